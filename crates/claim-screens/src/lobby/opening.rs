//! The message that opens a table: it is posted before anyone can join, and never changed.

use claim_table::locale::Locale;

use super::open_table::{Lobby, mention, unrated};
use crate::i18n::Translate;
use crate::i18n::keys::lobby as keys;
use crate::screen::model::Screen;
use crate::text::words;

/// Says who opens a table, mentions those who are invited, and shows the fingerprint `commitment`: the SHA-256 of the
/// secret behind the deal, in hexadecimal. It is plain text, which phones tell.
#[must_use]
pub fn opening(locale: Locale, lobby: &Lobby, commitment: &str) -> Screen {
    let game = words::game(locale, lobby.setup.kind());
    let opened = mention(locale, lobby)
        .unwrap_or_else(|| locale.say(&keys::opened(game, lobby.host.bold())));
    let unrated = unrated(lobby).map(|it| locale.say(&it));
    let opened: Vec<_> = [opened].into_iter().chain(unrated).collect();
    let opened = opened.join("\n");
    let fingerprint = locale.say(&keys::fingerprint_message(commitment));
    Screen::default().with_sentence(format!("{opened}\n-# {fingerprint}"))
}
