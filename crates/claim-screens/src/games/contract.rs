//! The parts of screens that differ by game, and their dispatch. No other screen code knows a game by
//! name.

use claim_rules::cards::{Faction, FactionSet, Seat, SeatSet};
use claim_rules::{Action, Game, GameKind, IllegalAction, PublicView, View, games};
use claim_table::locale::Locale;

use super::lesson::{Lesson, Prepared};
use crate::i18n::Message;
use crate::screen::model::{Button, ButtonStyle, Paragraph, PictureContent, Screen};
use crate::text::distinct::distinct;
use crate::text::narrator::Narrator;

/// What a game contributes to screens.
pub(crate) trait GameScreens: Game {
    /// Whether players hold cards that others do not see. Games without hands are played on the public message.
    const HAS_HANDS: bool;

    /// A running match as everyone sees it. The narrator’s reader, if there is one, is addressed.
    fn table(narrator: Narrator, view: &Self::PublicView) -> TableTexts;

    /// A running match as a player sees it. `chosen` is an action that begins with the steps chosen so far; `None` at
    /// the first step.
    fn hand(narrator: Narrator, view: &Self::View, chosen: Option<Self::Action>) -> HandTexts;

    /// What the other screens leave out, for everyone or for a player with their `own` view; at most 1,024 characters
    /// each. If there is nothing, no screen offers details.
    fn details(
        narrator: Narrator,
        view: &Self::PublicView,
        own: Option<&Self::View>,
    ) -> Vec<Paragraph>;

    /// What happened in the last trick or turn, in one line; `None` before the first one is complete, and while the
    /// last one is not.
    fn completed(narrator: Narrator, view: &Self::PublicView) -> Option<String>;

    /// A finished match with all hands open. `winners` are marked instead of those by the rules, who may have left.
    fn open_table(
        narrator: Narrator,
        views: &[Self::View],
        winners: Option<SeatSet>,
    ) -> Option<OpenTable>;

    /// The result of a match that was played to its end, with the seats that have won: those who were ahead may have
    /// left.
    fn result(narrator: Narrator, view: &Self::PublicView, winners: SeatSet) -> ResultTexts;

    /// The texts of an action of the viewer, and the steps in which it is chosen.
    fn action(narrator: Narrator, view: &Self::View, action: Self::Action) -> ActionTexts;

    /// Whether a legal action has the same effect as one that comes before it, which alone is offered.
    fn is_repeated(_: &Self::View, _: Self::Action) -> bool {
        false
    }

    /// Whether the label of an action names what only the player who takes it knows.
    fn is_private(_: Self::Action) -> bool {
        false
    }

    /// The action that is played automatically after the player's own, because there is no reason for another one.
    fn follow_up(_: &Self::View) -> Option<Self::Action> {
        None
    }

    /// The view of the seat to act, in games without hands.
    fn actor_view(_: &Self::PublicView) -> Option<Self::View> {
        None
    }

    /// Why another action would have been better, where that follows from what the player saw; `None` where it takes more
    /// than a glance.
    fn reason(
        _: Locale,
        _: &Self::View,
        _: Self::Action,
        _better: Self::Action,
    ) -> Option<Message> {
        None
    }

    /// Reads an action by a name other than its label and notation, legal or not. `text` is in lower
    /// case.
    fn parse_action(locale: Locale, text: &str) -> Option<Self::Action>;

    /// Why the rules refused an action.
    fn refusal(locale: Locale, view: &Self::PublicView, why: Self::IllegalAction) -> String;

    /// What there is to say about the rules of a game.
    fn rules(locale: Locale, kind: GameKind) -> RulesTexts;

    /// The power of a faction of the game.
    fn faction_rules(locale: Locale, kind: GameKind, faction: Faction) -> Screen;

    /// The match that explains a game, or one with nearly the same rules: see [`Prepared`].
    fn tutorial(kind: GameKind) -> Prepared;

    /// What a beginner should know now, and which of the actions left to the viewer to suggest.
    /// Computed from the view alone, so that it is right after any play. `None` if no
    /// action is left.
    fn lesson(
        narrator: Narrator,
        view: &Self::View,
        left: &[Self::Action],
    ) -> Option<Lesson<Self::Action>>;
}

