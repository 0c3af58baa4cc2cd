//! Matches that cannot be read are quarantined: everything else works, and they are restored when they can be read
//! again.

use std::sync::Arc;

use claim_host::{Clock, CommandError, Host};
use claim_store::{CheckStep, LiveProcess, WorkStore, check_database};
use claim_table::limits::Limits;

use super::server::execute;
use super::*;
use crate::power_cuts::game::SilentMessenger;

/// Two running matches of users 1 and 2.
async fn two_matches(disk: &Disk) -> [Table; 2] {
    let (store, mut rng) = (disk.store().await, rng(1));
    let tables = [random_match(&mut rng), random_match(&mut rng)].map(|steps| steps[..10].to_vec());
    for steps in &tables {
        save_all(&store, steps).await;
    }
    store.close().await;
    tables.map(|steps| steps[9].after.clone())
}

async fn host(disk: &Disk) -> Host<SilentMessenger> {
    let (_, clock) = Clock::manual(NOW);
    let host = Host::load(
        Arc::new(disk.store().await),
        SilentMessenger,
        clock,
        Duration::ZERO,
        Limits::default(),
    );
    host.await.expect("the host loads despite the bad match")
}

/// The stage and the reason why a match is quarantined, and the number of its lines.
async fn quarantine(disk: &Disk, id: MatchId) -> Option<(String, String, i64)> {
    sqlx::query_as(concat!(
        "SELECT q.stage, q.reason, (SELECT COUNT(*) FROM lines l WHERE l.match_id = m.id) ",
        "FROM matches m JOIN quarantine q ON q.match_id = m.id ",
        "WHERE m.id = $1 AND m.stage = 'quarantined'",
    ))
    .bind(id.to_string())
    .fetch_optional(&mut disk.connect().await)
    .await
    .expect("the database can be read")
}

async fn check(disk: &Disk) -> Vec<CheckStep> {
    let url = format!("sqlite://{}", disk.file().display());
    let mut steps = Vec::new();
    let checked = check_database(&url, &mut |step| steps.push(step)).await;
    checked.expect("the file is undamaged");
    steps.retain(|step| *step != CheckStep::Replayed);
    steps
}

#[tokio::test]
async fn bad_match_is_set_aside_and_the_rest_runs() {
    for damage in [
        r#"UPDATE lines SET text = '{"chance":"first 7"}' WHERE number = 1 AND match_id = "#,
        "UPDATE lines SET text = 'nonsense' WHERE number = 4 AND match_id = ",
        "DELETE FROM lines WHERE number = 3 AND match_id = ",
        "DELETE FROM lines WHERE match_id = ",
        "UPDATE matches SET game = 'claim-3' WHERE id = ",
        "UPDATE matches SET secret = zeroblob(31) WHERE id = ",
        "UPDATE matches SET secret = zeroblob(32) WHERE id = ",
        "UPDATE matches SET turn_limit_ms = 'soon' WHERE id = ",
        "UPDATE seats SET seat = 2 WHERE seat = 1 AND match_id = ",
    ] {
        let disk = Disk::new();
        let [bad, good] = two_matches(&disk).await;
        let statement = format!("{damage}'{}'", bad.id());
        run(&mut disk.connect().await, &statement).await;
        let host = host(&disk).await;
        host.resume();
        for _ in 0..2 {
            let resigned = host.command(bad.id(), Command::Resign(UserId(1))).await;
            assert!(
                matches!(resigned, Err(CommandError::MatchUnreadable)),
                "{damage}: {resigned:?}"
            );
        }
        let found = quarantine(&disk, bad.id()).await;
        assert_eq!(found.map(|found| found.0).as_deref(), Some("running"));
        let open = host.lists().unfinished_matches_of(UserId(1)).await;
        let open = open.expect("the good match is listed");
        assert_eq!(open.len(), 1);
        assert!(
            host.lists()
                .has_unreadable_match(UserId(1))
                .await
                .is_ok_and(|is| is)
        );
        assert!(
            host.lists()
                .has_unreadable_match(UserId(9))
                .await
                .is_ok_and(|is| !is)
        );
        let resigned = host.command(good.id(), Command::Resign(UserId(1))).await;
        assert!(resigned.is_ok_and(|table| table.is_over()), "{damage}");
        host.close().await;
    }
}

#[tokio::test]
async fn match_by_unknown_rules_is_refused_by_their_name() {
    let disk = Disk::new();
    let [bad, _] = two_matches(&disk).await;
    let newer = format!(
        "UPDATE lines SET text = replace(text, '\"record\":1,', '\"record\":1,\"rules\":2,') \
         WHERE number = 0 AND match_id = '{}'",
        bad.id()
    );
    run(&mut disk.connect().await, &newer).await;
    let host = host(&disk).await;
    let table = host.table(bad.id()).await;
    assert!(matches!(table, Err(CommandError::MatchUnreadable)));
    let (_, reason, lines) = quarantine(&disk, bad.id())
        .await
        .expect("it is quarantined");
    assert!(reason.contains("version 2 of the rules"), "{reason}");
    assert_eq!(lines, i64::from(bad.line_count()), "nothing is deleted");
}

