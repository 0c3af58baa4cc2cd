//! Choosing an action with buttons, one step after another. A further step follows while more than
//! one legal action is left; each step can be taken back until the action is played.
//!
//! A game says which steps an action has (`GameScreens::steps`). A step only changes what the
//! screen shows; the match changes only with the complete action. An action that no player has a
//! reason to skip (`GameScreens::follow_up`) is played automatically after the press. If the
//! program dies between the two, the player is asked.

use claim_rules::cards::Faction;
use claim_rules::{Action, View};

use super::action_label::STEP;
use super::contract::{self, LegalAction, Step};
use super::tutorial;
use crate::i18n::keys::hand as keys;
use crate::press::HandPress;
use crate::screen::model::{Button, ButtonStyle, Choice, Row, Select};
use crate::text::distinct::distinct;
use crate::text::narrator::Narrator;

/// Separates the keys of the chosen steps.
const SEPARATOR: char = '/';

/// The maximum number of choices shown as buttons; more are shown as select menus. A message has room for these and for
/// the buttons that other screens have.
const MAX_BUTTONS: usize = 20;

/// How many numbered places share a row: as many as fit beside each other on a phone.
const PLACES_PER_ROW: usize = 4;

/// With more choices than this, they become a menu for readers who want text alone.
const MAX_FULL_LABELS: usize = 8;

/// The maximum number of rows with a faction each; more factions share rows.
const MAX_FACTION_ROWS: usize = 5;

/// The action that is played without asking after the one that the viewer has chosen: the rules would
/// allow another one, but there is no reason for it.
#[must_use]
pub fn follow_up(view: &View) -> Option<Action> {
    contract::follow_up(view)
}

/// The controls for the current step of choosing an action.
#[derive(Default)]
pub(crate) struct Choosing {
    /// An action that begins with the steps chosen so far; `None` at the first step.
    pub(crate) begun: Option<Action>,
    /// The steps that the player has chosen so far, and what to choose next; `None` at the first step.
    pub(crate) next_step: Option<String>,
    /// The first steps, if each had only one choice.
    pub(crate) only_choice: Option<String>,
    /// The choices of this step.
    pub(crate) rows: Vec<Row>,
    /// The same with full labels, for readers who want text alone.
    pub(crate) text_only_rows: Vec<Row>,
    /// The button back to the previous step.
    pub(crate) back: Option<Button>,
    /// In a tutorial, what to do now and why.
    pub(crate) lesson: Option<String>,
    /// In a tutorial whose player knows enough, the button that starts a real match.
    pub(crate) real_match: Option<Button>,
}

/// The choices after the steps in `chosen`, their keys joined by [`SEPARATOR`]. If no legal action
/// begins with these steps, the first step is shown.
pub(crate) fn choosing(narrator: Narrator, view: &View, chosen: &str) -> Choosing {
    let all = contract::legal_actions(narrator, view);
    let mut depth = chosen
        .split(SEPARATOR)
        .filter(|key| !key.is_empty())
        .count();
    let begins =
        |legal: &&LegalAction| depth < legal.steps.len() && path(&legal.steps, depth) == chosen;
    let mut left: Vec<_> = all.iter().filter(begins).collect();
    if left.is_empty() {
        depth = 0;
        left = all.iter().collect();
    }
    let mut groups = grouped(&left, depth);
    // A step with a single choice is skipped, except for the last one.
    while let [group] = groups.as_slice()
        && group.len() > 1
    {
        depth += 1;
        groups = grouped(&left, depth);
    }
    let lesson = tutorial::lesson(narrator, view, left.iter().map(|legal| legal.action));
    let suggested = lesson.as_ref().map(|lesson| lesson.action);
    let is_place = |group: &Vec<&LegalAction>| group[0].steps[depth].is_place;
    let next = if groups.iter().any(is_place) {
        "place"
    } else {
        "choice"
    };
    // The choice to skip comes last.
    groups.sort_by_key(|group| group[0].steps[depth].style == ButtonStyle::Secondary);
    let mut choices: Vec<_> = groups
        .iter()
        .map(|group| choice(narrator, group, depth, suggested))
        .collect();
    if let ([only], [choice]) = (&*all, &mut *choices) {
        only_choice(choice, only);
    }
    let choices = told_apart(choices);
    let (rows, text_only_rows) = (rows(narrator, &choices), text_only(narrator, &choices));
    let taken = left.first().filter(|_| depth > 0).map(|legal| {
        let labels = legal.steps[..depth].iter().map(|step| &*step.label);
        labels.collect::<Vec<_>>().join(STEP)
    });
    let back = back(narrator, &all, &left, depth);
    let (next_step, only_choice) = match taken {
        Some(taken) if back.is_some() => (Some(keys::chosen_steps(next, taken)), None),
        taken => (None, taken.map(keys::only_steps)),
    };
    Choosing {
        begun: left.first().filter(|_| depth > 0).map(|legal| legal.action),
        next_step: next_step.map(|it| narrator.say(&it)),
        only_choice: only_choice.map(|it| narrator.say(&it)),
        rows,
        text_only_rows,
        back,
        real_match: lesson
            .as_ref()
            .filter(|lesson| lesson.offers_match)
            .map(|_| tutorial::real_match_button(narrator.locale, narrator.info.id)),
        lesson: lesson.and_then(|lesson| tutorial::text(narrator, &lesson)),
    }
}

