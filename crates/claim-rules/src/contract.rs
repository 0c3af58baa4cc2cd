//! The contract of every game: the traits through which the rest of the program plays a match
//! without knowing the game.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand::{Rng, RngExt};

use crate::cards::{FactionSet, Seat, SeatSet};
use crate::{GameKind, IllegalChance, NotationError, Options, SetupError};

/// Who or what a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Chance has to decide something: see [`Game::draw_chance`].
    Chance,
    /// This seat has to act.
    Seat(Seat),
    /// The match is over.
    Over,
}

/// The setup of one game: options and a number of players that fit together.
pub trait GameSetup: Clone + Debug + Eq + Send + Sync + Sized {
    /// The numbers of players that the game supports.
    fn players_of(kind: GameKind) -> RangeInclusive<u8>;

    /// Checks that the number of players, which is within [`GameSetup::players_of`], and the
    /// options fit together.
    ///
    /// # Errors
    ///
    /// If they do not.
    fn new(kind: GameKind, players: u8, options: &Options) -> Result<Self, SetupError>;

    /// Options for this number of players, which is within [`GameSetup::players_of`]. Where the
    /// rules leave the factions open, they are random; the variant is the standard one.
    fn random_options(kind: GameKind, players: u8, rng: &mut impl Rng) -> Options;

    /// The ids that can be chosen next for the option `key`, after `chosen`. Empty if the choice is
    /// complete or the game has no such option.
    fn choices(kind: GameKind, players: u8, key: &str, chosen: &[&str]) -> Vec<&'static str>;

    /// The number of players.
    fn players(&self) -> u8;

    /// The side a seat plays for, named by its lowest seat. Without teams each seat is its own
    /// side.
    fn side(&self, seat: Seat) -> Seat {
        seat
    }

    /// The factions of the deck; none if the game has no cards.
    fn factions(&self) -> FactionSet {
        FactionSet::EMPTY
    }
}

/// The full state of one match of a game, hidden cards included. A game is known by this type.
///
/// A state is always legal: what the rules refuse leaves it unchanged.
///
/// ```
/// use claim_rules::{Game, Turn, claim};
/// use rand::SeedableRng;
/// use rand::rngs::ChaCha20Rng;
///
/// /// Plays a match at random and returns how many seats won.
/// fn play_random<G: Game>(setup: &G::Setup, rng: &mut ChaCha20Rng) -> u8 {
///     let mut state = G::new(setup);
///     loop {
///         match state.turn() {
///             Turn::Chance => {
///                 let chance = state.draw_chance(rng).expect("chance is due");
///                 state.apply_chance(&chance).expect("it was drawn for this state");
///             }
///             Turn::Seat(_) => {
///                 state.play_random(rng);
///             }
///             Turn::Over => return state.winners().len(),
///         }
///     }
/// }
///
/// let setup = claim::Setup::new(claim::CLAIM, 2).expect("the deck of Claim is for two");
/// let mut rng = ChaCha20Rng::seed_from_u64(1);
/// assert_eq!(play_random::<claim::State>(&setup, &mut rng), 1);
/// ```
pub trait Game: Clone + Debug + Eq + Send + Sync + Sized {
    /// Options and number of players.
    type Setup: GameSetup;
    /// One seat's information (RULES.md 1.7). The type has no field for what the seat may not know.
    type View: GameView<State = Self>;
    /// What everyone knows.
    type PublicView: Clone + Debug + Eq + Send + Sync;
    /// What a seat can do, with the notation of RECORD.md.
    type Action: Copy + Debug + Display + FromStr<Err = NotationError> + Eq + Hash + Send + Sync;
    /// What chance decides, with the notation of RECORD.md.
    type Chance: Clone + Debug + Display + FromStr<Err = NotationError> + Eq + Send + Sync;
    /// Why the rules refuse an action: enough to tell the player in a sentence.
    type IllegalAction: Copy + Error + Eq + Send + Sync;

    /// A match before the first decision of chance.
    fn new(setup: &Self::Setup) -> Self;

    /// Who or what the match waits for.
    fn turn(&self) -> Turn;

    /// Draws what is due from chance, as RECORD.md, "Fair dealing", specifies. The state does not
    /// change: see [`Game::apply_chance`]. `None` if nothing is due.
    fn draw_chance(&self, rng: &mut impl Rng) -> Option<Self::Chance>;

    /// Applies what chance decided.
    ///
    /// # Errors
    ///
    /// If it is not due or not possible.
    fn apply_chance(&mut self, chance: &Self::Chance) -> Result<(), IllegalChance>;

    /// The legal actions of the seat to act, each once; empty if no action is due.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// The legal actions as a set, for callers that need them very often.
    fn legal_set(&self) -> impl ActionSet<Self::Action> {
        self.legal_actions()
    }

    /// Plays an action of the seat to act.
    ///
    /// # Errors
    ///
    /// If the rules refuse it.
    fn play(&mut self, action: Self::Action) -> Result<(), Self::IllegalAction>;

    /// What a seat knows.
    fn view(&self, seat: Seat) -> Self::View;

    /// What everyone knows.
    fn public_view(&self) -> Self::PublicView;

    /// The seats that won; in a draw, all that are tied. Empty until the match is over.
    fn winners(&self) -> SeatSet;

    /// Those of `seats` who would have won if the other seats did not count: the ones that stand best.
    /// Empty until the match is over.
    fn best_of(&self, seats: SeatSet) -> SeatSet;

