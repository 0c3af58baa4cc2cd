//! Power cuts at any moment while matches are played.
//!
//! `CLAIM_BOT_POWER_CUTS` sets how many states of the disk are checked; the default is 80.

use std::collections::BTreeSet;

use claim_store::MatchStore;
use claim_table::Table;
use power_cuts::{Cut, Disk, Image, Recording, Synchronous};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::game::{FILE, Game, History, Step, describe, host, is_internal, open};

/// How many states of the disk are checked without `CLAIM_BOT_POWER_CUTS`.
const DEFAULT_CUTS: usize = 80;

/// The maximum number of commands that are played.
const MAX_COMMANDS: usize = 400;

const SEED: u64 = 13;

/// A bug in the program that this test must be able to find.
#[derive(Clone, Copy, Debug)]
enum Mistake {
    /// `PRAGMA synchronous` is not `FULL`.
    Synchronous(Synchronous),
    /// Commands are answered before they are stored.
    EarlyAnswers,
}

/// How many states of the disk to check.
fn wanted() -> usize {
    let wanted = std::env::var("CLAIM_BOT_POWER_CUTS").ok();
    wanted.map_or(DEFAULT_CUTS, |text| text.parse().expect("a number"))
}

/// Plays that many commands, with an orderly restart halfway, and kills the host. Returns what was written to the
/// disk, and what was answered.
async fn record(commands: usize, mistake: Option<Mistake>) -> (Recording, History) {
    let disk = Disk::new();
    if let Some(Mistake::Synchronous(synchronous)) = mistake {
        disk.replace_synchronous(synchronous);
    }
    let mut game = Game::new(&disk, SEED).await;
    game.play(commands / 2).await;
    game.restart().await;
    game.play(commands - commands / 2).await;
    let mut history = game.history;
    if let Some(Mistake::EarlyAnswers) = mistake {
        for step in history.values_mut().flatten() {
            step.answered = step.begun;
        }
    }
    (disk.recording(), history)
}

/// Checks a database with SQLite's own checks. The error says what is wrong.
async fn integrity(disk: &Disk) -> Result<(), String> {
    let options = SqliteConnectOptions::new().filename(disk.file(FILE));
    let mut connection = options.connect().await.map_err(|it| it.to_string())?;
    let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_all(&mut connection)
        .await
        .map_err(|error| error.to_string())?;
    let orphans = sqlx::query("PRAGMA foreign_key_check")
        .fetch_all(&mut connection)
        .await
        .map_err(|error| error.to_string())?;
    connection.close().await.map_err(|it| it.to_string())?;
    if found != ["ok"] || !orphans.is_empty() {
        return Err(format!("{found:?}, {} rows without parents", orphans.len()));
    }
    Ok(())
}

