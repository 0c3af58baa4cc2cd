//! Tests of the bot's play in Claim It.

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::claim_it::{Action, Awaiting, Dice, Face, Setup, State, Variant, View};
use claim_rules::{Game, GameView};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::network::Network;
use super::turn_search::{Limits, turn_values};
use super::*;

/// Limits for any number of positions.
const fn unlimited(depth: u8) -> Limits {
    Limits {
        positions: u32::MAX,
        depth,
        lost_value: MAX_LOST_VALUE,
    }
}

/// Plays a match at random until `is_wanted`, from one seed after another.
fn reached(players: u8, variant: Variant, seed: u64, is_wanted: impl Fn(&State) -> bool) -> State {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let setup = Setup::new(players, variant).expect("that many can play");
    let mut state = State::new(setup);
    while !is_wanted(&state) {
        if state.awaiting() == Awaiting::Over {
            state = State::new(setup);
        }
        if !state.rollout_step(&mut rng) {
            let chance = state.draw_chance(&mut rng).expect("chance is due");
            state
                .apply_chance(&chance)
                .expect("drawn chance is possible");
        }
    }
    state
}

fn is_choice(state: &State) -> bool {
    matches!(state.awaiting(), Awaiting::Choice { .. })
}

/// The value of a position under the best play of `seat`, which may look `depth` rolls ahead: all 216 outcomes of
/// each, one by one.
fn brute_force(network: &Network, state: &State, seat: Seat, depth: u8) -> f32 {
    if state.to_act() != Some(seat) {
        let view = state.public_view();
        return match view.awaiting {
            Awaiting::Over if state.winners().contains(seat) => {
                1.0 / f32::from(state.winners().len())
            }
            Awaiting::Over => 0.0,
            _ => network.chances(view)[seat],
        };
    }
    let value = |action: Action| {
        let mut after = *state;
        after.play_unchecked(action);
        match action {
            Action::Roll => {
                let faces = || Face::ALL.into_iter();
                let mut sum = 0.0;
                for (one, two) in faces().flat_map(|one| faces().map(move |two| (one, two))) {
                    for three in faces() {
                        let mut rolled = after;
                        rolled.roll(Dice([one, two, three])).expect("a roll is due");
                        sum += brute_force(network, &rolled, seat, depth - 1);
                    }
                }
                sum / 216.0
            }
            _ => brute_force(network, &after, seat, depth),
        }
    };
    let actions = state.legal_actions().into_iter();
    let actions = actions.filter(|&action| action != Action::Roll || depth > 0);
    actions.map(value).fold(0.0, f32::max)
}

#[test]
fn search_finds_the_value_of_every_way_to_play_a_turn() {
    for (seed, variant) in [(1, Variant::Standard), (2, Variant::Recycle)] {
        let state = reached(2, variant, seed, |state| {
            let taken = Seat::of(2).map(|seat| state.public_view().stones[seat].len());
            is_choice(state) && taken.sum::<u8>() > 9
        });
        let seat = state.to_act().expect("a seat may roll or stop");
        let network = Network::trained(2);
        let expected = brute_force(network, &state, seat, 1);
        let values = turn_values(network, &state, None, unlimited(1)).expect("the seat is to act");
        let best = values
            .actions
            .iter()
            .map(|&(_, value)| value)
            .fold(0.0, f32::max);
        assert!((best - expected).abs() < 1e-4, "{best} and {expected}");
    }
}

#[test]
fn deeper_search_never_lowers_the_value_of_a_choice() {
    for seed in 0..3 {
        let state = reached(3, Variant::Standard, seed, is_choice);
        let value = |depth| {
            let values = turn_values(Network::trained(3), &state, None, unlimited(depth));
            let values = values.expect("a seat may roll or stop").actions;
            values
                .into_iter()
                .map(|(_, value)| value)
                .fold(0.0, f32::max)
        };
        assert!(value(2) >= value(1) - 1e-5);
    }
}

fn hard_action(state: &State, contenders: Option<SeatSet>) -> Action {
    let seat = state.to_act().expect("a seat is to act");
    let view = state.view(seat);
    let solver = Solver::default();
    let candidates = State::candidates(&view, Level::Hard, u32::MAX, contenders, &solver);
    let Candidates::Known(chances) = candidates else {
        panic!("a hard bot computes the chances");
    };
    let best = chances
        .into_iter()
        .max_by(|(_, one), (_, other)| one.total_cmp(other));
    best.expect("a seat may act").0
}

