//! The trick games a second time, with all that is hidden: every card by its place in the deck, who
//! has seen which place, and what each seat is told. Slow, and independent of the engine, which has
//! to agree with it.

use claim_bot::cards::Card;

use super::open::Open;
use super::told::Told;

/// A match.
pub(crate) struct Naive {
    pub(crate) open: Open,
    deck: Vec<Card>,
    /// Per seat, the places in the deck of the cards in hand.
    hands: Vec<Vec<usize>>,
    followers: Vec<Vec<usize>>,
    /// Per viewer, and for the gallery as the last, which places of the deck it has seen.
    pub(crate) seen: Vec<Vec<bool>>,
    /// Per seat, what it is told.
    pub(crate) told: Vec<Vec<Told>>,
    top: usize,
    middle: Vec<usize>,
}

impl Naive {
    pub(crate) fn new(players: usize, deck: &[Card], first: usize) -> Self {
        let open = Open::new(players, first);
        let mut top = 0;
        let mut hands = Vec::new();
        for &size in &open.hands {
            hands.push((top..top + size).collect());
            top += size;
        }
        let mut naive = Self {
            open,
            deck: deck.to_vec(),
            hands,
            followers: vec![Vec::new(); players],
            seen: vec![vec![false; deck.len()]; players + 1],
            told: vec![Vec::new(); players],
            top,
            middle: Vec::new(),
        };
        for seat in 0..players {
            for &place in &naive.hands[seat] {
                naive.seen[seat][place] = true;
            }
            let hand = naive.hand(seat);
            naive.told[seat].push(Told::Dealt { first, hand });
        }
        naive.turn_up();
        naive
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        self.open.to_act()
    }

    /// The legal actions in notation, sorted, each once.
    pub(crate) fn legal(&self) -> Vec<String> {
        let hand = self.to_act().map(|seat| self.hand(seat));
        self.open.legal(&hand.unwrap_or_default())
    }

    pub(crate) fn act(&mut self, action: &str) {
        let seat = self.to_act().expect("somebody is to act");
        for told in &mut self.told {
            let action = action.to_owned();
            told.push(Told::Did { seat, action });
        }
        if let Some(card) = action.strip_prefix("play ") {
            self.lay_open(seat, card.parse().expect("a card"));
        }
        self.open.act(action);
        for (seat, slot) in self.open.takes.clone() {
            self.take(seat, slot);
        }
        if let Some(seat) = self.open.peeker() {
            self.seen[seat][self.top] = true;
            self.told[seat].push(Told::Peeked(self.deck[self.top]));
        }
        if !self.open.trick().recruiting && self.hands.iter().all(Vec::is_empty) {
            self.hands.swap_with_slice(&mut self.followers);
        }
        self.turn_up();
    }

    fn hand(&self, seat: usize) -> Vec<Card> {
        let hand = self.hands[seat].iter();
        hand.map(|&place| self.deck[place]).collect()
    }

    /// Everybody sees a place of the deck.
    fn show(&mut self, place: usize) {
        self.seen.iter_mut().for_each(|viewer| viewer[place] = true);
    }

    /// The cards of a new trick's middle are turned up.
    fn turn_up(&mut self) {
        if self.open.lacks_revealed() {
            self.middle.clear();
        }
        while self.open.lacks_revealed() {
            let card = self.deck[self.top];
            self.show(self.top);
            for told in &mut self.told {
                told.push(Told::Revealed(card));
            }
            self.open.reveal(card);
            self.middle.push(self.top);
            self.top += 1;
        }
    }

    /// A card of a hand is played.
    fn lay_open(&mut self, seat: usize, card: Card) {
        // Of equal cards, one that all have seen already: nobody can tell.
        let gallery = self.seen.last().expect("there is the gallery");
        let hand = &self.hands[seat];
        let equal = hand.iter().filter(|&&place| self.deck[place] == card);
        let place = *equal
            .max_by_key(|&&place| gallery[place])
            .expect("it is held");
        self.hands[seat].retain(|&other| other != place);
        self.show(place);
    }

    fn take(&mut self, seat: usize, slot: Option<usize>) {
        let place = slot.map_or(self.top, |slot| self.middle[slot]);
        if slot.is_none() {
            self.top += 1;
            self.seen[seat][place] = true;
            self.told[seat].push(Told::Drew(self.deck[place]));
        }
        self.followers[seat].push(place);
    }
}
