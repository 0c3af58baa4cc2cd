//! What factions do beyond following and winning: small powers at named hooks.
//!
//! Where a trick's ranking is concerned (Knights, Doppelgängers), see [`super::trick`].

use crate::cards::{Card, Faction, Seat};

use super::{Setup, Trick};

/// Where a card that was played in phase two goes (RULES.md 1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gathered {
    /// On a seat's score pile.
    Scored(Seat),
    /// In the winner's gnome row.
    GnomeRow,
    /// To the Trolls that wait.
    Waiting,
}

/// Phase one: whether a played card goes on the winner's score pile instead of being discarded.
#[inline]
pub(super) fn scores_when_recruiting(card: Card) -> bool {
    card.faction() == Faction::Undead
}

/// Phase one: whether the owner of the winning card may look at the draw pile's top card and take
/// it.
#[inline]
pub(super) fn may_peek(winning: Card) -> bool {
    winning.faction() == Faction::Seer
}

/// Both phases: who leads after a trick – the seat of the last Dragon in it, else its winner.
#[inline]
pub(super) fn next_leader(setup: Setup, trick: &Trick, winner: Seat) -> Seat {
    if !setup.factions().contains(Faction::Dragon) {
        return winner;
    }
    (0..)
        .zip(trick.cards())
        .filter(|(_, card)| card.faction() == Faction::Dragon)
        .last()
        .map_or(winner, |(place, _)| trick.seat_at(place))
}

/// Phase two: where a card of a trick goes whose Dwarves go to `dwarf_taker`.
#[inline]
pub(super) fn gathered(card: Card, winner: Seat, dwarf_taker: Seat) -> Gathered {
    let faction = card.faction();
    match faction {
        Faction::Gnome => Gathered::GnomeRow,
        Faction::Troll => Gathered::Waiting,
        _ if faction == Faction::Dwarf => Gathered::Scored(dwarf_taker),
        _ => Gathered::Scored(winner),
    }
}

/// Who takes the Dwarves of a trick: with 2 players the loser, with more the lowest value,
/// whatever its faction, the last played among equals.
#[inline]
pub(super) fn dwarf_taker(trick: &Trick, winner: Seat) -> Seat {
    if trick.players() == 2 {
        return winner.next(2);
    }
    let mut taker = (u8::MAX, winner);
    for (seat, card) in trick.plays() {
        if card.value() <= taker.0 {
            taker = (card.value(), seat);
        }
    }
    taker.1
}

/// Phase two: the Gnome a Giant of the trick can remove, that of its own value.
pub(super) fn prey(giant: Card) -> Option<Card> {
    if giant.faction() != Faction::Giant {
        return None;
    }
    Card::new(Faction::Gnome, giant.value())
}
