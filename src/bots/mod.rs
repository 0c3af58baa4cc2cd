//! Bots: a view in, an action out. A bot sees what its seat may know and nothing else.

mod claim;
mod claim_it;
mod kingdoms;
mod knowledge;
mod search;
pub mod solver;

use std::fmt;
use std::str::FromStr;

use rand::Rng;

use crate::level::Level;
use crate::rules::{Action, View, chance, games};
use knowledge::Knowledge;
pub use knowledge::Values;
use search::Budget;
pub use search::{Tried, bytes_per_iteration};
use solver::Solver;

/// A policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
    /// Searches: the better, the longer.
    Search(Level),
}

/// How long a bot may think about an action.
#[derive(Clone, Copy)]
pub enum Patience<'a> {
    /// As long as its level always does: equal random numbers make equal actions.
    Level,
    /// While this says that there is time. The hard level makes use of all of it, the others of as
    /// much as they need.
    While(&'a dyn Fn() -> bool),
}

/// A text that names no bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the bots are random, easy, medium and hard")]
pub struct UnknownBot;

/// The most iterations of a search, and so what bounds its memory: a node each.
const MOST_ITERATIONS: u32 = 50_000;

impl Bot {
    /// The bot that plays at a level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        Self::Search(level)
    }

    /// What it does; nothing where the view's seat is not to act.
    pub fn act(self, view: &View, patience: Patience<'_>, rng: &mut impl Rng) -> Option<Action> {
        match self {
            Self::Random => random(view, rng),
            Self::Search(level) => searched(view, level, patience, rng),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Search(level) => level.fmt(f),
        }
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        match name {
            "random" => Ok(Self::Random),
            level => level.parse().map(Self::Search).map_err(|()| UnknownBot),
        }
    }
}

impl<'a> Budget<'a> {
    /// How long a level searches.
    const fn of(level: Level, patience: Patience<'a>) -> Self {
        let (has_time, is_timed): (&dyn Fn() -> bool, _) = match patience {
            Patience::Level => (&|| true, false),
            Patience::While(has_time) => (has_time, true),
        };
        let iterations = match level {
            Level::Easy => 40,
            Level::Medium => 1_000,
            Level::Hard if is_timed => MOST_ITERATIONS,
            Level::Hard => 10_000,
        };
        Self {
            iterations,
            has_time,
        }
    }
}

/// Any legal action, each equally likely; none where the view's seat is not to act.
pub fn random(view: &View, rng: &mut impl Rng) -> Option<Action> {
    let legal = view.legal_actions();
    let count = u32::try_from(legal.len()).ok().filter(|&count| count > 0)?;
    legal.get(chance::below(rng, count) as usize).copied()
}

/// Writes the way from any view to what bots know of its game.
macro_rules! dispatch {
    ($($game:ident($folder:ident) { $($kind:ident = $id:literal),+ })+) => {
        /// What a level prefers; nothing where the view's seat is not to act.
        fn searched(
            view: &View,
            level: Level,
            patience: Patience<'_>,
            rng: &mut impl Rng,
        ) -> Option<Action> {
            match view {
                $(View::$game(view) => {
                    let worthy = crate::rules::$folder::State::worthy(view, level);
                    let budget = Budget::of(level, patience);
                    knowledge::best(&**view, &worthy, budget, rng).map(Action::$game)
                })+
            }
        }

        /// What each legal action promises whoever sees no more than the view, found out by so many
        /// iterations of search; nothing where the view's seat is not to act.
        pub fn promises(view: &View, iterations: u32, rng: &mut impl Rng) -> Vec<Tried<Action>> {
            let budget = Budget {
                iterations,
                has_time: &|| true,
            };
            match view {
                $(View::$game(view) => {
                    let tried = search::search(&**view, budget, rng).into_iter();
                    tried.map(|it| it.map(Action::$game)).collect()
                })+
            }
        }

        /// What each legal action is worth if everybody plays their best from there on, where that
        /// can be told: in phase two of the trick games between 2 players (RULES.md 1.7).
        pub fn values(view: &View, solver: &mut Solver) -> Option<Values<Action>> {
            match view {
                $(View::$game(view) => {
                    let values = crate::rules::$folder::State::values(view, solver)?.into_iter();
                    Some(values.map(|(action, value)| (Action::$game(action), value)).collect())
                })+
            }
        }
    };
}

games!(dispatch);

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    use super::*;
    use crate::cards::Seat;
    use crate::record::{Header, Line, Replay};
    use crate::rules::{GameKind, Options, Setup};

    #[test]
    fn random_does_everything_that_is_legal_and_nothing_out_of_turn() {
        let setup = Setup::new(GameKind::Claim, 2, Options::default()).expect("Claim is for two");
        let mut rng = ChaCha20Rng::seed_from_u64(7);
        let mut replay = Replay::new(Header::new(setup));
        replay.settle(&mut rng);
        let state = replay.state();
        let seat = state.to_act().expect("somebody leads");
        let mut legal = state.legal_actions();
        for _ in 0..1_000 {
            let action = random(&state.view(seat), &mut rng).expect("it is its turn");
            legal.retain(|&other| other != action);
        }
        assert_eq!(legal, []);
        assert_eq!(random(&state.view(seat.next(2)), &mut rng), None);
    }

    /// A match between bots, seat by seat; who won it.
    fn match_of(setup: &Setup, bots: &[Bot], rng: &mut ChaCha20Rng) -> Vec<Seat> {
        let mut replay = Replay::new(Header::new(setup.clone()));
        loop {
            replay.settle(rng);
            let state = replay.state();
            let Some(seat) = state.to_act() else {
                return state.played().expect("it is over").winners;
            };
            let action = bots[seat.index()].act(&state.view(seat), Patience::Level, rng);
            let line = Line::Action {
                seat,
                action: action.expect("it is its turn"),
                legal: None,
            };
            replay.step(&line).expect("a bot does what is legal");
        }
    }

    #[test]
    fn every_game_can_be_played_by_a_bot_that_searches() {
        let mut rng = ChaCha20Rng::seed_from_u64(3);
        for &kind in GameKind::ALL {
            let players = *kind.players().end();
            let setup = Setup::by_lot(kind, players, &Options::default(), &mut rng);
            let setup = setup.expect("the game takes so many");
            let mut bots = vec![Bot::Random; players.into()];
            bots[0] = Bot::of(Level::Easy);
            assert!(!match_of(&setup, &bots, &mut rng).is_empty());
        }
    }

    #[test]
    fn searching_beats_not_searching() {
        let mut rng = ChaCha20Rng::seed_from_u64(5);
        let setup = Setup::new(GameKind::Claim, 2, Options::default()).expect("Claim is for two");
        let bots = [Bot::of(Level::Easy), Bot::Random];
        let won = (0..20).filter(|_| match_of(&setup, &bots, &mut rng) == [Seat::First]);
        // One in two by luck; 15 or more of 20 would be luck once in fifty.
        assert!(won.count() >= 15);
    }

    #[test]
    fn a_bot_that_searches_does_nothing_out_of_turn() {
        let setup = Setup::new(GameKind::Claim, 2, Options::default()).expect("Claim is for two");
        let mut rng = ChaCha20Rng::seed_from_u64(7);
        let mut replay = Replay::new(Header::new(setup));
        replay.settle(&mut rng);
        let seat = replay.state().to_act().expect("somebody leads");
        let waiting = replay.state().view(seat.next(2));
        assert_eq!(
            Bot::of(Level::Easy).act(&waiting, Patience::Level, &mut rng),
            None
        );
    }
}
