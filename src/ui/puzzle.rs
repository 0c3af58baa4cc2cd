//! The daily puzzle, privately: the position and the question, then the answer.

use crate::cards::Seat;
use crate::i18n::Locale;
use crate::i18n::keys::puzzle as keys;
use crate::ids::MatchId;
use crate::puzzle::{Play, Puzzle, Tally, Value};
use crate::time::Day;

use super::claim::puzzle as position;
use super::{Button, MatchCaption, Player, Press, Row, Screen, Teller, Tone, words};

/// What is known of a puzzle besides its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleCaption {
    /// Whose puzzle it is: that day's.
    pub day: Day,
    /// What the reader answered, if they have.
    pub answer: Option<Play>,
    /// What all the reader's answers come to.
    pub tally: Tally,
}

/// A day's puzzle: with its plays as buttons, or with what came of the reader's answer.
#[must_use]
pub fn puzzle(locale: Locale, caption: PuzzleCaption, puzzle: &Puzzle) -> Screen {
    let PuzzleCaption { day, answer, .. } = caption;
    let told = match_of(locale, puzzle);
    let teller = Teller {
        locale,
        caption: &told,
        reader: Some(puzzle.seat()),
    };
    let answer = answer.and_then(|play| Some((play, puzzle.value(play)?)));
    let (mut lines, buttons) = if let Some(answer) = answer {
        let board = Button {
            emoji: Some("🏅"),
            ..Button::labelled(
                locale.say(&keys::button_puzzle_board()),
                Press::PuzzleBoard(0),
            )
        };
        (outcome(teller, caption, puzzle, answer), vec![board])
    } else {
        let press = |play: Play| Press::Solve {
            day,
            action: play.to_string(),
        };
        (
            vec![locale.say(&keys::puzzle_question())],
            position::buttons(teller, puzzle, press),
        )
    };
    lines.push(String::new());
    lines.extend(position::situation(teller, puzzle, answer.is_none()));
    let game = words::game(locale, puzzle.setup().kind());
    let (year, month, day_of_month) = day.date();
    Screen {
        title: locale.say(&keys::puzzle_title(year, month, day_of_month, game)),
        body: lines.join("\n"),
        sections: position::sections(teller, puzzle),
        footer: locale.say(&keys::puzzle_open_hands(puzzle.tricks())),
        tone: match answer {
            None => Tone::YourTurn,
            Some((_, Value::Win)) => Tone::Good,
            Some(_) => Tone::Bad,
        },
        rows: Row::of_buttons(&buttons),
        ..Screen::default()
    }
}

/// The position as a match between the reader and somebody.
fn match_of(locale: Locale, puzzle: &Puzzle) -> MatchCaption {
    let player = |seat| Player {
        name: locale.say(&if seat == puzzle.seat() {
            keys::puzzle_you()
        } else {
            keys::puzzle_opponent()
        }),
        user: None,
    };
    MatchCaption {
        id: MatchId::NONE,
        setup: puzzle.setup().clone(),
        players: Seat::of(puzzle.setup().players()).map(player).collect(),
        line: 0,
        deadline: None,
        url: None,
    }
}

/// Whether an answer was right, what else would have been, and how the reader stands.
fn outcome(
    teller: Teller,
    caption: PuzzleCaption,
    puzzle: &Puzzle,
    (play, value): (Play, Value),
) -> Vec<String> {
    let card = |play| position::called(teller, puzzle, play);
    let result = match value {
        Value::Win => keys::puzzle_right(card(play)),
        Value::Draw => keys::puzzle_wrong("draw", card(play), card(puzzle.solution())),
        Value::Loss => keys::puzzle_wrong("loss", card(play), card(puzzle.solution())),
    };
    let Tally {
        answered,
        solved,
        streak,
        best_streak,
    } = caption.tally;
    let next = format!("<t:{}:R>", caption.day.end().seconds());
    let standing = keys::puzzle_tally(streak, best_streak, solved, answered);
    [result, standing, keys::puzzle_next(next)]
        .map(|message| teller.say(&message))
        .into()
}
