//! The files of an SQLite database: who may read them, what commands leave behind, what is refused because it is not a
//! database of this program, and what happens when a file is lost.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};

use claim_store::{
    LostFile, OpenError, Purpose, back_up, check_database, copy_database, rebuild_ratings, restore,
};
use sqlx::Connection;

use super::*;

fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

/// The file beside another one with this at the end of its name.
fn beside(file: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", file.display()))
}

/// All files of a folder, with their contents.
fn contents(disk: &Disk) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = fs::read_dir(disk.0.path()).expect("the folder exists");
    let paths = entries.map(|it| it.expect("an entry").path());
    paths
        .filter(|path| path.is_file())
        .map(|path| (path.clone(), fs::read(path).expect("it can be read")))
        .collect()
}

/// A closed database with a match, and no lock file.
async fn closed() -> (Disk, Vec<Step>) {
    let disk = Disk::new();
    let store = disk.store().await;
    let steps = random_match(&mut rng(1));
    save_all(&store, &steps).await;
    store.close().await;
    fs::remove_file(beside(&disk.file(), ".lock")).expect("the bot leaves it");
    (disk, steps)
}

/// The files of a database whose bot was killed.
async fn killed() -> Disk {
    let (running, disk) = (Disk::new(), Disk::new());
    let store = running.store().await;
    save_all(&store, &random_match(&mut rng(1))).await;
    for suffix in ["", "-wal"] {
        let (from, to) = (running.file(), disk.file());
        fs::copy(beside(&from, suffix), beside(&to, suffix)).expect("it is there");
    }
    disk
}

#[tokio::test]
async fn only_its_owner_may_read_a_file_of_the_database() {
    let disk = Disk::new();
    let store = disk.store().await;
    save_all(&store, &random_match(&mut rng(1))).await;
    for suffix in ["", "-wal", "-shm", ".lock"] {
        let file = fs::metadata(beside(&disk.file(), suffix)).expect("it exists");
        assert_eq!(file.permissions().mode() & 0o777, 0o600, "{suffix}");
    }
}

#[tokio::test]
async fn checks_write_nothing() {
    let checks = async |disk: &Disk| {
        let url = url(&disk.file());
        let before = contents(disk);
        check_database(&url, &mut |_| {}).await?;
        assert_eq!(contents(disk), before, "check-db");
        let found = rebuild_ratings(&url, true, &mut |_| {}).await?;
        assert_eq!(contents(disk), before, "ratings rebuild --dry-run");
        Ok::<_, OpenError>(found.matches)
    };
    let (disk, _) = closed().await;
    let found = checks(&disk).await;
    assert!(found.is_ok(), "{found:?}");
    // The write-ahead log has most of the database.
    let found = checks(&killed().await).await;
    assert!(found.is_ok(), "{found:?}");

    let before = contents(&disk);
    let (url, newer) = (url(&disk.file()), migrations::of_a_newer_version());
    let refused = SqlStore::open_for(Purpose::Check, &url, &newer, &mut |_| {}).await;
    assert!(matches!(refused, Err(OpenError::OlderVersion { .. })));
    assert_eq!(contents(&disk), before, "it was not migrated");
}

#[tokio::test]
async fn database_in_use_is_not_checked() {
    let disk = Disk::new();
    let _bot = disk.store().await;
    let url = url(&disk.file());
    for refused in [
        check_database(&url, &mut |_| {}).await,
        rebuild_ratings(&url, true, &mut |_| {}).await.map(drop),
    ] {
        assert!(
            matches!(refused, Err(OpenError::InUse { .. })),
            "{refused:?}"
        );
    }
}

