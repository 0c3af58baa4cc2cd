//! Discord's permission bits, as far as they matter for commands, messages and components.

/// Change the settings of a server.
pub(crate) const MANAGE_GUILD: u64 = 1 << 5;
/// See a channel.
pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
/// Post in a channel, but not in its threads.
pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
/// Delete other people's messages.
pub(crate) const MANAGE_MESSAGES: u64 = 1 << 13;
/// Post embeds.
pub(crate) const EMBED_LINKS: u64 = 1 << 14;
/// Post files.
pub(crate) const ATTACH_FILES: u64 = 1 << 15;
/// Read what was posted earlier.
pub(crate) const READ_MESSAGE_HISTORY: u64 = 1 << 16;

/// Join a voice or stage channel, and see its chat.
pub(crate) const CONNECT: u64 = 1 << 20;
/// Start threads.
pub(crate) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Post in threads.
pub(crate) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// The permissions that the control API knows by name.
const NAMES: [(&str, u64); 13] = [
    ("ADD_REACTIONS", 1 << 6),
    ("VIEW_CHANNEL", VIEW_CHANNEL),
    ("SEND_MESSAGES", SEND_MESSAGES),
    ("MANAGE_MESSAGES", MANAGE_MESSAGES),
    ("EMBED_LINKS", EMBED_LINKS),
    ("ATTACH_FILES", ATTACH_FILES),
    ("READ_MESSAGE_HISTORY", READ_MESSAGE_HISTORY),
    ("MENTION_EVERYONE", 1 << 17),
    ("USE_EXTERNAL_EMOJIS", 1 << 18),
    ("CONNECT", CONNECT),
    ("USE_APPLICATION_COMMANDS", 1 << 31),
    ("CREATE_PUBLIC_THREADS", CREATE_PUBLIC_THREADS),
    ("SEND_MESSAGES_IN_THREADS", SEND_MESSAGES_IN_THREADS),
];

/// What everyone, including the bot, may do in a channel that denies nothing.
pub(crate) const DEFAULT: u64 = (1 << 6)
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | (1 << 18)
    | CONNECT
    | (1 << 31)
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// What the bot may do with its responses where it is not a member, and in direct messages.
pub(crate) const OF_GUEST: u64 = EMBED_LINKS | ATTACH_FILES | (1 << 17) | (1 << 18);

/// The permission bit with this name.
pub(crate) fn from_name(name: &str) -> Option<u64> {
    NAMES
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, bit)| *bit)
}

/// The names of all set permission bits.
pub(crate) fn names(bits: u64) -> Vec<&'static str> {
    NAMES
        .iter()
        .filter(|(_, bit)| bits & bit != 0)
        .map(|(name, _)| *name)
        .collect()
}
