//! One trick: who leads, which cards follow, who wins (RULES.md 1.3).

use std::hint::select_unpredictable;

use super::strength::Strength;
use crate::cards::{Card, CardSet, Faction, Seat};

/// The number of cards in the largest trick.
pub(super) const MAX_CARDS: usize = 4;

/// The cards of a trick, in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trick {
    /// The seats in the order of play, padded with the first seat.
    order: &'static [Seat; MAX_CARDS],
    /// The seat of the best card so far; before the lead, the leader.
    winner: Seat,
    /// The strength of the best card so far.
    best: Strength,
    players: u32,
    len: u32,
    /// The faction of the lead card; meaningless before the lead.
    led: Faction,
    /// The first `len` have been played.
    cards: [Card; MAX_CARDS],
}

/// Per number of players and leader, the seats in the order of play, padded with the first seat.
static ORDERS: [[[Seat; MAX_CARDS]; Seat::COUNT]; MAX_CARDS + 1] = {
    let mut orders = [[[Seat::First; MAX_CARDS]; Seat::COUNT]; MAX_CARDS + 1];
    let mut players = 1;
    while players < orders.len() {
        let mut leader = 0;
        while leader < players {
            let mut position = 0;
            while position < players {
                orders[players][leader][position] = Seat::ALL[(leader + position) % players];
                position += 1;
            }
            leader += 1;
        }
        players += 1;
    }
    orders
};

/// Why the best card of a trick won it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinReason {
    /// A Knight on a led Goblin.
    KnightBeatsGoblin,
    /// A Doppelgänger that counts as the led faction and is the highest card.
    Doppelganger,
    /// The highest card of the led faction.
    Highest,
    /// The first of several equally high cards of the led faction, or Doppelgängers.
    PlayedFirst,
    /// The only card of the led faction: no other player followed, not even with a Doppelgänger.
    Unfollowed,
}

impl Trick {
    /// A trick that waits for its lead.
    #[must_use]
    pub fn new(leader: Seat, players: u8) -> Self {
        Self {
            order: &ORDERS[players as usize][leader as usize],
            winner: leader,
            best: Strength::NONE,
            players: players.into(),
            len: 0,
            led: Faction::Goblin,
            cards: [Card::FIRST; MAX_CARDS],
        }
    }

