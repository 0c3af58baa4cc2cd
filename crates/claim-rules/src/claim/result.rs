//! The `result` object of a record of a trick-taking game (RECORD.md, "Results").

use serde_json::{Map, Value, json};

use super::{Score, Setup, State};
use crate::cards::{BySeat, Card, CardSet, Faction, Seat};
use crate::record::{RecordedGame, Tally};

impl RecordedGame for State {
    fn result(&self) -> Option<Value> {
        Some(result(self.setup(), &self.score()?, self.score_piles()))
    }

    fn tallies(&self) -> BySeat<Tally> {
        let votes = self.score().map(|score| score.vote_counts);
        let votes = votes.unwrap_or_default();
        let mut tallies = BySeat::default();
        for seat in self.setup().seats() {
            tallies[seat] = Tally {
                score: votes[self.setup().side(seat)].into(),
                extra: self.score_piles()[seat]
                    .len()
                    .try_into()
                    .unwrap_or(u16::MAX),
            };
        }
        tallies
    }

    fn won_factions(&self) -> Vec<(Faction, Seat)> {
        let Some(score) = self.score() else {
            return Vec::new();
        };
        let factions = self.setup().factions().iter();
        factions
            .filter_map(|faction| Some((faction, score.votes[faction]?)))
            .collect()
    }
}

pub(super) fn result(setup: Setup, score: &Score, piles: &BySeat<CardSet>) -> Value {
    let winners: Vec<_> = score.winners.iter().map(Seat::index).collect();
    let votes: Map<_, _> = setup
        .factions()
        .iter()
        .map(|faction| {
            let side = score.votes[faction].map(Seat::index);
            (faction.id().into(), side.into())
        })
        .collect();
    let sums: Vec<_> = Seat::of(setup.sides())
        .map(|side| score.sum(side))
        .collect();
    // Piles are sorted by the bytes of the notation: by the ids of the factions, then by value,
    // which is the order of a set.
    let mut by_id = Faction::ALL;
    by_id.sort_unstable_by_key(|faction| faction.id());
    let pile = |seat: Seat| -> Vec<_> {
        let cards = by_id.iter().flat_map(|&faction| piles[seat].of(faction));
        cards.map(Card::notation).collect()
    };
    let piles: Vec<_> = setup.seats().map(pile).collect();
    json!({ "winners": winners, "votes": votes, "sums": sums, "piles": piles })
}
