//! The parts of screens that differ by game, and their dispatch. No other screen code knows a game by
//! name.

use claim_rules::cards::{Faction, FactionSet, SeatSet};
use claim_rules::{
    Action, Game, GameKind, GameView as _, IllegalAction, Options, PublicView, View, games,
};
use claim_table::locale::Locale;

use crate::i18n::Message;
use crate::i18n::keys::hand as keys;
use crate::screen::model::{Button, ButtonStyle, PictureContent, Screen, Section};
use crate::text::distinct::distinct;
use crate::text::narrator::Narrator;

/// What a game contributes to screens.
pub(crate) trait GameScreens: Game {
    /// The state of the match, line by line: phase, standings. Together with the lines from
    /// [`MatchInfo`](crate::running::match_info::MatchInfo) at most 2,000 characters.
    fn status_lines(narrator: Narrator, view: &Self::PublicView) -> Vec<String>;

    /// The board as a picture; `None` for games without a board.
    fn board(_: &Self::PublicView) -> Option<PictureContent> {
        None
    }

    /// The board on a player's own screen, which can mark what they can choose.
    fn own_board(view: &Self::View) -> Option<PictureContent> {
        Self::board(&view.public())
    }

    /// The table as a picture, for the replay: as [`GameScreens::board`], but never `None` once the match has
    /// begun.
    fn table_picture(view: &Self::PublicView) -> Option<PictureContent> {
        Self::board(view)
    }

    /// As [`GameScreens::table_picture`] with all hands open, for a finished match.
    fn open_picture(views: &[Self::View]) -> Option<PictureContent> {
        Self::table_picture(&views.first()?.public())
    }

    /// All that players held hidden, for a finished match; at most 1,024 characters each.
    fn open_hands(_: Narrator, _: &[Self::View]) -> Vec<Section> {
        Vec::new()
    }

    /// The result of a match that was played to its end as a picture, with the seats that have won: those who were ahead
    /// may have left.
    fn result_picture(view: &Self::PublicView, winners: SeatSet) -> Option<PictureContent> {
        let _ = winners;
        Self::board(view)
    }

    /// What the pictures of the table show, in words: sentences, each a list of items, without
    /// markdown.
    fn alt(narrator: Narrator, view: &Self::PublicView) -> Vec<Vec<String>>;

    /// The beginning of a match as a record: an example that the rules show.
    fn example(kind: GameKind) -> &'static str;

    /// The board as text, line by line; empty in games without a board.
    fn board_lines(_narrator: Narrator, _view: &Self::PublicView) -> Vec<String> {
        Vec::new()
    }

    /// What the next action depends on, line by line, at most 1,000 characters: what was led or
    /// rolled, what lies in the middle, and last whose turn it is.
    fn turn_lines(narrator: Narrator, view: &Self::PublicView) -> Vec<String>;

    /// The last trick or turn and what else lies on the table, at most 1,024 characters each.
    fn table_sections(narrator: Narrator, view: &Self::PublicView) -> Vec<Section>;

    /// As [`GameScreens::table_sections`] for a player, above their hand: what the next action depends on.
    fn context_sections(narrator: Narrator, view: &Self::View) -> Vec<Section> {
        Self::table_sections(narrator, &view.public())
    }

    /// Public details that the other screens leave out, shown on request; at most 1,024 characters each. If there
    /// are none, no screen offers details.
    fn details(_: Narrator, _: &Self::PublicView) -> Vec<Section> {
        Vec::new()
    }

    /// As [`GameScreens::details`], for what only the player may know.
    fn private_details(_: Narrator, _: &Self::View) -> Vec<Section> {
        Vec::new()
    }

    /// The last trick or turn of a finished match.
    fn last_section(narrator: Narrator, view: &Self::PublicView) -> Option<Section>;

    /// The small last line.
    fn footer(narrator: Narrator, view: &Self::PublicView) -> String;

    /// Lines that only the player sees: what to follow with, what a power revealed.
    fn hints(narrator: Narrator, view: &Self::View) -> Vec<String>;

    /// Sections that only the player sees: their hand. Empty in games without hidden cards.
    fn hand_sections(narrator: Narrator, view: &Self::View) -> Vec<Section>;

