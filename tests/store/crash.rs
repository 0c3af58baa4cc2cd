//! The program is killed, or the power is cut, at any moment: everything that was saved is there, and nothing else.

use std::fs;

use super::*;

/// An open database, and the steps of a match to save in it.
struct Running {
    disk: Disk,
    store: SqlStore,
    steps: Vec<Step>,
}

impl Running {
    async fn new(seed: u64) -> Self {
        let disk = Disk::new();
        let store = disk.store().await;
        let steps = random_match(&mut rng(seed));
        Self { disk, store, steps }
    }

    /// A copy of the files as they are now. If `log_bytes` is given, the write-ahead log is cut off there.
    fn cut(&self, log_bytes: Option<usize>) -> Disk {
        cut(&self.disk, log_bytes.unwrap_or(usize::MAX))
    }
}

/// A copy of the files of an open database as they are now, but with only the first bytes of its write-ahead log.
pub(super) fn cut(disk: &Disk, log_bytes: usize) -> Disk {
    let copy = Disk::new();
    fs::copy(disk.file(), copy.file()).expect("the file is copied");
    let mut bytes = fs::read(log(disk)).expect("the log is there");
    bytes.truncate(log_bytes);
    fs::write(log(&copy), bytes).expect("the log is copied");
    copy
}

fn log(disk: &Disk) -> PathBuf {
    disk.file().with_extension("db-wal")
}

/// The length of the write-ahead log, in bytes.
pub(super) fn log_length(disk: &Disk) -> usize {
    let length = fs::metadata(log(disk)).expect("the log is there").len();
    usize::try_from(length).expect("a short log")
}

#[tokio::test]
async fn store_that_is_not_closed_loses_nothing() {
    let disk = Disk::new();
    let steps = random_match(&mut rng(1));
    for step in &steps {
        let store = disk.store().await;
        step.save(&store).await.expect("the step is saved");
        drop(store);
        let store = disk.store().await;
        assert_same(&load(&store, step.after.id()).await.0, &step.after);
    }
}

#[tokio::test]
async fn every_saved_step_survives_a_power_cut() {
    let running = Running::new(2).await;
    for (number, step) in running.steps.iter().enumerate() {
        let saved = step.save(&running.store).await;
        saved.expect("the step is saved");
        let store = running.cut(None).store().await;
        let (table, _) = load(&store, step.after.id()).await;
        assert_same(&table, &step.after);
        let record = store.record(table.id()).await.ok();
        assert_eq!(record, Some(record_of(&running.steps[..=number])));
    }
}

#[tokio::test]
async fn save_interrupted_by_a_power_cut_changes_nothing() {
    let running = Running::new(3).await;
    let (saved_steps, rest) = running.steps.split_at(2);
    save_all(&running.store, saved_steps).await;
    let mut before = saved_steps[1].after.clone();
    for step in rest {
        let from = log_length(&running.disk);
        let saved = step.save(&running.store).await;
        saved.expect("the step is saved");
        let to = log_length(&running.disk);
        assert!(from < to, "the save wrote to the log");
        // The power cut comes at the start, in the middle, or just before the end of what the save writes.
        for bytes in [from + 1, from.midpoint(to), to - 1] {
            let store = running.cut(Some(bytes)).store().await;
            assert_same(&load(&store, before.id()).await.0, &before);
        }
        before = step.after.clone();
    }
}
