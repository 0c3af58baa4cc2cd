//! Recomputing all ratings gives the same as rating the matches when they ended, even after a person was replaced by a
//! pseudonym, and if it is interrupted.

use std::collections::BTreeSet;
use std::fs;

use claim_store::{
    MIGRATIONS, Purpose, RatingStore as _, RebuildOutcome, UpgradeProgress, rebuild_ratings,
};
use rand::RngExt;
use tokio::sync::OnceCell;

use super::*;

/// More matches than are rated in one transaction.
const MATCHES: usize = 260;

/// How many of the matches are played to their end. The others end early.
const PLAYED: usize = 6;

/// What a rebuild finds where nothing is wrong.
const ALL_THE_SAME: RebuildOutcome = RebuildOutcome {
    matches: MATCHES as u64,
    unreadable: 0,
    different: 0,
};

/// Queries for everything that is computed from matches, without names.
const COMPUTED: [&str; 4] = [
    "SELECT month || ' ' || guild_id || ' ' || game || ' ' || user_id || ' ' || rating || ' ' || \
     uncertainty || ' ' || shown || ' ' || played || ' ' || won || ' ' || drawn || ' ' || lost || \
     ' ' || streak || ' ' || best_streak FROM ratings",
    "SELECT match_id || ' ' || seat || ' ' || guild_id || ' ' || game || ' ' || user_id || ' ' || \
     number || ' ' || side || ' ' || outcome || ' ' || rating_before || ' ' || uncertainty_before \
     || ' ' || rating_after || ' ' || uncertainty_after FROM rating_changes",
    "SELECT guild_id || ' ' || user_id || ' ' || faction || ' ' || won FROM faction_wins",
    "SELECT id || ' ' || COALESCE(rated_number, 0) FROM matches",
];

/// All rows of a database that are computed from matches.
async fn computed(disk: &Disk) -> Vec<BTreeSet<String>> {
    let mut connection = disk.connect().await;
    let mut tables = Vec::new();
    for query in COMPUTED {
        let rows: Vec<String> = sqlx::query_scalar(query)
            .fetch_all(&mut connection)
            .await
            .expect("the rows are read");
        assert!(!rows.is_empty(), "{query}");
        tables.push(rows.into_iter().collect());
    }
    tables
}

/// A database of rated matches. Playing them takes most of a test's time: it is done once.
async fn rated() -> Disk {
    static RATED: OnceCell<Vec<u8>> = OnceCell::const_new();
    let play_once = || async {
        let disk = Disk::new();
        play(&disk).await;
        fs::read(disk.file()).expect("the file is readable")
    };
    let disk = Disk::new();
    let file = RATED.get_or_init(play_once).await;
    fs::write(disk.file(), file).expect("the file is writable");
    disk
}

/// Plays and rates matches of several games, in several servers and with several numbers of players, over some months.
async fn play(disk: &Disk) {
    let (store, mut rng) = (disk.store().await, rng(1));
    let setups = [
        claim(),
        Setup::new(GameKind::ClaimIt, 3, standard()).expect("three can play"),
        Setup::random(GameKind::ClaimMix, 4, &Options::default(), &mut rng).expect("four can play"),
    ];
    let mut now = NOW;
    for number in 0..MATCHES {
        let settings = TableSettings {
            guild: Some(GuildId(1 + number as u64 % 2)),
            opened_at: now,
            ..settings(setups[number % 3].clone(), &mut rng)
        };
        now = now + Duration::from_hours(12);
        let mut steps = match_of(settings, &mut rng);
        if number >= PLAYED {
            resign_early(&mut steps, &mut rng);
        }
        let last = steps.pop().expect("a match has steps");
        save_all(&store, &steps).await;
        let last = Step {
            made_at: now,
            ..last
        };
        last.rated(&store)
            .await
            .save(&store)
            .await
            .expect("it is saved");
    }
    store.close().await;
}

/// Ends a match early: after a few actions, one player after another resigns.
fn resign_early(steps: &mut Vec<Step>, rng: &mut ChaCha20Rng) {
    const ACTIONS: usize = 6;
    let players = steps[0].after.settings().setup.players();
    steps.truncate(usize::from(players) + 1 + ACTIONS);
    let first = rng.random_range(0..players);
    for number in 0..players {
        let last = &steps[steps.len() - 1];
        if !last.after.is_over() {
            let user = UserId(u64::from((first + number) % players) + 1);
            steps.push(last.then(Command::Resign(user)));
        }
    }
}

fn standard() -> Options {
    Options::default().with(Options::VARIANT, "standard")
}

async fn rebuild(disk: &Disk, is_dry_run: bool) -> RebuildOutcome {
    let url = format!("sqlite://{}", disk.file().display());
    let outcome = rebuild_ratings(&url, is_dry_run, &mut |_| {}).await;
    outcome.expect("the database works")
}

#[tokio::test]
async fn rebuilt_ratings_are_those_of_live_play() {
    let disk = rated().await;
    let live = computed(&disk).await;
    assert_eq!(rebuild(&disk, true).await, ALL_THE_SAME);
    assert_eq!(rebuild(&disk, false).await, ALL_THE_SAME);
    assert_eq!(computed(&disk).await, live);
}

