//! Illegal actions, and why they are refused.

use super::*;
use crate::IllegalChance;
use crate::claim_it::{Dice, Setup, State};

fn five_two_one() -> Dice {
    "5 2 1".parse().expect("three dice")
}

#[test]
fn space_cannot_be_used_before_rolling() {
    let mut scene = Scene::new(2);
    scene.refuses("use 1,1", IllegalAction::RollFirst);
    scene.uses("3,5/1");
    scene.refuses("use 3,5", IllegalAction::RollFirst);
}

#[test]
fn turn_cannot_be_stopped_before_the_first_roll() {
    Scene::new(2).refuses("stop", IllegalAction::NothingToKeep);
}

#[test]
fn rolled_dice_must_be_used() {
    let mut scene = Scene::new(2);
    scene.rolls("5 2 1");
    scene.refuses("stop", IllegalAction::UseExpected);
    scene.refuses("roll", IllegalAction::UseExpected);
}

#[test]
fn space_not_named_by_two_dice_is_refused() {
    let mut scene = Scene::new(2);
    scene.rolls("5 2 1");
    for used in ["5,5", "2,3", "6,1"] {
        let why = IllegalAction::NotRolled(space(used));
        scene.refuses(&format!("use {used}"), why);
    }
}

#[test]
fn no_action_is_accepted_while_chance_is_due() {
    let setup = Setup::new(2, Variant::Standard).expect("for two");
    let roll = "roll".parse().expect("an action");
    let mut state = State::new(setup);
    assert_eq!(state.play(roll), Err(IllegalAction::NoActionDue));
    assert_eq!(state.legal_actions().len(), 0);
    let mut state = *Scene::new(2).act("roll").state();
    assert_eq!(state.play(roll), Err(IllegalAction::NoActionDue));
    assert_eq!(state.legal_actions().len(), 0);
}

#[test]
fn chance_that_is_not_due_is_refused() {
    let setup = Setup::new(2, Variant::Standard).expect("for two");
    let mut state = State::new(setup);
    assert_eq!(state.roll(five_two_one()), Err(IllegalChance));
    assert_eq!(state.choose_first(S2), Err(IllegalChance));
    assert_eq!(state, State::new(setup));
    assert_eq!(state.choose_first(S1), Ok(()));
    assert_eq!(state.to_act(), Some(S1));
    assert_eq!(state.choose_first(S1), Err(IllegalChance));
    assert_eq!(state.roll(five_two_one()), Err(IllegalChance));
    assert_eq!(state.to_act(), Some(S1));
}

#[test]
fn second_result_of_a_roll_is_refused() {
    let mut state = *Scene::new(2).rolls("5 2 1").state();
    assert_eq!(state.roll(five_two_one()), Err(IllegalChance));
}
