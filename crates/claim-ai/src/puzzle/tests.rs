//! Tests of the daily puzzle.

use std::collections::HashSet;

use claim_rules::GameKind;
use claim_rules::cards::{Card, Seat};
use claim_rules::claim::{Phase, State};
use claim_rules::record::Replay;

use super::*;
use crate::bots::solver::tests::minimax::{minimax, reversed};
use crate::bots::solver::{Position, Solver};
use crate::bots::{greedy_action, played_card};

/// The secret from which the puzzles follow.
const SECRET: &str = "a secret";

/// The puzzles of two weeks: every game is among them at least twice.
fn fortnight() -> impl Iterator<Item = Puzzle> {
    let solver = Solver::default();
    (20_778..20_792).map(move |day| Puzzle::of_day(Day(day), SECRET, &solver))
}

fn state(puzzle: &Puzzle) -> State {
    let replay = Replay::from_lines(puzzle.record().lines()).expect("a correct record");
    let claim_rules::State::Claim(state) = replay.state() else {
        panic!("a match of a trick-taking game");
    };
    **state
}

/// The value of a match for a seat under perfect play, by the solver.
fn solved(state: &State, seat: Seat) -> Value {
    let to_act = state.to_act().expect("tricks are left");
    let position = Position::new(&state.view(to_act)).expect("a card is awaited in phase two");
    let value = Solver::default().value(&position);
    let value = value.expect("few tricks are left");
    if to_act == seat {
        value
    } else {
        reversed(value)
    }
}

#[test]
fn exactly_one_play_wins() {
    let mut by_rules = 0;
    for puzzle in fortnight() {
        let state = state(&puzzle);
        let seat = puzzle.seat();
        assert_eq!(state.to_act(), Some(seat));
        let value_after = |play| {
            let mut next = state;
            next.play(play).expect("a legal play");
            if puzzle.tricks() == 5 {
                minimax(&next, seat)
            } else {
                solved(&next, seat)
            }
        };
        by_rules += usize::from(puzzle.tricks() == 5);
        let legal: Vec<_> = state.legal_actions().into_iter().collect();
        assert!(legal.len() >= 4, "{}", puzzle.record());
        for play in legal {
            let value = value_after(play);
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
        let other = state(&puzzle).view(puzzle.seat().next(2));
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
    let solver = Solver::default();
    for puzzle in fortnight() {
        let read = Puzzle::from_record(puzzle.record(), &solver);
        assert_eq!(read, Ok(puzzle));
    }
}

#[test]
fn records_of_other_positions_are_rejected() {
    let solver = Solver::default();
    let read = |record: &str| Puzzle::from_record(record, &solver);
    let puzzle = Puzzle::of_day(Day(0), SECRET, &solver);
    let lines: Vec<_> = puzzle.record().lines().collect();
    let begun = lines[..4].join("\n");
    assert_eq!(read(&begun), Err(PuzzleError::NoUniqueWin));
    let others = include_str!("../../../claim-rules/tests/records/kingdoms-2p.jsonl");
    let begun: Vec<_> = others.lines().take(4).collect();
    let begun = begun.join("\n");
    assert_eq!(read(&begun), Err(PuzzleError::NoUniqueWin));
    let gap = [&lines[..5], &lines[6..]].concat().join("\n");
    for wrong in ["", "{}", &gap] {
        let refused = read(wrong);
        assert!(matches!(refused, Err(PuzzleError::InvalidRecord(_))));
    }
}

#[test]
fn puzzle_follows_from_the_secret() {
    let solver = Solver::default();
    let of_secret = |secret| Puzzle::of_day(Day(20_778), secret, &solver);
    assert_eq!(of_secret(SECRET), of_secret(SECRET));
    assert_ne!(of_secret(SECRET), of_secret("another secret"));
}

#[test]
fn explanations_are_best_play_of_both() {
    let solver = Solver::default();
    for puzzle in fortnight().take(4) {
        let explanations = puzzle.explanations(&solver);
        assert_eq!(explanations[0].play, puzzle.solution());
        assert_eq!(explanations.len(), puzzle.plays().len());
        for Explanation {
            play,
            value,
            answer,
            score,
        } in explanations
        {
            assert_eq!(puzzle.value(play), Some(value));
            assert!(!answer.is_empty());
            let mut state = state(&puzzle);
            state.play(play).expect("a legal play");
            for (seat, play) in answer {
                assert_eq!(state.to_act(), Some(seat));
                state.play(play).expect("a legal play");
                if state.to_act().is_some() {
                    assert_eq!(solved(&state, puzzle.seat()), value, "after {play}");
                }
            }
            assert_eq!(state.to_act(), None);
            let winners = score.expect("a score").winners;
            let expected = match value {
                Value::Win => [puzzle.seat()].into_iter().collect(),
                Value::Loss => [puzzle.seat().next(2)].into_iter().collect(),
                Value::Draw => Seat::of(2).collect(),
            };
            assert_eq!(winners, expected);
        }
    }
}

/// The puzzles of a week in games that cannot be solved.
fn rated() -> impl Iterator<Item = RatedPuzzle> {
    let solver = Solver::default();
    let days = (20_788..20_795).map(move |day| PuzzleOfDay::generate(Day(day), SECRET, &solver));
    days.filter_map(|puzzle| match puzzle {
        PuzzleOfDay::Rated(puzzle) => Some(*puzzle),
        PuzzleOfDay::Solved { .. } => None,
    })
}

#[test]
fn one_choice_of_a_rated_puzzle_is_clearly_best() {
    let puzzles: Vec<_> = rated().collect();
    let games: HashSet<_> = puzzles.iter().map(|it| it.setup().kind()).collect();
    assert_eq!(games.len(), 2, "{games:?}");
    for puzzle in puzzles {
        let best = puzzle.solution();
        assert!(puzzle.choices().len() >= 4);
        for choice in puzzle.choices() {
            let is_worse = best.chance - choice.chance > 0.05;
            assert_eq!(is_worse, choice != best, "{choice:?}");
            let found = puzzle.choice(&choice.notation());
            assert_eq!(found, Some(choice));
        }
        assert_eq!(puzzle.choice("roll/roll"), None);
        // The puzzle can be restored from what is stored.
        let (record, ratings) = (puzzle.record(), puzzle.ratings());
        let read = PuzzleOfDay::read(record, Some(&ratings), &Solver::default());
        let Ok(PuzzleOfDay::Rated(read)) = read else {
            panic!("{read:?}");
        };
        assert_eq!(*read, puzzle);
        let foreign = ratings.replace(&best.notation(), "stop");
        assert!(RatedPuzzle::read(record, &foreign).is_err() || best.actions.len() == 2);
        assert!(RatedPuzzle::read(record, "{}").is_err());
    }
}

#[test]
fn puzzles_from_before_other_games_had_some_are_unchanged() {
    let solver = Solver::default();
    for day in (20_781..20_788).map(Day) {
        let puzzle = PuzzleOfDay::generate(day, SECRET, &solver);
        assert!(matches!(puzzle, PuzzleOfDay::Solved { .. }));
        assert_eq!(
            puzzle.record(),
            Puzzle::of_day(day, SECRET, &solver).record()
        );
    }
}
