//! The table described in words, for those who cannot see its picture.

use claim_rules::cards::{CardSet, Faction};
use claim_rules::claim::{Awaiting, Phase, PublicView, View};

use super::action::playable;
use super::{details, table};
use crate::i18n::keys::hand as keys;
use crate::screen::alt_text::{spoken, spoken_line};
use crate::screen::model::Paragraph;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The phase, the middle, the trick and whose turn it is, then what lies on the table.
pub(super) fn sentences(narrator: Narrator, view: &PublicView) -> Vec<Vec<String>> {
    let mut sentences = moment(narrator, view);
    sentences.extend(spoken_paragraphs(&details::paragraphs(narrator, view)));
    sentences
}

/// As [`sentences`], with a player’s hand and what they can play before what lies on the table. Descriptions name all
/// players, also the reader.
pub(super) fn hand_sentences(narrator: Narrator, view: &View) -> Vec<Vec<String>> {
    let public = Narrator {
        reader: None,
        ..narrator
    };
    let mut sentences = moment(public, &view.public);
    let held = runs(narrator, view.own.hand);
    sentences.push(vec![narrator.say(&keys::alt_hand(held))]);
    let playable = playable(view);
    if view.public.awaiting == Awaiting::Play(view.seat) && playable != view.own.hand {
        sentences.push(vec![
            narrator.say(&keys::alt_playable(runs(narrator, playable))),
        ]);
    }
    sentences.extend(spoken_paragraphs(&details::paragraphs(
        public,
        &view.public,
    )));
    sentences
}

/// The phase, the middle, the trick and whose turn it is.
fn moment(narrator: Narrator, view: &PublicView) -> Vec<Vec<String>> {
    let mut lines = table::small(narrator, view);
    if view.phase != Phase::Dealing {
        lines.extend(table::trick_lines(narrator, view));
        lines.extend(table::turn(narrator, view));
    }
    spoken(&lines.join("\n"))
}

/// Cards by faction: “Goblins 0 0 3, Knights 2 6”.
fn runs(narrator: Narrator, cards: CardSet) -> String {
    let run = |faction: Faction| {
        let cards = cards.of(faction);
        (!cards.is_empty()).then(|| spoken_line(&narrator.faction_cards(faction, cards)))
    };
    let runs: Vec<_> = Faction::ALL.into_iter().filter_map(run).collect();
    if runs.is_empty() {
        return narrator.say(&keys::no_cards());
    }
    words::series(narrator.locale, runs.into_iter())
}

/// Paragraphs as sentences: each with its heading.
pub(super) fn spoken_paragraphs(paragraphs: &[Paragraph]) -> Vec<Vec<String>> {
    let sentence = |paragraph: &Paragraph| {
        let lines = spoken(&paragraph.text).concat();
        let heading = spoken(&paragraph.heading).concat().concat();
        vec![format!("{heading}: {}", lines.join("; "))]
    };
    paragraphs.iter().map(sentence).collect()
}
