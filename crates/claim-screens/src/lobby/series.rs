//! The score of a series of matches.

use claim_rules::Setup;
use claim_rules::cards::Seat;
use claim_table::locale::Locale;

use crate::i18n::Message;
use crate::i18n::keys::lobby as keys;
use crate::running::player_info::PlayerInfo;
use crate::text::words;

/// A series of matches as screens show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesInfo {
    /// How many matches it has at most: three or five.
    pub best_of: u8,
    /// How many have been played, this match among them if it is over. Aborted ones do not count.
    pub played: u8,
    /// By seat, how many matches its side has won; missing seats have won none.
    pub wins: Vec<u8>,
    /// Whether this match is over and another one follows.
    pub continues: bool,
    /// Whether more matches could not change who wins it.
    pub is_decided: bool,
}

impl SeriesInfo {
    /// Whether a match has been played, so that players and seats cannot change.
    pub(crate) const fn has_begun(&self) -> bool {
        self.played > 0
    }

    /// The line before and during a match: which one it is, and the score before it.
    pub(crate) fn before_match(
        &self,
        locale: Locale,
        setup: &Setup,
        players: &[PlayerInfo],
    ) -> Message {
        if !self.has_begun() {
            return keys::series_first(self.best_of);
        }
        let score = self.score(locale, setup, players);
        keys::series_match(self.best_of, self.played + 1, score)
    }

    /// The line after a match: the score, and who has won the series, or whether it continues or ends undecided.
    pub(crate) fn after_match(
        &self,
        locale: Locale,
        setup: &Setup,
        players: &[PlayerInfo],
    ) -> Message {
        let score = self.score(locale, setup, players);
        if self.continues {
            return keys::series_continues(self.best_of, score);
        }
        if !self.is_decided {
            return keys::series_ended(score);
        }
        let most = self.wins.iter().copied().max().unwrap_or(0);
        let leads = |side: &Seat| self.wins_of(*side) == most;
        let mut leaders = setup.sides().filter(leads);
        match (leaders.next(), leaders.next()) {
            (Some(side), None) => {
                let names = side_names(locale, setup, players, side);
                keys::series_won(setup.members(side).count(), names, score)
            }
            _ => keys::series_drawn(score),
        }
    }

    /// The line below a table that was closed, or a match that was called off, before the series was decided.
    pub(crate) fn ended_early(
        &self,
        locale: Locale,
        setup: &Setup,
        players: &[PlayerInfo],
    ) -> Message {
        keys::series_ended(self.score(locale, setup, players))
    }

    fn wins_of(&self, seat: Seat) -> u8 {
        self.wins.get(seat.index()).copied().unwrap_or(0)
    }

    /// Each side with its wins.
    fn score(&self, locale: Locale, setup: &Setup, players: &[PlayerInfo]) -> String {
        let sides = setup.sides().map(|side| {
            let names = side_names(locale, setup, players, side);
            format!("{names} {}", self.wins_of(side))
        });
        let sides: Vec<_> = sides.collect();
        words::versus(locale, sides.into_iter())
    }
}

fn side_names(locale: Locale, setup: &Setup, players: &[PlayerInfo], side: Seat) -> String {
    let members = setup.members(side);
    let members = members.filter_map(|seat| players.get(seat.index()));
    let names: Vec<_> = members.map(PlayerInfo::bold).collect();
    words::list(locale, names.into_iter())
}
