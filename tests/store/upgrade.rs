//! The lines of a finished match are moved to a single row when it ends. For matches of earlier versions, the first
//! start after the update does that; it can be killed and resumed.

use claim_bot::store::{BotState, MessageStore, UpgradeProgress, UpgradeUnit, read_heartbeat};

use super::migrations::build;
use super::*;

/// How many matches an old database contains.
const OLD_MATCHES: usize = 300;

/// The migration that copies the lines of matches to another table.
const LINES_MIGRATION: i64 = 30;

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

/// All steps of a match, merged into one.
fn at_once(steps: &[Step]) -> Step {
    Step {
        before: None,
        lines: steps.iter().flat_map(|step| step.lines.clone()).collect(),
        ..steps[steps.len() - 1].clone()
    }
}

/// Turns the database into one of the version before lines were archived.
async fn make_old(disk: &Disk) {
    let mut other = disk.connect().await;
    for statement in [
        "DELETE FROM unpresented",
        "INSERT INTO upgrades (name, position) VALUES ('archive', '')",
        // Each line of each record, without its line break.
        "WITH RECURSIVE split (id, number, line, rest) AS ( \
         SELECT match_id, -1, '', text FROM records UNION ALL \
         SELECT id, number + 1, substr(rest, 1, instr(rest, char(10)) - 1), \
         substr(rest, instr(rest, char(10)) + 1) FROM split WHERE rest <> '') \
         INSERT INTO lines (match_id, number, text) \
         SELECT id, number, line FROM split WHERE number >= 0",
        "DELETE FROM records",
    ] {
        run(&mut other, statement).await;
    }
}

#[tokio::test]
async fn interrupted_upgrade_is_resumed_and_loses_nothing() {
    let (disk, mut rng) = (Disk::new(), rng(2));
    let store = disk.store().await;
    let mut expected = Vec::new();
    let mut lagging = Vec::new();
    for number in 0..OLD_MATCHES {
        let steps = random_match(&mut rng);
        // Some are still running.
        let steps = if number % 10 == 0 {
            &steps[..12]
        } else {
            &steps[..]
        };
        let whole = at_once(steps);
        whole.save(&store).await.expect("the match is saved");
        let last = whole.after;
        if number % 7 == 0 && last.is_over() {
            let behind = MessageState {
                kind: claim_bot::store::MessageKind::Public,
                placement: claim_bot::store::Placement::None,
                revision: i64::from(last.revision()) - 1,
                posted_at_line: 0,
                posting: None,
                superseded: None,
            };
            let saved = store.save_message(last.id(), None, &behind).await;
            saved.expect("the message is saved");
            lagging.push(last.id());
        }
        let record = store.record(last.id()).await.expect("it loads");
        expected.push((last, record));
    }
    store.close().await;
    make_old(&disk).await;
    let all_lines = count(&disk, "lines").await;

    let url = format!("sqlite://{}", disk.file().display());
    let interrupted = {
        let url = url.clone();
        tokio::spawn(async move {
            let mut stop_amid = |progress: UpgradeProgress| {
                assert_eq!(
                    progress.done, 0,
                    "the upgrade is killed here, after the first step"
                );
            };
            SqlStore::open_with_progress(&url, &mut stop_amid).await
        })
    };
    assert!(
        interrupted.await.is_err(),
        "the interrupted start did not finish"
    );
    let state = read_heartbeat(&url).expect("the file is there").state;
    assert!(
        matches!(&state, BotState::Busy(activity) if activity.starts_with("migrating: 250 of ")),
        "{state:?}"
    );
    let left = count(&disk, "lines").await;
    assert!(0 < left && left < all_lines, "{left} of {all_lines}");

    let mut seen = Vec::new();
    let store = SqlStore::open_with_progress(&url, &mut |progress| seen.push(progress)).await;
    let store = store.expect("the database opens");
    let total = OLD_MATCHES as u64 - OLD_MATCHES as u64 / 10;
    let steps: Vec<_> = seen.iter().map(|it| (it.done, it.total)).collect();
    assert_eq!(steps, [(250, total), (total, total)]);
    let state = read_heartbeat(&url).map(|it| it.state);
    assert_eq!(state.ok(), Some(BotState::Starting));
    for (table, record) in &expected {
        assert_same(&load(&store, table.id()).await.0, table);
        assert_eq!(store.record(table.id()).await.as_ref(), Ok(record));
    }
    let found = store.matches_to_resume().await.expect("they are found");
    for (table, _) in expected.iter().filter(|(table, _)| table.is_over()) {
        let is_lagging = lagging.contains(&table.id());
        assert_eq!(found.contains(&table.id()), is_lagging);
    }
    store.close().await;
    let mut seen = 0;
    let again = SqlStore::open_with_progress(&url, &mut |_| seen += 1).await;
    assert!(again.is_ok() && seen == 0, "nothing is left to do");
}

#[tokio::test]
async fn lines_of_ended_matches_are_moved_before_the_table_of_lines_is_rebuilt() {
    let disk = Disk::new();
    let mut other = disk.connect().await;
    build(&mut other, 10).await;
    let end = "UPDATE matches SET stage = 'cancelled' WHERE stage = 'running'";
    run(&mut other, end).await;
    drop(other);
    let url = format!("sqlite://{}", disk.file().display());
    let interrupted = {
        let url = url.clone();
        tokio::spawn(async move {
            let mut stop_amid = |progress: UpgradeProgress| {
                assert_ne!(
                    progress.unit,
                    UpgradeUnit::Matches,
                    "the upgrade is killed here"
                );
            };
            SqlStore::open_with_progress(&url, &mut stop_amid).await
        })
    };
    assert!(
        interrupted.await.is_err(),
        "the interrupted start did not finish"
    );
    let applied: i64 = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations")
        .fetch_one(&mut disk.connect().await)
        .await
        .expect("the migrations are listed");
    assert_eq!(applied, LINES_MIGRATION - 1);
    let store = SqlStore::open(&url).await.expect("the database opens");
    store.close().await;
    assert_eq!(count(&disk, "lines").await, 0);
    assert!(count(&disk, "records").await > 0);
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