#[tokio::test]
async fn wrong_ratings_are_found_by_a_dry_run_and_repaired_by_another() {
    let disk = rated().await;
    let live = computed(&disk).await;
    let mut other = disk.connect().await;
    let wrong = "UPDATE ratings SET won = won + 1, rating = rating + 1 WHERE user_id = 1";
    run(&mut other, wrong).await;
    run(&mut other, "DELETE FROM faction_wins WHERE user_id = 2").await;
    let spoiled = computed(&disk).await;
    let found = rebuild(&disk, true).await;
    assert!(found.different > 0, "{found:?}");
    assert_eq!(computed(&disk).await, spoiled);
    assert_eq!(rebuild(&disk, false).await, found);
    assert_eq!(computed(&disk).await, live);
}

#[tokio::test]
async fn ratings_are_the_same_after_a_person_was_replaced_by_a_pseudonym() {
    let disk = rated().await;
    let mut other = disk.connect().await;
    for table in ["seats", "ratings", "rating_changes", "faction_wins"] {
        run(
            &mut other,
            &format!("UPDATE {table} SET user_id = 987654321 WHERE user_id = 2"),
        )
        .await;
    }
    assert_eq!(rebuild(&disk, true).await, ALL_THE_SAME);
}

#[tokio::test]
async fn match_that_cannot_be_read_is_skipped_and_reported() {
    let disk = rated().await;
    let mut other = disk.connect().await;
    run(&mut other, "DELETE FROM records WHERE rowid = 1").await;
    let found = rebuild(&disk, false).await;
    assert_eq!((found.matches, found.unreadable), (MATCHES as u64, 1));
}

#[tokio::test]
async fn rebuild_that_was_killed_is_finished_by_the_next_start() {
    let disk = rated().await;
    let live = computed(&disk).await;
    let url = format!("sqlite://{}", disk.file().display());
    let interrupted = {
        let url = url.clone();
        tokio::spawn(async move {
            let mut was_counted = false;
            let mut stop_amid = |progress: UpgradeProgress| {
                let is_amid = was_counted && progress.done > 0;
                was_counted |= progress.done == progress.total;
                assert!(
                    !is_amid,
                    "the rebuild is killed here, after the first transaction"
                );
            };
            rebuild_ratings(&url, false, &mut stop_amid).await
        })
    };
    assert!(
        interrupted.await.is_err(),
        "the interrupted rebuild did not finish"
    );
    assert_ne!(computed(&disk).await, live);
    let mut seen = Vec::new();
    let mut on_progress = |progress| seen.push(progress);
    let store = SqlStore::open_for(Purpose::Serve, &url, MIGRATIONS, &mut on_progress).await;
    store.expect("the database opens").close().await;
    let steps: Vec<_> = seen.iter().map(|it| (it.done, it.total)).collect();
    let total = MATCHES as u64;
    assert_eq!(
        steps,
        [50, 100, 150, 200, 250, total].map(|done| (done, total))
    );
    assert_eq!(computed(&disk).await, live);
}

/// Voiding a match computes all ratings anew, also of a match that ends meanwhile.
#[tokio::test]
async fn voided_match_counts_for_no_rating_and_matches_that_end_meanwhile_are_rated_in_their_order()
{
    let disk = rated().await;
    let mut other = disk.connect().await;
    let first = "SELECT id FROM matches WHERE rated_number = 1";
    let first: String = sqlx::query_scalar(first)
        .fetch_one(&mut other)
        .await
        .expect("it is read");
    let store = disk.store().await;
    let (table, _) = load(&store, first.parse().expect("an id")).await;
    let mut rng = rng(9);
    let meanwhile = match_of(settings(claim(), &mut rng), &mut rng);
    let (last, steps) = meanwhile.split_last().expect("a match has steps");
    save_all(&store, steps).await;
    let last = last.clone().rated(&store).await;

    let voided = Step {
        before: Some(table.clone()),
        ..Step::open(table.settings().clone())
    };
    let (after, lines) = table.execute(Command::Void, NOW).expect("it is voided");
    let voided = Step {
        after,
        lines,
        ..voided
    };
    voided.save(&store).await.expect("it is voided");
    // Its ratings were computed before the match was voided.
    last.save(&store).await.expect("the end is saved");
    let row = store.rating_row(overall(GUILD), UserId(1)).await;
    assert_eq!(row, Ok(None), "its turn has not come");
    assert!(store.continue_rebuild().await.expect("matches are rated"));
    while store.continue_rebuild().await.expect("matches are rated") {}
    let row = store.rating_row(overall(GUILD), UserId(1)).await;
    assert_eq!(row.ok().flatten().map(|row| row.played), Some(1));
    let changes = store.rating_changes(table.id()).await;
    assert_eq!(changes, Ok(Vec::new()));
    store.close().await;
    let expected = computed(&disk).await;
    assert_eq!(rebuild(&disk, false).await, ALL_THE_SAME);
    assert_eq!(computed(&disk).await, expected);
}
