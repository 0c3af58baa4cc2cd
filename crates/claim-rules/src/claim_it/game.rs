//! Claim It behind the common contract.

use std::ops::RangeInclusive;

use rand::Rng;

use super::{
    Action, Awaiting, Chance, Dice, IllegalAction, PublicView, Setup, State, Variant, View,
};
use crate::cards::{Seat, SeatSet};
use crate::chance::{self, IllegalChance};
use crate::{Game, GameKind, GameSetup, GameView, Options, SetupError, Turn};

impl GameSetup for Setup {
    fn players_of(_kind: GameKind) -> RangeInclusive<u8> {
        2..=5
    }

    fn new(_kind: GameKind, players: u8, options: &Options) -> Result<Self, SetupError> {
        options.expect_only(&[Options::VARIANT])?;
        let variant = Variant::from_id(options.require_string(Options::VARIANT)?)
            .ok_or_else(|| SetupError::new("the variant must be standard or recycle"))?;
        Self::new(players, variant).map_err(|error| SetupError::new(error.to_string()))
    }

    fn random_options(_kind: GameKind, _players: u8, _rng: &mut impl Rng) -> Options {
        Options::default().with(Options::VARIANT, Variant::Standard.id())
    }

    fn choices(_kind: GameKind, players: u8, key: &str, chosen: &[&str]) -> Vec<&'static str> {
        if key != Options::VARIANT || !chosen.is_empty() {
            return Vec::new();
        }
        let fits = |variant: &Variant| Self::new(players, *variant).is_ok();
        let fitting = Variant::ALL.into_iter().filter(fits);
        fitting.map(Variant::id).collect()
    }

    fn players(&self) -> u8 {
        Self::players(*self)
    }
}

impl Game for State {
    type Setup = Setup;
    type View = View;
    type PublicView = PublicView;
    type Action = Action;
    type Chance = Chance;
    type IllegalAction = IllegalAction;

    fn new(setup: &Setup) -> Self {
        Self::new(*setup)
    }

    fn turn(&self) -> Turn {
        match self.awaiting() {
            Awaiting::First | Awaiting::Dice { .. } => Turn::Chance,
            _ => self.to_act().map_or(Turn::Over, Turn::Seat),
        }
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
        match self.awaiting() {
            Awaiting::First => {
                let players = self.public_view().setup.players();
                chance::first_seat(rng, players).map(Chance::First)
            }
            Awaiting::Dice { .. } => Some(Chance::Roll(Dice::random(rng))),
            _ => None,
        }
    }

    fn apply_chance(&mut self, chance: &Chance) -> Result<(), IllegalChance> {
        match chance {
            Chance::First(seat) => self.choose_first(*seat),
            Chance::Roll(dice) => self.roll(*dice),
        }
    }

    fn legal_actions(&self) -> Vec<Action> {
        Self::legal_actions(self).into_iter().collect()
    }

    fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        Self::play(self, action)
    }

    fn view(&self, seat: Seat) -> View {
        Self::view(self, seat)
    }

    fn public_view(&self) -> PublicView {
        *Self::public_view(self)
    }

    fn winners(&self) -> SeatSet {
        self.score().map_or(SeatSet::EMPTY, |score| score.winners)
    }

    fn best_of(&self, seats: SeatSet) -> SeatSet {
        self.score().map_or(SeatSet::EMPTY, |score| {
            seats.with_highest(|seat| score.standings[seat])
        })
    }

    fn play_random(&mut self, rng: &mut impl Rng) -> bool {
        let action = Self::legal_actions(self).pick(|count| chance::below(rng, count));
        if let Some(action) = action {
            self.play_unchecked(action);
        }
        action.is_some()
    }
}

impl GameView for View {
    type State = State;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn public(&self) -> PublicView {
        self.public
    }

    fn sample(&self, rng: &mut impl Rng) -> State {
        Self::sample(self, rng)
    }

    fn legal_actions(&self) -> Vec<Action> {
        Self::legal_actions(self).into_iter().collect()
    }
}
