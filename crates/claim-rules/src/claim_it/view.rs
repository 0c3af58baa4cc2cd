//! What everyone sees, which is everything: nothing is hidden in Claim It.

use super::{Actions, ByFace, Dice, Face, Setup, Space, Spaces};
use crate::cards::{BySeat, Seat};

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// Chance has to decide which seat begins.
    First,
    /// The first roll of a turn is due.
    Roll {
        /// The seat whose turn begins.
        seat: Seat,
    },
    /// Chance has to roll the dice.
    Dice {
        /// The seat that rolls.
        seat: Seat,
    },
    /// The dice have to be used, which is possible: a roll without a use ends the turn at once.
    Use {
        /// The seat that rolled.
        seat: Seat,
        /// The rolled dice.
        dice: Dice,
    },
    /// It has to be chosen whether to roll again or to stop.
    Choice {
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// The match is over.
    Over,
}

/// A stone that a use puts on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stone {
    /// The claim stone of this number, on an empty space or an opponent's stone.
    Claim(Face),
    /// An owner stone, on the player's own stone or a claim stone. The space becomes gold if the
    /// turn is stopped.
    Owner,
}

/// A roll and how it was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// The rolled dice.
    pub dice: Dice,
    /// The space that two of the dice named.
    pub space: Space,
    /// The stone that was put there.
    pub stone: Stone,
}

/// The stones that a turn has placed. The players' stones below them have not moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Placed {
    /// The spaces of the claim stones; `None` for those in the supply.
    pub claim_stones: ByFace<Option<Space>>,
    /// The spaces on which a claim stone was put this turn, whether it is still there or not. They
    /// get the player's own stone if the turn is stopped.
    pub claimed: Spaces,
    /// The spaces on which an owner stone was put this turn.
    pub owner_stones: Spaces,
    /// The last roll and how it was used; `None` before the first use of the turn.
    pub last: Option<Use>,
}

impl Placed {
    /// Returns the claim stone on a space, if there is one, to the supply.
    pub(super) fn take_claim_stone_off(&mut self, space: Space) {
        let is_here = |stone: &&mut Option<Space>| **stone == Some(space);
        if let Some(stone) = self.claim_stones.0.iter_mut().find(is_here) {
            *stone = None;
        }
    }
}

/// The previous turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTurn {
    /// The seat whose turn it was.
    pub seat: Seat,
    /// The stones it had placed when it ended: lost or gained.
    pub placed: Placed,
    /// How the turn ended.
    pub end: TurnEnd,
}

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnd {
    /// With a roll that could not be used. The stones placed in the turn came off the board.
    Bust(Dice),
    /// By choice. Spaces with an owner stone became gold claims, other claimed spaces plain stones.
    Stop {
        /// Per opponent, the spaces from which their stones went back to them.
        taken: BySeat<Spaces>,
    },
}

/// The stones that are not on the board. For claim stones see [`Placed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supply {
    /// Per seat, its own stones that are left, without those needed for spaces claimed this turn.
    pub stones: BySeat<u8>,
    /// The owner stones that are left for all players together (RULES.md 3.1). Those of gold claims
    /// stay on the board.
    pub owner_stones: u8,
}

/// What everyone knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicView {
    /// The variant and the number of players.
    pub setup: Setup,
    /// What the match waits for.
    pub awaiting: Awaiting,
    /// Per seat, the spaces of its stones, gold claims included. A space has at most one player's
    /// stone.
    pub stones: BySeat<Spaces>,
    /// The gold claims of all seats together. The field `stones` tells whose they are.
    pub gold: Spaces,
    /// The stones placed this turn; none before the first use of a roll.
    pub placed: Placed,
    /// The stones that are left.
    pub supply: Supply,
    /// The seat that began the last round, once it has begun. That seat has the last turn.
    pub last_round: Option<Seat>,
    /// The turn that ended last, with what it gained or lost; `None` during the first turn.
    pub last_turn: Option<LastTurn>,
}

impl PublicView {
    /// The seat to act, if any.
    #[must_use]
    #[inline]
    pub const fn to_act(&self) -> Option<Seat> {
        match self.awaiting {
            Awaiting::Roll { seat } | Awaiting::Use { seat, .. } | Awaiting::Choice { seat } => {
                Some(seat)
            }
            Awaiting::First | Awaiting::Dice { .. } | Awaiting::Over => None,
        }
    }

    /// The legal actions of the seat to act: the one definition.
    #[must_use]
    #[inline]
    pub fn legal_actions(&self) -> Actions {
        match self.awaiting {
            Awaiting::Roll { .. } => Actions::ROLL,
            Awaiting::Use { seat, dice } => Actions::uses(self.usable(seat, dice)),
            Awaiting::Choice { .. } => Actions::ROLL_OR_STOP,
            Awaiting::First | Awaiting::Dice { .. } | Awaiting::Over => Actions::NONE,
        }
    }

    /// The dice to be used, otherwise those that this turn used last.
    #[must_use]
    pub fn dice(&self) -> Option<Dice> {
        match self.awaiting {
            Awaiting::Use { dice, .. } => Some(dice),
            _ => self.placed.last.map(|last| last.dice),
        }
    }

    /// The stone that would be placed if the dice were used for `space`; `None` if they cannot be.
    #[must_use]
    pub fn stone_for(&self, space: Space) -> Option<Stone> {
        match self.awaiting {
            Awaiting::Use { seat, dice } if self.usable(seat, dice).contains(space) => {
                Some(self.stone_on(seat, dice, space))
            }
            _ => None,
        }
    }

    /// The spaces for which a seat could use a roll (RULES.md 3.2); with none, the roll is a bust.
    #[must_use]
    #[inline]
    pub fn usable(&self, seat: Seat, dice: Dice) -> Spaces {
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

    /// The stone that a seat places if it uses a roll for one of its [usable](Self::usable) spaces.
    #[must_use]
    #[inline]
    pub fn stone_on(&self, seat: Seat, dice: Dice, space: Space) -> Stone {
        match dice.third_die(space) {
            Some(number) if !self.held_by(seat).contains(space) => Stone::Claim(number),
            _ => Stone::Owner,
        }
    }

    /// The spaces that have the seat's own stone or were claimed this turn.
    #[inline]
    pub(super) fn held_by(&self, seat: Seat) -> Spaces {
        self.stones[seat] | self.placed.claimed
    }
}

/// One seat's information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The seat whose view it is.
    pub seat: Seat,
    /// What everyone knows, which is everything in this game.
    pub public: PublicView,
}

impl View {
    /// The legal actions of this seat; empty if it is not its turn.
    #[must_use]
    pub fn legal_actions(&self) -> Actions {
        if self.public.to_act() == Some(self.seat) {
            self.public.legal_actions()
        } else {
            Actions::NONE
        }
    }
}
