//! The analysis as JSON lines for other programs: exact values, or estimates.

use serde_json::{Map, json};

use super::decision::{Decision, value_id};
use super::match_analysis::Analysis;

impl Analysis {
    /// Every decision whose values are known exactly, as one JSON object per line: the number of its
    /// line in the record, the seat, the values before and after the action for that seat, the
    /// value of each action, and, where something could be lost, the label, the loss and what refutes the action.
    #[must_use]
    pub fn to_json(&self) -> String {
        let lines = self.exact_decisions().map(|(decision, exact)| {
            let values = exact.action_values.iter();
            let moves: Map<_, _> = values
                .map(|&(action, value)| (action.to_string(), value_id(value).into()))
                .collect();
            let mut line = json!({
                "line": decision.line,
                "seat": decision.seat.index(),
                "before": value_id(exact.before),
                "after": value_id(exact.after),
                "moves": moves,
            });
            add_judgement(&mut line, decision);
            format!("{line}\n")
        });
        lines.collect()
    }

    /// Every decision with a choice whose values are estimated, as one JSON object per line: the number of its
    /// line in the record, the seat, the action, and, as far as they are known, the best action, the chances to win after
    /// both and the margin of the second, the label, the loss with its margin, and what refutes the action; all numbers
    /// from 0 to 1.
    #[must_use]
    pub fn estimates_to_json(&self) -> String {
        let estimates = self.decisions.iter();
        let estimates = estimates.filter_map(|it| Some((it, it.estimate()?)));
        let lines = estimates
            .filter(|(_, it)| it.choices > 1)
            .map(|(decision, estimate)| {
                let (best, best_chance) = estimate.best;
                let mut line = json!({
                    "line": decision.line,
                    "seat": decision.seat.index(),
                    "action": decision.action.to_string(),
                });
                if estimate.is_comparable {
                    line["chance"] = rounded(estimate.chosen.estimate).into();
                    line["best"] = best.to_string().into();
                    line["best_chance"] = rounded(best_chance.estimate).into();
                    line["best_margin"] = rounded(best_chance.margin).into();
                    line["loss_margin"] = rounded(estimate.loss.1).into();
                }
                add_judgement(&mut line, decision);
                format!("{line}\n")
            });
        lines.collect()
    }
}

/// Adds how good the decision was, if something could be lost, and what answers a mistake.
fn add_judgement(line: &mut serde_json::Value, decision: &Decision) {
    if let (Some(label), Some(loss)) = (decision.label(), decision.loss()) {
        line["label"] = label.id().into();
        line["loss"] = rounded(loss).into();
    }
    if !decision.answer.is_empty() {
        let actions = decision.answer.iter();
        let actions: Vec<_> = actions.map(|it| it.action.to_string()).collect();
        line["answer"] = actions.into();
    }
}

/// A share with four decimals.
fn rounded(share: f32) -> f64 {
    (f64::from(share) * 1e4).round() / 1e4
}
