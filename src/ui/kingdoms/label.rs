//! What the actions of Claim Kingdoms are called.

use crate::cards::Faction;
use crate::i18n::keys::kingdoms as keys;
use crate::rules::kingdoms::{Action, Awaiting, Line, Power, PublicView, Source, Space};
use crate::ui::{Teller, words};

/// What an action is called where no markdown is read.
pub(super) fn label(teller: Teller, view: &PublicView, action: Action) -> String {
    let name = |faction| words::faction_one(teller.locale, faction);
    teller.say(&match action {
        Action::Place(card, space) => keys::kingdoms_label_place(name(card), space.to_string()),
        Action::Power(power) => return label_of_power(teller, view, power),
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

fn label_of_power(teller: Teller, view: &PublicView, power: Power) -> String {
    let card = |space: Space| {
        let card = view.board.card_at(space);
        card.map_or_else(
            || "?".into(),
            |card| words::faction_one(teller.locale, card.faction),
        )
    };
    teller.say(&match power {
        Power::None => keys::kingdoms_label_none(),
        Power::Use => keys::kingdoms_label_use(whose(view).id()),
        Power::Score(line) => keys::kingdoms_label_line(id(line)),
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

/// The faction whose power is to be decided on.
fn whose(view: &PublicView) -> Faction {
    match view.awaiting {
        Awaiting::Power { faction, .. } => faction,
        _ => Faction::Seer,
    }
}

/// A line, as messages choose by it.
pub(super) const fn id(line: Line) -> &'static str {
    match line {
        Line::Row => "row",
        Line::Column => "column",
    }
}
