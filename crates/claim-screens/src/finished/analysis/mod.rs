//! The analysis of a finished match: a summary, a chart of the chances, each player's accuracy, the
//! biggest mistakes, and a file that lists every decision.

mod accuracy;
mod chart;
mod list;
pub(crate) mod mistakes;
mod report;
mod summary;

use claim_ai::analysis::{Analysis, Decision};
use claim_rules::cards::Seat;
use claim_table::locale::Locale;

pub(crate) use self::mistakes::{comment_on, kind};
pub use self::mistakes::{mistake_at, mistake_from};
use self::report::Report;
use crate::emoji::plain;
use crate::i18n::Translate;
use crate::i18n::keys::analysis as keys;
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Paragraph, Screen};
use crate::text::words::spoiler;

/// Shows an analysis to everyone, or to the player of a seat; its complete text is attached as a file.
#[must_use]
pub fn analysis(
    locale: Locale,
    info: &MatchInfo,
    analysis: &Analysis,
    reader: Option<Seat>,
) -> Screen {
    let report = Report::new(locale, info, analysis, true).for_reader(reader);
    let body = [report.summary(), locale.say(&keys::analysis_file())];
    let paragraphs = paragraphs(report, &report.balances());
    let name = format!("analysis-{}.txt", info.id);
    Screen::titled(&locale.say(&keys::analysis_title(info.title(locale))))
        .lines(body)
        .picture(report.picture())
        .paragraphs(&paragraphs)
        .rows(vec![report.menu().unwrap_or_else(|| report.replay_row())])
        .attaching(name, analysis_text(locale, info, analysis))
}

/// How good one decision of a match was, and what answers it. What would have been better is a spoiler, so that
/// the reader can look for it first.
pub(crate) fn judgement(locale: Locale, info: &MatchInfo, decision: &Decision) -> String {
    let analysis = Analysis {
        setup: info.setup.clone(),
        decisions: Vec::new(),
        winners: None,
    };
    Report::new(locale, info, &analysis, true).decision_line(decision, spoiler)
}

/// How well the players decided, what that says about the result, and the biggest mistakes.
fn paragraphs(report: Report<'_>, balances: &[String]) -> Vec<Paragraph> {
    let accuracy = report.paragraph(&keys::accuracy_heading(), &report.accuracy());
    let balances = report.paragraph(&report.balances_heading(), balances);
    let heading = keys::mistakes_heading(report.kind(), report.order());
    let mistakes = report.paragraph(&heading, &report.mistakes());
    let paragraphs = [accuracy, balances, mistakes];
    paragraphs.into_iter().flatten().collect()
}

/// The complete analysis as plain text.
#[must_use]
pub fn analysis_text(locale: Locale, info: &MatchInfo, analysis: &Analysis) -> String {
    let report = Report::new(locale, info, analysis, false);
    let part = |heading, lines: Vec<String>| {
        if lines.is_empty() {
            return lines;
        }
        [vec![String::new(), locale.say(&heading)], lines].concat()
    };
    let lines = [
        vec![report.summary()],
        part(keys::chart_heading(), report.chart()),
        part(keys::accuracy_heading(), report.accuracy()),
        part(report.balances_heading(), report.balances()),
        part(
            keys::mistakes_heading(report.kind(), report.order()),
            report.mistakes(),
        ),
        part(keys::list_heading(), report.list()),
    ];
    plain(&(lines.concat().join("\n") + "\n"))
}

/// Shows what is known of a match that is still being analysed: `done` of `total` decisions have been analysed
/// thoroughly, others in `analysis` only by the first look.
#[must_use]
pub fn analysis_so_far(
    locale: Locale,
    info: &MatchInfo,
    analysis: &Analysis,
    done: usize,
    total: usize,
    reader: Option<Seat>,
) -> Screen {
    let report = Report::new(locale, info, analysis, true).for_reader(reader);
    // Only the whole analysis tells luck from decisions.
    let paragraphs = paragraphs(report, &[]);
    let body = [
        keys::analysis_progress(done, total),
        keys::analysis_first_look(),
    ];
    Screen::titled(&locale.say(&keys::analysis_title(info.title(locale))))
        .lines(body.map(|it| locale.say(&it)))
        .paragraphs(&paragraphs)
}
