//! Takes back what the bot has left with Discord's application: its commands and its emoji.

use claim_host::DeliveryError;
use serde_json::json;

use crate::api::connection::Connection;
use crate::commands::definition::registering::{RegistrationError, register_once};
use crate::messages::artwork::emoji_upload::delete_all;

/// Why something could not be taken back.
#[derive(Debug, thiserror::Error)]
pub enum UnregisterError {
    /// The commands are still registered, and the emoji still there.
    #[error("could not remove the commands: {0}")]
    Commands(#[from] RegistrationError),
    /// The commands are removed, but not all emoji.
    #[error("the commands are removed, but not all emoji: {0}")]
    Emoji(#[from] DeliveryError),
}

/// Removes all commands of the application, apart from the entry point of its Activities, and the
/// emoji that the bot has uploaded. Returns how many emoji there were.
///
/// # Errors
///
/// If Discord refuses it. It can be repeated.
pub async fn unregister(connection: &Connection) -> Result<usize, UnregisterError> {
    let (rest, application) = (&*connection.rest, connection.identity.application);
    register_once(rest, application, &json!([])).await?;
    Ok(delete_all(rest, application).await?)
}
