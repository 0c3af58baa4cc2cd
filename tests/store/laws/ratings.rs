//! Ratings and the leaderboard.

use claim_rules::cards::Seat;
use claim_rules::record::Line;
use claim_table::rating::{Outcome, Rating};
use claim_table::timestamp::Month;

use super::*;

laws![
    new_players_have_the_initial_rating,
    match_changes_ratings_only_in_its_server,
    leaderboard_has_pages_and_equal_ratings_share_a_rank,
    failed_save_does_not_change_ratings,
    rating_that_has_changed_since_it_was_read_is_a_conflict,
    match_counts_on_eight_ladders,
    pair_is_frequent_after_as_many_rated_matches_within_the_time,
    voided_match_does_not_count_and_can_still_be_read,
    finished_matches_of_a_server_are_listed_unless_they_were_voided,
    profile_knows_streaks_opponents_and_the_favourite_faction,
];

fn rating(points: f64) -> Rating {
    Rating {
        points,
        uncertainty: 123.456,
    }
}

/// The all-time ladder of Claim in a server.
fn of_game(guild: GuildId) -> Ladder {
    Ladder {
        game: Some(GameKind::Claim),
        ..overall(guild)
    }
}

/// Saves a match of two users that gives them these ratings.
pub(super) async fn rate(
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
    let joined = opened.then(Command::Join(player(UserId(second.0)), None));
    let started = joined.then(start(UserId(first.0)));
    let mut ratings = Vec::new();
    for ladder in [overall(guild), of_game(guild)] {
        for (seat, (user, points, outcome)) in [(Seat::First, first), (Seat::Second, second)] {
            let before = store.rating(ladder, UserId(user)).await;
            ratings.push(RatingChange {
                seat,
                ladder,
                before: before.expect("the rating loads"),
                after: rating(points),
                outcome,
            });
        }
    }
    let ended = Step {
        ratings,
        ..started.then(Command::Resign(UserId(first.0)))
    };
    save_all(store, &[opened, joined, started, ended.clone()]).await;
    ended.after.id()
}

