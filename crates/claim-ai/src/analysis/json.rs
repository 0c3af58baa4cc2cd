//! Exact evaluations as JSON lines, for other programs.

use serde_json::{Map, json};

use super::decision::value_id;
use super::match_analysis::Analysis;

impl Analysis {
    /// Every decision whose values are known exactly, as one JSON object per line: the number of its
    /// line in the record, the seat, the values before and after the action for that seat, and the
    /// value of each action.
    #[must_use]
    pub fn to_json(&self) -> String {
        let lines = self.exact_decisions().map(|(decision, exact)| {
            let values = exact.action_values.iter();
            let moves: Map<_, _> = values
                .map(|&(action, value)| (action.to_string(), value_id(value).into()))
                .collect();
            let line = json!({
                "line": decision.line,
                "seat": decision.seat.index(),
                "before": value_id(exact.before),
                "after": value_id(exact.after),
                "moves": moves,
            });
            format!("{line}\n")
        });
        lines.collect()
    }
}
