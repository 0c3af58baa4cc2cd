//! The bot backs its database up at regular intervals.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use claim_bot::backups::BackupConfig;
use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::json;

use super::control::{POLL_INTERVAL, TIMEOUT_MS};
use super::process::Launch;
use super::world::{World, free_address};

/// 15 January 2027, 08:00:00 (UTC).
const START: Timestamp = Timestamp(1_800_000_000_000);

const DAY: Duration = Duration::from_hours(24);

/// A world without a bot, which will make a backup a day and keep three.
async fn world_with_backups(folder: Option<&str>) -> World {
    let mut world = World::without_bot().await;
    world.backups = Some(BackupConfig {
        every: DAY,
        keep: 3,
        folder: folder.map(|name| world.folder().join(name)),
    });
    world
}

/// Repeats a check until it holds.
async fn wait_until(what: &str, check: impl AsyncFn() -> bool) {
    let mut polls = tokio::time::interval(POLL_INTERVAL);
    let holds = async {
        while !check().await {
            polls.tick().await;
        }
    };
    let timeout = Duration::from_millis(TIMEOUT_MS);
    let holds = tokio::time::timeout(timeout, holds).await;
    assert!(holds.is_ok(), "{what}");
}

/// Waits until the folder has exactly these files.
async fn wait_for_files(folder: &Path, expected: &[&str]) {
    let expected: BTreeSet<_> = expected.iter().map(|&name| name.to_owned()).collect();
    let files = || -> BTreeSet<String> {
        let entries = fs::read_dir(folder).into_iter().flatten();
        let names = entries.map(|it| it.map(|it| it.file_name().to_string_lossy().into_owned()));
        names.collect::<Result<_, _>>().unwrap_or_default()
    };
    let what = format!("expected {expected:?}");
    wait_until(&what, async || files() == expected).await;
}

/// Runs a command of the program on the database of a world. Returns what it prints.
fn execute(world: &World, arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_claim-bot"))
        .args(arguments)
        .args(["--database", "bot.db"])
        .current_dir(world.folder())
        .env_clear()
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("a text")
}

#[tokio::test]
async fn newest_copies_are_kept_and_can_be_restored() {
    let mut world = world_with_backups(None).await;
    let folder = world.folder().join("backups");
    let (time, clock) = Clock::manual(START);
    world.start_bot(clock.clone()).await;
    let first = "bot-20270115T080000Z.db";
    wait_for_files(&folder, &[first]).await;
    // Not the bot's, or not regular backups of this database.
    let others = [
        "diary.db",
        "bot-20270101T080000Z.db.gz",
        "other-20270101T080000Z.db",
    ];
    for name in others {
        fs::write(folder.join(name), "Dear diary").expect("the folder is writable");
    }
    // What a kill in the middle of a copy leaves.
    let unfinished = folder.join("bot-20270115T090000Z.db.partial");
    fs::write(unfinished, "half").expect("the folder is writable");
    // The match counts show which copy is which.
    let anna = world.person("anna");
    let mut copies = vec![first];
    let days = [
        "bot-20270116T080000Z.db",
        "bot-20270117T080000Z.db",
        "bot-20270118T080000Z.db",
        "bot-20270119T080000Z.db",
    ];
    for (number, copy) in (1..).zip(days) {
        anna.command("claim start", json!({})).await;
        // A start in between makes no copy.
        let now = START + number * DAY;
        time.send_replace(now - Duration::from_hours(1));
        world.stop_bot().await;
        world.start_bot(clock.clone()).await;
        time.send_replace(now);
        copies.push(copy);
        let kept = &copies[copies.len().saturating_sub(3)..];
        wait_for_files(&folder, &[kept, &others[..]].concat()).await;
    }
    world.stop_bot().await;
    for (count, copy) in (2..).zip(&days[1..]) {
        use std::os::unix::fs::PermissionsExt;
        let path = folder.join(copy);
        let mode = fs::metadata(&path).map(|it| it.permissions().mode() & 0o777);
        assert_eq!(mode.ok(), Some(0o600), "{copy}");
        let restored = execute(&world, &["restore", &format!("backups/{copy}")]);
        let said = format!("restored ({count} matches)\n");
        assert!(restored.starts_with(&said), "{restored}");
        let checked = execute(&world, &["check-db"]);
        assert_eq!(checked, format!("ok ({count} matches)\n"));
        // Two that are restored in the same second would keep the replaced file under the same
        // name.
        fs::remove_file(world.folder().join("bot.db")).expect("the file exists");
    }
    world.end_unread().await;
}

#[tokio::test]
async fn failure_is_a_warning_until_a_backup_succeeds() {
    let mut world = world_with_backups(Some("copies")).await;
    let folder = world.folder().join("copies");
    fs::write(&folder, "no folder").expect("the folder is writable");
    let (time, clock) = Clock::manual(START);
    world.start_bot(clock).await;
    let launch = Launch::of(&world);
    let warning = "warning: the last backup failed: ";
    wait_until("a warning", async || {
        let (code, said) = launch.health();
        code == Some(0) && said.contains(warning) && said.contains("copies")
    })
    .await;
    fs::remove_file(&folder).expect("the file exists");
    time.send_replace(START + Duration::from_mins(10));
    wait_for_files(&folder, &["bot-20270115T081000Z.db"]).await;
    // The next heartbeat is due.
    time.send_replace(START + Duration::from_mins(10) + Duration::from_secs(5));
    wait_until("no warning", async || !launch.health().1.contains(warning)).await;
    world.end_unread().await;
}

#[tokio::test]
async fn failure_is_told_by_log_metrics_and_monitors() {
    let world = World::without_bot().await;
    let address = free_address().to_string();
    let launch = Launch::of(&world)
        .with("CLAIM_BOT_METRICS_LISTEN", &address)
        .with("CLAIM_BOT_BACKUP_EVERY", "1d")
        .with("CLAIM_BOT_BACKUP_FOLDER", "/dev/null/backups");
    let before = world.sessions().await;
    let bot = launch.start();
    world.wait_for_session(before).await;
    let get = async |path: &str| {
        let answer = reqwest::get(format!("http://{address}{path}")).await;
        let answer = answer.expect("an answer");
        (
            answer.status().as_u16(),
            answer.text().await.expect("a text"),
        )
    };
    wait_until("a warning", async || {
        let (status, text) = get("/health").await;
        status == 200 && text.starts_with("healthy\nwarning: the last backup failed: ")
    })
    .await;
    let (_, metrics) = get("/metrics").await;
    for line in [
        "claim_bot_concerns{kind=\"backup\"} 1",
        "claim_bot_background_failures{kind=\"backup\"} 1",
    ] {
        assert!(metrics.lines().any(|it| it == line), "{line} in {metrics}");
    }
    let ended = bot.kill().await;
    let logged = "could not back the database up, will retry";
    assert!(ended.err.contains(logged), "{}", ended.err);
    world.end().await;
}