#[tokio::test]
async fn commands_leave_no_lock_file_behind_and_keep_the_one_of_the_bot() {
    let (disk, _) = closed().await;
    let lock = beside(&disk.file(), ".lock");
    let commands = async || {
        let url = url(&disk.file());
        let copy = disk.0.path().join("copy.db");
        back_up(&url, &copy).await.map(drop)?;
        check_database(&url, &mut |_| {}).await?;
        rebuild_ratings(&url, false, &mut |_| {}).await.map(drop)?;
        restore(&url, &copy, NOW).await.map(drop)?;
        fs::remove_file(copy).expect("it was written");
        Ok::<_, OpenError>(())
    };
    let done = commands().await;
    assert!(done.is_ok(), "{done:?}");
    let left = contents(&disk).into_keys();
    let left: Vec<_> = left
        .filter(|file| !file.display().to_string().contains(".replaced-"))
        .collect();
    assert_eq!(left, [disk.file()]);
    fs::write(&lock, "stopped\n").expect("the folder is writable");
    let before = fs::metadata(&lock).expect("it is there");
    for replaced in fs::read_dir(disk.0.path()).expect("the folder exists") {
        let path = replaced.expect("an entry").path();
        if path.display().to_string().contains(".replaced-") {
            fs::remove_file(path).expect("it is there");
        }
    }
    let done = commands().await;
    assert!(done.is_ok(), "{done:?}");
    let after = fs::metadata(&lock).expect("it is there");
    assert_eq!(after.ino(), before.ino());
    assert_eq!(fs::read_to_string(&lock).ok().as_deref(), Some("stopped\n"));
}

#[tokio::test]
async fn lock_file_belongs_to_the_owner_of_the_database() {
    let (disk, _) = closed().await;
    // Only root can give a file away.
    let Ok(()) = chown(disk.file(), Some(10_001), Some(10_001)) else {
        return;
    };
    let _store = disk.store().await;
    let lock = fs::metadata(beside(&disk.file(), ".lock")).expect("it is there");
    assert_eq!((lock.uid(), lock.gid()), (10_001, 10_001));
}

#[tokio::test]
async fn message_names_the_lock_file_if_that_cannot_be_opened() {
    let (disk, _) = closed().await;
    let lock = beside(&disk.file(), ".lock");
    fs::create_dir(&lock).expect("the folder is writable");
    let error = open(&disk.file()).await.expect_err("it cannot be locked");
    let sentence = format!("the file {} cannot be written", lock.display());
    assert!(error.to_string().starts_with(&sentence), "{error}");
}

/// Files that are not a database of this program, and whether they are known to be one of another program.
async fn foreign_files(disk: &Disk) -> Vec<(PathBuf, bool)> {
    let mut files = Vec::new();
    for content in ["", "no database", &"garbage\n".repeat(10_000)] {
        let file = disk.0.path().join(format!("text{}", files.len()));
        fs::write(&file, content).expect("the folder is writable");
        files.push((file, false));
    }
    for (statement, is_other) in [
        ("CREATE TABLE dogs (name TEXT); DROP TABLE dogs", false),
        ("CREATE TABLE dogs (name TEXT)", true),
        ("CREATE VIEW dogs AS SELECT 1", true),
        ("PRAGMA application_id = 7", true),
    ] {
        let file = disk.0.path().join(format!("sqlite{}", files.len()));
        let mut other = connect(&file).await;
        run(&mut other, statement).await;
        other.close().await.expect("SQLite closes the file");
        files.push((file, is_other));
    }
    files
}

#[tokio::test]
async fn every_command_refuses_what_is_not_a_database_of_this_program() {
    let disk = Disk::new();
    let (good, _) = closed().await;
    let new = disk.0.path().join("new.db");
    for (file, _) in foreign_files(&disk).await {
        let (before, good_before) = (contents(&disk), contents(&good));
        let url = url(&file);
        let checked = check_database(&url, &mut |_| {}).await;
        let refusals = [
            ("check-db", checked),
            (
                "ratings --dry-run",
                rebuild_ratings(&url, true, &mut |_| {}).await.map(drop),
            ),
            (
                "ratings",
                rebuild_ratings(&url, false, &mut |_| {}).await.map(drop),
            ),
            ("backup", back_up(&url, &new).await.map(drop)),
            (
                "restore",
                restore(&self::url(&good.file()), &file, NOW)
                    .await
                    .map(drop),
            ),
        ];
        for (command, refused) in refusals {
            let error = refused.expect_err(command).to_string();
            assert!(error.contains(&file.display().to_string()), "{error}");
            assert_eq!(contents(&disk), before, "{command}: {error}");
        }
        let copied = copy_database(&url, &self::url(&new), &mut |_| {}).await;
        let error = copied.expect_err("migrate-db").to_string();
        assert!(error.contains(&file.display().to_string()), "{error}");
        assert_eq!(contents(&disk), before, "migrate-db: {error}");
        assert_eq!(contents(&good), good_before);
    }
}

