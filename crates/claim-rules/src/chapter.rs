//! The parts of a match as players count them: tricks, or turns.

use crate::State;
use crate::cards::Seat;

/// A trick or turn of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// A trick of a trick-taking game, with the choices that it led to.
    Trick {
        /// The phase, 1 or 2.
        phase: u8,
        /// The number of the trick within its phase, from 1.
        number: u8,
    },
    /// All that a player did in a row, in any other game: the number of the turn, from 1.
    Turn(u32),
}

/// Counts the chapters of a match as it is replayed.
///
/// ```
/// use claim_rules::{Chapter, ChapterCounter, GameKind, Options, Setup, State};
/// use rand::SeedableRng;
/// use rand::rngs::ChaCha20Rng;
///
/// let setup = Setup::new(GameKind::Claim, 2, Options::default())?;
/// let mut state = State::new(&setup);
/// let mut rng = ChaCha20Rng::seed_from_u64(1);
/// while let Some(chance) = state.draw_chance(&mut rng) {
///     state.apply_chance(&chance)?;
/// }
/// let mut counter = ChapterCounter::default();
/// let mut chapters = Vec::new();
/// for _ in 0..3 {
///     let seat = state.to_act().expect("the match is not over");
///     chapters.push(counter.next(&state, seat));
///     state.play(state.legal_actions()[0])?;
/// }
/// let trick = |number| Chapter::Trick { phase: 1, number };
/// assert_eq!(chapters, [trick(1), trick(1), trick(2)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct ChapterCounter {
    turns: u32,
    last: Option<Seat>,
}

impl ChapterCounter {
    /// The chapter of the next action, by `seat` in this position. Call it for every action in order.
    pub fn next(&mut self, state: &State, seat: Seat) -> Chapter {
        if let Some((phase, number)) = state.trick() {
            return Chapter::Trick { phase, number };
        }
        if self.last.replace(seat) != Some(seat) {
            self.turns += 1;
        }
        Chapter::Turn(self.turns)
    }
}
