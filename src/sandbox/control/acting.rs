//! Writing messages as a person.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use serde::Deserialize;

use super::{Reply, bad, channel, human, parse};
use crate::sandbox::limits::{CONTENT, length};
use crate::sandbox::server::Shared;
use crate::sandbox::world::message::Message;

/// What to write, and where.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Writing {
    channel: String,
    content: String,
}

/// `POST /control/users/{user}/message`
pub(super) async fn message(
    State(server): State<Shared>,
    Path(name): Path<String>,
    body: Bytes,
) -> Reply {
    let writing: Writing = parse(&body)?;
    let content = writing.content.trim();
    if content.is_empty() || length(content) > CONTENT {
        return Err(bad("A message has 1 to 2000 characters."));
    }
    server.act(|world| {
        let person = human(world, &name)?;
        let channel = channel(world, person, &writing.channel)?;
        let mut message = Message::new(world.ids.next(), channel, person);
        content.clone_into(&mut message.content);
        world.post(&message);
        Ok(Json(world.message_for_person(&message)))
    })
}
