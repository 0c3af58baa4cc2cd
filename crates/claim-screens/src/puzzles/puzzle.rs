//! The private screen of the daily puzzle: position and question, later the solution.

use claim_ai::puzzle::{Day, Explanation, Play, Puzzle, PuzzleStats, Value};
use claim_rules::cards::Seat;
use claim_rules::{GameKind, Setup, View};
use claim_table::ids::MatchId;
use claim_table::locale::Locale;

use crate::games::choosing::choosing;
use crate::games::claim::puzzle as position;
use crate::i18n::Translate;
use crate::i18n::keys::puzzle as keys;
use crate::press::{HandPress, Press, PuzzlePress, Shareable};
use crate::running::match_info::MatchInfo;
use crate::running::player_info::PlayerInfo;
use crate::screen::info_buttons;
use crate::screen::model::{Button, Paragraph, Screen, Tone};
use crate::screen::with_presses::with_presses;
use crate::text::names::Name;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The maximum number of plays shown after the solution.
const MAX_SOLUTION_PLAYS: usize = 4;

/// The maximum number of lines that say why a right answer is right, so that it stays in sight with the picture.
pub(crate) const MAX_LINES_IF_RIGHT: usize = 3;

/// The maximum number of plays shown after another play.
const MAX_REFUTATION_PLAYS: usize = 2;

/// The state of a puzzle for one reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleInfo<'a> {
    /// The day of the puzzle.
    pub day: Day,
    /// The reader's answer, if given.
    pub answer: Option<Play>,
    /// Statistics of all the reader's answers; `None` for the puzzle of an earlier day, which is practice.
    pub stats: Option<PuzzleStats>,
    /// An explanation of each play's value; needed with an answer.
    pub explanations: &'a [Explanation],
    /// Whether it is shown in a server, which has a ranking.
    pub in_server: bool,
}

/// Shows a puzzle: with the legal plays as buttons, or with the solution once it is answered.
#[must_use]
pub fn puzzle(locale: Locale, info: PuzzleInfo<'_>, puzzle: &Puzzle) -> Screen {
    let PuzzleInfo { day, answer, .. } = info;
    let match_info = match_info(locale, puzzle.setup(), puzzle.seat());
    let narrator = Narrator {
        locale,
        info: &match_info,
        reader: Some(puzzle.seat()),
    };
    let answer = answer.and_then(|play| Some((play, puzzle.value(play)?)));
    let is_practice = info.stats.is_none();
    let is_answered = answer.is_some();
    let headline = match answer {
        Some(answer) => verdict(narrator, info, puzzle, answer),
        None => locale.say(&keys::puzzle_question()),
    };
    let counts = if is_practice {
        Some(keys::puzzle_practice())
    } else {
        (!is_answered).then(keys::puzzle_counts)
    };
    let counts = counts.map(|it| locale.say(&it));
    let texts = position::texts(narrator, puzzle);
    let moment = if is_answered {
        Vec::new()
    } else {
        [vec![texts.headline], texts.why].concat()
    };
    let has_ranking = is_answered && !is_practice && info.in_server;
    let game = puzzle.setup().kind();
    let again = is_answered && is_practice;
    let others = other_buttons(locale, game, day, again, has_ranking);
    let press = |press: Press| match press {
        _ if is_answered => None,
        Press::Hand(HandPress::Act { action, .. }) if is_practice => {
            Some(PuzzlePress::Practice { day, action }.into())
        }
        Press::Hand(HandPress::Act { action, .. }) => {
            Some(PuzzlePress::Solve { day, action }.into())
        }
        _ => None,
    };
    let view = View::Claim(Box::new(*puzzle.view()));
    let plays = choosing(narrator, &view, "");
    let rows = |rows| with_presses(rows, &press);
    let stats = stats_lines(locale, day, info.stats.filter(|_| is_answered));
    let is_shown = answer.is_some_and(|(_, value)| !hides_solution(info, value));
    let solution = is_shown.then(|| puzzle.solution());
    let why = answer.and_then(|answer| why(narrator, info, puzzle, answer));
    Screen::titled(&title(locale, day, game))
        .line(&headline)
        .lines(counts)
        .lines(moment)
        .lines(stats)
        .small(&texts.small.join("\n"))
        .small(&locale.say(&keys::puzzle_open_hands(puzzle.tricks())))
        .picture(Some(position::picture(narrator, puzzle, solution)))
        .paragraphs(&why)
        .choices(rows(plays.rows), Some(rows(plays.text_only_rows)))
        .with_last(&[], &others)
        .with_tone(match answer {
            None => Tone::YourTurn,
            Some((_, Value::Win)) => Tone::Good,
            Some(_) => Tone::Bad,
        })
}

/// What everyone sees of a puzzle that a person has solved: nothing that helps to solve it.
#[must_use]
pub fn solved_puzzle(locale: Locale, day: Day, game: GameKind) -> Screen {
    Screen::titled(&title(locale, day, game)).with_tone(Tone::Good)
}

/// The title of the puzzle of a day.
pub(crate) fn title(locale: Locale, day: Day, game: GameKind) -> String {
    let date = day.date();
    locale.say(&keys::puzzle_title(
        date.day(),
        words::game(locale, game),
        u8::from(date.month()),
        date.year(),
    ))
}

