//! Opening tables, and opening them again for a rematch.

use std::time::Duration;

use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;

use super::registry::Entry;
use super::{Denied, Front, Host};
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::level::Level;
use crate::record::Secret;
use crate::rules::Setup;
use crate::store::Saving;
use crate::table::{Command, Invited, Player, Refusal, Table, Terms};

/// Somebody who asks for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their account.
    pub user: UserId,
    /// Their name.
    pub name: String,
    /// Their locale, as the chat platform has it.
    pub locale: String,
}

impl Person {
    /// The person as a player, with what their joining adds to the deal.
    #[must_use]
    pub fn joining(self, entropy: String) -> Player {
        Player {
            user: self.user,
            name: self.name,
            locale: self.locale,
            entropy,
        }
    }
}

/// What a table is opened with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// The server's locale, as the chat platform has it.
    pub locale: String,
    /// Game, number of players, options.
    pub setup: Setup,
    /// Who may take the other seat, if not anybody.
    pub invited: Option<Invited>,
    /// How long a player may take for an action.
    pub turn_limit: Duration,
}

impl<F: Front> Host<F> {
    /// Opens a table. Call [`Host::present`] then, after having answered.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn open(&self, opening: Opening, host: Person) -> Result<Table, Denied> {
        self.open_table(opening, host, None).await
    }

    /// Sits somebody down for a rematch: opens a table like that of an ended match for its players,
    /// or joins the one that another of them has opened.
    ///
    /// # Errors
    ///
    /// If the person did not play in it, it has not ended, or the database fails.
    pub async fn rematch(
        &self,
        id: MatchId,
        person: Person,
        entropy: String,
    ) -> Result<Table, Denied> {
        let old = self.table(id).await?;
        if old.seating().seat_of(person.user).is_none() {
            return Err(Refusal::NotInMatch.into());
        }
        if !old.is_over() {
            return Err(Refusal::AlreadyRunning.into());
        }
        let looking = self.shared.one_by_one.lock().await;
        if let Some(next) = self.shared.store.rematch_of(id).await? {
            drop(looking);
            return self
                .command(next, Command::Join(person.joining(entropy)))
                .await;
        }
        let terms = old.terms();
        let mut others = old
            .seating()
            .players()
            .filter(|(_, player)| player.user != person.user);
        let opening = Opening {
            guild: terms.guild,
            channel: terms.channel,
            locale: terms.locale.clone(),
            setup: terms.setup.clone(),
            // With more than two players, whoever wants joins.
            invited: others
                .next()
                .map(|(_, player)| Invited {
                    user: player.user,
                    name: player.name.clone(),
                })
                .filter(|_| others.next().is_none()),
            turn_limit: terms.turn_limit,
        };
        let levels: Vec<_> = old.seating().bots().map(|(_, level)| level).collect();
        let (user, table) = (
            person.user,
            self.open_table(opening, person, Some(id)).await?,
        );
        self.seat_bots(table, user, &levels).await
    }

    /// Seats bots at a table.
    ///
    /// # Errors
    ///
    /// If there are not as many free seats, or the database fails.
    pub async fn seat_bots(
        &self,
        mut table: Table,
        user: UserId,
        levels: &[Level],
    ) -> Result<Table, Denied> {
        for &level in levels {
            table = self
                .command(table.id(), Command::AddBot(user, level))
                .await?;
        }
        Ok(table)
    }

    async fn open_table(
        &self,
        opening: Opening,
        host: Person,
        rematch_of: Option<MatchId>,
    ) -> Result<Table, Denied> {
        let mut rng = UnwrapErr(SysRng);
        let terms = Terms {
            id: MatchId::random(&mut rng),
            guild: opening.guild,
            channel: opening.channel,
            locale: opening.locale,
            setup: opening.setup,
            host: host.user,
            invited: opening.invited,
            turn_limit: opening.turn_limit,
            opened: self.shared.clock.now(),
            rematch_of,
            secret: Secret::random(&mut rng),
        };
        let table = Table::open(terms, host.joining(String::new()));
        let saving = Saving {
            before: None,
            after: &table,
            lines: &[],
            ratings: &[],
        };
        self.shared.store.save(saving).await?;
        self.shared.registry.schedule(table.id(), table.deadline());
        self.shared
            .registry
            .add(table.id(), Entry::opened(table.clone()));
        Ok(table)
    }
}
