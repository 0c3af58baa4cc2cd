//! Piles that a seat cannot see, and random deals to them that respect what the seat knows.

use rand::{Rng, RngExt};

use crate::cards::{Card, FactionSet};

/// A hand or pile that a seat cannot see.
pub(super) struct HiddenPile {
    /// The number of cards in the pile.
    size: usize,
    /// Factions of which the pile has no card.
    excluded: FactionSet,
    /// The cards dealt so far.
    cards: Vec<Card>,
}

impl HiddenPile {
    pub(super) fn new(size: usize, excluded: FactionSet) -> Self {
        let cards = Vec::with_capacity(size);
        Self {
            size,
            excluded,
            cards,
        }
    }

    /// The cards dealt so far.
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// How many cards are still missing.
    fn room(&self) -> usize {
        self.size - self.cards.len()
    }

    fn accepts(&self, card: Card) -> bool {
        !self.excluded.contains(card.faction())
    }
}

/// Deals shuffled cards, exactly as many as all piles hold together. Each card in turn goes to a
/// random pile that accepts it, with a probability in proportion to the room left there.
pub(super) fn deal(shuffled: &[Card], piles: &mut [HiddenPile], rng: &mut impl Rng) {
    if piles.iter().all(|pile| pile.excluded.is_empty()) {
        // All deals are equally likely, so cutting the shuffled cards is enough.
        let mut rest = shuffled;
        for pile in piles {
            let (cards, others) = rest.split_at(pile.size);
            pile.cards.clear();
            pile.cards.extend_from_slice(cards);
            rest = others;
        }
        return;
    }
    for pile in &mut *piles {
        pile.cards.clear();
    }
    for &card in shuffled {
        deal_one(card, piles, rng);
    }
}

/// Deals a card to a random pile that accepts it and has room. If there is none, other cards are
/// moved to make room. That always works: at least the true deal is possible.
fn deal_one(card: Card, piles: &mut [HiddenPile], rng: &mut impl Rng) {
    let room = |pile: &HiddenPile| if pile.accepts(card) { pile.room() } else { 0 };
    let total: usize = piles.iter().map(room).sum();
    if total == 0 {
        make_room(card, piles);
        return;
    }
    let mut number = rng.random_range(0..total);
    for pile in piles {
        let room = room(pile);
        if number < room {
            pile.cards.push(card);
            return;
        }
        number -= room;
    }
}

/// Deals a card to a full pile that accepts it. One of that pile's cards moves to another pile that
/// accepts it, and so on, until a pile has room. A breadth-first search finds the shortest such
/// chain.
fn make_room(card: Card, piles: &mut [HiddenPile]) {
    // Per pile, the pile and the index of the card by which the search reached it. The piles where
    // the search starts are reached by the dealt card itself and have none.
    let mut reached_by: Vec<Option<(usize, usize)>> = vec![None; piles.len()];
    let mut seen: Vec<bool> = piles.iter().map(|pile| pile.accepts(card)).collect();
    let mut queue: Vec<usize> = (0..piles.len()).filter(|&it| seen[it]).collect();
    let mut next = 0;
    while let Some(&from) = queue.get(next) {
        next += 1;
        if piles[from].room() > 0 {
            let mut to = from;
            while let Some((before, index)) = reached_by[to] {
                let moved = piles[before].cards.swap_remove(index);
                piles[to].cards.push(moved);
                to = before;
            }
            piles[to].cards.push(card);
            return;
        }
        for to in 0..piles.len() {
            let can_move = |&moved: &Card| piles[to].accepts(moved);
            if !seen[to]
                && let Some(index) = piles[from].cards.iter().position(can_move)
            {
                seen[to] = true;
                reached_by[to] = Some((from, index));
                queue.push(to);
            }
        }
    }
}
