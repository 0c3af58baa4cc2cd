//! Playing on from a position of a finished match, against bots: what was played, and what can be chosen next.

use claim_rules::cards::Seat;
use claim_rules::{Action, View};

use super::finished::winners_line;
use super::match_info::MatchInfo;
use super::narrator::Narrator;
use super::screen::{Button, Press, Row, Screen, Tone};
use super::try_again::{back, hand_at, retry_button, tried_rows};
use super::{game, picture};
use crate::i18n::Locale;
use crate::i18n::keys::analysis as keys;

/// The digits of encoded choices.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The maximum length of encoded choices: as much room as the id of a control has for them.
const MAX_CODE_CHARS: usize = 44;

/// The maximum number of plays that are listed, the last ones.
const MAX_LISTED_PLAYS: usize = 12;

/// A position that the reader has reached by playing on.
#[derive(Clone, Copy, Debug)]
pub struct PlayOnStep<'a> {
    /// The number of actions of the match before the first choice.
    pub begin: u32,
    /// The reader's choices since then, encoded.
    pub choices: &'a str,
    /// The steps of the next choice taken so far.
    pub chosen: &'a str,
    /// The reader's seat.
    pub seat: Seat,
    /// What each seat knows: together, everything.
    pub views: &'a [View],
    /// What was played since the last choice, including it: the seat, what it knew, and the action.
    pub plays: &'a [(Seat, View, Action)],
    /// The winners, if the match is over.
    pub winners: Option<&'a [Seat]>,
}

/// Encodes an action by its position among the legal actions of the view's seat: as one digit, or as two if there
/// are more legal actions than digits. `None` if the action is not legal.
#[must_use]
pub fn choice_code(view: &View, action: Action) -> Option<String> {
    let legal = view.legal_actions();
    let number = legal.iter().position(|&it| it == action)?;
    let digit = |number: usize| char::from(DIGITS[number % DIGITS.len()]);
    let mut code = String::from(digit(number));
    if legal.len() > DIGITS.len() {
        code.push(digit(number / DIGITS.len()));
    }
    Some(code)
}

/// The action that the first code in `codes` stands for, and the codes after it; `None` if it is not a code for
/// this view.
#[must_use]
pub fn coded_choice<'a>(view: &View, codes: &'a str) -> Option<(Action, &'a str)> {
    let legal = view.legal_actions();
    let length = if legal.len() > DIGITS.len() { 2 } else { 1 };
    let (code, rest) = codes.split_at_checked(length)?;
    let mut digits = code.bytes().rev();
    let number = digits.try_fold(0, |number, digit| {
        let digit = DIGITS.iter().position(|&it| it == digit)?;
        Some(number * DIGITS.len() + digit)
    })?;
    Some((*legal.get(number)?, rest))
}

/// Shows the position, with what can be chosen next; at the end, who has won.
#[must_use]
pub fn play_on(locale: Locale, info: &MatchInfo, step: &PlayOnStep<'_>) -> Screen {
    let Some(view) = step.views.get(step.seat.index()) else {
        return Screen::default();
    };
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    let open = step.plays.iter();
    let open: Vec<_> = open
        .filter(|(seat, _, action)| *seat == step.seat || !game::is_private(*action))
        .collect();
    let skipped = open.len().saturating_sub(MAX_LISTED_PLAYS);
    let plays = open[skipped..].iter().map(|(seat, view, action)| {
        let action = game::inline_label(narrator, view, *action);
        locale.say(&keys::play_of(info.name(*seat), action))
    });
    let plays: Vec<_> = plays.collect();
    let told = if plays.is_empty() {
        Vec::new()
    } else {
        vec![locale.say(&keys::play_on_plays(plays.join(" · ")))]
    };
    let title = locale.say(&keys::play_on_title(info.title(locale)));
    let ways_out = [
        retry_button(locale, info, step.begin),
        back(locale, info, step.begin),
    ];
    if let Some(winners) = step.winners {
        let public = view.public();
        let mut lines = vec![winners_line(narrator, winners)];
        lines.extend(told);
        lines.push(String::new());
        lines.extend(game::result_lines(narrator, &public));
        let has_won = winners.contains(&step.seat);
        return Screen {
            title,
            body: lines.join("\n"),
            picture: picture::replay(narrator, step.views, &[]),
            footer: locale.say(&keys::play_on_does_not_count(info.plain_name(step.seat))),
            tone: if has_won { Tone::Good } else { Tone::Bad },
            rows: Row::of_buttons(&ways_out),
            ..Screen::default()
        };
    }
    let screen = hand_at(locale, info, view, step.chosen);
    let has_room = step.choices.len() < MAX_CODE_CHARS;
    let press = |press: Press| step.press(info, view, press);
    let controls = |rows: Vec<Row>| {
        if has_room {
            tried_rows(rows, &back(locale, info, step.begin), &press)
        } else {
            Row::of_buttons(&ways_out)
        }
    };
    let mut lines = told;
    if !has_room {
        lines.push(locale.say(&keys::play_on_too_long()));
    }
    lines.push(screen.body);
    Screen {
        title,
        body: lines.join("\n"),
        footer: locale.say(&keys::play_on_does_not_count(info.plain_name(step.seat))),
        rows: controls(screen.rows),
        rows_in_words: screen.rows_in_words.map(controls),
        ..screen
    }
}

impl PlayOnStep<'_> {
    /// What a control of a running match does when playing on.
    fn press(&self, info: &MatchInfo, view: &View, press: Press) -> Option<Press> {
        let (choices, chosen) = match press {
            Press::Act { action, .. } => {
                let action = Action::parse(info.setup.kind(), &action)?;
                (
                    format!("{}{}", self.choices, choice_code(view, action)?),
                    String::new(),
                )
            }
            Press::Choose { chosen, .. } => (self.choices.to_owned(), chosen),
            _ => return None,
        };
        Some(Press::PlayOn {
            table: info.id,
            actions: self.begin,
            choices,
            chosen,
        })
    }
}

/// The button that plays on after an action at a point of a finished match; `None` if the action is not possible there.
pub(super) fn play_on_button(
    locale: Locale,
    info: &MatchInfo,
    begin: u32,
    view: &View,
    action: Action,
) -> Option<Button> {
    // A forced action is not encoded.
    let choices = if view.legal_actions().len() > 1 {
        choice_code(view, action)?
    } else {
        String::new()
    };
    let press = Press::PlayOn {
        table: info.id,
        actions: begin,
        choices,
        chosen: String::new(),
    };
    Some(Button {
        emoji: Some("⚔️"),
        ..Button::labelled(locale.say(&keys::button_play_on()), press)
    })
}