    /// The seat that leads the trick.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.order[0]
    }

    /// The number of players.
    #[expect(clippy::cast_possible_truncation, reason = "at most 4")]
    pub(super) const fn players(&self) -> u8 {
        self.players as u8
    }

    /// The cards played so far with their seats, in the order of play.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + Clone + '_ {
        (0..)
            .zip(self.cards())
            .map(|(position, &card)| (self.seat_at(position), card))
    }

    /// The cards played so far, in the order of play.
    #[must_use]
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// The best card so far.
    #[inline]
    pub(super) fn best_card(&self) -> Option<Card> {
        self.card_of(self.winner)
    }

    /// The card that a seat has played.
    #[must_use]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        let (seat, leader) = (seat as u32, self.leader() as u32);
        let round = if seat < leader { self.players } else { 0 };
        self.cards().get((round + seat - leader) as usize).copied()
    }

    /// The seat that plays next, unless the trick is complete.
    #[must_use]
    #[inline]
    pub fn to_play(&self) -> Option<Seat> {
        (self.len < self.players).then(|| self.turn())
    }

    /// The seat that plays next. The trick must not be complete.
    #[inline]
    pub(super) fn turn(&self) -> Seat {
        self.seat_at(self.len)
    }

    /// The seats that have yet to play, in order.
    pub(super) fn seats_to_play(&self) -> impl Iterator<Item = Seat> + '_ {
        (self.len..self.players).map(|position| self.seat_at(position))
    }

    /// The faction of the lead card, once there is one.
    #[must_use]
    pub fn led_faction(&self) -> Option<Faction> {
        (self.len > 0).then_some(self.led)
    }

    /// The cards of `hand` that can be played to the trick now, each once: the one definition of
    /// following. A hand with cards of the led faction must play one of them or a Doppelgänger.
    /// Doppelgängers in the hand do not count as the led faction unless a Doppelgänger was led.
    #[must_use]
    #[inline]
    pub fn playable(&self, hand: CardSet) -> CardSet {
        let cards = hand.distinct();
        if self.len == 0 {
            return cards;
        }
        let led = CardSet::all_of(self.led);
        let following = led.union(CardSet::all_of(Faction::Doppelganger));
        let is_void = hand.intersection(led).is_empty();
        select_unpredictable(is_void, cards, cards.intersection(following))
    }

    /// Whether a card would be the best so far if it were played now.
    #[must_use]
    pub fn would_win(&self, card: Card) -> bool {
        self.len == 0 || self.strength(card) > self.best
    }

    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        if self.len == 0 {
            self.led = card.faction();
        }
        let seat = self.turn();
        self.cards[self.len as usize] = card;
        self.len += 1;
        let strength = self.strength(card);
        // Of equally strong cards the one played earlier is better. Which card is best is
        // unpredictable, so it is selected without a branch.
        let is_best = strength > self.best;
        self.best = select_unpredictable(is_best, strength, self.best);
        self.winner = select_unpredictable(is_best, seat, self.winner);
    }

    /// The seats that have played, best card first; equally good cards in the order of play.
    #[must_use]
    pub fn ranking(&self) -> [Option<Seat>; MAX_CARDS] {
        let ranked = self.ranked();
        let ranks = [0, 1, 2, 3];
        ranks.map(|rank| (rank < self.cards().len()).then(|| ranked[rank]))
    }

    /// The seats that have played, best card first, padded with arbitrary seats.
    pub(super) fn ranked(&self) -> [Seat; MAX_CARDS] {
        let mut keys = [0; MAX_CARDS];
        for ((key, position), &card) in keys.iter_mut().zip(0..).zip(self.cards()) {
            *key = self.strength(card).sort_key(position);
        }
        // A sorting network of 4: the order is unpredictable, so it sorts without branches.
        for (high, low) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            let (one, other) = (keys[high], keys[low]);
            (keys[high], keys[low]) = (one.max(other), one.min(other));
        }
        keys.map(|key| self.seat_at(Strength::position(key)))
    }

    /// The seat of the lowest value; of equal values, the one played last.
    pub(super) fn lowest(&self) -> Seat {
        // Later positions get smaller keys.
        let key = |(position, card): (u32, &Card)| u32::from(card.value()) << 2 | (3 - position);
        let lowest = (0..).zip(self.cards()).map(key).min();
        self.seat_at(lowest.map_or(0, |key| 3 - (key & 3)))
    }

    /// The seats that did not follow, and the faction they are void of.
    pub(super) fn voids(&self) -> impl Iterator<Item = (Seat, Faction)> {
        let led = self.led;
        let failed = move |(seat, card): (Seat, Card)| {
            let follows = [led, Faction::Doppelganger].contains(&card.faction());
            (!follows).then_some((seat, led))
        };
        self.plays().filter_map(failed)
    }

    /// The seat of the best card so far; before the lead, the leader.
    #[must_use]
    #[inline]
    pub const fn winner(&self) -> Seat {
        self.winner
    }

    /// Why the best card so far is the best; `None` before the lead.
    #[must_use]
    pub fn win_reason(&self) -> Option<WinReason> {
        let led = self.led_faction()?;
        let winner = self.winner();
        let card = self.card_of(winner)?;
        let others = || self.plays().filter(move |&(seat, _)| seat != winner);
        let follows =
            |other: Card| other.faction() == led || other.faction() == Faction::Doppelganger;
        Some(
            if led == Faction::Goblin && card.faction() == Faction::Knight {
                WinReason::KnightBeatsGoblin
            } else if others().any(|(_, other)| follows(other) && other.value() == card.value()) {
                WinReason::PlayedFirst
            } else if card.faction() != led {
                WinReason::Doppelganger
            } else if !others().any(|(_, other)| follows(other)) {
                WinReason::Unfollowed
            } else {
                WinReason::Highest
            },
        )
    }

    /// The strength of a card in this trick.
    #[inline]
    fn strength(&self, card: Card) -> Strength {
        Strength::of(card, self.led)
    }

    /// The seat at a position in the order of play, from 0.
    #[inline]
    const fn seat_at(&self, position: u32) -> Seat {
        self.order[position as usize % MAX_CARDS]
    }
}
