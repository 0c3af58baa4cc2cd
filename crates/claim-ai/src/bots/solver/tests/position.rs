//! Which states are positions of the solver, and that both seats see the same position.

use super::positions::{decks, ending, play_one, position_if_any, rng};
use crate::bots::solver::Position;
use claim_rules::cards::Seat;
use claim_rules::claim::{Phase, State};

#[test]
fn both_seats_see_the_same_position() {
    let mut rng = rng(1);
    for setup in decks() {
        for cards in 1..=26 {
            let state = ending(setup, None, cards, &mut rng);
            let [first, second] =
                [Seat::First, Seat::Second].map(|seat| Position::new(&state.view(seat)));
            assert!(first.is_some());
            assert_eq!(first, second);
            assert_eq!(position_if_any(&state), first);
        }
    }
}

#[test]
fn only_phase_two_has_positions() {
    let mut rng = rng(2);
    let setup = decks()[0];
    let mut state = State::new(setup);
    assert_eq!(position_if_any(&state), None);
    assert_eq!(Position::new(&state.view(Seat::First)), None);
    state
        .choose_first(Seat::First)
        .expect("the first seat is due");
    state.deal(&setup.deck()).expect("the deck is due");
    while state.public_view().phase == Phase::Recruit {
        assert_eq!(position_if_any(&state), None);
        play_one(&mut state, &mut rng);
    }
    while state.to_act().is_some() {
        assert!(position_if_any(&state).is_some());
        play_one(&mut state, &mut rng);
    }
    assert_eq!(Position::new(&state.view(Seat::First)), None);
}
