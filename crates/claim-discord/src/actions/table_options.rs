//! The private menu of a table whose match has not started: what its players and its host can change.

use claim_host::{CommandError, SetupChange};
use claim_screens::{Notice, OptionsPress, TableCall, TableOptions};
use claim_table::ids::{MatchId, UserId};
use claim_table::{Command, Invitation, Stage, Table};

use super::lobby::seat_notice;
use crate::application::Application;
use crate::commands::options::ResolvedUser;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press. `people` are those who were chosen with it.
pub(crate) async fn carry_out(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    press: OptionsPress,
    people: &[ResolvedUser],
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    let (id, command, done) = match press {
        OptionsPress::Show(id) => return show(app, interaction, id).await,
        OptionsPress::ShowGames(id) => return show_games(app, interaction, id).await,
        OptionsPress::ChangeGame(id, kind, players, variant) => {
            let change = SetupChange {
                kind,
                players,
                variant,
            };
            let changed = interaction.change_setup(app, id, change);
            return change_game(app, interaction, id, changed).await;
        }
        OptionsPress::ChangeTime(id, control) => {
            let command = Command::ChangeTimeControl(user, control);
            let changed = interaction.command(app, id, command);
            return change_game(app, interaction, id, changed).await;
        }
        OptionsPress::Invite(id) => return invite(app, interaction, id, people).await,
        OptionsPress::SwapSeats {
            table,
            seats,
            occupants,
        } => {
            let command = Command::SwapSeats {
                user,
                seats,
                occupants,
            };
            (table, command, Notice::SeatsChanged)
        }
        OptionsPress::Remove(id, removed) => {
            let command = Command::Remove {
                host: user,
                user: removed,
            };
            (id, command, Notice::PlayerRemoved)
        }
        OptionsPress::Withdraw(id, invited) => {
            let command = Command::Withdraw {
                host: user,
                user: invited,
            };
            (id, command, Notice::InvitationWithdrawn)
        }
        OptionsPress::HandOver(id, to) => {
            let command = Command::HandOver { host: user, to };
            (id, command, Notice::TableHandedOver)
        }
        OptionsPress::AddBot(id, level) => (id, Command::AddBot(user, level), Notice::BotJoined),
        OptionsPress::FillWithBots(id, level) => {
            (id, Command::FillWithBots(user, level), Notice::BotsJoined)
        }
        OptionsPress::RemoveBot(id) => (id, Command::RemoveBot(user), Notice::BotRemoved),
        OptionsPress::Cancel(id) => (id, Command::Cancel(user), Notice::TableCancelled),
    };
    change(app, interaction, id, command, &done).await
}

/// A user's invitation of another person, if they can be invited.
pub(crate) fn invitation(user: UserId, person: &ResolvedUser) -> Result<Invitation, Notice> {
    if person.id == user {
        return Err(Notice::OpponentIsYourself);
    }
    if person.is_bot {
        return Err(Notice::OpponentIsBot);
    }
    if !person.is_member {
        return Err(Notice::OpponentNotHere);
    }
    Ok(Invitation::open(person.id, person.name.clone()))
}

/// Invites people to the table, and calls them: the edit of the public message would not.
async fn invite(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    people: &[ResolvedUser],
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    if people.is_empty() {
        return Err(Notice::UnknownButton.into());
    }
    for person in people {
        if person.id == app.identity.user {
            return Err(Notice::OpponentIsThisBot.into());
        }
        invitation(user, person)?;
    }
    let before = app.host.table(id).await?;
    let is_new = |user| {
        let is_awaited = before.awaited().any(|it| it.user == user);
        !is_awaited && before.seating().seat_of(user).is_none()
    };
    let called: Vec<_> = people
        .iter()
        .map(|it| it.id)
        .filter(|&it| is_new(it))
        .collect();
    let people = people.iter().map(|it| (it.id, it.name.clone()));
    let command = Command::Invite {
        host: user,
        people: people.collect(),
    };
    let done = if called.is_empty() {
        Notice::AlreadyInvited
    } else {
        Notice::PeopleInvited
    };
    let reply = change(app, interaction, id, command, &done).await?;
    let table = app.host.table(id).await?;
    let are_invited = |user: &UserId| table.awaited().any(|it| it.user == *user);
    if !called.is_empty() && called.iter().all(are_invited) {
        let nonce = format!("inv-{}", interaction.entropy());
        app.host
            .call_to_table(id, TableCall::Invited, called, nonce);
    }
    Ok(reply)
}

/// Shows the user what they can change at the table.
async fn show(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let table = app.host.table(id).await?;
    let has_seat = table.seating().seat_of(interaction.person.user).is_some();
    if !has_seat && matches!(table.stage(), Stage::Lobby) && interaction.can_moderate(&table) {
        let question = claim_screens::stop_question(interaction.locale, id, true);
        return Ok(Reply::ephemeral(question));
    }
    let options = options_of(app, interaction, id).await?;
    let screen = claim_screens::table_options(interaction.locale, &options);
    Ok(Reply::in_place(screen))
}

/// Shows the host which game and options can be chosen instead.
async fn show_games(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let options = options_of(app, interaction, id).await?;
    if !options.is_host {
        return Err(Notice::HostOnly.into());
    }
    if !options.can_change_game {
        return Err(Notice::OthersJoined.into());
    }
    let screen = claim_screens::game_options(interaction.locale, &options);
    Ok(Reply::in_place(screen))
}

/// Changes the game or the time, and shows the choices again.
async fn change_game(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    change: impl Future<Output = Result<Table, CommandError>>,
) -> Result<Reply, ReplyError> {
    match change.await {
        Ok(_) => show_games(app, interaction, id).await,
        Err(CommandError::Refused(refusal)) => {
            Ok(interaction.notice(&seat_notice(app, interaction, id, refusal).await?))
        }
        Err(error) => Err(error.into()),
    }
}

/// Carries out a command of the private menu, which shows the table as it is afterwards below the
/// notice `done`.
async fn change(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    command: Command,
    done: &Notice,
) -> Result<Reply, ReplyError> {
    match interaction.command(app, id, command).await {
        Ok(table) if matches!(table.stage(), Stage::Lobby) => {
            let sentence = claim_screens::notice_text(interaction.locale, done);
            let menu = show(app, interaction, id).await?;
            Ok(menu.with_sentence(sentence))
        }
        Ok(_) => Ok(Reply::in_place(claim_screens::notice(
            interaction.locale,
            done,
        ))),
        Err(CommandError::Refused(refusal)) => {
            Ok(interaction.notice(&seat_notice(app, interaction, id, refusal).await?))
        }
        Err(error) => Err(error.into()),
    }
}

async fn options_of(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<TableOptions, ReplyError> {
    let table = app.host.table(id).await?;
    let (user, locale) = (interaction.person.user, interaction.locale);
    Ok(app.host.table_options(&table, user, locale).await?)
}
