//! What everybody sees: all there is. Only the dice to come are unknown, and they to everyone.

use rand::Rng;

use super::{Actions, ByFace, Dice, Face, Setup, Space, Spaces, State};
use crate::cards::{BySeat, Seat};

/// What the rules ask for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// Chance: which seat begins.
    First,
    /// The first roll of a turn.
    Roll {
        /// Whose turn begins.
        seat: Seat,
    },
    /// Chance: what the dice show.
    Dice {
        /// Who rolled.
        seat: Seat,
    },
    /// What the dice are used for.
    Use {
        /// Who rolled.
        seat: Seat,
        /// What lies there.
        dice: Dice,
    },
    /// Whether to roll again or to stop.
    Choice {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Nothing: the match is over.
    Nothing,
}

/// A stone that a use puts on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stone {
    /// The claim stone of that number, on an empty space or an opponent's stone.
    Claim(Face),
    /// An owner stone, on one's own stone or a claim stone: the space is to become gold.
    Owner,
}

/// A roll and what was done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// What was rolled.
    pub dice: Dice,
    /// The space that two of the dice named.
    pub space: Space,
    /// The stone that was put there.
    pub stone: Stone,
}

/// What one turn has put on the board. The players' stones below lie there as they did before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Placed {
    /// Where the claim stones lie; those that lie nowhere are in the supply.
    pub claim_stones: ByFace<Option<Space>>,
    /// The spaces that get a stone of the player's own if the turn is stopped: those on which a
    /// claim stone was put, whether it still lies there or not.
    pub promised: Spaces,
    /// Where this turn's owner stones lie.
    pub owner_stones: Spaces,
    /// The last roll and what was done with it.
    pub last: Option<Use>,
}

impl Placed {
    /// The claim stone that lies on a space comes back to the supply, if there is one.
    pub(super) fn take_claim_stone_off(&mut self, space: Space) {
        let lies_there = |place: &&mut Option<Space>| **place == Some(space);
        if let Some(place) = self.claim_stones.0.iter_mut().find(lies_there) {
            *place = None;
        }
    }
}

/// The turn before this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTurn {
    /// Whose it was.
    pub seat: Seat,
    /// What it had put on the board when it ended: what was lost, or what it brought.
    pub placed: Placed,
    /// How it ended.
    pub end: TurnEnd,
}

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnd {
    /// With a roll that could not be used. All that the turn had put on the board came off.
    Bust(Dice),
    /// By choice. Where an owner stone was put there is gold; the rest that was promised has a
    /// plain stone now.
    Stop {
        /// Per opponent, the spaces where their stone lay; it went back to them.
        taken: BySeat<Spaces>,
    },
}

/// What is not on the board. Claim stones are not counted here: [`Placed`] says where they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supply {
    /// Per seat, the stones of its own; those promised this turn are not counted.
    pub stones: BySeat<u8>,
    /// Owner stones.
    pub owner_stones: u8,
}

/// What everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicView {
    /// The variant and the number of players.
    pub setup: Setup,
    /// What the rules ask for now.
    pub awaiting: Awaiting,
    /// Per seat, the spaces where a stone of its own lies, gold claims among them. A space has one
    /// stone at most.
    pub stones: BySeat<Spaces>,
    /// The gold claims of all seats.
    pub gold: Spaces,
    /// What this turn has put on top.
    pub placed: Placed,
    /// What is left to put there.
    pub supply: Supply,
    /// Who began the last round, if anybody has: theirs is its last turn.
    pub last_round: Option<Seat>,
    /// The turn before this one.
    pub last_turn: Option<LastTurn>,
}

impl PublicView {
    /// The seat whose action is awaited.
    #[must_use]
    #[inline]
    pub const fn to_act(&self) -> Option<Seat> {
        match self.awaiting {
            Awaiting::Roll { seat } | Awaiting::Use { seat, .. } | Awaiting::Choice { seat } => {
                Some(seat)
            }
            Awaiting::First | Awaiting::Dice { .. } | Awaiting::Nothing => None,
        }
    }

    /// What the seat to act may do: the one definition of legal.
    #[must_use]
    #[inline]
    pub fn legal_actions(&self) -> Actions {
        match self.awaiting {
            Awaiting::Roll { .. } => Actions::ROLL,
            Awaiting::Use { seat, dice } => Actions::uses(self.usable(seat, dice)),
            Awaiting::Choice { .. } => Actions::ROLL_OR_STOP,
            Awaiting::First | Awaiting::Dice { .. } | Awaiting::Nothing => Actions::NONE,
        }
    }

    /// The dice that lie there: those to be used, or else those this turn used last.
    #[must_use]
    pub fn dice(&self) -> Option<Dice> {
        match self.awaiting {
            Awaiting::Use { dice, .. } => Some(dice),
            _ => self.placed.last.map(|last| last.dice),
        }
    }

    /// The stone that will lie on a space if the dice are used for it; none if they cannot be.
    #[must_use]
    pub fn stone_for(&self, space: Space) -> Option<Stone> {
        match self.awaiting {
            Awaiting::Use { seat, dice } if self.usable(seat, dice).contains(space) => {
                Some(self.stone_on(seat, dice, space))
            }
            _ => None,
        }
    }

    /// The spaces for which a roll can be used (RULES.md 3.2).
    #[inline]
    pub(super) fn usable(&self, seat: Seat, dice: Dice) -> Spaces {
        let held = self.held_by(seat);
        let mut for_owner_stones = Spaces::EMPTY;
        if self.supply.owner_stones > 0 {
            for_owner_stones = held - self.gold - self.placed.owner_stones;
        }
        let mut for_claim_stones = Spaces::EMPTY;
        if self.supply.stones[seat] > 0 {
            for_claim_stones = Spaces::BOARD - held - self.gold;
        }
        let mut usable = Spaces::EMPTY;
        for (number, others) in dice.assignments() {
            let mut open = for_owner_stones;
            if self.placed.claim_stones[number].is_none() {
                open = open | for_claim_stones;
            }
            usable = usable | (open & Spaces::named_by(others));
        }
        usable
    }

    /// The stone that comes on a usable space.
    #[inline]
    pub(super) fn stone_on(&self, seat: Seat, dice: Dice, space: Space) -> Stone {
        match dice.third(space) {
            Some(number) if !self.held_by(seat).contains(space) => Stone::Claim(number),
            _ => Stone::Owner,
        }
    }

    /// The spaces that have the seat's own stone, or are promised one this turn.
    #[inline]
    pub(super) fn held_by(&self, seat: Seat) -> Spaces {
        self.stones[seat] | self.placed.promised
    }
}

/// One seat's information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What everybody knows: in this game, all there is.
    pub public: PublicView,
}

impl View {
    /// What this seat may do now; nothing while it is not to act.
    #[must_use]
    pub fn legal_actions(&self) -> Actions {
        if self.public.to_act() == Some(self.seat) {
            self.public.legal_actions()
        } else {
            Actions::NONE
        }
    }

    /// The full truth: nothing is hidden.
    #[must_use]
    pub const fn state(&self) -> State {
        State::of(self.public)
    }

    /// A full truth that this view may be a part of: the only one there is.
    #[must_use]
    pub fn sample(&self, _rng: &mut impl Rng) -> State {
        self.state()
    }
}
