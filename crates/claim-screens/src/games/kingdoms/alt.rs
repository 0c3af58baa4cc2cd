//! The board described in words, for those who cannot see its picture.

use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::{PublicView, Space, View};

use super::space_name::space_name;
use super::{board, label};
use crate::emoji::seat_letter;
use crate::i18n::keys::kingdoms as keys;
use crate::screen::alt_text::spoken_line;
use crate::screen::model::{BoardStep, Paragraph};
use crate::text::narrator::Narrator;
use crate::text::words;

/// What can be chosen, each player's figures per faction, the cards by row from the top, then the free spaces.
pub(super) fn sentences(
    narrator: Narrator,
    view: &PublicView,
    step: &BoardStep,
) -> Vec<Vec<String>> {
    let [first, second] = [Seat::First, Seat::Second].map(|seat| narrator.info.plain_name(seat));
    let title = narrator.say(&keys::kingdoms_alt_title(first, second));
    let rows = board::rows(narrator, view, &|seat| seat_letter(seat).into());
    let choices = choices(narrator, view, step);
    // The choices list the free spaces as well.
    let open = if choices.is_empty() {
        board::free(narrator, view)
    } else {
        Vec::new()
    };
    let before = [vec![title], choices, control(narrator, view)].into_iter();
    before.chain(rows).chain([open]).collect()
}

/// As [`sentences`], with the player’s hand where no other picture shows it.
pub(super) fn hand_sentences(
    narrator: Narrator,
    view: &View,
    step: &BoardStep,
    hand: Option<&Paragraph>,
) -> Vec<Vec<String>> {
    let public = Narrator {
        reader: None,
        ..narrator
    };
    let mut sentences = sentences(public, &view.public, step);
    let hand = hand.map(|hand| vec![spoken_line(&hand.to_small_print())]);
    sentences.splice(1..1, hand);
    sentences
}

/// The numbered spaces or cards that can be chosen.
fn choices(narrator: Narrator, view: &PublicView, step: &BoardStep) -> Vec<String> {
    let numbered = |spaces: &[Space], what: &dyn Fn(Space) -> String| {
        let spaces = (1..).zip(spaces);
        let items = spaces.map(|(number, &space): (usize, _)| format!("{number} {}", what(space)));
        let mut items: Vec<_> = items.collect();
        if let Some(first) = items.first_mut() {
            *first = narrator.say(&keys::kingdoms_spaces(first.as_str()));
        }
        items
    };
    match step {
        BoardStep::None => Vec::new(),
        BoardStep::Space { card, spaces } => numbered(spaces, &|space| {
            label::space_in_words(narrator, view, *card, space)
        }),
        BoardStep::Target(spaces) => numbered(spaces, &space_name),
    }
}

/// The figures on the factions that have any.
fn control(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let line = |&faction: &Faction| {
        let figures = view.board.figures_on(faction);
        let counts = narrator.per_side(|seat| figures[seat].to_string());
        let name = words::faction_many(narrator.locale, faction);
        let has_figures = view.setup.seats().any(|seat| figures[seat] > 0);
        has_figures.then(|| narrator.say(&keys::kingdoms_alt_figures(counts, name)))
    };
    let factions = view.setup.sorted_factions();
    let lines = factions.iter().filter_map(line);
    let lines = lines.enumerate().map(|(index, line)| match index {
        0 => narrator.say(&keys::kingdoms_alt_control(line)),
        _ => line,
    });
    lines.collect()
}
