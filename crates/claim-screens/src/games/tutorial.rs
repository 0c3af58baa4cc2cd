//! Tutorials: matches whose screens say what to do and why. What they say is computed from views by
//! each game (`tutorial.rs` in its folder).
//!
//! A lesson is computed only from the view and the remaining actions. So it is right no matter what
//! has been played, survives restarts, and cannot mention what is hidden.

use claim_rules::record::Secret;
use claim_rules::{Action, GameKind, Setup, View};
use claim_table::ids::MatchId;
use claim_table::locale::Locale;

use super::contract::{self, ResultTexts};
use super::lesson::{Lesson, Prepared};
use crate::i18n::Translate;
use crate::i18n::keys::tutorial as keys;
use crate::press::{FinishedPress, HandPress, Press};
use crate::running::match_info::MatchInfo;
use crate::screen::info_buttons;
use crate::screen::model::{Button, ButtonStyle, Paragraph, Screen};
use crate::text::narrator::Narrator;
use crate::text::words;

/// The prepared match of a tutorial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tutorial {
    /// The game and its options, for two.
    pub setup: Setup,
    /// The secret. Because no player adds entropy, all chance follows from it alone.
    pub secret: Secret,
}

/// The tutorial of a game, or of the game that explains it best.
///
/// # Panics
///
/// Never: tests start the tutorial of every game.
#[must_use]
pub fn tutorial(kind: GameKind) -> Tutorial {
    let Prepared {
        kind,
        options,
        secret,
    } = contract::tutorial(kind);
    Tutorial {
        setup: Setup::new(kind, 2, options).expect("prepared options fit together"),
        secret: Secret::from_bytes(secret),
    }
}

/// The games that have a tutorial of their own.
pub fn tutorials() -> impl Iterator<Item = GameKind> {
    let kinds = GameKind::ALL.iter().copied();
    kinds.filter(|&kind| contract::tutorial(kind).kind == kind)
}

/// Asks a person with an unfinished tutorial (`id`, of the game `running`) whether to continue it, or to
/// start one of the game `kind` instead.
#[must_use]
pub fn tutorial_question(locale: Locale, id: MatchId, running: GameKind, kind: GameKind) -> Screen {
    let kind = contract::tutorial(kind).kind;
    let game = |kind| words::game(locale, kind);
    let restart = if running == kind {
        keys::tutorial_button_again()
    } else {
        keys::tutorial_button_other(game(kind))
    };
    let buttons = [
        Button {
            emoji: Some("▶️"),
            style: ButtonStyle::Success,
            ..Button::labelled(
                locale.say(&keys::tutorial_button_continue()),
                HandPress::Show(id),
            )
        },
        Button::labelled(locale.say(&restart), Press::RestartTutorial(id, kind)),
    ];
    Screen::default()
        .line(&locale.say(&keys::tutorial_running(game(running))))
        .buttons(&buttons)
}

/// The lesson for the viewer, who has the actions `left` to choose from. `None` outside a tutorial
/// and for the bot.
pub(crate) fn lesson(
    narrator: Narrator,
    view: &View,
    left: impl Iterator<Item = Action>,
) -> Option<Lesson<Action>> {
    let player = narrator.info.players.get(view.seat().index());
    let is_person = player.is_some_and(|player| player.user.is_some());
    if !narrator.info.is_tutorial || !is_person {
        return None;
    }
    contract::lesson(narrator, view, left)
}

/// What a lesson says, a line per sentence; `None` if it says nothing.
pub(crate) fn text(narrator: Narrator, lesson: &Lesson<Action>) -> Option<String> {
    let sentences = lesson.sentences.iter().map(|it| narrator.say(it));
    let sentences: Vec<_> = sentences.collect();
    let text = (!sentences.is_empty()).then(|| sentences.join("\n"));
    text.map(|text| narrator.say(&keys::tutorial_lesson(text)))
}

/// The end of a tutorial: what decided the match, if it was played out, how a real match differs, and what to do next.
pub(crate) fn closing_paragraph(narrator: Narrator, result: Option<&ResultTexts>) -> Paragraph {
    let decided = result.map(|result| result.lesson.clone());
    let has_hands = contract::has_hands(narrator.info.setup.kind());
    let played_with = if has_hands { "hand" } else { "board" };
    let next = narrator.say(&keys::tutorial_next(played_with));
    Paragraph {
        heading: narrator.say(&keys::tutorial_heading()),
        text: decided
            .into_iter()
            .chain([next])
            .collect::<Vec<_>>()
            .join(" "),
    }
}

/// The next steps after a tutorial.
pub(crate) fn next_buttons(locale: Locale, info: &MatchInfo) -> Vec<Button> {
    vec![
        real_match_button(locale, info.id),
        info_buttons::rules(locale, info.setup.kind()),
    ]
}

/// The rematch of a tutorial: an ordinary match. It ends the tutorial.
pub(crate) fn real_match_button(locale: Locale, id: MatchId) -> Button {
    Button {
        emoji: Some("🎲"),
        style: ButtonStyle::Primary,
        ..Button::labelled(
            locale.say(&keys::tutorial_button_real_match()),
            FinishedPress::Rematch(id),
        )
    }
}
