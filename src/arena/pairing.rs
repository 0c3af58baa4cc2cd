//! A deal that is played twice, with the bots in each other's seats.

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};

use super::Wasted;
use crate::bots::solver::Solver;
use crate::bots::{Bot, Patience};
use crate::cards::{BySeat, Seat};
use crate::rules::{GameKind, Options, Setup, SetupError, State, Turn, chance};

/// Two bots, and what they play.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The game.
    pub kind: GameKind,
    /// How many play.
    pub players: u8,
    /// The game's options; those needed and not given are drawn by lot for each deal.
    pub options: Options,
    /// The bots.
    pub bots: [Bot; 2],
    /// Equal seeds make equal deals.
    pub seed: u64,
}

/// What came of a deal in both of its matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deal {
    /// The first bot's part of the wins, from 0 to 1.
    pub score: f64,
    /// Per bot, what it threw away.
    pub wasted: [Wasted; 2],
}

/// What chance is asked for, beside the match's own.
enum Stream {
    SetUp,
    Chance,
    Thought,
}

impl Contest {
    /// Plays the deal of that number, twice. Equal numbers make equal deals.
    ///
    /// # Errors
    ///
    /// If the number of players and the options do not go with the game.
    ///
    /// # Panics
    ///
    /// If a bot does nothing in its turn, or what is not legal.
    pub fn play(&self, number: u64, solver: &mut Solver) -> Result<Deal, SetupError> {
        let mut lot = self.stream(number, &Stream::SetUp);
        let setup = Setup::by_lot(self.kind, self.players, &self.options, &mut lot)?;
        let seats = seats(&setup, &mut lot);
        let mut thought = self.stream(number, &Stream::Thought);
        let mut deal = Deal {
            score: 0.0,
            wasted: [Wasted::default(); 2],
        };
        for seats in [seats, changed(seats)] {
            let mut table = Match {
                contest: self,
                seats,
                solver,
                wasted: &mut deal.wasted,
            };
            let mut chance = self.stream(number, &Stream::Chance);
            let state = table.play(State::new(&setup), &mut chance, &mut thought);
            deal.score += share(&setup, &state, &seats) / 2.0;
        }
        Ok(deal)
    }

    fn stream(&self, number: u64, stream: &Stream) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::seed_from_u64(self.seed);
        let place = match stream {
            Stream::SetUp => 0,
            Stream::Chance => 1,
            Stream::Thought => 2,
        };
        rng.set_stream(3 * number + place);
        rng
    }
}

/// One of a deal's matches.
struct Match<'a> {
    contest: &'a Contest,
    /// Which of the bots sits where.
    seats: BySeat<usize>,
    solver: &'a mut Solver,
    wasted: &'a mut [Wasted; 2],
}

impl Match<'_> {
    /// Plays it out.
    fn play(&mut self, mut state: State, chance: &mut impl Rng, thought: &mut impl Rng) -> State {
        loop {
            match state.turn() {
                Turn::Over => return state,
                Turn::Chance => {
                    let chance = state.draw_chance(chance).expect("chance is due");
                    state.settle(&chance).expect("what was drawn is possible");
                }
                Turn::Seat(seat) => {
                    let number = self.seats[seat];
                    let view = state.view(seat);
                    let bot = self.contest.bots[number];
                    let action = bot.act(&view, Patience::Level, thought);
                    let action = action.expect("a bot knows something to do");
                    self.wasted[number].count(self.solver, &view, action);
                    state.play(action).expect("a bot does what is legal");
                }
            }
        }
    }
}

/// Half of the sides for each of the bots, by lot; of an odd number the greater half for the
/// second.
fn seats(setup: &Setup, rng: &mut impl Rng) -> BySeat<usize> {
    let mut sides: Vec<Seat> = Seat::of(setup.players())
        .filter(|&seat| setup.side(seat) == seat)
        .collect();
    chance::shuffle(rng, &mut sides);
    let first = &sides[..sides.len() / 2];
    let mut seats = BySeat::default();
    for seat in Seat::of(setup.players()) {
        seats[seat] = usize::from(!first.contains(&setup.side(seat)));
    }
    seats
}

fn changed(mut seats: BySeat<usize>) -> BySeat<usize> {
    for bot in &mut seats.0 {
        *bot = 1 - *bot;
    }
    seats
}

/// The first bot's part of the win: those who are tied share it, side by side.
fn share(setup: &Setup, state: &State, seats: &BySeat<usize>) -> f64 {
    let winners = state.played().expect("it was played out").winners;
    let sides = winners.iter().filter(|&&seat| setup.side(seat) == seat);
    let (count, first) = sides.fold((0_u8, 0_u8), |(count, first), &seat| {
        (count + 1, first + u8::from(seats[seat] == 0))
    });
    f64::from(first) / f64::from(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::solver::Limits;
    use crate::level::Level;

    fn contest(kind: GameKind, players: u8, bots: [Bot; 2]) -> Contest {
        Contest {
            kind,
            players,
            options: Options::default(),
            bots,
            seed: 1,
        }
    }

    /// A solver for those who do not ask what was thrown away.
    fn quick() -> Solver {
        Solver::new(Limits {
            nodes: 0,
            ..Limits::default()
        })
    }

    fn mean(contest: &Contest, deals: u64) -> f64 {
        let mut solver = quick();
        let play = |number| contest.play(number, &mut solver).expect("it can be played");
        let scores: Vec<_> = (0..deals).map(play).map(|deal| deal.score).collect();
        super::super::Interval::of(&scores).mean
    }

    #[test]
    fn equal_bots_share_every_game() {
        for &kind in GameKind::ALL {
            for players in kind.players() {
                let contest = contest(kind, players, [Bot::Random; 2]);
                let mean = mean(&contest, 40);
                // 80 matches: more than four standard errors away would be a rare accident.
                assert!(
                    (0.28..=0.72).contains(&mean),
                    "{} for {players}: {mean}",
                    kind.id()
                );
            }
        }
    }

    #[test]
    fn changing_names_changes_sides() {
        let level = Bot::of(Level::Easy);
        let better = mean(&contest(GameKind::Claim, 2, [level, Bot::Random]), 10);
        let worse = mean(&contest(GameKind::Claim, 2, [Bot::Random, level]), 10);
        assert!(better > 0.5 && worse < 0.5, "{better} and {worse}");
    }

    #[test]
    fn equal_numbers_make_equal_deals() {
        let contest = contest(GameKind::ClaimMix, 4, [Bot::of(Level::Easy), Bot::Random]);
        let mut solver = quick();
        let first = contest.play(3, &mut solver);
        assert_eq!(contest.play(3, &mut solver), first);
    }

    #[test]
    fn random_throws_wins_away_and_the_hard_level_does_not() {
        let contest = contest(GameKind::Claim, 2, [Bot::of(Level::Hard), Bot::Random]);
        let mut solver = Solver::new(Limits::default());
        let mut wasted = [Wasted::default(); 2];
        for number in 0..2 {
            let deal = contest.play(number, &mut solver);
            let deal = deal.expect("it can be played");
            wasted[0].add(deal.wasted[0]);
            wasted[1].add(deal.wasted[1]);
        }
        let [hard, random] = wasted;
        assert!(hard.won > 0);
        assert_eq!(hard.thrown_away, 0);
        assert!(random.thrown_away > 0, "{random:?}");
    }
}
