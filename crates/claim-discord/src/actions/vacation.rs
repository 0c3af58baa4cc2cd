//! The user's vacation: shown, taken and ended.

use crate::application::Application;
use crate::interactions::pending::PendingInteraction;
use crate::interactions::reply::{Reply, ReplyError};

/// Shows the user's vacation.
pub(crate) async fn show(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Reply, ReplyError> {
    let info = app.host.vacation(interaction.person.user).await?;
    Ok(Reply::in_place(claim_screens::vacation(
        interaction.locale,
        &info,
    )))
}

/// Starts a vacation of `days` days from today on; 0 ends it.
pub(crate) async fn take(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    days: u32,
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    let info = app.host.take_vacation(user, days).await?;
    Ok(Reply::in_place(claim_screens::vacation(
        interaction.locale,
        &info,
    )))
}
