//! The mistakes: the biggest among estimated decisions, one at a time, and a menu of all.

use claim_ai::analysis::{Analysis, Decision, Estimate};

use super::report::Report;
use crate::i18n::keys::analysis as keys;
use crate::i18n::{Locale, Message};
use crate::ui::match_info::MatchInfo;
use crate::ui::screen::{Press, Row, Select};
use crate::ui::words;

/// How many mistakes are listed.
const MAX_MISTAKES: usize = 3;

/// How many mistakes a menu offers: Discord's limit.
const MAX_CHOICES: usize = 25;

/// The maximum number of characters of a choice: Discord's limit.
const MAX_LABEL_CHARS: usize = 100;

/// The mistake that is made after that many actions, in a sentence; `None` if there is none.
pub(in crate::ui) fn mistake_at(
    locale: Locale,
    info: &MatchInfo,
    analysis: &Analysis,
    actions: u32,
) -> Option<String> {
    let report = Report::new(locale, info, analysis, true);
    let decision = analysis
        .mistakes()
        .find(|it| it.actions == actions as usize)?;
    let mistake = match (decision.exact(), decision.estimate()) {
        (Some(exact), _) => report.exact_mistake(decision, exact),
        (None, estimate) => report.estimated_mistake(decision, estimate?)?,
    };
    Some(format!("🔎 {}", locale.say(&mistake)))
}

impl Report<'_> {
    /// The mistakes among the estimated decisions, the worst first.
    pub(super) fn mistakes(self) -> Vec<String> {
        let estimates = self.analysis.decisions.iter();
        let estimates = estimates.filter_map(|it| Some((it, it.estimate()?)));
        let mut mistakes: Vec<_> = estimates.filter(|(it, _)| it.is_mistake()).collect();
        mistakes.sort_by(|(_, one), (_, other)| other.loss.0.total_cmp(&one.loss.0));
        let lines = mistakes.into_iter().filter_map(|(decision, estimate)| {
            let mistake = self.estimated_mistake(decision, estimate)?;
            let mistake = self.narrator.say(&mistake);
            let line = keys::at_chapter(self.chapter(decision), mistake);
            Some(self.narrator.say(&line))
        });
        lines.take(MAX_MISTAKES).collect()
    }

    /// What would have been better; `None` if it cannot be told from what was played.
    fn estimated_mistake(self, decision: &Decision, estimate: &Estimate) -> Option<Message> {
        let (better, best) = self.better(decision, estimate)?;
        let label = estimate.label()?.id();
        Some(keys::mistake_estimated(
            self.name(decision.seat),
            self.action(&decision.view, decision.action),
            self.chance(estimate.chosen),
            label,
            better,
            best,
        ))
    }

    /// A menu that leads to the mistakes in the replay: the biggest if there are too many. `None` without any.
    pub(super) fn menu(self) -> Option<Row> {
        let loss = |it: &Decision| it.estimate().map_or(f32::MAX, |it| it.loss.0);
        let mut mistakes: Vec<_> = self.analysis.mistakes().collect();
        mistakes.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        mistakes.truncate(MAX_CHOICES);
        mistakes.sort_by_key(|it| it.actions);
        let choice = |decision: &Decision| {
            let label = keys::jump_choice(
                self.chapter(decision),
                self.narrator.info.plain_name(decision.seat),
                self.action(&decision.view, decision.action),
            );
            let label = self.narrator.say(&label);
            let press = Press::Replay {
                table: self.narrator.info.id,
                actions: u32::try_from(decision.actions).unwrap_or(u32::MAX),
            };
            (label.chars().take(MAX_LABEL_CHARS).collect(), None, press)
        };
        let choices: Vec<_> = mistakes.into_iter().map(choice).collect();
        (!choices.is_empty()).then(|| {
            Row::Select(Select {
                placeholder: self.narrator.say(&keys::jump_placeholder()),
                choices,
            })
        })
    }

    /// The trick or turn of a decision.
    pub(super) fn chapter(self, decision: &Decision) -> String {
        words::chapter(self.narrator.locale, decision.chapter)
    }
}
