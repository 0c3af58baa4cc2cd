//! Ratings and the leaderboard.

use claim_bot::rating::{Outcome, Rating};
use claim_rules::cards::Seat;
use claim_rules::record::Line;

use super::*;

laws![
    new_players_have_the_initial_rating,
    match_changes_ratings_only_in_its_server,
    leaderboard_has_pages_and_equal_ratings_share_a_rank,
    failed_save_does_not_change_ratings,
    rating_that_has_changed_since_it_was_read_is_a_conflict,
];

fn rating(points: f64) -> Rating {
    Rating {
        points,
        uncertainty: 123.456,
    }
}

/// Saves a match of two users that gives them these ratings.
async fn rate(
    store: &dyn Store,
    guild: GuildId,
    [first, second]: [(u64, f64, Outcome); 2],
    rng: &mut ChaCha20Rng,
) -> MatchId {
    let settings = TableSettings {
        guild: Some(guild),
        host: UserId(first.0),
        ..settings(claim(), rng)
    };
    let opened = Step::open(settings);
    let joined = opened.then(Command::Join(player(UserId(second.0))));
    let started = joined.then(start(UserId(first.0)));
    let change = |seat, (user, points, outcome): (u64, f64, Outcome)| async move {
        let before = store.rating(guild, UserId(user)).await;
        RatingChange {
            seat,
            before: before.expect("the rating loads"),
            after: rating(points),
            outcome,
        }
    };
    let ended = Step {
        ratings: vec![
            change(Seat::First, first).await,
            change(Seat::Second, second).await,
        ],
        ..started.then(Command::Resign(UserId(first.0)))
    };
    save_all(store, &[opened, joined, started, ended.clone()]).await;
    ended.after.id()
}

async fn new_players_have_the_initial_rating(store: &dyn Store) {
    let found = store.rating(GUILD, UserId(1)).await;
    assert_eq!(found.ok(), Some(Rating::default()));
    let leaderboard = store.leaderboard(GUILD, UserId(1), 0, 10).await;
    let leaderboard = leaderboard.expect("the leaderboard loads");
    assert_eq!((leaderboard.number, leaderboard.count), (0, 1));
    assert_eq!((leaderboard.rows, leaderboard.own), (Vec::new(), None));
}

async fn match_changes_ratings_only_in_its_server(store: &dyn Store) {
    let mut rng = rng(1);
    let other = GuildId(7);
    let outcome = [(1, 1612.5, Outcome::Won), (2, 1387.501, Outcome::Lost)];
    let first = rate(store, GUILD, outcome, &mut rng).await;
    let outcome = [(1, 1600.25, Outcome::Drawn), (2, 1400.0, Outcome::Drawn)];
    let second = rate(store, GUILD, outcome, &mut rng).await;
    let outcome = [(1, 1400.0, Outcome::Lost), (3, 1600.0, Outcome::Won)];
    rate(store, other, outcome, &mut rng).await;

    let found = async |guild, user| store.rating(guild, UserId(user)).await.ok();
    assert_eq!(found(GUILD, 1).await, Some(rating(1600.25)));
    assert_eq!(found(GUILD, 3).await, Some(Rating::default()));
    assert_eq!(found(other, 1).await, Some(rating(1400.0)));

    let new = Rating::default().points;
    let history = async |guild, limit| store.rating_history(guild, UserId(1), limit).await.ok();
    let all = vec![(new, 1612.5), (1612.5, 1600.25)];
    assert_eq!(history(GUILD, 50).await, Some(all));
    assert_eq!(history(GUILD, 1).await, Some(vec![(1612.5, 1600.25)]));
    assert_eq!(history(other, 50).await, Some(vec![(new, 1400.0)]));
    let changes = store.rating_changes(first).await.ok();
    let expected = vec![(Seat::First, new, 1612.5), (Seat::Second, new, 1387.501)];
    assert_eq!(changes, Some(expected));
    let changes = store.rating_changes(second).await.ok();
    let expected = vec![
        (Seat::First, 1612.5, 1600.25),
        (Seat::Second, 1387.501, 1400.0),
    ];
    assert_eq!(changes, Some(expected));

    let leaderboard = store.leaderboard(GUILD, UserId(2), 0, 10).await;
    let own = leaderboard.ok().and_then(|leaderboard| leaderboard.own);
    let own = own.expect("the user has played");
    assert_eq!(own.name, player(UserId(2)).name);
    assert_eq!((own.rank, own.rating), (2, rating(1400.0)));
    assert_eq!((own.played, own.won, own.drawn, own.lost), (2, 0, 1, 1));
}

