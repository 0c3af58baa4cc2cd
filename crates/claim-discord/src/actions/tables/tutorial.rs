//! Starting a tutorial, and starting it over.

use claim_host::TutorialRequest;
use claim_rules::GameKind;
use claim_screens::Screen;
use claim_screens::i18n::Message;
use claim_screens::i18n::keys::notices;
use claim_table::Table;
use claim_table::ids::MatchId;

use crate::actions::playing::hand;
use crate::api::permissions;
use crate::interactions::context::Context;
use crate::interactions::reply::{Reply, ReplyError};

/// Starts a tutorial of a game here, and shows its first screen. If one is running, asks what to do with it.
pub(crate) async fn start(ctx: &Context<'_>, kind: GameKind) -> Result<Reply, ReplyError> {
    let request = request(ctx, kind)?;
    let starting = ctx.app.tutorial_start.lock().await;
    if let Some(running) = ctx.host.tables().tutorial_of(ctx.user()).await? {
        return Ok(Reply::ephemeral(question(ctx, &running, request.kind)));
    }
    let table = ctx.start_tutorial(request).await?;
    drop(starting);
    first_screen(ctx, table.id()).await
}

/// Ends a running tutorial and starts one of that game here. Its first screen replaces the question.
pub(crate) async fn restart(
    ctx: &Context<'_>,
    running: MatchId,
    kind: GameKind,
) -> Result<Reply, ReplyError> {
    let request = request(ctx, kind)?;
    let starting = ctx.app.tutorial_start.lock().await;
    // Another one may have begun since the question was asked, even by the same button.
    let other = ctx.host.tables().tutorial_of(ctx.user()).await?;
    if let Some(other) = other.filter(|it| it.id() != running) {
        return Ok(Reply::ephemeral(question(ctx, &other, kind)));
    }
    let table = ctx.restart_tutorial(running, request).await?;
    drop(starting);
    let reply = first_screen(ctx, table.id()).await?;
    Ok(reply.replacing())
}

/// Asks whether to end a running tutorial and start one of that game.
fn question(ctx: &Context<'_>, running: &Table, kind: GameKind) -> Screen {
    claim_screens::tutorial_question(ctx.locale, running.id(), running.game(), kind)
}

/// The request for a tutorial of a game in the channel of an interaction.
fn request(ctx: &Context<'_>, kind: GameKind) -> Result<TutorialRequest, Message> {
    let place = ctx.place;
    let missing = match ctx.guild {
        Some(_) => permissions::missing(place),
        None => Vec::new(),
    };
    if !missing.is_empty() {
        return Err(notices::missing_permissions(
            claim_screens::permission_list(ctx.locale, &missing),
        ));
    }
    // In direct messages, everything is for the person alone.
    let locale = match ctx.guild {
        Some(_) => &place.guild_locale,
        None => &ctx.person.locale,
    };
    Ok(TutorialRequest {
        kind,
        guild: ctx.guild,
        channel: ctx.channel,
        parent: place.parent,
        locale: locale.clone(),
    })
}

/// Shows the hand, which only the user sees, below the table's message in the channel, so that the user need not
/// open it.
async fn first_screen(ctx: &Context<'_>, id: MatchId) -> Result<Reply, ReplyError> {
    // The presenter tries again if that fails.
    let _ = ctx.present_above(id).await;
    hand::show(ctx, id).await
}
