//! What factions do beyond following and winning: small powers at named hooks.
//!
//! Where a trick's ranking is concerned (Knights, Doppelgängers), see [`super::strength`]; for
//! Gnomes and Trolls, [`super::gather`].

use std::hint::select_unpredictable;

use crate::cards::{Card, Faction, Seat};

use super::{Setup, Trick};

/// Phase one: such cards go on the winner's score pile when played, instead of being discarded.
pub(super) const SCORES_WHEN_RECRUITING: Faction = Faction::Undead;

/// Phase one: whether the trick's winner may look at the draw pile's top card and take it.
#[inline]
pub(super) fn may_peek(setup: Setup, trick: &Trick) -> bool {
    let by_seer = |card: Card| card.faction() == Faction::Seer;
    setup.factions().contains(Faction::Seer) && trick.best_card().is_some_and(by_seer)
}

/// Both phases: who leads after a trick – the seat of the last Dragon in it, else its winner.
#[inline]
pub(super) fn next_leader(setup: Setup, trick: &Trick, winner: Seat) -> Seat {
    if !setup.factions().contains(Faction::Dragon) {
        return winner;
    }
    trick.plays().fold(winner, |leader, (seat, card)| {
        select_unpredictable(card.faction() == Faction::Dragon, seat, leader)
    })
}

/// Who takes the Dwarves of a trick: with 2 players the loser, with more the lowest value,
/// whatever its faction, the last played among equals.
#[inline]
pub(super) fn dwarf_taker(trick: &Trick, winner: Seat) -> Seat {
    if trick.players() == 2 {
        return winner.next(2);
    }
    trick.lowest()
}

/// Phase two: the Gnome a Giant of the trick can remove, that of its own value.
pub(super) fn prey(giant: Card) -> Option<Card> {
    if giant.faction() != Faction::Giant {
        return None;
    }
    Card::new(Faction::Gnome, giant.value())
}
