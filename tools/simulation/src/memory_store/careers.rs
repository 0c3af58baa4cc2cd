//! What people have done.

use async_trait::async_trait;
use claim_rules::Day;
use claim_rules::cards::Seat;
use claim_store::{CareerStore, Result};
use claim_table::Occupant;
use claim_table::career::{Career, CareerMatch, Opponent};
use claim_table::ids::UserId;

use super::stored_match::{StoredMatch, StoredStage};
use super::{Data, MemoryStore};

impl Data {
    /// A match of a user, if it counts.
    fn career_match(&self, stored: &StoredMatch, user: UserId) -> Option<CareerMatch> {
        let (settings, own) = (&stored.settings, stored.seating.seat_of(user)?);
        let is_practice = settings.daily.is_some_and(|it| it.is_practice);
        let is_over = stored.readable_stage() == Some(StoredStage::Over);
        if !is_over || settings.is_tutorial || is_practice || stored.voided_at.is_some() {
            return None;
        }
        let (_, result) = stored.results.iter().find(|(seat, _)| *seat == own)?;
        let setup = &settings.setup;
        let of_sides = |is_own: bool| {
            let others = stored.seating.iter().filter(|(seat, _)| *seat != own);
            let side = |seat: Seat| setup.side(seat);
            let others = others.filter(|(seat, _)| (side(*seat) == side(own)) == is_own);
            let others = others.filter_map(|(_, occupant)| match occupant? {
                Occupant::Person(player) => Some(Opponent::Person(player.user)),
                Occupant::Bot(level) => Some(Opponent::Bot(*level)),
            });
            others.collect()
        };
        let id = stored.id();
        Some(CareerMatch {
            id,
            game: setup.kind(),
            ended_at: stored.ended_at?,
            result: *result,
            opponents: of_sides(false),
            partners: of_sides(true),
            daily: settings.daily.map(|it| it.day),
            is_of_event: self.events.values().any(|event| event.has_match(id)),
        })
    }
}

#[async_trait]
impl CareerStore for MemoryStore {
    async fn career(&self, user: UserId) -> Result<Career> {
        self.read("career", |data| {
            let matches = data.matches.values();
            let matches = matches.filter_map(|it| data.career_match(it, user));
            let mut matches: Vec<_> = matches.collect();
            matches.sort_by_key(|it| (it.ended_at, it.id));
            let solver = data.solvers.get(&user);
            let won = data.events.values().filter(|it| it.is_won_by(user));
            Ok(Career {
                matches,
                puzzles: solver.map(|it| it.stats(Day(0))).unwrap_or_default(),
                events_won: u32::try_from(won.count()).unwrap_or(u32::MAX),
            })
        })
        .await
    }
}
