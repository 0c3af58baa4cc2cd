//! Dealing anew what a seat cannot see.

use rand::Rng;

use super::setup::{CARDS, PLAYERS};
use super::{Awaiting, Cards, State, View};
use crate::cards::{BySeat, Faction};
use crate::rules::chance;

impl View {
    /// A match that looks exactly like this view from this seat, and in which all that the seat
    /// cannot see is dealt anew: the other's hidden cards and the draw pile's order. Hands that
    /// the other cannot have do not come; of those that it can have, each is as likely as there
    /// are ways to take it out of the unseen cards.
    ///
    /// What the other knows of this seat's hand is not to be seen either: in the sample it knows
    /// nothing but what everybody does.
    #[must_use]
    pub fn sample(&self, rng: &mut impl Rng) -> State {
        let public = &self.public;
        let other = self.seat.next(PLAYERS);
        let mut unseen = self.unseen();
        let mut hand = self.deal_hidden(&unseen, rng);
        unseen.remove_all(hand);
        let mut cards = [Faction::Goblin; CARDS];
        let mut count = 0;
        for card in unseen.iter() {
            cards[count] = card;
            count += 1;
        }
        chance::shuffle(rng, &mut cards[..count]);
        let mut cards = cards[..count].iter().copied();
        let mut drawn = [None; 3];
        if let Awaiting::Keep { seat, drawn: count } = public.awaiting
            && seat == other
        {
            let places = drawn.iter_mut().take(count.into());
            places.for_each(|place| *place = cards.next());
        }
        // Before the deal neither hands nor pile have cards.
        let pile = cards.take(public.pile_size.into()).collect();
        hand.add_all(public.open_hand[other]);
        let mut private = BySeat::default();
        private[self.seat] = self.own;
        private[other].hand = hand;
        private[other].drawn = drawn;
        let mut state = State {
            public: *public,
            private,
            pile,
        };
        state.forget(other);
        state
    }

    /// The other's hidden cards, by lot.
    fn deal_hidden(&self, unseen: &Cards, rng: &mut impl Rng) -> Cards {
        let hidden = self.public.hidden_size(self.seat.next(PLAYERS));
        let hands = || self.own.other.hands(hidden);
        let ways = |hand: &Cards| ways(hand, unseen);
        let mut lot = chance::below(rng, hands().map(|hand| ways(&hand)).sum());
        hands()
            .find(|hand| {
                let ways = ways(hand);
                let found = lot < ways;
                lot = lot.wrapping_sub(ways);
                found
            })
            .unwrap_or_default()
    }
}

/// How many ways there are to take a hand of at most two cards out of `unseen`.
fn ways(hand: &Cards, unseen: &Cards) -> u32 {
    let of_faction = |faction| {
        let count = u32::from(unseen.count(faction));
        match hand.count(faction) {
            0 => 1,
            1 => count,
            _ => count * count.saturating_sub(1) / 2,
        }
    };
    hand.factions().iter().map(of_faction).product()
}