/// A running match as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableTexts {
    /// What was led, rolled or placed, and what lies in the middle, line by line.
    pub(crate) now: Vec<String>,
    /// Whose turn it is and what to do, without a full stop; `None` if no player acts.
    pub(crate) turn: Option<String>,
    /// Small print: how far the match is, and who leads by how much.
    pub(crate) small: Vec<String>,
    /// The table as a picture.
    pub(crate) picture: PictureContent,
    /// What the picture shows, for those who see none, line by line.
    pub(crate) text: Vec<String>,
    /// The board, for those who see no picture: sentences, one per row. Empty in games without a board.
    pub(crate) board: Vec<String>,
    /// What the picture shows, for those who cannot see it: sentences, each a list of items, without markdown.
    pub(crate) alt: Vec<Vec<String>>,
    /// This turn and the last one, or the last trick.
    pub(crate) last: Vec<Paragraph>,
}

/// A running match as a player sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HandTexts {
    /// What to do now, or who is to do it, without a full stop.
    pub(crate) headline: String,
    /// Why, and what only the player sees of the moment: line by line.
    pub(crate) why: Vec<String>,
    /// What happened last, and what to do, for a phone’s lock screen: one or two sentences that say only what everyone
    /// knows.
    pub(crate) told: Vec<String>,
    /// Small print: how far the match is, and who leads by how much.
    pub(crate) small: Vec<String>,
    /// The table with the player’s hand as a picture.
    pub(crate) picture: PictureContent,
    /// What the picture shows, for those who see none, line by line: the hand last.
    pub(crate) text: Vec<String>,
    /// Whether the player has seen the board earlier in this turn.
    pub(crate) repeats_board: bool,
    /// As [`TableTexts::alt`].
    pub(crate) alt: Vec<Vec<String>>,
    /// The cards that the player chooses from, where they are not in the picture of the table.
    pub(crate) cards: Option<CardsTexts>,
    /// This turn and the last one, or the last trick, with what only the player knows.
    pub(crate) last: Vec<Paragraph>,
}

/// Cards as a picture of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CardsTexts {
    /// The picture.
    pub(crate) picture: PictureContent,
    /// As [`TableTexts::text`].
    pub(crate) text: Vec<String>,
    /// As [`TableTexts::alt`].
    pub(crate) alt: Vec<Vec<String>>,
}

/// A finished match with all hands open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OpenTable {
    /// The table as a picture.
    pub(crate) picture: PictureContent,
    /// All that players held hidden.
    pub(crate) hands: Vec<Paragraph>,
    /// Whether the picture shows the hands.
    pub(crate) shows_hands: bool,
}

/// The result of a match that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ResultTexts {
    /// What decides, for each side in order: votes, points, the size of the largest group.
    pub(crate) score: Vec<u16>,
    /// How close it was for the reader, or else for the second, why the match ended, and what decided if the
    /// score is equal, line by line.
    pub(crate) why: Vec<String>,
    /// The result as a picture.
    pub(crate) picture: PictureContent,
    /// What the picture shows, line by line.
    pub(crate) text: Vec<String>,
    /// As [`TableTexts::board`].
    pub(crate) board: Vec<String>,
    /// What decided the match, for a beginner: a sentence.
    pub(crate) lesson: String,
}

/// The texts of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ActionTexts {
    /// The steps in which a player chooses it with buttons, at least one. The keys of all steps together identify the
    /// action.
    pub(crate) steps: Vec<Step>,
    /// The label: at most 80 characters, no markdown.
    pub(crate) label: String,
    /// The label if it is the only legal action. Without markdown.
    pub(crate) only_label: String,
    /// The name within a sentence, with escaped names.
    pub(crate) inline_label: String,
}

/// What there is to say about the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RulesTexts {
    /// What the game is about, in a few lines.
    pub(crate) goal: String,
    /// The rules in short.
    pub(crate) paragraphs: Vec<Paragraph>,
    /// The factions of the game.
    pub(crate) factions: FactionSet,
    /// The beginning of a match as a record: an example that the rules show.
    pub(crate) example: &'static str,
}

/// One step of choosing an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Distinguishes the choices of a step: short, without `/`, `:` and `#`.
    pub(crate) key: String,
    /// What the button says.
    pub(crate) label: String,
    /// The full label, if `label` is incomplete without the emoji, the picture or the order of the buttons.
    pub(crate) full_label: Option<String>,
    /// The emoji before the label.
    pub(crate) emoji: Option<&'static str>,
    pub(crate) style: ButtonStyle,
    /// The sort key among the choices of a step; equal keys keep the order of the actions.
    pub(crate) order: Vec<i8>,
    /// Whether it is a place on the board: many places are shown as menus.
    pub(crate) is_place: bool,
    /// The faction with which it shares a row of buttons.
    pub(crate) row: Option<Faction>,
}

