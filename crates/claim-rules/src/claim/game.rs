//! The trick-taking games behind the common contract.

use std::ops::RangeInclusive;

use rand::Rng;

use super::sample::Sampler;
use super::setup::{extra_factions, is_in_base_pair, random_factions};
use super::{
    Action, Awaiting, BASE_PAIRS, CLAIM, CLAIM_2, Chance, IllegalAction, PublicView, Setup, State,
    View,
};
use crate::cards::{Faction, FactionSet, Seat, SeatSet};
use crate::chance::{self, IllegalChance};
use crate::{ActionSet, Game, GameKind, GameSetup, GameView, Options, SetupError, Turn};

impl GameSetup for Setup {
    fn players_of(kind: GameKind) -> RangeInclusive<u8> {
        match kind {
            GameKind::ClaimMix => 2..=4,
            _ => 2..=2,
        }
    }

    fn new(kind: GameKind, players: u8, options: &Options) -> Result<Self, SetupError> {
        let factions = if kind == GameKind::ClaimMix {
            options.expect_only(&[Options::FACTIONS])?;
            combined_deck(&options.require_factions()?)?
        } else {
            options.expect_only(&[])?;
            if kind == GameKind::Claim2 {
                CLAIM_2
            } else {
                CLAIM
            }
        };
        Self::new(factions, players).map_err(|error| SetupError::new(error.to_string()))
    }

    fn random_options(kind: GameKind, players: u8, rng: &mut impl Rng) -> Options {
        match kind {
            GameKind::ClaimMix => {
                let factions = random_factions(players, rng);
                let ids: Vec<_> = factions.into_iter().map(Faction::id).collect();
                Options::default().with(Options::FACTIONS, ids)
            }
            _ => Options::default(),
        }
    }

    fn choices(kind: GameKind, players: u8, key: &str, chosen: &[&str]) -> Vec<&'static str> {
        if kind != GameKind::ClaimMix || key != Options::FACTIONS {
            return Vec::new();
        }
        let chosen: Vec<Faction> = chosen.iter().filter_map(|id| id.parse().ok()).collect();
        let fits = |faction: &Faction| match chosen.as_slice() {
            [] => is_in_base_pair(*faction),
            [first] => BASE_PAIRS
                .iter()
                .any(|pair| pair.contains(*first) && pair.contains(*faction)),
            _ => chosen.len() < 2 + extra_factions(players) && !is_in_base_pair(*faction),
        };
        let left = Faction::ALL.into_iter().filter(|it| !chosen.contains(it));
        left.filter(fits).map(Faction::id).collect()
    }

    fn players(&self) -> u8 {
        Self::players(*self)
    }

    fn side(&self, seat: Seat) -> Seat {
        Self::side(*self, seat)
    }

    fn factions(&self) -> FactionSet {
        Self::factions(*self)
    }
}

/// The deck of the factions that a `claim-mix` header lists, the base pair first.
fn combined_deck(listed: &[Faction]) -> Result<FactionSet, SetupError> {
    let factions = FactionSet::of(listed);
    if usize::from(factions.len()) != listed.len() {
        return Err(SetupError::new("a faction is listed twice"));
    }
    let pair = FactionSet::of(listed.get(..2).unwrap_or_default());
    if !BASE_PAIRS.contains(&pair) {
        let message = "the base pair must come first: goblin and knight, or gnome and giant";
        return Err(SetupError::new(message));
    }
    Ok(factions)
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
            Awaiting::FirstLeader | Awaiting::Deck => Turn::Chance,
            _ => self.to_act().map_or(Turn::Over, Turn::Seat),
        }
    }

    fn draw_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
        let setup = self.setup();
        match self.awaiting() {
            Awaiting::FirstLeader => chance::first_seat(rng, setup.players()).map(Chance::First),
            Awaiting::Deck => {
                let mut deck = setup.deck();
                chance::shuffle(rng, &mut deck);
                Some(Chance::Deck(deck))
            }
            _ => None,
        }
    }

    fn apply_chance(&mut self, chance: &Chance) -> Result<(), IllegalChance> {
        match chance {
            Chance::First(seat) => self.choose_first(*seat),
            Chance::Deck(deck) => self.deal(deck),
        }
    }

    fn legal_actions(&self) -> Vec<Action> {
        Self::legal_actions(self).into_iter().collect()
    }

    fn legal_set(&self) -> impl ActionSet<Action> {
        Self::legal_actions(self)
    }

    fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        Self::play(self, action)
    }

    fn view(&self, seat: Seat) -> View {
        Self::view(self, seat)
    }

    fn public_view(&self) -> PublicView {
        Self::public_view(self)
    }

    fn side(&self, seat: Seat) -> Seat {
        self.setup().side(seat)
    }

    fn trick(&self) -> Option<(u8, u8)> {
        Some(self.trick_of_next_action())
    }

    fn winners(&self) -> SeatSet {
        self.score().map_or(SeatSet::EMPTY, |score| score.winners)
    }

    fn best_of(&self, seats: SeatSet) -> SeatSet {
        let Some(score) = self.score() else {
            return SeatSet::EMPTY;
        };
        seats.with_highest(|seat| {
            let side = self.setup().side(seat);
            (score.vote_counts[side], score.sum(side))
        })
    }

    fn play_random(&mut self, rng: &mut impl Rng) -> bool {
        let action = self.legal_set().pick(rng);
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

    fn sampler<R: Rng>(&self) -> impl FnMut(&mut R) -> State {
        let mut sampler = Sampler::new(self);
        move |rng| sampler.sample(rng)
    }

    fn legal_actions(&self) -> Vec<Action> {
        Self::legal_actions(self).into_iter().collect()
    }
}
