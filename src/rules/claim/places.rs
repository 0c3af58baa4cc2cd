//! The places where cards lie that a seat cannot see, and dealing to them.

use rand::{Rng, RngExt};

use crate::cards::{Card, FactionSet};

/// Somewhere that cards lie which a seat cannot see.
pub(super) struct Place {
    /// How many cards lie there.
    size: usize,
    /// Factions of which none lies there.
    without: FactionSet,
    /// The cards dealt there so far.
    cards: Vec<Card>,
}

impl Place {
    pub(super) fn new(size: usize, without: FactionSet) -> Self {
        let cards = Vec::with_capacity(size);
        Self {
            size,
            without,
            cards,
        }
    }

    /// The cards dealt there.
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// How many more cards lie there.
    fn room(&self) -> usize {
        self.size - self.cards.len()
    }

    const fn takes(&self, card: Card) -> bool {
        !self.without.contains(card.faction())
    }
}

/// Deals shuffled cards anew, as many as all places hold together. Each card in turn goes to any
/// place that takes it, the likelier the more room is left there.
pub(super) fn deal(shuffled: &[Card], places: &mut [Place], rng: &mut impl Rng) {
    if places.iter().all(|place| place.without.is_empty()) {
        // All deals are then equally likely, as they are if the cards are cut.
        let mut rest = shuffled;
        for place in places {
            let (cards, others) = rest.split_at(place.size);
            place.cards.clear();
            place.cards.extend_from_slice(cards);
            rest = others;
        }
        return;
    }
    for place in &mut *places {
        place.cards.clear();
    }
    for &card in shuffled {
        deal_one(card, places, rng);
    }
}

/// Deals a card to a place that takes it and has room. If there is none, cards move on from place
/// to place until there is: some deal is possible, the true one.
fn deal_one(card: Card, places: &mut [Place], rng: &mut impl Rng) {
    let room = |place: &Place| if place.takes(card) { place.room() } else { 0 };
    let rooms: usize = places.iter().map(room).sum();
    if rooms == 0 {
        make_room(card, places);
        return;
    }
    let mut number = rng.random_range(0..rooms);
    for place in places {
        let room = room(place);
        if number < room {
            place.cards.push(card);
            return;
        }
        number -= room;
    }
}

/// Deals a card to a full place that takes it, from which another card moves on to one that takes
/// that, and so on to a place that has room: by the shortest way there is.
fn make_room(card: Card, places: &mut [Place]) {
    // By which card of which place each place is reached; the card itself comes from nowhere.
    let mut reached: Vec<Option<(usize, usize)>> = vec![None; places.len()];
    let mut seen: Vec<bool> = places.iter().map(|place| place.takes(card)).collect();
    let mut queue: Vec<usize> = (0..places.len()).filter(|&it| seen[it]).collect();
    let mut next = 0;
    while let Some(&from) = queue.get(next) {
        next += 1;
        if places[from].room() > 0 {
            let mut to = from;
            while let Some((before, place)) = reached[to] {
                let moved = places[before].cards.swap_remove(place);
                places[to].cards.push(moved);
                to = before;
            }
            places[to].cards.push(card);
            return;
        }
        for to in 0..places.len() {
            let moves = |&moved: &Card| places[to].takes(moved);
            if !seen[to]
                && let Some(place) = places[from].cards.iter().position(moves)
            {
                seen[to] = true;
                reached[to] = Some((from, place));
                queue.push(to);
            }
        }
    }
}
