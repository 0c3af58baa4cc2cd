//! What each decision of a finished match was worth: the story in a few sentences, a chart, how
//! accurate everybody was, and every decision as a file.

mod chart;
mod list;
mod story;

use crate::analysis::{Accuracy, Analysis, Chance, Decision, Estimate};
use crate::cards::Seat;
use crate::i18n::keys::analysis as keys;
use crate::i18n::{Locale, Message};
use crate::rules::{Action, View};

use super::{Attachment, MatchCaption, Screen, Section, Teller, game};

/// How many doubtful choices are told of.
const DOUBTFUL: usize = 3;

/// Tells of an analysis, in one language.
#[derive(Clone, Copy)]
struct Told<'a> {
    teller: Teller<'a>,
    analysis: &'a Analysis,
    /// Whether the platform's markdown is read.
    has_markdown: bool,
}

/// An analysis: story, chart and accuracy, and every decision in a file.
#[must_use]
pub fn analysis(locale: Locale, caption: &MatchCaption, analysis: &Analysis) -> Screen {
    let told = Told::new(locale, caption, analysis, true);
    let body = [told.story(), locale.say(&keys::analysis_file())];
    let mut sections = vec![
        told.section(&keys::chart_heading(), &told.chart()),
        told.section(&keys::accuracy_heading(), &told.accuracy()),
        told.section(&keys::doubtful_heading(), &told.doubtful()),
    ];
    sections.retain(|section| !section.text.is_empty());
    Screen {
        title: locale.say(&keys::analysis_title(caption.title(locale))),
        body: body.join("\n\n"),
        sections,
        attachment: Some(Attachment {
            name: format!("analysis-{}.txt", caption.id),
            text: analysis_text(locale, caption, analysis),
        }),
        ..Screen::default()
    }
}

/// All of an analysis as plain text.
#[must_use]
pub fn analysis_text(locale: Locale, caption: &MatchCaption, analysis: &Analysis) -> String {
    let told = Told::new(locale, caption, analysis, false);
    let part = |heading, lines: Vec<String>| {
        if lines.is_empty() {
            return lines;
        }
        [vec![String::new(), locale.say(&heading)], lines].concat()
    };
    let lines = [
        vec![told.story()],
        part(keys::chart_heading(), told.chart()),
        part(keys::accuracy_heading(), told.accuracy()),
        part(keys::doubtful_heading(), told.doubtful()),
        part(keys::list_heading(), told.list()),
    ];
    lines.concat().join("\n") + "\n"
}

/// How far an analysis has come.
#[must_use]
pub fn analysing(locale: Locale, caption: &MatchCaption, done: usize, total: usize) -> Screen {
    Screen {
        title: locale.say(&keys::analysis_title(caption.title(locale))),
        body: locale.say(&keys::analysing(done, total)),
        ..Screen::default()
    }
}

impl<'a> Told<'a> {
    const fn new(
        locale: Locale,
        caption: &'a MatchCaption,
        analysis: &'a Analysis,
        has_markdown: bool,
    ) -> Self {
        Self {
            teller: Teller {
                locale,
                caption,
                reader: None,
            },
            analysis,
            has_markdown,
        }
    }

    fn section(self, heading: &Message, lines: &[String]) -> Section {
        let text = lines.join("\n");
        Section {
            heading: self.teller.say(heading),
            text,
        }
    }

    fn name(self, seat: Seat) -> String {
        if self.has_markdown {
            self.teller.caption.name(seat)
        } else {
            self.teller.caption.plain_name(seat)
        }
    }

    fn called(self, view: &View, action: Action) -> String {
        game::called(self.teller, view, action)
    }

    fn seats(self) -> impl DoubleEndedIterator<Item = Seat> {
        Seat::of(self.analysis.setup.players())
    }

    /// How accurate everybody was, a line each for what is known and for what is estimated.
    fn accuracy(self) -> Vec<String> {
        let exact = self.seats().filter_map(|seat| {
            let Accuracy { decisions, right } = self.analysis.accuracy(seat);
            let percent = percent(right, decisions)?;
            let name = self.name(seat);
            Some(keys::accuracy_exact(name, right, decisions, percent))
        });
        let estimated = self.seats().filter_map(|seat| {
            let Accuracy { decisions, right } = self.analysis.estimated_accuracy(seat);
            let percent = percent(right, decisions)?;
            let name = self.name(seat);
            Some(keys::accuracy_estimated(name, right, decisions, percent))
        });
        let lines = exact.chain(estimated);
        lines.map(|line| self.teller.say(&line)).collect()
    }

    /// The clear mistakes among what is estimated, the dearest first, each with the number of its
    /// action as replays count them and of its line in the record.
    fn doubtful(self) -> Vec<String> {
        let decisions = (1..).zip(&self.analysis.decisions);
        let estimates = decisions.filter_map(|(number, it)| Some((number, it, it.estimate()?)));
        let mut mistakes: Vec<_> = estimates.filter(|(.., it)| it.is_clear_mistake()).collect();
        mistakes.sort_by(|(.., one), (.., other)| other.loss().total_cmp(&one.loss()));
        let tell = |(number, decision, estimate): (usize, &Decision, &Estimate)| {
            let (better, best) = self.better(decision, estimate)?;
            Some(self.teller.say(&keys::doubtful(
                number,
                decision.line,
                self.name(decision.seat),
                self.called(&decision.view, decision.action),
                self.chance(estimate.chosen),
                better,
                best,
            )))
        };
        let told = mistakes.into_iter().filter_map(tell);
        told.take(DOUBTFUL).collect()
    }

    /// What promised more than the action that was chosen, and how much; none if that is called
    /// the same, or promised no more as far as is told.
    fn better(self, decision: &Decision, estimate: &Estimate) -> Option<(String, String)> {
        let (action, best) = estimate.best;
        let better = self.called(&decision.view, action);
        let is_other = better != self.called(&decision.view, decision.action);
        let is_more = whole_percent(best.share) > whole_percent(estimate.chosen.share);
        (is_other && is_more).then(|| (better, self.chance(best)))
    }

    fn chance(self, chance: Chance) -> String {
        let percent = |share| whole_percent(share).to_string();
        let message = keys::chance(percent(chance.share), percent(chance.error));
        self.teller.say(&message)
    }
}

/// A share in per cent, as it is told.
fn whole_percent(share: f32) -> f32 {
    (100.0 * share).round()
}

/// How many per cent that is; none of nothing.
fn percent(part: usize, of: usize) -> Option<usize> {
    (100 * part + of / 2).checked_div(of)
}
