//! The board described in words, for those who cannot see its picture.

use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::{BoardCard, PublicView, Space, View};

use super::label;
use super::space_name::space_name;
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
    let mut cards: Vec<_> = view.board.cards().collect();
    cards.sort_by_key(|card| label::by_row(card.space));
    let cards = cards.into_iter().map(|it| card(narrator, view, it));
    let control = control(narrator, view);
    let open = label::free_spaces(view).into_iter().map(space_name);
    let open = open.enumerate().map(|(index, name)| match index {
        0 => narrator.say(&keys::kingdoms_alt_free(name)),
        _ => name,
    });
    let choices = choices(narrator, view, step);
    // The free spaces come last because the choices list them as well.
    let open = if choices.is_empty() {
        open.collect()
    } else {
        Vec::new()
    };
    vec![vec![title], choices, control, cards.collect(), open]
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

/// A card with its space, the figures on it, and whether it is the start card or the latest one.
fn card(narrator: Narrator, view: &PublicView, card: BoardCard) -> String {
    let space = space_name(card.space);
    if !card.face_up {
        return narrator.say(&keys::kingdoms_alt_face_down(space));
    }
    let faction = words::faction_one(narrator.locale, card.faction);
    let figures = match (card.figures[Seat::First], card.figures[Seat::Second]) {
        (true, true) => "both",
        (true, false) => "first",
        (false, true) => "second",
        (false, false) => "none",
    };
    let latest = view.turn.or(view.last).map(|turn| turn.space);
    let mark = match card.space {
        Space::START => "start",
        space if Some(space) == latest => "latest",
        _ => "none",
    };
    narrator.say(&keys::kingdoms_alt_card(faction, figures, mark, space))
}