async fn leaderboard_has_pages_and_equal_ratings_share_a_rank(store: &dyn Store) {
    let mut rng = rng(2);
    // In pairs: 10 and 11 have 1900 points, 20 and 21 have 1800, 30 has 1700, 31 has 1600.
    for (first, second, points, others) in [
        (30, 31, 1700.0, 1600.0),
        (10, 11, 1900.0, 1900.0),
        (20, 21, 1800.0, 1800.0),
    ] {
        let outcome = [
            (first, points, Outcome::Drawn),
            (second, others, Outcome::Drawn),
        ];
        rate(store, GUILD, outcome, &mut rng).await;
    }
    let page = async |page, asker| {
        let leaderboard = store.leaderboard(GUILD, UserId(asker), page, 4).await;
        let leaderboard = leaderboard.expect("the leaderboard loads");
        assert_eq!((leaderboard.number, leaderboard.count), (page.min(1), 2));
        let places: Vec<_> = leaderboard
            .rows
            .iter()
            .map(|row| (row.rank, row.user.0))
            .collect();
        (places, leaderboard.own.map(|row| row.rank))
    };
    assert_eq!(
        page(0, 31).await,
        (vec![(1, 10), (1, 11), (3, 20), (3, 21)], Some(6))
    );
    assert_eq!(page(1, 20).await, (vec![(5, 30), (6, 31)], Some(3)));
    let beyond_the_end = page(2, 99).await;
    assert_eq!(beyond_the_end, (page(1, 20).await.0, None));
}

async fn failed_save_does_not_change_ratings(store: &dyn Store) {
    let mut rng = rng(3);
    let outcome = [(1, 1600.0, Outcome::Won), (2, 1400.0, Outcome::Lost)];
    let id = rate(store, GUILD, outcome, &mut rng).await;
    let (table, _) = load(store, id).await;
    let again = Step {
        before: Some(table.clone()),
        after: table,
        lines: Vec::new(),
        ratings: vec![RatingChange {
            seat: Seat::Second,
            before: rating(1400.0),
            after: rating(2000.0),
            outcome: Outcome::Won,
        }],
        made_at: NOW,
    };
    let collides = Step {
        lines: vec![TimedLine::from(Line::Result {
            ending: claim_rules::record::Ending::Aborted,
            secret: None,
        })],
        ..again
    };
    assert_eq!(collides.save(store).await, Err(Error::Conflict));
    let found = store.rating(GUILD, UserId(2)).await;
    assert_eq!(found.ok(), Some(rating(1400.0)));
}

/// User 1 is in two matches that end at the same time: both endings have read the same rating.
async fn rating_that_has_changed_since_it_was_read_is_a_conflict(store: &dyn Store) {
    let mut rng = rng(4);
    let change = |seat, before, points, outcome| RatingChange {
        seat,
        before,
        after: rating(points),
        outcome,
    };
    for before in [Rating::default(), rating(1550.0)] {
        let [first, second] = [(); 2].map(|()| {
            let mut steps = match_of(settings(claim(), &mut rng), &mut rng);
            steps.truncate(3);
            steps
        });
        save_all(store, &first).await;
        save_all(store, &second).await;
        let resign = Command::Resign(UserId(1));
        let [first, second] = [(first, 1600.0), (second, 1550.0)].map(|(steps, points)| Step {
            ratings: vec![change(Seat::First, before, points, Outcome::Lost)],
            ..steps[2].then(resign.clone())
        });
        first.save(store).await.expect("the first end is saved");
        assert_eq!(second.save(store).await, Err(Error::Conflict));
        let (table, _) = load(store, second.after.id()).await;
        assert!(!table.is_over(), "nothing was saved");
        let found = store.rating(GUILD, UserId(1)).await;
        assert_eq!(found, Ok(rating(1600.0)));
        let again = Step {
            ratings: vec![change(Seat::First, rating(1600.0), 1550.0, Outcome::Lost)],
            ..second
        };
        again.save(store).await.expect("the second end is saved");
        let found = store.rating(GUILD, UserId(1)).await;
        assert_eq!(found, Ok(rating(1550.0)));
    }
    let own = store.leaderboard(GUILD, UserId(1), 0, 1).await;
    let own = own.ok().and_then(|leaderboard| leaderboard.own);
    assert_eq!(own.map(|row| (row.played, row.lost)), Some((4, 4)));
}
