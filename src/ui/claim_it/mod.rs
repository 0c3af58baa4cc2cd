//! The screens' parts that only Claim It has.

mod board;
mod rules;
mod told;

use super::game::{GameScreens, Step};
use super::{ButtonStyle, Screen, Section, Teller};
use crate::cards::{Faction, FactionSet};
use crate::i18n::Locale;
use crate::i18n::keys::claim_it as keys;
use crate::rules::GameKind;
use crate::rules::claim_it::{Action, Awaiting, IllegalAction, PublicView, State, Stone, View};

impl GameScreens for State {
    fn situation(teller: Teller, view: &PublicView) -> Vec<String> {
        let mut lines = vec![board::grid(view)];
        lines.extend(board::legend(teller, view));
        lines.extend(board::standings(teller, view));
        lines.extend(told::last_round(teller, view));
        lines.extend(told::dice(teller, view));
        lines.extend(told::turn(teller, view));
        lines
    }

    fn sections(teller: Teller, view: &PublicView) -> Vec<Section> {
        let sections = [told::this_turn(teller, view), told::last_turn(teller, view)];
        sections.into_iter().flatten().collect()
    }

    fn last(teller: Teller, view: &PublicView) -> Option<Section> {
        told::last_turn(teller, view)
    }

    fn footer(teller: Teller, view: &PublicView) -> String {
        told::supply(teller, view)
    }

    fn hints(teller: Teller, view: &View) -> Vec<String> {
        let is_choice = view.public.awaiting == Awaiting::Choice { seat: view.seat };
        let hint = is_choice.then(|| told::if_stopped(teller, &view.public));
        hint.into_iter().collect()
    }

    /// Nobody has anything of their own to look at.
    fn hand(_: Teller, _: &View) -> Vec<Section> {
        Vec::new()
    }

    fn steps(teller: Teller, view: &View, action: Action) -> Vec<Step> {
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
            label: Self::label(teller, view, action),
            emoji: Some(emoji),
            style,
            order: Vec::new(),
        }]
    }

    fn label(teller: Teller, view: &View, action: Action) -> String {
        let may_stop = matches!(view.public.awaiting, Awaiting::Choice { .. });
        teller.say(&match action {
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

    /// A space alone.
    fn read(_: Locale, text: &str) -> Option<Action> {
        text.parse().ok().map(Action::Use)
    }

    fn refusal(locale: Locale, _: &PublicView, why: IllegalAction) -> String {
        told::refusal(locale, why)
    }

    fn result(teller: Teller, view: &PublicView) -> Vec<String> {
        let mut lines = vec![teller.say(&keys::claim_it_result())];
        lines.extend(board::standings(teller, view));
        lines.push(board::grid(view));
        lines.extend(board::legend(teller, view));
        lines
    }

    fn factions(_: GameKind) -> FactionSet {
        FactionSet::default()
    }

    fn rules(locale: Locale, kind: GameKind) -> Screen {
        rules::game_rules(locale, kind)
    }

    /// No faction takes part.
    fn faction_rules(locale: Locale, kind: GameKind, _: Faction) -> Screen {
        rules::game_rules(locale, kind)
    }
}
