//! The screens' parts that only the trick games have.

mod action;
mod hand;
pub(super) mod puzzle;
mod result;
mod rules;
mod table;
mod trick;

use super::game::{GameScreens, Step};
use super::{Screen, Section, Teller, words};
use crate::cards::{Faction, FactionSet};
use crate::i18n::Locale;
use crate::rules::GameKind;
use crate::rules::claim::{Action, IllegalAction, PublicView, State, View};

impl GameScreens for State {
    fn situation(teller: Teller, view: &PublicView) -> Vec<String> {
        table::situation(teller, view)
    }

    fn sections(teller: Teller, view: &PublicView) -> Vec<Section> {
        table::sections(teller, view)
    }

    fn last(teller: Teller, view: &PublicView) -> Option<Section> {
        table::last_trick(teller, view)
    }

    fn footer(teller: Teller, view: &PublicView) -> String {
        table::counts(teller, view)
    }

    fn hints(teller: Teller, view: &View) -> Vec<String> {
        hand::hints(teller, view)
    }

    fn hand(teller: Teller, view: &View) -> Vec<Section> {
        hand::sections(teller, view)
    }

    fn steps(teller: Teller, view: &View, action: Action) -> Vec<Step> {
        vec![hand::step(teller, view, action)]
    }

    fn label(teller: Teller, view: &View, action: Action) -> String {
        action::label(teller, view, action)
    }

    fn called(teller: Teller, view: &View, action: Action) -> String {
        match action {
            Action::Play(card) => words::plain_card(teller.locale, card),
            Action::Take(_) | Action::Remove(_) => action::label(teller, view, action),
        }
    }

    fn read(locale: Locale, text: &str) -> Option<Action> {
        let named = action::card_named(locale, text);
        named.or_else(|| text.parse().ok()).map(Action::Play)
    }

    fn refusal(locale: Locale, view: &PublicView, why: IllegalAction) -> String {
        action::refusal(locale, view, why)
    }

    fn result(teller: Teller, view: &PublicView) -> Vec<String> {
        result::result(teller, view)
    }

    fn factions(kind: GameKind) -> FactionSet {
        rules::factions(kind)
    }

    fn rules(locale: Locale, kind: GameKind) -> Screen {
        rules::game_rules(locale, kind)
    }

    fn faction_rules(locale: Locale, _: GameKind, faction: Faction) -> Screen {
        rules::faction_rules(locale, faction)
    }
}
