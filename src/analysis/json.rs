//! What is known exactly, for other programs: an object a line.

use serde_json::{Map, json};

use super::Analysis;
use super::decision::value_id;

impl Analysis {
    /// Every decision whose worth is known exactly, an object a line: its line of the record, its
    /// seat, the values before and after as that seat sees them, and the value of each action.
    #[must_use]
    pub fn to_json(&self) -> String {
        let lines = self.exact().map(|(_, decision, exact)| {
            let moves = exact.moves.iter();
            let moves: Map<_, _> = moves
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
