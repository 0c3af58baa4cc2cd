//! What the rules refuse, and why.

use super::*;
use crate::rules::ImpossibleChance;
use crate::rules::claim_it::{Dice, Setup, State};

fn five_two_one() -> Dice {
    "5 2 1".parse().expect("three dice")
}

#[test]
fn roll_first() {
    let mut scene = Scene::new(2);
    scene.refuses("use 1,1", IllegalAction::RollFirst);
    scene.uses("3,5/1");
    scene.refuses("use 3,5", IllegalAction::RollFirst);
}

#[test]
fn there_is_nothing_to_stop_before_the_first_roll() {
    Scene::new(2).refuses("stop", IllegalAction::NothingToStop);
}

#[test]
fn the_dice_have_to_be_used() {
    let mut scene = Scene::new(2);
    scene.rolls("5 2 1");
    scene.refuses("stop", IllegalAction::UseExpected);
    scene.refuses("roll", IllegalAction::UseExpected);
}

#[test]
fn no_two_dice_name_that_space() {
    let mut scene = Scene::new(2);
    scene.rolls("5 2 1");
    for used in ["5,5", "2,3", "6,1"] {
        let why = IllegalAction::NoSuchDice(space(used));
        scene.refuses(&format!("use {used}"), why);
    }
}

#[test]
fn nobody_is_to_act_while_chance_is_due() {
    let setup = Setup::new(2, Variant::Standard).expect("for two");
    let roll = "roll".parse().expect("an action");
    let mut state = State::new(setup);
    assert_eq!(state.play(roll), Err(IllegalAction::NobodyToAct));
    assert_eq!(state.legal_actions().len(), 0);
    let mut state = *Scene::new(2).act("roll").state();
    assert_eq!(state.play(roll), Err(IllegalAction::NobodyToAct));
    assert_eq!(state.legal_actions().len(), 0);
}

#[test]
fn chance_decides_nothing_that_is_not_due() {
    let setup = Setup::new(2, Variant::Standard).expect("for two");
    let mut state = State::new(setup);
    assert_eq!(state.roll(five_two_one()), Err(ImpossibleChance));
    assert_eq!(state.choose_first(S2), Err(ImpossibleChance));
    assert_eq!(state, State::new(setup));
    assert_eq!(state.choose_first(S1), Ok(()));
    assert_eq!(state.to_act(), Some(S1));
    assert_eq!(state.choose_first(S1), Err(ImpossibleChance));
    assert_eq!(state.roll(five_two_one()), Err(ImpossibleChance));
    assert_eq!(state.to_act(), Some(S1));
}

#[test]
fn dice_fall_once_a_roll() {
    let mut state = *Scene::new(2).rolls("5 2 1").state();
    assert_eq!(state.roll(five_two_one()), Err(ImpossibleChance));
}
