//! Labels of the actions of Claim Kingdoms.

use claim_rules::cards::Faction;
use claim_rules::kingdoms::{Action, Awaiting, Line, Power, PublicView, Source, Space};

use crate::i18n::keys::kingdoms as keys;
use crate::ui::narrator::Narrator;
use crate::ui::words;

/// The label of an action, without markdown.
pub(super) fn label(narrator: Narrator, view: &PublicView, action: Action) -> String {
    let name = |faction| words::faction_one(narrator.locale, faction);
    narrator.say(&match action {
        Action::Place(card, space) => keys::kingdoms_label_place(name(card), space.to_string()),
        Action::Power(power) => return power_label(narrator, view, power),
        Action::Keep(first, second) => keys::kingdoms_label_keep(name(first), name(second)),
        Action::Draw(Source::Top) => keys::kingdoms_label_draw_top(),
        Action::Draw(source) => {
            let place = match source {
                Source::Display1 => 0,
                Source::Display2 => 1,
                Source::Display3 | Source::Top => 2,
            };
            let card = view.display[place].map_or_else(|| "?".into(), name);
            keys::kingdoms_label_draw(place + 1, card)
        }
    })
}

fn power_label(narrator: Narrator, view: &PublicView, power: Power) -> String {
    let card = |space: Space| {
        let card = view.board.card_at(space);
        card.map_or_else(
            || "?".into(),
            |card| words::faction_one(narrator.locale, card.faction),
        )
    };
    narrator.say(&match power {
        Power::None => keys::kingdoms_label_skip(),
        Power::Use => keys::kingdoms_label_use(active_power(view).id()),
        Power::Score(line) => keys::kingdoms_label_line(line_id(line)),
        Power::Figure(space) => keys::kingdoms_label_figure(card(space), space.to_string()),
        Power::Swap(space) => keys::kingdoms_label_swap(card(space), space.to_string()),
        Power::Remove(space, None) => keys::kingdoms_label_remove(card(space), space.to_string()),
        Power::Remove(space, Some(second)) => keys::kingdoms_label_remove_both(
            card(space),
            space.to_string(),
            card(second),
            second.to_string(),
        ),
        Power::Flip(space) => keys::kingdoms_label_flip(card(space), space.to_string()),
        Power::Copy(space) => keys::kingdoms_label_copy(card(space), space.to_string()),
    })
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
