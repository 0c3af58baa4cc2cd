//! Copying from one kind of database to the other: the copy is identical, even if copying was interrupted and
//! resumed.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};

use claim_store::{CopyError, CopyStep, OpenError, TABLES, copy_database};

use super::samples::dump;
use super::server::execute;
use super::*;

/// A closed database with rows in every table (some of them damaged), and with a whole match.
async fn original() -> Disk {
    let disk = samples::disk().await;
    let store = disk.store().await;
    save_all(&store, &random_match(&mut rng(1))).await;
    store.close().await;
    disk
}

fn url(disk: &Disk) -> String {
    format!("sqlite://{}", disk.file().display())
}

async fn copy(from: &str, to: &str) -> Result<u64, CopyError> {
    copy_database(from, to, &mut |_| {}).await
}

#[tokio::test]
async fn every_table_is_copied() {
    let disk = original().await;
    let tables: BTreeSet<String> = sqlx::query_scalar(concat!(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'upgrades' ",
        "AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_sqlx_%'",
    ))
    .fetch_all(&mut disk.connect().await)
    .await
    .expect("SQLite lists the tables")
    .into_iter()
    .collect();
    let copied = TABLES.iter().map(|(table, _)| (*table).to_owned());
    assert_eq!(copied.collect::<BTreeSet<_>>(), tables);
}

#[tokio::test]
async fn copy_to_postgres_and_back_is_the_original() {
    let Some(schema) = Schema::new().await else {
        return;
    };
    let (original, back) = (original().await, Disk::new());
    let mut steps = Vec::new();
    let there = copy_database(&url(&original), &schema.url, &mut |step| steps.push(step)).await;
    let matches = there.expect("it is copied");
    assert!(matches > 1);
    let last_copied = steps.iter().rev().find_map(|step| match step {
        CopyStep::Copied { done, total } => Some((done, total)),
        CopyStep::Compared { .. } => None,
    });
    assert!(last_copied.is_some_and(|(done, total)| done == total && *total > matches));
    let again = copy(&schema.url, &url(&back)).await;
    assert_eq!(again.expect("it is copied"), matches);
    let (before, after) = (dump(&original).await, dump(&back).await);
    let missing: Vec<_> = before.symmetric_difference(&after).collect();
    assert!(missing.is_empty(), "{missing:#?}");
    // A bot can open the copy.
    let store = schema.store().await;
    assert_eq!(store.quarantined_matches().await, Ok(1));
}

/// Starts copying, and panics after `step` steps, as if the program was killed.
async fn copy_killed_at(from: String, to: String, step: usize) {
    let steps = AtomicUsize::new(0);
    let killed = tokio::spawn(async move {
        let mut on_step = |_| assert!(steps.fetch_add(1, Ordering::Relaxed) < step);
        copy_database(&from, &to, &mut on_step).await
    });
    assert!(killed.await.is_err_and(|error| error.is_panic()));
}

#[tokio::test]
async fn copy_that_was_killed_is_resumed_and_not_used_before() {
    let (original, other, copied) = (original().await, original().await, Disk::new());
    for step in [1, 5, 30] {
        copy_killed_at(url(&original), url(&copied), step).await;
        let opened = open(&copied.file()).await;
        assert!(
            matches!(opened, Err(OpenError::Unfinished { .. })),
            "{opened:?}"
        );
    }
    let mixed = copy(&url(&other), &url(&copied)).await;
    assert!(matches!(mixed, Err(CopyError::OtherSource(_))), "{mixed:?}");
    copy(&url(&original), &url(&copied))
        .await
        .expect("copying is resumed");
    assert_eq!(dump(&original).await, dump(&copied).await);
    let again = copy(&url(&original), &url(&copied)).await;
    assert!(matches!(again, Err(CopyError::NotEmpty)), "{again:?}");
}

#[tokio::test]
async fn copy_that_is_not_the_same_is_reported() {
    let Some(schema) = Schema::new().await else {
        return;
    };
    let original = original().await;
    copy_killed_at(url(&original), schema.url.clone(), 30).await;
    for (table, change, undo) in [
        (
            "a row of ratings",
            "UPDATE ratings SET won = won + 1",
            "UPDATE ratings SET won = won - 1",
        ),
        (
            "match ",
            "UPDATE seats SET name = 'another name' WHERE seat = 0",
            "UPDATE seats SET name = 'another name' WHERE seat = 0",
        ),
    ] {
        execute(&mut schema.connect().await, change).await;
        let different = copy(&url(&original), &schema.url).await;
        assert!(
            matches!(&different, Err(CopyError::Different(what)) if what.starts_with(table)),
            "{different:?}"
        );
        execute(&mut schema.connect().await, undo).await;
    }
}

#[tokio::test]
async fn missing_and_used_files_are_not_copied() {
    let (disk, copied) = (Disk::new(), Disk::new());
    let missing = copy(&url(&disk), &url(&copied))
        .await
        .expect_err("it is missing");
    assert!(missing.to_string().starts_with("--from: "), "{missing}");
    assert!(!disk.file().exists());
    let store = disk.store().await;
    let used = copy(&url(&disk), &url(&copied)).await;
    let is_in_use = matches!(
        used,
        Err(CopyError::Open {
            source: OpenError::InUse { .. },
            ..
        })
    );
    assert!(is_in_use, "{used:?}");
    store.close().await;
    copy(&url(&disk), &url(&copied))
        .await
        .expect("an empty one is copied");
}
