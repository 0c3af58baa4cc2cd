//! Opening a database: a missing file is created; an unusable file is refused with an error of one sentence, and left
//! unchanged.

use std::fs;

use claim_store::{BotState, Heartbeat, OpenError, check_database, read_heartbeat};
use sqlx::Connection;

use super::*;
use crate::temporary;

/// A closed database that contains a match.
async fn closed_database() -> Disk {
    let disk = Disk::new();
    let store = disk.store().await;
    save_all(&store, &random_match(&mut rng(1))).await;
    store.close().await;
    disk
}

/// Opens a file that must be refused with a sentence that names it, and left unchanged.
#[track_caller]
fn assert_refused(file: &Path) -> impl Future<Output = OpenError> {
    let before = fs::read(file).ok();
    async move {
        let error = open(file).await.expect_err("the file cannot be used");
        assert_eq!(fs::read(file).ok(), before, "{error}");
        let sentence = error.to_string();
        assert!(sentence.contains(&file.display().to_string()), "{sentence}");
        assert!(!sentence.contains('\n'), "{sentence}");
        error
    }
}

#[tokio::test]
async fn missing_file_is_created() {
    let disk = Disk::new();
    let store = disk.store().await;
    assert!(disk.file().is_file());
    let matches = store.matches_to_resume().await;
    assert_eq!(matches, Ok(Vec::new()));
}

#[tokio::test]
async fn empty_file_is_used() {
    let disk = Disk::new();
    fs::write(disk.file(), "").expect("the file is written");
    let store = disk.store().await;
    save_all(&store, &random_match(&mut rng(1))).await;
}

#[tokio::test]
async fn closed_database_opens_again() {
    let disk = closed_database().await;
    let steps = random_match(&mut rng(1));
    let last = &steps.last().expect("a match has steps").after;
    let store = disk.store().await;
    assert_same(&load(&store, last.id()).await.0, last);
}

#[tokio::test]
async fn invalid_url_is_refused() {
    for url in [
        "",
        "claim-bot.db",
        "mysql://localhost/claim-bot",
        "sqlite:",
        "sqlite://",
        "sqlite::memory:",
        "sqlite://:memory:",
        "sqlite://%3Amemory%3A",
        "sqlite:file:claim-bot.db",
        "sqlite://claim-bot.db?mode=memory",
        "sqlite://claim-bot.db?mode=ro",
        "sqlite://claim-bot.db?immutable=1",
        "sqlite://claim-bot.db?cache=shared",
        "sqlite://claim-bot.db?what=ever",
    ] {
        let error = SqlStore::open(url).await.expect_err("the URL is invalid");
        assert!(
            matches!(error, OpenError::InvalidUrl { .. }),
            "{url}: {error}"
        );
        assert!(error.to_string().contains(&format!("{url:?}")), "{error}");
        assert!(read_heartbeat(url).is_err(), "{url}");
    }
}

#[tokio::test]
async fn url_may_have_a_mode_and_escaped_characters() {
    let disk = Disk::new();
    let file = disk.0.path().join("what?.db");
    let hidden = disk.0.path().join("what%3F.db");
    for mode in ["", "?mode=rw", "?mode=rwc"] {
        let url = format!("sqlite://{}{mode}", hidden.display());
        let store = SqlStore::open(&url).await.expect("the database opens");
        assert!(file.is_file());
        store.close().await;
    }
}

/// The last heartbeat of the bot that has used this database.
fn heartbeat(url: &str) -> Heartbeat {
    let heartbeat = read_heartbeat(url).expect("the lock file can be read");
    heartbeat.expect("the database was opened")
}

#[tokio::test]
async fn heartbeat_can_be_read_by_another_process() {
    let disk = Disk::new();
    let url = format!("sqlite://{}", disk.file().display());
    assert!(read_heartbeat(&url).is_err());
    let store = disk.store().await;
    let lock = disk.file().with_extension("db.lock");
    let lock = fs::File::options().write(true).open(lock);
    let long_ago = std::time::UNIX_EPOCH;
    let result = lock.and_then(|lock| lock.set_modified(long_ago));
    result.expect("the modification time is set");
    let before = heartbeat(&url);
    assert_eq!(
        Some(before.age.as_secs()),
        long_ago.elapsed().ok().map(|it| it.as_secs())
    );
    assert_eq!(before.state, BotState::Starting);
    let silences = [Duration::from_hours(1000), Duration::from_millis(1500)];
    let serving = silences.into_iter().map(Some).chain([None]);
    let serving = serving.map(|silence| BotState::Serving {
        silence,
        warnings: vec!["the disk is nearly full".to_owned()],
    });
    for state in serving.chain([BotState::Connecting]) {
        store.write_state(&state);
        let after = heartbeat(&url);
        assert!(after.age < before.age);
        assert_eq!(after.state, state);
    }
    let after = heartbeat(&url);
    assert!(after.is_running);
    store.close().await;
    let after = heartbeat(&url);
    assert!(!after.is_running);
}

#[tokio::test]
async fn file_that_cannot_be_written_is_refused() {
    let disk = Disk::new();
    let folder = disk.0.path();
    let error = assert_refused(folder).await;
    assert!(matches!(error, OpenError::NotWritable { .. }), "{error}");
    let missing = folder.join("missing");
    let opened = open(&missing.join("claim-bot.db")).await;
    let Err(OpenError::MissingFolder { path }) = opened else {
        panic!("{opened:?}");
    };
    assert_eq!(path, missing);
}

