//! How accurately each player decided.

use claim_ai::analysis::Accuracy;

use super::report::Report;
use crate::i18n::keys::analysis as keys;

impl Report<'_> {
    /// One line per player for exact decisions, then one per player for estimated ones.
    pub(super) fn accuracy(self) -> Vec<String> {
        let exact = self.seats().filter_map(|seat| {
            let Accuracy { decisions, correct } = self.analysis.accuracy(seat);
            let percent = percent(correct, decisions)?;
            let name = self.name(seat);
            Some(keys::accuracy_exact(name, correct, decisions, percent))
        });
        let estimated = self.seats().filter_map(|seat| {
            let Accuracy { decisions, correct } = self.analysis.estimated_accuracy(seat);
            let percent = percent(correct, decisions)?;
            let name = self.name(seat);
            Some(keys::accuracy_estimated(name, correct, decisions, percent))
        });
        let lines = exact.chain(estimated);
        lines.map(|line| self.narrator.say(&line)).collect()
    }
}

/// `part` of `of` as a rounded percentage; `None` if `of` is zero.
fn percent(part: usize, of: usize) -> Option<usize> {
    (100 * part + of / 2).checked_div(of)
}
