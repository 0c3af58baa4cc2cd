//! A full truth that looks like a view: what its seat cannot see, dealt anew.

use rand::Rng;

use super::draw_pile::DrawPile;
use super::seen_draws::SeenDraws;
use super::view::Aftermath;
use super::{Awaiting, Phase, State, View};
use crate::cards::{BySeat, Card, CardSet, FactionSet, Seat};
use crate::rules::chance;

/// Somewhere that cards lie which the seat cannot see.
struct Place {
    /// How many more cards lie there.
    room: usize,
    /// Factions of which none lies there.
    without: FactionSet,
    /// The cards dealt there so far.
    cards: Vec<Card>,
}

impl Place {
    const fn new(room: usize, without: FactionSet) -> Self {
        let cards = Vec::new();
        Self {
            room,
            without,
            cards,
        }
    }

    const fn takes(&self, card: Card) -> bool {
        !self.without.contains(card.faction())
    }
}

impl View {
    /// A state that looks exactly like this view from its seat. The cards that the seat cannot see
    /// lie anew in hands, follower piles and the draw pile, in keeping with all it has seen: what
    /// was taken openly, what its Seers saw, and who failed to follow what. Each card in turn goes
    /// to any place that takes it, the likelier the more room is left there: where nothing is known
    /// of hands, all deals are equally likely, else nearly so.
    #[must_use]
    pub fn sample(&self, rng: &mut impl Rng) -> State {
        let public = &self.public;
        let setup = public.setup;
        let mut state = State::new(setup);
        state.phase = public.phase;
        state.awaiting = public.awaiting;
        state.trick_number = public.trick_number;
        state.trick = public.trick;
        state.recruited = public.recruited;
        state.score = public.score;
        state.gnomes = public.gnomes;
        state.discarded = public.discarded;
        state.waiting = public.waiting;
        state.removed = public.removed;
        state.middle = public.middle;
        state.history = public.history;
        state.played = public.played;
        if let Some(last) = public.last {
            state.aftermath = Aftermath {
                middle: last.middle,
                removed: last.removed,
                trolls: last.trolls,
            };
        }
        if public.phase != Phase::Dealing {
            self.deal_anew(&mut state, rng);
        }
        state
    }

    fn deal_anew(&self, state: &mut State, rng: &mut impl Rng) {
        let public = &self.public;
        let mut left = self.not_seen();
        let known = self.known_to_be_held(&mut left);
        state.hands[self.seat] = self.own.hand;
        state.followers[self.seat] = self.own.followers;
        let middle: Vec<_> = public.middle.into_iter().flatten().collect();
        let mut undrawn = left.take_each(&middle);
        undrawn.join(left.take_each(self.own.peeked.as_slice()));
        let others: Vec<Seat> = public.setup.seats().filter(|&it| it != self.seat).collect();
        let mut places = vec![Place::new(
            usize::from(public.pile_size) - usize::from(self.own.peeked.is_some()),
            FactionSet::default(),
        )];
        for &seat in &others {
            let (in_hand, following) = match public.phase {
                Phase::Recruit => (0, known[seat].len()),
                _ => (known[seat].len(), 0),
            };
            let hand = usize::from(public.hand_size[seat]) - in_hand;
            let followers = usize::from(public.follower_count[seat]) - following;
            places.push(Place::new(hand, public.voids[seat]));
            places.push(Place::new(followers, FactionSet::default()));
        }
        let mut unseen: Vec<Card> = left.into_iter().collect();
        chance::shuffle(rng, &mut unseen);
        for card in unseen {
            deal(card, &mut places, rng);
        }

        let (pile, held) = places.split_first().expect("there is the draw pile");
        let order: Vec<Card> = self
            .own
            .peeked
            .into_iter()
            .chain(pile.cards.iter().copied())
            .collect();
        undrawn.join(left.take_each(&pile.cards));
        state.pile = DrawPile::new(&order, undrawn);
        for (&seat, dealt) in others.iter().zip(held.chunks_exact(2)) {
            state.hands[seat] = left.take_each(&dealt[0].cards);
            state.followers[seat] = left.take_each(&dealt[1].cards);
            match public.phase {
                Phase::Recruit => state.followers[seat].join(known[seat]),
                _ => state.hands[seat].join(known[seat]),
            }
        }
        state.seen = self.seen_draws();
    }

    /// The cards of the deck but those that lie openly or in this seat's hands.
    fn not_seen(&self) -> CardSet {
        let public = &self.public;
        let mut seen = public.discarded.or(public.waiting).or(public.removed);
        seen = seen.or(public.played);
        seen = seen.or(self.own.hand).or(self.own.followers);
        for seat in public.setup.seats() {
            seen = seen.or(public.score[seat]).or(public.gnomes[seat]);
        }
        CardSet::all_of_each(public.setup.factions()).without(seen)
    }

    /// Takes out of `left` what each other seat is known to hold: what it took openly, or was seen
    /// to draw, and has not played since.
    fn known_to_be_held(&self, left: &mut CardSet) -> BySeat<CardSet> {
        let public = &self.public;
        let played = public.history.played_gathering(public.setup);
        let mut known = BySeat::<CardSet>::default();
        for seat in public.setup.seats().filter(|&it| it != self.seat) {
            // What was taken openly keeps its bit as long as it is held.
            let recruited = public.recruited[seat];
            known[seat] = recruited.and(*left);
            *left = left.without(known[seat]);
            let mut gone = played[seat];
            for card in recruited.without(known[seat]) {
                gone.remove(card);
            }
            for card in self.own.witnessed[seat] {
                if !gone.remove(card) {
                    known[seat].join(left.take(card));
                }
            }
        }
        known
    }

    /// What is known of who has seen what of the draw pile.
    fn seen_draws(&self) -> SeenDraws {
        let peeker = match self.public.awaiting {
            Awaiting::Take { seat, top: true } => Some(seat),
            _ => None,
        };
        SeenDraws::of(peeker, self.seat, &self.own.witnessed)
    }
}

/// Deals a card to a place that takes it and has room. If there is none, cards move on from place
/// to place until there is: some deal is possible, the true one.
fn deal(card: Card, places: &mut [Place], rng: &mut impl Rng) {
    let room = |place: &Place| if place.takes(card) { place.room } else { 0 };
    let rooms: usize = places.iter().map(room).sum();
    let Some(count) = u32::try_from(rooms).ok().filter(|&count| count > 0) else {
        make_room(card, places);
        return;
    };
    let mut number = chance::below(rng, count) as usize;
    for place in places {
        let room = room(place);
        if number < room {
            place.cards.push(card);
            place.room -= 1;
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
        if places[from].room > 0 {
            let mut to = from;
            while let Some((before, place)) = reached[to] {
                let moved = places[before].cards.swap_remove(place);
                places[to].cards.push(moved);
                places[before].room += 1;
                places[to].room -= 1;
                to = before;
            }
            places[to].cards.push(card);
            places[to].room -= 1;
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
