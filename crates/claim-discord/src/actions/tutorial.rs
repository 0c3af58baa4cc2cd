//! Starting a tutorial, and starting it over.

use claim_host::TutorialRequest;
use claim_rules::GameKind;
use claim_screens::{Notice, Screen};
use claim_table::Table;
use claim_table::ids::MatchId;

use super::hand;
use crate::api::permissions;
use crate::application::Application;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Starts a tutorial of a game here, and shows its first screen. If one is running, asks what to do with it.
pub(crate) async fn start(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    kind: GameKind,
) -> Result<Reply, ReplyError> {
    let request = request(interaction, kind)?;
    let starting = app.tutorial_start.lock().await;
    if let Some(running) = app.host.tutorial_of(interaction.person.user).await? {
        return Ok(Reply::ephemeral(question(
            interaction,
            &running,
            request.kind,
        )));
    }
    let table = interaction.start_tutorial(app, request).await?;
    drop(starting);
    first_screen(app, interaction, table.id()).await
}

/// Ends a running tutorial and starts one of that game here. Its first screen replaces the question.
pub(crate) async fn restart(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    running: MatchId,
    kind: GameKind,
) -> Result<Reply, ReplyError> {
    let request = request(interaction, kind)?;
    let starting = app.tutorial_start.lock().await;
    // Another one may have begun since the question was asked, even by the same button.
    let other = app.host.tutorial_of(interaction.person.user).await?;
    if let Some(other) = other.filter(|it| it.id() != running) {
        return Ok(Reply::ephemeral(question(interaction, &other, kind)));
    }
    let table = interaction.restart_tutorial(app, running, request).await?;
    drop(starting);
    let reply = first_screen(app, interaction, table.id()).await?;
    Ok(reply.replacing())
}

/// Asks whether to end a running tutorial and start one of that game.
fn question(interaction: &PendingInteraction<'_>, running: &Table, kind: GameKind) -> Screen {
    claim_screens::tutorial_question(interaction.locale, running.id(), running.game(), kind)
}

/// The request for a tutorial of a game in the channel of an interaction.
fn request(
    interaction: &PendingInteraction<'_>,
    kind: GameKind,
) -> Result<TutorialRequest, Notice> {
    let place = interaction.place;
    let missing = match interaction.guild {
        Some(_) => permissions::missing(place),
        None => Vec::new(),
    };
    if !missing.is_empty() {
        return Err(Notice::MissingPermissions(missing));
    }
    // In direct messages, everything is for the person alone.
    let locale = match interaction.guild {
        Some(_) => &place.guild_locale,
        None => &interaction.person.locale,
    };
    Ok(TutorialRequest {
        kind,
        guild: interaction.guild,
        channel: interaction.channel,
        parent: place.parent,
        locale: locale.clone(),
    })
}

/// Shows the hand, which only the user sees, below the table's message in the channel, so that the user need not
/// open it.
async fn first_screen(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    // The presenter tries again if that fails.
    let _ = interaction.present_above(app, id).await;
    hand::show(app, interaction, id).await
}
