//! The list of all decisions, one line each.

use claim_ai::analysis::{Decision, Evaluation, Label, Value, value_id};

use super::report::Report;
use crate::i18n::Message;
use crate::i18n::keys::analysis as keys;
use crate::text::words;

impl Report<'_> {
    /// The legend, then one line per decision.
    pub(super) fn list(self) -> Vec<String> {
        let legend = self.narrator.say(&keys::list_legend());
        let decisions = self.analysis.decisions.iter();
        let decisions = decisions.map(|decision| self.decision_line(decision, |better| better));
        std::iter::once(legend).chain(decisions).collect()
    }

    /// How good a decision was, and what answers it. What was better is formatted by `mark`.
    pub(super) fn decision_line(self, decision: &Decision, mark: fn(String) -> String) -> String {
        let line = self.narrator.say(&self.decision(decision, mark));
        match self.answer(decision) {
            Some(answer) => format!("{line}. {answer}"),
            None => line,
        }
    }

    fn decision(self, decision: &Decision, mark: fn(String) -> String) -> Message {
        let (chapter, name) = (self.chapter(decision), self.name(decision.seat));
        let named = |action| self.action(&decision.view, action);
        let action = named(decision.action);
        match &decision.evaluation {
            Evaluation::Exact(exact) => {
                let [before, after] = [exact.before, exact.after].map(value_id);
                let best: Vec<_> = exact.best_actions().map(named).collect();
                if exact.before.is_some() && decision.view.legal_actions().len() == 1 {
                    return keys::list_only(action, before, chapter, name);
                }
                if exact.before == Some(Value::Loss) {
                    let tried = exact.hardest_to_answer.filter(|&it| it != decision.action);
                    return match tried {
                        Some(answer) => {
                            keys::list_lost_answer(action, mark(named(answer)), chapter, name)
                        }
                        None => keys::list_lost(action, chapter, name),
                    };
                }
                if best.is_empty() {
                    return keys::list_unclear(action, after, before, chapter, name);
                }
                let best = mark(words::list(self.narrator.locale, best.into_iter()));
                let without = if exact.allows_mistake() {
                    "unclear"
                } else {
                    "equal"
                };
                let label = keys::label(decision.label().map_or(without, Label::id));
                let label = self.narrator.say(&label);
                keys::list_exact(action, after, before, best, chapter, label, name)
            }
            Evaluation::Estimate(estimate) => {
                if !estimate.is_comparable {
                    return keys::list_unknown(action, chapter, name);
                }
                let chosen = self.chance(estimate.chosen);
                let without = if estimate.choices == 1 {
                    "only"
                } else {
                    "equal"
                };
                let label = keys::label(estimate.label().map_or(without, Label::id));
                let label = self.narrator.say(&label);
                match self.better(decision, estimate) {
                    Some((better, best)) => keys::list_estimate_better(
                        action,
                        best,
                        mark(better),
                        chapter,
                        chosen,
                        self.label_and_loss(label, estimate),
                        name,
                    ),
                    None => keys::list_estimate(action, chapter, chosen, label, name),
                }
            }
        }
    }
}
