//! The lobby of a table: joining, declining, leaving and starting.

use claim_host::CommandError;
use claim_screens::i18n::Message;
use claim_screens::i18n::keys::{blocks, notices};
use claim_screens::{LobbyPress, Notice};
use claim_table::desk::MessageKind;
use claim_table::ids::MatchId;
use claim_table::settings::MAX_BLOCKED;
use claim_table::time_control::TimeControl;
use claim_table::{Command, Refusal, Stage, Table};

use super::refused_seat::seat_notice;
use super::{bot_match, table_options};
use crate::interactions::context::Context;
use crate::interactions::reply::held_message::HeldMessage;
use crate::interactions::reply::{Delivery, Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: LobbyPress) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    match press {
        LobbyPress::Join(id, seen) => {
            // A list can offer a table before its public message is there.
            let is_announced = ctx.is_public_press()
                || ctx
                    .host
                    .tables()
                    .is_announced(&ctx.table(id).await?)
                    .await?;
            let entropy = if is_announced {
                ctx.entropy()
            } else {
                String::new()
            };
            let player = ctx.person.clone().into_player(entropy);
            let join = Command::Join(player, Some(seen));
            command(ctx, id, join, notices::joined_table()).await
        }
        LobbyPress::Decline(id) => {
            let decline = Command::Decline(user);
            command(ctx, id, decline, notices::invitation_declined()).await
        }
        LobbyPress::Leave(id) => {
            let leave = Command::Leave(user);
            command(ctx, id, leave, notices::left_table()).await
        }
        LobbyPress::Start(id) => {
            check_announced(ctx, &ctx.table(id).await?).await?;
            start(ctx, id).await
        }
        LobbyPress::PlayBots(id) => play_bots(ctx, id).await,
        LobbyPress::Block(id) => block_host(ctx, id).await,
    }
}

/// Gives the free seats to bots and starts the match, if the user is alone there. Those who do not sit at the table get
/// a match of their own, of the same game.
async fn play_bots(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    let table = ctx.table(id).await?;
    let level = ctx.host.lists().last_bot_level(user).await?;
    let is_seated = table.seating().seat_of(user).is_some();
    if matches!(table.stage(), Stage::Lobby) {
        if !is_seated {
            let setup = table.settings().setup.clone();
            return bot_match::start_or_offer(ctx, setup, level, TimeControl::Unlimited).await;
        }
        if table.seating().players().count() > 1 || table.awaited().next().is_some() {
            return Err(notices::outdated_button().into());
        }
    }
    check_announced(ctx, &table).await?;
    if !table.is_full() {
        ctx.command(id, Command::FillWithBots(user, level)).await?;
    }
    start(ctx, id).await
}

/// Blocks invitations by the host of a table for someone who is invited there.
async fn block_host(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let (user, table) = (ctx.user(), ctx.table(id).await?);
    let settings = table.settings();
    let is_invited = settings.invitations.iter().any(|it| it.user == user);
    let host = table.seating().seat_of(settings.host);
    let host = host.and_then(|seat| table.seating().player(seat));
    let host = host.filter(|host| is_invited && host.user != user);
    let host = host.ok_or_else(blocks::only_invited_block)?;
    let people = ctx.host.people();
    if !people.block(user, host.user, host.name.clone()).await? {
        return Err(blocks::too_many_blocked(MAX_BLOCKED).into());
    }
    let blocked = claim_screens::person_blocked(ctx.locale, host.user, &host.name);
    Ok(Reply::ephemeral(blocked))
}

async fn start(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let start = Command::Start {
        user: ctx.user(),
        entropy: Some(ctx.entropy()),
    };
    command(ctx, id, start, notices::match_started()).await
}

/// Refuses to start a match before its fingerprint is there: a copy of the table can be there earlier, but then the
/// press would prove nothing.
async fn check_announced(ctx: &Context<'_>, table: &Table) -> Result<(), ReplyError> {
    if ctx.is_public_press() || ctx.host.tables().is_announced(table).await? {
        return Ok(());
    }
    let channel = claim_screens::channel_mention(table.settings().channel);
    Err(notices::table_not_posted(channel).into())
}

/// Carries out a command of the lobby. If its button was on the table's public message, the reply
/// updates that message; otherwise it is the notice `done`.
async fn command(
    ctx: &Context<'_>,
    id: MatchId,
    command: Command,
    done: Message,
) -> Result<Reply, ReplyError> {
    let message = HeldMessage::new(ctx, id, MessageKind::Public).await;
    let is_start = matches!(command, Command::Start { .. });
    match ctx.command(id, command).await {
        Ok(table) if ctx.is_pressed_in_public(&table).await => {
            Ok(message.show(ctx, table).await?.reply(Delivery::Public))
        }
        // Joining may start it, too.
        Ok(table) if table.running().is_some() => {
            let reply = ctx.notice(Notice::done(notices::match_started()));
            // The private menu of the table has served its purpose; a list of tables has not.
            Ok(if is_start { reply.replacing() } else { reply })
        }
        Ok(_) => Ok(ctx.notice(Notice::done(done))),
        Err(CommandError::Refused(Refusal::NotSeated)) if is_start => {
            Err(notices::only_seated_start().into())
        }
        // The host looks for what to do while no one comes.
        Err(CommandError::Refused(Refusal::AlreadySeated)) => {
            let menu = table_options::show(ctx, id).await?;
            Ok(menu.with_sentence(ctx.say(&notices::already_seated())))
        }
        Err(CommandError::Refused(refusal)) => Ok(ctx.notice(seat_notice(ctx, id, refusal).await?)),
        Err(error) => Err(error.into()),
    }
}