#[tokio::test]
async fn database_of_another_program_is_not_replaced() {
    let disk = Disk::new();
    let (good, _) = closed().await;
    for (file, is_other) in foreign_files(&disk).await {
        let before = contents(&disk);
        let restored = restore(&url(&file), &good.file(), NOW).await;
        if is_other {
            assert!(matches!(restored, Err(OpenError::OtherProgram { .. })));
            assert_eq!(contents(&disk), before);
        } else {
            // It may have been a database of this program before it was damaged; it is kept.
            let restored = restored.expect("it is replaced");
            let kept = restored.replaced.expect("there was a file");
            assert_eq!(fs::read(kept).ok().as_ref(), before.get(&file));
        }
    }
}

#[tokio::test]
async fn empty_file_whose_log_is_not_empty_is_refused() {
    let disk = killed().await;
    fs::write(disk.file(), "").expect("it is writable");
    let before = contents(&disk);
    let error = open(&disk.file()).await.expect_err("it was truncated");
    assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
    let mut after = contents(&disk);
    after.remove(&beside(&disk.file(), ".lock"));
    assert_eq!(after, before, "SQLite would delete the log");
}

#[tokio::test]
async fn deleted_and_replaced_files_are_noticed() {
    for (suffix, is_replaced) in [("", false), ("", true), (".lock", false), (".lock", true)] {
        let disk = Disk::new();
        let store = disk.store().await;
        save_all(&store, &random_match(&mut rng(1))).await;
        assert_eq!(store.lost_file(), None);
        let path = beside(&disk.file(), suffix);
        let aside = disk.0.path().join("aside");
        fs::rename(&path, &aside).expect("it is there");
        if is_replaced {
            fs::copy(&aside, &path).expect("the folder is writable");
        }
        let lost = LostFile { path, is_replaced };
        assert_eq!(store.lost_file(), Some(lost.clone()));
        assert_eq!(store.wait_for_loss().await, lost);
    }
}

#[tokio::test]
async fn link_that_leads_to_another_file_is_noticed() {
    let (disk, _) = closed().await;
    let link = disk.0.path().join("link.db");
    symlink(disk.file(), &link).expect("the link is created");
    let store = open(&link).await.expect("the database opens");
    assert_eq!(store.lost_file(), None);
    let (other, _) = closed().await;
    fs::remove_file(&link).expect("it is there");
    symlink(other.file(), &link).expect("the link is created");
    let lost = store.lost_file().map(|lost| (lost.path, lost.is_replaced));
    assert_eq!(lost, Some((link, true)));
}

#[tokio::test]
async fn moved_database_gets_everything_that_was_saved() {
    let disk = Disk::new();
    let store = disk.store().await;
    let steps = random_match(&mut rng(1));
    save_all(&store, &steps).await;
    let moved = disk.0.path().join("moved.db");
    fs::rename(disk.file(), &moved).expect("it is there");
    store.abandon().await;
    let log = fs::metadata(beside(&disk.file(), "-wal"));
    assert_eq!(log.map_or(0, |log| log.len()), 0);
    let store = open(&moved).await.expect("the database opens");
    let record = store.record(steps[0].after.id()).await;
    assert_eq!(record, Ok(record_of(&steps)));
}
