//! One trick: what was led, what may follow, who ranks where (RULES.md 1.3).

use crate::cards::{Card, CardSet, Faction, Seat};

/// The most cards a trick has.
const MOST: usize = 4;

/// The cards of one exchange, in the order they were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trick {
    leader: Seat,
    players: u8,
    len: u8,
    /// The seat of the best card so far.
    winner: Seat,
    /// The seat that plays next, while not everybody has.
    turn: Seat,
    /// By what the best card compares.
    best_strength: Strength,
    /// Of these, the first `len` have been played.
    cards: [Card; MOST],
}

/// By what cards of a trick compare: class first, then value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Strength(u8);

impl Strength {
    /// Of no card.
    const NONE: Self = Self(0);

    /// Of a card in a trick whose lead is of the faction `led`. The class is 3 for a Knight on a
    /// led Goblin, 2 for the led faction and Doppelgängers, 1 for all others. There is no branch,
    /// for who plays what cannot be foreseen.
    #[expect(clippy::needless_bitwise_bool, reason = "lazy operators are branches")]
    fn of(card: Card, led: Faction) -> Self {
        let faction = card.faction();
        let of_led = (faction == led) | (faction == Faction::Doppelganger);
        let beats_goblin = (faction == Faction::Knight) & (led == Faction::Goblin);
        let class = 1 + u8::from(of_led) + 2 * u8::from(beats_goblin);
        Self(class << 4 | card.value())
    }

    const fn class(self) -> u8 {
        self.0 >> 4
    }
}

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
    pub const fn new(leader: Seat, players: u8) -> Self {
        Self {
            leader,
            players,
            len: 0,
            winner: leader,
            turn: leader,
            best_strength: Strength::NONE,
            cards: [Card::FIRST; MOST],
        }
    }

    /// The seat that leads or led.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// How many play to it.
    pub(super) const fn players(&self) -> u8 {
        self.players
    }

    /// The cards played so far, with their seats, in order of play.
    #[must_use]
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> + Clone + '_ {
        (0..self.len).map(|place| (self.seat_at(place), self.cards[place as usize]))
    }

    /// The cards played so far, in order of play.
    #[must_use]
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// The best card so far.
    pub(super) fn best_card(&self) -> Option<Card> {
        self.card_of(self.winner)
    }

    /// The card a seat has played to it.
    #[must_use]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.plays()
            .find_map(|(player, card)| (player == seat).then_some(card))
    }

    /// The seat that plays next, unless everybody has.
    #[must_use]
    #[inline]
    pub fn to_play(&self) -> Option<Seat> {
        (self.len < self.players).then_some(self.turn)
    }

    /// The faction of the lead card, once there is one.
    #[must_use]
    pub fn led_faction(&self) -> Option<Faction> {
        self.cards().first().map(|card| card.faction())
    }

    /// The cards of `hand` that may be played to the trick now: the one definition of following.
    /// Whoever holds the led faction plays one of it or a Doppelgänger; a Doppelgänger in hand is
    /// no card of the led faction unless Doppelgänger was led.
    #[must_use]
    #[inline]
    pub fn playable(&self, hand: CardSet) -> CardSet {
        match self.led_faction() {
            Some(led) => {
                let following = hand.of_either(led, Faction::Doppelganger);
                if hand.of(led).is_empty() {
                    hand
                } else {
                    following
                }
            }
            None => hand,
        }
    }

    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        let seat = self.turn;
        let strength = self.strength(card);
        // Of equal cards the one played earlier is better.
        let better = strength > self.best_strength;
        self.winner = if better { seat } else { self.winner };
        self.best_strength = self.best_strength.max(strength);
        self.turn = seat.next(self.players);
        self.len += 1;
    }

    /// The seats that have played, best card first; equal cards in order of play.
    #[must_use]
    pub fn ranking(&self) -> [Option<Seat>; MOST] {
        let ranks = [0, 1, 2, 3];
        ranks.map(|rank| (rank < self.len).then(|| self.ranked_of_many(rank)))
    }

    /// The seat that is so far from the best, counted from 0, in a trick that all have played to.
    #[inline]
    pub(super) fn ranked(&self, rank: u8) -> Seat {
        match (rank, self.players) {
            (0, _) => self.winner(),
            (_, 2) => self.winner().next(2),
            _ => self.ranked_of_many(rank),
        }
    }

    fn ranked_of_many(&self, rank: u8) -> Seat {
        let plays = || {
            (0_u8..)
                .zip(self.cards())
                .map(|(place, &card)| (place, self.strength(card)))
        };
        let rank_of = |(place, own)| {
            let is_better =
                |&(at, other): &(u8, Strength)| other > own || other == own && at < place;
            plays().filter(is_better).count()
        };
        let ranked = plays().find(|&play| rank_of(play) == usize::from(rank));
        ranked.map_or(self.winner, |(place, _)| self.seat_at(place))
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
        let strength = self.strength(card);
        let others = || self.plays().filter(move |&(seat, _)| seat != winner);
        Some(
            if led == Faction::Goblin && card.faction() == Faction::Knight {
                WinReason::KnightBeatsGoblin
            } else if others().any(|(_, other)| self.strength(other) == strength) {
                WinReason::PlayedFirst
            } else if card.faction() != led {
                WinReason::Doppelganger
            } else if others().all(|(_, other)| self.strength(other).class() < strength.class()) {
                WinReason::NobodyFollowed
            } else {
                WinReason::Highest
            },
        )
    }

    /// By what a card of this trick compares.
    fn strength(&self, card: Card) -> Strength {
        Strength::of(card, self.cards[0].faction())
    }

    /// The seat that plays in that place, from 0.
    pub(super) const fn seat_at(&self, place: u8) -> Seat {
        self.leader.after(place, self.players)
    }
}
