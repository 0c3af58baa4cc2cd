//! Who controls which faction, and so who wins (RULES.md 2.4).

use std::cmp::Ordering;

use super::PublicView;
use crate::cards::{ByFaction, BySeat, Faction, Seat};

/// The score of a match that was played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The seats that won; both in a draw.
    pub winners: Vec<Seat>,
    /// The points, with those for control.
    pub points: BySeat<u16>,
    /// Per faction of the match, the seat that controls it.
    pub control: ByFaction<Option<Seat>>,
}

/// How many points the control of a faction gives (RULES.md 2.1).
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
    /// The seat that controls a faction as things stand: the one with more figures on its face-up
    /// cards.
    #[must_use]
    pub fn controller(&self, faction: Faction) -> Option<Seat> {
        let figures = self.board.figures_on(faction);
        match figures[Seat::First].cmp(&figures[Seat::Second]) {
            Ordering::Greater => Some(Seat::First),
            Ordering::Less => Some(Seat::Second),
            Ordering::Equal => None,
        }
    }

    /// The score as it would be if the match were over now.
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

    /// The `result` object of a record (RECORD.md, 'Results').
    pub(super) fn result(&self, score: &Score) -> serde_json::Value {
        let winners: Vec<_> = score.winners.iter().map(|seat| seat.index()).collect();
        let points: Vec<_> = self.setup.seats().map(|seat| score.points[seat]).collect();
        let supply: Vec<_> = self.setup.seats().map(|seat| self.supply[seat]).collect();
        let controlled = |&faction: &Faction| {
            let seat = score.control[faction].map(Seat::index);
            (faction.id().to_owned(), seat.into())
        };
        let control: serde_json::Map<_, _> = self.setup.factions().iter().map(controlled).collect();
        serde_json::json!({
            "winners": winners, "points": points, "control": control, "supply": supply,
        })
    }
}
