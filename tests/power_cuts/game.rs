//! Matches that are played through the host on a recorded disk, and the answers that the host gave.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use claim_ai::bots;
use claim_host::{
    Clock, CommandError, DeliveryError, Destination, Host, Messenger, Person, TableRequest,
};
use claim_rules::cards::Seat;
use claim_rules::{GameKind, Options, Setup};
use claim_screens::Screen;
use claim_store::{OpenError, SqlStore};
use claim_table::ids::{ChannelId, GuildId, MatchId, MessageId, UserId};
use claim_table::limits::Limits;
use claim_table::time_control::TimeControl;
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Table};
use power_cuts::Disk;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The name of the database file.
pub(super) const FILE: &str = "bot.db";

/// The time, which stands still.
pub(super) const NOW: Timestamp = Timestamp(1_750_000_000_000);

/// After how many pages of the write-ahead log a checkpoint is made. So few that there are many checkpoints.
const CHECKPOINT_PAGES: i32 = 40;

/// A messenger that does nothing and never fails.
pub(crate) struct SilentMessenger;

impl Messenger for SilentMessenger {
    async fn post(
        &self,
        _: Destination,
        _: &Screen,
        _: &str,
        _: bool,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        Ok((ChannelId(1), MessageId(1)))
    }

    fn link(&self, _: Option<GuildId>, channel: ChannelId, message: MessageId) -> String {
        format!("{channel}/{message}")
    }

    async fn edit(&self, _: ChannelId, _: MessageId, _: &Screen) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn edit_reply(&self, _: &str, _: &Screen) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn delete(&self, _: ChannelId, _: MessageId) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn is_answering(&self) -> bool {
        true
    }

    async fn is_member(&self, _: GuildId, _: UserId) -> Result<bool, DeliveryError> {
        Ok(true)
    }
}

/// A command that was answered.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// The disk's moment when the command was sent.
    pub(super) begun: usize,
    /// The disk's moment when it was answered.
    pub(super) answered: usize,
    /// The command; `None` for opening the table.
    pub(super) command: Option<Command>,
    /// The table that the host returned.
    pub(super) table: Table,
}

/// All commands that were answered, by match.
pub(super) type History = BTreeMap<MatchId, Vec<Step>>;

/// A host on a recorded disk, and the answers that it gave.
pub(super) struct Game<'a> {
    pub(super) disk: &'a Disk,
    pub(super) host: Host<SilentMessenger>,
    pub(super) history: History,
    /// Whether messages are updated after every answer, as in the program.
    pub(super) presents: bool,
    running: Vec<MatchId>,
    rng: ChaCha8Rng,
}

/// Opens the database as the program does.
pub(super) async fn open(folder: &Path) -> Result<SqlStore, OpenError> {
    SqlStore::open(&format!("sqlite://{}", folder.join(FILE).display())).await
}

/// A host for a store, as the program starts it.
pub(super) async fn host(store: SqlStore) -> anyhow::Result<Host<SilentMessenger>> {
    let (_, clock) = Clock::manual(NOW);
    let (store, pause) = (Arc::new(store), Duration::ZERO);
    Host::load(store, SilentMessenger, clock, pause, Limits::default()).await
}

/// Whether an error was caused by the disk, not by the command.
pub(super) fn is_internal(error: &CommandError) -> bool {
    !matches!(
        error,
        CommandError::Refused(_) | CommandError::MatchNotFound | CommandError::MatchNotOver
    )
}

/// The debug output of a table, which has everything except its secret.
pub(super) fn describe(table: &Table) -> String {
    format!("{table:?}")
}

