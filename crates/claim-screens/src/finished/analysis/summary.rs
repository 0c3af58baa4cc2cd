//! The summary: who was winning when, and which plays changed that.

use claim_ai::analysis::{Decision, Exact, Value, value_id};
use claim_rules::cards::Seat;

use super::report::Report;
use crate::i18n::Message;
use crate::i18n::keys::{analysis as keys, notices};
use crate::text::words;

/// How many mistakes a screen mentions, the last ones; the file has all.
const MAX_MISTAKES: usize = 6;

impl Report<'_> {
    /// The summary, a line for each mistake.
    pub(super) fn summary(self) -> String {
        let Some((decision, exact)) = self.analysis.exact_decisions().next() else {
            return self.narrator.say(&self.estimated_summary());
        };
        let start = match (exact.before, self.ahead(decision.seat, exact.before)) {
            (None, _) => keys::summary_unclear(),
            (_, Some(seat)) => keys::summary_winning(self.name(seat)),
            (_, None) => keys::summary_even(),
        };
        let mut opening = vec![self.narrator.say(&start)];
        let exact = self.analysis.exact_decisions();
        let mistakes: Vec<_> = exact.filter(|(_, exact)| exact.is_mistake()).collect();
        if mistakes.is_empty() && self.all_values_known() {
            opening.push(self.narrator.say(&keys::summary_unchanged()));
        }
        let earlier = if self.has_markdown {
            mistakes.len().saturating_sub(MAX_MISTAKES)
        } else {
            0
        };
        if earlier > 0 {
            opening.push(self.narrator.say(&keys::summary_earlier(earlier)));
        }
        let mut lines = vec![opening.join(" ")];
        let shown = mistakes.into_iter().skip(earlier);
        let mut last = None;
        for (decision, exact) in shown {
            lines.push(self.describe_mistake(decision, exact));
            last = Some(decision);
        }
        // A screen has no room for the lines of all; the replay and the file have them.
        lines.extend(last.and_then(|it| self.answer(it)));
        lines.join("\n")
    }

    /// What the figures are, where no decision was solved.
    fn estimated_summary(self) -> Message {
        let mut estimates = self.analysis.decisions.iter().map(Decision::estimate);
        if self.analysis.decisions.is_empty() {
            notices::nothing_to_analyse()
        } else if estimates.any(|it| it.is_some_and(|it| it.best.1.margin <= 0.0)) {
            keys::summary_partly_exact()
        } else {
            keys::summary_estimated()
        }
    }

    /// The sentences about one mistake: what was given away, by which play, and who was ahead then.
    fn describe_mistake(self, decision: &Decision, exact: &Exact) -> String {
        let mistake = self.exact_mistake(decision, exact, |better| better);
        let mistake = keys::at_chapter(self.chapter(decision), self.narrator.say(&mistake));
        let then: Message = match self.ahead(decision.seat, exact.after) {
            Some(seat) => keys::summary_winning_from(self.name(seat)),
            None => keys::summary_even_from(),
        };
        [mistake, then].map(|it| self.narrator.say(&it)).join(" ")
    }

    /// What was given away, by which play. The plays that would have kept it are formatted by `mark`.
    pub(super) fn exact_mistake(
        self,
        decision: &Decision,
        exact: &Exact,
        mark: fn(String) -> String,
    ) -> Message {
        let named = |action| self.action(&decision.view, action);
        let better = exact.best_actions().map(|action| mark(named(action)));
        let better: Vec<_> = better.collect();
        keys::mistake_exact(
            named(decision.action),
            words::either(self.narrator.locale, better.into_iter()),
            self.name(decision.seat),
            value_id(exact.before),
        )
    }

    /// The seat that is winning if the position has this value for `seat`; `None` in an even one.
    fn ahead(self, seat: Seat, value: Option<Value>) -> Option<Seat> {
        match value? {
            Value::Win => Some(seat),
            Value::Draw => None,
            Value::Loss => Some(seat.next(self.analysis.setup.players())),
        }
    }

    /// Whether the values before and after every exact decision are known.
    fn all_values_known(self) -> bool {
        let mut exact = self.analysis.exact_decisions();
        exact.all(|(_, exact)| exact.before.is_some() && exact.after.is_some())
    }
}
