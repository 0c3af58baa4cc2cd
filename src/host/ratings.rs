//! How the end of a match changes its players' ratings.

use super::{Host, Messenger};
use crate::rating::{self, Entrant};
use crate::store::{self, RatingChange};
use crate::table::Table;

impl<M: Messenger> Host<M> {
    /// The rating changes after the end of a match; see [`Table::finishes`] for what is rated. Nothing is
    /// in a server that has switched ratings off.
    pub(super) async fn rate(&self, table: &Table) -> store::Result<Vec<RatingChange>> {
        let settings = table.settings();
        let Some(guild) = settings.guild else {
            return Ok(Vec::new());
        };
        if !self.server_settings(guild).await?.is_rated {
            return Ok(Vec::new());
        }
        let (mut seats, mut entrants) = (Vec::new(), Vec::new());
        for (seat, finish) in table.finishes() {
            let Some(player) = table.seating().player(seat) else {
                continue;
            };
            let store = &self.shared.store;
            seats.push(seat);
            entrants.push(Entrant {
                rating: store.rating(guild, player.user).await?,
                side: settings.setup.side(seat) as u8,
                finish,
            });
        }
        let after = rating::after_match(&entrants).into_iter();
        let changes = seats.into_iter().zip(entrants).zip(after);
        let changes = changes.filter_map(|((seat, entrant), after)| {
            let (after, outcome) = after?;
            Some(RatingChange {
                seat,
                before: entrant.rating,
                after,
                outcome,
            })
        });
        Ok(changes.collect())
    }
}
