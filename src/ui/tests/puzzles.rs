//! The daily puzzle and its board.

use super::limits::{self, presses, text};
use crate::i18n::Locale;
use crate::ids::UserId;
use crate::puzzle::{Puzzle, Tally, Value};
use crate::rules::claim::Action;
use crate::time::Day;
use crate::ui::{
    Press, PuzzleBoard, PuzzleBoardRow, PuzzleCaption, Tone, plain_card, puzzle, puzzle_board,
};

const TALLY: Tally = Tally {
    answered: 99_999,
    solved: 88_888,
    streak: 77_777,
    best_streak: 77_777,
};

/// A week's puzzles: every game is among them.
fn week() -> impl Iterator<Item = (PuzzleCaption, Puzzle)> {
    let days = (20_778..20_785).map(Day);
    days.map(|day| {
        let caption = PuzzleCaption {
            day,
            answer: None,
            tally: TALLY,
        };
        (caption, Puzzle::of(day))
    })
}

#[test]
fn a_puzzle_shows_both_hands_and_a_button_for_each_play() {
    for (caption, asked) in week() {
        for locale in Locale::ALL {
            let screen = puzzle(locale, caption, &asked);
            limits::check(&screen);
            assert_eq!(screen.tone, Tone::YourTurn);
            let press = |play: Action| Press::Solve {
                day: caption.day,
                action: play.to_string(),
            };
            let plays = asked.view().legal_actions().into_iter();
            assert_eq!(presses(&screen), plays.map(press).collect::<Vec<_>>());
            for (section, hand) in screen
                .sections
                .iter()
                .zip([asked.view().own.hand, asked.opposite()])
            {
                let heading = format!("({})", hand.len());
                assert!(section.heading.ends_with(&heading), "{section:?}");
                for card in hand {
                    let value = card.value().to_string();
                    assert!(section.text.contains(&value), "{card}: {section:?}");
                }
            }
        }
    }
}

#[test]
fn an_answer_is_judged_and_the_solution_told() {
    for (caption, asked) in week() {
        for locale in Locale::ALL {
            let unanswered = puzzle(locale, caption, &asked);
            for play in asked.view().legal_actions() {
                let caption = PuzzleCaption {
                    answer: Some(play),
                    ..caption
                };
                let screen = puzzle(locale, caption, &asked);
                limits::check(&screen);
                let is_right = asked.value(play) == Some(Value::Win);
                assert_eq!(screen.tone == Tone::Good, is_right);
                assert_eq!(presses(&screen), [Press::PuzzleBoard(0)]);
                assert_eq!(screen.sections, unanswered.sections);
                // There is nothing left to do.
                for asked in ["Your turn", "You must", "Du bist dran", "Du musst"] {
                    assert!(!screen.body.contains(asked), "{}", screen.body);
                }
                for told in [play, asked.solution()] {
                    let Action::Play(card) = told else {
                        panic!("a card is played");
                    };
                    assert!(text(&screen).contains(&plain_card(locale, card)));
                }
                assert!(text(&screen).contains("77777"));
            }
        }
    }
}

#[test]
fn a_puzzle_has_its_date_as_one_writes_it() {
    let (caption, asked) = week().next().expect("there is a first day");
    for (locale, date) in [
        (Locale::English, "Puzzle of 21 November 2026 ·"),
        (Locale::German, "Rätsel vom 21.11.2026 ·"),
    ] {
        let title = puzzle(locale, caption, &asked).title;
        assert!(title.contains(date), "{title}");
    }
}

#[test]
fn a_streak_that_is_none_is_not_told_of() {
    let (caption, asked) = week().next().expect("there is a first day");
    let tally = |streak, best_streak| Tally {
        answered: 5,
        solved: 3,
        streak,
        best_streak,
    };
    for (tally, expect) in [
        (tally(0, 0), "Solved in all: 3 of 5"),
        (tally(0, 2), "Solved in all: 3 of 5 · best streak: 2"),
        (
            tally(1, 2),
            "🔥 Your streak: **1 day** (best: 2) · solved in all: 3 of 5",
        ),
        (
            tally(2, 2),
            "🔥 Your streak: **2 days** (best: 2) · solved in all: 3 of 5",
        ),
    ] {
        let caption = PuzzleCaption {
            answer: Some(asked.solution()),
            tally,
            ..caption
        };
        let body = puzzle(Locale::English, caption, &asked).body;
        assert_eq!(body.lines().nth(1), Some(expect));
    }
}

fn row(rank: u32) -> PuzzleBoardRow {
    PuzzleBoardRow {
        rank,
        name: "_".repeat(32),
        user: UserId(rank.into()),
        today: [None, Some(true), Some(false)][rank as usize % 3],
        tally: TALLY,
    }
}

#[test]
fn ones_own_row_is_always_on_the_board_of_solvers() {
    for locale in Locale::ALL {
        for own in [None, Some(7), Some(4711)] {
            for page in 0..3 {
                let board = PuzzleBoard {
                    rows: (page * 20 + 1..=page * 20 + 20).map(row).collect(),
                    own: own.map(row),
                    page,
                    pages: 3,
                };
                let screen = puzzle_board(locale, &board);
                limits::check(&screen);
                assert_eq!(screen.body.matches('➤').count(), usize::from(own.is_some()));
                assert_eq!(presses(&screen).last(), Some(&Press::Puzzle));
            }
        }
    }
}

#[test]
fn an_empty_board_of_solvers_says_how_to_begin() {
    let board = PuzzleBoard {
        rows: Vec::new(),
        own: None,
        page: 0,
        pages: 1,
    };
    for (locale, command) in [
        (Locale::English, "/claim puzzle"),
        (Locale::German, "/claim rätsel"),
    ] {
        let screen = puzzle_board(locale, &board);
        limits::check(&screen);
        assert!(screen.body.contains(command));
        assert_eq!(presses(&screen), [Press::Puzzle]);
    }
}