    /// The steps in which a player chooses an action with buttons, at least one. The keys of all
    /// steps together identify the action.
    fn steps(narrator: Narrator, view: &Self::View, action: Self::Action) -> Vec<Step>;

    /// Whether a legal action has the same effect as one that comes before it, which alone is offered.
    fn is_repeated(_: &Self::View, _: Self::Action) -> bool {
        false
    }

    /// The action that is played automatically after the player's own, because there is no reason for another one.
    fn follow_up(_: &Self::View) -> Option<Self::Action> {
        None
    }

    /// The label of an action of the viewer: at most 80 characters, no markdown.
    fn label(narrator: Narrator, view: &Self::View, action: Self::Action) -> String;

    /// The label of an action that is the viewer's only legal one. Without markdown.
    fn only_label(narrator: Narrator, view: &Self::View, action: Self::Action) -> String {
        let label = Self::label(narrator, view, action);
        narrator.say(&keys::only_choice(label))
    }

    /// The label of an action among many, with the same emoji before it.
    fn short_label(_: &Self::View, _: Self::Action) -> Option<ShortLabel> {
        None
    }

    /// The name of an action of the viewer within a sentence, with escaped names.
    fn inline_label(narrator: Narrator, view: &Self::View, action: Self::Action) -> String {
        Self::label(narrator, view, action)
    }

    /// Whether the label of an action names what only the player who takes it knows.
    fn is_private(_: Self::Action) -> bool {
        false
    }

    /// Reads an action by a name other than its label and notation, legal or not. `text` is in lower
    /// case.
    fn parse_action(locale: Locale, text: &str) -> Option<Self::Action>;

    /// Why the rules refused an action.
    fn refusal(locale: Locale, view: &Self::PublicView, why: Self::IllegalAction) -> String;

    /// The result of a match that was played to its end, line by line.
    fn result_lines(narrator: Narrator, view: &Self::PublicView) -> Vec<String>;

    /// The result at a glance, for a player: a few lines.
    fn score_lines(narrator: Narrator, view: &Self::PublicView) -> Vec<String> {
        Self::result_lines(narrator, view)
    }

    /// What else the result's picture shows, line by line.
    fn result_details(_: Narrator, _: &Self::PublicView) -> Vec<String> {
        Vec::new()
    }

    /// Whether players hold cards that others do not see. Games without hands are played on the
    /// public message.
    fn has_hands() -> bool {
        true
    }

    /// The view of the seat to act, in games without hands.
    fn actor_view(_: &Self::PublicView) -> Option<Self::View> {
        None
    }

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

    /// What decided a match, for a beginner: a sentence.
    fn closing_words(narrator: Narrator, view: &Self::PublicView) -> String;

    fn factions(kind: GameKind) -> FactionSet;

    /// The rules in short.
    fn rules(locale: Locale, kind: GameKind) -> Screen;

    fn faction_rules(locale: Locale, kind: GameKind, faction: Faction) -> Screen;
}

/// One step of choosing an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Distinguishes the choices of a step: short, without `/`, `:` and `#`.
    pub(crate) key: String,
    pub(crate) label: String,
    /// The full label, if `label` is incomplete without the emoji or the order of the buttons.
    pub(crate) full_label: Option<String>,
    /// The emoji before the label.
    pub(crate) emoji: Option<&'static str>,
    pub(crate) style: ButtonStyle,
    /// The sort key among the choices of a step; equal keys keep the order of the actions.
    pub(crate) order: Vec<i8>,
    /// Whether it is a place on the board: many places are shown as menus.
    pub(crate) is_place: bool,
}

/// A button's label that says only what its emoji and its row do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ShortLabel {
    /// The label.
    pub(crate) text: String,
    /// The buttons of a faction are placed side by side.
    pub(crate) faction: Faction,
}

/// A legal action with its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LegalAction {
    pub(crate) action: Action,
    /// As [`GameScreens::steps`].
    pub(crate) steps: Vec<Step>,
    /// As [`GameScreens::label`].
    pub(crate) label: String,
    /// As [`GameScreens::short_label`].
    pub(crate) short_label: Option<ShortLabel>,
}