    /// The side a seat plays for: see [`GameSetup::side`].
    fn side(&self, seat: Seat) -> Seat {
        seat
    }

    /// The phase, 1 or 2, and the number of the trick within it, from 1, to which the next action
    /// belongs; `None` in games without tricks.
    fn trick(&self) -> Option<(u8, u8)> {
        None
    }

    /// Plays a uniformly random legal action; returns whether there was one. Much faster than
    /// choosing from [`Game::legal_actions`].
    fn play_random(&mut self, rng: &mut impl Rng) -> bool;
}

/// A set of actions.
pub trait ActionSet<A> {
    /// Removes an action; returns whether it was in the set.
    fn remove(&mut self, action: A) -> bool;

    /// A uniformly random action; `None` if the set is empty.
    fn pick(&self, rng: &mut impl Rng) -> Option<A>;
}

impl<T: Copy + Eq> ActionSet<T> for Vec<T> {
    fn remove(&mut self, action: T) -> bool {
        let index = self.iter().position(|&it| it == action);
        index.map(|index| self.swap_remove(index)).is_some()
    }

    fn pick(&self, rng: &mut impl Rng) -> Option<T> {
        (!self.is_empty()).then(|| self[rng.random_range(0..self.len())])
    }
}

/// One seat's information in one game.
pub trait GameView: Clone + Debug + Eq + Send + Sync {
    /// The full state that this is a view of.
    type State: Game<View = Self>;

    /// The seat whose view it is.
    fn seat(&self) -> Seat;

    /// What everyone knows.
    fn public(&self) -> <Self::State as Game>::PublicView;

    /// A random full state with exactly this view: what the seat cannot see is redealt in
    /// keeping with everything it has seen. This is the basis of bots that search without cheating.
    ///
    /// ```
    /// use claim_rules::cards::Seat;
    /// use claim_rules::{Game, GameView, claim};
    /// use rand::SeedableRng;
    /// use rand::rngs::ChaCha20Rng;
    ///
    /// let setup = claim::Setup::new(claim::CLAIM, 2)?;
    /// let mut rng = ChaCha20Rng::seed_from_u64(1);
    /// let mut state = claim::State::new(setup);
    /// while let Some(chance) = state.draw_chance(&mut rng) {
    ///     state.apply_chance(&chance)?;
    /// }
    ///
    /// let view = state.view(Seat::First);
    /// let sample = view.sample(&mut rng);
    /// assert_eq!(sample.view(Seat::First), view);
    /// // The opponent's hand was redealt.
    /// assert_ne!(sample.view(Seat::Second), state.view(Seat::Second));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn sample(&self, rng: &mut impl Rng) -> Self::State;

    /// A function that samples as [`GameView::sample`] does, for callers that need many samples of
    /// one view: what all samples have in common is prepared once.
    fn sampler<R: Rng>(&self) -> impl FnMut(&mut R) -> Self::State {
        |rng| self.sample(rng)
    }

    /// The legal actions of this seat, in the order of [`Game::legal_actions`]; empty if it is not
    /// to act.
    fn legal_actions(&self) -> Vec<<Self::State as Game>::Action>;
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand::SeedableRng;
    use rand::rngs::ChaCha20Rng;

    use super::*;
    use crate::cards::{Faction, FactionSet};
    use crate::{claim, claim_it, kingdoms};

    #[test]
    fn list_is_a_set_of_actions() {
        check_set(vec!['a', 'b', 'c']);
    }

    /// Expects that a set of `a`, `b` and `c` loses what is removed and picks among the rest.
    fn check_set(mut set: impl ActionSet<char>) {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        assert!(set.remove('a'));
        assert!(!set.remove('a'));
        let picked: HashSet<_> = (0..50).map(|_| set.pick(&mut rng)).collect();
        assert_eq!(picked, HashSet::from([Some('b'), Some('c')]));
        assert!(set.remove('b') && set.remove('c'));
        assert_eq!(set.pick(&mut rng), None);
    }

    /// The side of every seat, which a game's setup and its state agree on.
    fn sides<G: Game>(setup: &G::Setup) -> Vec<Seat> {
        let state = G::new(setup);
        let seats = Seat::of(setup.players());
        let side = |seat| {
            assert_eq!(state.side(seat), setup.side(seat));
            setup.side(seat)
        };
        seats.map(side).collect()
    }

    #[test]
    fn seats_play_for_themselves_except_in_teams() {
        let [first, second, third, ..] = Seat::ALL;
        let kingdoms = kingdoms::Setup::new(&Faction::ALL[..7]).expect("seven factions");
        assert_eq!(sides::<kingdoms::State>(&kingdoms), [first, second]);
        let dice = claim_it::Setup::new(3, claim_it::Variant::Standard);
        let dice = dice.expect("2 to 5 players");
        assert_eq!(sides::<claim_it::State>(&dice), [first, second, third]);
        let goblins = Faction::ALL
            .into_iter()
            .filter(|it| !claim::BASE_PAIRS[1].contains(*it));
        let goblins: Vec<_> = goblins.take(7).collect();
        let deck = FactionSet::of(&goblins);
        let teams = claim::Setup::new(deck, 4).expect("a base pair and five factions");
        assert_eq!(
            sides::<claim::State>(&teams),
            [first, second, first, second]
        );
    }
}
