//! The screens of Claim It.

mod alt;
mod board;
mod narration;
mod rules;
mod space_name;
mod tutorial;

use claim_rules::GameKind;
use claim_rules::cards::{Faction, FactionSet, SeatSet};
use claim_rules::claim_it::{
    Action, Awaiting, IllegalAction, PublicView, Space, State, Stone, View,
};
use claim_table::locale::Locale;

use super::contract::{GameScreens, Lesson, Prepared, Step};
use crate::i18n::keys::{claim_it as keys, hand as hand_keys};
use crate::screen::model::{ButtonStyle, PictureContent, Screen, Section};
use crate::text::narrator::Narrator;

impl GameScreens for State {
    fn status_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        board::standings(narrator, view)
    }

    fn board_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        let mut lines = vec![board::grid(view)];
        lines.extend(board::legend(narrator, view));
        lines
    }

    fn turn_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        let lines = [
            narration::last_round(narrator, view),
            narration::dice(narrator, view),
        ];
        let lines = lines.into_iter().flatten();
        let choices = narration::choices(narrator, view);
        lines
            .chain(choices)
            .chain(narration::turn(narrator, view))
            .collect()
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

    fn hints(_: Narrator, _: &View) -> Vec<String> {
        Vec::new()
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
                Some(Stone::Claim(number)) => (board::number(number), ButtonStyle::Primary),
                Some(Stone::Owner) | None => (board::OWNER_STONE, ButtonStyle::Primary),
            },
        };
        let label = match action {
            Action::Use(Space { row, column }) => {
                narrator.say(&keys::claim_it_space_short(column.number(), row.number()))
            }
            Action::Roll | Action::Stop => Self::label(narrator, view, action),
        };
        vec![Step {
            key: action.to_string(),
            label,
            full_label: Some(Self::label(narrator, view, action)),
            emoji: Some(emoji),
            style,
            order: Vec::new(),
            is_place: false,
        }]
    }

    fn label(narrator: Narrator, view: &View, action: Action) -> String {
        let may_stop = matches!(view.public.awaiting, Awaiting::Choice { .. });
        narrator.say(&match action {
            Action::Roll if may_stop => keys::claim_it_roll_again(),
            Action::Roll => keys::claim_it_roll(),
            Action::Stop => keys::claim_it_stop(),
            Action::Use(space) => {
                let (row, column) = (space.row.number(), space.column.number());
                match view.public.stone_for(space) {
                    Some(Stone::Claim(number)) => {
                        keys::claim_it_put_claim(column, number.number(), row)
                    }
                    Some(Stone::Owner) | None => keys::claim_it_put_owner(column, row),
                }
            }
        })
    }

    /// A turn begins with a roll: that is no choice.
    fn only_label(narrator: Narrator, view: &View, action: Action) -> String {
        let label = Self::label(narrator, view, action);
        match action {
            Action::Roll => label,
            Action::Use(_) | Action::Stop => narrator.say(&hand_keys::only_choice(label)),
        }
    }

    /// Reads the bare name of a space as the action that uses it.
    fn parse_action(_: Locale, text: &str) -> Option<Action> {
        space_name::parse_space(text).map(Action::Use)
    }

    fn refusal(locale: Locale, _: &PublicView, why: IllegalAction) -> String {
        narration::refusal(locale, why)
    }

    fn result_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        let mut lines = vec![narrator.say(&keys::claim_it_result())];
        lines.extend(board::standings(narrator, view));
        lines
    }

    fn score_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
        let groups = narrator.per_side(|seat| view.standing(seat).group.to_string());
        let sides = narrator.per_side(|seat| narrator.info.name(seat));
        let mut lines = vec![narrator.say(&keys::claim_it_score(groups, sides))];
        let mut largest: Vec<_> = view
            .setup
            .seats()
            .map(|it| view.standing(it).group)
            .collect();
        largest.sort_unstable();
        if let [.., second, first] = largest[..]
            && first == second
        {
            // More decides than the size of the groups.
            lines.extend(board::standings(narrator, view));
        }
        lines
    }

    fn board(view: &PublicView) -> Option<PictureContent> {
        let winners = if view.awaiting == Awaiting::Over {
            let best = view.setup.seats().map(|seat| view.standing(seat)).max();
            let seats = view.setup.seats();
            seats
                .filter(|&seat| Some(view.standing(seat)) == best)
                .collect()
        } else {
            SeatSet::EMPTY
        };
        Self::result_picture(view, winners)
    }

    fn result_picture(view: &PublicView, winners: SeatSet) -> Option<PictureContent> {
        let view = Box::new(*view);
        Some(PictureContent::ClaimIt { view, winners })
    }

    fn alt(narrator: Narrator, view: &PublicView) -> Vec<Vec<String>> {
        alt::sentences(narrator, view)
    }

    fn example(_: GameKind) -> &'static str {
        include_str!("../../../../../assets/examples/claim-it.jsonl")
    }

    fn has_hands() -> bool {
        false
    }

    fn actor_view(view: &PublicView) -> Option<View> {
        let (seat, public) = (view.to_act()?, *view);
        Some(View { seat, public })
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
        FactionSet::default()
    }

    fn rules(locale: Locale, kind: GameKind) -> Screen {
        rules::game_rules(locale, kind)
    }

    fn faction_rules(locale: Locale, kind: GameKind, _: Faction) -> Screen {
        rules::game_rules(locale, kind)
    }
}
