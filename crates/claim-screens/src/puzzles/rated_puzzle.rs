//! The private screen of a puzzle in a game that cannot be solved: one choice is best by a clear margin.

use claim_ai::analysis::first_plays;
use claim_ai::puzzle::{Day, PuzzleStats, RatedChoice, RatedPuzzle};
use claim_table::locale::Locale;

use super::puzzle::{
    MAX_LINES_IF_RIGHT, fitting_lines, match_info, other_buttons, stats_lines, title,
};
use crate::games::action_label::STEP;
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::puzzle as keys;
use crate::press::PuzzlePress;
use crate::screen::model::{Button, ButtonStyle, Choice, Paragraph, Row, Screen, Select, Tone};
use crate::screen::picture;
use crate::text::narrator::Narrator;
use crate::text::words;

/// With more choices than this, they are a menu.
const MAX_BUTTONS: usize = 8;

/// The maximum number of actions shown after a choice, from the first of an opponent on.
const MAX_ANSWER: usize = 3;

/// The state of a puzzle for one reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedPuzzleInfo<'a> {
    /// The day of the puzzle.
    pub day: Day,
    /// The reader's answer in notation, if given.
    pub answer: Option<&'a str>,
    /// Statistics of all the reader's answers; `None` for the puzzle of an earlier day, which is practice.
    pub stats: Option<PuzzleStats>,
    /// Whether it is shown in a server, which has a ranking.
    pub in_server: bool,
}

/// Shows a puzzle: with its choices, or with how good they are once it is answered.
#[must_use]
pub fn rated_puzzle(locale: Locale, info: RatedPuzzleInfo<'_>, puzzle: &RatedPuzzle) -> Screen {
    let RatedPuzzleInfo {
        day, answer, stats, ..
    } = info;
    let view = puzzle.view();
    let match_info = match_info(locale, puzzle.setup(), view.seat());
    let narrator = Narrator {
        locale,
        info: &match_info,
        reader: Some(view.seat()),
    };
    let answer = answer.and_then(|answer| puzzle.choice(answer));
    let is_practice = stats.is_none();
    let is_answered = answer.is_some();
    // The reader can try again.
    let is_hidden = is_practice && answer.is_some_and(|it| it != puzzle.solution());
    let headline = match answer {
        Some(choice) => verdict(narrator, puzzle, choice, is_hidden),
        None => locale.say(&keys::rated_question()),
    };
    let counts = if is_practice {
        Some(keys::puzzle_practice())
    } else {
        (!is_answered).then(keys::puzzle_counts)
    };
    let counts = counts.map(|it| locale.say(&it));
    let texts = contract::hand(narrator, view, None);
    let moment = if is_answered {
        Vec::new()
    } else {
        [vec![texts.headline], texts.why].concat()
    };
    let rows = if is_answered {
        Vec::new()
    } else {
        choices(narrator, info, puzzle)
    };
    let game = puzzle.setup().kind();
    let has_ranking = is_answered && !is_practice && info.in_server;
    let again = is_answered && is_practice;
    let others = other_buttons(locale, game, day, again, has_ranking);
    let margin = if puzzle.margin() > 0.0 {
        keys::rated_margin(percent(puzzle.margin()))
    } else {
        keys::rated_exact()
    };
    let margin = is_answered.then(|| locale.say(&margin));
    let board = contract::table(narrator, &view.public()).board;
    let picture = picture::request(narrator, texts.picture, texts.alt, &texts.text, &board);
    let why = answer.map(|answer| why(narrator, puzzle, answer, is_hidden));
    let screen = Screen::titled(&title(locale, day, game))
        .line(&headline)
        .lines(counts)
        .lines(moment)
        .lines(stats_lines(locale, day, stats.filter(|_| is_answered)))
        .small(&texts.small.join("\n"))
        .picture(Some(picture))
        .picture(texts.cards.map(|it| picture::cards(narrator, it)))
        .paragraphs(&why)
        .small(&margin.unwrap_or_default())
        .rows(rows);
    screen
        .with_last(&texts.last, &others)
        .with_tone(match answer {
            None => Tone::YourTurn,
            Some(choice) if choice == puzzle.solution() => Tone::Good,
            Some(_) => Tone::Bad,
        })
}

