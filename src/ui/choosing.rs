//! Choosing an action on buttons, step by step: where one step does not tell the legal actions
//! apart, the next one follows, and every step can be taken back until the action is done.

use super::game::{self, Offer, Step};
use super::{Button, ButtonStyle, Press, Row, Select, Teller};
use crate::i18n::keys::hand as keys;
use crate::rules::View;

/// What stands between the keys of the steps that were chosen.
const BETWEEN: char = '/';

/// The most choices that are shown as buttons; more are lists.
const MOST_BUTTONS: usize = 20;

/// The most choices that a list takes.
const MOST_CHOICES: usize = 25;

/// Where a player stands in choosing an action.
pub(super) struct Choosing {
    /// What has been chosen so far, in a line; none at the first step.
    pub(super) so_far: Option<String>,
    /// The choices, and the way back.
    pub(super) rows: Vec<Row>,
}

/// The choices after the steps in `chosen`: their keys, joined. What no legal action begins with
/// counts as nothing chosen.
pub(super) fn choosing(teller: Teller, view: &View, chosen: &str) -> Choosing {
    let all = game::offers(teller, view);
    let mut depth = chosen.split(BETWEEN).filter(|key| !key.is_empty()).count();
    let begins = |offer: &&Offer| depth < offer.steps.len() && path(&offer.steps, depth) == chosen;
    let mut left: Vec<_> = all.iter().filter(begins).collect();
    if left.is_empty() {
        depth = 0;
        left = all.iter().collect();
    }
    let mut groups = grouped(&left, depth);
    // A step with a single answer is no choice, unless it is the last one.
    while let [group] = groups.as_slice()
        && group.len() > 1
    {
        depth += 1;
        groups = grouped(&left, depth);
    }
    let choice = |group: &Vec<&Offer>| choice(teller, group, depth);
    let choices: Vec<_> = groups.iter().map(choice).collect();
    let mut rows = rows(teller, &choices);
    let so_far = left.first().filter(|_| depth > 0).map(|offer| {
        let labels = offer.steps[..depth].iter().map(|step| &*step.label);
        teller.say(&keys::chosen(labels.collect::<Vec<_>>().join(" › ")))
    });
    rows.extend(back(teller, &all, &left, depth));
    Choosing { so_far, rows }
}

/// The keys of an action's first steps, joined.
fn path(steps: &[Step], depth: usize) -> String {
    let keys: Vec<_> = steps.iter().take(depth).map(|step| &*step.key).collect();
    keys.join(&BETWEEN.to_string())
}

/// The actions that have the same key at that step, together, in the order of that step.
fn grouped<'a>(offers: &[&'a Offer], depth: usize) -> Vec<Vec<&'a Offer>> {
    fn key(offer: &Offer, depth: usize) -> Option<&str> {
        offer.steps.get(depth).map(|step| &*step.key)
    }
    let mut groups: Vec<Vec<&Offer>> = Vec::new();
    for &offer in offers {
        let of_offer = |group: &&mut Vec<&Offer>| key(group[0], depth) == key(offer, depth);
        match groups.iter_mut().find(of_offer) {
            Some(group) => group.push(offer),
            None => groups.push(vec![offer]),
        }
    }
    groups.sort_by_key(|group| group[0].steps.get(depth).map(|step| step.order.clone()));
    groups
}

/// The button of a group: does its only action, or goes a step further.
fn choice(teller: Teller, group: &[&Offer], depth: usize) -> Button {
    let Offer {
        action,
        steps,
        label,
    } = group[0];
    let (table, line) = (teller.caption.id, teller.caption.line);
    let step = &steps[depth];
    let (label, press) = if group.len() == 1 {
        let is_last = steps.len() == depth + 1;
        let label = if is_last { &step.label } else { label };
        let action = action.to_string();
        (
            label,
            Press::Act {
                table,
                line,
                action,
            },
        )
    } else {
        let chosen = path(steps, depth + 1);
        (
            &step.label,
            Press::Choose {
                table,
                line,
                chosen,
            },
        )
    };
    Button {
        emoji: step.emoji,
        style: step.style,
        ..Button::labelled(label.clone(), press)
    }
}

/// Choices as buttons, or as lists where they are many.
fn rows(teller: Teller, choices: &[Button]) -> Vec<Row> {
    if choices.len() <= MOST_BUTTONS {
        return Row::of_buttons(choices);
    }
    let list = |choices: &[Button]| {
        let choice = |button: &Button| (button.label.clone(), button.emoji, button.press.clone());
        let ends = [&choices[0], &choices[choices.len() - 1]].map(|button| &*button.label);
        Row::Select(Select {
            placeholder: teller.say(&keys::choose_between(ends[0], ends[1])),
            choices: choices.iter().map(choice).collect(),
        })
    };
    choices.chunks(MOST_CHOICES).map(list).collect()
}

/// The way back to the last step at which there was a choice.
fn back(teller: Teller, all: &[Offer], left: &[&Offer], depth: usize) -> Option<Row> {
    let steps = &left.first()?.steps;
    let before = (0..depth).rev().find(|&before| {
        let same = all
            .iter()
            .filter(|other| path(&other.steps, before) == path(steps, before));
        grouped(&same.collect::<Vec<_>>(), before).len() > 1
    })?;
    let press = Press::Choose {
        table: teller.caption.id,
        line: teller.caption.line,
        chosen: path(steps, before),
    };
    Some(Row::Buttons(vec![Button {
        emoji: Some("↩️"),
        style: ButtonStyle::Secondary,
        ..Button::labelled(teller.say(&keys::button_step_back()), press)
    }]))
}
