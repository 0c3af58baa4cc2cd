//! The figures in docs/ratings.md: in a simulation, players of known strength play matches, and their ratings are
//! compared with their strengths.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use claim_table::rating::{Entrant, Finish, Parameters, Rating, after_match};
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

/// How many players there are.
const PLAYERS: usize = 24;

/// How many simulations are averaged, with the seeds from 1.
const RUNS: u64 = 16;

/// The standard deviation of the players' strengths, in log-odds: a player who is stronger by this much wins 65 of
/// 100 matches.
const SPREAD: f64 = 0.6;

/// After how many matches per player the ratings are evaluated.
const STOPS: [usize; 4] = [10, 20, 40, 80];

/// How much stronger than the average the newcomer is, who joins at the end.
const NEWCOMER: f64 = 2.0 * SPREAD;

/// How many matches the newcomer plays at most.
const MAX_MATCHES: usize = 300;

/// How many players a match has, and whether they play in teams.
#[derive(Clone, Copy)]
struct Mode {
    name: &'static str,
    players: usize,
    has_teams: bool,
}

const MODES: [Mode; 5] = [
    mode("2 players", 2, false),
    mode("3 players", 3, false),
    mode("4 players", 4, false),
    mode("5 players", 5, false),
    mode("two teams of 2", 4, true),
];

const fn mode(name: &'static str, players: usize, has_teams: bool) -> Mode {
    Mode {
        name,
        players,
        has_teams,
    }
}

/// The ratings after a match, given the sides of the players and the side that won.
fn rate(ratings: &[Rating], sides: &[u8], winner: u8) -> Vec<Rating> {
    let entrants: Vec<_> = ratings
        .iter()
        .zip(sides)
        .map(|(&rating, &side)| Entrant {
            rating,
            side,
            finish: Finish::Rank(if side == winner { 1 } else { 2 }),
        })
        .collect();
    let after = after_match(&entrants);
    after
        .into_iter()
        .map(|after| after.expect("everyone is rated").0)
        .collect()
}

/// The results of a simulation. A player's *number* is the rating as it is shown.
#[derive(Clone, Copy, Default)]
struct Figures {
    /// How much the very first match changes the numbers of the winner and of a loser.
    first: (f64, f64),
    /// The largest change of a number by any match.
    largest: f64,
    /// At each of [`STOPS`], the share of pairs of players who are in the right order.
    right_order: [f64; STOPS.len()],
    /// At each of [`STOPS`], by how much a match has changed a number since the previous stop, on average.
    change: [f64; STOPS.len()],
    /// After how many matches a rating is no longer provisional, on average.
    provisional: f64,
    /// After how many matches the newcomer is in the top quarter, on average.
    newcomer: f64,
}

/// A sample of (approximately) the standard normal distribution.
fn normal(rng: &mut ChaCha20Rng) -> f64 {
    let sum: f64 = (0..12).map(|_| rng.random_range(0.0..1.0)).sum();
    sum - 6.0
}

fn simulate(mode: Mode) -> Figures {
    let mut figures = Figures::default();
    let sides: Vec<u8> = (0..4_u8.max(u8::try_from(mode.players).expect("a small number")))
        .take(mode.players)
        .map(|seat| if mode.has_teams { seat % 2 } else { seat })
        .collect();
    let new = Parameters::DEFAULT.initial;
    let first = rate(&vec![new; mode.players], &sides, 0);
    figures.first = (
        first[0].shown() - new.shown(),
        first[1].shown() - new.shown(),
    );
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    let share = |part: usize, of: usize| part as f64 / of as f64;
    for seed in 1..=RUNS {
        let mut rng = ChaCha20Rng::seed_from_u64(seed);
        let mut strengths: Vec<_> = (0..PLAYERS).map(|_| SPREAD * normal(&mut rng)).collect();
        let mut ratings = vec![new; PLAYERS];
        let mut certain_after = [None; PLAYERS];
        let mut played = [0; PLAYERS];
        for (stop, &matches) in STOPS.iter().enumerate() {
            let (mut total, mut count) = (0.0, 0);
            while played.iter().sum::<usize>() < matches * PLAYERS {
                let seats = seats_of(mode.players, &mut rng);
                let winner = winner(&seats, &sides, &strengths, &mut rng);
                let before: Vec<_> = seats.iter().map(|&seat| ratings[seat]).collect();
                for (&player, after) in seats.iter().zip(rate(&before, &sides, winner)) {
                    let change = after.shown() - ratings[player].shown();
                    figures.largest = figures.largest.max(change.abs());
                    (total, count) = (total + change.abs(), count + 1);
                    ratings[player] = after;
                    played[player] += 1;
                    if !after.is_provisional() {
                        certain_after[player].get_or_insert(played[player]);
                    }
                }
            }
            let pairs = (0..PLAYERS).flat_map(|one| (0..one).map(move |other| (one, other)));
            let is_right = |(one, other): &(usize, usize)| {
                let [one_shown, other_shown] = [*one, *other].map(|it| ratings[it].shown());
                (strengths[*one] > strengths[*other]) == (one_shown > other_shown)
            };
            let right = pairs.clone().filter(is_right).count();
            let runs = share(1, usize::try_from(RUNS).expect("a small number"));
            figures.right_order[stop] += share(right, pairs.count()) * runs;
            figures.change[stop] += total * share(1, count) * runs;
        }
        strengths.push(NEWCOMER);
        ratings.push(new);
        let mut matches = 0;
        while matches < MAX_MATCHES && !is_among_best(&ratings) {
            let mut seats = seats_of(mode.players, &mut rng);
            seats[0] = PLAYERS;
            let winner = winner(&seats, &sides, &strengths, &mut rng);
            let before: Vec<_> = seats.iter().map(|&seat| ratings[seat]).collect();
            for (&player, after) in seats.iter().zip(rate(&before, &sides, winner)) {
                ratings[player] = after;
            }
            matches += 1;
        }
        figures.newcomer += share(matches, RUNS.try_into().expect("small"));
        let certain = certain_after.iter().flatten().sum();
        let count = certain_after.iter().flatten().count().max(1);
        figures.provisional += share(certain, count) * share(1, RUNS.try_into().expect("small"));
    }
    figures
}

