//! A round: who meets whom, and how each table was decided.

use super::line::{Award, Entrant, MatchResult, Scores};
use claim_rules::cards::Seat;

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The tables in order.
    pub tables: Vec<Pairing>,
    /// Who has a bye.
    pub byes: Vec<Entrant>,
}

/// Two players who meet in a round. `Seat::First` and `Seat::Second` name them here by their seats in the first match,
/// also where they have changed seats since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The players.
    pub players: [Entrant; 2],
    /// The matches that have ended.
    pub legs: Vec<Leg>,
    /// What the organiser has ruled.
    pub ruling: Option<Award>,
    /// The player who withdrew during the match of this number, and so has lost with it.
    pub(super) withdrawn: Option<(Seat, u8)>,
    /// In a knockout, the number of matches to play, unless the pair is decided before.
    best_of: Option<u8>,
}

/// A match that has ended, seen from the seats of the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// How it ended.
    pub result: MatchResult,
    /// What it was worth, if it ended by the rules.
    pub scores: Option<Scores>,
}

/// How a pairing was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// By the organiser.
    Ruled(Award),
    /// By its match; in a knockout, by all of them.
    Played(Leg),
}

impl Decision {
    /// The seat that has won; `None` if it counts as drawn.
    #[must_use]
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::Ruled(Award::Win(seat))
            | Self::Played(Leg {
                result: MatchResult::Won(seat),
                ..
            }) => Some(seat),
            Self::Played(Leg {
                result: MatchResult::Forfeit(absent),
                ..
            }) => Some(other(absent)),
            Self::Ruled(Award::Draw | Award::Void) | Self::Played(_) => None,
        }
    }
}

impl Leg {
    /// The same match seen from the other seats.
    #[must_use]
    pub fn swapped(self) -> Self {
        let result = match self.result {
            MatchResult::Won(seat) => MatchResult::Won(other(seat)),
            MatchResult::Forfeit(seat) => MatchResult::Forfeit(other(seat)),
            result @ (MatchResult::Draw | MatchResult::Void) => result,
        };
        let swapped = |[first, second]: [u32; 2]| [second, first];
        let scores = self.scores.map(|scores| Scores {
            score: swapped(scores.score),
            extra: swapped(scores.extra),
        });
        Self { result, scores }
    }

    /// The match as its own seats see it, if it is the given one of a pair, from 1.
    #[must_use]
    pub fn seen_from_leg(self, leg: u8) -> Self {
        if leg.is_multiple_of(2) {
            self.swapped()
        } else {
            self
        }
    }
}

/// The other seat of two.
#[must_use]
pub const fn other(seat: Seat) -> Seat {
    match seat {
        Seat::First => Seat::Second,
        _ => Seat::First,
    }
}

impl Pairing {
    pub(super) const fn new(players: [Entrant; 2], best_of: Option<u8>) -> Self {
        Self {
            players,
            legs: Vec::new(),
            ruling: None,
            withdrawn: None,
            best_of,
        }
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat_of(&self, player: Entrant) -> Option<Seat> {
        let index = self.players.iter().position(|&it| it == player)?;
        Seat::from_index(index)
    }

    /// The player of a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Entrant {
        self.players[seat.index()]
    }

    /// The number of the match that is running, from 1; `None` if the pairing is decided.
    #[must_use]
    pub fn running_leg(&self) -> Option<u8> {
        let is_running = self.decision().is_none();
        let leg = u8::try_from(self.legs.len() + 1).ok()?;
        is_running.then_some(leg)
    }

    /// The players of a match of the pair by its own seats. `leg` counts from 1.
    #[must_use]
    pub fn seats_of_leg(&self, leg: u8) -> [Entrant; 2] {
        let [first, second] = self.players;
        if leg.is_multiple_of(2) {
            [second, first]
        } else {
            [first, second]
        }
    }

    /// How the pairing was decided, if it was.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        if let Some(award) = self.ruling {
            return Some(Decision::Ruled(award));
        }
        let last = *self.legs.last()?;
        match self.best_of {
            None => Some(Decision::Played(last)),
            Some(best_of) => self.tie_winner(best_of).map(|seat| {
                let result = match last.result {
                    result @ MatchResult::Forfeit(_) => result,
                    _ => MatchResult::Won(seat),
                };
                Decision::Played(Leg {
                    result,
                    scores: None,
                })
            }),
        }
    }

    /// The winner of a pairing that is decided; `None` if it was drawn.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        self.decision()?.winner()
    }

    /// Who has won a tie of several matches, once it is decided. The better seed has the first seat.
    fn tie_winner(&self, best_of: u8) -> Option<Seat> {
        if let Some((seat, leg)) = self.withdrawn
            && self.legs.len() >= usize::from(leg)
        {
            return Some(other(seat));
        }
        let (mut lead, mut played) = (0_i8, 0_u8);
        for leg in &self.legs {
            played += 1;
            match leg.result {
                MatchResult::Forfeit(seat) => return Some(other(seat)),
                MatchResult::Won(Seat::First) => lead += 1,
                MatchResult::Won(_) => lead -= 1,
                MatchResult::Draw | MatchResult::Void => {}
            }
        }
        // A single match that was drawn is followed by one more.
        let planned = if best_of == 1 && played > 0 && self.legs[0].is_drawn() {
            2
        } else {
            best_of
        };
        let left = planned.saturating_sub(played);
        let is_decided = left == 0 || lead.unsigned_abs() > left;
        let leader = if lead < 0 { Seat::Second } else { Seat::First };
        is_decided.then_some(leader)
    }
}

impl Leg {
    const fn is_drawn(self) -> bool {
        matches!(self.result, MatchResult::Draw | MatchResult::Void)
    }
}

impl Round {
    /// Whether all tables are decided.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.tables.iter().all(|table| table.decision().is_some())
    }

    /// The players who were in the round.
    pub fn players(&self) -> impl Iterator<Item = Entrant> {
        let paired = self.tables.iter().flat_map(|table| table.players);
        paired.chain(self.byes.iter().copied())
    }

    /// The table of a player and their seat.
    #[must_use]
    pub fn table_of(&self, player: Entrant) -> Option<(usize, Seat)> {
        let mut tables = self.tables.iter().enumerate();
        tables.find_map(|(index, table)| Some((index, table.seat_of(player)?)))
    }

    /// Whether a player won through to the next round of a knockout.
    pub(super) fn is_survived_by(&self, player: Entrant) -> bool {
        let has_won = |table: &Pairing| table.winner().map(|seat| table.player(seat));
        self.byes.contains(&player)
            || self
                .tables
                .iter()
                .any(|table| has_won(table) == Some(player))
    }
}
