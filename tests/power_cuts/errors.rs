//! Any write to the database may fail, because the disk is full or broken: the host reports an error, loses nothing,
//! and continues when the disk works again.
//!
//! With `CLAIM_BOT_POWER_CUTS`, each write is made to fail in turn; without it, every 29th. One test lets the writes
//! of commands fail, another those for the messages that follow.

use std::sync::Arc;
use std::time::Duration;

use claim_ai::Level;
use claim_host::{Clock, Host};
use claim_rules::{GameKind, Options, Setup};
use claim_store::{MatchStore, OpenError, Store};
use claim_table::Command;
use claim_table::ids::{MatchId, UserId};
use claim_table::limits::Limits;
use power_cuts::{Disk, Fault, FaultKind};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::time::timeout;

use super::cuts::must_start_again;
use super::game::{
    FILE, Game, NOW, SilentMessenger, describe, host, is_internal, open, open_table, person,
    random_action,
};

/// How long a bot waits before it acts.
const BOT_PAUSE: Duration = Duration::from_secs(1);

/// The longest time that the host waits before it retries.
const RETRY: Duration = Duration::from_mins(1);

/// How many messages a match between two players has.
const MESSAGES: i64 = 3;

/// How many power cuts are checked after the disk has failed.
const CUTS: usize = 40;

/// One in this many writes is made to fail.
fn stride() -> usize {
    let is_thorough = std::env::var_os("CLAIM_BOT_POWER_CUTS").is_some();
    if is_thorough { 1 } else { 29 }
}

/// Repeats a command until it succeeds, while the disk fails at a later write each time, beginning with write number
/// `first`. Returns how often the command has failed.
async fn execute_on_failing_disk(
    game: &mut Game<'_>,
    (id, command): (MatchId, Command),
    (kind, times): (FaultKind, usize),
    first: usize,
) -> usize {
    let before = describe(game.table(id));
    let begun = game.disk.moment();
    let mut failed = 0;
    for after in (first..).step_by(stride()) {
        game.disk.fail(Fault { kind, after, times });
        let answer = game.host.command(id, command.clone()).await;
        let failures = game.disk.repair();
        match answer {
            // The failed write was not part of the commit, or none failed.
            Ok(table) => {
                game.answered(begun, Some(command), table);
                return failed;
            }
            Err(error) => assert!(is_internal(&error) && failures > 0, "{error:?}"),
        }
        failed += 1;
        let table = game.host.table(id).await.expect("the match is there");
        if describe(&table) != before {
            // The commit succeeded although it was reported as failed.
            let again = game.host.command(id, command.clone()).await;
            assert!(again.is_err_and(|error| !is_internal(&error)));
            game.answered(begun, Some(command), table);
            return failed;
        }
    }
    unreachable!("a command makes a limited number of writes")
}

#[tokio::test]
async fn command_on_a_failing_disk_changes_nothing_and_can_be_repeated() {
    for (kind, times) in [
        (FaultKind::InputOutput, 1),
        (FaultKind::InputOutput, usize::MAX),
        (FaultKind::NoSpace, 1),
        (FaultKind::NoSpace, usize::MAX),
    ] {
        let disk = Disk::new();
        let mut game = Game::new(&disk, 1).await;
        // Only the writes of the command should fail, not those for its messages.
        game.presents = false;
        let mut failures = 0;
        for number in 0..30 {
            let next = game.next().await;
            let first = number % stride();
            failures += execute_on_failing_disk(&mut game, next, (kind, times), first).await;
        }
        assert!(failures > 0, "the disk has never failed");
        game.host.close().await;
        let store = open(disk.folder()).await.expect("the database opens");
        for id in game.history.keys() {
            let stored = store.load(*id).await.expect("the match loads");
            let (table, _) = stored.expect("the match is there");
            assert_eq!(describe(&table), describe(game.table(*id)));
        }
        // A power cut at any moment of this loses nothing either.
        for cut in disk.recording().cuts(CUTS, 1) {
            must_start_again(&cut, &game.history).await;
        }
    }
}

