//! What factions do beyond following and winning: small powers at named hooks.
//!
//! Where a trick's ranking is concerned (Knights, Doppelgängers), see [`super::trick`].

use crate::cards::{Card, Faction, Seat};

use super::Trick;

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
pub(super) fn scores_when_recruiting(card: Card) -> bool {
    card.faction() == Faction::Undead
}

/// Phase one: whether the owner of the winning card may look at the draw pile's top card and take
/// it.
pub(super) fn may_peek(winning: Card) -> bool {
    winning.faction() == Faction::Seer
}

/// Both phases: who leads after a trick – the seat of the last Dragon in it, else its winner.
pub(super) fn next_leader(trick: &Trick, winner: Seat) -> Seat {
    (0..)
        .zip(trick.cards())
        .filter(|(_, card)| card.faction() == Faction::Dragon)
        .last()
        .map_or(winner, |(place, _)| trick.seat_at(place))
}

/// Phase two: where a card of a trick goes.
pub(super) fn gathered(card: Card, trick: &Trick, winner: Seat) -> Gathered {
    match card.faction() {
        Faction::Dwarf => Gathered::Scored(dwarf_taker(trick, winner)),
        Faction::Gnome => Gathered::GnomeRow,
        Faction::Troll => Gathered::Waiting,
        _ => Gathered::Scored(winner),
    }
}

/// Who takes the Dwarves of a trick: with 2 players the loser, with more the lowest value,
/// whatever its faction, the last played among equals.
pub(super) fn dwarf_taker(trick: &Trick, winner: Seat) -> Seat {
    let mut plays = trick.plays();
    if plays.clone().count() == 2 {
        return plays
            .find_map(|(seat, _)| (seat != winner).then_some(seat))
            .unwrap_or(winner);
    }
    let mut taker = (u8::MAX, winner);
    for (seat, card) in plays {
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
