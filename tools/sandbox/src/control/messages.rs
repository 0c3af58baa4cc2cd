//! Sending messages as a user.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use serde::Deserialize;

use super::request::{ControlResult, bad_request, find_human, parse, record_restored_channel};
use crate::limits::{MAX_CONTENT_LENGTH, length};
use crate::server::Shared;
use crate::world::message::Message;

/// A message to send.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MessageRequest {
    channel: String,
    content: String,
}

/// `POST /control/users/{user}/message`
pub(super) async fn send(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> ControlResult {
    let request: MessageRequest = parse(&body)?;
    let content = request.content.trim();
    if content.is_empty() || length(content) > MAX_CONTENT_LENGTH {
        return Err(bad_request(format!(
            "A message has 1 to {MAX_CONTENT_LENGTH} characters."
        )));
    }
    server.update(|world| {
        let user = find_human(world, &name)?;
        let channel = record_restored_channel(world, user, &request.channel)?;
        let mut message = Message::new(world.ids.next(), channel, user);
        content.clone_into(&mut message.content);
        world.post(&message);
        Ok(Json(world.message_for_user(&message)))
    })
}
