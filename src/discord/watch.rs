//! Watching a match: its table as everybody sees it, never a hand.

use super::application::Application;
use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use crate::ids::MatchId;
use crate::table::Table;
use crate::ui::{self, Notice, Press};

/// Shows a match as it is now, to its players and to those in its server.
pub(super) async fn show(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    id: MatchId,
) -> Result<Reply, ReplyError> {
    let table = app.host.table(id).await?;
    show_table(app, interaction, &table).await
}

/// The same for a table that has been found already.
pub(super) async fn show_table(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    table: &Table,
) -> Result<Reply, ReplyError> {
    let is_seated = table.seating().seat_of(interaction.person.user).is_some();
    let guild = table.settings().guild;
    if !is_seated && (guild.is_none() || guild != interaction.guild) {
        return Err(Notice::MatchNotFound.into());
    }
    let locale = interaction.locale;
    let screen = app.host.public_screen(table, locale).await?;
    let watch = Press::Table(table.id());
    Ok(Reply::in_place(if is_seated || table.dealt().is_none() {
        screen
    } else {
        ui::watched(locale, screen, watch)
    }))
}
