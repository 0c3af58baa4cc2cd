//! What the factions can do (RULES.md 2.3): which uses a power has, and what it counts.

use super::{Board, BoardSet, Line, Power, PublicView, Space};
use crate::cards::{Faction, Seat};

use super::setup::PLAYERS;

/// The ways in which a power can be used just now, beside not at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Uses {
    /// Without a choice.
    pub(super) plain: bool,
    /// On the row.
    pub(super) row: bool,
    /// On the column.
    pub(super) column: bool,
    /// On one of these cards; a Knight also on two.
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

    pub(super) const fn is_empty(self) -> bool {
        !self.plain && !self.row && !self.column && self.targets.is_empty()
    }
}

/// The uses that a faction's power has for `seat`, which has just laid a card.
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

/// The adjacent cards whose power has a use where the card just laid stands.
fn copyable(public: &PublicView, seat: Seat) -> BoardSet {
    let board = &public.board;
    let mut found = BoardSet::EMPTY;
    for number in adjacent(board) {
        let faction = board.faction_of(number);
        // Copying a Doppelgänger does nothing.
        if faction != Faction::Doppelganger && !uses(public, seat, faction).is_empty() {
            found.insert(number);
        }
    }
    found
}

/// The face-up cards that share an edge with the card just laid.
fn adjacent(board: &Board) -> BoardSet {
    board.face_up_on(board.space_of(board.latest()).beside())
}

/// A Troll's line may hold no other Troll; a Doppelgänger's, as it is none itself, a single one.
fn may_score(board: &Board, line: Line) -> bool {
    let line = board.line(board.latest(), line);
    (line & board.of_faction(Faction::Troll)).len() <= 1
}

/// What a faction's power is called when it is used on a card there; only those that choose a card
/// have such a use.
pub(super) const fn on_card(faction: Faction, space: Space) -> Power {
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

/// What Goblin, Dwarf, Dragon and Gnome score for the card just laid.
pub(super) fn points(board: &Board, seat: Seat, faction: Faction) -> u8 {
    let latest = board.latest();
    match faction {
        Faction::Goblin => board.figures_on(Faction::Goblin)[seat],
        Faction::Dwarf => {
            let dwarfs = board.of_faction(Faction::Dwarf);
            let of_row = board.line(latest, Line::Row) & dwarfs;
            let of_column = board.line(latest, Line::Column) & dwarfs;
            of_row.len() + (of_column - of_row).len()
        }
        Faction::Dragon => {
            let space = board.space_of(latest);
            let corners = board.face_up_on(space.across());
            adjacent(board).len() + corners.len()
        }
        Faction::Gnome => 1,
        _ => 0,
    }
}

/// What a Troll scores for a line through the card just laid: its different factions.
pub(super) fn line_points(board: &Board, line: Line) -> u8 {
    let line = board.line(board.latest(), line);
    let is_there = |faction| !(line & board.of_faction(faction)).is_empty();
    Faction::ALL
        .into_iter()
        .map(|it| u8::from(is_there(it)))
        .sum()
}
