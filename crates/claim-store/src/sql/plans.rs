//! Tests SQLite's query plans: certain statements must not take longer the more matches, players or answers
//! there are.

use sqlx::AssertSqlSafe;

use super::bot::counts::TOTALS;
use super::bot::deletions::DUE as DELETIONS_DUE;
use super::bot::outages::MOVE_DEADLINES;
use super::bot::work::CLAIM_DUE;
use super::events::{DEADLINES, LAST_EVENTS_OF, LINES, OPEN_EVENTS, OPEN_EVENTS_OF};
use super::maintenance::rebuild::NEXT_RATED;
use super::matches::{FINISHED, FINISHED_IN_GUILD, PURGE, TIMERS, UNFINISHED};
use super::people::blocks::{BLOCKED_BY, HAS_BLOCKED};
use super::people::calendar::{PLAYED_SINCE, POSTING_SERVERS, PUZZLE_RESULTS};
use super::people::careers::{CAREER, EVENTS_WON};
use super::people::daily::{ATTEMPT, ATTEMPTS, RESULTS};
use super::people::exercises::{CAN_ADD, EXERCISES};
use super::people::forms::{CAN_BE_JUDGED, JUDGED_MATCHES};
use super::people::puzzles::{OWN_RANK, RANKING_PAGE, SOLVER_COUNT};
use super::people::ratings::{
    BEST_NEWCOMER, BUSIEST, FAVOURITE_FACTION, FREQUENT_PAIR, HISTORY, LEADERBOARD_PAGE, OPPONENTS,
    OWN_RATING, PLAYER_COUNT,
};
use super::people::vacations::AFTER as VACATIONS_AFTER;
use super::statements::query::query;
use super::{SqlStore, people};

/// What may be scanned: small lists of exceptions, and subqueries of a statement.
const SMALL: [&str; 8] = [
    "CONSTANT ROW",
    "unpresented",
    "standing",
    "ranked",
    "recent",
    "met",
    "finished",
    "(subquery",
];

#[tokio::test]
async fn no_statement_scans_a_large_table() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let url = format!("sqlite://{}", folder.path().join("bot.db").display());
    let store = SqlStore::open(&url).await.expect("the database opens");
    let statements = [
        (TIMERS, false),
        (UNFINISHED, false),
        (PURGE, false),
        (MOVE_DEADLINES, false),
        (TOTALS, false),
        (PLAYER_COUNT, false),
        (LEADERBOARD_PAGE, false),
        (OWN_RATING, false),
        (HISTORY, false),
        (NEXT_RATED, false),
        // These sort the rows of one player: ended matches, the last ones, all, factions, pairs.
        (FINISHED, true),
        // This sorts the few matches that it has found.
        (FINISHED_IN_GUILD, true),
        (CAREER, true),
        (EVENTS_WON, false),
        (OPPONENTS, true),
        (FAVOURITE_FACTION, true),
        (FREQUENT_PAIR, true),
        (VACATIONS_AFTER, false),
        (HAS_BLOCKED, false),
        (BLOCKED_BY, true),
        (EXERCISES, false),
        (CAN_ADD, false),
        (JUDGED_MATCHES, true),
        (CAN_BE_JUDGED, false),
        (CLAIM_DUE, false),
        (DEADLINES, false),
        (OPEN_EVENTS, false),
        (OPEN_EVENTS_OF, false),
        (LAST_EVENTS_OF, true),
        (LINES, false),
        (DELETIONS_DUE, false),
        (ATTEMPT, false),
        (ATTEMPTS, false),
        (RESULTS, false),
        (SOLVER_COUNT, false),
        // This sorts the solvers of one server, whose ranks change every day.
        (RANKING_PAGE, true),
        (OWN_RANK, true),
        // These sort servers, the players of a month, and the answers of a day.
        (POSTING_SERVERS, true),
        (BUSIEST, true),
        (BEST_NEWCOMER, true),
        (PUZZLE_RESULTS, true),
        (PLAYED_SINCE, false),
    ];
    let statements = statements.map(|(statement, may_sort)| (statement.to_owned(), may_sort));
    // These sort the rows of one person.
    let of_people = people::statements().into_iter().map(|it| (it, true));
    for (statement, may_sort) in statements.into_iter().chain(of_people) {
        let explain = format!("EXPLAIN QUERY PLAN {statement}");
        let plan = query(AssertSqlSafe(explain)).fetch_all(&store.pool).await;
        let plan = plan.unwrap_or_else(|error| panic!("{statement}: {error}"));
        let steps = plan.iter().map(|row| row.try_get("detail"));
        let plan: Vec<String> = steps.collect::<Result<_, _>>().expect("steps are text");
        assert!(!plan.is_empty());
        for step in &plan {
            let scanned = step.strip_prefix("SCAN ");
            let is_small = |table: &str| SMALL.iter().any(|small| table.starts_with(small));
            assert!(
                scanned.is_none_or(is_small),
                "{statement}\n{step} in {plan:#?}"
            );
            assert!(
                may_sort || !step.contains("TEMP B-TREE"),
                "{statement}\n{step} in {plan:#?}"
            );
        }
    }
}
