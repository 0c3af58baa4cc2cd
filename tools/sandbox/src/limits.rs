//! Discord's documented limits. Lengths are in characters unless stated otherwise.

use std::time::Duration;

/// How long a bot may take for the initial response to an interaction.
pub(crate) const RESPONSE_TIMEOUT: Duration = Duration::from_secs(3);
/// How long an interaction's token is valid, counted from the interaction.
pub(crate) const TOKEN_LIFETIME: Duration = Duration::from_mins(15);
/// How long a nonce is remembered. In this time, a post in the channel that enforces the same nonce
/// gets the first message.
pub(crate) const NONCE_LIFETIME: Duration = Duration::from_mins(3);
/// Size of a request body, in bytes.
pub(crate) const MAX_BODY_BYTES: usize = 12 * 1024 * 1024;

/// Requests per period of an application, apart from those about interactions.
pub(crate) const GLOBAL_RATE_LIMIT: u32 = 50;
/// How many periods of [`GLOBAL_RATE_LIMIT`], a second each, are in one of [`CHANNEL_RATE_LIMIT`].
pub(crate) const GLOBAL_RATE_PERIODS: u32 = 5;
/// Posts per period in a channel, and likewise edits.
pub(crate) const CHANNEL_RATE_LIMIT: u32 = 5;
/// The period of [`CHANNEL_RATE_LIMIT`], unless the options of the sandbox set another one.
pub(crate) const CHANNEL_RATE_PERIOD: Duration = Duration::from_secs(5);

/// Content of a message.
pub(crate) const MAX_CONTENT_LENGTH: usize = 2000;
/// A nonce.
pub(crate) const MAX_NONCE_LENGTH: usize = 25;
/// Files per message.
pub(crate) const MAX_FILES: usize = 10;
/// Size of a file, in bytes.
pub(crate) const MAX_FILE_BYTES: usize = 10 * 1024 * 1024;
/// Description (alt text) of a file, or of a picture that a component shows.
pub(crate) const MAX_FILE_DESCRIPTION_LENGTH: usize = 1024;

/// Embeds per message.
pub(crate) const MAX_EMBEDS: usize = 10;
/// Title of an embed.
pub(crate) const MAX_EMBED_TITLE_LENGTH: usize = 256;
/// Description of an embed.
pub(crate) const MAX_EMBED_DESCRIPTION_LENGTH: usize = 4096;
/// Fields per embed.
pub(crate) const MAX_EMBED_FIELDS: usize = 25;
/// Name of an embed field.
pub(crate) const MAX_EMBED_FIELD_NAME_LENGTH: usize = 256;
/// Value of an embed field.
pub(crate) const MAX_EMBED_FIELD_VALUE_LENGTH: usize = 1024;
/// Footer of an embed.
pub(crate) const MAX_EMBED_FOOTER_LENGTH: usize = 2048;
/// Author's name in an embed.
pub(crate) const MAX_EMBED_AUTHOR_LENGTH: usize = 256;
/// All texts of all embeds of a message.
pub(crate) const MAX_EMBEDS_TOTAL_LENGTH: usize = 6000;

/// Emoji of an application.
pub(crate) const MAX_EMOJIS: usize = 2000;
/// The shortest name of an emoji.
pub(crate) const MIN_EMOJI_NAME_LENGTH: usize = 2;
/// The longest name of an emoji.
pub(crate) const MAX_EMOJI_NAME_LENGTH: usize = 32;
/// Size of an emoji's image, in bytes.
pub(crate) const MAX_EMOJI_BYTES: usize = 256 * 1024;

/// Action rows per message without Components V2.
pub(crate) const MAX_ROWS: usize = 5;
/// Components per message, nested ones included.
pub(crate) const MAX_COMPONENTS: usize = 40;
/// An `id` of a component.
pub(crate) const MAX_COMPONENT_ID: u64 = 0x7fff_ffff;
/// All text displays of a message together.
pub(crate) const MAX_TEXTS_LENGTH: usize = 4000;
/// All text displays of a message together in bytes of UTF-8, each with [`TEXT_OVERHEAD_BYTES`] more. Discord does not
/// document this limit, and answers beyond it with an internal error.
pub(crate) const MAX_TEXTS_BYTES: usize = 10_170;
/// What each text display adds to [`MAX_TEXTS_BYTES`].
pub(crate) const TEXT_OVERHEAD_BYTES: usize = 12;
/// Text displays per section.
pub(crate) const MAX_SECTION_TEXTS: usize = 3;
/// Pictures per gallery.
pub(crate) const MAX_GALLERY_ITEMS: usize = 10;
/// URL of a picture or file that a component shows.
pub(crate) const MAX_MEDIA_URL_LENGTH: usize = 2048;
/// The greatest accent colour of a container.
pub(crate) const MAX_ACCENT_COLOR: u64 = 0xff_ff_ff;
/// Buttons per action row.
pub(crate) const MAX_ROW_BUTTONS: usize = 5;
/// Options per select menu.
pub(crate) const MAX_SELECT_OPTIONS: usize = 25;
/// A `custom_id`.
pub(crate) const MAX_CUSTOM_ID_LENGTH: usize = 100;
/// Label of a button.
pub(crate) const MAX_BUTTON_LABEL_LENGTH: usize = 80;
/// Label, value or description of a select option.
pub(crate) const MAX_SELECT_TEXT_LENGTH: usize = 100;
/// Placeholder of a select menu.
pub(crate) const MAX_PLACEHOLDER_LENGTH: usize = 150;
/// URL of a link button.
pub(crate) const MAX_URL_LENGTH: usize = 512;

/// Follow-up messages per interaction in a server whose member the bot is not.
pub(crate) const MAX_GUEST_FOLLOWUPS: usize = 5;

/// Commands per scope (global or one server).
pub(crate) const MAX_COMMANDS: usize = 100;
/// Subcommands or options per command.
pub(crate) const MAX_COMMAND_OPTIONS: usize = 25;
/// Choices per option or autocomplete result.
pub(crate) const MAX_CHOICES: usize = 25;
/// Description of a command or option; name or value of a choice.
pub(crate) const MAX_COMMAND_TEXT_LENGTH: usize = 100;
/// Name of a command or option.
pub(crate) const MAX_COMMAND_NAME_LENGTH: usize = 32;
/// The greatest `min_length` or `max_length` of a text option.
pub(crate) const MAX_OPTION_TEXT_LENGTH: u64 = 6000;
/// All names, descriptions and values of a command.
pub(crate) const MAX_COMMAND_TOTAL_LENGTH: usize = 8000;

/// The locales Discord supports.
pub(crate) const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// The length of a text as Discord counts it, in Unicode scalar values.
pub(crate) fn length(text: &str) -> usize {
    text.chars().count()
}
