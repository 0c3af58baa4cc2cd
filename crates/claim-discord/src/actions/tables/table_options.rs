//! The private menu of a table whose match has not started: what its players and its host can change.

use claim_host::{CommandError, SetupChange};
use claim_screens::i18n::Message;
use claim_screens::i18n::keys::notices;
use claim_screens::{Notice, OptionsPress, Start, TableCall, TableOptions};
use claim_table::ids::{MatchId, UserId};
use claim_table::{Command, Invitation, Stage, Table};

use super::refused_seat::seat_notice;
use crate::commands::definition::options::ResolvedUser;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: OptionsPress) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    let (id, command, done) = match press {
        OptionsPress::Show(id) => return show(ctx, id).await,
        OptionsPress::ShowGames(id) => return show_games(ctx, id).await,
        OptionsPress::ChangeGame(id, kind, players, variant) => {
            let change = SetupChange {
                kind,
                players,
                variant,
            };
            let changed = ctx.change_setup(id, change);
            return change_game(ctx, id, changed).await;
        }
        OptionsPress::ChangeTime(id, control) => {
            let command = Command::ChangeTimeControl(user, control);
            let changed = ctx.command(id, command);
            return change_game(ctx, id, changed).await;
        }
        OptionsPress::Invite(id) => return invite(ctx, id).await,
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
            (table, command, notices::seats_changed())
        }
        OptionsPress::Remove(id, removed) => {
            let command = Command::Remove {
                host: user,
                user: removed,
            };
            (id, command, notices::player_removed())
        }
        OptionsPress::Withdraw(id, invited) => {
            let command = Command::Withdraw {
                host: user,
                user: invited,
            };
            (id, command, notices::invitation_withdrawn())
        }
        OptionsPress::HandOver(id, to) => {
            let command = Command::HandOver { host: user, to };
            (id, command, notices::table_handed_over())
        }
        OptionsPress::AddBot(id, level) => {
            return add_bots(ctx, id, Command::AddBot(user, level)).await;
        }
        OptionsPress::FillWithBots(id, level) => {
            return add_bots(ctx, id, Command::FillWithBots(user, level)).await;
        }
        OptionsPress::RemoveBot(id) => (id, Command::RemoveBot(user), notices::bot_removed()),
        OptionsPress::Cancel(id) => {
            let done = Notice::done(notices::table_cancelled()).with_starts(&[Start::OpenTable]);
            return change(ctx, id, Command::Cancel(user), |_| done).await;
        }
    };
    change(ctx, id, command, |_| Notice::done(done)).await
}

/// Adds bots, and names those that joined.
async fn add_bots(ctx: &Context<'_>, id: MatchId, command: Command) -> Result<Reply, ReplyError> {
    let names = |table: &Table| -> Vec<_> { table.seating().characters().collect() };
    let before = names(&ctx.table(id).await?);
    let joined = |table: &Table| {
        let mut joined = names(table);
        joined.retain(|bot| before.iter().all(|it| it.name != bot.name));
        let names = claim_screens::bot_list(ctx.locale, &joined);
        Notice::done(notices::bots_joined(names))
    };
    change(ctx, id, command, joined).await
}

/// A user's invitation of another person, if they can be invited.
pub(crate) fn invitation(user: UserId, person: &ResolvedUser) -> Result<Invitation, Message> {
    if person.id == user {
        return Err(notices::opponent_is_yourself());
    }
    if person.is_bot {
        return Err(notices::opponent_is_bot());
    }
    if !person.is_member {
        return Err(notices::opponent_not_here());
    }
    Ok(Invitation::open(person.id, person.name.clone()))
}

/// Invites people to the table, and calls them: the edit of the public message would not.
async fn invite(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let (user, people) = (ctx.user(), ctx.people());
    if people.is_empty() {
        return Err(notices::unknown_button().into());
    }
    let mut invitations = Vec::new();
    for person in people {
        if person.id == ctx.app.identity.user {
            return Err(notices::opponent_is_this_bot().into());
        }
        invitations.push(invitation(user, person)?);
    }
    ctx.host
        .people()
        .check_invitations(user, &invitations)
        .await?;
    let before = ctx.table(id).await?;
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
        notices::already_invited().into()
    } else {
        Notice::done(notices::people_invited())
    };
    let reply = change(ctx, id, command, |_| done).await?;
    let table = ctx.table(id).await?;
    let are_invited = |user: &UserId| table.awaited().any(|it| it.user == *user);
    if !called.is_empty() && called.iter().all(are_invited) {
        let nonce = format!("inv-{}", ctx.entropy());
        ctx.host
            .calls()
            .call_to_table(id, TableCall::Invited, called, nonce);
    }
    Ok(reply)
}

/// Shows the user what they can change at the table.
pub(crate) async fn show(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let table = ctx.table(id).await?;
    let has_seat = table.seating().seat_of(ctx.user()).is_some();
    if !has_seat && matches!(table.stage(), Stage::Lobby) && ctx.can_moderate(&table) {
        let question = claim_screens::stop_question(ctx.locale, id, true);
        return Ok(Reply::ephemeral(question));
    }
    let options = options_of(ctx, id).await?;
    let screen = claim_screens::table_options(ctx.locale, &options);
    Ok(Reply::in_place(screen))
}

/// Shows the host which game and options can be chosen instead.
async fn show_games(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let options = options_of(ctx, id).await?;
    if !options.is_host {
        return Err(notices::host_only().into());
    }
    if !options.can_change_game {
        return Err(notices::others_joined().into());
    }
    let screen = claim_screens::game_options(ctx.locale, &options);
    Ok(Reply::in_place(screen))
}

/// Changes the game or the time, and shows the choices again.
async fn change_game(
    ctx: &Context<'_>,
    id: MatchId,
    change: impl Future<Output = Result<Table, CommandError>>,
) -> Result<Reply, ReplyError> {
    match change.await {
        Ok(_) => show_games(ctx, id).await,
        Err(CommandError::Refused(refusal)) => Ok(ctx.notice(seat_notice(ctx, id, refusal).await?)),
        Err(error) => Err(error.into()),
    }
}

/// Carries out a command of the private menu, which shows the table as it is afterwards below the
/// notice `done`.
async fn change(
    ctx: &Context<'_>,
    id: MatchId,
    command: Command,
    done: impl FnOnce(&Table) -> Notice + Send,
) -> Result<Reply, ReplyError> {
    match ctx.command(id, command).await {
        Ok(table) if matches!(table.stage(), Stage::Lobby) => {
            let sentence = ctx.say(done(&table).message());
            let menu = show(ctx, id).await?;
            Ok(menu.with_sentence(sentence))
        }
        Ok(table) => Ok(ctx.notice(done(&table)).replacing()),
        Err(CommandError::Refused(refusal)) => Ok(ctx.notice(seat_notice(ctx, id, refusal).await?)),
        Err(error) => Err(error.into()),
    }
}

async fn options_of(ctx: &Context<'_>, id: MatchId) -> Result<TableOptions, ReplyError> {
    let table = ctx.table(id).await?;
    let (user, locale) = (ctx.user(), ctx.locale);
    Ok(ctx
        .host
        .tables()
        .table_options(&table, user, locale)
        .await?)
}