#[tokio::test]
async fn second_bot_is_refused() {
    let disk = closed_database().await;
    let store = disk.store().await;
    let link = disk.file().with_file_name("link.db");
    std::os::unix::fs::symlink(disk.file(), &link).expect("the link is created");
    let error = assert_refused(&disk.file()).await;
    assert!(matches!(error, OpenError::InUse { .. }), "{error}");
    let by_link = SqlStore::open(&format!("sqlite://{}", link.display())).await;
    assert!(matches!(by_link, Err(OpenError::InUse { .. })));
    let steps = match_of(settings(claim(), &mut rng(2)), &mut rng(2));
    save_all(&store, &steps).await;
    drop(store);
    disk.store().await;
}

#[tokio::test]
async fn link_and_file_have_the_same_lock_although_the_file_was_created_by_the_link() {
    let folder = temporary::folder();
    let (link, file) = (folder.path().join("link.db"), folder.path().join("file.db"));
    std::os::unix::fs::symlink("file.db", &link).expect("the link is created");
    let url = |path: &Path| format!("sqlite://{}", path.display());
    let store = SqlStore::open(&url(&link)).await.expect("it is created");
    let by_file = SqlStore::open(&url(&file)).await;
    assert!(
        matches!(by_file, Err(OpenError::InUse { .. })),
        "{by_file:?}"
    );
    store.close().await;
}

#[tokio::test]
async fn file_locked_by_another_program_is_refused() {
    for lock in ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"] {
        let disk = closed_database().await;
        let mut other = disk.connect().await;
        run(&mut other, lock).await;
        let error = assert_refused(&disk.file()).await;
        assert!(matches!(error, OpenError::InUse { .. }), "{error}");
        run(&mut other, "COMMIT").await;
        disk.store().await;
    }
}

#[tokio::test]
async fn database_of_a_newer_version_is_refused() {
    let disk = closed_database().await;
    let newer = concat!(
        "INSERT INTO _sqlx_migrations SELECT version + 1, '7.8.9 a later one', installed_on, success, ",
        "checksum, execution_time FROM _sqlx_migrations ORDER BY version DESC LIMIT 1",
    );
    let mut other = disk.connect().await;
    run(&mut other, newer).await;
    let error = assert_refused(&disk.file()).await;
    assert!(matches!(error, OpenError::NewerVersion { .. }), "{error}");
    assert!(error.to_string().contains("7.8.9"), "{error}");
    let older = "DELETE FROM _sqlx_migrations WHERE description = '7.8.9 a later one'";
    run(&mut other, older).await;
    disk.store().await;
}

#[tokio::test]
async fn database_of_another_program_is_refused() {
    for foreign in [
        "CREATE TABLE matches (id INTEGER PRIMARY KEY, winner TEXT)",
        "CREATE TABLE dogs (name TEXT)",
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, checksum BLOB NOT NULL);
         CREATE TABLE matches (id TEXT)",
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, checksum BLOB NOT NULL);
         INSERT INTO _sqlx_migrations VALUES (1, x'00'), (2, x'01')",
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, checksum BLOB NOT NULL);
         INSERT INTO _sqlx_migrations VALUES (20240101000000, x'00')",
    ] {
        let disk = Disk::new();
        run(&mut disk.connect().await, foreign).await;
        let error = assert_refused(&disk.file()).await;
        assert!(matches!(error, OpenError::OtherProgram { .. }), "{error}");
    }
}

#[tokio::test]
async fn file_that_is_not_a_database_is_refused() {
    for text in ["not a database", &"garbage\n".repeat(10_000)] {
        let disk = Disk::new();
        fs::write(disk.file(), text).expect("the file is written");
        let error = assert_refused(&disk.file()).await;
        assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
    }
}

#[tokio::test]
async fn truncated_database_is_refused() {
    let disk = closed_database().await;
    let whole = fs::read(disk.file()).expect("the file is there");
    for length in [99, 512, 4096, whole.len() / 2, whole.len() - 1] {
        fs::write(disk.file(), &whole[..length]).expect("the file is written");
        let error = assert_refused(&disk.file()).await;
        assert!(
            matches!(error, OpenError::Damaged { .. }),
            "{length}: {error}"
        );
    }
    fs::write(disk.file(), &whole).expect("the file is written");
    disk.store().await;
}

#[tokio::test]
async fn database_with_an_overwritten_first_page_is_refused() {
    let disk = closed_database().await;
    let mut damaged = fs::read(disk.file()).expect("the file is there");
    damaged[..4096].fill(0xa5);
    fs::write(disk.file(), damaged).expect("the file is written");
    let error = assert_refused(&disk.file()).await;
    assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
}

#[tokio::test]
async fn check_finds_every_overwritten_page() {
    // `VACUUM` removes free pages, in which damage cannot be found: migrations leave some, and so would the lines of a
    // match that has ended.
    let disk = Disk::new();
    let store = disk.store().await;
    save_all(&store, &random_match(&mut rng(1))[..20]).await;
    store.close().await;
    let mut other = disk.connect().await;
    run(&mut other, "VACUUM").await;
    other.close().await.expect("SQLite closes the file");
    let url = format!("sqlite://{}", disk.file().display());
    let whole = fs::read(disk.file()).expect("the file is there");
    for page in (0..whole.len()).step_by(4096) {
        let mut damaged = whole.clone();
        damaged[page..page + 4096].fill(0xa5);
        fs::write(disk.file(), &damaged).expect("the file is written");
        let checked = check_database(&url, &mut |_| {}).await;
        let error = checked.expect_err("the page is damaged");
        assert!(
            matches!(error, OpenError::Damaged { .. }),
            "{page}: {error}"
        );
        assert_eq!(fs::read(disk.file()).ok(), Some(damaged), "unchanged");
    }
}
