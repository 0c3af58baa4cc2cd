//! Practice: a mistake of the reader as an exercise, how good their answer is, and what there is when none is due.

use claim_ai::analysis::{Analysis, Decision, Label};
use claim_ai::puzzle::Day;
use claim_rules::{Action, View};
use claim_table::exercise::{Exercise, Practice};
use claim_table::locale::Locale;
use claim_table::timestamp::Timestamp;

use super::analysis::{comment_on, judgement};
use super::past_hand::hand_at;
use crate::games::contract;
use crate::i18n::keys::practice as keys;
use crate::i18n::{Message, Translate};
use crate::press::{ExercisePress, HandPress, Press, Shareable};
use crate::running::match_info::MatchInfo;
use crate::screen::model::{Button, ButtonStyle, Screen, Tone};
use crate::screen::starts;
use crate::text::narrator::Narrator;

/// An exercise as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownExercise {
    /// The number of actions of the match before the decision.
    pub actions: u32,
    /// From which day on it is due.
    pub due: Day,
    /// Its number today, and how many there are; `None` for those beyond what is enough.
    pub number: (u32, Option<u32>),
    /// When the table of the match was opened.
    pub opened_at: Timestamp,
}

/// A judged answer to an exercise.
#[derive(Clone, Copy, Debug)]
pub struct AnsweredExercise<'a> {
    /// How good the answer is.
    pub decision: &'a Decision,
    /// What was played in the match.
    pub played: Action,
    /// The exercise after the answer; `None` if the answer does not count: see [`Decision::is_good`] as well.
    pub counted: Option<Exercise>,
}

/// Shows what the seat of `view` knew before a mistake, and what it could play. `chosen` has the steps taken so far, as in
/// a running match.
#[must_use]
pub fn exercise(
    locale: Locale,
    info: &MatchInfo,
    view: &View,
    shown: ShownExercise,
    chosen: &str,
) -> Screen {
    let ShownExercise { actions, due, .. } = shown;
    let table = info.id;
    let press = |press: Press| {
        let press = match press {
            Press::Hand(HandPress::Act { action, .. }) => ExercisePress::Answer {
                table,
                actions,
                due,
                action,
            },
            Press::Hand(HandPress::Choose { chosen, .. }) => ExercisePress::Choose {
                table,
                actions,
                due,
                chosen,
            },
            _ => return None,
        };
        Some(press.into())
    };
    let number = match shown.number {
        (number, Some(total)) => keys::exercise_number(number, total),
        (number, None) => keys::exercise_extra(number),
    };
    let date = Day::of_unix_ms(shown.opened_at.0).date();
    let (day, month, year) = (date.day(), u8::from(date.month()), date.year());
    let source = keys::exercise_source(day, month, info.title(locale), year);
    let [number, source] = [number, source].map(|it| locale.say(&it));
    let above = [
        locale.say(&keys::practice_title()),
        locale.say(&keys::exercise_question(info.name(view.seat()))),
        format!("-# {number} · {source}"),
    ];
    hand_at(locale, info, view, chosen, &press).with_sentence(above.join("\n"))
}

/// Shows whether an answer solves its exercise, why, and when the exercise comes back.
#[must_use]
pub fn exercise_answered(
    locale: Locale,
    info: &MatchInfo,
    answered: AnsweredExercise<'_>,
) -> Screen {
    let AnsweredExercise {
        decision,
        played,
        counted,
    } = answered;
    let narrator = Narrator {
        locale,
        info,
        reader: None,
    };
    let is_solved = decision.is_good();
    let action = contract::inline_label(narrator, &decision.view, decision.action);
    let verdict = match is_solved {
        None => keys::exercise_unknown(action),
        Some(false) => keys::exercise_missed(action),
        Some(true) if decision.label() == Some(Label::Fine) => keys::exercise_fine(action),
        Some(true) => keys::exercise_solved(action),
    };
    let actions = u32::try_from(decision.actions).unwrap_or(u32::MAX);
    let analysis = Analysis {
        setup: info.setup.clone(),
        decisions: vec![decision.clone()],
        winners: None,
    };
    let comment = comment_on(locale, info, &analysis, actions).filter(|_| is_solved == Some(false));
    let (why, answer) = match comment {
        Some(comment) => (comment.text, comment.answer),
        None => (judgement(locale, info, decision), None),
    };
    let better = (is_solved == Some(true)).then(|| what_was_played(narrator, decision, played));
    let then = match counted {
        None if is_solved.is_none() => keys::exercise_stays(),
        None => keys::exercise_counted_before(),
        Some(exercise) if exercise.is_done() => keys::exercise_done(),
        Some(exercise) => keys::exercise_back(exercise.interval),
    };
    let replay = Shareable::Replay {
        table: info.id,
        actions,
    };
    let replay = Button {
        emoji: Some("🎬"),
        ..Button::labelled(locale.say(&keys::button_replay_from_here()), replay)
    };
    let next = next_button(locale, &keys::button_next_exercise(), ExercisePress::Show);
    titled(locale)
        .line(&locale.say(&verdict))
        .line(&why)
        .lines(better)
        .small(&locale.say(&then))
        .paragraphs(&answer)
        .buttons(&[next, replay])
        .with_tone(match is_solved {
            None => Tone::Neutral,
            Some(true) => Tone::Good,
            Some(false) => Tone::Bad,
        })
}

/// What was played in the match, and why the better answer is better, if that can be told.
fn what_was_played(narrator: Narrator, decision: &Decision, played: Action) -> String {
    let view = &decision.view;
    let reason = contract::reason(narrator.locale, view, played, decision.action);
    let played = contract::inline_label(narrator, view, played);
    narrator.say(&match reason {
        Some(reason) => keys::exercise_played_because(played, narrator.say(&reason)),
        None => keys::exercise_played(played),
    })
}

/// What there is to say if no exercise is shown: that today's are enough, when the next one comes, or how to get some.
#[must_use]
pub fn no_exercise(locale: Locale, practice: &Practice) -> Screen {
    let screen = titled(locale);
    let again = practice.next.map(|next| {
        let seconds = Day(next.0.saturating_sub(1)).end_unix_ms() / 1000;
        locale.say(&keys::practice_next(format!("<t:{seconds}:R>")))
    });
    if !practice.due.is_empty() {
        let more = next_button(locale, &keys::button_one_more(), ExercisePress::ShowMore);
        return screen
            .line(&locale.say(&keys::practice_enough(practice.answered)))
            .buttons(&[more])
            .with_tone(Tone::Good);
    }
    match again {
        Some(again) => screen
            .line(&locale.say(&keys::practice_none_due()))
            .line(&again),
        None => starts::empty(locale, screen, &keys::practice_empty()),
    }
}

/// What to say above the analysis of a match of which mistakes have become exercises of the reader.
#[must_use]
pub fn exercises_added(locale: Locale, count: usize) -> String {
    locale.say(&keys::exercises_added(count))
}

fn titled(locale: Locale) -> Screen {
    Screen::default().line(&locale.say(&keys::practice_title()))
}

fn next_button(locale: Locale, label: &Message, press: ExercisePress) -> Button {
    Button {
        emoji: Some("💪"),
        style: ButtonStyle::Primary,
        ..Button::labelled(locale.say(label), press)
    }
}
