//! The full truth of one match of Claim It, and how actions change it.

use super::view::{Awaiting, LastTurn, Placed, PublicView, Stone, Supply, TurnEnd, Use, View};
use super::{Action, Actions, Dice, Face, Score, Setup, Space, Spaces, Variant};
use crate::cards::{BySeat, Seat};
use crate::rules::ImpossibleChance;

/// Stones of its own that a player has (RULES.md 3.1).
const STONES: u8 = 24;

/// Owner stones there are.
const OWNER_STONES: u8 = 30;

/// The full truth, all of which everybody knows.
///
/// Always playable: it starts before the first lot, and takes nothing that the rules refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    public: PublicView,
}

/// Why the rules say no to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// Nobody is to act: chance is due, or the match is over.
    NobodyToAct,
    /// There is no roll to be used: roll first.
    RollFirst,
    /// This turn has put nothing on the board yet that stopping would keep.
    NothingToStop,
    /// The dice that lie there have to be used now.
    UseExpected,
    /// No two of the dice name that space.
    NoSuchDice(Space),
    /// The space is a gold claim.
    Gold(Space),
    /// An owner stone was put on the space this turn.
    HasOwnerStone(Space),
    /// That claim stone lies on the board already.
    ClaimStonePlaced(Face),
    /// No stone of one's own is left that could replace the claim stone.
    NoStonesLeft,
    /// No owner stone is left.
    NoOwnerStonesLeft,
}

impl State {
    /// A match before its first lot.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let mut stones = BySeat::default();
        for seat in setup.seats() {
            stones[seat] = STONES;
        }
        Self::of(PublicView {
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

    /// The state that is seen so.
    pub(super) const fn of(public: PublicView) -> Self {
        Self { public }
    }

    /// Chance decides who begins (RULES.md 3.1).
    ///
    /// # Errors
    ///
    /// If that is not due, or nobody sits there.
    pub fn choose_first(&mut self, first: Seat) -> Result<(), ImpossibleChance> {
        if self.public.awaiting != Awaiting::First
            || first.index() >= usize::from(self.public.setup.players())
        {
            return Err(ImpossibleChance);
        }
        self.public.awaiting = Awaiting::Roll { seat: first };
        Ok(())
    }

    /// Chance decides what the dice show; where they cannot be used, the turn is over (RULES.md
    /// 3.2).
    ///
    /// # Errors
    ///
    /// If nobody rolled.
    #[inline]
    pub fn roll(&mut self, dice: Dice) -> Result<(), ImpossibleChance> {
        let Awaiting::Dice { seat } = self.public.awaiting else {
            return Err(ImpossibleChance);
        };
        if self.public.usable(seat, dice).is_empty() {
            self.bust(seat, dice);
        } else {
            self.public.awaiting = Awaiting::Use { seat, dice };
        }
        Ok(())
    }

    /// The seat whose action is awaited.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.public.to_act()
    }

    /// What the rules ask for now.
    #[must_use]
    pub fn awaiting(&self) -> Awaiting {
        self.public.awaiting
    }

    /// What the seat to act may do.
    #[must_use]
    #[inline]
    pub fn legal_actions(&self) -> Actions {
        self.public.legal_actions()
    }

    /// What everybody knows.
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
        (self.public.awaiting == Awaiting::Nothing).then(|| self.public.score())
    }

    /// Lets the seat to act do something.
    ///
    /// # Errors
    ///
    /// If the rules refuse; the state is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        if !self.legal_actions().contains(action) {
            return Err(self.refuse(action));
        }
        self.apply(action);
        Ok(())
    }

    /// Lets the seat to act do one of its legal actions, as those bots do that play a great many
    /// matches: nothing is checked a second time.
    ///
    /// # Panics
    ///
    /// In debug builds, if it is not legal. In others the state is then of no match.
    #[inline]
    pub fn play_legal(&mut self, action: Action) {
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

    /// Why an action that is not legal is not.
    fn refuse(&self, action: Action) -> IllegalAction {
        match (self.public.awaiting, action) {
            (Awaiting::Roll { .. }, Action::Stop) => IllegalAction::NothingToStop,
            (Awaiting::Roll { .. } | Awaiting::Choice { .. }, _) => IllegalAction::RollFirst,
            (Awaiting::Use { seat, dice }, Action::Use(space)) => self.unusable(seat, dice, space),
            (Awaiting::Use { .. }, _) => IllegalAction::UseExpected,
            _ => IllegalAction::NobodyToAct,
        }
    }

    /// Why a space cannot be used.
    fn unusable(&self, seat: Seat, dice: Dice, space: Space) -> IllegalAction {
        let public = &self.public;
        let Some(number) = dice.third(space) else {
            return IllegalAction::NoSuchDice(space);
        };
        if public.gold.contains(space) {
            return IllegalAction::Gold(space);
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

    /// Puts a stone on a space that is usable.
    #[inline]
    fn place(&mut self, seat: Seat, dice: Dice, space: Space) {
        let public = &mut self.public;
        let stone = public.stone_on(seat, dice, space);
        match stone {
            Stone::Claim(number) => {
                public.placed.claim_stones[number] = Some(space);
                public.placed.promised.insert(space);
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

    /// What the turn has put on the board comes off; what lay below lies there as before.
    fn bust(&mut self, seat: Seat, dice: Dice) {
        let public = &mut self.public;
        public.supply.stones[seat] += public.placed.promised.len();
        public.supply.owner_stones += public.placed.owner_stones.len();
        self.end_turn(seat, TurnEnd::Bust(dice));
    }

    /// What was promised is now held.
    fn stop(&mut self, seat: Seat) {
        let public = &mut self.public;
        let promised = public.placed.promised;
        let mut taken = BySeat::default();
        for opponent in public.setup.seats() {
            taken[opponent] = public.stones[opponent] & promised;
            public.stones[opponent] = public.stones[opponent] - promised;
            public.supply.stones[opponent] += taken[opponent].len();
        }
        public.stones[seat] = public.stones[seat] | promised;
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
            Some(first) if first == seat => public.awaiting = Awaiting::Nothing,
            None if public.gold_claims(seat) >= public.setup.gold_for_last_round() => {
                public.last_round = Some(seat);
            }
            _ => {}
        }
    }
}
