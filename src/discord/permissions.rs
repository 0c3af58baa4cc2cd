//! What the bot has to be allowed to do in a channel for a match to be played there.

use serenity::all::{ChannelType, CommandInteraction, Permissions};

use crate::ui::Permission;

/// What is missing for a match in the channel a command was given in.
pub(super) fn missing(command: &CommandInteraction) -> Vec<Permission> {
    let threads = [
        ChannelType::PublicThread,
        ChannelType::PrivateThread,
        ChannelType::NewsThread,
    ];
    let is_thread = command
        .channel
        .as_ref()
        .is_some_and(|it| threads.contains(&it.kind));
    let send = if is_thread {
        (
            Permissions::SEND_MESSAGES_IN_THREADS,
            Permission::SendMessagesInThreads,
        )
    } else {
        (Permissions::SEND_MESSAGES, Permission::SendMessages)
    };
    let needed = [
        (Permissions::VIEW_CHANNEL, Permission::ViewChannel),
        send,
        (Permissions::EMBED_LINKS, Permission::EmbedLinks),
    ];
    let granted = command.app_permissions.unwrap_or(Permissions::all());
    needed
        .into_iter()
        .filter(|(permission, _)| !granted.contains(*permission))
        .map(|(_, named)| named)
        .collect()
}
