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

/// The maximum number of choices shown as buttons; more are shown as select menus.
const MAX_BUTTONS: usize = 20;

/// The maximum number of places of a board shown as buttons: more are easier to find in a menu.
const MAX_PLACE_BUTTONS: usize = 5;

/// With more choices than this, buttons have short labels where there are any. As text only, the
/// choices become a menu.
const MAX_FULL_LABELS: usize = 8;

/// The maximum number of other buttons below the choices of a first step: details and rules.
const OTHER_BUTTONS: usize = 2;

/// The action that is played without asking after the one that the viewer has chosen: the rules would
/// allow another one, but there is no reason for it.
#[must_use]
pub fn follow_up(view: &View) -> Option<Action> {
    contract::follow_up(view)
}

/// The controls for the current step of choosing an action.
#[derive(Default)]
pub(crate) struct Choosing {
    /// What to choose next, and the steps that the player has chosen so far; `None` at the first step.
    pub(crate) next_step: Option<String>,
    /// The first steps, if each had only one choice.
    pub(crate) only_choice: Option<String>,
    /// The choices of this step.
    pub(crate) rows: Vec<Row>,
    /// The same with full labels: see [`Screen::text_only_rows`](crate::screen::model::Screen).
    pub(crate) text_only_rows: Vec<Row>,
    /// The button back to the previous step.
    pub(crate) back: Option<Button>,
    /// In a tutorial, what to do now and why.
    pub(crate) lesson: Option<String>,
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
    let (places, mut others): (Vec<_>, Vec<_>) = groups.into_iter().partition(is_place);
    let next = if places.is_empty() { "choice" } else { "place" };
    // The choice to skip comes last.
    others.sort_by_key(|group| group[0].steps[depth].style == ButtonStyle::Secondary);
    let choices = |groups: &[Vec<&LegalAction>]| -> Vec<Button> {
        let choice = |group: &Vec<&LegalAction>| choice(narrator, group, depth, suggested);
        told_apart(groups.iter().map(choice).collect())
    };
    let (rows, text_only_rows) = if places.len() > MAX_PLACE_BUTTONS {
        let places = choices(&places);
        // A menu cannot highlight the suggested place, so it gets a button as well.
        let mut buttons = places.clone();
        buttons.retain(|it| it.style == ButtonStyle::Success);
        buttons.extend(choices(&others));
        let menus = menus(narrator, &places).into_iter();
        let rows: Vec<_> = menus.chain(Row::of_buttons(&buttons)).collect();
        (rows.clone(), rows)
    } else {
        let groups = [places, others].concat();
        let mut choices = choices(&groups);
        let mut full = full_labels(&groups, &choices, depth);
        if let ([only], [choice], [full]) = (&*all, &mut *choices, &mut *full) {
            choice.label = only_label(narrator, view, only);
            full.label.clone_from(&choice.label);
        }
        let rows = short_rows(&groups, &choices).unwrap_or_else(|| rows(narrator, &choices));
        let text_only_rows = if full.len() > MAX_FULL_LABELS {
            menus(narrator, &full)
        } else {
            Row::of_buttons(&full)
        };
        (rows, text_only_rows)
    };
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
        next_step: next_step.map(|it| narrator.say(&it)),
        only_choice: only_choice.map(|it| narrator.say(&it)),
        rows,
        text_only_rows,
        back,
        lesson: lesson.map(|lesson| tutorial::text(narrator, &lesson)),
    }
}

/// The label of the only legal action; its ordinary label if the other one is too long.
fn only_label(narrator: Narrator, view: &View, only: &LegalAction) -> String {
    let label = contract::only_label(narrator, view, only.action);
    if label.chars().count() > Button::MAX_LABEL_CHARS {
        return only.label.clone();
    }
    label
}

/// The choices with their labels in full.
fn full_labels(groups: &[Vec<&LegalAction>], choices: &[Button], depth: usize) -> Vec<Button> {
    let full = |(group, choice): (&Vec<&LegalAction>, &Button)| {
        let label = group[0].steps[depth].full_label.as_ref();
        Button {
            label: label.unwrap_or(&choice.label).clone(),
            ..choice.clone()
        }
    };
    told_apart(groups.iter().zip(choices).map(full).collect())
}

