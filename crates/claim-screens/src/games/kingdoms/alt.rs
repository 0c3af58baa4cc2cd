//! The board described in words, for those who cannot see its picture.

use std::cmp::Reverse;

use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::{BoardCard, PublicView, Space};

use super::space_name::space_name;
use crate::i18n::keys::kingdoms as keys;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The cards by row from the top, each player's figures per faction, then the free spaces. These come
/// last because the menus list them as well.
pub(super) fn sentences(narrator: Narrator, view: &PublicView) -> Vec<Vec<String>> {
    let [first, second] = [Seat::First, Seat::Second].map(|seat| narrator.info.plain_name(seat));
    let title = narrator.say(&keys::kingdoms_alt_title(first, second));
    let mut cards: Vec<_> = view.board.cards().collect();
    cards.sort_by_key(|card| by_row(card.space));
    let cards = cards.into_iter().map(|it| card(narrator, view, it));
    let control = control(narrator, view);
    let mut open = view.placeable_spaces().to_vec();
    open.sort_by_key(|&space| by_row(space));
    let open = open.into_iter().map(space_name);
    let open = open.enumerate().map(|(index, name)| match index {
        0 => narrator.say(&keys::kingdoms_alt_free(name)),
        _ => name,
    });
    vec![vec![title], cards.collect(), control, open.collect()]
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

/// The order of reading: by row from the top, from left to right.
fn by_row(space: Space) -> (Reverse<i8>, i8) {
    (Reverse(space.y()), space.x())
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
