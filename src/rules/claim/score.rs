//! Who won which faction, and so the match (RULES.md 1.6).

use std::cmp::Ordering;
use std::hint::select_unpredictable;

use crate::cards::{ByFaction, BySeat, Card, CardSet, Faction, Seat, Seats};

use super::Setup;

/// The score of a match that was played out. A side is named by its lowest seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The seats that won; all who are tied in a draw.
    pub winners: Seats,
    /// Per faction of the deck, the side that won its vote.
    pub votes: ByFaction<Option<Seat>>,
    /// Per side, how many votes it won.
    pub vote_counts: BySeat<u8>,
    /// Per side, its cards in the factions it won.
    won: BySeat<CardSet>,
}

impl Score {
    /// The sum of the values of a side's cards in the factions it won.
    #[must_use]
    pub fn sum(&self, side: Seat) -> u16 {
        self.won[side].sum_of_values()
    }
}

/// Scores the final piles, one per seat.
#[must_use]
pub fn score(setup: Setup, piles: &BySeat<CardSet>) -> Score {
    let mut pooled = BySeat::<CardSet>::default();
    for seat in setup.seats() {
        pooled[setup.side(seat)].insert_all(piles[seat]);
    }
    let mut score = Score {
        winners: Seats::default(),
        votes: ByFaction::default(),
        vote_counts: BySeat::default(),
        won: BySeat::default(),
    };
    for faction in setup.factions().iter() {
        let side = vote(setup.sides(), &pooled, faction);
        score.votes[faction] = side;
        if let Some(side) = side {
            score.vote_counts[side] += 1;
            score.won[side].join(pooled[side].of(faction));
        }
    }
    let mut best = highest(Seat::of(setup.sides()), |side| score.vote_counts[side]);
    if best.len() > 1 {
        best = highest(best.iter().copied(), |side| score.sum(side));
    }
    let won = |seat: &Seat| best.contains(&setup.side(*seat));
    score.winners = setup.seats().filter(won).collect();
    score
}

/// Those sides of which the number is highest.
fn highest<N: Ord>(sides: impl Iterator<Item = Seat> + Clone, of: impl Fn(Seat) -> N) -> Seats {
    let most = sides.clone().map(&of).max();
    sides.filter(|&side| Some(of(side)) == most).collect()
}

/// The side that wins a faction's vote: most cards, then the highest card, the second highest …
fn vote(sides: u8, piles: &BySeat<CardSet>, faction: Faction) -> Option<Seat> {
    let count = |side: Seat| piles[side].count_of(faction);
    let mut best = Seat::First;
    let mut most = count(best);
    let mut is_tied = false;
    for side in Seat::of(sides).skip(1) {
        let count = count(side);
        is_tied = count == most || is_tied && count < most;
        best = select_unpredictable(count > most, side, best);
        most = most.max(count);
    }
    if !is_tied {
        return Some(best);
    }
    let cards = |side: Seat| piles[side].of(faction);
    let mut tied = Seat::of(sides).filter(|&side| count(side) == most);
    best = tied.next()?;
    is_tied = false;
    for side in tied {
        match cards(side).cmp_from_highest(cards(best)) {
            Ordering::Less => {}
            Ordering::Equal => is_tied = true,
            Ordering::Greater => (best, is_tied) = (side, false),
        }
    }
    (!is_tied).then_some(best)
}

/// The `result` object of a record (RECORD.md, 'Results').
#[must_use]
pub fn result(setup: Setup, score: &Score, piles: &BySeat<CardSet>) -> serde_json::Value {
    let winners: Vec<_> = score.winners.iter().map(|seat| seat.index()).collect();
    let votes: serde_json::Map<_, _> = setup
        .factions()
        .iter()
        .map(|faction| {
            (
                faction.id().into(),
                score.votes[faction].map(Seat::index).into(),
            )
        })
        .collect();
    let sums: Vec<_> = Seat::of(setup.sides())
        .map(|side| score.sum(side))
        .collect();
    // Sorted as text: by the factions' ids, and within a faction by value, as a set is anyway.
    let mut by_id = Faction::ALL;
    by_id.sort_unstable_by_key(|faction| faction.id());
    let pile = |seat: Seat| -> Vec<_> {
        let cards = by_id.iter().flat_map(|&faction| piles[seat].of(faction));
        cards.map(Card::notation).collect()
    };
    let piles: Vec<_> = setup.seats().map(pile).collect();
    serde_json::json!({ "winners": winners, "votes": votes, "sums": sums, "piles": piles })
}