/// Changes the game of a stored match, which can be read only by its right name.
async fn rename_game(disk: &Disk, id: MatchId, game: &str) {
    let rename = format!("UPDATE matches SET game = '{game}' WHERE id = '{id}'");
    run(&mut disk.connect().await, &rename).await;
}

/// A database with a match that its host cannot read, because the game has a wrong name.
async fn unreadable_match() -> (Disk, Host<SilentMessenger>, Table) {
    let disk = Disk::new();
    let [bad, _] = two_matches(&disk).await;
    rename_game(&disk, bad.id(), "claim-3").await;
    let host = host(&disk).await;
    let table = host.table(bad.id()).await;
    assert!(matches!(table, Err(CommandError::MatchUnreadable)));
    (disk, host, bad)
}

#[tokio::test]
async fn start_restores_a_match_that_can_be_read_again() {
    let (disk, old, bad) = unreadable_match().await;
    old.close().await;
    drop(old);
    rename_game(&disk, bad.id(), "claim").await;
    let new = host(&disk).await;
    new.resume();
    let resigned = loop {
        match new.command(bad.id(), Command::Resign(UserId(1))).await {
            Err(CommandError::MatchUnreadable) => tokio::task::yield_now().await,
            resigned => break resigned,
        }
    };
    assert!(resigned.is_ok_and(|table| table.is_over()));
    assert_eq!(quarantine(&disk, bad.id()).await, None);
    new.close().await;
}

#[tokio::test]
async fn person_whose_data_was_deleted_leaves_a_restored_match() {
    let (disk, old, bad) = unreadable_match().await;
    let forgotten = old.forget_person(UserId(1)).await;
    forgotten.expect("the database works");
    old.close().await;
    drop(old);
    rename_game(&disk, bad.id(), "claim").await;
    let new = host(&disk).await;
    new.resume();
    while !new.table(bad.id()).await.is_ok_and(|table| table.is_over()) {
        tokio::task::yield_now().await;
    }
    new.close().await;
}

#[tokio::test]
async fn match_is_not_set_aside_beside_a_process_of_another_version() {
    let Some(schema) = Schema::new().await else {
        return;
    };
    let store = Arc::new(schema.store().await);
    let steps = random_match(&mut rng(1));
    save_all(&*store, &steps[..10]).await;
    let id = steps[0].after.id();
    let newer = "UPDATE matches SET game = 'claim-3'";
    execute(&mut schema.connect().await, newer).await;
    let other = LiveProcess {
        id: ProcessId(7),
        version: "0.0.0".to_owned(),
        started_at: NOW,
        last_heartbeat_at: NOW,
    };
    store
        .save_heartbeat(&other)
        .await
        .expect("the database works");
    let (time, clock) = Clock::manual(NOW);
    let limits = Limits::default();
    let host = Host::load(
        store.clone(),
        SilentMessenger,
        clock,
        Duration::ZERO,
        limits,
    );
    let host = host.await.expect("the host loads");
    host.resume();
    while host.cluster().is_alone() {
        tokio::task::yield_now().await;
    }
    let read = async || matches!(host.table(id).await, Err(CommandError::MatchUnreadable));
    assert!(read().await);
    assert_eq!(store.quarantined_matches().await, Ok(0));
    // The other process no longer stores heartbeats, so it counts as dead after some look-ups.
    while store.quarantined_matches().await == Ok(0) {
        time.send_modify(|now| *now = *now + Duration::from_secs(1));
        assert!(read().await);
    }
    host.close().await;
}

#[tokio::test]
async fn repaired_match_is_put_back_with_a_new_deadline() {
    let disk = Disk::new();
    let [bad, good] = two_matches(&disk).await;
    let id = bad.id();
    let mut other = disk.connect().await;
    let damage = format!("UPDATE seats SET seat = 2 WHERE seat = 1 AND match_id = '{id}'");
    run(&mut other, &damage).await;
    run(
        &mut other,
        "UPDATE matches SET deadline_ms = 5 WHERE stage = 'running'",
    )
    .await;
    let found = check(&disk).await;
    let [
        CheckStep::Counted(2),
        CheckStep::Unreadable { id: named, reason },
    ] = &found[..]
    else {
        panic!("{found:?}");
    };
    assert_eq!(*named, id.to_string());
    assert!(reason.contains("seat 2"), "{reason}");
    assert_eq!(quarantine(&disk, id).await, None, "a check changes nothing");
    let host = host(&disk).await;
    assert!(host.table(id).await.is_err());
    host.close().await;
    drop(host);
    assert!(quarantine(&disk, id).await.is_some());
    assert_eq!(check(&disk).await, found);
    let repair = format!("UPDATE seats SET seat = 1 WHERE seat = 2 AND match_id = '{id}'");
    run(&mut other, &repair).await;
    let expected = [CheckStep::Counted(2), CheckStep::Repaired(id)];
    assert_eq!(check(&disk).await, expected);
    let store = disk.store().await;
    assert_eq!(store.restore_quarantined(NOW).await, Ok(vec![id]));
    let (table, _) = load(&store, id).await;
    assert_eq!(table.line_count(), bad.line_count());
    assert_eq!(table.deadline(), Some(NOW + TURN_LIMIT));
    let (good, _) = load(&store, good.id()).await;
    assert_eq!(good.deadline(), Some(Timestamp(5)), "others are left alone");
}
