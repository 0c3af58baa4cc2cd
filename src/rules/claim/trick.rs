//! One trick: what was led, what may follow, who ranks where (RULES.md 1.3).

use std::hint::select_unpredictable;

use crate::cards::{Card, CardSet, Faction, Seat};

use super::strength::Strength;

/// The most cards a trick has.
pub(super) const MOST: usize = 4;

/// The cards of one exchange, in the order they were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trick {
    /// The seats in the order of play, and then anything.
    order: &'static [Seat; MOST],
    /// The seat of the best card so far; before the lead, the leader.
    winner: Seat,
    best: Strength,
    players: u32,
    len: u32,
    /// Of the lead card; before the lead, any.
    led: Faction,
    /// Of these, the first `len` have been played.
    cards: [Card; MOST],
}

/// Per number of players and leader, the seats in the order of play, and then anything.
static ORDERS: [[[Seat; MOST]; Seat::MOST]; MOST + 1] = {
    let mut orders = [[[Seat::First; MOST]; Seat::MOST]; MOST + 1];
    let mut players = 1;
    while players < orders.len() {
        let mut leader = 0;
        while leader < players {
            let mut place = 0;
            while place < players {
                orders[players][leader][place] = Seat::ALL[(leader + place) % players];
                place += 1;
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
    /// A Doppelgänger that passed for the led faction.
    Doppelganger,
    /// The highest card of the led faction.
    Highest,
    /// As high as another that was played later.
    PlayedFirst,
    /// The only card of the led faction.
    NobodyFollowed,
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
            cards: [Card::FIRST; MOST],
        }
    }

    /// The seat that leads or led.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.order[0]
    }

    /// How many play to it.
    #[expect(clippy::cast_possible_truncation, reason = "four at most")]
    pub(super) const fn players(&self) -> u8 {
        self.players as u8
    }

    /// The cards played so far, with their seats, in order of play.
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> + Clone + '_ {
        (0..)
            .zip(self.cards())
            .map(|(place, &card)| (self.seat_at(place), card))
    }

    /// The cards played so far, in order of play.
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

    /// The card a seat has played to it.
    #[must_use]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        let (seat, leader) = (seat as u32, self.leader() as u32);
        let round = if seat < leader { self.players } else { 0 };
        self.cards().get((round + seat - leader) as usize).copied()
    }

    /// The seat that plays next, unless everybody has.
    #[must_use]
    #[inline]
    pub fn to_play(&self) -> Option<Seat> {
        (self.len < self.players).then(|| self.turn())
    }

    /// The seat that plays next, if anybody does.
    #[inline]
    pub(super) fn turn(&self) -> Seat {
        self.seat_at(self.len)
    }

    /// The faction of the lead card, once there is one.
    #[must_use]
    pub fn led_faction(&self) -> Option<Faction> {
        (self.len > 0).then_some(self.led)
    }

    /// The cards of `hand` that may be played to the trick now, each once: the one definition of
    /// following. Whoever holds the led faction plays one of it or a Doppelgänger; a Doppelgänger
    /// in hand is no card of the led faction unless Doppelgänger was led.
    #[must_use]
    #[inline]
    pub fn playable(&self, hand: CardSet) -> CardSet {
        let each = hand.distinct();
        if self.len == 0 {
            return each;
        }
        let led = CardSet::all_of(self.led);
        let following = led.or(CardSet::all_of(Faction::Doppelganger));
        let is_void = hand.and(led).is_empty();
        select_unpredictable(is_void, each, each.and(following))
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
        // Of equal cards the one played earlier is better. Nobody can foresee it, nor can a
        // processor.
        let is_best = strength > self.best;
        self.best = select_unpredictable(is_best, strength, self.best);
        self.winner = select_unpredictable(is_best, seat, self.winner);
    }

    /// The seats that have played, best card first; equal cards in order of play.
    #[must_use]
    pub fn ranking(&self) -> [Option<Seat>; MOST] {
        let ranked = self.ranked();
        let ranks = [0, 1, 2, 3];
        ranks.map(|rank| (rank < self.cards().len()).then(|| ranked[rank]))
    }

    /// The seats that have played, best card first, and then anything.
    pub(super) fn ranked(&self) -> [Seat; MOST] {
        let mut ranks = [0; MOST];
        for ((rank, place), &card) in ranks.iter_mut().zip(0..).zip(self.cards()) {
            *rank = self.strength(card).rank(place);
        }
        // Sorted by a network: nobody can foresee who is better, nor can a processor.
        for (high, low) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            let (one, other) = (ranks[high], ranks[low]);
            (ranks[high], ranks[low]) = (one.max(other), one.min(other));
        }
        ranks.map(|rank| self.seat_at(Strength::place(rank)))
    }

    /// The seat of the lowest value, of the last among equals.
    pub(super) fn lowest(&self) -> Seat {
        let rank = |(place, card): (u32, &Card)| u32::from(card.value()) << 2 | (3 - place);
        let lowest = (0..).zip(self.cards()).map(rank).min();
        self.seat_at(lowest.map_or(0, |rank| 3 - (rank & 3)))
    }

    /// Who failed to follow, and what.
    pub(super) fn voids(&self) -> impl Iterator<Item = (Seat, Faction)> {
        let led = self.led;
        let failed = move |(seat, card): (Seat, Card)| {
            let follows = [led, Faction::Doppelganger].contains(&card.faction());
            (!follows).then_some((seat, led))
        };
        self.plays().filter_map(failed)
    }

    /// The seat of the best card so far; the leader of a trick without cards.
    #[must_use]
    #[inline]
    pub const fn winner(&self) -> Seat {
        self.winner
    }

    /// Why the best card is the best one; none while no card is played.
    #[must_use]
    pub fn win_reason(&self) -> Option<WinReason> {
        let led = self.led_faction()?;
        let winner = self.winner();
        let card = self.card_of(winner)?;
        let others = || self.plays().filter(move |&(seat, _)| seat != winner);
        let passes =
            |other: Card| other.faction() == led || other.faction() == Faction::Doppelganger;
        Some(
            if led == Faction::Goblin && card.faction() == Faction::Knight {
                WinReason::KnightBeatsGoblin
            } else if others().any(|(_, other)| passes(other) && other.value() == card.value()) {
                WinReason::PlayedFirst
            } else if card.faction() != led {
                WinReason::Doppelganger
            } else if !others().any(|(_, other)| passes(other)) {
                WinReason::NobodyFollowed
            } else {
                WinReason::Highest
            },
        )
    }

    /// By what a card of this trick compares.
    #[inline]
    fn strength(&self, card: Card) -> Strength {
        Strength::of(card, self.led)
    }

    /// The seat that plays in that place, from 0.
    #[inline]
    const fn seat_at(&self, place: u32) -> Seat {
        self.order[place as usize % MOST]
    }
}
