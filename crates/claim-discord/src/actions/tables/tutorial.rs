//! Starting a tutorial, and starting it over. Its only message is the hand, which the reply shows.

use claim_host::TutorialRequest;
use claim_rules::GameKind;
use claim_screens::Screen;
use claim_table::Table;
use claim_table::ids::MatchId;

use crate::actions::playing::hand;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Starts a tutorial of a game here, and shows its first screen. If one is running, asks what to do with it.
pub(crate) async fn start(ctx: &Context<'_>, kind: GameKind) -> Result<Reply, ReplyError> {
    let request = request(ctx, kind);
    let starting = ctx.app.tutorial_start.lock().await;
    if let Some(running) = ctx.host.tables().tutorial_of(ctx.user()).await? {
        return Ok(Reply::ephemeral(question(ctx, &running, kind)));
    }
    let table = ctx.start_tutorial(request).await?;
    drop(starting);
    hand::show(ctx, table.id()).await
}

/// Ends a running tutorial and starts one of that game here. Its first screen replaces the question.
pub(crate) async fn restart(
    ctx: &Context<'_>,
    running: MatchId,
    kind: GameKind,
) -> Result<Reply, ReplyError> {
    let request = request(ctx, kind);
    let starting = ctx.app.tutorial_start.lock().await;
    // Another one may have begun since the question was asked, even by the same button.
    let other = ctx.host.tables().tutorial_of(ctx.user()).await?;
    if let Some(other) = other.filter(|it| it.id() != running) {
        return Ok(Reply::ephemeral(question(ctx, &other, kind)));
    }
    let table = ctx.restart_tutorial(running, request).await?;
    drop(starting);
    let reply = hand::show(ctx, table.id()).await?;
    Ok(reply.replacing())
}

/// Asks whether to end a running tutorial and start one of that game.
fn question(ctx: &Context<'_>, running: &Table, kind: GameKind) -> Screen {
    claim_screens::tutorial_question(ctx.locale, running.id(), running.game(), kind)
}

/// The request for a tutorial of a game.
fn request(ctx: &Context<'_>, kind: GameKind) -> TutorialRequest {
    TutorialRequest {
        kind,
        channel: ctx.channel,
        locale: ctx.person.locale.clone(),
    }
}
