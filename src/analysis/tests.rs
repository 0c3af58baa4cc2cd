//! Tests of analyses, on matches between bots.

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::*;
use crate::bots::solver::Value;
use crate::record::{Ending, Header};
use crate::rules::{GameKind, Options, State};

/// The record of a match in which `act` acts for everybody, and how it ended.
pub(crate) fn match_of(
    setup: &Setup,
    rng: &mut ChaCha20Rng,
    act: impl Fn(&View, &mut ChaCha20Rng) -> Option<Action>,
) -> (String, State) {
    let header = Header::new(setup.clone());
    let mut lines = vec![Line::Header(header.clone())];
    let mut replay = Replay::new(header);
    lines.extend(replay.settle(rng));
    while let Some(seat) = replay.state().to_act() {
        let action = act(&replay.state().view(seat), rng);
        let line = Line::Action {
            seat,
            action: action.expect("it is its turn"),
            legal: None,
        };
        replay.step(&line).expect("what is done is legal");
        lines.push(line);
        lines.extend(replay.settle(rng));
    }
    let played = replay.state().played().expect("the match is over");
    lines.push(Line::Result {
        ending: Ending::Played(played),
        secret: None,
    });
    let record = lines.iter().map(|line| line.to_json() + "\n").collect();
    (record, replay.state().clone())
}

/// The record of a random match, and how it ended.
fn random_match(kind: GameKind, players: u8, rng: &mut ChaCha20Rng) -> (String, State) {
    let setup = Setup::by_lot(kind, players, &Options::default(), rng);
    match_of(&setup.expect("so many can play"), rng, bots::random)
}

fn analysed(record: &str) -> Analysis {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    Analysis::of(record, 20, &mut rng, |_, _| ()).expect("the record is right")
}

fn reversed(value: Value) -> Value {
    match value {
        Value::Win => Value::Loss,
        Value::Draw => Value::Draw,
        Value::Loss => Value::Win,
    }
}

/// What the end was worth to a seat.
fn end(state: &State, seat: Seat) -> Value {
    let winners = state.played().expect("the match is over").winners;
    match winners[..] {
        [winner] if winner == seat => Value::Win,
        [_] => Value::Loss,
        _ => Value::Draw,
    }
}

#[test]
fn what_one_leaves_is_what_the_next_one_has_down_to_the_result() {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    for kind in [GameKind::Claim, GameKind::Claim2, GameKind::ClaimMix] {
        for _ in 0..3 {
            let (record, state) = random_match(kind, 2, &mut rng);
            let analysis = analysed(&record);
            let exact: Vec<_> = analysis.exact().collect();
            assert_eq!(exact.len(), 26, "every play of phase two");
            assert_eq!(exact.last().map(|(trick, ..)| *trick), Some(13));
            for (place, (_, decision, exact_one)) in exact.iter().enumerate() {
                let best = exact_one.moves.iter().map(|&(_, value)| value).max();
                assert_eq!(Some(exact_one.before), best);
                assert!(exact_one.after <= exact_one.before);
                assert_eq!(exact_one.is_mistake(), exact_one.after < exact_one.before);
                let after = exact_one.after.expect("so little is quickly solved");
                let left = match exact.get(place + 1) {
                    None => end(&state, decision.seat),
                    Some((_, next, then)) => {
                        let then = then.before.expect("so little is quickly solved");
                        if next.seat == decision.seat {
                            then
                        } else {
                            reversed(then)
                        }
                    }
                };
                assert_eq!(after, left, "line {}", decision.line);
            }
        }
    }
}

/// What is worth most, where that is known; anything elsewhere.
fn exactly(view: &View, rng: &mut ChaCha20Rng) -> Option<Action> {
    let mut solver = Solver::new(Limits::default());
    let values = bots::values(view, &mut solver).unwrap_or_default();
    let best = values.into_iter().max_by_key(|&(_, value)| value);
    best.map(|(action, _)| action)
        .or_else(|| bots::random(view, rng))
}

#[test]
fn who_plays_exactly_is_always_right_and_who_plays_anything_is_not() {
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    let setup = Setup::new(GameKind::Claim, 2, Options::default()).expect("two can play");
    let mut wrong = 0;
    for _ in 0..5 {
        let act = |view: &View, rng: &mut ChaCha20Rng| match view.seat() {
            Seat::First => exactly(view, rng),
            _ => bots::random(view, rng),
        };
        let analysis = analysed(&match_of(&setup, &mut rng, act).0);
        let Accuracy { decisions, right } = analysis.accuracy(Seat::First);
        assert_eq!(right, decisions);
        let Accuracy { decisions, right } = analysis.accuracy(Seat::Second);
        wrong += decisions - right;
    }
    assert!(wrong > 0);
}

#[test]
fn every_decision_of_every_game_is_judged() {
    let mut rng = ChaCha20Rng::seed_from_u64(3);
    for &kind in GameKind::ALL {
        for players in kind.players() {
            let (record, _) = random_match(kind, players, &mut rng);
            let analysis = analysed(&record);
            assert_eq!(analysis.decisions.len(), record.matches(r#""do":"#).count());
            for decision in &analysis.decisions {
                let text = record
                    .lines()
                    .nth(decision.line - 1)
                    .expect("the line is there");
                assert!(text.contains(&format!("\"{}\"", decision.action)), "{text}");
                let chance = decision.chance().expect("it is known or estimated");
                assert!((0.0..=1.0).contains(&chance));
                if let Some(estimate) = decision.estimate() {
                    assert!(estimate.chosen.error > 0.0);
                }
            }
        }
    }
}

#[test]
fn equal_chances_make_equal_analyses() {
    let mut rng = ChaCha20Rng::seed_from_u64(4);
    let (record, _) = random_match(GameKind::ClaimMix, 3, &mut rng);
    let chances = || -> Vec<_> {
        let decisions = analysed(&record).decisions.into_iter();
        decisions.map(|decision| decision.chance()).collect()
    };
    assert_eq!(chances(), chances());
}

#[test]
fn a_running_match_is_nobodys_to_analyse() {
    let mut rng = ChaCha20Rng::seed_from_u64(5);
    let (record, _) = random_match(GameKind::Claim, 2, &mut rng);
    let lines: Vec<_> = record.lines().collect();
    let running = lines[..lines.len() - 1].join("\n");
    let refused = Analysis::of(&running, 20, &mut rng, |_, _| ());
    assert_eq!(refused.err(), Some(AnalysisError::Running));
    let wrong = record.replacen("play", "plai", 1);
    let refused = Analysis::of(&wrong, 20, &mut rng, |_, _| ());
    assert!(matches!(refused, Err(AnalysisError::Fault(_))));
}

#[test]
fn progress_is_told_up_to_the_end() {
    let mut rng = ChaCha20Rng::seed_from_u64(6);
    let (record, _) = random_match(GameKind::Claim, 2, &mut rng);
    let mut told = Vec::new();
    let analysis = Analysis::of(&record, 1, &mut rng, |done, total| told.push((done, total)));
    assert!(analysis.is_ok());
    assert_eq!(told, (0..=52).map(|done| (done, 52)).collect::<Vec<_>>());
}
