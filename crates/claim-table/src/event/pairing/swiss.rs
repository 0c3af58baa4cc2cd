//! Swiss rounds: no one meets twice, as few differences in points as possible, then seats even. Exact, as the cheapest
//! of all ways to pair the players.

use std::cmp::Reverse;

use rand::Rng;

use super::super::line::Entrant;
use super::super::progress::Progress;
use super::super::round::{Pairing, Round};
use super::matching::{Costs, cheapest_partners};

/// The bits of each term of a cost, the least important first. Each is wide enough for the sum over all pairs of an
/// event, so that a more important term always decides: 2^6 pairs of words of 2^32; 2^7 players whose seats differ by at
/// most nine; 2^6 squares of differences of at most nine rounds of 10,000 points; points of a bye; its earlier byes;
/// 2^6 pairs who met at most nine times.
const WORD_BITS: u32 = 38;
const SEAT_BITS: u32 = 14;
const DIFFERENCE_BITS: u32 = 39;
const BYE_POINTS_BITS: u32 = 17;
const BYE_BITS: u32 = 1;

/// A player who is paired.
struct Candidate {
    player: Entrant,
    points: i64,
    /// How much more often they have had seat 0 than seat 1.
    balance: i64,
    has_had_bye: bool,
}

/// The next round.
pub(in super::super) fn swiss(progress: &Progress) -> Round {
    let candidates = candidates(progress);
    let met = times_met(progress, &candidates);
    let places = candidates.len().next_multiple_of(2);
    let words = words(progress, places);
    let costs = Costs::new(places, |low, high| {
        let word = i128::from(words[low * places + high]);
        let one = &candidates[low];
        match candidates.get(high) {
            Some(other) => {
                let times = met[low * candidates.len() + high];
                let difference = one.points - other.points;
                pair_cost(times, difference, seat_cost(one, other), word)
            }
            None => bye_cost(one, word),
        }
    });
    let partners = cheapest_partners(&costs);
    let mut round = Round {
        tables: Vec::new(),
        byes: Vec::new(),
    };
    let mut pairs = Vec::new();
    for (low, &high) in partners.iter().enumerate() {
        if low < high {
            match candidates.get(high) {
                Some(_) => pairs.push((low, high)),
                None => round.byes.push(candidates[low].player),
            }
        }
    }
    pairs.sort_by_key(|&(low, high)| {
        let points = |place: usize| candidates[place].points;
        let (one, other) = (points(low), points(high));
        (Reverse(one.max(other)), Reverse(one.min(other)), low)
    });
    let tables = pairs.into_iter().map(|(low, high)| {
        let (one, other) = (&candidates[low], &candidates[high]);
        let players = if other.balance < one.balance {
            [other.player, one.player]
        } else {
            [one.player, other.player]
        };
        Pairing::new(players, None)
    });
    round.tables = tables.collect();
    round
}

/// The players who are in, in order of chance.
fn candidates(progress: &Progress) -> Vec<Candidate> {
    let order = progress.order.iter().copied();
    let present = order.filter(|&player| progress.is_present(player));
    let candidate = |player| {
        let mut balance = 0;
        let mut has_had_bye = false;
        for round in &progress.rounds {
            has_had_bye |= round.byes.contains(&player);
            if let Some((_, seat)) = round.table_of(player) {
                balance += if seat.index() == 0 { 1 } else { -1 };
            }
        }
        Candidate {
            player,
            points: progress.points(player),
            balance,
            has_had_bye,
        }
    };
    present.map(candidate).collect()
}

/// How often each two of the candidates were paired, as a table of rows.
fn times_met(progress: &Progress, candidates: &[Candidate]) -> Vec<u8> {
    let count = candidates.len();
    let mut met = vec![0; count * count];
    let mut places = vec![None; progress.players.len()];
    for (place, candidate) in candidates.iter().enumerate() {
        places[candidate.player.index()] = Some(place);
    }
    for table in progress.rounds.iter().flat_map(|round| &round.tables) {
        if let [Some(one), Some(other)] = table.players.map(|player| places[player.index()]) {
            met[one * count + other] += 1;
            met[other * count + one] += 1;
        }
    }
    met
}

/// A random word for each pair of places, as a table of rows in which the lower place comes first.
fn words(progress: &Progress, places: usize) -> Vec<u32> {
    let round = progress.rounds.len() + 1;
    let mut words = vec![0; places * places];
    let Some(secret) = &progress.secret else {
        return words;
    };
    let mut stream = secret.named_stream(&format!("round {round}"));
    for low in 0..places {
        for high in low + 1..places {
            words[low * places + high] = stream.next_u32();
        }
    }
    words
}

fn seat_cost(one: &Candidate, other: &Candidate) -> i64 {
    let (first, second) = (
        one.balance.min(other.balance),
        one.balance.max(other.balance),
    );
    (first + 1).pow(2) + (second - 1).pow(2)
}

fn pair_cost(times_met: u8, difference: i64, seats: i64, word: i128) -> i128 {
    let mut cost = i128::from(times_met);
    cost <<= BYE_BITS + BYE_POINTS_BITS;
    cost = cost << DIFFERENCE_BITS | i128::from(difference.pow(2));
    cost = cost << SEAT_BITS | i128::from(seats);
    cost << WORD_BITS | word
}

fn bye_cost(candidate: &Candidate, word: i128) -> i128 {
    let mut cost = i128::from(candidate.has_had_bye);
    cost = cost << BYE_POINTS_BITS | i128::from(candidate.points);
    cost << (DIFFERENCE_BITS + SEAT_BITS + WORD_BITS) | word
}