async fn new_players_have_the_initial_rating(store: &dyn Store) {
    let found = store.rating(overall(GUILD), UserId(1)).await;
    assert_eq!(found.ok(), Some(Rating::default()));
    let leaderboard = store.leaderboard(overall(GUILD), UserId(1), 0, 10).await;
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

    let found = async |guild, user| store.rating(overall(guild), UserId(user)).await.ok();
    assert_eq!(found(GUILD, 1).await, Some(rating(1600.25)));
    assert_eq!(found(GUILD, 3).await, Some(Rating::default()));
    assert_eq!(found(other, 1).await, Some(rating(1400.0)));

    let new = Rating::default().points;
    let history = async |guild, limit| {
        let history = store
            .rating_history(Some(guild), None, UserId(1), limit)
            .await;
        let changes = history.expect("the ratings load").into_iter();
        changes
            .map(|(before, after)| (before.points, after.points))
            .collect::<Vec<_>>()
    };
    let all = vec![(new, 1612.5), (1612.5, 1600.25)];
    assert_eq!(history(GUILD, 50).await, all);
    assert_eq!(history(GUILD, 1).await, [(1612.5, 1600.25)]);
    assert_eq!(history(other, 50).await, [(new, 1400.0)]);
    let changes = async |id| {
        let changes = store.rating_changes(id).await.expect("the ratings load");
        let changes = changes.into_iter();
        changes
            .map(|(seat, before, after)| (seat, before.points, after.points))
            .collect::<Vec<_>>()
    };
    let expected = [(Seat::First, new, 1612.5), (Seat::Second, new, 1387.501)];
    assert_eq!(changes(first).await, expected);
    let expected = [
        (Seat::First, 1612.5, 1600.25),
        (Seat::Second, 1387.501, 1400.0),
    ];
    assert_eq!(changes(second).await, expected);

    let leaderboard = store.leaderboard(overall(GUILD), UserId(2), 0, 10).await;
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
        let leaderboard = store
            .leaderboard(overall(GUILD), UserId(asker), page, 4)
            .await;
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
        worker: None,
        before: Some(table.clone()),
        after: table,
        lines: Vec::new(),
        ratings: vec![RatingChange {
            seat: Seat::Second,
            ladder: overall(GUILD),
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
    let found = store.rating(overall(GUILD), UserId(2)).await;
    assert_eq!(found.ok(), Some(rating(1400.0)));
}

/// Two matches of user 1 end at the same time, so both endings are based on the same rating.
async fn rating_that_has_changed_since_it_was_read_is_a_conflict(store: &dyn Store) {
    let mut rng = rng(4);
    let change = |seat, before, points, outcome| RatingChange {
        seat,
        ladder: overall(GUILD),
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
        let found = store.rating(overall(GUILD), UserId(1)).await;
        assert_eq!(found, Ok(rating(1600.0)));
        let again = Step {
            worker: None,
            ratings: vec![change(Seat::First, rating(1600.0), 1550.0, Outcome::Lost)],
            ..second
        };
        again.save(store).await.expect("the second end is saved");
        let found = store.rating(overall(GUILD), UserId(1)).await;
        assert_eq!(found, Ok(rating(1550.0)));
    }
    let own = store.leaderboard(overall(GUILD), UserId(1), 0, 1).await;
    let own = own.ok().and_then(|leaderboard| leaderboard.own);
    assert_eq!(own.map(|row| (row.played, row.lost)), Some((4, 4)));
}

async fn match_counts_on_eight_ladders(store: &dyn Store) {
    let mut rng = rng(5);
    let mut steps = random_match(&mut rng);
    let ended = steps.pop().expect("a match has steps").rated(store).await;
    save_all(store, &steps).await;
    ended.save(store).await.expect("the end is saved");
    let month = ended.made_at.month();
    let mut counted = 0;
    for month in [None, Some(month), Some(Month(month.0 + 1))] {
        for guild in [None, Some(GUILD), Some(GuildId(7))] {
            for game in [None, Some(GameKind::Claim), Some(GameKind::Kingdoms)] {
                let ladder = Ladder { month, guild, game };
                for user in [UserId(1), UserId(2)] {
                    let row = store.rating_row(ladder, user).await;
                    counted += row.expect("it loads").map_or(0, |row| row.played);
                }
            }
        }
    }
    assert_eq!(counted, 2 * 8);
}

async fn pair_is_frequent_after_as_many_rated_matches_within_the_time(store: &dyn Store) {
    let mut rng = rng(7);
    let is_frequent = async |people: &[u64], since, count| {
        let people: Vec<_> = people.iter().copied().map(UserId).collect();
        let found = store.has_frequent_pair(&people, since, count).await;
        found.expect("the pairs are read")
    };
    for (others, guild) in [(2, GUILD), (2, GuildId(7)), (3, GUILD)] {
        let outcome = [(1, 1500.0, Outcome::Lost), (others, 1500.0, Outcome::Won)];
        rate(store, guild, outcome, &mut rng).await;
    }
    // One that is not rated, and one that runs.
    let steps = match_of(settings(claim(), &mut rng), &mut rng);
    save_all(store, &steps).await;
    save_all(store, &match_of(settings(claim(), &mut rng), &mut rng)[..3]).await;
    // All ended at the same time.
    let ended = store.finished_matches_of(UserId(3), 1).await;
    let ended = ended.expect("the matches are read")[0].ended_at;
    let before = ended - Duration::from_millis(1);
    for (people, count, expected) in [
        (&[1, 2][..], 2, true),
        (&[2, 1], 2, true),
        (&[1, 2], 3, false),
        (&[1, 3], 1, true),
        (&[1, 3], 2, false),
        (&[2, 3], 1, false),
        (&[4, 3, 2, 5, 1], 2, true),
        (&[1], 0, false),
        (&[], 0, false),
    ] {
        let found = is_frequent(people, before, count).await;
        assert_eq!(found, expected, "{count} matches of {people:?}");
    }
    assert!(
        !is_frequent(&[1, 2], ended, 1).await,
        "that is too long ago"
    );
}

/// Voids a match that has ended, and computes ratings anew.
async fn void(store: &dyn Store, ended: &Step) -> Step {
    let voided = ended.then(Command::Void);
    voided.save(store).await.expect("it is voided");
    while store.continue_rebuild().await.expect("matches are rated") {}
    voided
}

async fn voided_match_does_not_count_and_can_still_be_read(store: &dyn Store) {
    let mut rng = rng(8);
    let mut ends = Vec::new();
    for _ in 0..3 {
        let mut steps = random_match(&mut rng);
        let ended = steps.pop().expect("a match has steps").rated(store).await;
        save_all(store, &steps).await;
        ended.save(store).await.expect("the end is saved");
        steps.push(ended);
        ends.push(steps);
    }
    let first = &ends[0];
    store
        .mark_presented(first[0].after.id(), None)
        .await
        .expect("it is marked");
    let voided = void(store, &first[first.len() - 1]).await;
    let (found, _) = load(store, first[0].after.id()).await;
    assert_same(&found, &voided.after);
    let record = store.record(found.id()).await;
    assert_eq!(record, Ok(record_of(first)));
    let resumed = store.matches_to_resume().await.expect("they are read");
    assert!(resumed.contains(&found.id()), "its messages are behind");
    let again = voided.save(store).await;
    assert_eq!(again, Err(Error::Conflict));

    // Everything is as if only the others had been played.
    let mut expected = BTreeMap::new();
    for steps in &ends[1..] {
        let ended = &steps[steps.len() - 1];
        for change in claim_store::rate(&ended.after, ended.made_at, &expected) {
            let player = ended.after.seating().player(change.seat);
            let user = player.expect("a person").user;
            expected.insert((change.ladder, user), change.after);
        }
    }
    for ((ladder, user), rating) in expected {
        assert_eq!(store.rating(ladder, user).await, Ok(rating));
        let row = store.rating_row(ladder, user).await;
        assert_eq!(row.ok().flatten().map(|row| row.played), Some(2));
    }
    assert_eq!(store.rating_changes(found.id()).await, Ok(Vec::new()));
    let history = store.rating_history(None, None, UserId(1), 9).await;
    assert_eq!(history.map(|it| it.len()), Ok(2));
    let opponents = store.opponents(None, UserId(1), None, 9).await;
    let met = opponents.expect("they are read");
    assert_eq!(met[0].won + met[0].drawn + met[0].lost, 2);
    let people = [UserId(1), UserId(2)];
    let is_frequent = store.has_frequent_pair(&people, NOW, 3).await;
    assert_eq!(is_frequent, Ok(false));

    // One that was not rated changes no rating.
    let unrated = random_match(&mut rng);
    save_all(store, &unrated).await;
    void(store, &unrated[unrated.len() - 1]).await;
    let history = store.rating_history(None, None, UserId(1), 9).await;
    assert_eq!(history.map(|it| it.len()), Ok(2));
}

async fn finished_matches_of_a_server_are_listed_unless_they_were_voided(store: &dyn Store) {
    let mut rng = rng(9);
    let mut ends = Vec::new();
    for (guild, hours) in [(GUILD, 1), (GUILD, 3), (GuildId(7), 4), (GUILD, 2)] {
        let settings = TableSettings {
            guild: Some(guild),
            opened_at: NOW + Duration::from_hours(hours),
            ..settings(claim(), &mut rng)
        };
        let steps = match_of(settings, &mut rng);
        save_all(store, &steps).await;
        ends.push(steps[steps.len() - 1].clone());
    }
    save_all(store, &random_match(&mut rng)[..3]).await;
    let listed = async |limit| {
        let found = store.finished_matches_in(GUILD, limit).await;
        let found = found.expect("they are read").into_iter();
        found.map(|it| it.id).collect::<Vec<_>>()
    };
    let mut here: Vec<_> = [&ends[0], &ends[1], &ends[3]].into();
    here.sort_by_key(|end| std::cmp::Reverse(end.made_at));
    let ids: Vec<_> = here.iter().map(|end| end.after.id()).collect();
    assert_eq!(listed(9).await, ids);
    assert_eq!(listed(2).await, ids[..2]);
    void(store, here[0]).await;
    assert_eq!(listed(9).await, ids[1..]);
}

async fn profile_knows_streaks_opponents_and_the_favourite_faction(store: &dyn Store) {
    let mut rng = rng(6);
    // User 1 against 2: won, won, lost, drawn; against 3: won.
    for (other, mine, theirs) in [
        (2, Outcome::Won, Outcome::Lost),
        (2, Outcome::Won, Outcome::Lost),
        (2, Outcome::Lost, Outcome::Won),
        (2, Outcome::Drawn, Outcome::Drawn),
        (3, Outcome::Won, Outcome::Lost),
    ] {
        let outcome = [(1, 1500.0, mine), (other, 1500.0, theirs)];
        rate(store, GUILD, outcome, &mut rng).await;
    }
    let row = store.rating_row(overall(GUILD), UserId(1)).await;
    let row = row.ok().flatten().expect("the user has played");
    assert_eq!((row.streak, row.best_streak), (1, 2));
    let opponents = async |user, only, limit| {
        let opponents = store
            .opponents(Some(GUILD), UserId(user), only, limit)
            .await;
        let rows = opponents.expect("they are found").into_iter();
        rows.map(|it| (it.user.0, it.won, it.drawn, it.lost))
            .collect::<Vec<_>>()
    };
    assert_eq!(opponents(1, None, 5).await, [(2, 2, 1, 1), (3, 1, 0, 0)]);
    assert_eq!(opponents(1, None, 1).await, [(2, 2, 1, 1)]);
    assert_eq!(opponents(1, Some(UserId(3)), 5).await, [(3, 1, 0, 0)]);
    assert_eq!(opponents(3, None, 5).await, [(1, 0, 0, 1)]);
    let elsewhere = store.opponents(Some(GuildId(7)), UserId(1), None, 5).await;
    assert_eq!(elsewhere, Ok(Vec::new()));

    assert_eq!(
        store.favourite_faction(Some(GUILD), UserId(1)).await,
        Ok(None)
    );
    let mut steps = random_match(&mut rng);
    let ended = steps.pop().expect("a match has steps").rated(store).await;
    save_all(store, &steps).await;
    ended.save(store).await.expect("the end is saved");
    let won = ended
        .after
        .dealt()
        .map(|dealt| dealt.state().won_factions());
    for (seat, user) in [(Seat::First, UserId(1)), (Seat::Second, UserId(2))] {
        let won = won.iter().flatten().filter(|(_, side)| *side == seat);
        let won: Vec<_> = won.map(|(faction, _)| (*faction, 1)).collect();
        // Among several that were won as often, none is the favourite.
        let only = won.first().copied().filter(|_| won.len() == 1);
        for guild in [None, Some(GUILD)] {
            let favourite = store.favourite_faction(guild, user).await;
            assert_eq!(favourite, Ok(only));
        }
    }
}
