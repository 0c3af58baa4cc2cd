//! Claim Kingdoms behind the common contract.

use std::ops::RangeInclusive;

use rand::Rng;

use super::setup::{FACTIONS, PLAYERS, random_factions};
use super::{Action, Awaiting, Chance, IllegalAction, PublicView, Setup, State, View};
use crate::cards::{Faction, FactionSet, Seat, SeatSet};
use crate::chance::{self, IllegalChance};
use crate::{Game, GameKind, GameSetup, GameView, Options, SetupError, Turn};

impl GameSetup for Setup {
    fn players_of(_: GameKind) -> RangeInclusive<u8> {
        PLAYERS..=PLAYERS
    }

    fn new(_: GameKind, _: u8, options: &Options) -> Result<Self, SetupError> {
        options.expect_only(&[Options::FACTIONS])?;
        Self::new(&options.require_factions()?)
    }

    fn random_options(_: GameKind, _: u8, rng: &mut impl Rng) -> Options {
        let ids: Vec<_> = random_factions(rng).into_iter().map(Faction::id).collect();
        Options::default().with(Options::FACTIONS, ids)
    }

    fn choices(_: GameKind, _: u8, key: &str, chosen: &[&str]) -> Vec<&'static str> {
        if key != Options::FACTIONS || chosen.len() >= FACTIONS {
            return Vec::new();
        }
        let ids = Faction::ALL.into_iter().map(Faction::id);
        ids.filter(|id| !chosen.contains(id)).collect()
    }

    fn players(&self) -> u8 {
        PLAYERS
    }

    fn factions(&self) -> FactionSet {
        Self::factions(self).iter().copied().collect()
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
        if self.public_view().awaits_chance() {
            return Turn::Chance;
        }
        self.to_act().map_or(Turn::Over, Turn::Seat)
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
        match self.awaiting() {
            Awaiting::First => chance::first_seat(rng, PLAYERS).map(Chance::First),
            Awaiting::Deck => {
                let mut deck = self.public_view().setup.deck();
                chance::shuffle(rng, &mut deck);
                Some(Chance::Deck(deck))
            }
            Awaiting::ShuffleSeer | Awaiting::ShuffleDisplay => {
                let mut pile = self.pile.cards().to_vec();
                chance::shuffle(rng, &mut pile);
                Some(Chance::Shuffle(pile))
            }
            _ => None,
        }
    }

    fn apply_chance(&mut self, chance: &Chance) -> Result<(), IllegalChance> {
        match chance {
            Chance::First(seat) => self.choose_first(*seat),
            Chance::Deck(deck) => self.deal(deck),
            Chance::Shuffle(pile) => self.shuffle(pile),
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
        let supply = self.public_view().supply;
        self.score().map_or(SeatSet::EMPTY, |score| {
            seats.with_highest(|seat| (score.points[seat], supply[seat]))
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
