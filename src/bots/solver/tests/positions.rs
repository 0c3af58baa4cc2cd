//! Moments of phase two, reached by random play.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::cards::{Faction, FactionSet, Seat};
use crate::rules::chance;
use crate::rules::claim::{Phase, Setup, State};

/// Every deck for 2 players.
pub(super) fn decks() -> Vec<Setup> {
    let sets = (0_u16..1 << Faction::COUNT).map(|bits| {
        let is_in = |faction: &Faction| bits >> *faction as u16 & 1 == 1;
        let factions: Vec<_> = Faction::ALL.into_iter().filter(is_in).collect();
        FactionSet::of(&factions)
    });
    let decks: Vec<_> = sets.filter_map(|set| Setup::new(set, 2).ok()).collect();
    assert_eq!(decks.len(), 40);
    decks
}

pub(super) fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// The beginning of phase two after a random phase one. The cards of `absent` are dealt first, so
/// that they are all played in phase one.
pub(super) fn beginning(setup: Setup, absent: Option<Faction>, rng: &mut impl Rng) -> State {
    let mut state = State::new(setup);
    let first = chance::first_seat(rng, 2).expect("two sit there");
    state.choose_first(first).expect("the lot is due");
    let mut deck = setup.deck();
    chance::shuffle(rng, &mut deck);
    deck.sort_by_key(|card| Some(card.faction()) != absent);
    state.deal(&deck).expect("the deck is due");
    while state.public_view().phase == Phase::Recruit {
        play_one(&mut state, rng);
    }
    state
}

/// A moment of phase two with so many cards in the hands of both.
pub(super) fn ending(
    setup: Setup,
    absent: Option<Faction>,
    cards: usize,
    rng: &mut impl Rng,
) -> State {
    let mut state = beginning(setup, absent, rng);
    for _ in cards..26 {
        play_one(&mut state, rng);
    }
    state
}

/// The same, of those after which random play ended with even votes.
pub(super) fn close_ending(
    setup: Setup,
    absent: Option<Faction>,
    cards: usize,
    rng: &mut impl Rng,
) -> State {
    loop {
        let state = ending(setup, absent, cards, rng);
        let mut last = state;
        while last.to_act().is_some() {
            play_one(&mut last, rng);
        }
        let score = last.score().expect("the match is over");
        if score.vote_counts[Seat::First] == score.vote_counts[Seat::Second] {
            return state;
        }
    }
}

/// The seat to act plays any of its legal actions.
pub(super) fn play_one(state: &mut State, rng: &mut impl Rng) {
    let action = state
        .legal_actions()
        .pick(|count| chance::below(rng, count));
    state.play_legal(action.expect("an action is awaited"));
}

/// The seat to act.
pub(super) fn to_act(state: &State) -> Seat {
    state.to_act().expect("an action is awaited")
}
