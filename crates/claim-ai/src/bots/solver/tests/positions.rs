//! Positions of phase two, reached by random play.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::bots::solver::Position;
use claim_rules::cards::{Faction, FactionSet, Seat};
use claim_rules::chance;
use claim_rules::claim::{Phase, Setup, State};

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

/// The position of a match in phase two.
pub(super) fn position(state: &State) -> Position {
    position_if_any(state).expect("a card is awaited in phase two")
}

/// The position of a match; `None` where the solver does not apply.
pub(super) fn position_if_any(state: &State) -> Option<Position> {
    Position::new(&state.view(state.to_act()?))
}

/// The beginning of phase two after a random phase one. The cards of `absent` are dealt first, so
/// that all of them are played in phase one.
pub(super) fn beginning(setup: Setup, absent: Option<Faction>, rng: &mut impl Rng) -> State {
    let mut state = State::new(setup);
    let first = chance::first_seat(rng, 2).expect("there are two seats");
    state.choose_first(first).expect("the first seat is due");
    let mut deck = setup.deck();
    chance::shuffle(rng, &mut deck);
    deck.sort_by_key(|card| Some(card.faction()) != absent);
    state.deal(&deck).expect("the deck is due");
    while state.public_view().phase == Phase::Recruit {
        play_one(&mut state, rng);
    }
    state
}

/// A match in phase two with this many cards in both hands together.
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

/// The same, but only matches that random play ends with tied votes.
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

/// Takes a random legal action.
pub(super) fn play_one(state: &mut State, rng: &mut impl Rng) {
    let action = state
        .legal_actions()
        .pick(|count| chance::below(rng, count));
    state.play_unchecked(action.expect("an action is awaited"));
}

pub(super) fn to_act(state: &State) -> Seat {
    state.to_act().expect("an action is awaited")
}
