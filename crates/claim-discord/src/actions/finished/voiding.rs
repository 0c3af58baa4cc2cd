//! Voiding a finished match of the server, for those who may manage it, after a confirmation.

use claim_screens::i18n::keys::voiding;
use claim_screens::{Notice, Select, VoidPress};
use claim_table::ids::MatchId;
use claim_table::{Refusal, Table};

use crate::actions::personal::settings::managed_guild;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Carries out a press.
pub(crate) async fn carry_out(ctx: &Context<'_>, press: VoidPress) -> Result<Reply, ReplyError> {
    match press {
        VoidPress::Choose => choose(ctx).await,
        VoidPress::Ask(id) => {
            let table = ctx.table(id).await?;
            Ok(ask(ctx, &table).await?.in_place_of_menu(ctx.control()))
        }
        VoidPress::Void(id) => void(ctx, id).await,
    }
}

/// Asks which of the server's last finished matches is meant.
async fn choose(ctx: &Context<'_>) -> Result<Reply, ReplyError> {
    let guild = managed_guild(ctx)?;
    let limit = u32::try_from(Select::MAX_CHOICES).unwrap_or(u32::MAX);
    let lists = ctx.host.lists();
    let finished = lists.finished_matches_in(guild, ctx.locale, limit).await?;
    Ok(Reply::in_place(claim_screens::which_to_void(
        ctx.locale, &finished,
    )))
}

/// Asks the user to confirm that they void the match.
pub(crate) async fn ask(ctx: &Context<'_>, table: &Table) -> Result<Reply, ReplyError> {
    check_managed(ctx, table)?;
    if table.voided_at().is_some() {
        return Err(Refusal::AlreadyVoided.into());
    }
    let question = ctx.host.screens().void_question(table, ctx.locale).await?;
    Ok(Reply::ephemeral(question))
}

/// Voids the match; the notice takes the place of the question.
async fn void(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    check_managed(ctx, &ctx.table(id).await?)?;
    ctx.host.void_match(id).await?;
    Ok(ctx.notice(Notice::done(voiding::void_done())).replacing())
}

/// Refuses a user who may not manage the server, and a match of another server.
fn check_managed(ctx: &Context<'_>, table: &Table) -> Result<(), ReplyError> {
    if Some(managed_guild(ctx)?) == table.settings().guild {
        Ok(())
    } else {
        Err(voiding::void_elsewhere().into())
    }
}