/// How many of the [`MESSAGES`] (the public message and both hands) show the newest state, according to the database.
async fn shown_messages(disk: &Disk, id: MatchId) -> i64 {
    let options = SqliteConnectOptions::new().filename(disk.file(FILE));
    let mut connection = options.connect().await.expect("the file opens");
    let shown = sqlx::query_scalar(
        "SELECT COUNT(*) FROM messages g JOIN matches m ON m.id = g.match_id \
         WHERE m.id = $1 AND g.revision >= m.revision AND g.kind IN (0, 1, 2) \
         AND g.posting_nonce IS NULL AND g.superseded_message_id IS NULL",
    );
    let shown = shown.bind(id.to_string()).fetch_one(&mut connection).await;
    shown.expect("the messages are counted")
}

#[tokio::test]
async fn messages_are_brought_up_to_date_when_a_disk_works_again() {
    for kind in [FaultKind::InputOutput, FaultKind::NoSpace] {
        let disk = Disk::new();
        let store = open(disk.folder()).await.expect("the database opens");
        let host = host(store).await.expect("the matches load");
        let setup = Setup::new(GameKind::Claim, 2, Options::default());
        let id = open_table(&host, setup.expect("Claim is for two"))
            .await
            .id();
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let mut command = Command::Join(person(2).into_player("joins".to_owned()), None);
        // Until the fault would come later than the last write.
        for after in (0..).step_by(stride()) {
            let mut table = host.command(id, command).await.expect("the command");
            if table.running().is_none() {
                let (user, entropy) = (UserId(1), None);
                let start = Command::Start { user, entropy };
                table = host.command(id, start).await.expect("the match starts");
            }
            let times = usize::MAX;
            disk.fail(Fault { kind, after, times });
            host.present(id);
            let shown = async {
                while disk.failures() == 0 && shown_messages(&disk, id).await < MESSAGES {
                    tokio::task::yield_now().await;
                }
                let failures = disk.repair();
                while shown_messages(&disk, id).await < MESSAGES {
                    tokio::task::yield_now().await;
                }
                failures
            };
            let failures = timeout(RETRY, shown).await;
            if failures.expect("the messages are shown in time") == 0 {
                break;
            }
            command = random_action(&table, &mut rng);
        }
        host.close().await;
    }
}

#[tokio::test]
async fn start_on_a_failing_disk_is_an_error_and_can_be_repeated() {
    for kind in [FaultKind::InputOutput, FaultKind::NoSpace] {
        for after in (0..).step_by(10 * stride()) {
            let disk = Disk::new();
            disk.fail(Fault {
                kind,
                after,
                times: usize::MAX,
            });
            let opened = open(disk.folder()).await;
            let failures = disk.repair();
            let Err(error) = opened else {
                break;
            };
            assert!(failures > 0, "{error}");
            assert!(matches!(error, OpenError::Disk { .. }), "{error:?}");
            let store = open(disk.folder()).await.expect("the database opens");
            store.close().await;
        }
    }
}

#[tokio::test]
async fn bot_acts_when_a_full_disk_has_space_again() {
    let disk = Disk::new();
    let store = open(disk.folder()).await.expect("the database opens");
    let (time, clock) = Clock::manual(NOW);
    let host = Host::load(
        Arc::new(store),
        SilentMessenger,
        clock,
        BOT_PAUSE,
        Limits::default(),
    )
    .await;
    let host = host.expect("the matches load");
    host.resume();
    let setup = Setup::new(GameKind::Claim, 2, Options::default());
    let id = open_table(&host, setup.expect("Claim is for two"))
        .await
        .id();
    let user = UserId(1);
    let add_bot = Command::AddBot(user, Level::Easy);
    let start = Command::Start {
        user,
        entropy: None,
    };
    let mut table = None;
    for command in [add_bot, start] {
        table = host.command(id, command).await.ok();
    }
    let mut table = table.expect("the match has started");
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while table.bot_to_act().is_none() {
        let command = random_action(&table, &mut rng);
        table = host.command(id, command).await.expect("a legal action");
    }
    disk.fail(Fault {
        kind: FaultKind::NoSpace,
        after: 0,
        times: usize::MAX,
    });
    let mut now = NOW;
    let mut pass_time = async || {
        now = now + RETRY;
        time.send_replace(now);
        tokio::task::yield_now().await;
    };
    while disk.failures() == 0 {
        pass_time().await;
    }
    assert_ne!(disk.repair(), 0);
    let lines = table.line_count();
    while host
        .table(id)
        .await
        .is_ok_and(|table| table.line_count() == lines)
    {
        pass_time().await;
    }
    let table = host.table(id).await.expect("the match is there");
    assert!(!table.is_over(), "the bot has no time limit");
    host.close().await;
}
