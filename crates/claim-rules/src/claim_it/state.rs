//! The full state of one match of Claim It, and how actions change it.

use rand::Rng;

use super::view::{Awaiting, LastTurn, Placed, PublicView, Stone, Supply, TurnEnd, Use, View};
use super::{Action, Actions, Dice, Face, Score, Setup, Space, Spaces, Variant};
use crate::IllegalChance;
use crate::cards::{BySeat, Seat};

/// The number of stones per player (RULES.md 3.1).
const STONES: u8 = 24;

/// The number of owner stones (RULES.md 3.1).
const OWNER_STONES: u8 = 30;

/// The full state of a match, all of which is public.
///
/// It starts before chance has drawn the first seat. What the rules refuse leaves it unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    public: PublicView,
}

/// Why the rules refuse an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalAction {
    /// Chance is due, or the match is over.
    #[error("no action is due")]
    NoActionDue,
    /// There is no roll to use: the turn has just begun, or the last roll has been used.
    #[error("the dice have to be rolled first")]
    RollFirst,
    /// The turn has just begun, so stopping would keep nothing.
    #[error("no stone was placed this turn")]
    NothingToKeep,
    /// The rolled dice have to be used now.
    #[error("the dice have to be used")]
    UseExpected,
    /// No two of the dice name the space.
    #[error("no two dice give {0}")]
    NotRolled(Space),
    /// The space is a gold claim, of any player.
    #[error("{0} is a gold claim")]
    GoldClaim(Space),
    /// An owner stone was put on the space this turn.
    #[error("{0} has an owner stone")]
    HasOwnerStone(Space),
    /// The claim stone with that number is on the board.
    #[error("claim stone {0} is on the board already")]
    ClaimStonePlaced(Face),
    /// The player has no stone left that could replace the claim stone.
    #[error("the player has no stone left")]
    NoStonesLeft,
    /// The space needs an owner stone, because it is the player's own or was claimed this turn, and
    /// none is left.
    #[error("no owner stone is left")]
    NoOwnerStonesLeft,
}

