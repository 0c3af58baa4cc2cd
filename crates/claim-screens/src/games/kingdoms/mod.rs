//! The screens of Claim Kingdoms.

mod alt;
mod board;
mod hand;
mod label;
mod narration;
mod reason;
mod refusal;
mod result;
mod rules;
mod space_name;
mod tutorial;

pub use self::space_name::{column_name, row_name, space_name};

use claim_rules::GameKind;
use claim_rules::cards::{Faction, Seat, SeatSet};
use claim_rules::kingdoms::{Action, Awaiting, IllegalAction, Power, PublicView, State, View};
use claim_table::locale::Locale;

use super::contract::{
    ActionTexts, GameScreens, HandTexts, OpenTable, ResultTexts, RulesTexts, TableTexts,
};
use super::lesson::{Lesson, Prepared};
use crate::i18n::Message;
use crate::screen::model::{BoardStep, Paragraph, PictureContent, Screen};
use crate::text::narrator::Narrator;

impl GameScreens for State {
    const HAS_HANDS: bool = true;

    fn table(narrator: Narrator, view: &PublicView) -> TableTexts {
        TableTexts {
            now: Vec::new(),
            turn: narration::turn(narrator, view),
            small: [
                board::small(narrator, view),
                vec![board::display(narrator, view)],
            ]
            .concat(),
            picture: picture(narrator, view, BoardStep::None, SeatSet::EMPTY),
            text: board::standings(narrator, view),
            board: board::lines(narrator, view),
            alt: alt::sentences(narrator, view, &BoardStep::None),
            last: narration::turns(narrator, view),
        }
    }

    fn hand(narrator: Narrator, view: &View, chosen: Option<Action>) -> HandTexts {
        hand::texts(narrator, view, chosen)
    }

    fn details(narrator: Narrator, view: &PublicView, _: Option<&View>) -> Vec<Paragraph> {
        vec![board::control(narrator, view)]
    }

    fn completed(narrator: Narrator, view: &PublicView) -> Option<String> {
        narration::last_turn(narrator, view).map(|it| it.text)
    }

    fn open_table(
        narrator: Narrator,
        views: &[View],
        winners: Option<SeatSet>,
    ) -> Option<OpenTable> {
        let view = &views.first()?.public;
        Some(OpenTable {
            picture: picture(
                narrator,
                view,
                BoardStep::None,
                winners.unwrap_or(SeatSet::EMPTY),
            ),
            hands: views.iter().map(|it| hand::open(narrator, it)).collect(),
            shows_hands: false,
        })
    }

    fn result(narrator: Narrator, view: &PublicView, winners: SeatSet) -> ResultTexts {
        result::texts(narrator, view, winners)
    }

    fn action(narrator: Narrator, view: &View, action: Action) -> ActionTexts {
        label::texts(narrator, view, action)
    }

    fn reason(locale: Locale, view: &View, action: Action, better: Action) -> Option<Message> {
        reason::reason(locale, view, action, better)
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

    fn is_private(action: Action) -> bool {
        matches!(action, Action::Keep(..))
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

    fn parse_action(locale: Locale, text: &str) -> Option<Action> {
        label::parse_action(locale, text)
    }

    fn refusal(locale: Locale, _: &PublicView, why: IllegalAction) -> String {
        refusal::refusal(locale, why)
    }

    fn rules(locale: Locale, _: GameKind) -> RulesTexts {
        rules::texts(locale)
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

/// The board, with its reader at the lower edge.
fn picture(
    narrator: Narrator,
    view: &PublicView,
    step: BoardStep,
    winners: SeatSet,
) -> PictureContent {
    PictureContent::Kingdoms {
        view: Box::new(*view),
        below: narrator.reader.unwrap_or(Seat::First),
        step,
        winners,
    }
}
