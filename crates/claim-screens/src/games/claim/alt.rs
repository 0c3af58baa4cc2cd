//! The table described in words, for those who cannot see its picture.

use claim_rules::claim::{Phase, PublicView};

use super::{details, table};
use crate::screen::alt_text::spoken;
use crate::screen::model::Section;
use crate::text::narrator::Narrator;

/// The phase, the middle, the trick and whose turn it is, then what lies on the table.
pub(super) fn sentences(narrator: Narrator, view: &PublicView) -> Vec<Vec<String>> {
    let mut lines = vec![table::phase(narrator, view)];
    if view.phase != Phase::Dealing {
        lines.extend(table::turn_lines(narrator, view));
    }
    let mut sentences = spoken(&lines.join("\n"));
    sentences.extend(spoken_sections(&details::sections(narrator, view)));
    sentences
}

/// Sections as sentences: each with its heading.
pub(super) fn spoken_sections(sections: &[Section]) -> Vec<Vec<String>> {
    let section = |section: &Section| {
        let lines = spoken(&section.text).concat();
        let heading = spoken(&section.heading).concat().concat();
        vec![format!("{heading}: {}", lines.join("; "))]
    };
    sections.iter().map(section).collect()
}