impl<'a> Game<'a> {
    /// Opens the database on a disk and begins to play.
    pub(super) async fn new(disk: &'a Disk, seed: u64) -> Self {
        disk.checkpoint_after(CHECKPOINT_PAGES);
        let store = open(disk.folder()).await.expect("the database opens");
        Self {
            disk,
            host: host(store).await.expect("the matches load"),
            history: History::new(),
            presents: true,
            running: Vec::new(),
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// Shuts the host down and starts another one.
    pub(super) async fn restart(&mut self) {
        self.host.close().await;
        let store = open(self.disk.folder()).await.expect("the database opens");
        self.host = host(store).await.expect("the matches load");
    }

    /// The next command, in one of three matches of different games. Opens tables until there are three.
    pub(super) async fn next(&mut self) -> (MatchId, Command) {
        let history = &self.history;
        self.running.retain(|id| !last(history, *id).is_over());
        if self.running.len() < 3 {
            self.open_table().await;
        }
        let id = self.running[self.rng.random_range(0..self.running.len())];
        let table = last(&self.history, id);
        let command = match table.to_act() {
            // A few matches are resigned before their end.
            Some(_) if self.rng.random_ratio(1, 40) => Command::Resign(UserId(1)),
            Some(_) => random_action(table, &mut self.rng),
            None if table.seating().player(Seat::Second).is_none() => {
                Command::Join(person(2).into_player("joins".to_owned()), None)
            }
            None => Command::Start {
                user: UserId(1),
                entropy: Some("starts".to_owned()),
            },
        };
        (id, command)
    }

    /// Opens a table. The next commands start its match.
    async fn open_table(&mut self) {
        let games: Vec<_> = GameKind::ALL
            .iter()
            .filter_map(|kind| Setup::new(*kind, 2, Options::default()).ok())
            .collect();
        let setup = games[self.history.len() % games.len()].clone();
        let begun = self.disk.moment();
        let table = open_table(&self.host, setup).await;
        self.running.push(table.id());
        self.answered(begun, None, table);
    }

    /// Has the host execute a command, which must succeed.
    pub(super) async fn execute(&mut self, id: MatchId, command: Command) {
        let begun = self.disk.moment();
        let answer = self.host.command(id, command.clone()).await;
        let table = answer.unwrap_or_else(|error| panic!("{command:?}: {error:?}"));
        self.answered(begun, Some(command), table);
    }

    /// Notes an answer.
    pub(super) fn answered(&mut self, begun: usize, command: Option<Command>, table: Table) {
        let id = table.id();
        let step = Step {
            begun,
            answered: self.disk.moment(),
            command,
            table,
        };
        self.history.entry(id).or_default().push(step);
        if self.presents {
            self.host.present(id);
        }
    }

    /// The table as of the last answer.
    pub(super) fn table(&self, id: MatchId) -> &Table {
        last(&self.history, id)
    }

    /// Plays that many commands.
    pub(super) async fn play(&mut self, commands: usize) {
        for _ in 0..commands {
            let (id, command) = self.next().await;
            self.execute(id, command).await;
        }
    }
}

/// The last table that was answered.
fn last(history: &History, id: MatchId) -> &Table {
    let steps = &history[&id];
    &steps[steps.len() - 1].table
}

/// Has user 1 open a table.
pub(super) async fn open_table(host: &Host<SilentMessenger>, setup: Setup) -> Table {
    let request = TableRequest {
        parent: None,
        guild: Some(GuildId(1)),
        channel: ChannelId(1),
        locale: "en-US".to_owned(),
        setup,
        invitations: Vec::new(),
        time_control: TimeControl::default(),
        best_of: 1,
        bots: Vec::new(),
        starts_if_full: false,
        tutorial: None,
        daily: None,
    };
    let table = host.tables().open_table(request, person(1)).await;
    table.expect("the table opens")
}

/// A random action of the person to act.
pub(super) fn random_action(table: &Table, rng: &mut ChaCha8Rng) -> Command {
    let seat = table.to_act().expect("a match that runs");
    let view = table.dealt().expect("a match").state().view(seat);
    Command::Act {
        user: table.seating().player(seat).expect("a person").user,
        line: Some(table.line_count()),
        action: bots::random_action(&view, rng).expect("a legal action"),
    }
}

/// A person who plays.
pub(super) fn person(user: u64) -> Person {
    Person {
        user: UserId(user),
        name: format!("player {user}").into(),
        locale: "en-US".to_owned(),
    }
}