/// The choices without those that have the same effect as another one. The solution, which is clearly better than all
/// others, is none of these.
fn offered(puzzle: &RatedPuzzle) -> impl Iterator<Item = &RatedChoice> {
    let is_repeated = |choice: &RatedChoice| {
        let mut actions = choice.actions.iter();
        choice != puzzle.solution()
            && actions.any(|(view, action)| contract::is_repeated(view, *action))
    };
    puzzle.choices().iter().filter(move |it| !is_repeated(it))
}

/// The choices as buttons, or as a menu if there are many.
fn choices(narrator: Narrator, info: RatedPuzzleInfo<'_>, puzzle: &RatedPuzzle) -> Vec<Row> {
    let day = info.day;
    let press = |choice: &RatedChoice| {
        let action = choice.notation();
        match info.stats {
            Some(_) => PuzzlePress::Solve { day, action },
            None => PuzzlePress::Practice { day, action },
        }
    };
    let labelled: Vec<_> = offered(puzzle)
        .map(|choice| (label(narrator, choice), press(choice)))
        .collect();
    let fits = |(label, _): &(String, _)| label.chars().count() <= Button::MAX_LABEL_CHARS;
    if labelled.len() <= MAX_BUTTONS && labelled.iter().all(fits) {
        let button = |(label, press)| Button {
            style: ButtonStyle::Primary,
            ..Button::labelled(label, press)
        };
        let buttons: Vec<_> = labelled.into_iter().map(button).collect();
        return Row::of_buttons(&buttons);
    }
    let choice = |(label, press): (String, _)| Choice::labelled(Select::label(&label), press);
    vec![Row::Select(Select::new(
        narrator.say(&keys::rated_placeholder()),
        labelled.into_iter().map(choice).collect(),
    ))]
}

/// The name of a choice, without markdown.
fn label(narrator: Narrator, choice: &RatedChoice) -> String {
    let actions = choice.actions.iter();
    let actions = actions.map(|(view, action)| contract::inline_label(narrator, view, *action));
    actions.collect::<Vec<_>>().join(STEP)
}

/// Whether the answer was right, and the solution, which may be hidden.
fn verdict(
    narrator: Narrator,
    puzzle: &RatedPuzzle,
    choice: &RatedChoice,
    is_hidden: bool,
) -> String {
    let solution = puzzle.solution();
    let (named, chance) = (label(narrator, choice), percent(choice.chance));
    narrator.say(&if choice == solution {
        keys::rated_right(chance, named)
    } else {
        let best = percent(solution.chance);
        let better = words::spoiler_if(is_hidden, label(narrator, solution));
        keys::rated_wrong(best, chance, named, better)
    })
}

/// How good the choices are: the best one, then the reader's answer, then the others, each with what follows, as
/// far as there is room. With `is_hidden`, all but the reader's answer are spoilers.
fn why(
    narrator: Narrator,
    puzzle: &RatedPuzzle,
    answer: &RatedChoice,
    is_hidden: bool,
) -> Paragraph {
    let solution = puzzle.solution();
    let mut sorted: Vec<_> = offered(puzzle).collect();
    sorted.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    sorted.sort_by_key(|&it| (it != solution, it != answer));
    let lines = sorted.into_iter().map(|choice| {
        let own = puzzle.view().seat();
        let plays = first_plays(&choice.answer, own, MAX_ANSWER);
        let turns = plays.chunk_by(|play, next| play.seat == next.seat);
        let turns = turns.map(|turn| {
            let is_own = turn.iter().all(|it| it.seat == own);
            let actions = turn
                .iter()
                .map(|it| contract::inline_label(narrator, &it.view, it.action));
            let actions = actions.collect::<Vec<_>>().join(STEP);
            narrator.say(&keys::rated_play(
                actions,
                if is_own { "you" } else { "opponent" },
            ))
        });
        let plays: Vec<_> = turns.collect();
        let (named, chance) = (label(narrator, choice), percent(choice.chance));
        let line = narrator.say(&if plays.is_empty() {
            keys::rated_why(chance, named)
        } else {
            keys::rated_why_then(chance, named, plays.join(" · "))
        });
        words::spoiler_if(is_hidden && choice != answer, line)
    });
    let max_lines = if answer == solution {
        MAX_LINES_IF_RIGHT
    } else {
        usize::MAX
    };
    Paragraph {
        heading: narrator.say(&keys::puzzle_why()),
        text: fitting_lines(narrator, lines, max_lines),
    }
}

/// A share as a whole number of per cent.
fn percent(share: f32) -> String {
    format!("{:.0}", 100.0 * share)
}
