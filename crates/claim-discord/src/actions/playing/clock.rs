//! The clock of a match, shown privately: players can pause and resume it, and give an opponent more time.

use claim_host::CommandError;
use claim_rules::cards::Seat;
use claim_screens::i18n::keys::notices;
use claim_screens::{ClockPress, Screen};
use claim_table::ids::MatchId;
use claim_table::{Command, Refusal, Table};

use super::watch;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: ClockPress) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    let (id, change) = match press {
        ClockPress::Show(id) => return show(ctx, id).await,
        ClockPress::Continue(id) => return continue_match(ctx, id).await,
        ClockPress::GiveTime(id, to) => (id, Command::GiveTime(user, to)),
        ClockPress::AskPause(id) => (id, Command::AskPause(user)),
        ClockPress::AgreeToPause(id) => (id, Command::AgreeToPause(user)),
        ClockPress::DeclinePause(id) => (id, Command::DeclinePause(user)),
        ClockPress::WithdrawPause(id) => (id, Command::WithdrawPause(user)),
        ClockPress::Resume(id) => (id, Command::Resume(user)),
    };
    command(ctx, id, change).await
}

/// Shows the clock.
async fn show(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let table = ctx.table(id).await?;
    watch::check_place(ctx, &table)?;
    Ok(Reply::ephemeral(screen(ctx, &table).await?))
}

/// Executes a command and shows the clock after it, in place.
async fn command(ctx: &Context<'_>, id: MatchId, command: Command) -> Result<Reply, ReplyError> {
    match ctx.command(id, command).await {
        Ok(table) => Ok(Reply::in_place(screen(ctx, &table).await?)),
        Err(error) => outdated(ctx, id, error, Reply::in_place).await,
    }
}

/// Continues a match on hold, and shows its clock.
async fn continue_match(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let command = Command::Continue(ctx.user());
    match ctx.command(id, command).await {
        Ok(table) => Ok(Reply::ephemeral(screen(ctx, &table).await?)),
        Err(error) => outdated(ctx, id, error, Reply::ephemeral).await,
    }
}

/// Shows the clock as it is now if a button was out of date.
async fn outdated(
    ctx: &Context<'_>,
    id: MatchId,
    error: CommandError,
    reply: fn(Screen) -> Reply,
) -> Result<Reply, ReplyError> {
    let CommandError::Refused(Refusal::Stale | Refusal::NotOnHold) = error else {
        return Err(error.into());
    };
    let table = ctx.table(id).await?;
    let sentence = ctx.say(&notices::outdated_button_of_match());
    let clock = screen(ctx, &table).await?;
    Ok(reply(clock).with_sentence(sentence))
}

async fn screen(ctx: &Context<'_>, table: &Table) -> Result<Screen, ReplyError> {
    let info = ctx.host.screens().match_info(table, ctx.locale).await?;
    let seats = Seat::of(table.settings().setup.players());
    let running = table.deadline().and(table.to_act());
    let state = claim_screens::ClockState {
        time_control: table.settings().time_control,
        reserves: seats.filter_map(|seat| table.reserve(seat)).collect(),
        gift: running.zip(table.gift()),
        is_running: !table.is_over(),
    };
    let reader = table.active_seat_of(ctx.user()).ok();
    Ok(claim_screens::clock(ctx.locale, &info, &state, reader))
}
