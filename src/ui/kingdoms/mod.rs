//! The screens' parts that only Claim Kingdoms has.

mod board;
mod label;
mod refusal;
mod result;
mod rules;
mod told;

use super::game::{GameScreens, Step};
use super::{ButtonStyle, Screen, Section, Teller, words};
use crate::cards::{Faction, FactionSet};
use crate::i18n::Locale;
use crate::i18n::keys::{hand as hand_keys, kingdoms as keys};
use crate::rules::GameKind;
use crate::rules::kingdoms::{Action, Awaiting, IllegalAction, Power, PublicView, State, View};

impl GameScreens for State {
    fn situation(teller: Teller, view: &PublicView) -> Vec<String> {
        let mut lines = vec![
            board::grid(teller.locale, view),
            board::letters(teller.locale, view),
            board::legend(teller),
        ];
        lines.extend(board::standings(teller, view));
        lines.push(board::display(teller, view));
        lines.extend(told::turn(teller, view));
        lines
    }

    fn sections(teller: Teller, view: &PublicView) -> Vec<Section> {
        let turns = [told::this_turn(teller, view), told::last_turn(teller, view)];
        let mut sections: Vec<_> = turns.into_iter().flatten().collect();
        sections.push(board::control(teller, view));
        sections
    }

    fn last(teller: Teller, view: &PublicView) -> Option<Section> {
        told::this_turn(teller, view).or_else(|| told::last_turn(teller, view))
    }

    fn footer(_: Teller, _: &PublicView) -> String {
        String::new()
    }

    fn hints(teller: Teller, view: &View) -> Vec<String> {
        let is_place = view.public.awaiting == Awaiting::Place(view.seat);
        let hint = is_place.then(|| teller.say(&keys::kingdoms_hint_place()));
        hint.into_iter().collect()
    }

    fn hand(teller: Teller, view: &View) -> Vec<Section> {
        let names = |cards: &mut dyn Iterator<Item = Faction>| -> String {
            let names: Vec<_> = cards.map(|card| board::card(teller.locale, card)).collect();
            words::list(teller.locale, names.into_iter())
        };
        let mut text = names(&mut view.own.hand.iter());
        if text.is_empty() {
            text = teller.say(&hand_keys::no_cards());
        }
        let drawn = names(&mut view.own.drawn.into_iter().flatten());
        if !drawn.is_empty() {
            text = [text, teller.say(&keys::kingdoms_drawn(drawn))].join("\n");
        }
        vec![Section {
            heading: teller.say(&hand_keys::your_hand(view.own.hand.len())),
            text,
        }]
    }

    fn steps(teller: Teller, view: &View, action: Action) -> Vec<Step> {
        let step = |key: String, label: String, faction: Option<Faction>, order| Step {
            key,
            label,
            emoji: faction.map(words::icon),
            style: match action {
                Action::Power(Power::None) => ButtonStyle::Secondary,
                _ => ButtonStyle::Primary,
            },
            order,
        };
        let Action::Place(card, space) = action else {
            let label = label::label(teller, &view.public, action);
            return vec![step(action.to_string(), label, None, from_left(action))];
        };
        let name = words::faction_one(teller.locale, card);
        let column = teller.say(&keys::kingdoms_label_column(space.x().to_string()));
        let row = teller.say(&keys::kingdoms_label_row(space.y().to_string()));
        vec![
            step(card.to_string(), name, Some(card), Vec::new()),
            step(space.x().to_string(), column, None, vec![space.x()]),
            step(space.y().to_string(), row, None, vec![space.y()]),
        ]
    }

    fn label(teller: Teller, view: &View, action: Action) -> String {
        label::label(teller, &view.public, action)
    }

    /// Nothing besides the labels and the notation.
    fn read(_: Locale, _: &str) -> Option<Action> {
        None
    }

    fn refusal(locale: Locale, _: &PublicView, why: IllegalAction) -> String {
        refusal::refusal(locale, why)
    }

    fn result(teller: Teller, view: &PublicView) -> Vec<String> {
        result::result(teller, view)
    }

    fn factions(_: GameKind) -> FactionSet {
        FactionSet::of(&Faction::ALL)
    }

    fn rules(locale: Locale, kind: GameKind) -> Screen {
        rules::game_rules(locale, kind)
    }

    fn faction_rules(locale: Locale, _: GameKind, faction: Faction) -> Screen {
        rules::faction_rules(locale, faction)
    }
}

/// Where a choice among spaces stands: from left to right, and in a column from below, as the spaces
/// are numbered.
fn from_left(action: Action) -> Vec<i8> {
    let (space, second) = match action {
        Action::Power(
            Power::Figure(space) | Power::Swap(space) | Power::Flip(space) | Power::Copy(space),
        ) => (Some(space), None),
        Action::Power(Power::Remove(space, second)) => (Some(space), second),
        _ => (None, None),
    };
    let spaces = [space, second].into_iter().flatten();
    spaces.flat_map(|space| [space.x(), space.y()]).collect()
}
