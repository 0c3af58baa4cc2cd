//! The private screen of the daily puzzle: position and question, later the solution.

use claim_ai::puzzle::Day;
use claim_ai::puzzle::{Play, Puzzle, PuzzleStats, Value};
use claim_rules::cards::Seat;

use super::claim::puzzle as position;
use super::clock::ClockInfo;
use super::match_info::{MatchInfo, PlayerInfo};
use super::narrator::Narrator;
use super::screen::{Button, Press, Row, Screen, Tone};
use super::words;
use crate::i18n::Locale;
use crate::i18n::keys::puzzle as keys;
use crate::ids::MatchId;

/// The state of a puzzle for one reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleInfo {
    /// The day of the puzzle.
    pub day: Day,
    /// The reader's answer, if given.
    pub answer: Option<Play>,
    /// Statistics of all the reader's answers.
    pub stats: PuzzleStats,
}

/// Shows a puzzle: with the legal plays as buttons, or with the solution once it is answered.
#[must_use]
pub fn puzzle(locale: Locale, info: PuzzleInfo, puzzle: &Puzzle) -> Screen {
    let PuzzleInfo { day, answer, .. } = info;
    let match_info = match_info(locale, puzzle);
    let narrator = Narrator {
        locale,
        info: &match_info,
        reader: Some(puzzle.seat()),
    };
    let answer = answer.and_then(|play| Some((play, puzzle.value(play)?)));
    let (mut lines, buttons) = if let Some(answer) = answer {
        let ranking = Button {
            emoji: Some("🏅"),
            ..Button::labelled(
                locale.say(&keys::button_puzzle_ranking()),
                Press::PuzzleRanking(0),
            )
        };
        (outcome(narrator, info, puzzle, answer), vec![ranking])
    } else {
        let press = |play: Play| Press::Solve {
            day,
            action: play.to_string(),
        };
        (
            vec![locale.say(&keys::puzzle_question())],
            position::buttons(narrator, puzzle, press),
        )
    };
    lines.push(String::new());
    lines.extend(position::status_lines(narrator, puzzle, answer.is_none()));
    let game = words::game(locale, puzzle.setup().kind());
    let date = day.date();
    Screen {
        title: locale.say(&keys::puzzle_title(
            date.year(),
            u8::from(date.month()),
            date.day(),
            game,
        )),
        body: lines.join("\n"),
        sections: position::sections(narrator, puzzle),
        picture: Some(Box::new(position::picture(narrator, puzzle))),
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

/// The puzzle as a match between "You" and "Opponent".
fn match_info(locale: Locale, puzzle: &Puzzle) -> MatchInfo {
    let player = |seat| PlayerInfo {
        name: locale.say(&if seat == puzzle.seat() {
            keys::puzzle_you()
        } else {
            keys::puzzle_opponent()
        }),
        user: None,
    };
    MatchInfo {
        id: MatchId::NONE,
        setup: puzzle.setup().clone(),
        players: Seat::of(puzzle.setup().players()).map(player).collect(),
        line: 0,
        deadline: None,
        clock: ClockInfo::default(),
        url: None,
        left: Vec::new(),
        offer: None,
        is_tutorial: false,
    }
}

/// Whether the answer was right, the solution, the reader's statistics, and when the next puzzle
/// comes.
fn outcome(
    narrator: Narrator,
    info: PuzzleInfo,
    puzzle: &Puzzle,
    (play, value): (Play, Value),
) -> Vec<String> {
    let card = |play| position::inline_label(narrator, puzzle, play);
    let result = match value {
        Value::Win => keys::puzzle_right(card(play)),
        Value::Draw => keys::puzzle_wrong("draw", card(play), card(puzzle.solution())),
        Value::Loss => keys::puzzle_wrong("loss", card(play), card(puzzle.solution())),
    };
    let PuzzleStats {
        answered,
        solved,
        streak,
        best_streak,
    } = info.stats;
    let next = format!("<t:{}:R>", info.day.end_unix_ms() / 1000);
    let standing = keys::puzzle_stats(streak, best_streak, solved, answered);
    [result, standing, keys::puzzle_next(next)]
        .map(|message| narrator.say(&message))
        .into()
}
