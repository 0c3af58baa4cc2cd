//! What a message has to show, so that a simulation can compare it with what it shows.

use claim_screens::Screen;
use serde_json::Value;

use super::message;
use crate::application::Application;

impl Application {
    /// A screen as the JSON of a request that edits the whole of a message.
    pub async fn message_of(&self, screen: &Screen) -> Value {
        let drawn = self.artwork.draw(screen).await;
        message::edit(&drawn, &[]).body
    }
}
