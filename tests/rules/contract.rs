//! The laws of the contract: whatever is a game keeps them.

use claim_bot::cards::Seat;
use claim_bot::record::{Ending, Line, Replay, check};
use claim_bot::rules::{GameKind, Setup, State, Turn};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::matches::{any_setup, cases, random_match, setups, step_through, text_of};

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn views_know_what_is_legal_for_their_seat_alone(setup in any_setup(), seed: u64) {
        step_through(&random_match(&setup, seed, false, false), |state| {
            for seat in Seat::of(setup.players()) {
                let view = state.view(seat);
                assert_eq!(view.seat(), seat);
                assert_eq!(view.public(), state.public_view());
                if state.to_act() == Some(seat) {
                    assert_eq!(view.legal_actions(), state.legal_actions());
                    assert!(!view.legal_actions().is_empty());
                } else {
                    assert_eq!(view.legal_actions(), []);
                }
            }
        });
    }

    #[test]
    fn legal_actions_are_accepted_and_listed_once(setup in any_setup(), seed: u64) {
        step_through(&random_match(&setup, seed, false, false), |state| {
            let legal = state.legal_actions();
            for (place, &action) in legal.iter().enumerate() {
                assert!(!legal[..place].contains(&action), "{action} is listed twice");
                assert_ne!(state.clone().play(action), Err(claim_bot::rules::IllegalAction::AnotherGame));
                assert!(state.clone().play(action).is_ok(), "{action} is refused");
            }
        });
    }

    #[test]
    fn what_was_legal_elsewhere_is_refused_without_a_mark(setup in any_setup(), seed: u64) {
        let mut seen = Vec::new();
        let lines = random_match(&setup, seed, false, false);
        step_through(&lines, |state| seen.extend(state.legal_actions()));
        seen.sort_by_key(ToString::to_string);
        seen.dedup();
        step_through(&lines, |state| {
            let legal = state.legal_actions();
            for action in seen.iter().step_by(7).filter(|it| !legal.contains(it)) {
                let mut tried = state.clone();
                assert!(tried.play(*action).is_err(), "{action} is accepted");
                assert_eq!(tried, *state, "{action} leaves a mark");
            }
        });
    }

    #[test]
    fn what_a_seat_cannot_see_dealt_anew_leaves_its_view_as_it_is(
        setup in any_setup(), seed: u64, seat: prop::sample::Index, cut: prop::sample::Index,
    ) {
        let seat = Seat::ALL[seat.index(setup.players().into())];
        let mut states = Vec::new();
        step_through(&random_match(&setup, seed, false, false), |state| states.push(state.clone()));
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        for state in &states {
            let view = state.view(seat);
            prop_assert_eq!(&view.sample(&mut rng).view(seat), &view);
        }
        // It is a match like any other, and can be played to its end.
        let mut state = states[cut.index(states.len())].view(seat).sample(&mut rng);
        while state.turn() != Turn::Over {
            if let Some(chance) = state.draw_chance(&mut rng) {
                prop_assert_eq!(state.settle(&chance), Ok(()));
            } else {
                let legal = state.legal_actions();
                let action = legal[rng.random_range(0..legal.len())];
                prop_assert_eq!(state.play(action), Ok(()));
            }
        }
        prop_assert!(state.played().is_some());
    }

    #[test]
    fn notation_reads_back(setup in any_setup(), seed: u64) {
        for line in random_match(&setup, seed, true, true) {
            let text = line.to_json();
            prop_assert_eq!(Line::parse(&text, Some(setup.kind())), Ok(line));
        }
    }

    #[test]
    fn a_record_read_back_replays_to_the_same(
        setup in any_setup(), seed: u64, with_legal: bool, fair: bool,
    ) {
        let lines = random_match(&setup, seed, with_legal, fair);
        let text = text_of(&lines);
        let replay = Replay::from_lines(text.lines()).expect("a correct record");
        let mut last = None;
        step_through(&lines, |state| last = Some(state.clone()));
        prop_assert_eq!(Some(replay.state()), last.as_ref());
        let Some(Line::Result { ending, .. }) = lines.last() else {
            panic!("the match was played out");
        };
        prop_assert_eq!(replay.ending(), Some(ending));
        prop_assert_eq!(replay.lines(), lines.len());
        prop_assert_eq!(check(&text).map(|checked| checked.actions), Ok(replay.actions()));
    }

    #[test]
    fn the_winners_are_seats_and_the_result_names_them(setup in any_setup(), seed: u64) {
        let lines = random_match(&setup, seed, false, false);
        let Some(Line::Result { ending: Ending::Played(played), .. }) = lines.last() else {
            panic!("the match was played out");
        };
        let winners: Vec<_> = played.winners.iter().map(|seat| seat.index()).collect();
        prop_assert!(!winners.is_empty());
        prop_assert!(winners.iter().all(|&seat| seat < usize::from(setup.players())));
        prop_assert_eq!(&played.result["winners"], &serde_json::json!(winners));
    }
}

#[test]
fn nothing_is_due_but_chance_before_the_first_action() {
    for setup in setups(1) {
        let mut state = State::new(&setup);
        assert_eq!(state.turn(), Turn::Chance);
        assert_eq!(state.legal_actions(), []);
        assert_eq!(state.played(), None);
        let lines = random_match(&setup, 1, false, false);
        for line in &lines[1..] {
            let Line::Chance(chance) = line else { break };
            assert_eq!(state.settle(chance), Ok(()));
            assert!(state.clone().settle(chance).is_err());
        }
        assert!(state.to_act().is_some());
    }
}

#[test]
fn a_game_takes_the_players_it_says_and_no_others() {
    for &kind in GameKind::ALL {
        for players in 0..=8 {
            let options = claim_bot::rules::Options::default();
            let mut rng = super::matches::any_rng();
            let setup = Setup::by_lot(kind, players, &options, &mut rng);
            assert_eq!(setup.is_ok(), kind.players().contains(&players), "{kind:?}");
        }
        assert_eq!(GameKind::from_id(kind.id()), Some(kind));
    }
}
