//! Interactions: created by users, and delivered to the bot.

use std::sync::Arc;

use serde_json::Value;

use crate::endpoint;
use crate::faults::FaultKind;
use crate::server::Shared;
use crate::world::interaction::InteractionKind;
use crate::world::snowflake::Id;

/// Creates an interaction and sends it to the bot. It fails unless the bot responds in time.
pub(crate) fn interact(
    server: &Shared,
    kind: InteractionKind,
    user: Id,
    channel: Id,
    data: &Value,
) -> Id {
    let (id, deadline, event) = server.update(|world| {
        let id = world.ids.next();
        let owners = match kind.message() {
            Some(message) => world.owners_of_message(channel, message),
            None => world.owners_of_command(user, channel, data),
        };
        let interaction = world.interactions.add(id, kind, user, channel, owners);
        let deadline = interaction.deadline();
        let event = world.interaction_event(id, data);
        if world.faults.take_kind(FaultKind::LoseInteraction).is_some() {
            return (id, deadline, None);
        }
        if !world.endpoints.is_empty() {
            return (id, deadline, Some(event));
        }
        world
            .gateway
            .dispatch(0, "INTERACTION_CREATE", |_| event.clone());
        (id, deadline, None)
    });
    if let Some(event) = event {
        let server = Arc::clone(server);
        tokio::spawn(async move { endpoint::deliver(&server, id, &event).await });
    }
    let server = Arc::downgrade(server);
    tokio::spawn(async move {
        tokio::time::sleep_until(deadline).await;
        if let Some(server) = server.upgrade() {
            server.update(|world| world.fail_if_pending(id));
        }
    });
    id
}
