//! Sampling: full states with a given view, in which the cards that the seat cannot see are
//! redealt.

use rand::Rng;

use super::setup::{CARDS, PLAYERS};
use super::{Awaiting, CardCounts, State, View};
use crate::cards::{BySeat, Faction};
use crate::chance;

impl View {
    /// A random state with exactly this view. The opponent's hidden cards and the order of the draw
    /// pile are redealt. The opponent gets one of the hands that are possible given everything this
    /// seat has seen; the probability of each is in proportion to the number of ways to draw it
    /// from the unseen cards.
    ///
    /// This seat does not know what the opponent has deduced about its own hand. In the sample, the
    /// opponent knows only what everyone knows.
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
            let drawn = drawn.iter_mut().take(count.into());
            drawn.for_each(|card| *card = cards.next());
        }
        // Before the deal, hands and pile are empty, and all cards are left over.
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

    /// A random hand for the opponent's hidden cards.
    fn deal_hidden(&self, unseen: &CardCounts, rng: &mut impl Rng) -> CardCounts {
        let hidden = self.public.hidden_size(self.seat.next(PLAYERS));
        let hands = || self.own.opponent_hands.hands(hidden);
        let ways = |hand: &CardCounts| ways(hand, unseen);
        let mut number = chance::below(rng, hands().map(|hand| ways(&hand)).sum());
        hands()
            .find(|hand| {
                let ways = ways(hand);
                let found = number < ways;
                number = number.wrapping_sub(ways);
                found
            })
            .unwrap_or_default()
    }
}

/// The number of ways to draw a hand of at most two cards from `unseen`.
fn ways(hand: &CardCounts, unseen: &CardCounts) -> u32 {
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
