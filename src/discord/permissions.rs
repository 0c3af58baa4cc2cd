//! The permissions that the bot needs in a channel to host a match there.

use super::incoming::Place;
use crate::ui::Permission;

/// Discord's flags of permissions.
pub(super) mod flag {
    pub(in crate::discord) const VIEW_CHANNEL: u64 = 1 << 10;
    pub(super) const SEND_MESSAGES: u64 = 1 << 11;
    pub(super) const EMBED_LINKS: u64 = 1 << 14;
    pub(super) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
    pub(super) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
}

/// Whether the user may write messages in a channel.
pub(super) const fn user_may_write(place: &Place) -> bool {
    let flag = if place.is_thread {
        flag::SEND_MESSAGES_IN_THREADS
    } else {
        flag::SEND_MESSAGES
    };
    place.user_permissions & flag != 0
}

/// The permissions that the bot lacks in a channel.
pub(super) fn missing(place: &Place) -> Vec<Permission> {
    let send = if place.is_thread {
        (
            flag::SEND_MESSAGES_IN_THREADS,
            Permission::SendMessagesInThreads,
        )
    } else {
        (flag::SEND_MESSAGES, Permission::SendMessages)
    };
    lacking(
        place,
        &[
            (flag::VIEW_CHANNEL, Permission::ViewChannel),
            send,
            (flag::EMBED_LINKS, Permission::EmbedLinks),
        ],
    )
}

/// The permissions that the bot lacks in a channel to give matches a thread.
pub(super) fn missing_for_threads(place: &Place) -> Vec<Permission> {
    lacking(
        place,
        &[
            (flag::CREATE_PUBLIC_THREADS, Permission::CreatePublicThreads),
            (
                flag::SEND_MESSAGES_IN_THREADS,
                Permission::SendMessagesInThreads,
            ),
        ],
    )
}

fn lacking(place: &Place, needed: &[(u64, Permission)]) -> Vec<Permission> {
    needed
        .iter()
        .filter(|(flag, _)| place.bot_permissions & flag == 0)
        .map(|&(_, permission)| permission)
        .collect()
}
