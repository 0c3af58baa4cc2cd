//! How everybody's chances rose and fell, as a line of blocks each.

use crate::analysis::Decision;
use crate::cards::Seat;
use crate::i18n::keys::analysis as keys;

use super::Told;

/// From lost to won.
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// How wide a line is at most, so that it stays on one line on a phone.
const WIDTH: usize = 28;

/// How much of a name there is room for.
const NAME: usize = 8;

impl Told<'_> {
    /// A line for everybody, and what it means; nothing if nobody decided anything.
    pub(super) fn chart(self) -> Vec<String> {
        if self.analysis.decisions.is_empty() {
            return Vec::new();
        }
        let mut lines: Vec<_> = self.seats().map(|seat| self.line(seat)).collect();
        if self.has_markdown {
            lines.insert(0, "```".to_owned());
            lines.push("```".to_owned());
        }
        lines.push(self.teller.say(&keys::chart_legend()));
        let decisions = &self.analysis.decisions;
        let is_exact = |it: &Decision| it.exact().is_some();
        if decisions.iter().any(is_exact) && !decisions.iter().all(is_exact) {
            lines.push(self.teller.say(&keys::chart_exact()));
        }
        lines
    }

    fn line(self, seat: Seat) -> String {
        let name: String = self.teller.caption.plain_name(seat);
        // Nothing in a block of code may end it.
        let name: String = name.replace('`', "'").chars().take(NAME).collect();
        let of = |is_exact: bool| {
            let decisions = self.analysis.of_seat(seat);
            let decisions = decisions.filter(move |it| it.exact().is_some() == is_exact);
            let chances: Vec<_> = decisions.map(Decision::chance).collect();
            blocks(&chances)
        };
        let parts = [of(false), of(true)];
        let parts: Vec<_> = parts.into_iter().filter(|it| !it.is_empty()).collect();
        format!("{name:NAME$} {}", parts.join(" "))
    }
}

/// Chances as blocks, several to a block where there are too many.
fn blocks(chances: &[Option<f32>]) -> String {
    let size = chances.len().div_ceil(WIDTH).max(1);
    chances.chunks(size).map(block).collect()
}

/// The mean of some chances; a question mark if one is not known.
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
    fn what_is_won_is_full_and_what_is_lost_is_low() {
        assert_eq!(blocks(&[Some(0.0), Some(0.5), Some(1.0), None]), "▁▅█?");
        assert_eq!(blocks(&[]), "");
    }

    #[test]
    fn long_matches_fit() {
        assert_eq!(blocks(&[Some(1.0); 300]).chars().count(), 28);
    }
}
