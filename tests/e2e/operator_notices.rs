//! What needs a person is told to the operator by direct message, at most once a day of each kind.

use std::fs;
use std::time::Duration;

use claim_bot::backups::BackupConfig;
use claim_host::Clock;
use claim_table::ids::UserId;
use claim_table::timestamp::Timestamp;
use power_cuts::{Disk, Fault, FaultKind};
use serde_json::json;
use sqlx::Connection;

use super::message::Message;
use super::person::Person;
use super::tracked_match::TrackedMatch;
use super::world::World;
use crate::temporary;

/// Far from the sandbox's time.
const START: Timestamp = Timestamp(4_000_000_000_000);

/// A bit more than the time between two looks.
const LOOK: Duration = Duration::from_mins(2);

async fn make_operator(world: &mut World, person: &Person) {
    let id = person.id().await.parse().expect("a number");
    world.operator = Some(UserId(id));
}

/// The notices with these words that a person has got.
async fn notices(person: &Person, words: &str) -> usize {
    let channel = person.direct_channel().await;
    let messages = person.read_all(&channel).await;
    messages.iter().filter(|it| it.contains_text(words)).count()
}

async fn wait_for_notice(person: &Person, words: &str) -> Message {
    let channel = person.direct_channel().await;
    let is_notice = |message: &Message| message.contains_text(words);
    person.wait_for_post(&channel, is_notice).await
}

#[tokio::test]
async fn operator_is_told_once_a_day_of_each_kind() {
    let mut world = World::without_bot().await;
    let ben = world.person("ben");
    make_operator(&mut world, &ben).await;
    let folder = world.folder().join("copies");
    fs::write(&folder, "no folder").expect("the folder is writable");
    world.backups = Some(BackupConfig {
        every: Duration::from_hours(1),
        keep: 1,
        folder: Some(folder),
    });
    let (time, clock) = Clock::manual(START);
    world.start_bot(clock.clone()).await;
    let wrong_clock = "The clock of its machine is wrong. `this machine's clock is";
    let failed = "The last backup of the database failed. `the last backup failed:";
    wait_for_notice(&ben, wrong_clock).await;
    time.send_replace(START + LOOK);
    wait_for_notice(&ben, failed).await;
    // A restart is no reason to tell it again. The next day is, in the reader's language.
    world.stop_bot().await;
    world.start_bot(clock).await;
    time.send_replace(START + 2 * LOOK);
    let settings = ben.command("claim settings", json!({})).await;
    ben.choose(&settings, "language:de").await;
    time.send_replace(START + Duration::from_hours(24) + LOOK + LOOK);
    wait_for_notice(
        &ben,
        "Die letzte Sicherung der Datenbank ist fehlgeschlagen.",
    )
    .await;
    wait_for_notice(&ben, "Die Uhr seines Rechners geht falsch.").await;
    for words in [wrong_clock, failed] {
        assert_eq!(notices(&ben, words).await, 1, "{words}");
    }
    assert_eq!(notices(&ben, "Der Bot braucht dich.").await, 2);
    world.end_unread().await;
}

#[tokio::test]
async fn operator_is_told_once_even_if_that_cannot_be_stored() {
    let mut world = World::without_bot().await;
    let ben = world.person("ben");
    make_operator(&mut world, &ben).await;
    let elsewhere = temporary::folder();
    let folder = elsewhere.path().join("copies");
    fs::create_dir(&folder).expect("the folder is writable");
    world.backups = Some(BackupConfig {
        every: LOOK,
        keep: 1,
        folder: Some(folder.clone()),
    });
    let disk = Disk::at(world.folder());
    let (time, clock) = Clock::manual(Clock::System.now());
    world.start_bot(clock).await;
    disk.fail(Fault {
        kind: FaultKind::NoSpace,
        after: 0,
        times: usize::MAX,
    });
    time.send_replace(START);
    let wrong_clock = "The clock of its machine is wrong.";
    wait_for_notice(&ben, wrong_clock).await;
    // What it tells next shows that it has looked again.
    fs::rename(&folder, folder.with_extension("moved")).expect("it is there");
    fs::write(&folder, "no folder").expect("the folder is writable");
    while notices(&ben, "The last backup of the database failed.").await == 0 {
        time.send_modify(|now| *now = *now + LOOK);
    }
    assert!(disk.repair() > 0);
    // A day later, it is told and stored, in the reader's language.
    let settings = ben.command("claim settings", json!({})).await;
    ben.choose(&settings, "language:de").await;
    time.send_modify(|now| *now = *now + Duration::from_hours(24));
    wait_for_notice(&ben, "Die Uhr seines Rechners geht falsch.").await;
    assert_eq!(notices(&ben, wrong_clock).await, 1);
    world.end_unread().await;
}

#[tokio::test]
async fn operator_is_told_of_matches_that_are_set_aside() {
    let mut world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    make_operator(&mut world, &ben).await;
    TrackedMatch::start(&world, &ben, &fiona).await;
    world.stop_bot().await;
    let mut database = world.database().await;
    let change = "UPDATE lines SET text = 'scribbled' WHERE number = 0";
    let changed = sqlx::raw_sql(change).execute(&mut database).await;
    changed.expect("the statement is executed");
    database.close().await.expect("the connection closes");
    let (time, clock) = Clock::manual(START);
    world.start_bot(clock).await;
    let answer = fiona.command("claim hand", json!({})).await;
    assert!(answer.contains_text("continue until that is fixed"));
    time.send_replace(START + LOOK);
    wait_for_notice(&ben, "Matches can’t be read").await;
    world.end_unread().await;
}
