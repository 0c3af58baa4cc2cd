//! Who won which faction, and so the match (RULES.md 1.6).

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
    /// Per side, the sum of the values of its cards in the factions it won.
    pub sums: BySeat<u16>,
}

/// Scores the final piles, one per seat.
#[must_use]
pub fn score(setup: Setup, piles: &BySeat<CardSet>) -> Score {
    let mut pooled = BySeat::<CardSet>::default();
    for seat in setup.seats() {
        pooled[setup.side(seat)].insert_all(piles[seat]);
    }
    let sides = || Seat::of(setup.sides());
    let mut votes = ByFaction::default();
    let mut vote_counts = BySeat::<u8>::default();
    let mut won_cards = BySeat::<CardSet>::default();
    for faction in setup.factions().iter() {
        votes[faction] = vote(setup.sides(), |side| pooled[side].of(faction));
        if let Some(side) = votes[faction] {
            vote_counts[side] += 1;
            won_cards[side].join(pooled[side].of(faction));
        }
    }
    let mut sums = BySeat::<u16>::default();
    for side in sides() {
        sums[side] = won_cards[side].sum_of_values();
    }
    let standing = |side: Seat| (vote_counts[side], sums[side]);
    let best = sides().map(standing).max();
    let won = |seat: &Seat| Some(standing(setup.side(*seat))) == best;
    let winners = setup.seats().filter(won).collect();
    Score {
        winners,
        votes,
        vote_counts,
        sums,
    }
}

/// The side that wins a faction's vote, where each has `cards` of it: most cards, then the highest
/// card, the second highest …
fn vote(sides: u8, cards: impl Fn(Seat) -> CardSet) -> Option<Seat> {
    let mut best = Seat::First;
    let mut most = cards(best).len();
    let mut is_tied = false;
    for side in Seat::of(sides).skip(1) {
        let count = cards(side).len();
        is_tied = count == most || is_tied && count < most;
        best = select_unpredictable(count > most, side, best);
        most = most.max(count);
    }
    if !is_tied {
        return Some(best);
    }
    let tied = Seat::of(sides).filter(|&side| cards(side).len() == most);
    let highest = tied
        .clone()
        .max_by(|a, b| cards(*a).cmp_from_highest(cards(*b)))?;
    let is_alone = tied.filter(|&side| cards(side) == cards(highest)).count() == 1;
    is_alone.then_some(highest)
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
        .map(|side| score.sums[side])
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
