//! The permissions that the bot needs in a channel to host a match there.

use claim_screens::Permission;

use crate::interactions::incoming::{ChannelKind, Place};

/// Discord's flags of permissions.
pub(crate) mod flag {
    pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
    pub(super) const SEND_MESSAGES: u64 = 1 << 11;
    pub(crate) const CONNECT: u64 = 1 << 20;
    pub(super) const MANAGE_SERVER: u64 = 1 << 5;
    pub(super) const MANAGE_EVENTS: u64 = 1 << 33;
    pub(super) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
    pub(super) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
}

/// What is needed to write messages in a channel.
const fn to_write(kind: ChannelKind) -> &'static [(u64, Permission)] {
    const VIEW: (u64, Permission) = (flag::VIEW_CHANNEL, Permission::ViewChannel);
    const SEND: (u64, Permission) = (flag::SEND_MESSAGES, Permission::SendMessages);
    const SEND_IN_THREADS: (u64, Permission) = (
        flag::SEND_MESSAGES_IN_THREADS,
        Permission::SendMessagesInThreads,
    );
    match kind {
        // Without this, Discord also hides the chat of a channel that can be seen.
        ChannelKind::Voice => &[VIEW, (flag::CONNECT, Permission::Connect), SEND],
        ChannelKind::Thread => &[VIEW, SEND_IN_THREADS],
        ChannelKind::Text => &[VIEW, SEND],
    }
}

/// What is needed to read the messages of a channel.
pub(crate) const fn to_read(kind: ChannelKind) -> u64 {
    match kind {
        ChannelKind::Voice => flag::VIEW_CHANNEL | flag::CONNECT,
        ChannelKind::Thread | ChannelKind::Text => flag::VIEW_CHANNEL,
    }
}

/// Whether the user may write messages in a channel.
pub(crate) fn user_may_write(place: &Place) -> bool {
    lacking(place.user_permissions, to_write(place.kind)).is_empty()
}

/// Whether the user may manage events, or the server.
pub(crate) const fn may_manage_events(place: &Place) -> bool {
    let needed = flag::MANAGE_SERVER | flag::MANAGE_EVENTS;
    place.guild.is_some() && place.user_permissions & needed != 0
}

/// Whether the bot can read the messages of a channel.
pub(crate) const fn can_read(place: &Place) -> bool {
    let needed = to_read(place.kind);
    place.bot_permissions & needed == needed
}

/// The permissions that the bot lacks in a channel.
pub(crate) fn missing(place: &Place) -> Vec<Permission> {
    lacking(place.bot_permissions, to_write(place.kind))
}

/// The permissions that the bot lacks in a channel to give matches a thread. Voice channels have no threads.
pub(crate) fn missing_for_threads(place: &Place) -> Vec<Permission> {
    if place.kind == ChannelKind::Voice {
        return Vec::new();
    }
    let needed = [
        (flag::CREATE_PUBLIC_THREADS, Permission::CreatePublicThreads),
        (
            flag::SEND_MESSAGES_IN_THREADS,
            Permission::SendMessagesInThreads,
        ),
    ];
    lacking(place.bot_permissions, &needed)
}

fn lacking(permissions: u64, needed: &[(u64, Permission)]) -> Vec<Permission> {
    needed
        .iter()
        .filter(|(flag, _)| permissions & flag == 0)
        .map(|&(_, permission)| permission)
        .collect()
}
