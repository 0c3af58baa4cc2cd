//! The lobby of a table: joining, declining, leaving, starting, and the private menu for the rest.

use super::application::Application;
use super::held_message::HeldMessage;
use super::interaction::PendingInteraction;
use super::options::ResolvedUser;
use super::refusal::notice_for;
use super::reply::{Delivery, Reply, ReplyError};
use crate::host::{CommandError, SetupChange};
use crate::ids::{MatchId, UserId};
use crate::store::MessageKind;
use crate::table::{Command, Invitation, Refusal, Stage, Table};
use crate::ui::{self, Notice, Press, TableCall, TableOptions};

/// Carries out a command of the lobby. If its button was on the table's public message, the reply
/// updates that message; otherwise it is the notice `done`.
pub(super) async fn command(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    command: Command,
    done: Notice,
) -> Result<Reply, ReplyError> {
    let message = HeldMessage::new(app, id, MessageKind::Public).await;
    let is_start = matches!(command, Command::Start { .. });
    match interaction.command(app, id, command).await {
        Ok(table)
            if app
                .host
                .is_public_message(&table, interaction.source_message())
                .await =>
        {
            Ok(message.show(app, table).await?.reply(Delivery::Public))
        }
        // Joining may start it, too.
        Ok(table) if table.running().is_some() => Ok(interaction.notice(&Notice::MatchStarted)),
        Ok(_) => Ok(interaction.notice(&done)),
        Err(CommandError::Refused(Refusal::NotSeated)) if is_start => {
            Err(Notice::OnlySeatedStart.into())
        }
        Err(CommandError::Refused(refusal)) => {
            Ok(interaction.notice(&seat_notice(app, interaction, id, refusal).await?))
        }
        Err(error) => Err(error.into()),
    }
}

/// Carries out what changes a table before its match, apart from joining, leaving and starting.
pub(super) async fn option(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    press: Press,
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    match press {
        Press::Decline(id) => {
            let decline = Command::Decline(user);
            command(app, interaction, id, decline, Notice::InvitationDeclined).await
        }
        Press::TableOptions(id) => show_options(app, interaction, id).await,
        Press::GameOptions(id) => show_games(app, interaction, id).await,
        Press::ChangeGame(id, kind, players, variant) => {
            let change = SetupChange {
                kind,
                players,
                variant,
            };
            let changed = interaction.change_setup(app, id, change);
            change_game(app, interaction, id, changed).await
        }
        Press::ChangeTime(id, control) => {
            let command = Command::ChangeTimeControl(user, control);
            change_game(app, interaction, id, interaction.command(app, id, command)).await
        }
        Press::SwapSeats {
            table,
            seats,
            occupants,
        } => {
            let command = Command::SwapSeats {
                user,
                seats,
                occupants,
            };
            change(app, interaction, table, command, &Notice::SeatsChanged).await
        }
        Press::Remove(id, other) => {
            let command = Command::Remove {
                host: user,
                user: other,
            };
            change(app, interaction, id, command, &Notice::PlayerRemoved).await
        }
        Press::Withdraw(id, other) => {
            let command = Command::Withdraw {
                host: user,
                user: other,
            };
            change(app, interaction, id, command, &Notice::InvitationWithdrawn).await
        }
        Press::HandOver(id, to) => {
            let command = Command::HandOver { host: user, to };
            change(app, interaction, id, command, &Notice::TableHandedOver).await
        }
        Press::AddBot(id, level) => {
            let command = Command::AddBot(user, level);
            change(app, interaction, id, command, &Notice::BotJoined).await
        }
        Press::FillWithBots(id, level) => {
            let command = Command::FillWithBots(user, level);
            change(app, interaction, id, command, &Notice::BotsJoined).await
        }
        Press::RemoveBot(id) => {
            let command = Command::RemoveBot(user);
            change(app, interaction, id, command, &Notice::BotRemoved).await
        }
        Press::Cancel(id) => {
            let command = Command::Cancel(user);
            change(app, interaction, id, command, &Notice::TableCancelled).await
        }
        _ => Err(Notice::UnknownButton.into()),
    }
}

/// A user's invitation of another person, if they can be invited.
pub(super) fn invitation(user: UserId, person: &ResolvedUser) -> Result<Invitation, Notice> {
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
pub(super) async fn invite(
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
async fn show_options(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let table = app.host.table(id).await?;
    let has_seat = table.seating().seat_of(interaction.person.user).is_some();
    if !has_seat && matches!(table.stage(), Stage::Lobby) && interaction.can_moderate(&table) {
        let question = ui::stop_question(interaction.locale, id, true);
        return Ok(Reply::ephemeral(question));
    }
    let options = options_of(app, interaction, id).await?;
    let screen = ui::table_options(interaction.locale, &options);
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
    let screen = ui::game_options(interaction.locale, &options);
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
            let sentence = ui::notice_text(interaction.locale, done);
            let menu = show_options(app, interaction, id).await?;
            Ok(menu.with_sentence(sentence))
        }
        Ok(_) => Ok(Reply::in_place(ui::notice(interaction.locale, done))),
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

/// The notice for a refused seat: says for whom the free ones are reserved.
async fn seat_notice(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    refusal: Refusal,
) -> Result<Notice, ReplyError> {
    if refusal != Refusal::NotInvited {
        return Ok(notice_for(refusal));
    }
    let table = app.host.table(id).await?;
    let (user, locale) = (interaction.person.user, interaction.locale);
    let tables = [table];
    let listed = app.host.list_tables(&tables, user, locale).await?;
    let reserved = listed.into_iter().flat_map(|it| it.lobby.reserved);
    let names: Vec<_> = reserved.map(|(_, player)| player.name).collect();
    // Meanwhile they may have joined.
    let is_seated = tables[0].seating().seat_of(user).is_some();
    Ok(if names.is_empty() {
        Notice::TableFull
    } else if is_seated {
        Notice::SeatsReserved(names)
    } else {
        Notice::InvitedOther(names)
    })
}
