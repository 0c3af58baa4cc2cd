//! Playing on from a position of a finished match, against bots: what was played, and what can be chosen next.

use claim_rules::cards::Seat;
use claim_rules::{Action, View};
use claim_table::locale::Locale;

use super::past_hand::{back, hand_at, retry_button};
use super::play_on_choices::PlayOnChoices;
use super::result::{on_several_sides, winners_line, with_score};
use crate::games::contract;
use crate::i18n::Translate;
use crate::i18n::keys::analysis as keys;
use crate::press::{FinishedPress, HandPress, Press};
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Button, Paragraph, Screen, Tone};
use crate::screen::picture;
use crate::text::narrator::Narrator;

/// The maximum number of plays that are listed, the last ones.
const MAX_LISTED_PLAYS: usize = 10;

/// A position that the reader has reached by playing on.
#[derive(Clone, Copy, Debug)]
pub struct PlayOnStep<'a> {
    /// The number of actions of the match before the first choice.
    pub begin: u32,
    /// The reader's choices since then.
    pub choices: &'a PlayOnChoices,
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
        .filter(|(seat, _, action)| *seat == step.seat || !contract::is_private(*action))
        .collect();
    let skipped = open.len().saturating_sub(MAX_LISTED_PLAYS);
    let plays = open[skipped..].iter().map(|(seat, view, action)| {
        let action = contract::inline_label(narrator, view, *action);
        locale.say(&keys::play_of(action, info.name(*seat)))
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
    let does_not_count = locale.say(&keys::play_on_does_not_count(info.escaped_name(step.seat)));
    if let Some(winners) = step.winners {
        let result = contract::result(narrator, &view.public(), winners.iter().copied().collect());
        let outcome = with_score(narrator, &winners_line(narrator, winners), &result, None);
        let tone = match winners.contains(&step.seat) {
            true if on_several_sides(info, winners) => Tone::Neutral,
            true => Tone::Good,
            false => Tone::Bad,
        };
        let picture = picture::replay(narrator, step.views, None);
        return Screen::titled(&title)
            .line(&outcome)
            .lines(told)
            .lines(result.why)
            .small(&does_not_count)
            .picture(picture.map(|(picture, _)| picture))
            .paragraph(&Paragraph {
                heading: locale.say(&keys::play_on_result()),
                text: result.text.join("\n"),
            })
            .buttons(&ways_out)
            .with_tone(tone);
    }
    let has_room = step.choices.has_room(view);
    let press = |press: Press| step.press(info, view, press).filter(|_| has_room);
    let screen = hand_at(locale, info, view, step.chosen, &press);
    let mut above = vec![title];
    above.extend(told);
    above.push(format!("-# {does_not_count}"));
    let buttons = if has_room {
        &ways_out[1..]
    } else {
        above.push(locale.say(&keys::play_on_too_long()));
        &ways_out
    };
    screen.buttons(buttons).with_sentence(above.join("\n"))
}

impl PlayOnStep<'_> {
    /// What a control of a running match does when playing on.
    fn press(&self, info: &MatchInfo, view: &View, press: Press) -> Option<Press> {
        let (choices, chosen) = match press {
            Press::Hand(HandPress::Act { action, .. }) => {
                let action = Action::parse(info.setup.kind(), &action)?;
                (self.choices.with(view, action)?, String::new())
            }
            Press::Hand(HandPress::Choose { chosen, .. }) => (self.choices.clone(), chosen),
            _ => return None,
        };
        let press = FinishedPress::PlayOn {
            table: info.id,
            actions: self.begin,
            choices,
            chosen,
        };
        Some(press.into())
    }
}

/// The button that plays on after an action at a point of a finished match; `None` if the action is not possible there.
pub(crate) fn play_on_button(
    locale: Locale,
    info: &MatchInfo,
    begin: u32,
    view: &View,
    action: Action,
) -> Option<Button> {
    // A forced action is not encoded.
    let before = PlayOnChoices::default();
    let choices = if view.legal_actions().len() > 1 {
        before.with(view, action)?
    } else {
        before
    };
    let press = FinishedPress::PlayOn {
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
