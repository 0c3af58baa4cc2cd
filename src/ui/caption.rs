//! What is known of a match besides its cards: who plays what, where, and until when.

use crate::cards::Seat;
use crate::i18n::Locale;
use crate::i18n::keys::{hand, table, words as word_keys};
use crate::ids::{MatchId, UserId};
use crate::level::Level;
use crate::rules::Setup;

use super::{names, words};

/// Somebody at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The display name, as the platform has it.
    pub name: String,
    /// The account; none for a bot of this program.
    pub user: Option<UserId>,
}

/// What is known of a running or finished match besides its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchCaption {
    /// The match.
    pub id: MatchId,
    /// Its game, with its options.
    pub setup: Setup,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// How many lines its record has now.
    pub line: u32,
    /// When the turn ends, in seconds since 1970, if there is a limit.
    pub deadline: Option<i64>,
    /// Where its public message is.
    pub url: Option<String>,
}

/// A bot of this program, as whoever sits in `seat`.
#[must_use]
pub fn bot(locale: Locale, seat: Seat, level: Level) -> Player {
    Player {
        name: locale.say(&word_keys::bot(seat.index() + 1, level.id())),
        user: None,
    }
}

impl MatchCaption {
    /// The name in a seat, for places where no markdown is read.
    pub(super) fn plain_name(&self, seat: Seat) -> String {
        self.players
            .get(seat.index())
            .map_or_else(|| "?".into(), |player| names::plain(&player.name))
    }

    /// The name in a seat, in bold.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.players
            .get(seat.index())
            .map_or_else(|| "?".into(), Player::bold)
    }

    /// The sides, each by its lowest seat.
    pub(super) fn sides(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        let seats = Seat::of(self.setup.players());
        seats.filter(|&seat| self.setup.side(seat) == seat)
    }

    /// The seats of a side.
    pub(super) fn members(&self, side: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        let seats = Seat::of(self.setup.players());
        seats.filter(move |&seat| self.setup.side(seat) == side)
    }

    /// The game, and who plays it.
    pub(super) fn title(&self, locale: Locale) -> String {
        let count = self.players.len();
        let name = |player: &Player| names::escape_in_headline(&player.name, count);
        self.titled(locale, name)
    }

    /// The game, and who plays it: side against side.
    pub(super) fn titled(&self, locale: Locale, name: impl Fn(&Player) -> String) -> String {
        let sides = self.sides().map(|side| {
            let players = self.members(side);
            let players = players.filter_map(|seat| self.players.get(seat.index()));
            let names: Vec<_> = players.map(&name).collect();
            words::list(locale, names.into_iter())
        });
        let sides: Vec<_> = sides.collect();
        let players = words::versus(locale, sides.into_iter());
        words::titled(locale, self.setup.kind(), &players)
    }

    /// Where the public message is, in a line; none if that is not known.
    pub(super) fn place(&self, locale: Locale) -> Option<String> {
        let link = |url| locale.say(&hand::link_to_table(url));
        self.url.as_ref().map(link)
    }

    /// When the turn ends, counted down by the platform; none without a limit.
    pub(super) fn time_left(&self, locale: Locale) -> Option<String> {
        let seconds = self.deadline?;
        Some(locale.say(&table::time_left(format!("<t:{seconds}:R>"))))
    }
}

impl Player {
    /// The name in bold.
    pub(super) fn bold(&self) -> String {
        names::bold(&self.name)
    }
}