/// A choice in the last turn of a match, in which stopping wins, or loses.
fn last_choice(wins: bool, seed: u64) -> State {
    reached(2, Variant::Standard, seed, |state| {
        let Some(seat) = state.to_act().filter(|_| is_choice(state)) else {
            return false;
        };
        let mut stopped = *state;
        stopped.play_unchecked(Action::Stop);
        state.public_view().last_round == Some(seat)
            && stopped.winners().contains(seat) == wins
            && stopped.winners().len() == 1
    })
}

#[test]
fn hard_bot_stops_to_win_and_rolls_rather_than_lose() {
    for seed in 0..3 {
        assert_eq!(hard_action(&last_choice(true, seed), None), Action::Stop);
        assert_eq!(hard_action(&last_choice(false, seed), None), Action::Roll);
    }
}

/// A choice in the last but one turn, in which stopping leaves the seat behind the player who has the last turn.
fn lost_choice(seed: u64) -> State {
    reached(2, Variant::Standard, seed, |state| {
        let Some(seat) = state.to_act().filter(|_| is_choice(state)) else {
            return false;
        };
        let mut stopped = *state;
        stopped.play_unchecked(Action::Stop);
        let (view, other) = (stopped.public_view(), seat.next(2));
        view.last_round == Some(other) && view.standing(other) > view.standing(seat)
    })
}

#[test]
fn hard_bot_does_not_stop_behind_a_player_who_has_the_last_turn() {
    let value_of_stop = |state: &State, contenders| {
        let seat = state.to_act().expect("a seat may stop");
        let values = values(&state.view(seat), contenders, MAX_POSITIONS);
        let mut actions = values.expect("it is to act").actions.into_iter();
        let stop = actions.find(|(action, _)| *action == Action::Stop);
        stop.expect("it may stop").1
    };
    for seed in 0..6 {
        let state = lost_choice(seed);
        assert_eq!(hard_action(&state, None), Action::Roll);
        assert!(value_of_stop(&state, None) < MAX_LOST_VALUE);
        // Without the other player, the seat has won.
        let alone = state.to_act().map(SeatSet::single);
        assert!(value_of_stop(&state, alone) > 0.999);
    }
}

#[test]
fn last_turn_is_searched_to_its_end() {
    for (wins, stop) in [(true, 1.0), (false, 0.0)] {
        let state = last_choice(wins, 2);
        let seat = state.to_act().expect("a seat may stop");
        let values = values(&state.view(seat), None, MAX_POSITIONS).expect("it is to act");
        assert!(values.is_exact && !values.is_truncated);
        let value = |wanted| {
            let mut actions = values.actions.iter();
            actions.find(|(action, _)| *action == wanted).map(|it| it.1)
        };
        assert_eq!(value(Action::Stop), Some(stop));
        let roll = value(Action::Roll).expect("it may roll");
        assert!(roll > 0.0 && (wins || roll < 1.0), "{roll}");
    }
}

#[test]
fn last_turn_in_little_memory_has_the_same_values() {
    let mut compared = 0;
    for (players, variant, seed) in [
        (2, Variant::Standard, 1),
        (2, Variant::Recycle, 2),
        (3, Variant::Standard, 3),
        (3, Variant::Standard, 4),
    ] {
        let state = reached(players, variant, seed, |state| {
            let view = state.public_view();
            let has_several = GameView::legal_actions(&state.view(Seat::First)).len() > 1;
            state.to_act() == Some(Seat::First)
                && has_several
                && view.last_round == Some(Seat::First)
        });
        let network = Network::trained(players);
        let limits = Limits {
            positions: 400_000,
            ..unlimited(u8::MAX)
        };
        let expected = turn_values(network, &state, None, limits).expect("the seat is to act");
        if !expected.is_exact {
            continue;
        }
        let chosen = expected.actions[0].0;
        let found = last_turn::last_turn_chances(&state, chosen, None).expect("it is quick");
        assert!(found.is_exact);
        for (action, value) in found.actions {
            let mut expected = expected.actions.iter().filter(|(it, _)| *it == action);
            let &(_, expected) = expected.next().expect("the action is legal");
            let expected = if expected <= MAX_LOST_VALUE {
                0.0
            } else {
                expected
            };
            assert!((value - expected).abs() < 1e-4, "{value} and {expected}");
            compared += 1;
        }
    }
    assert!(compared > 4, "{compared}");
}

