//! What becomes of a match that has ended: its lines are moved to a single row, and a table that was closed is deleted.

use super::*;

async fn count(disk: &Disk, table: &str) -> i64 {
    let count = format!("SELECT COUNT(*) FROM {table}");
    sqlx::query_scalar(AssertSqlSafe(count))
        .fetch_one(&mut disk.connect().await)
        .await
        .expect("the rows are counted")
}

#[tokio::test]
async fn ended_match_is_one_row() {
    let (disk, mut rng) = (Disk::new(), rng(1));
    let store = disk.store().await;
    let steps = random_match(&mut rng);
    let (last, steps) = steps.split_last().expect("a match has steps");
    save_all(&store, steps).await;
    assert_eq!(count(&disk, "records").await, 0);
    let before = store.record(last.after.id()).await.expect("it loads");
    last.save(&store).await.expect("the step is saved");
    assert_eq!(
        (count(&disk, "records").await, count(&disk, "lines").await),
        (1, 0)
    );
    let record = store.record(last.after.id()).await.expect("it loads");
    assert!(record.starts_with(&before) && record.len() > before.len());
    claim_rules::record::check(&record).expect("the record is valid");
    assert_same(&load(&store, last.after.id()).await.0, &last.after);
}

#[tokio::test]
async fn tables_closed_long_ago_are_deleted_once_their_messages_show_it() {
    let (disk, mut rng) = (Disk::new(), rng(3));
    let store = disk.store().await;
    let ended = random_match(&mut rng);
    save_all(&store, &ended).await;
    let opened = Step::open(settings(claim(), &mut rng));
    let cancelled = opened.then(Command::Cancel(UserId(1)));
    let closed_at = cancelled.made_at;
    save_all(&store, &[opened, cancelled.clone()]).await;
    let id = cancelled.after.id();
    let later = Timestamp(closed_at.0 + 1);
    let purge = async |before| store.purge_closed(before, 10).await;
    assert_eq!(
        purge(later).await,
        Ok(0),
        "not purged while a message may not show the end"
    );
    for id in [id, ended[0].after.id()] {
        store
            .mark_presented(id, None)
            .await
            .expect("the database works");
    }
    assert_eq!(purge(closed_at).await, Ok(0));
    assert_eq!(purge(later).await, Ok(1));
    assert_eq!(store.load(id).await.map(|found| found.is_none()), Ok(true));
    let (table, _) = load(&store, ended[0].after.id()).await;
    assert!(table.is_over(), "finished matches are kept");
}
