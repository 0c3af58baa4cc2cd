//! The reference implementation of the trick-taking games, hidden cards included: it identifies
//! cards by their index in the deck, and tracks which viewer has seen which card and what each seat
//! observes. Slow, simple, and independent of the engine.

use claim_rules::cards::Card;

use super::public_reference::PublicReference;
use super::view_reconstruction::Observation;

/// A match.
pub(crate) struct Reference {
    pub(crate) public: PublicReference,
    deck: Vec<Card>,
    /// Per seat, the indices in the deck of the cards in hand.
    hands: Vec<Vec<usize>>,
    followers: Vec<Vec<usize>>,
    /// Per seat, and last for the gallery: which cards of the deck it has seen.
    pub(crate) seen: Vec<Vec<bool>>,
    /// Per seat, what it has observed.
    pub(crate) observations: Vec<Vec<Observation>>,
    top: usize,
    middle: Vec<usize>,
}

impl Reference {
    pub(crate) fn new(players: usize, deck: &[Card], first: usize) -> Self {
        let public = PublicReference::new(players, first);
        let mut top = 0;
        let mut hands = Vec::new();
        for &size in &public.hands {
            hands.push((top..top + size).collect());
            top += size;
        }
        let mut reference = Self {
            public,
            deck: deck.to_vec(),
            hands,
            followers: vec![Vec::new(); players],
            seen: vec![vec![false; deck.len()]; players + 1],
            observations: vec![Vec::new(); players],
            top,
            middle: Vec::new(),
        };
        for seat in 0..players {
            for &index in &reference.hands[seat] {
                reference.seen[seat][index] = true;
            }
            let hand = reference.hand(seat);
            reference.observations[seat].push(Observation::Dealt { first, hand });
        }
        reference.turn_up();
        reference
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        self.public.to_act()
    }

    /// The legal actions in notation, sorted and without duplicates.
    pub(crate) fn legal(&self) -> Vec<String> {
        let hand = self.to_act().map(|seat| self.hand(seat));
        self.public.legal(&hand.unwrap_or_default())
    }

    pub(crate) fn act(&mut self, action: &str) {
        let seat = self.to_act().expect("an action is due");
        for observations in &mut self.observations {
            let action = action.to_owned();
            observations.push(Observation::Action { seat, action });
        }
        if let Some(card) = action.strip_prefix("play ") {
            self.play(seat, card.parse().expect("a card"));
        }
        self.public.act(action);
        for (seat, slot) in self.public.takes.clone() {
            self.take(seat, slot);
        }
        if let Some(seat) = self.public.peeker() {
            self.seen[seat][self.top] = true;
            self.observations[seat].push(Observation::Peeked(self.deck[self.top]));
        }
        if !self.public.trick().recruiting && self.hands.iter().all(Vec::is_empty) {
            self.hands.swap_with_slice(&mut self.followers);
        }
        self.turn_up();
    }

    fn hand(&self, seat: usize) -> Vec<Card> {
        let hand = self.hands[seat].iter();
        hand.map(|&index| self.deck[index]).collect()
    }

    /// Shows a card of the deck to everyone.
    fn show(&mut self, index: usize) {
        self.seen.iter_mut().for_each(|viewer| viewer[index] = true);
    }

    /// Reveals the cards for a new trick.
    fn turn_up(&mut self) {
        if self.public.lacks_revealed() {
            self.middle.clear();
        }
        while self.public.lacks_revealed() {
            let card = self.deck[self.top];
            self.show(self.top);
            for observations in &mut self.observations {
                observations.push(Observation::Revealed(card));
            }
            self.public.reveal(card);
            self.middle.push(self.top);
            self.top += 1;
        }
    }

    /// Plays a card of a hand.
    fn play(&mut self, seat: usize, card: Card) {
        // Equal cards look the same, so it does not matter which one is played. Preferring one that everyone has
        // seen keeps the other one unseen.
        let gallery = self.seen.last().expect("the gallery is last");
        let hand = &self.hands[seat];
        let equal = hand.iter().filter(|&&index| self.deck[index] == card);
        let index = *equal
            .max_by_key(|&&index| gallery[index])
            .expect("the card is in the hand");
        self.hands[seat].retain(|&other| other != index);
        self.show(index);
    }

    fn take(&mut self, seat: usize, slot: Option<usize>) {
        let index = slot.map_or(self.top, |slot| self.middle[slot]);
        if slot.is_none() {
            self.top += 1;
            self.seen[seat][index] = true;
            self.observations[seat].push(Observation::Drew(self.deck[index]));
        }
        self.followers[seat].push(index);
    }
}
