//! Opening tables, also for a rematch.

use claim_ai::Level;
use claim_rules::Setup;
use claim_rules::record::Secret;

use super::registry::Entry;
use super::{CommandError, Host, Messenger};
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::store::{Audience, TableChange};
use crate::table::{Command, Invitation, Player, Refusal, Table, TableSettings};
use crate::time_control::TimeControl;

/// The user behind a command or a button press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Their account.
    pub user: UserId,
    /// Their display name.
    pub name: String,
    /// Their locale, as a Discord locale tag.
    pub locale: String,
}

impl Person {
    /// The player that this person becomes by joining a table; `entropy` is what joining adds to
    /// the deal.
    #[must_use]
    pub fn into_player(self, entropy: String) -> Player {
        Player {
            user: self.user,
            name: self.name,
            locale: self.locale,
            entropy,
        }
    }
}

/// A request to open a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRequest {
    /// The server; none in the bot's direct messages.
    pub guild: Option<GuildId>,
    /// The channel of the public message.
    pub channel: ChannelId,
    /// The server's locale, as a Discord locale tag.
    pub locale: String,
    /// Game, number of players and options.
    pub setup: Setup,
    /// Those for whom seats are reserved.
    pub invitations: Vec<Invitation>,
    /// How long the players may think.
    pub time_control: TimeControl,
    /// The levels of the bots that sit at the table from the beginning, at most one for each of
    /// [`TableRequest::seats_for_bots`].
    pub bots: Vec<Level>,
    /// Whether the match starts at once if these bots fill the table.
    pub starts_if_full: bool,
    /// The secret of a prepared deal: the match is a tutorial. Without it the secret is random.
    pub tutorial: Option<Secret>,
}

impl TableRequest {
    /// The number of seats that neither the person who opens the table nor the invited ones take.
    #[must_use]
    pub fn seats_for_bots(&self) -> usize {
        let people = 1 + self.invitations.len();
        usize::from(self.setup.players()).saturating_sub(people)
    }
}

impl<M: Messenger> Host<M> {
    /// Opens a table with its bots, and starts the match if that was requested and all seats are taken.
    /// All of that is stored, or nothing. Call [`Host::present`] after having answered the user.
    ///
    /// # Errors
    ///
    /// If there are not enough seats for the bots, a limit is reached, or the database fails.
    pub async fn open_table(
        &self,
        request: TableRequest,
        host: Person,
    ) -> Result<Table, CommandError> {
        self.create_table(request, host, None).await
    }

    /// Seats a player of a finished match for a rematch. The first one opens a table with the same
    /// settings and bots; the others join that table.
    ///
    /// # Errors
    ///
    /// If the person did not play in the match, it has not ended, the new table refuses the person, a
    /// limit is reached, or the database fails.
    pub async fn rematch(
        &self,
        id: MatchId,
        person: Person,
        entropy: String,
    ) -> Result<Table, CommandError> {
        let old = self.table(id).await?;
        if old.seating().seat_of(person.user).is_none() {
            return Err(Refusal::NotInMatch.into());
        }
        if !old.is_over() {
            return Err(CommandError::MatchNotOver);
        }
        let rematch_guard = self.shared.rematch_lock.lock().await;
        if let Some(rematch) = self.shared.store.rematch_of(id).await? {
            drop(rematch_guard);
            // Before the fingerprint is posted, with which the public message waits, the press proves
            // nothing, and does not start the match.
            let is_announced = self
                .entry(rematch)
                .await?
                .message(Audience::Public)
                .is_some();
            let entropy = if is_announced { entropy } else { String::new() };
            let join = Command::Join(person.into_player(entropy));
            return self.command(rematch, join).await;
        }
        let settings = old.settings();
        let others = old.seating().players().map(|(_, player)| player);
        let others = others.filter(|player| player.user != person.user);
        let invite = |player: &Player| Invitation::open(player.user, player.name.clone());
        let request = TableRequest {
            guild: settings.guild,
            channel: settings.channel,
            locale: settings.locale.clone(),
            setup: settings.setup.clone(),
            invitations: others.map(invite).collect(),
            time_control: settings.time_control,
            bots: old.seating().bots().map(|(_, level)| level).collect(),
            // Otherwise, everybody is to see the fingerprint first.
            starts_if_full: old.is_direct(),
            // After a tutorial comes a match like any other.
            tutorial: None,
        };
        self.create_table(request, person, Some(id)).await
    }

    async fn create_table(
        &self,
        request: TableRequest,
        host: Person,
        rematch_of: Option<MatchId>,
    ) -> Result<Table, CommandError> {
        let mut rng = self.shared.environment.rng();
        let now = self.now();
        let settings = TableSettings {
            id: MatchId::random(&mut rng),
            guild: request.guild,
            channel: request.channel,
            locale: request.locale,
            setup: request.setup,
            host: host.user,
            invitations: request.invitations,
            time_control: request.time_control,
            opened_at: now,
            rematch_of,
            is_tutorial: request.tutorial.is_some(),
            secret: request.tutorial.unwrap_or_else(|| Secret::random(&mut rng)),
        };
        let user = settings.host;
        let mut table = Table::open(settings, host.into_player(String::new()));
        let mut lines = Vec::new();
        let mut execute = |command| -> Result<(), Refusal> {
            let (next, new) = table.execute(command, now)?;
            table = next;
            lines.extend(new);
            Ok(())
        };
        for level in request.bots {
            execute(Command::AddBot(user, level))?;
        }
        if request.starts_if_full {
            // The commitment has not been shown yet, so the id of this request would prove nothing.
            let entropy = None;
            match execute(Command::Start { user, entropy }) {
                Ok(()) | Err(Refusal::TableNotFull) => {}
                Err(refusal) => return Err(refusal.into()),
            }
        }
        lines.extend(self.play_forced(&mut table, now).await?);
        let _limits_guard = self.check_limits(None, &table).await?;
        let change = TableChange {
            before: None,
            after: &table,
            lines: &lines,
            ratings: &[],
            made_at: now,
        };
        let id = table.id();
        if let Err(error) = self.shared.store.save(change).await {
            self.recover(id);
            return Err(error.into());
        }
        let entry = Entry::new(table.clone(), Vec::new());
        let entry = self.shared.registry.add(entry);
        self.shared.registry.schedule(id, table.next_timer());
        self.start_bot_turn(&entry, &table);
        Ok(table)
    }
}
