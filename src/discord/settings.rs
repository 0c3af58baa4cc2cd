//! A person's settings: shown, and switched on or off.

use super::application::Application;
use super::interaction::PendingInteraction;
use super::reply::{Reply, ReplyError};
use crate::settings::Setting;
use crate::ui;

/// Shows the user's settings.
pub(super) async fn show(
    app: &Application,
    interaction: &PendingInteraction<'_>,
) -> Result<Reply, ReplyError> {
    let settings = app.host.personal_settings(interaction.person.user).await?;
    Ok(Reply::in_place(ui::settings(interaction.locale, settings)))
}

/// Switches a setting of the user.
pub(super) async fn change(
    app: &Application,
    interaction: &PendingInteraction<'_>,
    setting: Setting,
    on: bool,
) -> Result<Reply, ReplyError> {
    let user = interaction.person.user;
    let settings = app.host.change_setting(user, setting, on).await?;
    Ok(Reply::in_place(ui::settings(interaction.locale, settings)))
}
