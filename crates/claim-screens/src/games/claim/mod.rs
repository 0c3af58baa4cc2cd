//! The screens of the trick-taking games.

mod action;
mod alt;
mod details;
mod hand;
pub(crate) mod puzzle;
mod reason;
mod result;
mod rules;
mod table;
mod trick;
mod tutorial;

use claim_rules::GameKind;
use claim_rules::cards::{Faction, SeatSet};
use claim_rules::claim::{Action, IllegalAction, PublicView, Source, State, View};
use claim_table::locale::Locale;

use super::contract::{
    ActionTexts, GameScreens, HandTexts, OpenTable, ResultTexts, RulesTexts, TableTexts,
};
use super::lesson::{Lesson, Prepared};
use crate::i18n::Message;
use crate::screen::model::{Paragraph, PictureContent, Screen};
use crate::text::narrator::Narrator;

impl GameScreens for State {
    const HAS_HANDS: bool = true;

    fn table(narrator: Narrator, view: &PublicView) -> TableTexts {
        TableTexts {
            alt: alt::sentences(narrator, view),
            ..table::texts(narrator, view)
        }
    }

    fn hand(narrator: Narrator, view: &View, _: Option<Action>) -> HandTexts {
        hand::texts(narrator, view)
    }

    fn details(narrator: Narrator, view: &PublicView, own: Option<&View>) -> Vec<Paragraph> {
        let mut paragraphs = own.map_or_else(Vec::new, |own| hand::details(narrator, own));
        paragraphs.extend(details::paragraphs(narrator, view));
        paragraphs
    }

    fn completed(narrator: Narrator, view: &PublicView) -> Option<String> {
        let last = table::last_trick(narrator, view, None);
        last.filter(|_| !trick::has_pending_choice(view))
            .map(|it| it.text)
    }

    fn open_table(narrator: Narrator, views: &[View], _: Option<SeatSet>) -> Option<OpenTable> {
        let hand = |view: &View| (!view.own.hand.is_empty()).then_some((view.seat, view.own.hand));
        let hands: Vec<_> = views.iter().filter_map(hand).collect();
        Some(OpenTable {
            shows_hands: !hands.is_empty(),
            picture: PictureContent::Tricks {
                view: Box::new(views.first()?.public),
                hands,
                chosen: None,
            },
            hands: hand::open_paragraphs(narrator, views),
        })
    }

    fn result(narrator: Narrator, view: &PublicView, winners: SeatSet) -> ResultTexts {
        result::texts(narrator, view, winners)
    }

    fn action(narrator: Narrator, view: &View, action: Action) -> ActionTexts {
        action::texts(narrator, view, action)
    }

    fn reason(_: Locale, view: &View, action: Action, better: Action) -> Option<Message> {
        reason::reason(view, action, better)
    }

    /// Of equal cards in the middle, the first is offered.
    fn is_repeated(view: &View, action: Action) -> bool {
        let [first, second] = view.public.middle;
        action == Action::Take(Source::Middle2) && first == second
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

    fn rules(locale: Locale, kind: GameKind) -> RulesTexts {
        rules::texts(locale, kind)
    }

    fn faction_rules(locale: Locale, _: GameKind, faction: Faction) -> Screen {
        rules::faction_rules(locale, faction)
    }

    fn tutorial(_: GameKind) -> Prepared {
        tutorial::prepared()
    }

    fn lesson(narrator: Narrator, view: &View, left: &[Action]) -> Option<Lesson<Action>> {
        tutorial::lesson(narrator, view, left)
    }
}