impl State {
    /// A match before chance has drawn the first seat.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let mut stones = BySeat::default();
        for seat in setup.seats() {
            stones[seat] = STONES;
        }
        Self::from_public(PublicView {
            setup,
            awaiting: Awaiting::First,
            stones: BySeat::default(),
            gold: Spaces::EMPTY,
            placed: Placed::default(),
            supply: Supply {
                stones,
                owner_stones: OWNER_STONES,
            },
            last_round: None,
            last_turn: None,
        })
    }

    /// The state with this public view. There is exactly one, because nothing is hidden.
    const fn from_public(public: PublicView) -> Self {
        Self { public }
    }

    /// Sets the seat that begins (RULES.md 3.1).
    ///
    /// # Errors
    ///
    /// If that is not due, or the match has no such seat.
    pub fn choose_first(&mut self, first: Seat) -> Result<(), IllegalChance> {
        if self.public.awaiting != Awaiting::First
            || first.index() >= usize::from(self.public.setup.players())
        {
            return Err(IllegalChance);
        }
        self.public.awaiting = Awaiting::Roll { seat: first };
        Ok(())
    }

    /// Sets the result of a roll. If the dice cannot be used, the turn ends as a bust (RULES.md
    /// 3.2).
    ///
    /// # Errors
    ///
    /// If no roll is due.
    #[inline]
    pub fn roll(&mut self, dice: Dice) -> Result<(), IllegalChance> {
        let Awaiting::Dice { seat } = self.public.awaiting else {
            return Err(IllegalChance);
        };
        if self.public.usable(seat, dice).is_empty() {
            self.bust(seat, dice);
        } else {
            self.public.awaiting = Awaiting::Use { seat, dice };
        }
        Ok(())
    }

    /// The seat to act, if any.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.public.to_act()
    }

    /// What the match waits for.
    #[must_use]
    pub fn awaiting(&self) -> Awaiting {
        self.public.awaiting
    }

    /// The legal actions of the seat to act.
    #[must_use]
    #[inline]
    pub fn legal_actions(&self) -> Actions {
        self.public.legal_actions()
    }

    /// What everyone knows.
    #[must_use]
    pub fn public_view(&self) -> &PublicView {
        &self.public
    }

    /// What a seat knows.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let public = self.public;
        View { seat, public }
    }

    /// The score, once the match is over.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        (self.public.awaiting == Awaiting::Over).then(|| self.public.score())
    }

    /// Plays an action of the seat to act.
    ///
    /// # Errors
    ///
    /// If the rules refuse it; the state is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        if !self.legal_actions().contains(action) {
            return Err(self.reason(action));
        }
        self.apply(action);
        Ok(())
    }

    /// Plays a legal action of the seat to act without checking it again, for rollouts.
    ///
    /// # Panics
    ///
    /// In debug builds, if the action is not legal. In release builds the state is then invalid.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action) {
        debug_assert!(self.legal_actions().contains(action));
        self.apply(action);
    }

    #[inline]
    fn apply(&mut self, action: Action) {
        match (self.public.awaiting, action) {
            (Awaiting::Roll { seat } | Awaiting::Choice { seat }, Action::Roll) => {
                self.public.awaiting = Awaiting::Dice { seat };
            }
            (Awaiting::Use { seat, dice }, Action::Use(space)) => self.place(seat, dice, space),
            (Awaiting::Choice { seat }, Action::Stop) => self.stop(seat),
            _ => {}
        }
    }

    /// Why an action is illegal.
    fn reason(&self, action: Action) -> IllegalAction {
        match (self.public.awaiting, action) {
            (Awaiting::Roll { .. }, Action::Stop) => IllegalAction::NothingToKeep,
            (Awaiting::Roll { .. } | Awaiting::Choice { .. }, _) => IllegalAction::RollFirst,
            (Awaiting::Use { seat, dice }, Action::Use(space)) => self.unusable(seat, dice, space),
            (Awaiting::Use { .. }, _) => IllegalAction::UseExpected,
            _ => IllegalAction::NoActionDue,
        }
    }

    /// Why a space cannot be used.
    fn unusable(&self, seat: Seat, dice: Dice, space: Space) -> IllegalAction {
        let public = &self.public;
        let Some(number) = dice.third_die(space) else {
            return IllegalAction::NotRolled(space);
        };
        if public.gold.contains(space) {
            return IllegalAction::GoldClaim(space);
        }
        if public.placed.owner_stones.contains(space) {
            return IllegalAction::HasOwnerStone(space);
        }
        if public.held_by(seat).contains(space) {
            return IllegalAction::NoOwnerStonesLeft;
        }
        if public.supply.stones[seat] == 0 {
            return IllegalAction::NoStonesLeft;
        }
        IllegalAction::ClaimStonePlaced(number)
    }

    /// Puts a stone on a space that can be used.
    #[inline]
    fn place(&mut self, seat: Seat, dice: Dice, space: Space) {
        let public = &mut self.public;
        let stone = public.stone_on(seat, dice, space);
        match stone {
            Stone::Claim(number) => {
                public.placed.claim_stones[number] = Some(space);
                public.placed.claimed.insert(space);
                public.supply.stones[seat] -= 1;
            }
            Stone::Owner => {
                public.placed.owner_stones.insert(space);
                public.supply.owner_stones -= 1;
                if public.setup.variant() == Variant::Recycle {
                    public.placed.take_claim_stone_off(space);
                }
            }
        }
        public.placed.last = Some(Use { dice, space, stone });
        public.awaiting = Awaiting::Choice { seat };
    }

    /// Removes the stones placed this turn. The stones below them were never moved.
    fn bust(&mut self, seat: Seat, dice: Dice) {
        let public = &mut self.public;
        public.supply.stones[seat] += public.placed.claimed.len();
        public.supply.owner_stones += public.placed.owner_stones.len();
        self.end_turn(seat, TurnEnd::Bust(dice));
    }

    /// Puts the player's stones on the spaces claimed this turn and returns the opponents' stones.
    fn stop(&mut self, seat: Seat) {
        let public = &mut self.public;
        let claimed = public.placed.claimed;
        let mut taken = BySeat::default();
        for opponent in public.setup.seats() {
            taken[opponent] = public.stones[opponent] & claimed;
            public.stones[opponent] = public.stones[opponent] - claimed;
            public.supply.stones[opponent] += taken[opponent].len();
        }
        public.stones[seat] = public.stones[seat] | claimed;
        public.gold = public.gold | public.placed.owner_stones;
        self.end_turn(seat, TurnEnd::Stop { taken });
    }

    fn end_turn(&mut self, seat: Seat, end: TurnEnd) {
        let public = &mut self.public;
        let placed = std::mem::take(&mut public.placed);
        public.last_turn = Some(LastTurn { seat, placed, end });
        let next = seat.next(public.setup.players());
        public.awaiting = Awaiting::Roll { seat: next };
        match public.last_round {
            Some(trigger) if trigger == seat => public.awaiting = Awaiting::Over,
            None if public.gold_claims(seat) >= public.setup.gold_for_last_round() => {
                public.last_round = Some(seat);
            }
            _ => {}
        }
    }
}

impl View {
    /// The full state, as nothing is hidden.
    #[must_use]
    pub const fn state(&self) -> State {
        State::from_public(self.public)
    }

    /// The only full state with this view.
    #[must_use]
    pub fn sample(&self, _rng: &mut impl Rng) -> State {
        self.state()
    }
}
