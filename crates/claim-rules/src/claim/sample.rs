//! Sampling: full states with a given view, in which the cards that the seat cannot see are
//! redealt.

use rand::Rng;

use super::hidden_piles::{HiddenPile, deal};
use super::seer_knowledge::SeerKnowledge;
use super::view::TrickEffects;
use super::{Awaiting, Phase, State, View};
use crate::cards::{BySeat, Card, CardSet, CopyPool, FactionSet, Seat};
use crate::chance;

/// The cards that a seat does not hold itself and that have not been played, by what it knows of them.
pub(super) struct HiddenCards {
    /// The cards that each other seat is known to have: followers in phase one, and of the hand in phase two.
    known: BySeat<CardSet>,
    /// The cards in the middle, and the top of the draw pile if this seat has looked at it.
    turned_up: CardSet,
    /// The others: in hands, follower piles or the draw pile.
    hidden: CardSet,
}

impl HiddenCards {
    /// The cards that another seat may hold.
    pub(super) fn possible_hand(&self, view: &View, seat: Seat) -> CardSet {
        let public = &view.public;
        let voids = public.voids[seat].iter().map(CardSet::all_of);
        let known = match public.phase {
            Phase::Recruit => CardSet::EMPTY,
            _ => self.known[seat],
        };
        voids.fold(self.hidden, CardSet::difference).union(known)
    }
}

impl View {
    /// A random state with exactly this view. The cards that the seat cannot see are redealt to
    /// hands, follower piles and the draw pile, in keeping with what it has seen: cards taken from
    /// the middle, cards its Seers peeked at, and failures to follow. If no hand is known to be
    /// void of a faction, all deals are equally likely; otherwise they are nearly so.
    #[must_use]
    pub fn sample(&self, rng: &mut impl Rng) -> State {
        Sampler::new(self).sample(rng)
    }

    /// The state with the cards that everyone sees, and no others.
    fn visible_state(&self) -> State {
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
            state.last_effects = TrickEffects {
                middle: last.middle,
                removed: last.removed,
                trolls: last.trolls,
            };
        }
        state.seer_knowledge = self.seer_knowledge();
        state.last_draws[self.seat] = self.own.last_draw;
        state
    }

    /// The cards of the deck that this seat does not hold and that have not been played; empty before the deal.
    fn unseen(&self) -> CardSet {
        let public = &self.public;
        if public.phase == Phase::Dealing {
            return CardSet::EMPTY;
        }
        let mut seen = public.discarded.union(public.waiting);
        seen = seen.union(public.removed).union(public.played);
        seen = seen.union(self.own.hand).union(self.own.followers);
        for seat in public.setup.seats() {
            seen = seen.union(public.score[seat]).union(public.gnomes[seat]);
        }
        CardSet::deck(public.setup.factions()).difference(seen)
    }

    /// What this seat knows of the cards that it does not hold.
    pub(super) fn hidden_cards(&self) -> HiddenCards {
        let mut hidden = self.unseen();
        let known = self.take_known_cards(&mut hidden);
        let middle = self.public.middle.into_iter().flatten();
        let turned_up: Vec<Card> = middle.chain(self.own.peeked).collect();
        let turned_up = CopyPool::of(hidden).deal(&turned_up);
        HiddenCards {
            known,
            turned_up,
            hidden: hidden.difference(turned_up),
        }
    }

    /// Removes from `left` the cards that each other seat is known to hold, and returns them: cards
    /// that it took from the middle or drew after this seat had peeked at them, and has not played.
    /// Of equal cards, one that was played may be any: a seat that has taken one from the middle,
    /// and has played one, is not known to hold another.
    fn take_known_cards(&self, left: &mut CardSet) -> BySeat<CardSet> {
        let public = &self.public;
        let played = public.history.played_in_phase_two(public.setup);
        let mut known = BySeat::<CardSet>::default();
        for seat in public.setup.seats().filter(|&it| it != self.seat) {
            let mut gone = played[seat];
            let seen = [public.recruited[seat], self.own.known_draws[seat]];
            for card in seen.into_iter().flatten() {
                if !gone.remove(card) {
                    known[seat].insert_disjoint(left.take(card));
                }
            }
        }
        known
    }

    /// What this seat and, if it has just peeked, another one know about the draw pile.
    fn seer_knowledge(&self) -> SeerKnowledge {
        let peeker = match self.public.awaiting {
            Awaiting::Take { seat, top: true } => Some(seat),
            _ => None,
        };
        SeerKnowledge::of(peeker, self.seat, &self.own.known_draws)
    }
}

/// Draws samples of one view.
pub(super) struct Sampler {
    /// The part of the state that is the same in all samples.
    known: State,
    /// The cards whose location the seat does not know. Reshuffled for each sample.
    unseen: Vec<Card>,
    /// The same cards with the bits they have in the deck.
    unseen_copies: CopyPool,
    /// Where they can be: the draw pile, then the hand and the follower pile of each other seat.
    piles: Vec<HiddenPile>,
    others: Vec<Seat>,
}

impl Sampler {
    pub(super) fn new(view: &View) -> Self {
        let View { seat, public, own } = view;
        let HiddenCards {
            known: known_cards,
            turned_up,
            hidden: unseen,
        } = view.hidden_cards();
        let mut known = view.visible_state();
        known.pile.put_below(own.peeked.as_slice(), turned_up);
        known.hands[*seat] = own.hand;
        known.followers[*seat] = own.followers;
        let draw_pile = usize::from(public.pile_size) - own.peeked.as_slice().len();
        let mut piles = vec![HiddenPile::new(draw_pile, FactionSet::EMPTY)];
        let others: Vec<Seat> = public.setup.seats().filter(|it| it != seat).collect();
        for &other in &others {
            match public.phase {
                Phase::Recruit => known.followers[other] = known_cards[other],
                _ => known.hands[other] = known_cards[other],
            }
            let hand = usize::from(public.hand_size[other]) - known.hands[other].len();
            let followers =
                usize::from(public.follower_count[other]) - known.followers[other].len();
            piles.push(HiddenPile::new(hand, public.voids[other]));
            piles.push(HiddenPile::new(followers, FactionSet::EMPTY));
        }
        Self {
            known,
            unseen: unseen.into_iter().collect(),
            unseen_copies: CopyPool::of(unseen),
            piles,
            others,
        }
    }

    /// As [`View::sample`].
    pub(super) fn sample(&mut self, rng: &mut impl Rng) -> State {
        let mut state = self.known;
        chance::shuffle(rng, &mut self.unseen);
        deal(&self.unseen, &mut self.piles, rng);
        let mut copies = self.unseen_copies.clone();
        let (draw_pile, others) = self.piles.split_first().expect("the draw pile is first");
        let cards = draw_pile.cards();
        state.pile.put_below(cards, copies.deal(cards));
        for (&seat, piles) in self.others.iter().zip(others.chunks_exact(2)) {
            state.hands[seat].insert_disjoint(copies.deal(piles[0].cards()));
            state.followers[seat].insert_disjoint(copies.deal(piles[1].cards()));
        }
        state
    }
}
