//! The permissions that the bot needs in a channel to host a match there.

use serenity::all::{ChannelType, CommandInteraction, Permissions};

use crate::ui::Permission;

/// The permissions that the bot lacks in the channel of a command.
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
        .filter(|(flag, _)| !granted.contains(*flag))
        .map(|(_, permission)| permission)
        .collect()
}
