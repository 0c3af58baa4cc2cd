//! Puzzles, their answers, and the rankings.

use claim_ai::puzzle::{Day, PuzzleStats};
use claim_store::{PuzzleAnswer, StoredPuzzle};

use super::*;

laws![
    each_day_has_one_puzzle,
    the_first_secret_stays,
    only_the_first_answer_of_a_day_counts,
    answer_without_a_puzzle_is_not_saved,
    streak_lasts_while_every_day_is_solved,
    ranking_lists_users_who_answered_in_the_server_by_streak,
    ranking_shows_the_last_name_in_the_server_and_counts_all_answers,
];

/// The first day of the tests.
const FIRST: u32 = 20_778;

pub(super) fn puzzle(record: &str) -> StoredPuzzle {
    StoredPuzzle {
        record: record.to_owned(),
        ratings: None,
    }
}

/// Saves puzzles for that many days.
async fn save_puzzles(store: &dyn Store, days: u32) {
    for day in FIRST..FIRST + days {
        let saved = store.save_puzzle(Day(day), &puzzle("a record\n")).await;
        saved.expect("the puzzle is saved");
    }
}

/// An answer on a day, counted from [`FIRST`].
fn answer(day: u32, user: u64, guild: Option<GuildId>, solved: bool) -> PuzzleAnswer {
    PuzzleAnswer {
        day: Day(FIRST + day),
        user: UserId(user),
        guild,
        name: PersonName {
            display: format!("Плеер \"{user}\" {day}"),
            user_name: format!("user_{day}"),
        },
        action: format!("play goblin-{}", u8::from(solved)),
        is_solved: solved,
        answered_at: NOW,
    }
}

async fn save(store: &dyn Store, answer: &PuzzleAnswer) {
    let saved = store.save_puzzle_answer(answer).await;
    saved.expect("the answer is saved");
}

async fn stats(store: &dyn Store, user: u64, day: u32) -> PuzzleStats {
    let stats = store.puzzle_stats(UserId(user), Day(FIRST + day)).await;
    stats.expect("the statistics load")
}

async fn each_day_has_one_puzzle(store: &dyn Store) {
    let stored = async |day| store.puzzle(Day(day)).await.ok().flatten();
    assert_eq!(stored(FIRST).await, None);
    let first = puzzle("{\"record\":1}\n{\"chance\":\"first 1\"}\n");
    let saved = store.save_puzzle(Day(FIRST), &first).await;
    assert!(saved.is_ok());
    let again = store.save_puzzle(Day(FIRST), &puzzle("another")).await;
    assert_eq!(again, Err(Error::Conflict));
    assert_eq!(stored(FIRST).await, Some(first));
    assert_eq!(stored(FIRST + 1).await, None);
    let rated = StoredPuzzle {
        ratings: Some("{\"margin\":0.1}".to_owned()),
        ..puzzle("a record\n")
    };
    let saved = store.save_puzzle(Day(FIRST + 1), &rated).await;
    assert!(saved.is_ok());
    assert_eq!(stored(FIRST + 1).await, Some(rated));
}

async fn the_first_secret_stays(store: &dyn Store) {
    let secret = async |new| store.puzzle_secret(new).await;
    assert_eq!(secret("one").await.as_deref(), Ok("one"));
    assert_eq!(secret("two").await.as_deref(), Ok("one"));
}

async fn only_the_first_answer_of_a_day_counts(store: &dyn Store) {
    save_puzzles(store, 1).await;
    let stored = async |user| store.puzzle_answer(Day(FIRST), UserId(user)).await.ok();
    assert_eq!(stored(1).await, Some(None));
    assert_eq!(stats(store, 1, 0).await, PuzzleStats::default());
    save(store, &answer(0, 1, None, false)).await;
    save(store, &answer(0, 1, Some(GUILD), true)).await;
    assert_eq!(stored(1).await, Some(Some("play goblin-0".to_owned())));
    assert_eq!(stored(2).await, Some(None));
    let missed = PuzzleStats {
        answered: 1,
        ..PuzzleStats::default()
    };
    assert_eq!(stats(store, 1, 0).await, missed);
}

async fn answer_without_a_puzzle_is_not_saved(store: &dyn Store) {
    save_puzzles(store, 1).await;
    let saved = store.save_puzzle_answer(&answer(1, 1, None, true)).await;
    assert_eq!(saved, Err(Error::Conflict));
    assert_eq!(stats(store, 1, 1).await, PuzzleStats::default());
}

