//! The screens of Claim It.

mod board;
mod narration;
mod rules;

use claim_rules::GameKind;
use claim_rules::cards::{Faction, FactionSet};
use claim_rules::claim_it::{Action, Awaiting, IllegalAction, PublicView, State, Stone, View};

use super::game::{GameScreens, Step};
use super::narrator::Narrator;
use super::screen::{ButtonStyle, Screen, Section};
use crate::i18n::Locale;
use crate::i18n::keys::claim_it as keys;

impl GameScreens for State {
    fn status_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        let mut lines = vec![board::grid(view)];
        lines.extend(board::legend(narrator, view));
        lines.extend(board::standings(narrator, view));
        lines
    }

    fn turn_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        let lines = [
            narration::last_round(narrator, view),
            narration::dice(narrator, view),
            narration::turn(narrator, view),
        ];
        lines.into_iter().flatten().collect()
    }

    fn table_sections(narrator: Narrator, view: &PublicView) -> Vec<Section> {
        let sections = [
            narration::this_turn(narrator, view),
            narration::last_turn(narrator, view),
        ];
        sections.into_iter().flatten().collect()
    }

    fn last_section(narrator: Narrator, view: &PublicView) -> Option<Section> {
        narration::last_turn(narrator, view)
    }

    fn footer(narrator: Narrator, view: &PublicView) -> String {
        narration::supply(narrator, view)
    }

    fn hints(narrator: Narrator, view: &View) -> Vec<String> {
        let is_choice = view.public.awaiting == Awaiting::Choice { seat: view.seat };
        let hint = is_choice.then(|| narration::if_stopped(narrator, &view.public));
        hint.into_iter().collect()
    }

    /// All information is public.
    fn hand_sections(_: Narrator, _: &View) -> Vec<Section> {
        Vec::new()
    }

    fn steps(narrator: Narrator, view: &View, action: Action) -> Vec<Step> {
        let (emoji, style) = match action {
            Action::Roll => ("🎲", ButtonStyle::Primary),
            Action::Stop => ("✋", ButtonStyle::Success),
            Action::Use(space) => match view.public.stone_for(space) {
                Some(Stone::Owner) => ("⭐", ButtonStyle::Primary),
                _ => ("⚪", ButtonStyle::Primary),
            },
        };
        vec![Step {
            key: action.to_string(),
            label: Self::label(narrator, view, action),
            emoji: Some(emoji),
            style,
            order: Vec::new(),
        }]
    }

    fn label(narrator: Narrator, view: &View, action: Action) -> String {
        let may_stop = matches!(view.public.awaiting, Awaiting::Choice { .. });
        narrator.say(&match action {
            Action::Roll if may_stop => keys::claim_it_roll_again(),
            Action::Roll => keys::claim_it_roll(),
            Action::Stop => keys::claim_it_stop(),
            Action::Use(space) => match view.public.stone_for(space) {
                Some(Stone::Claim(number)) => {
                    keys::claim_it_put_claim(space.to_string(), number.number())
                }
                Some(Stone::Owner) | None => keys::claim_it_put_owner(space.to_string()),
            },
        })
    }

    /// Reads a space alone as the action that uses it.
    fn parse_action(_: Locale, text: &str) -> Option<Action> {
        text.parse().ok().map(Action::Use)
    }

    fn refusal(locale: Locale, _: &PublicView, why: IllegalAction) -> String {
        narration::refusal(locale, why)
    }

    fn result_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        let mut lines = vec![narrator.say(&keys::claim_it_result())];
        lines.extend(board::standings(narrator, view));
        lines.push(board::grid(view));
        lines.extend(board::legend(narrator, view));
        lines
    }

    fn factions(_: GameKind) -> FactionSet {
        FactionSet::default()
    }

    fn rules(locale: Locale, kind: GameKind) -> Screen {
        rules::game_rules(locale, kind)
    }

    /// The game has no factions.
    fn faction_rules(locale: Locale, kind: GameKind, _: Faction) -> Screen {
        rules::game_rules(locale, kind)
    }
}
