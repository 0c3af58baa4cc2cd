//! Discord's limits, and the checks of what a bot sends against them.

pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod embeds;
pub(crate) mod form;
pub(crate) mod message;

use std::time::Duration;

/// How long the first answer to an interaction may take.
pub(crate) const FIRST_ANSWER: Duration = Duration::from_secs(3);
/// How long an interaction's token lives.
pub(crate) const TOKEN_LIFE: Duration = Duration::from_mins(15);
/// How long a nonce is remembered.
pub(crate) const NONCE_LIFE: Duration = Duration::from_mins(3);
/// How many bytes a request may have.
pub(crate) const BODY: usize = 12 * 1024 * 1024;

/// Characters of a message's content.
pub(crate) const CONTENT: usize = 2000;
/// Characters of a nonce.
pub(crate) const NONCE: usize = 25;
/// Files of a message.
pub(crate) const FILES: usize = 10;
/// Bytes of a file.
pub(crate) const FILE_SIZE: usize = 10 * 1024 * 1024;
/// Characters of a file's description.
pub(crate) const FILE_DESCRIPTION: usize = 1024;

/// Embeds of a message.
pub(crate) const EMBEDS: usize = 10;
/// Characters of an embed's title.
pub(crate) const EMBED_TITLE: usize = 256;
/// Characters of an embed's description.
pub(crate) const EMBED_DESCRIPTION: usize = 4096;
/// Fields of an embed.
pub(crate) const EMBED_FIELDS: usize = 25;
/// Characters of a field's name.
pub(crate) const EMBED_FIELD_NAME: usize = 256;
/// Characters of a field's value.
pub(crate) const EMBED_FIELD_VALUE: usize = 1024;
/// Characters of a footer.
pub(crate) const EMBED_FOOTER: usize = 2048;
/// Characters of an author's name.
pub(crate) const EMBED_AUTHOR: usize = 256;
/// Characters of all embeds of a message together.
pub(crate) const EMBEDS_TOGETHER: usize = 6000;

/// Rows of components.
pub(crate) const ROWS: usize = 5;
/// Buttons of a row.
pub(crate) const BUTTONS: usize = 5;
/// Options of a select.
pub(crate) const SELECT_OPTIONS: usize = 25;
/// Characters of a `custom_id`.
pub(crate) const CUSTOM_ID: usize = 100;
/// Characters of a button's label.
pub(crate) const BUTTON_LABEL: usize = 80;
/// Characters of a select option's label, value or description.
pub(crate) const SELECT_TEXT: usize = 100;
/// Characters of a select's placeholder.
pub(crate) const PLACEHOLDER: usize = 150;
/// Characters of a link.
pub(crate) const URL: usize = 512;

/// Commands of a scope.
pub(crate) const COMMANDS: usize = 100;
/// Subcommands or options of a command.
pub(crate) const COMMAND_OPTIONS: usize = 25;
/// Choices of an option, or of an autocompletion.
pub(crate) const CHOICES: usize = 25;
/// Characters of a description, a choice's name or a choice's value.
pub(crate) const COMMAND_TEXT: usize = 100;
/// Characters of a command's or option's name.
pub(crate) const COMMAND_NAME: usize = 32;
/// Characters of all names, descriptions and values of a command.
pub(crate) const COMMAND_TOGETHER: usize = 8000;

/// The languages Discord knows.
pub(crate) const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// The length of a text as Discord counts it.
pub(crate) fn length(text: &str) -> usize {
    text.chars().count()
}
