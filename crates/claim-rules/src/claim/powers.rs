//! The powers of the factions, each at a named hook.
//!
//! Knights and Doppelgängers matter for the ranking of a trick: see [`super::strength`]. For Gnomes
//! and Trolls, see [`super::gather`].

use std::hint::select_unpredictable;

use super::{Setup, Trick};
use crate::cards::{Card, Faction, Seat};

/// Phase one: played cards of this faction go to the winner's score pile instead of being
/// discarded.
pub(super) const SCORES_WHEN_RECRUITING: Faction = Faction::Undead;

/// Phase one: whether the trick's winner may look at the top card of the draw pile and take it.
#[inline]
pub(super) fn may_peek(setup: Setup, trick: &Trick) -> bool {
    let by_seer = |card: Card| card.faction() == Faction::Seer;
    setup.factions().contains(Faction::Seer) && trick.best_card().is_some_and(by_seer)
}

/// Both phases: who leads the next trick – the seat that played the last Dragon, otherwise the
/// winner.
#[inline]
pub(super) fn next_leader(setup: Setup, trick: &Trick, winner: Seat) -> Seat {
    if !setup.factions().contains(Faction::Dragon) {
        return winner;
    }
    trick.plays().fold(winner, |leader, (seat, card)| {
        select_unpredictable(card.faction() == Faction::Dragon, seat, leader)
    })
}

/// Phase two: who takes the Dwarves of a trick. With 2 players, the loser; with more, the seat of
/// the lowest value of any faction, and among equal values the one that played last.
#[inline]
pub(super) fn dwarf_taker(trick: &Trick, winner: Seat) -> Seat {
    if trick.players() == 2 {
        return winner.next(2);
    }
    trick.lowest()
}

/// Phase two: the Gnome that a Giant can remove, which is the one with the same value.
pub(super) fn removable_gnome(giant: Card) -> Option<Card> {
    if giant.faction() != Faction::Giant {
        return None;
    }
    Card::new(Faction::Gnome, giant.value())
}
