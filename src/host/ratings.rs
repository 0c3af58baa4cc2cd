//! How the end of a match changes its players' ratings.

use claim_rules::cards::Seat;
use claim_rules::record::Ending;

use super::{Host, Messenger};
use crate::rating::{self, Rating};
use crate::store::{self, Outcome, RatingChange};
use crate::table::Table;

/// A side of a match: a player alone, or a team.
struct Side {
    seats: Vec<Seat>,
    ratings: Vec<Rating>,
    /// 1 for a side that won or tied for the win, 2 for the others.
    rank: usize,
}

impl<M: Messenger> Host<M> {
    /// The rating changes after the end of a match. Matches that were aborted, and matches against
    /// bots, are not rated.
    pub(super) async fn rate(&self, table: &Table) -> store::Result<Vec<RatingChange>> {
        let Some(ending) = table.dealt().and_then(|dealt| dealt.ending()) else {
            return Ok(Vec::new());
        };
        let has_bots = table.seating().bots().next().is_some();
        if has_bots || matches!(ending, Ending::Aborted) {
            return Ok(Vec::new());
        }
        let sides = self.sides(table, ending.winners()).await?;
        let is_drawn = sides.iter().filter(|side| side.rank == 1).count() > 1;
        let rated: Vec<_> = sides
            .iter()
            .map(|side| (side.ratings.clone(), side.rank))
            .collect();
        let after = rating::after_match(&rated);
        let mut changes = Vec::new();
        for (side, after) in sides.into_iter().zip(after) {
            let outcome = match side.rank {
                1 if is_drawn => Outcome::Drawn,
                1 => Outcome::Won,
                _ => Outcome::Lost,
            };
            for ((seat, before), after) in side.seats.into_iter().zip(side.ratings).zip(after) {
                changes.push(RatingChange {
                    seat,
                    before,
                    after,
                    outcome,
                });
            }
        }
        Ok(changes)
    }

    /// The sides of a match with the ratings stored before it.
    async fn sides(&self, table: &Table, winners: &[Seat]) -> store::Result<Vec<Side>> {
        let settings = table.settings();
        let mut sides: Vec<Side> = Vec::new();
        for (seat, player) in table.seating().players() {
            let store = &self.shared.store;
            let rating = store.rating(settings.guild, player.user).await?;
            let opponents = settings.setup.opponents(seat);
            let is_own = |side: &&mut Side| !opponents.contains(&side.seats[0]);
            if let Some(side) = sides.iter_mut().find(is_own) {
                side.seats.push(seat);
                side.ratings.push(rating);
            } else {
                sides.push(Side {
                    seats: vec![seat],
                    ratings: vec![rating],
                    rank: if winners.contains(&seat) { 1 } else { 2 },
                });
            }
        }
        Ok(sides)
    }
}
