//! The daily deal as its person sees it: before they begin, while they play, and with their result among all.

use claim_ai::analysis::Analysis;
use claim_ai::daily::{self, Comparison, DailyResult, Outcome, Streak};
use claim_rules::Day;
use claim_table::ids::MatchId;
use claim_table::locale::Locale;

use super::{earlier_button, practise_button, proof_button, ranking_button, records_button, title};
use crate::finished::analysis::mistakes;
use crate::finished::result::{Finish, private_end};
use crate::i18n::Translate;
use crate::i18n::keys::{analysis as analysis_keys, daily as keys};
use crate::press::{DailyPress, HandPress, Shareable};
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Button, ButtonStyle, Paragraph, Screen};

/// The number of squares of the longest bar of a chart.
const BAR_LENGTH: u32 = 8;

/// What the screen of a deal says around its state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyInfo {
    /// The day.
    pub day: Day,
    /// Whether it is today, so that a person can begin.
    pub is_today: bool,
    /// Whether the day is closed.
    pub is_closed: bool,
    /// The person's streak.
    pub streak: Streak,
}

/// A person's result among all of the day.
#[derive(Clone, Debug)]
pub struct DailyOutcome<'a> {
    /// The match.
    pub info: &'a MatchInfo,
    /// How it ended.
    pub finish: &'a Finish,
    /// How the result compares with those begun in this server, if the person is in one, and with all; `None` for an
    /// attempt that does not count.
    pub compared: Option<(Option<Comparison>, Comparison)>,
    /// All results of the day so far.
    pub results: &'a [DailyResult],
    /// The analysis, if it is there.
    pub analysis: Option<&'a Analysis>,
}

/// The deal of a day that the person has not begun.
#[must_use]
pub fn daily_deal(locale: Locale, info: DailyInfo) -> Screen {
    let bot = daily::character();
    let play = info.is_today.then(|| Button {
        emoji: Some("▶️"),
        style: ButtonStyle::Success,
        ..Button::labelled(
            locale.say(&keys::daily_button_play()),
            DailyPress::Play(info.day),
        )
    });
    let text = if info.is_closed {
        keys::daily_closed()
    } else if info.is_today {
        keys::daily_text(bot.name)
    } else {
        keys::daily_missed()
    };
    let others = if info.is_closed {
        vec![
            practise_button(locale, info.day),
            ranking_button(locale, info.day),
            records_button(locale, info.day),
        ]
    } else {
        Vec::new()
    };
    let buttons = play.into_iter().chain(others);
    let buttons = buttons.chain([earlier_button(locale), proof_button(locale)]);
    Screen::titled(&title(locale, info.day))
        .line(&locale.say(&text))
        .lines(streak(locale, info.streak))
        .buttons(&buttons.collect::<Vec<_>>())
}

/// The deal of a day that the person is playing.
#[must_use]
pub fn daily_running(locale: Locale, info: DailyInfo, table: MatchId) -> Screen {
    let play = Button {
        emoji: Some("▶️"),
        style: ButtonStyle::Success,
        ..Button::labelled(
            locale.say(&keys::daily_button_continue()),
            HandPress::Show(table),
        )
    };
    let closes_at = info.day.plus(1).end_unix_ms() / 1000;
    Screen::titled(&title(locale, info.day))
        .line(&locale.say(&keys::daily_running(format!("<t:{closes_at}:R>"))))
        .lines(streak(locale, info.streak))
        .buttons(&[play, earlier_button(locale), proof_button(locale)])
}

/// The deal of a day that the person has finished: their result among all.
#[must_use]
pub fn daily_result(locale: Locale, info: DailyInfo, outcome: &DailyOutcome<'_>) -> Screen {
    let compared = outcome.compared;
    let places = compared.map(|(here, everywhere)| {
        let everywhere = place(locale, everywhere, "everywhere");
        let here = here.map(|it| place(locale, it, "here"));
        here.into_iter().chain([everywhere]).collect::<Vec<_>>()
    });
    let does_not_count = || vec![locale.say(&keys::daily_not_counted())];
    let moment = outcome
        .analysis
        .and_then(|it| moment(locale, outcome.info, it));
    let analysis = Button {
        emoji: Some("🔎"),
        ..Button::labelled(
            locale.say(&analysis_keys::button_analysis()),
            Shareable::Analysis(outcome.info.id),
        )
    };
    let buttons = [
        ranking_button(locale, info.day),
        practise_button(locale, info.day),
        analysis,
    ];
    let records = info.is_closed.then(|| records_button(locale, info.day));
    let last = [earlier_button(locale), proof_button(locale)];
    let last: Vec<_> = last.into_iter().chain(records).collect();
    let seat = claim_ai::daily::PERSON;
    private_end(locale, outcome.info, outcome.finish, seat)
        .lines(places.unwrap_or_else(does_not_count))
        .lines(streak(locale, info.streak))
        .paragraphs(&chart(locale, outcome.results))
        .paragraphs(&moment)
        .buttons(&buttons)
        .buttons(&last)
}

/// The place of a result, and how many it is better than.
fn place(locale: Locale, it: Comparison, place: &'static str) -> String {
    let better = it.better_than();
    let message = keys::daily_place(it.all, better.unwrap_or_default(), it.place(), place);
    match better {
        Some(_) => locale.say(&message),
        None => locale.say(&keys::daily_first(place)),
    }
}

fn streak(locale: Locale, streak: Streak) -> Option<String> {
    (streak.best > 0).then(|| locale.say(&keys::daily_streak(streak.best, streak.current)))
}

/// How many won, drew and lost, the best first; `None` without results.
fn chart(locale: Locale, results: &[DailyResult]) -> Option<Paragraph> {
    let of = |outcome: Outcome| results.iter().filter(|it| it.outcome == outcome).count();
    let all = u32::try_from(results.len()).ok().filter(|&it| it > 0)?;
    let line = |&outcome: &Outcome| {
        let count = u32::try_from(of(outcome)).unwrap_or(u32::MAX);
        // Rounded up, so that one result can be seen.
        let length = (count * BAR_LENGTH).div_ceil(all);
        let square = match outcome {
            Outcome::Won => "🟩",
            Outcome::Drawn => "⬜",
            Outcome::Lost => "🟥",
        };
        let bar = square.repeat(length as usize);
        locale.say(&keys::daily_chart(bar, count, outcome.id()))
    };
    let lines: Vec<_> = Outcome::ALL.iter().rev().map(line).collect();
    Some(Paragraph {
        heading: locale.say(&keys::daily_chart_heading(all)),
        text: lines.join("\n"),
    })
}

/// The person's biggest mistake; `None` if they made none.
fn moment(locale: Locale, info: &MatchInfo, analysis: &Analysis) -> Option<Paragraph> {
    let own = analysis
        .decisions_of(daily::PERSON)
        .filter(|it| it.is_mistake());
    let loss = |it: &claim_ai::analysis::Decision| it.loss().unwrap_or_default();
    let biggest = own.max_by(|one, other| loss(one).total_cmp(&loss(other)))?;
    let actions = u32::try_from(biggest.actions).ok()?;
    let comment = mistakes::comment_on(locale, info, analysis, actions)?;
    Some(Paragraph {
        heading: locale.say(&keys::daily_moment_heading()),
        text: comment.text,
    })
}