/// A choice of a step.
#[derive(Clone)]
struct OneChoice {
    /// The button, with its label in short.
    button: Button,
    /// The label in full.
    full: String,
    /// The faction with which it shares a row.
    row: Option<Faction>,
    /// Whether it is a place on the board.
    is_place: bool,
}

/// Marks the choice that is the only legal action, unless the label would be too long.
fn only_choice(choice: &mut OneChoice, only: &LegalAction) {
    if only.only_label.chars().count() <= Button::MAX_LABEL_CHARS {
        choice.button.label.clone_from(&only.only_label);
        choice.full.clone_from(&only.only_label);
    }
}

/// Choices with different labels: equal ones are numbered.
fn told_apart(mut choices: Vec<OneChoice>) -> Vec<OneChoice> {
    let full = choices.iter().map(|choice| choice.full.clone());
    let full = distinct(full, Button::MAX_LABEL_CHARS);
    for (choice, full) in choices.iter_mut().zip(full) {
        if choice.button.label == choice.full {
            choice.button.label.clone_from(&full);
        }
        choice.full = full;
    }
    choices
}

/// Choices as buttons, or as menus if there are many.
fn rows(narrator: Narrator, choices: &[OneChoice]) -> Vec<Row> {
    if choices.len() > MAX_BUTTONS {
        return menus(narrator, choices);
    }
    if choices.iter().any(|it| it.is_place) {
        let buttons: Vec<_> = choices.iter().map(|it| it.button.clone()).collect();
        let rows = buttons.chunks(PLACES_PER_ROW);
        return rows.map(|row| Row::Buttons(row.to_vec())).collect();
    }
    let mut of_factions: Vec<Vec<Button>> = Vec::new();
    for chunk in choices.chunk_by(|one, next| one.row == next.row) {
        of_factions.push(chunk.iter().map(|it| it.button.clone()).collect());
    }
    let rows = of_factions
        .iter()
        .flat_map(|buttons| Row::of_buttons(buttons));
    let rows: Vec<_> = rows.collect();
    if rows.len() <= MAX_FACTION_ROWS {
        rows
    } else {
        packed(of_factions)
    }
}

/// Puts as many whole factions into each row as fit.
fn packed(factions: Vec<Vec<Button>>) -> Vec<Row> {
    let mut rows: Vec<Vec<Button>> = Vec::new();
    for buttons in factions {
        match rows.last_mut() {
            Some(row) if row.len() + buttons.len() <= Row::MAX_BUTTONS => row.extend(buttons),
            _ => rows.extend(buttons.chunks(Row::MAX_BUTTONS).map(<[_]>::to_vec)),
        }
    }
    rows.into_iter().map(Row::Buttons).collect()
}

/// Choices with their labels in full: a menu if there are many.
fn text_only(narrator: Narrator, choices: &[OneChoice]) -> Vec<Row> {
    if choices.len() > MAX_FULL_LABELS {
        return menus(narrator, choices);
    }
    let full: Vec<_> = choices.iter().map(OneChoice::to_full_button).collect();
    Row::of_buttons(&full)
}

impl OneChoice {
    /// The button with its label in full.
    fn to_full_button(&self) -> Button {
        Button {
            label: self.full.clone(),
            ..self.button.clone()
        }
    }
}

/// Choices as select menus of about the same length. If there are places among them, the others are buttons; so is the
/// suggested choice, which a menu cannot highlight.
fn menus(narrator: Narrator, choices: &[OneChoice]) -> Vec<Row> {
    let has_places = choices.iter().any(|it| it.is_place);
    let (listed, mut buttons): (Vec<_>, Vec<_>) =
        choices.iter().partition(|it| it.is_place || !has_places);
    let is_suggested = |it: &&OneChoice| it.button.style == ButtonStyle::Success;
    buttons.extend(listed.iter().copied().filter(is_suggested));
    let buttons: Vec<_> = buttons.into_iter().map(OneChoice::to_full_button).collect();
    let menus = listed.len().div_ceil(Select::MAX_CHOICES);
    let length = listed.len().div_ceil(menus.max(1)).max(1);
    let menus = listed.chunks(length).map(|part| menu(narrator, part));
    menus.chain(Row::of_buttons(&buttons)).collect()
}

