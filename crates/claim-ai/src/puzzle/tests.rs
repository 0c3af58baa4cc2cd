//! Tests of the daily puzzle.

use std::collections::HashSet;

use claim_rules::cards::{Card, Seat};
use claim_rules::claim::Phase;
use claim_rules::record::Replay;
use claim_rules::{GameKind, State, View};

use super::greedy::{greedy_action, played_card};
use super::*;
use crate::bots::solver::{Limits, Position, Solver};

/// The puzzles of two weeks: every game is among them at least twice.
fn fortnight() -> impl Iterator<Item = Puzzle> {
    (20_778..20_792).map(|day| Puzzle::of_day(Day(day)))
}

fn state(puzzle: &Puzzle) -> State {
    let replay = Replay::from_lines(puzzle.record().lines()).expect("a correct record");
    replay.state().clone()
}

/// The value of a match for a seat under perfect play, by the rules alone.
fn minimax(state: &State, seat: Seat) -> Value {
    if let Some(outcome) = state.outcome() {
        return match outcome.winners[..] {
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

/// The same value, by the solver.
fn solved(state: &State, seat: Seat) -> Value {
    let View::Claim(view) = state.view(state.to_act().expect("tricks are left")) else {
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
            let claim_rules::Action::Claim(play) = action else {
                panic!("an action of a trick game");
            };
            let value = value_after(action);
            assert_eq!(puzzle.value(play), Some(value), "{play}");
            assert_eq!(value == Value::Win, play == puzzle.solution(), "{play}");
        }
    }
    assert!(by_rules > 0, "some puzzles are checked by the rules alone");
}

#[test]
fn puzzle_is_in_phase_two_and_shows_both_hands() {
    for puzzle in fortnight() {
        assert_eq!(puzzle.view().public.phase, Phase::Gather);
        assert!((5..=8).contains(&puzzle.tricks()));
        let View::Claim(other) = state(&puzzle).view(puzzle.seat().next(2)) else {
            panic!("a view of a trick game");
        };
        assert_eq!(puzzle.opponent_hand(), other.own.hand);
    }
}

#[test]
fn neither_the_greedy_play_nor_the_highest_card_is_the_solution() {
    for puzzle in fortnight() {
        assert_ne!(greedy_action(puzzle.view()), Some(puzzle.solution()));
        let plays = puzzle.view().legal_actions().into_iter();
        let highest = plays.max_by_key(|play| played_card(*play).map(Card::value));
        assert_ne!(highest, Some(puzzle.solution()));
    }
}

#[test]
fn each_day_has_its_own_puzzle() {
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
fn puzzle_reads_back_from_its_record() {
    for puzzle in fortnight() {
        assert_eq!(Puzzle::from_record(puzzle.record()), Ok(puzzle));
    }
}

#[test]
fn records_of_other_positions_are_rejected() {
    let puzzle = Puzzle::of_day(Day(0));
    let lines: Vec<_> = puzzle.record().lines().collect();
    let begun = lines[..4].join("\n");
    assert_eq!(Puzzle::from_record(&begun), Err(PuzzleError::NoUniqueWin));
    let others = include_str!("../../../claim-rules/tests/records/kingdoms-2p.jsonl");
    let begun: Vec<_> = others.lines().take(4).collect();
    assert_eq!(
        Puzzle::from_record(&begun.join("\n")),
        Err(PuzzleError::NoUniqueWin)
    );
    let gap = [&lines[..5], &lines[6..]].concat().join("\n");
    for wrong in ["", "{}", &gap] {
        assert!(matches!(
            Puzzle::from_record(wrong),
            Err(PuzzleError::InvalidRecord(_))
        ));
    }
}
