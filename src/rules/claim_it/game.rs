//! Claim It, as the contract has it.

use std::ops::RangeInclusive;

use rand::Rng;
use serde::Deserialize;

use super::{
    Action, Awaiting, Chance, Dice, IllegalAction, PublicView, Setup, State, Variant, View, result,
};
use crate::cards::Seat;
use crate::rules::chance::{self, ImpossibleChance};
use crate::rules::{Game, GameKind, GameSetup, GameView, Options, Played, SetupError, Turn};

/// The options, as records have them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VariantOption {
    variant: String,
}

impl GameSetup for Setup {
    fn players_of(_kind: GameKind) -> RangeInclusive<u8> {
        2..=5
    }

    fn new(_kind: GameKind, players: u8, options: &Options) -> Result<Self, SetupError> {
        let VariantOption { variant } = options.read()?;
        let variant = Variant::from_id(&variant)
            .ok_or_else(|| SetupError::new("the variants are standard and recycle"))?;
        Self::new(players, variant).map_err(|error| SetupError::new(error.to_string()))
    }

    fn by_lot(_kind: GameKind, _players: u8, _rng: &mut impl Rng) -> Options {
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
            Awaiting::Dice { .. } => Some(Chance::Roll(Dice::rolled(rng))),
            _ => None,
        }
    }

    fn settle(&mut self, chance: &Chance) -> Result<(), ImpossibleChance> {
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

    fn winners(&self) -> Vec<Seat> {
        self.score().map_or_else(Vec::new, |score| score.winners)
    }

    fn played(&self) -> Option<Played> {
        let score = self.score()?;
        let result = result(Self::public_view(self).setup.players(), &score);
        Some(Played {
            winners: score.winners,
            result,
        })
    }

    fn play_at_random(&mut self, rng: &mut impl Rng) -> bool {
        let action = Self::legal_actions(self).pick(|count| chance::below(rng, count));
        if let Some(action) = action {
            self.play_legal(action);
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
