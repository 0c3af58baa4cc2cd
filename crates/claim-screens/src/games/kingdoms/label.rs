//! Labels of the actions of Claim Kingdoms.

use claim_rules::cards::Faction;
use claim_rules::kingdoms::{Action, Awaiting, Line, Power, PublicView, Source, Space, View};
use claim_table::locale::Locale;

use super::space_name::{parse_space, space_name};
use crate::games::contract::{ActionTexts, Step};
use crate::i18n::keys::hand;
use crate::i18n::keys::kingdoms as keys;
use crate::screen::model::ButtonStyle;
use crate::text::narrator::Narrator;
use crate::text::words;

/// The texts of an action: a card is chosen before its space.
pub(super) fn texts(narrator: Narrator, view: &View, action: Action) -> ActionTexts {
    let label = label(narrator, &view.public, action);
    ActionTexts {
        steps: steps(narrator, view, action, &label),
        only_label: narrator.say(&hand::only_choice(&*label)),
        inline_label: label.clone(),
        label: match action {
            Action::Place(card, space) => {
                let beside = beside(narrator, &view.public, space);
                let gain = gain(&view.public, card, space);
                let parts: Vec<_> = [label, beside].into_iter().chain(gain).collect();
                parts.join(" · ")
            }
            _ => label,
        },
    }
}

fn steps(narrator: Narrator, view: &View, action: Action, label: &str) -> Vec<Step> {
    let public = &view.public;
    let step = |key: String, label: String| Step {
        key,
        label,
        full_label: None,
        emoji: None,
        style: match action {
            Action::Power(Power::None) => ButtonStyle::Secondary,
            _ => ButtonStyle::Primary,
        },
        order: Vec::new(),
        is_place: false,
        row: None,
    };
    let whole = step(action.to_string(), label.to_owned());
    match action {
        Action::Place(card, space) => {
            let name = words::faction_one(narrator.locale, card);
            let card_step = Step {
                emoji: Some(words::icon(card)),
                ..step(card.to_string(), name)
            };
            vec![card_step, space_step(narrator, public, card, space)]
        }
        Action::Power(_) => vec![target_step(view, action, whole)],
        Action::Draw(source) => {
            let emoji = match source {
                Source::Top => Some("🎴"),
                source => public.displayed(source).map(words::icon),
            };
            vec![Step { emoji, ..whole }]
        }
        Action::Keep(..) => vec![whole],
    }
}

/// The step that chooses the space of a card: its number in the picture and what it scores there, and in full what lies
/// beside it.
fn space_step(narrator: Narrator, view: &PublicView, card: Faction, space: Space) -> Step {
    let number = number_among(&free_spaces(view), space);
    let gain = gain(view, card, space);
    let number = number.to_string();
    let beside = beside(narrator, view, space);
    let short: Vec<_> = [number.clone()].into_iter().chain(gain.clone()).collect();
    let full = [number, space_name(space), beside].into_iter().chain(gain);
    let full: Vec<_> = full.filter(|part| !part.is_empty()).collect();
    Step {
        key: space.to_string(),
        label: short.join(" "),
        full_label: Some(full.join(" · ")),
        order: by_row(space).to_vec(),
        is_place: true,
        emoji: None,
        style: ButtonStyle::Primary,
        row: None,
    }
}

/// The step that uses a power: if it is used on cards, with their numbers in the picture.
fn target_step(view: &View, action: Action, whole: Step) -> Step {
    let spaces: Vec<_> = power_spaces(action).collect();
    if spaces.is_empty() {
        return whole;
    }
    let all = targets_of(view);
    let numbers = spaces.iter().map(|&space| number_among(&all, space));
    let numbers: Vec<_> = numbers.map(|number| number.to_string()).collect();
    Step {
        label: format!("{} · {}", numbers.join(" + "), whole.label),
        order: spaces.into_iter().flat_map(by_row).collect(),
        is_place: true,
        ..whole
    }
}

/// The free spaces in the order of their numbers: by row from the top.
pub(super) fn free_spaces(view: &PublicView) -> Vec<Space> {
    sorted(view.placeable_spaces().iter().copied())
}

/// The cards on which the power can be used now, in the order of their numbers.
pub(super) fn targets_of(view: &View) -> Vec<Space> {
    sorted(view.legal_actions().into_iter().flat_map(power_spaces))
}

fn sorted(spaces: impl Iterator<Item = Space>) -> Vec<Space> {
    let mut spaces: Vec<_> = spaces.collect();
    spaces.sort_by_key(|&space| by_row(space));
    spaces.dedup();
    spaces
}

/// The order of reading: by row from the top, from left to right.
pub(super) const fn by_row(space: Space) -> [i8; 2] {
    [-space.y(), space.x()]
}

/// The number of a space, from 1.
pub(super) fn number_among(spaces: &[Space], space: Space) -> usize {
    let place = spaces.iter().position(|&other| other == space);
    place.map_or(0, |place| place + 1)
}

/// The spaces of the cards that a power is used on.
fn power_spaces(action: Action) -> impl Iterator<Item = Space> {
    let (space, second) = match action {
        Action::Power(
            Power::Figure(space) | Power::Swap(space) | Power::Flip(space) | Power::Copy(space),
        ) => (Some(space), None),
        Action::Power(Power::Remove(space, second)) => (Some(space), second),
        _ => (None, None),
    };
    [space, second].into_iter().flatten()
}

/// The label of an action, without markdown.
fn label(narrator: Narrator, view: &PublicView, action: Action) -> String {
    let name = |faction| words::faction_one(narrator.locale, faction);
    narrator.say(&match action {
        Action::Place(card, space) => keys::kingdoms_label_place(name(card), space_name(space)),
        Action::Power(power) => return power_label(narrator, view, power),
        Action::Keep(first, second) => keys::kingdoms_label_keep(name(first), name(second)),
        Action::Draw(Source::Top) => keys::kingdoms_label_draw_top(),
        Action::Draw(source) => {
            let name = |faction| words::faction_object(narrator.locale, faction);
            let card = view.displayed(source).map_or_else(|| "?".into(), name);
            keys::kingdoms_label_draw(card)
        }
    })
}

/// The points that a card scores on a space at once, if that depends on the space.
fn gain(view: &PublicView, card: Faction, space: Space) -> Option<String> {
    let gain = view.board.points_on(space, card);
    (gain > 0).then(|| format!("+{gain}"))
}

/// What lies beside a space, and what a card scores there.
pub(super) fn space_in_words(
    narrator: Narrator,
    view: &PublicView,
    card: Faction,
    space: Space,
) -> String {
    let beside = beside(narrator, view, space);
    let words = [beside].into_iter().chain(gain(view, card, space));
    words.collect::<Vec<_>>().join(" ")
}

/// What lies beside a space.
fn beside(narrator: Narrator, view: &PublicView, space: Space) -> String {
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
    if beside.len() > 2 {
        let cards = beside.into_iter().map(|(_, card)| card);
        return narrator.say(&keys::kingdoms_between(words::list(narrator.locale, cards)));
    }
    let words = beside.into_iter();
    let words = words.map(|(side, card)| narrator.say(&keys::kingdoms_beside(card, side)));
    words.collect::<Vec<_>>().join(", ")
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
