//! Which side won which faction, and so the match (RULES.md 1.6).

use std::cmp::Ordering;
use std::hint::select_unpredictable;

use super::Setup;
use crate::cards::{ByFaction, BySeat, CardSet, Faction, Seat, SeatSet};

/// The score of a match that is over. A side is named by its lowest seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The seats that won; in a draw, all that are tied.
    pub winners: SeatSet,
    /// Per faction of the deck, the side that won its vote.
    pub votes: ByFaction<Option<Seat>>,
    /// Per side, the number of votes it won.
    pub vote_counts: BySeat<u8>,
    /// Per side, its cards in the factions it won.
    won: BySeat<CardSet>,
}

impl Score {
    /// The tie-break: the sum of the values of a side's cards in the factions it won.
    #[must_use]
    pub fn sum(&self, side: Seat) -> u16 {
        self.won[side].sum_of_values()
    }
}

/// Scores the final score piles, one per seat.
#[must_use]
pub fn score(setup: Setup, piles: &BySeat<CardSet>) -> Score {
    let pooled = setup.pooled(piles);
    let mut score = Score {
        winners: SeatSet::EMPTY,
        votes: ByFaction::default(),
        vote_counts: BySeat::default(),
        won: BySeat::default(),
    };
    for faction in setup.factions() {
        let side = vote(setup.sides(), &pooled, faction);
        score.votes[faction] = side;
        if let Some(side) = side {
            score.vote_counts[side] += 1;
            score.won[side].insert_disjoint(pooled[side].of(faction));
        }
    }
    let sides: SeatSet = Seat::of(setup.sides()).collect();
    let mut best = sides.with_highest(|side| score.vote_counts[side]);
    if best.len() > 1 {
        best = best.with_highest(|side| score.sum(side));
    }
    let won = |&seat: &Seat| best.contains(setup.side(seat));
    score.winners = setup.seats().filter(won).collect();
    score
}

/// The side that wins a faction's vote: by most cards, then the highest card, the second highest …
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
        match cards(side).cmp_by_highest(cards(best)) {
            Ordering::Less => {}
            Ordering::Equal => is_tied = true,
            Ordering::Greater => (best, is_tied) = (side, false),
        }
    }
    (!is_tied).then_some(best)
}