#[test]
fn outcome_is_freed_of_the_luck_that_is_known_exactly() {
    for seed in 0..3 {
        let state = last_choice(true, seed);
        let exact = last_turn::last_turn_chances(&state, Action::Roll, None);
        for (action, value) in exact.expect("it is quick").actions {
            for seed in 0..10 {
                let outcome = rollout::outcome(&state, action, None, seed);
                let outcome = outcome.expect("a seat is to act");
                assert!((outcome - value).abs() < 1e-4, "{outcome} and {value}");
            }
        }
    }
}

#[test]
fn outcomes_are_chances_on_average() {
    let state = reached(3, Variant::Standard, 2, |state| {
        is_choice(state) && state.public_view().last_round.is_some()
    });
    let mean = |action| {
        let outcomes = (0..200).map(|seed| rollout::outcome(&state, action, None, seed));
        outcomes
            .map(|it| it.expect("a seat is to act"))
            .sum::<f32>()
            / 200.0
    };
    for action in [Action::Stop, Action::Roll] {
        let mean = mean(action);
        assert!((-0.1..=1.1).contains(&mean), "{mean}");
    }
}

#[test]
fn decisions_depend_on_nothing_but_the_position() {
    let state = reached(4, Variant::Recycle, 5, |state| {
        matches!(state.awaiting(), Awaiting::Use { .. })
            && GameView::legal_actions(&state.view(state.to_act().unwrap_or(Seat::First))).len() > 2
    });
    let seat = state.to_act().expect("a seat is to act");
    let view: View = state.view(seat);
    assert_eq!(values(&view, None, 2_000), values(&view, None, 2_000));
    assert_eq!(values(&state.view(seat.next(4)), None, 2_000), None);
}

#[test]
fn players_who_have_left_cannot_win() {
    let other_is_ahead = |state: &State| {
        let Awaiting::Choice { seat } = state.awaiting() else {
            return None;
        };
        let mut stopped = *state;
        stopped.play_unchecked(Action::Stop);
        let [leader] = stopped.winners().iter().collect::<Vec<_>>()[..] else {
            return None;
        };
        let stayed: SeatSet = Seat::of(3).filter(|&other| other != leader).collect();
        let best = stopped.best_of(stayed);
        (leader != seat && best.contains(seat) && best.len() == 1).then_some(stayed)
    };
    let state = reached(3, Variant::Standard, 1, |state| {
        other_is_ahead(state).is_some()
    });
    let stayed = other_is_ahead(&state).expect("another seat is ahead");
    let chance_to_stop = |contenders| {
        let values = turn_values(Network::trained(3), &state, contenders, unlimited(1));
        let values = values.expect("a seat may roll or stop").actions;
        let stop = values.iter().find(|(action, _)| *action == Action::Stop);
        stop.map(|&(_, chance)| chance)
    };
    assert_eq!(chance_to_stop(None), Some(0.0));
    assert_eq!(chance_to_stop(Some(stayed)), Some(1.0));
    assert_eq!(hard_action(&state, None), Action::Roll);
    assert_eq!(hard_action(&state, Some(stayed)), Action::Stop);
    // Between two turns, what is estimated for the player who left is shared among the others.
    let state = reached(3, Variant::Standard, 1, |state| {
        is_choice(state) && state.public_view().last_round.is_none()
    });
    let seat = state.to_act().expect("a seat may roll or stop");
    let chances = |contenders| {
        let values = turn_values(Network::trained(3), &state, contenders, unlimited(1));
        values.expect("a seat may roll or stop").actions
    };
    let alone = SeatSet::from_iter([seat]);
    assert!(
        chances(Some(alone))
            .iter()
            .all(|&(_, chance)| chance > 0.999)
    );
    let without_next = Seat::of(3).filter(|&other| other != seat.next(3)).collect();
    let pairs = chances(None).into_iter().zip(chances(Some(without_next)));
    for ((_, among_all), (_, among_two)) in pairs {
        assert!(among_all < among_two && among_two < 1.0);
    }
}
