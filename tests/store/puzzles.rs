//! Puzzles, answers to them, and the board of those who solve them.

use claim_bot::puzzle::Tally;
use claim_bot::store::PuzzleAnswer;
use claim_bot::time::Day;

use super::*;

/// The day on which these tests begin.
const FIRST: u32 = 20_778;

/// A database with a puzzle for each of some days.
async fn with_puzzles(disk: &Disk, days: u32) -> Store {
    let store = disk.store().await;
    for day in FIRST..FIRST + days {
        let kept = store.keep_puzzle(Day(day), "a record\n").await;
        kept.expect("the puzzle is kept");
    }
    store
}

/// An answer on that day, counted from the first.
fn answer(day: u32, user: u64, guild: Option<GuildId>, solved: bool) -> PuzzleAnswer {
    PuzzleAnswer {
        day: Day(FIRST + day),
        user: UserId(user),
        guild,
        name: format!("Плеер \"{user}\" {day}"),
        action: format!("play goblin-{}", u8::from(solved)),
        solved,
        answered: NOW,
    }
}

async fn keep(store: &Store, answer: &PuzzleAnswer) {
    let kept = store.keep_answer(answer).await;
    kept.expect("the answer is kept");
}

async fn tally(store: &Store, user: u64, day: u32) -> Tally {
    let tally = store.tally(UserId(user), Day(FIRST + day)).await;
    tally.expect("it can be read")
}

#[tokio::test]
async fn a_day_has_one_puzzle() {
    let disk = Disk::new();
    let store = disk.store().await;
    let stored = async |day| store.puzzle(Day(day)).await.ok().flatten();
    assert_eq!(stored(FIRST).await, None);
    let record = "{\"record\":1}\n{\"chance\":\"first 1\"}\n";
    let kept = store.keep_puzzle(Day(FIRST), record).await;
    assert!(kept.is_ok());
    assert!(store.keep_puzzle(Day(FIRST), "another").await.is_err());
    assert_eq!(stored(FIRST).await.as_deref(), Some(record));
    assert_eq!(stored(FIRST + 1).await, None);
}

#[tokio::test]
async fn the_first_answer_of_a_day_counts_and_no_other() {
    let disk = Disk::new();
    let store = with_puzzles(&disk, 1).await;
    let stored = async |user| store.answer_of(Day(FIRST), UserId(user)).await.ok();
    assert_eq!(stored(1).await, Some(None));
    assert_eq!(tally(&store, 1, 0).await, Tally::default());
    keep(&store, &answer(0, 1, None, false)).await;
    keep(&store, &answer(0, 1, Some(GUILD), true)).await;
    assert_eq!(stored(1).await, Some(Some("play goblin-0".to_owned())));
    assert_eq!(stored(2).await, Some(None));
    let missed = Tally {
        answered: 1,
        ..Tally::default()
    };
    assert_eq!(tally(&store, 1, 0).await, missed);
}

#[tokio::test]
async fn an_answer_to_no_puzzle_is_not_kept() {
    let disk = Disk::new();
    let store = with_puzzles(&disk, 1).await;
    let kept = store.keep_answer(&answer(1, 1, None, true)).await;
    assert!(kept.is_err());
    assert_eq!(tally(&store, 1, 1).await, Tally::default());
}

#[tokio::test]
async fn a_streak_lasts_while_every_day_is_solved() {
    let disk = Disk::new();
    let store = with_puzzles(&disk, 12).await;
    // Per day: what is answered, and the streak after that and the best one.
    let days = [
        (None, 0, 0),
        (Some(true), 1, 1),
        (Some(true), 2, 2),
        (Some(true), 3, 3),
        // Today may still be solved.
        (None, 3, 3),
        // It was not.
        (None, 0, 3),
        (Some(true), 1, 3),
        (Some(false), 0, 3),
        (Some(true), 1, 3),
        (Some(true), 2, 3),
        (Some(true), 3, 3),
        (Some(true), 4, 4),
    ];
    let mut expected = Tally::default();
    for (day, (solved, streak, best_streak)) in (0..).zip(days) {
        if let Some(solved) = solved {
            keep(&store, &answer(day, 1, None, solved)).await;
            expected.answered += 1;
            expected.solved += u32::from(solved);
        }
        expected = Tally {
            streak,
            best_streak,
            ..expected
        };
        assert_eq!(tally(&store, 1, day).await, expected, "day {day}");
    }
}

#[tokio::test]
async fn the_board_has_who_answered_in_the_server_longest_streak_first() {
    let disk = Disk::new();
    let store = with_puzzles(&disk, 3).await;
    let other = GuildId(7);
    for (user, guild, solved) in [
        // 1 has a streak, 2 and 3 are equal, 4 has solved none.
        (1, Some(GUILD), [Some(true), Some(true), None]),
        (2, Some(GUILD), [Some(true), Some(false), Some(true)]),
        (3, Some(GUILD), [Some(false), Some(true), Some(false)]),
        (4, Some(GUILD), [Some(false), None, None]),
        (5, Some(other), [Some(true), Some(true), Some(true)]),
        (6, None, [Some(true), Some(true), Some(true)]),
    ] {
        for (day, solved) in (0..).zip(solved) {
            if let Some(solved) = solved {
                keep(&store, &answer(day, user, guild, solved)).await;
            }
        }
    }
    let page = async |page, asker| {
        let board = store.solver_board(GUILD, Day(FIRST + 2), UserId(asker), page, 2);
        let board = board.await.expect("the board loads");
        assert_eq!((board.number, board.count), (page.min(1), 2));
        let row =
            |row: &claim_bot::store::SolverRow| (row.rank, row.user.0, row.today, row.tally.streak);
        let rows: Vec<_> = board.rows.iter().map(row).collect();
        (rows, board.own.as_ref().map(row))
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
    let behind_the_last = page(2, 5).await;
    assert_eq!(behind_the_last, (page(1, 1).await.0, None));

    let board = store.solver_board(GUILD, Day(FIRST + 4), UserId(1), 0, 9);
    let board = board.await.expect("the board loads");
    let rows = board.rows.iter();
    let rows: Vec<_> = rows
        .map(|row| (row.rank, row.user.0, row.today, row.tally.streak))
        .collect();
    // Nobody's streak lasts, and who has solved as much shares a rank.
    let expected = [(1, 1), (1, 2), (3, 3), (4, 4)];
    assert_eq!(rows, expected.map(|(rank, user)| (rank, user, None, 0)));
}

#[tokio::test]
async fn a_name_is_the_one_last_seen_in_the_server_and_a_tally_has_all() {
    let disk = Disk::new();
    let store = with_puzzles(&disk, 3).await;
    for (day, guild) in [(0, Some(GUILD)), (1, Some(GUILD)), (2, None)] {
        keep(&store, &answer(day, 1, guild, true)).await;
    }
    let board = store.solver_board(GUILD, Day(FIRST + 2), UserId(1), 0, 9);
    let own = board.await.ok().and_then(|board| board.own);
    let own = own.expect("they have answered");
    assert_eq!(own.name, answer(1, 1, None, true).name);
    assert_eq!((own.today, own.tally.streak), (Some(true), 3));
    assert_eq!((own.tally.answered, own.tally.solved), (3, 3));
}
