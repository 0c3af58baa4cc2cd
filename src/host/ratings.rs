//! What a match that has ended does to its players' ratings.

use super::{Front, Host};
use crate::cards::Seat;
use crate::rating::{self, Rating};
use crate::record::Ending;
use crate::store::{Outcome, RatingChange};
use crate::table::Table;

impl<F: Front> Host<F> {
    /// The changes of rating that the end of a match brings; none for one that was called off, or
    /// in which a bot played.
    pub(super) async fn rate(&self, table: &Table) -> sqlx::Result<Vec<RatingChange>> {
        let Some(dealt) = table.dealt() else {
            return Ok(Vec::new());
        };
        let Some(ending) = dealt.ending() else {
            return Ok(Vec::new());
        };
        // Whoever plays against bots plays for the fun of it.
        let has_bots = table.seating().bots().next().is_some();
        if has_bots || matches!(ending, Ending::Aborted) {
            return Ok(Vec::new());
        }
        let winners = ending.winners();
        let mut sides: Vec<(Vec<Seat>, Vec<Rating>, usize)> = Vec::new();
        for (seat, player) in table.seating().players() {
            let rating = self
                .shared
                .store
                .rating(table.terms().guild, player.user)
                .await?;
            let opponents = table.terms().setup.opponents(seat);
            // A side is known by its first seat: whoever is no opponent of it is on it.
            if let Some((seats, ratings, _)) = sides
                .iter_mut()
                .find(|(seats, ..)| !opponents.contains(&seats[0]))
            {
                seats.push(seat);
                ratings.push(rating);
            } else {
                let rank = if winners.contains(&seat) { 1 } else { 2 };
                sides.push((vec![seat], vec![rating], rank));
            }
        }
        let drawn = sides.iter().filter(|(.., rank)| *rank == 1).count() > 1;
        let rated: Vec<_> = sides
            .iter()
            .map(|(_, ratings, rank)| (ratings.clone(), *rank))
            .collect();
        let after = rating::after_match(&rated);
        let mut changes = Vec::new();
        for ((seats, before, rank), after) in sides.into_iter().zip(after) {
            let outcome = match rank {
                1 if drawn => Outcome::Drawn,
                1 => Outcome::Won,
                _ => Outcome::Lost,
            };
            for ((seat, before), after) in seats.into_iter().zip(before).zip(after) {
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
}
