//! A stage for scenarios: turns in a short notation, reached through the public engine.
//!
//! `3,5/1` is a roll of 3, 5 and 1 of which the first two are used for row 3 and column 5.

use crate::cards::Seat;
use crate::rules::claim_it::{
    Action, Awaiting, Dice, Face, IllegalAction, PublicView, Setup, Space, Spaces, State, Variant,
};

/// A match, and what came of it so far.
pub(super) struct Scene {
    state: State,
}

impl Scene {
    /// The standard game for so many; seat 0 begins.
    pub(super) fn new(players: u8) -> Self {
        Self::of(players, Variant::Standard)
    }

    /// A variant for so many; seat 0 begins.
    pub(super) fn of(players: u8, variant: Variant) -> Self {
        let setup = Setup::new(players, variant).expect("a variant for so many");
        let mut state = State::new(setup);
        state.choose_first(Seat::First).expect("the lot is due");
        Self { state }
    }

    pub(super) fn state(&self) -> &State {
        &self.state
    }

    pub(super) fn public(&self) -> &PublicView {
        self.state.public_view()
    }

    /// Does something, by the seat whose turn it is.
    #[track_caller]
    pub(super) fn act(&mut self, action: &str) -> &mut Self {
        if let Err(refusal) = self.state.play(parsed(action)) {
            let to_act = self.state.to_act();
            panic!("{action} by {to_act:?} was refused: {refusal:?}");
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

    /// Rolls and uses the dice, once for each word.
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

    /// A whole turn: rolls and uses the dice, once for each word, and stops.
    #[track_caller]
    pub(super) fn turn(&mut self, words: &str) -> &mut Self {
        self.uses(words).act("stop")
    }

    /// A whole turn that leaves the board as it was: 1 1 1 again and again is a bust at last.
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

    /// What the seat to act may do, in notation, in any order.
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

    /// That something is refused, and why.
    #[track_caller]
    pub(super) fn refuses(&mut self, action: &str, why: IllegalAction) -> &mut Self {
        assert_eq!(self.state.play(parsed(action)), Err(why), "{action}");
        self
    }

    /// Whose turn it is.
    #[track_caller]
    pub(super) fn turn_of(&mut self, seat: Seat) -> &mut Self {
        assert_eq!(self.state.to_act(), Some(seat));
        self
    }

    /// Where a seat's stones lie.
    #[track_caller]
    pub(super) fn stones(&mut self, seat: Seat, expected: &str) -> &mut Self {
        let found = self.public().stones[seat];
        assert_eq!(found, spaces(expected), "stones of seat {seat}");
        self
    }

    /// Where the gold claims are.
    #[track_caller]
    pub(super) fn gold(&mut self, expected: &str) -> &mut Self {
        assert_eq!(self.public().gold, spaces(expected), "gold");
        self
    }

    /// Where this turn's owner stones lie.
    #[track_caller]
    pub(super) fn owner_stones(&mut self, expected: &str) -> &mut Self {
        let found = self.public().placed.owner_stones;
        assert_eq!(found, spaces(expected), "owner stones");
        self
    }

    /// Where the claim stones lie, as `1@3,5 4@2,2`.
    #[track_caller]
    pub(super) fn claim_stones(&mut self, expected: &str) -> &mut Self {
        let lies = |number: Face| {
            let space = self.public().placed.claim_stones[number]?;
            Some(format!("{number}@{space}"))
        };
        let found: Vec<_> = Face::ALL.into_iter().filter_map(lies).collect();
        assert_eq!(found.join(" "), expected, "claim stones");
        self
    }

    /// How many stones of its own a seat has left, and how many owner stones there are.
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

/// Uses by which a row gets six plain stones of one's own.
pub(super) fn stone_row(row: u8) -> String {
    let words: Vec<_> = (1..=6).map(|it| format!("{row},{it}/{it}")).collect();
    words.join(" ")
}

/// Uses by which a row gets six gold claims.
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

/// The spaces of that notation, separated by blanks.
#[track_caller]
pub(super) fn spaces(text: &str) -> Spaces {
    text.split_whitespace().map(space).collect()
}

#[track_caller]
fn parsed(action: &str) -> Action {
    action.parse().expect("an action")
}
