//! The powers of the factions (RULES.md 2.3): how each can be used, and how many points it scores.

use super::setup::PLAYERS;
use super::{Awaiting, Board, BoardSet, Line, Power, PublicView, Space};
use crate::cards::{Faction, Seat};

/// The ways in which a power can be used now, apart from declining it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Uses {
    /// Without a choice.
    pub(super) plain: bool,
    pub(super) row: bool,
    pub(super) column: bool,
    /// On one of these cards, or on two of them for a Knight.
    pub(super) targets: BoardSet,
}

impl Uses {
    /// A power without a choice.
    const PLAIN: Self = Self {
        plain: true,
        row: false,
        column: false,
        targets: BoardSet::EMPTY,
    };

    pub(super) fn is_empty(self) -> bool {
        !self.plain && !self.row && !self.column && self.targets.is_empty()
    }
}

/// How `seat`, which has just placed a card, can use the power of a faction.
pub(super) fn uses(public: &PublicView, seat: Seat, faction: Faction) -> Uses {
    let board = &public.board;
    let on = |targets| Uses {
        targets,
        ..Uses::default()
    };
    match faction {
        Faction::Goblin | Faction::Dwarf | Faction::Dragon => Uses::PLAIN,
        Faction::Seer => Uses {
            plain: public.pile_size > 0,
            ..Uses::default()
        },
        Faction::Troll => Uses {
            row: may_score(board, Line::Row),
            column: may_score(board, Line::Column),
            ..Uses::default()
        },
        Faction::Gnome => Uses {
            plain: true,
            targets: if public.supply[seat] > 0 {
                adjacent(board) - board.figures(seat)
            } else {
                BoardSet::EMPTY
            },
            ..Uses::default()
        },
        Faction::Undead => on(board.figures(seat.next(PLAYERS)) - board.figures(seat)),
        Faction::Knight => on(adjacent(board) & board.figures(seat.next(PLAYERS))),
        Faction::Giant => on(adjacent(board)),
        Faction::Doppelganger => on(copyable(public, seat)),
    }
}

/// The adjacent cards whose power could be used by the card just placed.
fn copyable(public: &PublicView, seat: Seat) -> BoardSet {
    let board = &public.board;
    let is_copyable = |&number: &u8| {
        let faction = board.faction_of(number);
        // Copying a Doppelgänger does nothing.
        faction != Faction::Doppelganger && !uses(public, seat, faction).is_empty()
    };
    adjacent(board).iter().filter(is_copyable).collect()
}

/// The face-up cards that share an edge with the card just placed.
fn adjacent(board: &Board) -> BoardSet {
    board.face_up_on(board.space_of(board.latest()).neighbours())
}

/// Whether the card just placed can score a line as a Troll: at most one card of the line, the
/// placed card included, is a Troll.
fn may_score(board: &Board, line: Line) -> bool {
    let line = board.line(board.latest(), line);
    (line & board.of_faction(Faction::Troll)).len() <= 1
}

/// The use of a faction's power on the card on a space. Only factions with targets have one.
pub(super) const fn use_on(faction: Faction, space: Space) -> Power {
    match faction {
        Faction::Gnome => Power::Figure(space),
        Faction::Undead => Power::Swap(space),
        Faction::Knight => Power::Remove(space, None),
        Faction::Giant => Power::Flip(space),
        Faction::Doppelganger => Power::Copy(space),
        Faction::Goblin | Faction::Dwarf | Faction::Dragon | Faction::Troll | Faction::Seer => {
            Power::Use
        }
    }
}

impl PublicView {
    /// The points that the seat to act scores by using a power like this (RULES.md 2.3): at once, or for copying a
    /// card, by then using its power. `None` if it scores none, has first to choose between row and column, or cannot
    /// use a power now.
    #[must_use]
    pub fn power_points(&self, power: Power) -> Option<u8> {
        let Awaiting::Power { seat, faction } = self.awaiting else {
            return None;
        };
        let faction = match power {
            Power::Score(line) => return Some(line_points(&self.board, line)),
            Power::Use | Power::Figure(_) => faction,
            Power::Copy(space) => self.board.card_at(space)?.faction,
            Power::None | Power::Swap(_) | Power::Remove(..) | Power::Flip(_) => return None,
        };
        Some(points(&self.board, seat, faction)).filter(|&points| points > 0)
    }
}

impl Board {
    /// The most points of [`Self::points_on`] on any of the open spaces.
    #[must_use]
    pub fn max_points(&self, faction: Faction) -> u8 {
        let spaces = self.open_spaces().iter();
        let points = spaces.map(|&space| self.points_on(space, faction));
        points.max().unwrap_or(0)
    }

    /// The most points that a Dwarf, a Dragon or a Troll would score on this open space (RULES.md 2.3); 0 for the other
    /// factions, whose own power does not score by the space.
    #[must_use]
    pub fn points_on(&self, space: Space, faction: Faction) -> u8 {
        let lines = || [Line::Row, Line::Column].map(|line| self.line_through(space, line));
        let score = |line: BoardSet| 1 + factions(self, line);
        match faction {
            Faction::Dwarf => {
                let dwarves = self.of_faction(Faction::Dwarf);
                1 + lines()
                    .map(|line| (line & dwarves).len())
                    .iter()
                    .sum::<u8>()
            }
            Faction::Dragon => {
                let adjacent = self.face_up_on(space.neighbours());
                adjacent.len() + self.face_up_on(space.diagonals()).len()
            }
            Faction::Troll => {
                let trolls = self.of_faction(Faction::Troll);
                let scoring = lines()
                    .into_iter()
                    .filter(|&line| (line & trolls).is_empty());
                scoring.map(score).max().unwrap_or(0)
            }
            _ => 0,
        }
    }
}

/// The points that a Goblin, Dwarf, Dragon or Gnome scores for the card just placed.
pub(super) fn points(board: &Board, seat: Seat, faction: Faction) -> u8 {
    let latest = board.latest();
    match faction {
        Faction::Goblin => board.figures_on(Faction::Goblin)[seat],
        Faction::Dwarf => {
            let dwarves = board.of_faction(Faction::Dwarf);
            let of_row = board.line(latest, Line::Row) & dwarves;
            let of_column = board.line(latest, Line::Column) & dwarves;
            of_row.len() + (of_column - of_row).len()
        }
        Faction::Dragon => {
            let space = board.space_of(latest);
            let corners = board.face_up_on(space.diagonals());
            adjacent(board).len() + corners.len()
        }
        Faction::Gnome => 1,
        _ => 0,
    }
}

/// The points that a Troll scores for a line through the card just placed: one per faction.
pub(super) fn line_points(board: &Board, line: Line) -> u8 {
    factions(board, board.line(board.latest(), line))
}

/// The number of factions among these cards.
fn factions(board: &Board, cards: BoardSet) -> u8 {
    let is_there = |faction| !(cards & board.of_faction(faction)).is_empty();
    Faction::ALL
        .into_iter()
        .map(|it| u8::from(is_there(it)))
        .sum()
}
