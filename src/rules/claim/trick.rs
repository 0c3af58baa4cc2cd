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
    /// The place of the best card so far.
    best: u8,
    cards: [Option<Card>; MOST],
    /// Per place, by what the card there compares.
    strengths: [u8; MOST],
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
            best: 0,
            cards: [None; MOST],
            strengths: [0; MOST],
        }
    }

    /// The seat that leads or led.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The cards played so far, with their seats, in order of play.
    #[must_use]
    pub fn plays(&self) -> impl DoubleEndedIterator<Item = (Seat, Card)> + Clone + '_ {
        (0..self.len).filter_map(|place| Some((self.seat_at(place), self.cards[place as usize]?)))
    }

    /// How many cards have been played to it.
    pub(super) const fn len(&self) -> u8 {
        self.len
    }

    /// The card played in that place, from 0.
    pub(super) const fn card_at(&self, place: u8) -> Option<Card> {
        self.cards[place as usize]
    }

    /// The best card so far.
    pub(super) const fn best_card(&self) -> Option<Card> {
        self.card_at(self.best)
    }

    /// The card a seat has played to it.
    #[must_use]
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.plays()
            .find_map(|(player, card)| (player == seat).then_some(card))
    }

    /// The seat that plays next, unless everybody has.
    #[must_use]
    pub fn to_play(&self) -> Option<Seat> {
        (self.len < self.players).then(|| self.seat_at(self.len))
    }

    /// The faction of the lead card, once there is one.
    #[must_use]
    pub fn led_faction(&self) -> Option<Faction> {
        self.cards[0].map(Card::faction)
    }

    /// The cards of `hand` that may be played to the trick now: the one definition of following.
    /// Whoever holds the led faction plays one of it or a Doppelgänger; a Doppelgänger in hand is
    /// no card of the led faction unless Doppelgänger was led.
    #[must_use]
    #[inline]
    pub fn playable(&self, hand: CardSet) -> CardSet {
        match self.led_faction() {
            Some(led) if !hand.of(led).is_empty() => hand.of_either(led, Faction::Doppelganger),
            _ => hand,
        }
    }

    pub(super) fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = Some(card);
        let strength = self.strength(card);
        // Of equal cards the one played earlier is better.
        if strength > self.strengths[self.best as usize] {
            self.best = self.len;
        }
        self.strengths[self.len as usize] = strength;
        self.len += 1;
    }

    /// The seats that have played, best card first; equal cards in order of play.
    #[must_use]
    pub fn ranking(&self) -> [Option<Seat>; MOST] {
        let strengths = &self.strengths[..self.len as usize];
        let mut seats = [None; MOST];
        for (place, own) in (0..self.len).zip(strengths) {
            let (earlier, later) = strengths.split_at(usize::from(place));
            let better = earlier.iter().filter(|&other| other >= own).count()
                + later.iter().filter(|&other| other > own).count();
            seats[better] = Some(self.seat_at(place));
        }
        seats
    }

    /// The seat of the best card so far; the leader of a trick without cards.
    #[must_use]
    pub const fn winner(&self) -> Seat {
        self.seat_at(self.best)
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
            } else if others().all(|(_, other)| self.class(other) < self.class(card)) {
                WinReason::NobodyFollowed
            } else {
                WinReason::Highest
            },
        )
    }

    /// The class of a card in this trick: 2 a Knight on a led Goblin, 1 the led faction and
    /// Doppelgängers, 0 all others.
    fn class(&self, card: Card) -> u8 {
        let Some(led) = self.led_faction() else {
            return 0;
        };
        match card.faction() {
            Faction::Knight if led == Faction::Goblin => 2,
            Faction::Doppelganger => 1,
            faction => u8::from(faction == led),
        }
    }

    /// A number by which cards of this trick compare: class first, then value.
    fn strength(&self, card: Card) -> u8 {
        self.class(card) << 4 | card.value()
    }

    const fn seat_at(&self, place: u8) -> Seat {
        self.leader.after(place, self.players)
    }
}
