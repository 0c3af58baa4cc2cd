//! How well each player decided: the share of right decisions where exact values are known, elsewhere the average
//! loss.

use claim_ai::analysis::{Accuracy, Label};
use claim_rules::Chapter;
use claim_rules::cards::Seat;

use super::report::{Report, decimal};
use crate::i18n::Message;
use crate::i18n::keys::analysis as keys;

impl Report<'_> {
    /// One line per player for exact decisions, then one per player for estimated ones.
    pub(super) fn accuracy(self) -> Vec<String> {
        let exact = self.seats().filter_map(|seat| {
            let Accuracy { decisions, correct } = self.analysis.accuracy(seat);
            let percent = percent(correct, decisions)?;
            let name = self.name(seat);
            Some(keys::accuracy_exact(decisions, percent, name, correct))
        });
        let estimated = self.seats().filter_map(|seat| self.average_loss(seat));
        let lines = exact.chain(estimated);
        lines.map(|line| self.narrator.say(&line)).collect()
    }

    /// What a player's estimated decisions lost on average, and how many there are of each label.
    fn average_loss(self, seat: Seat) -> Option<Message> {
        let judgement = self.analysis.judgement(seat);
        let loss = decimal(self.narrator.locale, 100.0 * judgement.average_loss()?);
        let chapter = match self.analysis.decisions.first()?.chapter {
            Chapter::Trick { .. } => "trick",
            Chapter::Turn(_) => "turn",
        };
        let labels = Label::ALL.iter().zip(judgement.labels);
        let labels = labels.filter(|&(_, count)| count > 0);
        let labels = labels.map(|(label, count)| keys::label_count(count, label.id()));
        let labels: Vec<_> = labels.map(|label| self.narrator.say(&label)).collect();
        Some(keys::accuracy_estimated(
            chapter,
            judgement.decisions(),
            labels.join(", "),
            loss,
            self.name(seat),
        ))
    }
}

/// `part` of `of` as a rounded percentage; `None` if `of` is zero.
fn percent(part: usize, of: usize) -> Option<usize> {
    (100 * part + of / 2).checked_div(of)
}
