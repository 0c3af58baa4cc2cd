//! The biggest mistakes among estimated decisions.

use claim_ai::analysis::{Decision, Estimate};

use super::report::Report;
use crate::i18n::keys::analysis as keys;

/// How many mistakes are listed.
const MAX_MISTAKES: usize = 3;

impl Report<'_> {
    /// The clear mistakes among the estimated decisions, the worst first, each with its number in the
    /// replay and its line in the record.
    pub(super) fn mistakes(self) -> Vec<String> {
        let decisions = (1..).zip(&self.analysis.decisions);
        let estimates = decisions.filter_map(|(number, it)| Some((number, it, it.estimate()?)));
        let mut mistakes: Vec<_> = estimates.filter(|(.., it)| it.is_clear_mistake()).collect();
        mistakes.sort_by(|(.., one), (.., other)| other.loss().total_cmp(&one.loss()));
        let describe = |(number, decision, estimate): (usize, &Decision, &Estimate)| {
            let (better, best) = self.better(decision, estimate)?;
            Some(self.narrator.say(&keys::mistake(
                number,
                decision.line,
                self.name(decision.seat),
                self.action(&decision.view, decision.action),
                self.chance(estimate.chosen),
                better,
                best,
            )))
        };
        let lines = mistakes.into_iter().filter_map(describe);
        lines.take(MAX_MISTAKES).collect()
    }
}
