//! Resigning, after a confirmation.

use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use super::state::AppState;
use crate::ids::MatchId;
use crate::table::{Command, Table};
use crate::ui::{self, Notice};

/// Asks the user to confirm that they resign.
pub(super) async fn ask(
    app: &AppState,
    interaction: &PendingInteraction<'_>,
    table: &Table,
) -> Result<Reply, ReplyError> {
    if table.seating().seat_of(interaction.person.user).is_none() {
        return Err(Notice::NotInMatch.into());
    }
    if table.is_over() {
        return Err(Notice::MatchOver.into());
    }
    let info = app.host.match_info(table, interaction.locale).await?;
    let question = ui::resign_question(interaction.locale, &info);
    Ok(Reply::ephemeral(question))
}

/// Resigns; the notice takes the place of the question.
pub(super) async fn confirm(
    app: &AppState,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let command = Command::Resign(interaction.person.user);
    interaction.command(app, id, command).await?;
    let notice = ui::notice(interaction.locale, &Notice::Resigned);
    Ok(Reply::in_place(notice))
}
