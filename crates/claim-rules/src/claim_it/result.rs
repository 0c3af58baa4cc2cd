//! The `result` object of a record of Claim It (RECORD.md, "Results").

use serde_json::{Value, json};

use super::{Score, Standing, State};
use crate::cards::{BySeat, Seat};
use crate::record::{RecordedGame, Tally};

impl RecordedGame for State {
    fn result(&self) -> Option<Value> {
        Some(result(self.public_view().setup.players(), &self.score()?))
    }

    fn tallies(&self) -> BySeat<Tally> {
        let view = self.public_view();
        let mut tallies = BySeat::default();
        for seat in view.setup.seats() {
            let standing = view.standing(seat);
            tallies[seat] = Tally {
                score: standing.group.into(),
                extra: standing.gold.into(),
            };
        }
        tallies
    }
}

pub(super) fn result(players: u8, score: &Score) -> Value {
    let winners: Vec<_> = score.winners.iter().map(Seat::index).collect();
    let per_seat = |count: fn(Standing) -> u8| -> Vec<_> {
        let seats = Seat::of(players);
        seats.map(|seat| count(score.standings[seat])).collect()
    };
    json!({
        "winners": winners,
        "groups": per_seat(|standing| standing.group),
        "gold": per_seat(|standing| standing.gold),
        "spaces": per_seat(|standing| standing.spaces),
    })
}
