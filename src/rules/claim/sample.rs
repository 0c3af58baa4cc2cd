//! A full truth that looks like a view: what its seat cannot see, dealt anew.

use rand::Rng;

use super::places::{Place, deal};
use super::seen_draws::SeenDraws;
use super::view::Aftermath;
use super::{Awaiting, Phase, State, View};
use crate::cards::{BySeat, Card, CardSet, Copies, FactionSet, Seat};
use crate::rules::chance;

impl View {
    /// A state that looks exactly like this view from its seat. The cards that the seat cannot see
    /// lie anew in hands, follower piles and the draw pile, in keeping with all it has seen: what
    /// was taken openly, what its Seers saw, and who failed to follow what. Where nothing is known
    /// of hands, all deals are equally likely, else nearly so.
    #[must_use]
    pub fn sample(&self, rng: &mut impl Rng) -> State {
        Sampler::new(self).sample(rng)
    }

    /// A state without a card that is not seen by everybody.
    fn seen(&self) -> State {
        let public = &self.public;
        let mut state = State::new(public.setup);
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
        state.seen = self.seen_draws();
        state
    }

    /// The cards of the deck but those that lie openly or in this seat's hands; before the deal,
    /// none.
    fn not_seen(&self) -> CardSet {
        let public = &self.public;
        if public.phase == Phase::Dealing {
            return CardSet::EMPTY;
        }
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

/// Samples of one view.
pub(super) struct Sampler {
    /// All that is seen, and so the same in each.
    seen: State,
    /// The cards that the seat cannot see, in any order.
    unseen: Vec<Card>,
    /// The same, with the bits that are theirs in the deck.
    hidden: Copies,
    /// Where they lie: the draw pile, and each other seat's hand and follower pile.
    places: Vec<Place>,
    others: Vec<Seat>,
}

impl Sampler {
    pub(super) fn new(view: &View) -> Self {
        let View { seat, public, own } = view;
        let mut hidden = view.not_seen();
        let known = view.known_to_be_held(&mut hidden);
        let middle = public.middle.into_iter().flatten();
        let turned_up: Vec<Card> = middle.chain(own.peeked).collect();
        let turned_up = Copies::of(hidden).deal(&turned_up);
        hidden = hidden.without(turned_up);
        let mut seen = view.seen();
        seen.pile.put_below(own.peeked.as_slice(), turned_up);
        seen.hands[*seat] = own.hand;
        seen.followers[*seat] = own.followers;
        let unknown = usize::from(public.pile_size) - own.peeked.as_slice().len();
        let mut places = vec![Place::new(unknown, FactionSet::default())];
        let others: Vec<Seat> = public.setup.seats().filter(|it| it != seat).collect();
        for &other in &others {
            match public.phase {
                Phase::Recruit => seen.followers[other] = known[other],
                _ => seen.hands[other] = known[other],
            }
            let hand = usize::from(public.hand_size[other]) - seen.hands[other].len();
            let followers = usize::from(public.follower_count[other]) - seen.followers[other].len();
            places.push(Place::new(hand, public.voids[other]));
            places.push(Place::new(followers, FactionSet::default()));
        }
        Self {
            seen,
            unseen: hidden.into_iter().collect(),
            hidden: Copies::of(hidden),
            places,
            others,
        }
    }

    /// As [`View::sample`].
    pub(super) fn sample(&mut self, rng: &mut impl Rng) -> State {
        let mut state = self.seen;
        chance::shuffle(rng, &mut self.unseen);
        deal(&self.unseen, &mut self.places, rng);
        let mut left = self.hidden.clone();
        let (pile, held) = self.places.split_first().expect("there is the draw pile");
        state.pile.put_below(pile.cards(), left.deal(pile.cards()));
        for (&seat, place) in self.others.iter().zip(held.chunks_exact(2)) {
            state.hands[seat].join(left.deal(place[0].cards()));
            state.followers[seat].join(left.deal(place[1].cards()));
        }
        state
    }
}
