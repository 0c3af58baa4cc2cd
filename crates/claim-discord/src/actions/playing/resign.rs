//! Leaving a running match, or stopping one as a moderator, after a confirmation that says what will happen.

use claim_host::CommandError;
use claim_rules::record::LeaveReason;
use claim_screens::i18n::keys::{notices, offers};
use claim_screens::{Notice, ResignPress};
use claim_table::departure::{Agreement, Departure};
use claim_table::ids::MatchId;
use claim_table::{Command, Refusal, Table};

use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: ResignPress) -> Result<Reply, ReplyError> {
    match press {
        ResignPress::Ask(id) => {
            let table = ctx.table(id).await?;
            Ok(ask(ctx, &table).await?.in_place_of_menu(ctx.control()))
        }
        ResignPress::Resign(id) => confirm(ctx, id).await,
        ResignPress::CallOff(id) => call_off(ctx, id).await,
        ResignPress::Stop(id) => moderate(ctx, id, Command::Stop).await,
        ResignPress::CancelAsModerator(id) => cancel_table(ctx, id).await,
    }
}

/// Asks the user to confirm that they leave the match, or that they stop it as a moderator.
pub(crate) async fn ask(ctx: &Context<'_>, table: &Table) -> Result<Reply, ReplyError> {
    if table.has_ended() {
        return Err(notices::match_over().into());
    }
    ctx.check_not_hidden(table)?;
    let seat = match table.active_seat_of(ctx.user()) {
        Ok(seat) => seat,
        Err(_) if ctx.can_moderate(table) => {
            let question =
                claim_screens::stop_question(ctx.locale, table.id(), table.dealt().is_none());
            return Ok(Reply::ephemeral(question));
        }
        Err(_) if ctx.is_uninvolved_moderator(table) => {
            return Err(notices::stop_elsewhere(claim_screens::channel_mention(
                table.settings().channel,
            ))
            .into());
        }
        Err(refusal) => return Err(refusal.into()),
    };
    let departure = ctx.host.departures().departure(table, seat).await?;
    let info = ctx.host.screens().match_info(table, ctx.locale).await?;
    let mut agreements = vec![Agreement::Draw];
    // A user who can call the match off alone need not propose it.
    if !matches!(departure, Departure::CalledOff(_)) {
        agreements.push(Agreement::CallOff);
    }
    agreements.retain(|&it| table.check_offer(seat, it).is_ok());
    let question = claim_screens::resign_question(ctx.locale, &info, departure, &agreements);
    Ok(Reply::ephemeral(question))
}

/// Resigns; the notice takes the place of the question.
async fn confirm(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let command = Command::Resign(ctx.user());
    let table = ctx.command(id, command).await?;
    let done = if table.has_ended() {
        Notice::done(notices::resigned())
    } else {
        Notice::done(notices::resigned_to_bot())
    };
    Ok(ctx.notice(done).replacing())
}

/// Calls the match off; the notice takes the place of the question. If it would count as lost by now,
/// asks again.
async fn call_off(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    let user = ctx.user();
    let table = ctx.table(id).await?;
    let seat = table.active_seat_of(user)?;
    let departure = ctx.host.departures().departure(&table, seat).await?;
    if !table.has_ended() && !matches!(departure, Departure::CalledOff(_)) {
        let sentence = ctx.say(&notices::cannot_call_off());
        let question = ask(ctx, &table).await?;
        return Ok(question.replacing().with_sentence(sentence));
    }
    let reason = LeaveReason::Resigned;
    ctx.command(id, Command::CallOff { user, reason }).await?;
    let done = Notice::done(notices::called_off());
    Ok(ctx.notice(done).replacing())
}

/// Cancels an open table for a moderator. If the match has begun since the question, asks about that instead.
async fn cancel_table(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    match moderate(ctx, id, Command::CancelAsModerator).await {
        Err(ReplyError::Command(CommandError::Refused(Refusal::AlreadyStarted))) => {
            let table = ctx.table(id).await?;
            Ok(ask(ctx, &table).await?.replacing())
        }
        closed => closed,
    }
}

/// Executes a command of a moderator that ends a match or closes a table; the notice takes the place of the question.
async fn moderate(ctx: &Context<'_>, id: MatchId, command: Command) -> Result<Reply, ReplyError> {
    let table = ctx.table(id).await?;
    if !ctx.can_moderate(&table) {
        // A moderator may have joined since the question.
        let question = ask(ctx, &table).await?;
        return Ok(question.replacing());
    }
    let table = ctx.command(id, command).await?;
    let done = if table.dealt().is_some() {
        Notice::done(offers::match_stopped())
    } else {
        Notice::done(notices::table_cancelled())
    };
    Ok(ctx.notice(done).replacing())
}
