//! Actions and chance as records have them (RECORD.md).

use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::*;
use crate::claim_it::{Action, Chance, Face, Space};
use crate::{Game, NotationError, chance};

#[test]
fn action_notation_round_trips() {
    let uses = Face::ALL.into_iter().flat_map(|row| {
        let space = move |column| Space { row, column };
        Face::ALL.into_iter().map(space).map(Action::Use)
    });
    for action in uses.chain([Action::Roll, Action::Stop]) {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!(Action::Use(space("3,5")).to_string(), "use 3,5");
}

#[test]
fn other_text_is_not_an_action() {
    for text in [
        "",
        " ",
        "Roll",
        "roll ",
        " roll",
        "rolls",
        "stop.",
        "use",
        "use ",
        "use 3",
        "use 3,",
        "use ,3",
        "use 3,7",
        "use 0,3",
        "use 3, 5",
        "use 3,5 ",
        "use  3,5",
        "use 03,5",
        "use +3,5",
        "use 3,5,1",
        "use 3 5",
        "use 3;5",
        "use ３,５",
        "play goblin-0",
    ] {
        assert_eq!(
            text.parse::<Action>(),
            Err(NotationError("an action of Claim It")),
            "{text:?}"
        );
    }
}

#[test]
fn chance_notation_round_trips() {
    for text in [
        "first 0",
        "first 4",
        "roll 3 5 1",
        "roll 6 6 6",
        "roll 1 2 1",
    ] {
        let chance: Chance = text.parse().expect(text);
        assert_eq!(chance.to_string(), text);
    }
}

#[test]
fn other_text_is_not_chance() {
    for text in [
        "",
        "first",
        "first 5",
        "first -1",
        "first 00",
        "roll",
        "roll ",
        "roll 3 5",
        "roll 3 5 ",
        "roll 3 5 7",
        "roll 0 1 2",
        "roll 3 5 1 2",
        "roll 3 5 1 ",
        "roll 3  5 1",
        "roll 3,5,1",
        "roll 351",
        "Roll 3 5 1",
        "deck goblin-0",
    ] {
        assert_eq!(
            text.parse::<Chance>(),
            Err(NotationError("chance of Claim It")),
            "{text:?}"
        );
    }
}

/// RECORD.md, "Fair dealing": a die is a number below 6, plus 1.
#[test]
fn dice_are_drawn_in_order() {
    let state = *Scene::new(2).act("roll").state();
    let mut rng = ChaCha20Rng::seed_from_u64(3);
    let mut same = ChaCha20Rng::seed_from_u64(3);
    for _ in 0..100 {
        let [a, b, c] = [(); 3].map(|()| chance::below(&mut same, 6) + 1);
        let drawn = state.draw_chance(&mut rng).expect("dice are due");
        assert_eq!(drawn.to_string(), format!("roll {a} {b} {c}"));
    }
    assert_eq!(Scene::new(2).state().draw_chance(&mut rng), None);
}
