//! Every decision of a match, a line each.

use crate::analysis::{Decision, Judgement, value_id};
use crate::i18n::Message;
use crate::i18n::keys::analysis as keys;
use crate::ui::words;

use super::Told;

impl Told<'_> {
    /// What it all means, and every decision.
    pub(super) fn list(self) -> Vec<String> {
        let legend = self.teller.say(&keys::list_legend());
        let decisions = self.analysis.decisions.iter();
        let decisions = decisions.map(|decision| self.teller.say(&self.decision(decision)));
        std::iter::once(legend).chain(decisions).collect()
    }

    fn decision(self, decision: &Decision) -> Message {
        let (line, name) = (decision.line, self.name(decision.seat));
        let called = |action| self.called(&decision.view, action);
        let action = called(decision.action);
        match &decision.judgement {
            Judgement::Exact(exact) => {
                let [before, after] = [exact.before, exact.after].map(value_id);
                let keeping: Vec<_> = exact.keeping().map(called).collect();
                if keeping.is_empty() {
                    return keys::list_unclear(line, name, action, before, after);
                }
                let keeping = words::list(self.teller.locale, keeping.into_iter());
                keys::list_exact(line, name, action, before, after, keeping)
            }
            Judgement::Estimate(estimate) => {
                let chosen = self.chance(estimate.chosen);
                match self.better(decision, estimate) {
                    Some((better, best)) => {
                        keys::list_estimate_better(line, name, action, chosen, better, best)
                    }
                    None => keys::list_estimate(line, name, action, chosen),
                }
            }
        }
    }
}
