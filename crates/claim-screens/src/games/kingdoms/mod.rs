//! The screens of Claim Kingdoms.

mod alt;
mod board;
mod label;
mod narration;
mod refusal;
mod result;
mod rules;
mod space_name;
mod tutorial;

pub use self::space_name::{column_name, row_name, space_name};

use claim_rules::GameKind;
use claim_rules::cards::{Faction, FactionSet};
use claim_rules::kingdoms::{
    Action, Awaiting, IllegalAction, Power, PublicView, Source, Space, State, View,
};
use claim_table::locale::Locale;

use super::contract::{GameScreens, Lesson, Prepared, Step};
use crate::i18n::keys::{finish as finish_keys, hand as hand_keys, kingdoms as keys};
use crate::screen::model::{ButtonStyle, PictureContent, Screen, Section};
use crate::text::narrator::Narrator;
use crate::text::words;

impl GameScreens for State {
    fn status_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        let mut lines = board::standings(narrator, view);
        lines.push(board::display(narrator, view));
        lines
    }

    fn board_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        let mut lines = vec![
            board::grid(narrator.locale, view),
            board::legend(narrator, view),
        ];
        lines.extend(board::control(narrator, view));
        lines
    }

    fn turn_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        Vec::from_iter(narration::turn(narrator, view))
    }

    fn table_sections(narrator: Narrator, view: &PublicView) -> Vec<Section> {
        let turns = [
            narration::this_turn(narrator, view),
            narration::last_turn(narrator, view),
        ];
        turns.into_iter().flatten().collect()
    }

    fn last_section(narrator: Narrator, view: &PublicView) -> Option<Section> {
        narration::this_turn(narrator, view).or_else(|| narration::last_turn(narrator, view))
    }

    fn footer(_: Narrator, _: &PublicView) -> String {
        String::new()
    }

    fn hints(_: Narrator, _: &View) -> Vec<String> {
        Vec::new()
    }

    fn hand_sections(narrator: Narrator, view: &View) -> Vec<Section> {
        vec![Section {
            heading: narrator.say(&hand_keys::your_hand(view.own.hand.len())),
            text: hand(narrator, view),
        }]
    }

    fn open_hands(narrator: Narrator, views: &[View]) -> Vec<Section> {
        let section = |view: &View| Section {
            heading: narrator.say(&finish_keys::hand_of(
                view.own.hand.len(),
                narrator.info.escaped_name(view.seat),
            )),
            text: hand(narrator, view),
        };
        views.iter().map(section).collect()
    }

    fn steps(narrator: Narrator, view: &View, action: Action) -> Vec<Step> {
        let step = |key: String, label: String| Step {
            key,
            label,
            full_label: None,
            emoji: None,
            style: match action {
                Action::Power(Power::None) => ButtonStyle::Secondary,
                _ => ButtonStyle::Primary,
            },
            order: space_order(action),
            is_place: !space_order(action).is_empty(),
        };
        let Action::Place(card, space) = action else {
            let emoji = match action {
                Action::Draw(Source::Top) => Some("🎴"),
                Action::Draw(source) => view.public.displayed(source).map(words::icon),
                _ => None,
            };
            let label = label::label(narrator, &view.public, action);
            let step = step(action.to_string(), label);
            return vec![Step { emoji, ..step }];
        };
        let card_step = Step {
            emoji: Some(words::icon(card)),
            order: Vec::new(),
            is_place: false,
            ..step(card.to_string(), words::faction_one(narrator.locale, card))
        };
        let space_label = label::described_space(narrator, &view.public, space);
        vec![card_step, step(space.to_string(), space_label)]
    }

    /// Of equal cards on display, the first is offered.
    fn is_repeated(view: &View, action: Action) -> bool {
        let Action::Draw(source) = action else {
            return false;
        };
        let (Some(card), Some(place)) = (view.public.displayed(source), source.place()) else {
            return false;
        };
        view.public.display[..place].contains(&Some(card))
    }

    /// Powers that only score points are used without asking.
    fn follow_up(view: &View) -> Option<Action> {
        let Awaiting::Power { faction, .. } = view.public.awaiting else {
            return None;
        };
        let actions: Vec<_> = view.legal_actions().into_iter().collect();
        let [Action::Power(Power::None), action] = *actions else {
            return None;
        };
        let only_scores = match action {
            Action::Power(Power::Use) => faction != Faction::Seer,
            Action::Power(Power::Score(_)) => true,
            _ => false,
        };
        only_scores.then_some(action)
    }

    fn label(narrator: Narrator, view: &View, action: Action) -> String {
        label::label(narrator, &view.public, action)
    }

    fn is_private(action: Action) -> bool {
        matches!(action, Action::Keep(..))
    }

    fn parse_action(locale: Locale, text: &str) -> Option<Action> {
        label::parse_action(locale, text)
    }

    fn refusal(locale: Locale, _: &PublicView, why: IllegalAction) -> String {
        refusal::refusal(locale, why)
    }

    fn result_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        result::result_lines(narrator, view)
    }

    fn score_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        result::score_lines(narrator, view)
    }

    fn board(view: &PublicView) -> Option<PictureContent> {
        Some(PictureContent::Kingdoms {
            view: Box::new(*view),
            targets: Vec::new(),
        })
    }

    /// Marks the cards that a power can be used on.
    fn own_board(view: &View) -> Option<PictureContent> {
        let mut targets = Vec::new();
        for action in view.legal_actions() {
            for space in power_spaces(action) {
                if !targets.contains(&space) {
                    targets.push(space);
                }
            }
        }
        Some(PictureContent::Kingdoms {
            view: Box::new(view.public),
            targets,
        })
    }

    fn alt(narrator: Narrator, view: &PublicView) -> Vec<Vec<String>> {
        alt::sentences(narrator, view)
    }

    fn example(_: GameKind) -> &'static str {
        include_str!("../../../../../assets/examples/kingdoms.jsonl")
    }

    fn tutorial(_: GameKind) -> Prepared {
        tutorial::prepared()
    }

    fn lesson(narrator: Narrator, view: &View, left: &[Action]) -> Option<Lesson<Action>> {
        tutorial::lesson(narrator, view, left)
    }

    fn closing_words(narrator: Narrator, view: &PublicView) -> String {
        tutorial::closing_words(narrator, view)
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

/// The cards of a hand, and those that a Seer drew.
fn hand(narrator: Narrator, view: &View) -> String {
    let names = |cards: &mut dyn Iterator<Item = Faction>| -> String {
        let names: Vec<_> = cards
            .map(|card| board::card(narrator.locale, card))
            .collect();
        words::list(narrator.locale, names.into_iter())
    };
    let mut text = names(&mut view.own.hand.iter());
    if text.is_empty() {
        text = narrator.say(&hand_keys::no_cards());
    }
    let drawn = names(&mut view.own.drawn.into_iter().flatten());
    if !drawn.is_empty() {
        text = [text, narrator.say(&keys::kingdoms_drawn(drawn))].join("\n");
    }
    text
}

/// The sort key of a choice among spaces: by the names of their columns and rows.
fn space_order(action: Action) -> Vec<i8> {
    let placed = match action {
        Action::Place(_, space) => Some(space),
        _ => None,
    };
    let spaces = placed.into_iter().chain(power_spaces(action));
    spaces.flat_map(|space| [space.x(), space.y()]).collect()
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