/// Random distinct players, one for each seat.
fn seats_of(players: usize, rng: &mut ChaCha20Rng) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..PLAYERS).collect();
    for place in 0..players {
        seats.swap(place, rng.random_range(place..PLAYERS));
    }
    seats.truncate(players);
    seats
}

/// Whether the newcomer, who is the last player, is rated above three quarters of the others.
fn is_among_best(ratings: &[Rating]) -> bool {
    let own = ratings[PLAYERS].shown();
    let below = ratings.iter().filter(|it| it.shown() < own);
    below.count() * 4 >= PLAYERS * 3
}

/// A random winning side. The odds of each follow from its strength; that of a team is the mean of its players'.
fn winner(seats: &[usize], sides: &[u8], strengths: &[f64], rng: &mut ChaCha20Rng) -> u8 {
    let mut weights: Vec<(u8, f64)> = Vec::new();
    for &side in sides {
        if weights.iter().all(|(known, _)| *known != side) {
            let own = seats.iter().zip(sides).filter(|(_, of)| **of == side);
            let own: Vec<_> = own.map(|(&seat, _)| strengths[seat]).collect();
            let members = f64::from(u8::try_from(own.len()).expect("a small number"));
            weights.push((side, (own.iter().sum::<f64>() / members).exp()));
        }
    }
    let total: f64 = weights.iter().map(|(_, weight)| weight).sum();
    let mut point = rng.random_range(0.0..total);
    for &(side, weight) in &weights {
        point -= weight;
        if point < 0.0 {
            return side;
        }
    }
    weights[weights.len() - 1].0
}

/// A row of the table.
fn row(label: &str, it: &Figures) -> String {
    let percent = it
        .right_order
        .map(|share| format!("{:.0} %", share * 100.0));
    let change = it.change.map(|change| format!("{change:.0}"));
    let (won, lost) = it.first;
    let first = format!("{won:+.0} / {lost:+.0}").replace('-', "−");
    format!(
        "| {label} | {first} | {:.0} | {} | {} | {:.0} | {:.0} |",
        it.largest,
        percent.join(", "),
        change.join(", "),
        it.newcomer,
        it.provisional,
    )
}

fn table() -> String {
    let mut text = String::from(
        "| matches of | first match: winner / loser | largest change | right order | change per match | newcomer \
         | provisional |\n|---|---|---|---|---|---|---|\n",
    );
    for mode in MODES {
        writeln!(text, "{}", row(mode.name, &simulate(mode))).expect("text grows");
    }
    text
}

#[test]
fn ratings_have_the_documented_figures() {
    const START: &str = "<!-- figures -->\n";
    const END: &str = "<!-- end of figures -->\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/ratings.md");
    let documented = fs::read_to_string(&file).expect("the document exists");
    let (before, rest) = documented.split_once(START).expect("the figures begin");
    let (_, after) = rest.split_once(END).expect("the figures end");
    let current = [before, START, &table(), END, after].concat();
    if std::env::var_os("CLAIM_BOT_BLESS").is_some() {
        fs::write(&file, &current).expect("the document can be written");
        return;
    }
    assert!(
        documented == current,
        "docs/ratings.md has other figures: run this test with CLAIM_BOT_BLESS=1"
    );
}