fn menu(narrator: Narrator, choices: &[&OneChoice]) -> Row {
    let choice = |it: &&OneChoice| Choice {
        emoji: it.button.emoji,
        ..Choice::labelled(it.full.clone(), it.button.press.clone())
    };
    // What follows a dash or a dot describes the choice.
    let name = |label: &str| {
        let name = label.split(" – ").next();
        let name = name.and_then(|name| name.split(" · ").next());
        name.unwrap_or_default().to_owned()
    };
    let ends = [choices[0], choices[choices.len() - 1]].map(|it| name(&it.full));
    Row::Select(Select::new(
        narrator.say(&keys::choice_range(&*ends[0], &*ends[1])),
        choices.iter().map(choice).collect(),
    ))
}

/// The keys of the first `depth` steps, joined.
fn path(steps: &[Step], depth: usize) -> String {
    let keys: Vec<_> = steps.iter().take(depth).map(|step| &*step.key).collect();
    keys.join(&SEPARATOR.to_string())
}

/// Groups actions by their key at step `depth`, in the order of that step.
fn grouped<'a>(legal_actions: &[&'a LegalAction], depth: usize) -> Vec<Vec<&'a LegalAction>> {
    fn key(legal: &LegalAction, depth: usize) -> Option<&str> {
        legal.steps.get(depth).map(|step| &*step.key)
    }
    let mut groups: Vec<Vec<&LegalAction>> = Vec::new();
    for &legal in legal_actions {
        let has_same_key =
            |group: &&mut Vec<&LegalAction>| key(group[0], depth) == key(legal, depth);
        match groups.iter_mut().find(has_same_key) {
            Some(group) => group.push(legal),
            None => groups.push(vec![legal]),
        }
    }
    groups.sort_by_key(|group| group[0].steps.get(depth).map(|step| step.order.clone()));
    groups
}

/// The choice of a group: plays its only action, or leads to the next step. If an action is
/// suggested, only the button that plays or leads to it stands out.
fn choice(
    narrator: Narrator,
    group: &[&LegalAction],
    depth: usize,
    suggested: Option<Action>,
) -> OneChoice {
    let LegalAction {
        action,
        steps,
        label,
        ..
    } = group[0];
    let (table, line) = (narrator.info.id, narrator.info.line);
    let step = &steps[depth];
    let (short, full, press) = if group.len() == 1 {
        let is_last = steps.len() == depth + 1;
        let labels = if is_last {
            (&step.label, step.full())
        } else {
            (label, label)
        };
        let action = action.to_string();
        (
            labels.0,
            labels.1,
            HandPress::Act {
                table,
                line,
                action,
            },
        )
    } else {
        let chosen = path(steps, depth + 1);
        (
            &step.label,
            step.full(),
            HandPress::Choose {
                table,
                line,
                chosen,
            },
        )
    };
    let is_suggested = |action| group.iter().any(|legal| legal.action == action);
    let style = match suggested {
        None => step.style,
        Some(action) if is_suggested(action) => ButtonStyle::Success,
        Some(_) => ButtonStyle::Secondary,
    };
    OneChoice {
        button: Button {
            emoji: step.emoji,
            style,
            ..Button::labelled(short.clone(), press)
        },
        full: full.clone(),
        row: step.row,
        is_place: step.is_place,
    }
}

/// The button back to the last step that offered a choice.
fn back(
    narrator: Narrator,
    all: &[LegalAction],
    left: &[&LegalAction],
    depth: usize,
) -> Option<Button> {
    let steps = &left.first()?.steps;
    let before = (0..depth).rev().find(|&before| {
        let same = all
            .iter()
            .filter(|other| path(&other.steps, before) == path(steps, before));
        grouped(&same.collect::<Vec<_>>(), before).len() > 1
    })?;
    let press = HandPress::Choose {
        table: narrator.info.id,
        line: narrator.info.line,
        chosen: path(steps, before),
    };
    Some(Button {
        emoji: Some("↩️"),
        style: ButtonStyle::Secondary,
        ..Button::labelled(narrator.say(&keys::button_step_back()), press)
    })
}
