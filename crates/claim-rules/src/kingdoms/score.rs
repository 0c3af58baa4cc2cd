//! Which seat controls which faction, and who wins (RULES.md 2.4).

use std::cmp::Ordering;

use super::{Awaiting, PublicView, State};
use crate::cards::{ByFaction, BySeat, Faction, Seat, SeatSet};

/// The score of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The seats that won; both in a draw.
    pub winners: SeatSet,
    /// The points, those for control included.
    pub points: BySeat<u16>,
    /// Per faction of the match, the seat that controls it.
    pub control: ByFaction<Option<Seat>>,
}

/// The points for controlling a faction (RULES.md 2.1).
#[must_use]
pub const fn control_value(faction: Faction) -> u16 {
    match faction {
        Faction::Goblin => 4,
        Faction::Dwarf | Faction::Gnome => 5,
        Faction::Troll | Faction::Undead => 6,
        Faction::Dragon | Faction::Seer | Faction::Doppelganger => 7,
        Faction::Giant => 8,
        Faction::Knight => 9,
    }
}

impl PublicView {
    /// The seat that controls a faction now: the one with more figures on its face-up cards.
    #[must_use]
    pub fn controller(&self, faction: Faction) -> Option<Seat> {
        let figures = self.board.figures_on(faction);
        match figures[Seat::First].cmp(&figures[Seat::Second]) {
            Ordering::Greater => Some(Seat::First),
            Ordering::Less => Some(Seat::Second),
            Ordering::Equal => None,
        }
    }

    /// The score if the match were over now.
    #[must_use]
    pub fn score(&self) -> Score {
        let mut points = self.points;
        let mut control = ByFaction::default();
        for &faction in self.setup.factions() {
            control[faction] = self.controller(faction);
            if let Some(seat) = control[faction] {
                points[seat] += control_value(faction);
            }
        }
        let standing = |seat: Seat| (points[seat], self.supply[seat]);
        let best = self.setup.seats().map(standing).max();
        let won = |&seat: &Seat| Some(standing(seat)) == best;
        Score {
            winners: self.setup.seats().filter(won).collect(),
            points,
            control,
        }
    }
}

impl State {
    /// The score, once the match is over.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        let public = self.public_view();
        matches!(public.awaiting, Awaiting::Over(_)).then(|| public.score())
    }
}
