//! The rules by example: every worked example of the rulebooks and every ruling of RULES.md 1 as a
//! small scenario. Properties that hold in every match are tested in `tests/rules/claim`.

mod follow;
mod gather;
mod giants;
mod knowledge;
mod recruit;
mod scene;
mod scoring;
mod seers;
mod trolls;

use crate::cards::{Faction, FactionSet, Seat};
use crate::claim::{CLAIM, CLAIM_2, Setup};
use scene::Scene;

const S0: Seat = Seat::First;
const S1: Seat = Seat::Second;
const S2: Seat = Seat::Third;
const S3: Seat = Seat::Fourth;

fn claim() -> Setup {
    Setup::new(CLAIM, 2).expect("the deck of Claim")
}

fn claim_2() -> Setup {
    Setup::new(CLAIM_2, 2).expect("the deck of Claim 2")
}

/// A deck with Goblins and Knights for 3 or 4 players.
fn with_knights(players: u8) -> Setup {
    let factions = [
        Faction::Goblin,
        Faction::Knight,
        Faction::Undead,
        Faction::Dwarf,
        Faction::Doppelganger,
        Faction::Dragon,
        Faction::Seer,
    ];
    Setup::new(FactionSet::of(&factions), players).expect("a combined deck")
}

/// A deck with Gnomes and Giants for 3 or 4 players.
fn with_giants(players: u8) -> Setup {
    let factions = [
        Faction::Gnome,
        Faction::Giant,
        Faction::Undead,
        Faction::Dwarf,
        Faction::Doppelganger,
        Faction::Troll,
        Faction::Seer,
    ];
    Setup::new(FactionSet::of(&factions), players).expect("a combined deck")
}
