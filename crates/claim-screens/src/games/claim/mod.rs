//! The screens of the trick-taking games.

mod action;
mod alt;
mod details;
mod hand;
pub(crate) mod puzzle;
mod result;
mod rules;
mod table;
mod trick;
mod tutorial;

use claim_rules::GameKind;
use claim_rules::cards::{Faction, FactionSet, SeatSet};
use claim_rules::claim::{Action, IllegalAction, PublicView, Source, State, View};
use claim_table::locale::Locale;

use super::contract::{GameScreens, Lesson, Prepared, ShortLabel, Step};
use crate::running::match_info::MatchInfo;
use crate::screen::model::{PictureContent, Screen, Section};
use crate::text::narrator::Narrator;
use crate::text::words;

impl GameScreens for State {
    fn status_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        let factions = table::factions(narrator, view);
        [table::phase(narrator, view)]
            .into_iter()
            .chain(factions)
            .collect()
    }

    fn turn_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        table::turn_lines(narrator, view)
    }

    fn table_sections(narrator: Narrator, view: &PublicView) -> Vec<Section> {
        table::sections(narrator, view)
    }

    fn last_section(narrator: Narrator, view: &PublicView) -> Option<Section> {
        table::last_trick(narrator, view, None)
    }

    fn context_sections(narrator: Narrator, view: &View) -> Vec<Section> {
        table::context_sections(narrator, view)
    }

    fn details(narrator: Narrator, view: &PublicView) -> Vec<Section> {
        details::sections(narrator, view)
    }

    fn private_details(narrator: Narrator, view: &View) -> Vec<Section> {
        hand::details(narrator, view)
    }

    fn footer(_: Narrator, _: &PublicView) -> String {
        String::new()
    }

    fn hints(narrator: Narrator, view: &View) -> Vec<String> {
        hand::hints(narrator, view)
    }

    fn hand_sections(narrator: Narrator, view: &View) -> Vec<Section> {
        hand::sections(narrator, view)
    }

    /// Of equal cards in the middle, the first is offered.
    fn is_repeated(view: &View, action: Action) -> bool {
        let [first, second] = view.public.middle;
        action == Action::Take(Source::Middle2) && first == second
    }

    fn steps(narrator: Narrator, view: &View, action: Action) -> Vec<Step> {
        vec![hand::step(narrator, view, action)]
    }

    fn label(narrator: Narrator, view: &View, action: Action) -> String {
        action::label(narrator, view, action)
    }

    fn only_label(narrator: Narrator, view: &View, action: Action) -> String {
        hand::only_label(narrator, view, action)
    }

    fn short_label(_: &View, action: Action) -> Option<ShortLabel> {
        hand::short_label(action)
    }

    fn inline_label(narrator: Narrator, view: &View, action: Action) -> String {
        match action {
            Action::Play(card) => words::plain_card(narrator.locale, card),
            Action::Take(_) | Action::Remove(_) => {
                action::label_with(narrator, view, action, MatchInfo::escaped_name)
            }
        }
    }

    fn is_private(action: Action) -> bool {
        action == Action::Take(Source::Top)
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

    fn result_details(narrator: Narrator, view: &PublicView) -> Vec<String> {
        result::votes(narrator, view)
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

    fn table_picture(view: &PublicView) -> Option<PictureContent> {
        Some(PictureContent::Tricks {
            view: Box::new(*view),
            hands: Vec::new(),
        })
    }

    fn open_picture(views: &[View]) -> Option<PictureContent> {
        let hand = |view: &View| (!view.own.hand.is_empty()).then_some((view.seat, view.own.hand));
        Some(PictureContent::Tricks {
            view: Box::new(views.first()?.public),
            hands: views.iter().filter_map(hand).collect(),
        })
    }

    fn open_hands(narrator: Narrator, views: &[View]) -> Vec<Section> {
        hand::open_sections(narrator, views)
    }

    fn result_picture(view: &PublicView, winners: SeatSet) -> Option<PictureContent> {
        let view = Box::new(*view);
        Some(PictureContent::Result { view, winners })
    }

    fn alt(narrator: Narrator, view: &PublicView) -> Vec<Vec<String>> {
        alt::sentences(narrator, view)
    }

    fn example(kind: GameKind) -> &'static str {
        match kind {
            GameKind::Claim2 => include_str!("../../../../../assets/examples/claim2.jsonl"),
            GameKind::ClaimMix => include_str!("../../../../../assets/examples/claim-mix.jsonl"),
            _ => include_str!("../../../../../assets/examples/claim.jsonl"),
        }
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
