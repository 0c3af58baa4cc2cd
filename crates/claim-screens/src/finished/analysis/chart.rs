//! The chart: each player's winning chances, as a picture, in numbers, or, in the file, as a line of blocks.

use claim_ai::analysis::Decision;
use claim_rules::cards::Seat;

use super::report::Report;
use crate::i18n::keys::analysis as keys;
use crate::running::match_info::MatchInfo;
use crate::screen::alt_text::{alt_text, spoken};
use crate::screen::model::{PictureContent, PictureRequest, WinChance};
use crate::screen::picture::names;
use crate::text::names::isolated;

/// From lost (0) to won (1).
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The maximum number of blocks per line, so that phones do not wrap it.
const MAX_BLOCKS: usize = 28;

/// The maximum number of characters of a name.
const NAME_WIDTH: usize = 8;

impl Report<'_> {
    /// The chances as a picture; `None` if there were no decisions.
    pub(super) fn picture(self) -> Option<PictureRequest> {
        if self.analysis.decisions.is_empty() {
            return None;
        }
        let heading = self.narrator.say(&keys::chart_heading());
        let caption = [
            Some(keys::chart_caption()),
            self.has_both().then(keys::chart_line),
        ];
        let caption: Vec<_> = caption
            .iter()
            .flatten()
            .map(|message| self.narrator.say(message))
            .collect();
        let described = |name: fn(&MatchInfo, Seat) -> String| {
            let info = self.narrator.info;
            self.seats()
                .map(move |seat| self.described(seat, &name(info, seat)))
        };
        let lines = described(MatchInfo::name).map(|chances| chances.join(", "));
        let text = [format!("**{heading}**"), caption[0].clone()].into_iter();
        let text: Vec<_> = text.chain(lines).collect();
        let players = described(MatchInfo::plain_name);
        let sentences = [heading]
            .into_iter()
            .chain(caption.iter().map(|line| spoken(line).concat().concat()));
        let sentences = sentences.map(|sentence| vec![sentence]);
        let chance = |it: &Decision| WinChance {
            seat: it.seat,
            percent: it.win_probability().map(percent),
            is_exact: it.exact().is_some(),
        };
        Some(PictureRequest {
            high_contrast: false,
            board: String::new(),
            content: PictureContent::Chances {
                players: self.analysis.setup.players(),
                chances: self.analysis.decisions.iter().map(chance).collect(),
            },
            names: names(self.narrator),
            caption: caption.join(" "),
            alt: alt_text(sentences.chain(players)),
            text: text.join("\n"),
        })
    }

    /// A player's chances in words: several chances share a number if there are too many.
    fn described(self, seat: Seat, name: &str) -> Vec<String> {
        let decisions = self.analysis.decisions_of(seat);
        let chances: Vec<_> = decisions.map(Decision::win_probability).collect();
        let size = self.chances_per_block(|_| true);
        let mut numbers = chances.chunks(size).map(|chances| {
            mean(chances).map_or_else(|| "?".to_owned(), |mean| percent(mean).to_string())
        });
        let first = numbers.next().map(|number| format!("{name}: {number}"));
        first.into_iter().chain(numbers).collect()
    }

    /// One line per player and the legend; empty if there were no decisions.
    pub(super) fn chart(self) -> Vec<String> {
        if self.analysis.decisions.is_empty() {
            return Vec::new();
        }
        let mut lines: Vec<_> = self.seats().map(|seat| self.line(seat)).collect();
        let has_many_sides = self.narrator.info.setup.sides().count() > 2;
        lines.push(self.narrator.say(&if has_many_sides {
            keys::chart_legend_for_many()
        } else {
            keys::chart_legend()
        }));
        if self.has_both() {
            lines.push(self.narrator.say(&keys::chart_exact()));
        }
        lines
    }

    /// Whether some chances are exact and others are not.
    fn has_both(self) -> bool {
        let decisions = &self.analysis.decisions;
        let is_exact = |it: &Decision| it.exact().is_some();
        decisions.iter().any(is_exact) && !decisions.iter().all(is_exact)
    }

    /// How many of the decisions that `is_in_part` accepts share a block: as many for each player, so that the lines
    /// can be compared.
    fn chances_per_block(self, is_in_part: impl Fn(&Decision) -> bool) -> usize {
        let count = |seat| {
            let decisions = self.analysis.decisions_of(seat);
            decisions.filter(|it| is_in_part(it)).count()
        };
        let most = self.seats().map(count).max().unwrap_or_default();
        most.div_ceil(MAX_BLOCKS).max(1)
    }

    fn line(self, seat: Seat) -> String {
        let name = names(self.narrator).swap_remove(seat.index());
        let name: String = name.chars().take(NAME_WIDTH).collect();
        let padding = " ".repeat(NAME_WIDTH - name.chars().count());
        let name = isolated(&name);
        let of = |is_exact: bool| {
            let is_in_part = |it: &Decision| it.exact().is_some() == is_exact;
            let decisions = self.analysis.decisions_of(seat).filter(|it| is_in_part(it));
            let chances: Vec<_> = decisions.map(Decision::win_probability).collect();
            blocks(&chances, self.chances_per_block(is_in_part))
        };
        let parts = [of(false), of(true)];
        let parts: Vec<_> = parts.into_iter().filter(|it| !it.is_empty()).collect();
        format!("{name}{padding} {}", parts.join(" "))
    }
}

/// Chances as blocks, each for `size` chances.
fn blocks(chances: &[Option<f32>], size: usize) -> String {
    chances.chunks(size).map(block).collect()
}

/// The block of the mean chance; a question mark if a chance is unknown.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "shares from 0 to 1"
)]
fn block(chances: &[Option<f32>]) -> char {
    mean(chances).map_or('?', |mean| BLOCKS[((mean * 7.0).round() as usize).min(7)])
}

/// The mean chance; `None` if a chance is unknown.
#[expect(clippy::cast_precision_loss, reason = "a few at a time")]
fn mean(chances: &[Option<f32>]) -> Option<f32> {
    let known: Vec<f32> = chances.iter().copied().collect::<Option<_>>()?;
    Some(known.iter().sum::<f32>() / known.len().max(1) as f32)
}

/// A chance in per cent.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "shares from 0 to 1"
)]
fn percent(chance: f32) -> u8 {
    (chance * 100.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn win_probabilities_become_blocks() {
        assert_eq!(blocks(&[Some(0.0), Some(0.5), Some(1.0), None], 1), "▁▅█?");
        assert_eq!(blocks(&[Some(0.0), Some(1.0), Some(1.0)], 2), "▅█");
        assert_eq!(blocks(&[], 1), "");
    }
}
