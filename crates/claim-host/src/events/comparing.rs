//! Comparing the tables of a round that had the same deal.

use claim_screens::ComparedMatch;
use claim_table::event::Event;

use super::Events;
use crate::{CommandError, Messenger};

impl<M: Messenger> Events<M> {
    /// The matches of a round in a match of each pair, both from 1, in order of tables. Matches that cannot be read are left
    /// out.
    ///
    /// # Errors
    ///
    /// [`CommandError::MatchHidden`] while others play the same deal, or if the database fails.
    pub async fn compared(
        &self,
        event: &Event,
        round: u8,
        leg: u8,
    ) -> Result<Vec<ComparedMatch>, CommandError> {
        if event.is_hidden(round) {
            return Err(CommandError::MatchHidden);
        }
        let named = event.all_matches().iter();
        let mut compared = Vec::new();
        for played in named.filter(|it| (it.round, it.leg) == (round, leg)) {
            let table = self.opened(played.id).await?;
            if let Some(table) = table.filter(|table| table.is_over() && table.dealt().is_some()) {
                compared.push(ComparedMatch {
                    id: played.id,
                    table: played.table,
                    chapters: self.shared.lists.chapters(&table).await?,
                });
            }
        }
        compared.sort_by_key(|it| it.table);
        Ok(compared)
    }
}
