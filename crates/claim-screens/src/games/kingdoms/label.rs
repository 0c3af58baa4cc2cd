//! Labels of the actions of Claim Kingdoms.

use claim_rules::cards::Faction;
use claim_rules::kingdoms::{Action, Awaiting, Line, Power, PublicView, Source, Space};
use claim_table::locale::Locale;

use super::space_name::{parse_space, space_name};
use crate::i18n::keys::kingdoms as keys;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The label of an action, without markdown.
pub(super) fn label(narrator: Narrator, view: &PublicView, action: Action) -> String {
    let name = |faction| words::faction_one(narrator.locale, faction);
    narrator.say(&match action {
        Action::Place(card, space) => keys::kingdoms_label_place(name(card), space_name(space)),
        Action::Power(power) => return power_label(narrator, view, power),
        Action::Keep(first, second) => keys::kingdoms_label_keep(name(first), name(second)),
        Action::Draw(Source::Top) => keys::kingdoms_label_draw_top(),
        Action::Draw(source) => {
            let card = view.displayed(source).map_or_else(|| "?".into(), name);
            keys::kingdoms_label_draw(card)
        }
    })
}

/// A space with what lies beside it, for choosing where to place a card.
pub(super) fn described_space(narrator: Narrator, view: &PublicView, space: Space) -> String {
    let beside = |(side, x, y): (&'static str, i8, i8)| {
        let neighbour = Space::new(space.x().checked_add(x)?, space.y().checked_add(y)?)?;
        let card = view.board.card_at(neighbour).filter(|card| card.face_up)?;
        Some((side, words::faction_one(narrator.locale, card.faction)))
    };
    let sides = [
        ("right", -1, 0),
        ("left", 1, 0),
        ("above", 0, -1),
        ("below", 0, 1),
    ];
    let beside: Vec<_> = sides.into_iter().filter_map(beside).collect();
    let words = if beside.len() > 2 {
        let cards = beside.into_iter().map(|(_, card)| card);
        narrator.say(&keys::kingdoms_between(words::list(narrator.locale, cards)))
    } else {
        let words = beside.into_iter();
        let words = words.map(|(side, card)| narrator.say(&keys::kingdoms_beside(card, side)));
        words.collect::<Vec<_>>().join(", ")
    };
    narrator.say(&keys::kingdoms_label_space(words, space_name(space)))
}

/// Reads an action with named spaces: the notation, or a card and its space, for example "knight
/// n12" or "knight on n12".
pub(super) fn parse_action(locale: Locale, text: &str) -> Option<Action> {
    let in_notation =
        |word: &str| parse_space(word).map_or_else(|| word.into(), |it| it.to_string());
    let words: Vec<_> = text.split_whitespace().map(in_notation).collect();
    let text = words.join(" ");
    let as_power = format!("power {text}");
    text.parse()
        .or_else(|_| as_power.parse())
        .ok()
        .or_else(|| parse_place(locale, &words))
}

/// Reads a card's name and, as the last word, its space in notation.
fn parse_place(locale: Locale, words: &[String]) -> Option<Action> {
    let (space, words) = words.split_last()?;
    let space = space.parse().ok()?;
    // A word between them means "on", in any language.
    let ([name] | [name, _]) = words else {
        return None;
    };
    let is_named = |faction: &Faction| {
        words::faction_one(locale, *faction).to_lowercase() == *name || faction.id() == name
    };
    let card = Faction::ALL.into_iter().find(is_named)?;
    Some(Action::Place(card, space))
}

fn power_label(narrator: Narrator, view: &PublicView, power: Power) -> String {
    let card = |space: Space| {
        let card = view.board.card_at(space);
        card.map_or_else(
            || "?".into(),
            |card| words::faction_one(narrator.locale, card.faction),
        )
    };
    let label = narrator.say(&match power {
        Power::None => keys::kingdoms_label_skip(),
        Power::Use => keys::kingdoms_label_use(active_power(view).id()),
        Power::Score(line) => keys::kingdoms_label_line(line_id(line)),
        Power::Figure(space) => keys::kingdoms_label_figure(card(space), space_name(space)),
        Power::Swap(space) => keys::kingdoms_label_swap(card(space), space_name(space)),
        Power::Remove(space, None) => keys::kingdoms_label_remove(card(space), space_name(space)),
        Power::Remove(space, Some(second)) => keys::kingdoms_label_remove_both(
            card(space),
            card(second),
            space_name(second),
            space_name(space),
        ),
        Power::Flip(space) => keys::kingdoms_label_flip(card(space), space_name(space)),
        Power::Copy(space) => keys::kingdoms_label_copy(card(space), space_name(space)),
    });
    match view.power_points(power) {
        Some(points) => narrator.say(&keys::kingdoms_label_points(label, points)),
        None => label,
    }
}

/// The faction whose power can be used now.
fn active_power(view: &PublicView) -> Faction {
    match view.awaiting {
        Awaiting::Power { faction, .. } => faction,
        _ => Faction::Seer,
    }
}

/// The selector of a line in messages.
pub(super) const fn line_id(line: Line) -> &'static str {
    match line {
        Line::Row => "row",
        Line::Column => "column",
    }
}
