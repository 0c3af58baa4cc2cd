//! Series: the same players play until one side has won the majority of three or five matches.
//!
//! When all messages show the end of a match, the host opens the table of the next one
//! (`Host::open_next_match`), with everyone seated. If the program stops before that, the next
//! start does it.

use claim_rules::Setup;
use claim_rules::cards::{Seat, SeatSet};
use claim_rules::record::Ending;

use super::Table;

/// The state of a series before one of its matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The maximum number of matches: three or five.
    pub best_of: u8,
    /// The number of matches played so far, draws among them. An aborted match does not count.
    pub played: u8,
    /// By seat, the number of matches that its side has won; missing seats have won none.
    pub wins: Vec<u8>,
}

impl Series {
    /// A series before its first match.
    #[must_use]
    pub const fn new(best_of: u8) -> Self {
        Self {
            best_of,
            played: 0,
            wins: Vec::new(),
        }
    }

    /// The number of matches that the side of a seat has won.
    #[must_use]
    pub fn wins_of(&self, seat: Seat) -> u8 {
        self.wins.get(seat.index()).copied().unwrap_or(0)
    }

    /// The series after a match with these winners. A draw counts for no side.
    pub(super) fn after(&self, setup: &Setup, winners: SeatSet) -> Self {
        let mut winners = winners.iter().map(|seat| setup.side(seat));
        let first = winners.next();
        let winner = first.filter(|&first| winners.all(|side| side == first));
        let wins = Seat::of(setup.players()).map(|seat| {
            let has_won = winner == Some(setup.side(seat));
            self.wins_of(seat) + u8::from(has_won)
        });
        Self {
            best_of: self.best_of,
            played: self.played + 1,
            wins: wins.collect(),
        }
    }

    /// Moves the scores along when everyone moves on by one seat.
    pub(super) fn rotate(&mut self, players: u8) {
        self.wins.resize(usize::from(players), 0);
        self.wins.rotate_right(1);
    }

    /// Whether the remaining matches cannot change who wins the series.
    #[must_use]
    pub fn is_decided(&self, setup: &Setup) -> bool {
        let left = self.best_of.saturating_sub(self.played);
        let mut wins: Vec<_> = setup.sides().map(|side| self.wins_of(side)).collect();
        wins.sort_unstable_by(|one, other| other.cmp(one));
        let difference = match wins[..] {
            [first, second, ..] => first - second,
            _ => 0,
        };
        left == 0 || difference > left
    }
}

impl Table {
    /// The series including this match, if it has ended; otherwise the series before it.
    #[must_use]
    pub fn series(&self) -> Option<Series> {
        let series = self.settings.series.as_ref()?;
        let ending = self.dealt().and_then(|dealt| dealt.ending());
        Some(match ending {
            None | Some(Ending::Aborted) => series.clone(),
            Some(_) => series.after(&self.settings.setup, self.winners()),
        })
    }

    /// The series for the next match, if this match has ended and the series is not decided. A match that was
    /// called off ends its series, and so does the loss of the channel, or a player who has left the server or had their
    /// data deleted.
    #[must_use]
    pub fn next_of_series(&self) -> Option<Series> {
        let ending = self.dealt().and_then(|dealt| dealt.ending())?;
        let series = self.series()?;
        let goes_on = *ending != Ending::Aborted
            && !series.is_decided(&self.settings.setup)
            && self.clock.lost_channel.is_none();
        let mut seats = Seat::of(self.settings.setup.players());
        (goes_on && seats.all(|seat| self.can_come_again(seat))).then_some(series)
    }

    /// Whether the occupant of a seat can come to another match: bots can, and people who have neither left the server nor
    /// had their data deleted.
    #[must_use]
    pub fn can_come_again(&self, seat: Seat) -> bool {
        let player = self.seating.player(seat);
        !self.has_left_server(seat) && !player.is_some_and(|it| it.user.is_pseudonym())
    }
}
