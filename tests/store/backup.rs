//! Backing up a database while it is in use, and restoring the backup.

use std::fs;

use claim_store::{OpenError, RestoreSummary, back_up, restore};

use super::*;

fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

/// The names of all files in the folder of the database, sorted.
fn files(disk: &Disk) -> Vec<String> {
    let entries = fs::read_dir(disk.0.path()).expect("the folder exists");
    let names = entries.map(|it| it.expect("an entry").file_name());
    let mut names: Vec<_> = names.map(|it| it.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn backup_of_a_database_in_use_is_what_was_stored_at_that_moment() {
    let disk = Disk::new();
    let backup = disk.0.path().join("copy's.db");
    let store = disk.store().await;
    let steps = random_match(&mut rng(1));
    let id = steps[0].after.id();
    let (now, later) = steps.split_at(5);
    save_all(&store, now).await;
    let copied = back_up(&url(&disk.file()), &backup).await;
    assert_eq!(copied.expect("it is written"), 1);
    save_all(&store, later).await;
    let url = url(&disk.file());
    let in_use = restore(&url, &backup, NOW).await;
    assert!(matches!(in_use, Err(OpenError::InUse { .. })), "{in_use:?}");
    store.close().await;
    let restored = restore(&url, &backup, NOW).await.expect("it is restored");
    let kept = restored.replaced.clone().expect("there was a database");
    let expected = RestoreSummary {
        matches: 1,
        replaced: Some(kept.clone()),
    };
    assert_eq!(restored, expected);
    let stored = async |file: &Path| {
        let store = open(file).await.expect("it opens");
        let found = store.record(id).await.expect("the record loads");
        store.close().await;
        found
    };
    assert_eq!(stored(&disk.file()).await, record_of(now));
    assert_eq!(
        stored(&kept).await,
        record_of(&steps),
        "the replaced database is kept"
    );
    assert_eq!(
        stored(&backup).await,
        record_of(now),
        "restoring leaves the backup as it was"
    );
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_may_read_a_backup() {
    use std::os::unix::fs::PermissionsExt;

    let disk = Disk::new();
    let backup = disk.0.path().join("copy.db");
    disk.store().await.close().await;
    let copied = back_up(&url(&disk.file()), &backup).await;
    assert_eq!(copied.expect("it is written"), 0);
    let mode = fs::metadata(&backup).expect("it exists").permissions();
    assert_eq!(mode.mode() & 0o777, 0o600);
}

#[tokio::test]
async fn backup_overwrites_nothing_and_leaves_nothing_behind() {
    let disk = Disk::new();
    disk.store().await.close().await;
    let other = disk.0.path().join("notes.txt");
    fs::write(&other, "not a backup").expect("it is written");
    let before = files(&disk);
    let refused = back_up(&url(&disk.file()), &other).await;
    assert!(matches!(refused, Err(OpenError::Exists { .. })));
    let nothing = back_up(&url(&disk.0.path().join("none.db")), &disk.file()).await;
    assert!(
        matches!(nothing, Err(OpenError::Other { .. })),
        "{nothing:?}"
    );
    let foreign = back_up(&url(&other), &disk.0.path().join("copy.db")).await;
    assert!(
        matches!(foreign, Err(OpenError::Damaged { .. })),
        "{foreign:?}"
    );
    assert_eq!(files(&disk), before);
    assert_eq!(
        fs::read_to_string(&other).expect("it is there"),
        "not a backup"
    );
}

#[tokio::test]
async fn backup_that_is_damaged_or_foreign_is_not_restored() {
    let disk = Disk::new();
    let store = disk.store().await;
    let steps = random_match(&mut rng(2));
    save_all(&store, &steps).await;
    let backup = disk.0.path().join("copy.db");
    let url = url(&disk.file());
    back_up(&url, &backup).await.expect("it is written");
    store.close().await;
    let good = fs::read(&backup).expect("it can be read");
    let mut overwritten = good.clone();
    let middle = overwritten.len() / 2;
    overwritten[middle..middle + 4096].fill(0x5a);
    let damages = [
        overwritten,
        good[..middle].to_vec(),
        b"no database".to_vec(),
    ];
    for (number, damage) in damages.into_iter().enumerate() {
        fs::write(&backup, damage).expect("it is written");
        let before = files(&disk);
        let refused = restore(&url, &backup, NOW).await;
        let is_damage = matches!(refused, Err(OpenError::DamagedBackup { .. }));
        assert!(is_damage, "damage {number}: {refused:?}");
        assert_eq!(files(&disk), before);
    }
    fs::remove_file(&backup).expect("it was there");
    let mut other = connect(&backup).await;
    run(&mut other, "CREATE TABLE notes (text TEXT)").await;
    drop(other);
    let foreign = restore(&url, &backup, NOW).await;
    assert!(matches!(foreign, Err(OpenError::OtherProgram { .. })));
    let missing = restore(&url, &disk.0.path().join("none.db"), NOW).await;
    assert!(matches!(missing, Err(OpenError::Other { .. })));
    let store = disk.store().await;
    let record = store.record(steps[0].after.id()).await;
    assert_eq!(record, Ok(record_of(&steps)));
}

#[tokio::test]
async fn log_of_an_interrupted_restore_is_not_applied_to_another_backup() {
    let (disk, running) = (Disk::new(), Disk::new());
    let backup = disk.0.path().join("copy.db");
    let store = disk.store().await;
    let steps = random_match(&mut rng(1));
    save_all(&store, &steps[..5]).await;
    store.close().await;
    let copied = back_up(&url(&disk.file()), &backup).await;
    assert_eq!(copied.expect("it is written"), 1);
    // The files of a running bot, of which a restore had copied the log when it was killed.
    let other = running.store().await;
    save_all(&other, &random_match(&mut rng(2))).await;
    let suffixed = |file: &Path, suffix: &str| PathBuf::from(format!("{}{suffix}", file.display()));
    let log = suffixed(&running.file(), "-wal");
    for name in [".restoring-wal", ".restoring-shm"] {
        fs::copy(&log, suffixed(&disk.file(), name)).expect("there is a log");
    }
    let restored = restore(&url(&disk.file()), &backup, NOW).await;
    assert_eq!(restored.expect("it is restored").matches, 1);
    let leftovers = files(&disk)
        .into_iter()
        .filter(|it| it.contains(".restoring"));
    assert_eq!(leftovers.count(), 0);
    let store = disk.store().await;
    let record = store.record(steps[0].after.id()).await;
    assert_eq!(record, Ok(record_of(&steps[..5])));
}

#[tokio::test]
async fn backup_is_restored_where_no_database_is() {
    let (disk, empty) = (Disk::new(), Disk::new());
    disk.store().await.close().await;
    let restored = restore(&url(&empty.file()), &disk.file(), NOW).await;
    let expected = RestoreSummary {
        matches: 0,
        replaced: None,
    };
    assert_eq!(restored.expect("it is restored"), expected);
    empty.store().await;
}

#[cfg(unix)]
#[tokio::test]
async fn restored_database_belongs_to_the_owner_of_the_one_before() {
    use std::os::unix::fs::{MetadataExt, chown};
    let (disk, backup) = (Disk::new(), Disk::new());
    for database in [&disk, &backup] {
        database.store().await.close().await;
    }
    let owner = |file: &Path| {
        let found = fs::metadata(file).expect("the file is there");
        (found.uid(), found.gid())
    };
    let lock = PathBuf::from(format!("{}.lock", disk.file().display()));
    let other = (10_001, 10_001);
    let given = chown(disk.file(), Some(other.0), Some(other.1));
    // Only root can give a file away.
    let expected = given.map_or_else(|_| owner(&disk.file()), |()| other);
    let restored = restore(&url(&disk.file()), &backup.file(), NOW).await;
    restored.expect("it is restored");
    assert_eq!(owner(&disk.file()), expected);
    assert_eq!(owner(&lock), expected);
}
