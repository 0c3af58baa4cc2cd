//! The screens of the trick-taking games.

mod action;
mod hand;
pub(super) mod puzzle;
mod result;
mod rules;
mod table;
mod trick;

use claim_rules::GameKind;
use claim_rules::cards::{Faction, FactionSet};
use claim_rules::claim::{Action, IllegalAction, PublicView, State, View};

use super::game::{GameScreens, Step};
use super::narrator::Narrator;
use super::screen::{Screen, Section};
use super::words;
use crate::i18n::Locale;

impl GameScreens for State {
    fn status_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        vec![table::phase(narrator, view)]
    }

    fn turn_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        table::turn_lines(narrator, view)
    }

    fn table_sections(narrator: Narrator, view: &PublicView) -> Vec<Section> {
        table::sections(narrator, view)
    }

    fn last_section(narrator: Narrator, view: &PublicView) -> Option<Section> {
        table::last_trick(narrator, view)
    }

    fn footer(narrator: Narrator, view: &PublicView) -> String {
        table::pile_counts(narrator, view)
    }

    fn hints(narrator: Narrator, view: &View) -> Vec<String> {
        hand::hints(narrator, view)
    }

    fn hand_sections(narrator: Narrator, view: &View) -> Vec<Section> {
        hand::sections(narrator, view)
    }

    fn steps(narrator: Narrator, view: &View, action: Action) -> Vec<Step> {
        vec![hand::step(narrator, view, action)]
    }

    fn label(narrator: Narrator, view: &View, action: Action) -> String {
        action::label(narrator, view, action)
    }

    fn inline_label(narrator: Narrator, view: &View, action: Action) -> String {
        match action {
            Action::Play(card) => words::plain_card(narrator.locale, card),
            Action::Take(_) | Action::Remove(_) => action::label(narrator, view, action),
        }
    }

    fn parse_action(locale: Locale, text: &str) -> Option<Action> {
        let named = action::find_card(locale, text);
        named.or_else(|| text.parse().ok()).map(Action::Play)
    }

    fn refusal(locale: Locale, view: &PublicView, why: IllegalAction) -> String {
        action::refusal(locale, view, why)
    }

    fn result_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        result::result_lines(narrator, view)
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
