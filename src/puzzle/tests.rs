//! Tests of the daily puzzle.

use std::collections::HashSet;

use super::*;
use crate::cards::Card;
use crate::rules::claim::Phase;
use crate::rules::{GameKind, State};

/// A fortnight: every game comes at least twice.
fn fortnight() -> impl Iterator<Item = Puzzle> {
    (20_778..20_792).map(|day| Puzzle::of(Day(day)))
}

fn state(puzzle: &Puzzle) -> State {
    let replay = Replay::from_lines(puzzle.record().lines()).expect("a right record");
    replay.state().clone()
}

/// What a moment is worth to a seat if both play their best, by nothing but the rules.
fn minimax(state: &State, seat: Seat) -> Value {
    if let Some(played) = state.played() {
        return match played.winners[..] {
            [winner] if winner == seat => Value::Win,
            [_] => Value::Loss,
            _ => Value::Draw,
        };
    }
    let chooses = state.to_act() == Some(seat);
    let mut best = if chooses { Value::Loss } else { Value::Win };
    for action in state.legal_actions() {
        let mut next = state.clone();
        next.play(action).expect("a legal action");
        let value = minimax(&next, seat);
        best = if chooses {
            best.max(value)
        } else {
            best.min(value)
        };
        if best == if chooses { Value::Win } else { Value::Loss } {
            break;
        }
    }
    best
}

/// As [`minimax`], by the solver.
fn solved(state: &State, seat: Seat) -> Value {
    let rules::View::Claim(view) = state.view(state.to_act().expect("tricks are left")) else {
        panic!("a match of a trick game");
    };
    let position = Position::new(&view).expect("a card is awaited in phase two");
    let value = Solver::new(Limits::default()).value(&position);
    match value.expect("few tricks are left") {
        value if view.seat == seat => value,
        Value::Win => Value::Loss,
        Value::Draw => Value::Draw,
        Value::Loss => Value::Win,
    }
}

#[test]
fn exactly_one_play_wins() {
    let mut by_rules = 0;
    for puzzle in fortnight() {
        let state = state(&puzzle);
        let seat = puzzle.seat();
        assert_eq!(state.to_act(), Some(seat));
        let value_after = |action| {
            let mut next = state.clone();
            next.play(action).expect("a legal action");
            if puzzle.tricks() == 5 {
                minimax(&next, seat)
            } else {
                solved(&next, seat)
            }
        };
        by_rules += usize::from(puzzle.tricks() == 5);
        let legal = state.legal_actions();
        assert!(legal.len() >= 3, "{}", puzzle.record());
        for action in legal {
            let rules::Action::Claim(play) = action else {
                panic!("an action of a trick game");
            };
            let value = value_after(action);
            assert_eq!(puzzle.value(play), Some(value), "{play}");
            assert_eq!(value == Value::Win, play == puzzle.solution(), "{play}");
        }
    }
    assert!(by_rules > 0, "some are checked by the rules alone");
}

#[test]
fn a_puzzle_shows_both_hands_of_a_phase_two_with_tricks_left() {
    for puzzle in fortnight() {
        assert_eq!(puzzle.view().public.phase, Phase::Gather);
        assert!((5..=8).contains(&puzzle.tricks()));
        let rules::View::Claim(other) = state(&puzzle).view(puzzle.seat().next(2)) else {
            panic!("a view of a trick game");
        };
        assert_eq!(puzzle.opposite(), other.own.hand);
    }
}

#[test]
fn whoever_goes_by_the_rule_of_thumb_or_plays_high_errs() {
    for puzzle in fortnight() {
        assert_ne!(thumb::act(puzzle.view()), Some(puzzle.solution()));
        let plays = puzzle.view().legal_actions().into_iter();
        let highest = plays.max_by_key(|play| thumb::card(*play).map(Card::value));
        assert_ne!(highest, Some(puzzle.solution()));
    }
}

#[test]
fn a_day_has_one_puzzle_and_the_next_another() {
    let puzzles: Vec<_> = fortnight().collect();
    assert!(puzzles.iter().cloned().eq(fortnight()));
    let records: HashSet<_> = puzzles.iter().map(Puzzle::record).collect();
    assert_eq!(records.len(), puzzles.len());
    let games: Vec<_> = puzzles.iter().map(|it| it.setup().kind()).collect();
    let count = |kind| games.iter().filter(|&&it| it == kind).count();
    let others = [GameKind::Claim2, GameKind::ClaimMix].map(count);
    assert!(others.iter().all(|&count| count > 0));
    assert!(count(GameKind::Claim) > others.iter().sum());
}

#[test]
fn a_puzzle_reads_back_from_its_record() {
    for puzzle in fortnight() {
        assert_eq!(Puzzle::from_record(puzzle.record()), Ok(puzzle));
    }
}

#[test]
fn what_is_no_puzzle_is_refused() {
    let puzzle = Puzzle::of(Day(0));
    let lines: Vec<_> = puzzle.record().lines().collect();
    let begun = lines[..4].join("\n");
    assert_eq!(Puzzle::from_record(&begun), Err(NoPuzzle::NotOneWin));
    let others = include_str!("../../tests/records/kingdoms-2p.jsonl");
    let begun: Vec<_> = others.lines().take(4).collect();
    assert_eq!(
        Puzzle::from_record(&begun.join("\n")),
        Err(NoPuzzle::NotOneWin)
    );
    let gap = [&lines[..5], &lines[6..]].concat().join("\n");
    for wrong in ["", "{}", &gap] {
        assert!(matches!(
            Puzzle::from_record(wrong),
            Err(NoPuzzle::Fault(_))
        ));
    }
}
