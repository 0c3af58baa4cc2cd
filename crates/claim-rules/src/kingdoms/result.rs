//! The `result` object of a record of Claim Kingdoms (RECORD.md, "Results").

use serde_json::{Map, Value, json};

use super::State;
use crate::cards::{BySeat, Faction, Seat};
use crate::record::{RecordedGame, Tally};

impl RecordedGame for State {
    fn result(&self) -> Option<Value> {
        let score = self.score()?;
        let public = self.public_view();
        let seats = || public.setup.seats();
        let winners: Vec<_> = score.winners.iter().map(Seat::index).collect();
        let points: Vec<_> = seats().map(|seat| score.points[seat]).collect();
        let supply: Vec<_> = seats().map(|seat| public.supply[seat]).collect();
        let controlled = |&faction: &Faction| {
            let seat = score.control[faction].map(Seat::index);
            (faction.id().to_owned(), seat.into())
        };
        let factions = public.setup.factions().iter();
        let control: Map<_, _> = factions.map(controlled).collect();
        Some(json!({
            "winners": winners, "points": points, "control": control, "supply": supply,
        }))
    }

    fn tallies(&self) -> BySeat<Tally> {
        let points = self.score().map(|score| score.points);
        let points = points.unwrap_or_default();
        let public = self.public_view();
        let mut tallies = BySeat::default();
        for seat in public.setup.seats() {
            tallies[seat] = Tally {
                score: points[seat],
                extra: public.supply[seat].into(),
            };
        }
        tallies
    }

    fn won_factions(&self) -> Vec<(Faction, Seat)> {
        let Some(score) = self.score() else {
            return Vec::new();
        };
        let factions = self.public_view().setup.factions().iter();
        factions
            .filter_map(|&faction| Some((faction, score.control[faction]?)))
            .collect()
    }
}