/// The match of a tutorial, for two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Prepared {
    pub(crate) kind: GameKind,
    pub(crate) options: Options,
    /// The bytes of the secret from which all chance follows: readable, as nothing is secret here.
    pub(crate) secret: [u8; 32],
}

/// What a tutorial says at one point of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lesson<A> {
    /// At most three short sentences, at most 300 characters together.
    pub(crate) sentences: Vec<Message>,
    /// The suggested action.
    pub(crate) action: A,
}

/// Generates the functions that call the [`GameScreens`] of the game at hand.
macro_rules! dispatch {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        /// As [`GameScreens::status_lines`].
        pub(crate) fn status_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::status_lines(narrator, view),)+
            }
        }

        /// As [`GameScreens::board_lines`].
        pub(crate) fn board_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::board_lines(narrator, view),)+
            }
        }

        /// As [`GameScreens::turn_lines`].
        pub(crate) fn turn_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::turn_lines(narrator, view),)+
            }
        }

        /// As [`GameScreens::table_sections`].
        pub(crate) fn table_sections(narrator: Narrator, view: &PublicView) -> Vec<Section> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::table_sections(narrator, view),)+
            }
        }

        /// As [`GameScreens::context_sections`].
        pub(crate) fn context_sections(narrator: Narrator, view: &View) -> Vec<Section> {
            match view {
                $(View::$game(view) => claim_rules::$folder::State::context_sections(narrator, view),)+
            }
        }

        /// As [`GameScreens::details`].
        pub(crate) fn details(narrator: Narrator, view: &PublicView) -> Vec<Section> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::details(narrator, view),)+
            }
        }

        /// As [`GameScreens::private_details`].
        pub(crate) fn private_details(narrator: Narrator, view: &View) -> Vec<Section> {
            match view {
                $(View::$game(view) => claim_rules::$folder::State::private_details(narrator, view),)+
            }
        }

        /// As [`GameScreens::last_section`].
        pub(crate) fn last_section(narrator: Narrator, view: &PublicView) -> Option<Section> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::last_section(narrator, view),)+
            }
        }

        /// As [`GameScreens::footer`].
        pub(crate) fn footer(narrator: Narrator, view: &PublicView) -> String {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::footer(narrator, view),)+
            }
        }

        /// As [`GameScreens::hints`].
        pub(crate) fn hints(narrator: Narrator, view: &View) -> Vec<String> {
            match view {
                $(View::$game(view) => claim_rules::$folder::State::hints(narrator, view),)+
            }
        }

        /// As [`GameScreens::hand_sections`].
        pub(crate) fn hand_sections(narrator: Narrator, view: &View) -> Vec<Section> {
            match view {
                $(View::$game(view) => claim_rules::$folder::State::hand_sections(narrator, view),)+
            }
        }

        /// The legal actions of a view that differ in their effects, with their steps and different labels.
        pub(crate) fn legal_actions(narrator: Narrator, view: &View) -> Vec<LegalAction> {
            let mut legal: Vec<_> = match view {
                $(View::$game(view) => {
                    let legal = claim_rules::GameView::legal_actions(&**view).into_iter();
                    let is_offered = |action: &_| !claim_rules::$folder::State::is_repeated(view, *action);
                    let describe = |action| LegalAction {
                        action: Action::$game(action),
                        steps: claim_rules::$folder::State::steps(narrator, view, action),
                        label: claim_rules::$folder::State::label(narrator, view, action),
                        short_label: claim_rules::$folder::State::short_label(view, action),
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

        /// As [`GameScreens::is_repeated`]; `false` if view and action belong to different games.
        pub(crate) fn is_repeated(view: &View, action: Action) -> bool {
            match (view, action) {
                $((View::$game(view), Action::$game(action)) => {
                    claim_rules::$folder::State::is_repeated(view, action)
                })+
                _ => false,
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

        /// As [`GameScreens::only_label`]; empty if view and action belong to different games.
        pub(crate) fn only_label(narrator: Narrator, view: &View, action: Action) -> String {
            match (view, action) {
                $((View::$game(view), Action::$game(action)) => {
                    claim_rules::$folder::State::only_label(narrator, view, action)
                })+
                _ => String::new(),
            }
        }

        /// As [`GameScreens::inline_label`]; empty if view and action belong to different games.
        pub(crate) fn inline_label(narrator: Narrator, view: &View, action: Action) -> String {
            match (view, action) {
                $((View::$game(view), Action::$game(action)) => {
                    claim_rules::$folder::State::inline_label(narrator, view, action)
                })+
                _ => String::new(),
            }
        }

        /// As [`GameScreens::is_private`].
        pub(crate) fn is_private(action: Action) -> bool {
            match action {
                $(Action::$game(action) => claim_rules::$folder::State::is_private(action),)+
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

        /// As [`GameScreens::score_lines`].
        pub(crate) fn score_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::score_lines(narrator, view),)+
            }
        }

        /// As [`GameScreens::result_lines`].
        pub(crate) fn result_lines(narrator: Narrator, view: &PublicView) -> Vec<String> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::result_lines(narrator, view),)+
            }
        }

        /// As [`GameScreens::result_details`].
        pub(crate) fn result_details(narrator: Narrator, view: &PublicView) -> Vec<String> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::result_details(narrator, view),)+
            }
        }

        /// As [`GameScreens::board`].
        pub(crate) fn board(view: &PublicView) -> Option<PictureContent> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::board(view),)+
            }
        }

        /// As [`GameScreens::own_board`].
        pub(crate) fn own_board(view: &View) -> Option<PictureContent> {
            match view {
                $(View::$game(view) => claim_rules::$folder::State::own_board(view),)+
            }
        }

        /// As [`GameScreens::table_picture`].
        pub(crate) fn table_picture(view: &PublicView) -> Option<PictureContent> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::table_picture(view),)+
            }
        }

        /// As [`GameScreens::open_picture`], for the views of all seats.
        pub(crate) fn open_picture(views: &[View]) -> Option<PictureContent> {
            match views.first()? {
                $(View::$game(_) => {
                    let of_game = |view: &View| match view {
                        View::$game(view) => Some((**view).clone()),
                        _ => None,
                    };
                    let views: Vec<_> = views.iter().filter_map(of_game).collect();
                    claim_rules::$folder::State::open_picture(&views)
                })+
            }
        }

        /// As [`GameScreens::open_hands`], for the views of all seats.
        pub(crate) fn open_hands(narrator: Narrator, views: &[View]) -> Vec<Section> {
            match views.first() {
                $(Some(View::$game(_)) => {
                    let of_game = |view: &View| match view {
                        View::$game(view) => Some((**view).clone()),
                        _ => None,
                    };
                    let views: Vec<_> = views.iter().filter_map(of_game).collect();
                    claim_rules::$folder::State::open_hands(narrator, &views)
                })+
                None => Vec::new(),
            }
        }

        /// As [`GameScreens::result_picture`].
        pub(crate) fn result_picture(view: &PublicView, winners: SeatSet) -> Option<PictureContent> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::result_picture(view, winners),)+
            }
        }

        /// As [`GameScreens::alt`].
        pub(crate) fn alt(narrator: Narrator, view: &PublicView) -> Vec<Vec<String>> {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::alt(narrator, view),)+
            }
        }

        /// As [`GameScreens::example`].
        pub(crate) fn example(kind: GameKind) -> &'static str {
            match kind {
                $($(GameKind::$kind)|+ => claim_rules::$folder::State::example(kind),)+
            }
        }

        /// As [`GameScreens::has_hands`].
        pub(crate) fn has_hands(kind: GameKind) -> bool {
            match kind {
                $($(GameKind::$kind)|+ => claim_rules::$folder::State::has_hands(),)+
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
                    })
                })+
            }
        }

        /// As [`GameScreens::closing_words`].
        pub(crate) fn closing_words(narrator: Narrator, view: &PublicView) -> String {
            match view {
                $(PublicView::$game(view) => claim_rules::$folder::State::closing_words(narrator, view),)+
            }
        }

        /// As [`GameScreens::factions`].
        pub(crate) fn factions(kind: GameKind) -> FactionSet {
            match kind {
                $($(GameKind::$kind)|+ => claim_rules::$folder::State::factions(kind),)+
            }
        }

        /// As [`GameScreens::rules`].
        pub(crate) fn game_rules(locale: Locale, kind: GameKind) -> Screen {
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
    };
}

games!(dispatch);
