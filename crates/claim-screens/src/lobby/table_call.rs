//! Messages in the channel that call people to an open table: edits of the table itself notify no one.

use std::iter;

use claim_table::ids::UserId;
use claim_table::locale::Locale;

use super::open_table::{Lobby, unrated};
use crate::i18n::Translate;
use crate::i18n::keys::{hand, lobby as keys, start};
use crate::screen::model::Screen;
use crate::text::words;

/// Why people are called to an open table. Invitations and removals name someone else, the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableCall {
    /// They are invited.
    Invited,
    /// All seats are taken, so that the match can start.
    Full,
    /// The host has removed them from the table. They are told by direct message.
    Removed,
    /// The host has left, and the person who is called is the host now.
    HostLeft,
}

/// Calls people to a table. `url` leads to it.
#[must_use]
pub fn table_call(
    locale: Locale,
    lobby: &Lobby,
    call: TableCall,
    people: &[UserId],
    url: &str,
) -> Screen {
    let mentions = words::list(locale, people.iter().copied().map(words::mention));
    let sentence = match call {
        TableCall::Invited => {
            let game = words::game(locale, lobby.setup.kind());
            keys::invitation(people.len(), game, lobby.host.bold(), mentions)
        }
        TableCall::Full => keys::call_full(mentions),
        TableCall::Removed => {
            start::removed(words::game(locale, lobby.setup.kind()), lobby.host.bold())
        }
        TableCall::HostLeft => keys::call_host_left(mentions),
    };
    let link = locale.say(&hand::link_to_table(url));
    let sentence = [locale.say(&sentence), link].join(" · ");
    let unrated = unrated(lobby).filter(|_| call == TableCall::Invited);
    let lines = iter::once(sentence).chain(unrated.map(|it| locale.say(&it)));
    Screen::default().with_sentence(lines.collect::<Vec<_>>().join("\n"))
}
