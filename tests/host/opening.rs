//! Opening tables: with bots, the table and the start of the match are stored together or not at all; a tutorial's
//! hand is shown only by the reply; new random factions differ from the previous ones.

use claim_ai::Level;
use claim_host::{SetupChange, TutorialRequest};

use super::*;

async fn count(test: &TestHost, rows: &str) -> i64 {
    let query = AssertSqlSafe(format!("SELECT COUNT(*) FROM {rows}"));
    let mut connection = test.connect().await;
    let counted = sqlx::query_scalar(query).fetch_one(&mut connection);
    counted.await.expect("SQLite counts the rows")
}

#[tokio::test]
async fn match_against_bots_is_stored_as_a_whole_or_not_at_all() {
    let test = TestHost::new().await;
    test.run("CREATE TRIGGER refuse BEFORE INSERT ON lines BEGIN SELECT RAISE(ABORT, 'no'); END")
        .await;
    let against_a_bot = || TableRequest {
        bots: vec![Level::Easy],
        starts_if_full: true,
        ..request()
    };
    let refused = test
        .host
        .tables()
        .open_table(against_a_bot(), person(1))
        .await;
    assert!(refused.is_err());
    assert_eq!(count(&test, "matches").await, 0, "no table is left behind");
    test.run("DROP TRIGGER refuse").await;
    let table = test
        .host
        .tables()
        .open_table(against_a_bot(), person(1))
        .await;
    let table = table.expect("the database works again");
    assert!(table.running().is_some());
    assert_eq!(table.seating().bots().count(), 1);
    assert_eq!(count(&test, "matches").await, 1);
    assert_eq!(count(&test, "seats").await, 2);
}

/// Otherwise the person would have two hands, one of which is not kept up to date.
#[tokio::test]
async fn hand_of_a_tutorial_is_not_sent_before_the_reply_that_shows_it() {
    let test = TestHost::new().await;
    let request = TutorialRequest {
        kind: GameKind::Claim,
        channel: ChannelId(1),
        locale: "en-US".to_owned(),
    };
    let started = test.host.tables().start_tutorial(request, person(1)).await;
    let id = started.expect("the tutorial starts").id();
    let posted = test.host.presenter().present_table(id).await;
    assert!(posted.is_ok(), "{posted:?}");
    // Lets the background tasks run, which share this test's only thread.
    for _ in 0..10 {
        tokio::task::yield_now().await;
    }
    test.host.tasks().close();
    test.host.tasks().wait().await;
    assert_eq!(count(&test, "messages").await, 0);
}

#[tokio::test]
async fn table_that_bots_do_not_fill_waits_for_the_others() {
    let test = TestHost::new().await;
    let waiting = TableRequest {
        starts_if_full: true,
        ..request()
    };
    let table = test.host.tables().open_table(waiting, person(1)).await;
    let table = table.expect("the table opens");
    assert!(table.dealt().is_none());
    assert_eq!(table.seating().free_seats(), 1);
}

/// There are a dozen sets of factions for three players: if each were drawn independently, one would soon come twice in
/// a row.
#[tokio::test]
async fn new_random_factions_differ_from_the_previous_ones() {
    let test = TestHost::new().await;
    let mut table = test.open_table().await;
    let change = SetupChange {
        kind: GameKind::ClaimMix,
        players: 3,
        variant: None,
    };
    for _ in 0..60 {
        let before = table.settings().setup.clone();
        let changed = test
            .host
            .tables()
            .change_setup(table.id(), UserId(1), change.clone());
        table = changed.await.expect("the host may change it");
        assert!(!table.settings().setup.is_equivalent(&before));
    }
}
