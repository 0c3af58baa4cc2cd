//! `/claim settings`: shows the user's settings, with a button for each.

use super::respond::respond;
use crate::discord::settings;
use crate::discord::state::{Context, Error};

#[poise::command(slash_command, rename = "settings")]
pub(super) async fn settings_command(context: Context<'_>) -> Result<(), Error> {
    respond(context, async |app, interaction| {
        settings::show(app, interaction).await
    })
    .await
}
