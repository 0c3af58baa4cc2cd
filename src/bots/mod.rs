//! Bots: a view in, an action out. A bot sees what its seat may know and nothing else.

use std::str::FromStr;

use rand::Rng;

use crate::level::Level;
use crate::rules::{Action, View, chance};

/// A policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
}

/// A text that names no bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the bots are random")]
pub struct UnknownBot;

impl Bot {
    /// The bot that plays at a level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Easy | Level::Medium | Level::Hard => Self::Random,
        }
    }

    /// What it does; nothing where the view's seat is not to act.
    pub fn act(self, view: &View, rng: &mut impl Rng) -> Option<Action> {
        match self {
            Self::Random => random(view, rng),
        }
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        match name {
            "random" => Ok(Self::Random),
            _ => Err(UnknownBot),
        }
    }
}

/// Any legal action, each equally likely; none where the view's seat is not to act.
pub fn random(view: &View, rng: &mut impl Rng) -> Option<Action> {
    let legal = view.legal_actions();
    let count = u32::try_from(legal.len()).ok().filter(|&count| count > 0)?;
    legal.get(chance::below(rng, count) as usize).copied()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    use super::*;
    use crate::record::{Header, Replay};
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
}