/// Another try in practice, the ranking once today's puzzle is answered, earlier puzzles, and the rules.
pub(crate) fn other_buttons(
    locale: Locale,
    game: GameKind,
    day: Day,
    can_try_again: bool,
    has_ranking: bool,
) -> Vec<Button> {
    let again = can_try_again.then(|| {
        let press = PuzzlePress::Practice {
            day,
            action: String::new(),
        };
        Button {
            emoji: Some("🔁"),
            ..Button::labelled(locale.say(&keys::button_puzzle_again()), press)
        }
    });
    let ranking = has_ranking.then(|| Button {
        emoji: Some("🏅"),
        ..Button::labelled(
            locale.say(&keys::button_puzzle_ranking()),
            Shareable::PuzzleRanking(0),
        )
    });
    let earlier = Button {
        emoji: Some("📅"),
        ..Button::labelled(
            locale.say(&keys::button_earlier_puzzles()),
            PuzzlePress::Earlier(0),
        )
    };
    let rules = info_buttons::rules(locale, game);
    let first = again.into_iter().chain(ranking);
    first.chain([earlier, rules]).collect()
}

/// Whether the solution is a spoiler, because the reader can try again.
fn hides_solution(info: PuzzleInfo<'_>, value: Value) -> bool {
    info.stats.is_none() && value != Value::Win
}

/// Why each play is worth what it is, as far as there is room.
fn why(
    narrator: Narrator,
    info: PuzzleInfo<'_>,
    puzzle: &Puzzle,
    (answer, value): (Play, Value),
) -> Option<Paragraph> {
    let is_hidden = hides_solution(info, value);
    let lines = info.explanations.iter().map(|explanation| {
        let word = match explanation.value {
            Value::Win => "win",
            Value::Draw => "draw",
            Value::Loss => "loss",
        };
        let is_solution = explanation.play == puzzle.solution();
        let shown = if is_solution {
            MAX_SOLUTION_PLAYS
        } else {
            MAX_REFUTATION_PLAYS
        };
        let plays = explanation.answer.iter().take(shown).map(|&(seat, play)| {
            let who = if seat == puzzle.seat() {
                "you"
            } else {
                "opponent"
            };
            let card = position::inline_label(narrator, puzzle, play);
            narrator.say(&keys::puzzle_play(card, who))
        });
        let mut plays = plays.collect::<Vec<_>>().join(" · ");
        if explanation.answer.len() > shown {
            plays += " …";
        }
        if let Some(score) = &explanation.score {
            plays += &narrator.say(&position::end(narrator, puzzle, score));
        }
        let card = position::inline_label(narrator, puzzle, explanation.play);
        let line = narrator.say(&keys::puzzle_why_line(card, plays, word));
        words::spoiler_if(is_hidden && explanation.play != answer, line)
    });
    let max_lines = match value {
        Value::Win => MAX_LINES_IF_RIGHT,
        Value::Draw | Value::Loss => usize::MAX,
    };
    let text = fitting_lines(narrator, lines, max_lines);
    (!text.is_empty()).then(|| Paragraph {
        heading: narrator.say(&keys::puzzle_why()),
        text,
    })
}

/// The first lines, as far as a section has room for them, each about one choice, and how many choices are left out.
pub(crate) fn fitting_lines(
    narrator: Narrator,
    lines: impl ExactSizeIterator<Item = String>,
    max_lines: usize,
) -> String {
    let mut text = String::new();
    let count = lines.len();
    for (number, line) in lines.enumerate() {
        let more = narrator.say(&keys::puzzle_more(count - number));
        let is_last = number + 1 == count;
        let reserved = if is_last { "" } else { &more };
        let chars = [&*text, &*line, reserved].map(|it| it.chars().count() + 1);
        if number >= max_lines || chars.iter().sum::<usize>() > Paragraph::MAX_CHARS {
            text += &more;
            break;
        }
        text += &line;
        text.push('\n');
    }
    text.trim_end().to_owned()
}

/// The puzzle as a match between "You" and "Opponent".
pub(crate) fn match_info(locale: Locale, setup: &Setup, reader: Seat) -> MatchInfo {
    let player = |seat| PlayerInfo {
        name: Name::whole(&locale.say(&if seat == reader {
            keys::puzzle_you()
        } else {
            keys::puzzle_opponent()
        })),
        user: None,
    };
    let players = Seat::of(setup.players()).map(player).collect();
    MatchInfo::new(MatchId::NONE, setup.clone(), players)
}

/// Whether the answer was right, and the solution.
fn verdict(
    narrator: Narrator,
    info: PuzzleInfo<'_>,
    puzzle: &Puzzle,
    (play, value): (Play, Value),
) -> String {
    let card = |play| position::inline_label(narrator, puzzle, play);
    let solution = words::spoiler_if(hides_solution(info, value), card(puzzle.solution()));
    narrator.say(&match value {
        Value::Win => keys::puzzle_right(card(play)),
        Value::Draw => keys::puzzle_wrong(card(play), solution, "draw"),
        Value::Loss => keys::puzzle_wrong(card(play), solution, "loss"),
    })
}

/// The reader's statistics and when the next puzzle comes, if the answer counts.
pub(crate) fn stats_lines(locale: Locale, day: Day, stats: Option<PuzzleStats>) -> Vec<String> {
    let Some(stats) = stats else {
        return Vec::new();
    };
    let PuzzleStats {
        answered,
        solved,
        streak,
        best_streak,
    } = stats;
    let next = format!("<t:{}:R>", day.end_unix_ms() / 1000);
    let stats = keys::puzzle_stats(answered, best_streak, solved, streak);
    [stats, keys::puzzle_next(next)]
        .map(|it| locale.say(&it))
        .into()
}