impl Step {
    /// The label in full.
    pub(crate) fn full(&self) -> &String {
        self.full_label.as_ref().unwrap_or(&self.label)
    }
}

/// A legal action with its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LegalAction {
    pub(crate) action: Action,
    /// As [`ActionTexts::steps`].
    pub(crate) steps: Vec<Step>,
    /// As [`ActionTexts::label`], different for all legal actions.
    pub(crate) label: String,
    /// As [`ActionTexts::only_label`].
    pub(crate) only_label: String,
}

/// Generates the functions that call the [`GameScreens`] of the game at hand.
macro_rules! dispatch {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        /// As [`GameScreens::HAS_HANDS`].
        pub(crate) const fn has_hands(kind: GameKind) -> bool {
            match kind {
                $($(GameKind::$kind)|+ => claim_rules::$folder::State::HAS_HANDS,)+
            }
        }

        /// The seat to act, if any.
        pub(crate) const fn to_act(view: &PublicView) -> Option<Seat> {
            match view {
                $(PublicView::$game(view) => view.to_act(),)+
            }
        }

        /// As [`GameScreens::table`].
        pub(crate) fn table(narrator: Narrator, view: &PublicView) -> TableTexts {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::table(narrator, view),)+
            }
        }

        /// As [`GameScreens::hand`].
        pub(crate) fn hand(narrator: Narrator, view: &View, chosen: Option<Action>) -> HandTexts {
            match view {
                $(View::$game(view) => {
                    let chosen = chosen.and_then(|action| match action {
                        Action::$game(action) => Some(action),
                        _ => None,
                    });
                    <claim_rules::$folder::State as GameScreens>::hand(narrator, view, chosen)
                })+
            }
        }

        /// As [`GameScreens::completed`].
        pub(crate) fn completed(narrator: Narrator, view: &PublicView) -> Option<String> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::completed(narrator, view),)+
            }
        }

        /// As [`GameScreens::details`].
        pub(crate) fn details(
            narrator: Narrator,
            view: &PublicView,
            own: Option<&View>,
        ) -> Vec<Paragraph> {
            match view {
                $(PublicView::$game(view) => {
                    let own = own.and_then(|own| match own {
                        View::$game(own) => Some(&**own),
                        _ => None,
                    });
                    claim_rules::$folder::State::details(narrator, view, own)
                })+
            }
        }

        /// As [`GameScreens::open_table`], for the views of all seats.
        pub(crate) fn open_table(
            narrator: Narrator,
            views: &[View],
            winners: Option<SeatSet>,
        ) -> Option<OpenTable> {
            match views.first()? {
                $(View::$game(_) => {
                    let of_game = |view: &View| match view {
                        View::$game(view) => Some((**view).clone()),
                        _ => None,
                    };
                    let views: Vec<_> = views.iter().filter_map(of_game).collect();
                    claim_rules::$folder::State::open_table(narrator, &views, winners)
                })+
            }
        }

        /// As [`GameScreens::result`].
        pub(crate) fn result(
            narrator: Narrator,
            view: &PublicView,
            winners: SeatSet,
        ) -> ResultTexts {
            match view {
                $(PublicView::$game(view) => {
                    claim_rules::$folder::State::result(narrator, view, winners)
                })+
            }
        }

        /// The legal actions of a view that differ in their effects, with their steps and different labels.
        pub(crate) fn legal_actions(narrator: Narrator, view: &View) -> Vec<LegalAction> {
            let mut legal: Vec<_> = match view {
                $(View::$game(view) => {
                    let legal = claim_rules::GameView::legal_actions(&**view).into_iter();
                    let is_offered = |action: &_| !claim_rules::$folder::State::is_repeated(view, *action);
                    let describe = |action| {
                        let texts = claim_rules::$folder::State::action(narrator, view, action);
                        LegalAction {
                            action: Action::$game(action),
                            steps: texts.steps,
                            label: texts.label,
                            only_label: texts.only_label,
                        }
                    };
                    legal.filter(is_offered).map(describe).collect()
                })+
            };
            let labels = legal.iter().map(|it| it.label.clone());
            let labels = distinct(labels, Button::MAX_LABEL_CHARS);
            for (legal, label) in legal.iter_mut().zip(labels) {
                legal.label = label;
            }
            legal
        }

        /// As [`ActionTexts::inline_label`]; empty if view and action belong to different games.
        pub(crate) fn inline_label(narrator: Narrator, view: &View, action: Action) -> String {
            match (view, action) {
                $((View::$game(view), Action::$game(action)) => {
                    claim_rules::$folder::State::action(narrator, view, action).inline_label
                })+
                _ => String::new(),
            }
        }

        /// As [`GameScreens::is_repeated`]; `false` if view and action belong to different games.
        pub(crate) fn is_repeated(view: &View, action: Action) -> bool {
            match (view, action) {
                $((View::$game(view), Action::$game(action)) => {
                    claim_rules::$folder::State::is_repeated(view, action)
                })+
                _ => false,
            }
        }

        /// As [`GameScreens::reason`]; `None` if view and actions belong to different games.
        pub(crate) fn reason(
            locale: Locale,
            view: &View,
            action: Action,
            better: Action,
        ) -> Option<Message> {
            match (view, action, better) {
                $((View::$game(view), Action::$game(action), Action::$game(better)) => {
                    claim_rules::$folder::State::reason(locale, view, action, better)
                })+
                _ => None,
            }
        }

        /// As [`GameScreens::is_private`].
        pub(crate) fn is_private(action: Action) -> bool {
            match action {
                $(Action::$game(action) => claim_rules::$folder::State::is_private(action),)+
            }
        }

        /// As [`GameScreens::follow_up`].
        pub(crate) fn follow_up(view: &View) -> Option<Action> {
            match view {
                $(View::$game(view) => {
                    claim_rules::$folder::State::follow_up(view).map(Action::$game)
                })+
            }
        }

        /// As [`GameScreens::actor_view`].
        pub(crate) fn actor_view(view: &PublicView) -> Option<View> {
            match view {
                $(PublicView::$game(view) => {
                    let view = claim_rules::$folder::State::actor_view(view)?;
                    Some(View::$game(Box::new(view)))
                })+
            }
        }

        /// As [`GameScreens::parse_action`].
        pub(crate) fn parse_action(locale: Locale, kind: GameKind, text: &str) -> Option<Action> {
            match kind {
                $($(GameKind::$kind)|+ => {
                    claim_rules::$folder::State::parse_action(locale, text).map(Action::$game)
                })+
            }
        }

        /// As [`GameScreens::refusal`]; `None` if view and reason belong to different games.
        pub(crate) fn refusal(locale: Locale, view: &PublicView, why: IllegalAction) -> Option<String> {
            match (view, why) {
                $((PublicView::$game(view), IllegalAction::$game(why)) => {
                    Some(claim_rules::$folder::State::refusal(locale, view, why))
                })+
                _ => None,
            }
        }

        /// As [`GameScreens::rules`].
        pub(crate) fn rules(locale: Locale, kind: GameKind) -> RulesTexts {
            match kind {
                $($(GameKind::$kind)|+ => claim_rules::$folder::State::rules(locale, kind),)+
            }
        }

        /// As [`GameScreens::faction_rules`].
        pub(crate) fn faction_rules(locale: Locale, kind: GameKind, faction: Faction) -> Screen {
            match kind {
                $($(GameKind::$kind)|+ => {
                    claim_rules::$folder::State::faction_rules(locale, kind, faction)
                })+
            }
        }

        /// As [`GameScreens::tutorial`].
        pub(crate) fn tutorial(kind: GameKind) -> Prepared {
            match kind {
                $($(GameKind::$kind)|+ => claim_rules::$folder::State::tutorial(kind),)+
            }
        }

        /// As [`GameScreens::lesson`]; ignores actions of other games.
        pub(crate) fn lesson(
            narrator: Narrator,
            view: &View,
            left: impl Iterator<Item = Action>,
        ) -> Option<Lesson<Action>> {
            match view {
                $(View::$game(view) => {
                    let of_game = |action| match action {
                        Action::$game(action) => Some(action),
                        _ => None,
                    };
                    let left: Vec<_> = left.filter_map(of_game).collect();
                    let lesson = claim_rules::$folder::State::lesson(narrator, view, &left)?;
                    Some(Lesson {
                        sentences: lesson.sentences,
                        action: Action::$game(lesson.action),
                        offers_match: lesson.offers_match,
                    })
                })+
            }
        }
    };
}

games!(dispatch);