/// Starts the host on what a power cut at that moment has left, and checks that everything answered by then is stored.
/// A command in progress may have been executed or not; it is repeated, as its user would do, and must end up executed
/// once. Returns what was written to the disk, and what is answered afterwards. The error says what is wrong.
async fn start_again(
    image: &Image,
    moment: usize,
    history: &History,
) -> Result<(Recording, History), String> {
    let disk = Disk::with(image.clone());
    let store = open(disk.folder()).await;
    let store = store.map_err(|error| format!("the database does not open: {error}"))?;
    let mut rated = BTreeSet::new();
    for &id in history.keys() {
        let changes = store.rating_changes(id).await;
        let changes = changes.map_err(|error| format!("ratings cannot be read: {error}"))?;
        rated.extend((!changes.is_empty()).then_some(id));
    }
    let host = host(store).await;
    let host = host.map_err(|error| format!("the matches do not load: {error:#}"))?;
    let mut found = History::new();
    for (&id, steps) in history {
        let answered = steps.iter().rfind(|step| step.answered <= moment);
        let next = steps.iter().find(|step| step.answered > moment);
        let in_progress = next.filter(|step| step.begun < moment);
        let table = host.table(id).await.ok();
        let is_found = |step: &Step| table.as_ref().is_some_and(|it| is_same(it, &step.table));
        let is_done = in_progress.is_some_and(is_found);
        if !is_done && !answered.map_or(table.is_none(), is_found) {
            return Err(format!(
                "match {id} is {table:#?}\nbut was answered as {answered:#?}\nin progress: {in_progress:#?}"
            ));
        }
        if let Some(table) = table {
            if table.is_over() != rated.contains(&id) {
                return Err(format!("match {id} is not rated exactly when it is over"));
            }
            let step = Step {
                begun: 0,
                answered: 0,
                command: None,
                table,
            };
            found.insert(id, vec![step]);
        }
        let Some((step, command)) =
            in_progress.and_then(|step| Some((step, step.command.clone()?)))
        else {
            continue;
        };
        let begun = disk.moment();
        match host.command(id, command.clone()).await {
            Ok(table) if !is_done && is_same(&table, &step.table) => {
                let step = Step {
                    begun,
                    answered: disk.moment(),
                    command: Some(command),
                    table,
                };
                found.entry(id).or_default().push(step);
            }
            Err(error) if is_done && !is_internal(&error) => {}
            other => return Err(format!("match {id}: {command:?} repeated is {other:#?}")),
        }
    }
    host.close().await;
    integrity(&disk).await?;
    Ok((disk.recording(), found))
}

/// Whether two tables are equal, apart from their secrets.
fn is_same(left: &Table, right: &Table) -> bool {
    describe(left) == describe(right)
}

/// As [`start_again`], but keeps the files and fails the test if something is wrong.
pub(super) async fn must_start_again(cut: &Cut, history: &History) -> (Recording, History) {
    match start_again(&cut.image, cut.moment, history).await {
        Ok(recorded) => recorded,
        Err(reason) => {
            let folder = tempfile::tempdir().expect("a temporary folder").keep();
            cut.image.write_to(&folder).expect("room for the files");
            panic!(
                "after change {}, losing {:?}: {reason}\nthe files are in {}",
                cut.moment,
                cut.loss,
                folder.display()
            );
        }
    }
}

#[tokio::test]
async fn power_cut_loses_nothing_that_was_answered() {
    let wanted = wanted();
    let commands = (wanted / 8).min(MAX_COMMANDS);
    let (recording, history) = record(commands, None).await;
    let mut checked = 0;
    for cut in recording.cuts(wanted, SEED) {
        must_start_again(&cut, &history).await;
        checked += 1;
    }
    // At the last moments, there may be fewer different states than wanted.
    assert!(
        checked >= wanted - wanted / 100,
        "only {checked} of {wanted} states were checked"
    );
    println!(
        "{checked} states of {} changes by {commands} commands",
        recording.operations.len()
    );
}

#[tokio::test]
async fn power_cut_during_the_start_after_a_power_cut_loses_nothing() {
    let wanted = wanted() / 5;
    let (recording, history) = record(12, None).await;
    for (number, cut) in (0..).zip(recording.cuts(wanted / 10, SEED)) {
        let (recording, history) = must_start_again(&cut, &history).await;
        for cut in recording.cuts(10, number) {
            must_start_again(&cut, &history).await;
        }
    }
}

/// Looks for a power cut after which a program with this bug loses something, and returns what is wrong then.
async fn find(mistake: Mistake) -> Option<String> {
    let (recording, history) = record(8, Some(mistake)).await;
    for cut in recording.cuts(60, SEED) {
        if let Err(reason) = start_again(&cut.image, cut.moment, &history).await {
            return Some(reason);
        }
    }
    None
}

#[tokio::test]
async fn mistakes_that_lose_answers_are_found() {
    for mistake in [
        Mistake::Synchronous(Synchronous::Off),
        Mistake::Synchronous(Synchronous::Normal),
        Mistake::EarlyAnswers,
    ] {
        assert!(find(mistake).await.is_some(), "{mistake:?} was not found");
    }
}
