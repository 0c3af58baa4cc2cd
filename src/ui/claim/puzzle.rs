//! The position of a puzzle: what lies open, both hands, and the plays to choose from.

use crate::cards::{CardSet, Faction};
use crate::i18n::keys::puzzle as keys;
use crate::i18n::keys::table::nothing_scored;
use crate::puzzle::Puzzle;
use crate::rules::claim::Action;
use crate::ui::{Button, Press, Section, Teller, words};

use super::{action, hand, table};

/// Where the match stands, line by line; with what the reader has to do and to heed, if it is still
/// to be answered.
pub(in crate::ui) fn situation(teller: Teller, puzzle: &Puzzle, is_open: bool) -> Vec<String> {
    let public = &puzzle.view().public;
    if !is_open {
        return table::position(teller, public);
    }
    let mut lines = table::situation(teller, public);
    lines.extend(hand::hints(teller, puzzle.view()));
    lines
}

/// Both hands, the score piles card by card, and what else lies open.
pub(in crate::ui) fn sections(teller: Teller, puzzle: &Puzzle) -> Vec<Section> {
    let opposite = puzzle.opposite();
    let mut sections = hand::sections(teller, puzzle.view());
    sections.push(Section {
        heading: teller.say(&keys::puzzle_opposite_hand(opposite.len())),
        text: hand::grouped(teller, opposite),
    });
    sections.push(Section {
        heading: teller.say(&keys::puzzle_piles()),
        text: piles(teller, puzzle),
    });
    sections.extend(table::gnome_rows(teller, &puzzle.view().public));
    sections
}

/// A button per legal play, with what pressing it asks for.
pub(in crate::ui) fn buttons(
    teller: Teller,
    puzzle: &Puzzle,
    press: impl Fn(Action) -> Press,
) -> Vec<Button> {
    let button = |play| {
        let step = hand::step(teller, puzzle.view(), play);
        Button {
            emoji: step.emoji,
            style: step.style,
            ..Button::labelled(step.label, press(play))
        }
    };
    let legal = puzzle.view().legal_actions();
    legal.into_iter().map(button).collect()
}

/// What a play is called in a sentence: its card.
pub(in crate::ui) fn called(teller: Teller, puzzle: &Puzzle, play: Action) -> String {
    match play {
        Action::Play(card) => teller.card(card),
        other => action::label(teller, puzzle.view(), other),
    }
}

/// The score piles, the reader's first: a line per faction of which anybody has a card. Their
/// values are told because the highest decides where numbers are equal.
fn piles(teller: Teller, puzzle: &Puzzle) -> String {
    let (public, seat) = (&puzzle.view().public, puzzle.seat());
    let piles = [public.score[seat], public.score[seat.next(2)]];
    let line = |faction: Faction| {
        let [own, opposite] = piles.map(|pile| pile.of(faction));
        if own.is_empty() && opposite.is_empty() {
            return None;
        }
        let name = words::faction(teller.locale, faction);
        let [own, opposite] = [own, opposite].map(|pile| side(teller, pile));
        Some(teller.say(&keys::puzzle_pile(name, own, opposite)))
    };
    let lines: Vec<_> = public.setup.factions().iter().filter_map(line).collect();
    if lines.is_empty() {
        return teller.say(&nothing_scored());
    }
    lines.join("\n")
}

/// How many cards of a faction a pile has, and which.
fn side(teller: Teller, cards: CardSet) -> String {
    let values = cards.into_iter().map(|card| card.value().to_string());
    let values = values.collect::<Vec<_>>().join(" ");
    teller.say(&keys::puzzle_side(cards.len(), values))
}
