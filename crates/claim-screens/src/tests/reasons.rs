//! Why another move would have been better: what is told is what happens if it is played.

use claim_rules::cards::Seat;
use claim_rules::{Action, GameKind, State, View, kingdoms};
use claim_table::locale::Locale;

use super::walk::{setups, walk};
use crate::games::contract;
use crate::i18n::Translate;

/// What is told about an action in comparison with another one.
fn told(view: &View, action: Action, better: Action) -> String {
    let reason = contract::reason(Locale::En, view, action, better);
    reason.map_or_else(String::new, |it| Locale::En.say(&it))
}

/// Calls `check` with all pairs of legal actions in random matches of a game.
fn pairs(kind: GameKind, mut check: impl FnMut(&State, &View, [Action; 2])) {
    let setups = setups();
    for (setup, seed) in setups.iter().filter(|it| it.kind() == kind).zip(0..) {
        walk(setup, seed, |state| {
            let Some(seat) = state.to_act() else {
                return;
            };
            let view = state.view(seat);
            let legal = view.legal_actions();
            for &action in &legal {
                for &better in &legal {
                    check(state, &view, [action, better]);
                }
            }
        });
    }
}

#[test]
fn trick_is_won_or_lost_as_the_reason_tells() {
    let mut told_of = [0; 4];
    for kind in [GameKind::Claim, GameKind::Claim2, GameKind::ClaimMix] {
        pairs(kind, |state, view, [action, better]| {
            let reason = told(view, action, better);
            if reason.is_empty() {
                return;
            }
            let [wins, better_wins] =
                [action, better].map(|it| takes_trick(state, view.seat(), it));
            let (number, expected) = match &*reason {
                "a lower card wins this trick as well" => (0, [true, true]),
                "a lower card loses this trick as well" => (1, [false, false]),
                "this trick could be won" => (2, [false, true]),
                "this trick was better lost" => (3, [true, false]),
                other => panic!("{other}"),
            };
            assert_eq!(
                [wins, better_wins],
                expected,
                "{reason}: {action}, {better}"
            );
            told_of[number] += 1;
        });
    }
    assert!(told_of.iter().all(|&it| it > 20), "{told_of:?}");
}

/// Whether a seat that plays the last card of a trick wins it.
fn takes_trick(state: &State, seat: Seat, action: Action) -> bool {
    let mut state = state.clone();
    state.play(action).expect("it is legal");
    let View::Claim(view) = state.view(seat) else {
        panic!("a trick-taking game");
    };
    // It lies on the table while its winner still has to choose.
    let lying = view.public.trick;
    let trick = match view.public.last {
        Some(last) if lying.cards().is_empty() => last.trick,
        _ => lying,
    };
    trick.ranking()[0] == Some(seat)
}

#[test]
fn points_of_kingdoms_are_scored_as_the_reason_tells() {
    let mut count = 0;
    pairs(GameKind::Kingdoms, |state, view, [action, better]| {
        let reason = told(view, action, better);
        let Some((scored, possible)) = reason.split_once(" at once, and ") else {
            return;
        };
        let number = |text: &str| -> u16 {
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            digits.parse().unwrap_or(0)
        };
        for (told, action) in [(scored, action), (possible, better)] {
            assert_eq!(
                most_points(state, view.seat(), action),
                number(told),
                "{reason}: {action}"
            );
        }
        count += 1;
    });
    assert!(count > 100, "{count}");
}

/// The most points that a seat scores by an action and its power. A copied power is not a part of the placement.
fn most_points(state: &State, seat: Seat, action: Action) -> u16 {
    let points = |state: &State| match state.view(seat) {
        View::Kingdoms(view) => view.public.points[seat],
        _ => panic!("Claim Kingdoms"),
    };
    let before = points(state);
    let mut state = state.clone();
    state.play(action).expect("it is legal");
    let is_placed = matches!(action, Action::Kingdoms(kingdoms::Action::Place(..)));
    let powers = state.view(seat).legal_actions().into_iter();
    let powers = powers.filter(|it| {
        matches!(it, Action::Kingdoms(kingdoms::Action::Power(power))
            if !matches!(power, kingdoms::Power::Copy(_)))
    });
    let after = powers.filter(|_| is_placed).map(|power| {
        let mut state = state.clone();
        state.play(power).expect("it is legal");
        points(&state)
    });
    after.chain([points(&state)]).max().unwrap_or_default() - before
}

#[test]
fn no_reason_is_given_for_an_action_against_itself() {
    for &kind in GameKind::ALL {
        pairs(kind, |_, view, [action, better]| {
            if action == better {
                assert_eq!(told(view, action, better), "");
            }
        });
    }
}