/// Buttons with different labels: equal ones are numbered.
fn told_apart(buttons: Vec<Button>) -> Vec<Button> {
    let labels = buttons.iter().map(|button| button.label.clone());
    let labels = distinct(labels, Button::MAX_LABEL_CHARS);
    let buttons = buttons.into_iter().zip(labels);
    buttons
        .map(|(button, label)| Button { label, ..button })
        .collect()
}

/// Many choices with short labels: a row per faction, as far as there is room; `None` if there are
/// few choices, or some have no short label.
fn short_rows(groups: &[Vec<&LegalAction>], choices: &[Button]) -> Option<Vec<Row>> {
    if groups.len() <= MAX_FULL_LABELS {
        return None;
    }
    let mut by_faction: Vec<(Faction, Vec<Button>)> = Vec::new();
    for (group, choice) in groups.iter().zip(choices) {
        let [
            LegalAction {
                short_label: Some(short),
                ..
            },
        ] = group.as_slice()
        else {
            return None;
        };
        let button = Button {
            label: short.text.clone(),
            ..choice.clone()
        };
        match by_faction.last_mut() {
            Some((faction, buttons)) if *faction == short.faction => buttons.push(button),
            _ => by_faction.push((short.faction, vec![button])),
        }
    }
    let factions: Vec<_> = by_faction.into_iter().map(|(_, buttons)| buttons).collect();
    let row_per_faction = factions
        .iter()
        .flat_map(|buttons| Row::of_buttons(buttons))
        .collect();
    let all = factions.concat();
    [row_per_faction, packed(factions), Row::of_buttons(&all)]
        .into_iter()
        .find(|rows| leaves_room(rows))
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

/// Whether the other buttons fit into a row of their own or into the last row.
fn leaves_room(rows: &[Row]) -> bool {
    rows.len() < Row::MAX
        || rows.len() == Row::MAX
            && matches!(rows.last(), Some(Row::Buttons(last)) if last.len() + OTHER_BUTTONS <= Row::MAX_BUTTONS)
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

/// The button of a group: plays its only action, or leads to the next step. If an action is
/// suggested, only the button that plays or leads to it stands out.
fn choice(
    narrator: Narrator,
    group: &[&LegalAction],
    depth: usize,
    suggested: Option<Action>,
) -> Button {
    let LegalAction {
        action,
        steps,
        label,
        ..
    } = group[0];
    let (table, line) = (narrator.info.id, narrator.info.line);
    let step = &steps[depth];
    let (label, press) = if group.len() == 1 {
        let is_last = steps.len() == depth + 1;
        let label = if is_last { &step.label } else { label };
        let action = action.to_string();
        (
            label,
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
    Button {
        emoji: step.emoji,
        style,
        ..Button::labelled(label.clone(), press)
    }
}

/// Choices as buttons, or as select menus if there are many.
fn rows(narrator: Narrator, choices: &[Button]) -> Vec<Row> {
    if choices.len() <= MAX_BUTTONS {
        return Row::of_buttons(choices);
    }
    menus(narrator, choices)
}

/// Choices as select menus of about the same length.
fn menus(narrator: Narrator, choices: &[Button]) -> Vec<Row> {
    let list = |choices: &[Button]| {
        let choice = |button: &Button| Choice {
            emoji: button.emoji,
            ..Choice::labelled(button.label.clone(), button.press.clone())
        };
        // What follows a dash describes the choice.
        let name = |label: &str| label.split(" – ").next().unwrap_or_default().to_owned();
        let ends = [&choices[0], &choices[choices.len() - 1]].map(|button| name(&button.label));
        Row::Select(Select::new(
            narrator.say(&keys::choice_range(&*ends[0], &*ends[1])),
            choices.iter().map(choice).collect(),
        ))
    };
    let menus = choices.len().div_ceil(Select::MAX_CHOICES);
    let length = choices.len().div_ceil(menus);
    choices.chunks(length).map(list).collect()
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
