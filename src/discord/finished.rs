//! What a finished match offers: a rematch, its replay and its record.

use super::application::Application;
use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use crate::ids::MatchId;
use crate::ui::{self, MatchInfo, Notice};

/// Opens a table for a rematch, or joins the one that another player has opened.
pub(super) async fn rematch(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let person = interaction.person.clone();
    let table = app.host.rematch(id, person, interaction.entropy()).await?;
    interaction.present_later(table.id());
    let done = if table.settings().host == interaction.person.user {
        Notice::RematchOpened
    } else {
        Notice::JoinedTable
    };
    Ok(interaction.notice(&done))
}

/// Shows the match after that many actions.
pub(super) async fn replay(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
    actions: u32,
) -> Result<Reply, ReplyError> {
    let locale = interaction.locale;
    let position = app.host.replay_position(id, actions).await?;
    let info = MatchInfo {
        left: position.left,
        ..app.host.match_info(&position.table, locale).await?
    };
    let screen = ui::replay(
        locale,
        &info,
        &position.view,
        position.actions,
        position.total_actions,
    );
    Ok(Reply::in_place(screen))
}

/// Sends the record as a file.
pub(super) async fn record(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let (table, text) = app.host.record(id).await?;
    let info = app.host.match_info(&table, interaction.locale).await?;
    let screen = ui::record_file(interaction.locale, &info, text.to_string());
    Ok(Reply::ephemeral(screen))
}
