//! A fixture for scenarios: it plays turns given in a short notation through the public interface.
//!
//! `3,5/1` is a roll of 3, 5 and 1, used for row 3 and column 5.

use crate::cards::Seat;
use crate::claim_it::{
    Action, Awaiting, Dice, Face, IllegalAction, PublicView, Setup, Space, Spaces, State, Variant,
};

/// A match.
pub(super) struct Scene {
    state: State,
}

impl Scene {
    /// A match of the standard variant that seat 0 begins.
    pub(super) fn new(players: u8) -> Self {
        Self::of(players, Variant::Standard)
    }

    /// A match of a variant that seat 0 begins.
    pub(super) fn of(players: u8, variant: Variant) -> Self {
        let setup = Setup::new(players, variant).expect("a valid setup");
        let mut state = State::new(setup);
        state
            .choose_first(Seat::First)
            .expect("the first seat is due");
        Self { state }
    }

    pub(super) fn state(&self) -> &State {
        &self.state
    }

    pub(super) fn public(&self) -> &PublicView {
        self.state.public_view()
    }

    /// Plays an action of the seat to act.
    #[track_caller]
    pub(super) fn act(&mut self, action: &str) -> &mut Self {
        if let Err(refusal) = self.state.play(parsed(action)) {
            let to_act = self.state.to_act();
            panic!("{action} by {to_act:?} was refused: {refusal}");
        }
        self
    }

    /// Rolls these dice.
    #[track_caller]
    pub(super) fn rolls(&mut self, dice: &str) -> &mut Self {
        self.act("roll");
        let dice: Dice = dice.parse().expect("three dice");
        self.state.roll(dice).expect("dice are due");
        self
    }

    /// Rolls and uses the dice, once per word.
    #[track_caller]
    pub(super) fn uses(&mut self, words: &str) -> &mut Self {
        for word in words.split(' ') {
            let (space, third) = word.split_once('/').expect("a space and a die");
            let (row, column) = space.split_once(',').expect("a row and a column");
            self.rolls(&format!("{row} {column} {third}"));
            self.act(&format!("use {space}"));
        }
        self
    }

    /// Plays a whole turn: rolls and uses the dice, once per word, and stops.
    #[track_caller]
    pub(super) fn turn(&mut self, words: &str) -> &mut Self {
        self.uses(words).act("stop")
    }

    /// Plays a whole turn that leaves the board unchanged: rolling 1 1 1 repeatedly ends in a bust.
    #[track_caller]
    pub(super) fn idle(&mut self) -> &mut Self {
        let seat = self.state.to_act();
        let stones = self.public().stones;
        while self.state.to_act() == seat {
            self.rolls("1 1 1");
            if matches!(self.public().awaiting, Awaiting::Use { .. }) {
                self.act("use 1,1");
            }
        }
        assert_eq!(self.public().stones, stones);
        self
    }

    /// Asserts the legal actions, in notation, in any order.
    #[track_caller]
    pub(super) fn may(&mut self, actions: &[&str]) -> &mut Self {
        let legal = self.state.legal_actions();
        let mut found: Vec<_> = legal.iter().map(|action| action.to_string()).collect();
        found.sort();
        let mut expected = actions.to_vec();
        expected.sort_unstable();
        assert_eq!(found, expected);
        self
    }

    /// Asserts that an action is refused, and why.
    #[track_caller]
    pub(super) fn refuses(&mut self, action: &str, why: IllegalAction) -> &mut Self {
        assert_eq!(self.state.play(parsed(action)), Err(why), "{action}");
        self
    }

    /// Asserts whose turn it is.
    #[track_caller]
    pub(super) fn turn_of(&mut self, seat: Seat) -> &mut Self {
        assert_eq!(self.state.to_act(), Some(seat));
        self
    }

    /// Asserts the spaces of a seat's stones.
    #[track_caller]
    pub(super) fn stones(&mut self, seat: Seat, expected: &str) -> &mut Self {
        let found = self.public().stones[seat];
        assert_eq!(found, spaces(expected), "stones of seat {seat}");
        self
    }

    /// Asserts the spaces of the gold claims.
    #[track_caller]
    pub(super) fn gold(&mut self, expected: &str) -> &mut Self {
        assert_eq!(self.public().gold, spaces(expected), "gold");
        self
    }

    /// Asserts the spaces of this turn's owner stones.
    #[track_caller]
    pub(super) fn owner_stones(&mut self, expected: &str) -> &mut Self {
        let found = self.public().placed.owner_stones;
        assert_eq!(found, spaces(expected), "owner stones");
        self
    }

    /// Asserts the spaces of the claim stones, written as `1@3,5 4@2,2`.
    #[track_caller]
    pub(super) fn claim_stones(&mut self, expected: &str) -> &mut Self {
        let entry = |number: Face| {
            let space = self.public().placed.claim_stones[number]?;
            Some(format!("{number}@{space}"))
        };
        let found: Vec<_> = Face::ALL.into_iter().filter_map(entry).collect();
        assert_eq!(found.join(" "), expected, "claim stones");
        self
    }

    /// Asserts how many stones a seat has left, and how many owner stones are left.
    #[track_caller]
    pub(super) fn supply(&mut self, seat: Seat, own: u8, owner_stones: u8) -> &mut Self {
        let supply = self.public().supply;
        assert_eq!(
            (supply.stones[seat], supply.owner_stones),
            (own, owner_stones)
        );
        self
    }
}

/// The uses that fill a row with six plain stones.
pub(super) fn stone_row(row: u8) -> String {
    let words: Vec<_> = (1..=6).map(|it| format!("{row},{it}/{it}")).collect();
    words.join(" ")
}

/// The uses that fill a row with six gold claims.
pub(super) fn gold_row(row: u8) -> String {
    format!("{0} {0}", stone_row(row))
}

/// The face of that number.
#[track_caller]
pub(super) fn face(text: &str) -> Face {
    text.parse().expect("a face")
}

/// The space of that notation.
#[track_caller]
pub(super) fn space(text: &str) -> Space {
    text.parse().expect("a space")
}

/// The spaces of that notation, separated by spaces.
#[track_caller]
pub(super) fn spaces(text: &str) -> Spaces {
    text.split_whitespace().map(space).collect()
}

#[track_caller]
fn parsed(action: &str) -> Action {
    action.parse().expect("an action")
}
