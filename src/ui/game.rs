//! What every game shows in its own way, and dispatch to the game that is played: the screens know
//! no game by name.

use super::{ButtonStyle, Screen, Section, Teller};
use crate::cards::{Faction, FactionSet};
use crate::i18n::Locale;
use crate::rules::{self, Action, Game, GameKind, IllegalAction, PublicView, View, games};

/// The parts of screens that a game has in its own way.
pub(super) trait GameScreens: Game {
    /// Where the match stands, line by line: stage, board, whose turn it is. With what is in
    /// [`MatchCaption`](super::MatchCaption) it is at most 3,000 characters.
    fn situation(teller: Teller, view: &Self::PublicView) -> Vec<String>;

    /// What else lies on the table, and what happened last, each at most 1,024 characters.
    fn sections(teller: Teller, view: &Self::PublicView) -> Vec<Section>;

    /// What happened last, for a match that is over.
    fn last(teller: Teller, view: &Self::PublicView) -> Option<Section>;

    /// The small print.
    fn footer(teller: Teller, view: &Self::PublicView) -> String;

    /// What a player alone is told now, line by line.
    fn hints(teller: Teller, view: &Self::View) -> Vec<String>;

    /// What a player alone sees beside the table: their hand.
    fn hand(teller: Teller, view: &Self::View) -> Vec<Section>;

    /// The steps in which a player chooses an action on buttons, at least one. Actions are told
    /// apart by the keys of their steps.
    fn steps(teller: Teller, view: &Self::View, action: Self::Action) -> Vec<Step>;

    /// What an action of the viewer's is called where no markdown is read: at most 80 characters.
    fn label(teller: Teller, view: &Self::View, action: Self::Action) -> String;

    /// What an action of the viewer's is called in the midst of a sentence, without markdown.
    fn called(teller: Teller, view: &Self::View, action: Self::Action) -> String {
        Self::label(teller, view, action)
    }

    /// The action that is called so in that language besides its label and its notation, whoever
    /// may do it; `text` is in lower case.
    fn read(locale: Locale, text: &str) -> Option<Self::Action>;

    /// Why the rules said no.
    fn refusal(locale: Locale, view: &Self::PublicView, why: Self::IllegalAction) -> String;

    /// What came of a match that was played out, line by line.
    fn result(teller: Teller, view: &Self::PublicView) -> Vec<String>;

    /// The factions that take part in a game.
    fn factions(kind: GameKind) -> FactionSet;

    /// The whole game, explained in short.
    fn rules(locale: Locale, kind: GameKind) -> Screen;

    /// One of the game's factions, explained.
    fn faction_rules(locale: Locale, kind: GameKind, faction: Faction) -> Screen;
}

/// A step of choosing an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// What tells it apart from others of the same step: short, without `/`, `:` and `#`.
    pub(super) key: String,
    /// What its button says.
    pub(super) label: String,
    /// A picture before it.
    pub(super) emoji: Option<&'static str>,
    /// How the button looks.
    pub(super) style: ButtonStyle,
    /// Where it stands among others of the same step; equal ones stand as their actions do.
    pub(super) order: Vec<i8>,
}

/// A legal action, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Offer {
    /// The action.
    pub(super) action: Action,
    /// As [`GameScreens::steps`].
    pub(super) steps: Vec<Step>,
    /// As [`GameScreens::label`].
    pub(super) label: String,
}

/// Writes the way from what any game shows to the game.
macro_rules! dispatch {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        /// As [`GameScreens::situation`].
        pub(super) fn situation(teller: Teller, view: &PublicView) -> Vec<String> {
            match view {
                $(PublicView::$game(view) => rules::$folder::State::situation(teller, view),)+
            }
        }

        /// As [`GameScreens::sections`].
        pub(super) fn sections(teller: Teller, view: &PublicView) -> Vec<Section> {
            match view {
                $(PublicView::$game(view) => rules::$folder::State::sections(teller, view),)+
            }
        }

        /// As [`GameScreens::last`].
        pub(super) fn last(teller: Teller, view: &PublicView) -> Option<Section> {
            match view {
                $(PublicView::$game(view) => rules::$folder::State::last(teller, view),)+
            }
        }

        /// As [`GameScreens::footer`].
        pub(super) fn footer(teller: Teller, view: &PublicView) -> String {
            match view {
                $(PublicView::$game(view) => rules::$folder::State::footer(teller, view),)+
            }
        }

        /// As [`GameScreens::hints`].
        pub(super) fn hints(teller: Teller, view: &View) -> Vec<String> {
            match view {
                $(View::$game(view) => rules::$folder::State::hints(teller, view),)+
            }
        }

        /// As [`GameScreens::hand`].
        pub(super) fn hand(teller: Teller, view: &View) -> Vec<Section> {
            match view {
                $(View::$game(view) => rules::$folder::State::hand(teller, view),)+
            }
        }

        /// Every legal action of a view with its steps and its label.
        pub(super) fn offers(teller: Teller, view: &View) -> Vec<Offer> {
            match view {
                $(View::$game(view) => {
                    let legal = rules::GameView::legal_actions(&**view).into_iter();
                    let tell = |action| Offer {
                        action: Action::$game(action),
                        steps: rules::$folder::State::steps(teller, view, action),
                        label: rules::$folder::State::label(teller, view, action),
                    };
                    legal.map(tell).collect()
                })+
            }
        }

        /// As [`GameScreens::called`]; nothing where view and action are of different games.
        pub(super) fn called(teller: Teller, view: &View, action: Action) -> String {
            match (view, action) {
                $((View::$game(view), Action::$game(action)) => {
                    rules::$folder::State::called(teller, view, action)
                })+
                _ => String::new(),
            }
        }

        /// As [`GameScreens::read`].
        pub(super) fn read(locale: Locale, kind: GameKind, text: &str) -> Option<Action> {
            match kind {
                $($(GameKind::$kind)|+ => {
                    rules::$folder::State::read(locale, text).map(Action::$game)
                })+
            }
        }

        /// As [`GameScreens::refusal`]; nothing where view and reason are of different games.
        pub(super) fn refusal(locale: Locale, view: &PublicView, why: IllegalAction) -> Option<String> {
            match (view, why) {
                $((PublicView::$game(view), IllegalAction::$game(why)) => {
                    Some(rules::$folder::State::refusal(locale, view, why))
                })+
                _ => None,
            }
        }

        /// As [`GameScreens::result`].
        pub(super) fn result(teller: Teller, view: &PublicView) -> Vec<String> {
            match view {
                $(PublicView::$game(view) => rules::$folder::State::result(teller, view),)+
            }
        }

        /// As [`GameScreens::factions`].
        pub(super) fn factions(kind: GameKind) -> FactionSet {
            match kind {
                $($(GameKind::$kind)|+ => rules::$folder::State::factions(kind),)+
            }
        }

        /// As [`GameScreens::rules`].
        pub(super) fn game_rules(locale: Locale, kind: GameKind) -> Screen {
            match kind {
                $($(GameKind::$kind)|+ => rules::$folder::State::rules(locale, kind),)+
            }
        }

        /// As [`GameScreens::faction_rules`].
        pub(super) fn faction_rules(locale: Locale, kind: GameKind, faction: Faction) -> Screen {
            match kind {
                $($(GameKind::$kind)|+ => {
                    rules::$folder::State::faction_rules(locale, kind, faction)
                })+
            }
        }
    };
}

games!(dispatch);
