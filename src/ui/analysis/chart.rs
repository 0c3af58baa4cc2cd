//! The chart: each player's winning chances as a line of blocks.

use claim_ai::analysis::Decision;
use claim_rules::cards::Seat;

use super::report::Report;
use crate::i18n::keys::analysis as keys;

/// From lost (0) to won (1).
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The maximum number of blocks per line, so that phones do not wrap it.
const MAX_BLOCKS: usize = 28;

/// The maximum number of characters of a name.
const NAME_WIDTH: usize = 8;

impl Report<'_> {
    /// One line per player and the legend; empty if there were no decisions.
    pub(super) fn chart(self) -> Vec<String> {
        if self.analysis.decisions.is_empty() {
            return Vec::new();
        }
        let mut lines: Vec<_> = self.seats().map(|seat| self.line(seat)).collect();
        if self.has_markdown {
            lines.insert(0, "```".to_owned());
            lines.push("```".to_owned());
        }
        lines.push(self.narrator.say(&keys::chart_legend()));
        let decisions = &self.analysis.decisions;
        let is_exact = |it: &Decision| it.exact().is_some();
        if decisions.iter().any(is_exact) && !decisions.iter().all(is_exact) {
            lines.push(self.narrator.say(&keys::chart_exact()));
        }
        lines
    }

    fn line(self, seat: Seat) -> String {
        let name: String = self.narrator.info.plain_name(seat);
        // A backtick would end the code block.
        let name: String = name.replace('`', "'").chars().take(NAME_WIDTH).collect();
        let of = |is_exact: bool| {
            let decisions = self.analysis.decisions_of(seat);
            let decisions = decisions.filter(move |it| it.exact().is_some() == is_exact);
            let chances: Vec<_> = decisions.map(Decision::win_probability).collect();
            blocks(&chances)
        };
        let parts = [of(false), of(true)];
        let parts: Vec<_> = parts.into_iter().filter(|it| !it.is_empty()).collect();
        format!("{name:NAME_WIDTH$} {}", parts.join(" "))
    }
}

/// Chances as blocks. If there are too many, several chances share a block.
fn blocks(chances: &[Option<f32>]) -> String {
    let size = chances.len().div_ceil(MAX_BLOCKS).max(1);
    chances.chunks(size).map(block).collect()
}

/// The block of the mean chance; a question mark if a chance is unknown.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "shares from 0 to 1, a few at a time"
)]
fn block(chances: &[Option<f32>]) -> char {
    let known: Option<Vec<f32>> = chances.iter().copied().collect();
    let Some(known) = known else {
        return '?';
    };
    let mean = known.iter().sum::<f32>() / known.len().max(1) as f32;
    BLOCKS[((mean * 7.0).round() as usize).min(7)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn win_probabilities_become_blocks() {
        assert_eq!(blocks(&[Some(0.0), Some(0.5), Some(1.0), None]), "▁▅█?");
        assert_eq!(blocks(&[]), "");
    }

    #[test]
    fn long_matches_fit_one_line() {
        assert_eq!(blocks(&[Some(1.0); 300]).chars().count(), 28);
    }
}
