//! Starting a tutorial, and starting it over.

use claim_rules::GameKind;

use super::application::Application;
use super::hand;
use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use crate::host::TutorialRequest;
use crate::ids::MatchId;
use crate::ui;

/// Starts a tutorial and shows its first screen. If one is running, asks what to do with it.
pub(super) async fn start(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    request: TutorialRequest,
) -> Result<Reply, ReplyError> {
    let (locale, person) = (interaction.locale, interaction.person.clone());
    let starting = app.tutorial_start.lock().await;
    if let Some(running) = app.host.tutorial_of(person.user).await? {
        let (id, game) = (running.id(), running.game());
        let question = ui::tutorial_question(locale, id, game, request.kind);
        return Ok(Reply::ephemeral(question));
    }
    let table = app.host.start_tutorial(request, person).await?;
    drop(starting);
    first_screen(app, interaction, table.id()).await
}

/// Ends a running tutorial and starts one of that game, whose first screen replaces the question.
pub(super) async fn restart(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    running: MatchId,
    kind: GameKind,
) -> Result<Reply, ReplyError> {
    let person = interaction.person.clone();
    let starting = app.tutorial_start.lock().await;
    interaction.present_later(running);
    let table = app.host.restart_tutorial(running, kind, person).await?;
    drop(starting);
    let reply = first_screen(app, interaction, table.id()).await?;
    Ok(reply.replacing())
}

/// The hand, which only the person sees, below the table in the channel: there is nothing else to open
/// or press.
async fn first_screen(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    interaction.present_later(id);
    app.host.present_table(id).await;
    hand::show(app, interaction, id).await
}