async fn streak_lasts_while_every_day_is_solved(store: &dyn Store) {
    save_puzzles(store, 12).await;
    // Per day: the answer, then the current and the best streak.
    let days = [
        (None, 0, 0),
        (Some(true), 1, 1),
        (Some(true), 2, 2),
        (Some(true), 3, 3),
        // No answer yet today: the streak lasts until the end of the day.
        (None, 3, 3),
        // Nor was there one until the end of that day.
        (None, 0, 3),
        (Some(true), 1, 3),
        (Some(false), 0, 3),
        (Some(true), 1, 3),
        (Some(true), 2, 3),
        (Some(true), 3, 3),
        (Some(true), 4, 4),
    ];
    let mut expected = PuzzleStats::default();
    for (day, (solved, streak, best_streak)) in (0..).zip(days) {
        if let Some(solved) = solved {
            save(store, &answer(day, 1, None, solved)).await;
            expected.answered += 1;
            expected.solved += u32::from(solved);
        }
        expected = PuzzleStats {
            streak,
            best_streak,
            ..expected
        };
        assert_eq!(stats(store, 1, day).await, expected, "day {day}");
    }
}

async fn ranking_lists_users_who_answered_in_the_server_by_streak(store: &dyn Store) {
    save_puzzles(store, 3).await;
    let other = GuildId(7);
    for (user, guild, solved) in [
        // User 1 has a streak, users 2 and 3 are equal, user 4 has solved none.
        (1, Some(GUILD), [Some(true), Some(true), None]),
        (2, Some(GUILD), [Some(true), Some(false), Some(true)]),
        (3, Some(GUILD), [Some(false), Some(true), Some(false)]),
        (4, Some(GUILD), [Some(false), None, None]),
        (5, Some(other), [Some(true), Some(true), Some(true)]),
        (6, None, [Some(true), Some(true), Some(true)]),
    ] {
        for (day, solved) in (0..).zip(solved) {
            if let Some(solved) = solved {
                save(store, &answer(day, user, guild, solved)).await;
            }
        }
    }
    let page = async |page, asker| {
        let ranking = store.puzzle_ranking(GUILD, Day(FIRST + 2), UserId(asker), page, 2);
        let ranking = ranking.await.expect("the ranking loads");
        assert_eq!((ranking.number, ranking.count), (page.min(1), 2));
        let row =
            |row: &claim_store::SolverRow| (row.rank, row.user.0, row.today, row.stats.streak);
        let rows: Vec<_> = ranking.rows.iter().map(row).collect();
        (rows, ranking.own.as_ref().map(row))
    };
    let first = (1, 1, None, 2);
    let last = (4, 4, None, 0);
    assert_eq!(
        page(0, 4).await,
        (vec![first, (2, 2, Some(true), 1)], Some(last))
    );
    assert_eq!(
        page(1, 1).await,
        (vec![(3, 3, Some(false), 0), last], Some(first))
    );
    let beyond_the_end = page(2, 5).await;
    assert_eq!(beyond_the_end, (page(1, 1).await.0, None));

    let ranking = store.puzzle_ranking(GUILD, Day(FIRST + 4), UserId(1), 0, 9);
    let ranking = ranking.await.expect("the ranking loads");
    let rows = ranking.rows.iter();
    let rows: Vec<_> = rows
        .map(|row| (row.rank, row.user.0, row.today, row.stats.streak))
        .collect();
    // All streaks have ended. Users with the same number of solved puzzles share a rank.
    let expected = [(1, 1), (1, 2), (3, 3), (4, 4)];
    assert_eq!(rows, expected.map(|(rank, user)| (rank, user, None, 0)));
}

async fn ranking_shows_the_last_name_in_the_server_and_counts_all_answers(store: &dyn Store) {
    save_puzzles(store, 3).await;
    for (day, guild) in [(0, Some(GUILD)), (1, Some(GUILD)), (2, None)] {
        save(store, &answer(day, 1, guild, true)).await;
    }
    let ranking = store.puzzle_ranking(GUILD, Day(FIRST + 2), UserId(1), 0, 9);
    let own = ranking.await.ok().and_then(|ranking| ranking.own);
    let own = own.expect("the user has answered");
    assert_eq!(own.name, answer(1, 1, None, true).name);
    assert_eq!((own.today, own.stats.streak), (Some(true), 3));
    assert_eq!((own.stats.answered, own.stats.solved), (3, 3));
}
