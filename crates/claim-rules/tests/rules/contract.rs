//! Properties of the trait `Game` that hold for every game.

use claim_rules::cards::Seat;
use claim_rules::record::{Ending, Line, Replay, TimedLine, check};
use claim_rules::{Chapter, ChapterCounter, GameKind, Setup, State, Turn};
use proptest::prelude::*;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::matches::{any_setup, cases, random_match, setups, step_through, text_of};

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn views_list_legal_actions_of_their_own_seat(setup in any_setup(), seed: u64) {
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
            for (index, &action) in legal.iter().enumerate() {
                assert!(!legal[..index].contains(&action), "{action} is listed twice");
                assert_ne!(state.clone().play(action), Err(claim_rules::IllegalAction::WrongGame));
                assert!(state.clone().play(action).is_ok(), "{action} is refused");
            }
        });
    }

    #[test]
    fn illegal_actions_are_refused_and_change_nothing(setup in any_setup(), seed: u64) {
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
                assert_eq!(tried, *state, "{action} changed the state");
            }
        });
    }

    #[test]
    fn samples_have_the_same_view_and_can_be_played_out(
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
        // A sample is a complete state that can be played to the end.
        let mut state = states[cut.index(states.len())].view(seat).sample(&mut rng);
        while state.turn() != Turn::Over {
            if let Some(chance) = state.draw_chance(&mut rng) {
                prop_assert_eq!(state.apply_chance(&chance), Ok(()));
            } else {
                let legal = state.legal_actions();
                let action = legal[rng.random_range(0..legal.len())];
                prop_assert_eq!(state.play(action), Ok(()));
            }
        }
        prop_assert!(state.outcome().is_some());
    }

    #[test]
    fn notation_round_trips(setup in any_setup(), seed: u64) {
        for line in random_match(&setup, seed, true, true) {
            let text = line.to_json();
            prop_assert_eq!(TimedLine::parse(&text, Some(setup.kind())), Ok(line.into()));
        }
    }

    #[test]
    fn parsed_record_replays_to_the_same_state(
        setup in any_setup(), seed: u64, with_legal: bool, fair: bool,
    ) {
        let lines = random_match(&setup, seed, with_legal, fair);
        let text = text_of(&lines);
        let replay = Replay::from_lines(text.lines()).expect("a correct record");
        let mut last = None;
        step_through(&lines, |state| last = Some(state.clone()));
        prop_assert_eq!(Some(replay.state()), last.as_ref());
        let Some(Line::Result { ending, .. }) = lines.last() else {
            panic!("the match was played to the end");
        };
        prop_assert_eq!(replay.ending(), Some(ending));
        prop_assert_eq!(replay.line_count(), lines.len());
        prop_assert_eq!(check(&text).map(|checked| checked.actions), Ok(replay.action_count()));
    }

    #[test]
    fn result_names_the_winners(setup in any_setup(), seed: u64) {
        let lines = random_match(&setup, seed, false, false);
        let Some(Line::Result { ending: Ending::Played(outcome), .. }) = lines.last() else {
            panic!("the match was played to the end");
        };
        let winners: Vec<_> = outcome.winners.iter().map(|seat| seat.index()).collect();
        prop_assert!(!winners.is_empty());
        prop_assert!(winners.iter().all(|&seat| seat < usize::from(setup.players())));
        prop_assert_eq!(&outcome.result["winners"], &serde_json::json!(winners));
    }
}

#[test]
fn only_chance_is_due_before_the_first_action() {
    for setup in setups(1) {
        let mut state = State::new(&setup);
        assert_eq!(state.turn(), Turn::Chance);
        assert_eq!(state.legal_actions(), []);
        assert_eq!(state.outcome(), None);
        let lines = random_match(&setup, 1, false, false);
        for line in &lines[1..] {
            let Line::Chance(chance) = line else { break };
            assert_eq!(state.apply_chance(chance), Ok(()));
            assert!(state.clone().apply_chance(chance).is_err());
        }
        assert!(state.to_act().is_some());
    }
}

#[test]
fn games_accept_only_supported_numbers_of_players() {
    for &kind in GameKind::ALL {
        for players in 0..=8 {
            let options = claim_rules::Options::default();
            let mut rng = super::matches::any_rng();
            let setup = Setup::random(kind, players, &options, &mut rng);
            assert_eq!(setup.is_ok(), kind.players().contains(&players), "{kind:?}");
        }
        assert_eq!(GameKind::from_id(kind.id()), Some(kind));
    }
}

#[test]
fn turns_are_numbered_from_one_and_end_when_another_player_acts() {
    for kind in [GameKind::ClaimIt, GameKind::Kingdoms] {
        let setup = setups(1).into_iter().find(|setup| setup.kind() == kind);
        let setup = setup.expect("every game has a setup");
        let mut counter = ChapterCounter::default();
        let mut turns = Vec::new();
        step_through(&random_match(&setup, 7, false, false), |state| {
            if let Some(seat) = state.to_act() {
                if turns.last() != Some(&seat) {
                    turns.push(seat);
                }
                let number = u32::try_from(turns.len()).expect("a match ends");
                assert_eq!(counter.next(state, seat), Chapter::Turn(number));
            }
        });
        assert!(turns.len() > 4, "{turns:?}");
    }
}
