//! The daily posts of servers, and what they tell.

use std::time::Duration;

use claim_ai::puzzle::Day;
use claim_store::{PostingServer, PuzzleAnswer, PuzzleRow, StoredPuzzle};
use claim_table::calendar::{PostFailure, PostState, StoredPost, Zone};
use claim_table::ids::PersonName;
use claim_table::settings::{PostPlace, ServerSetting};

use super::*;

laws![
    post_is_saved_as_the_change_of_the_one_that_was_read,
    servers_with_a_post_are_listed,
    recent_play_is_found,
    right_answers_come_first,
    best_of_a_month_are_found,
];

fn post(day: u32, state: PostState) -> StoredPost {
    let day = Day(day);
    StoredPost { day, state }
}

async fn post_is_saved_as_the_change_of_the_one_that_was_read(store: &dyn Store) {
    let mut last = None;
    assert_eq!(store.daily_post(GUILD).await, Ok(None));
    for next in [
        post(7, PostState::Sent(NOW)),
        post(7, PostState::Unsent),
        post(7, PostState::Sent(Timestamp(NOW.0 + 1))),
        post(7, PostState::Done),
        post(8, PostState::Failed(PostFailure::ChannelLost)),
        post(9, PostState::Failed(PostFailure::Forbidden)),
        post(10, PostState::Failed(PostFailure::Refused)),
    ] {
        let other = Some(post(6, PostState::Done));
        for wrong in [None, other].into_iter().filter(|it| *it != last) {
            let saved = store.save_daily_post(GUILD, wrong, next).await;
            assert_eq!(saved, Err(Error::Conflict), "{wrong:?}");
        }
        assert_eq!(store.daily_post(GUILD).await, Ok(last));
        assert_eq!(store.save_daily_post(GUILD, last, next).await, Ok(()));
        last = Some(next);
        assert_eq!(store.daily_post(GUILD).await, Ok(last));
    }
    assert_eq!(store.daily_post(GuildId(9)).await, Ok(None));
}

async fn servers_with_a_post_are_listed(store: &dyn Store) {
    let place = PostPlace {
        channel: ChannelId(u64::MAX >> 1),
        locale: "de".to_owned(),
    };
    let zone = Zone::from_name("Europe/Berlin").expect("a zone");
    let changes = [
        (1, ServerSetting::PostPlace(Some(place.clone()))),
        (1, ServerSetting::PostZone(zone)),
        (2, ServerSetting::PostHour(7)),
        (3, ServerSetting::PostPlace(Some(place.clone()))),
        (3, ServerSetting::Extras(false)),
        (4, ServerSetting::PostPlace(Some(place))),
    ];
    for (guild, change) in changes {
        let saved = store.change_server_setting(GuildId(guild), change).await;
        saved.expect("it is changed");
    }
    let done = post(7, PostState::Done);
    let saved = store.save_daily_post(GuildId(4), None, done).await;
    assert_eq!(saved, Ok(()));
    let mut expected = Vec::new();
    for (guild, last) in [(1, None), (4, Some(done))] {
        let guild = GuildId(guild);
        let settings = store.server_settings(guild).await.expect("they load");
        expected.push(PostingServer {
            guild,
            place: settings.post_place.clone().expect("it has one"),
            settings,
            last,
        });
    }
    assert_eq!(store.posting_servers().await, Ok(expected));
}

async fn recent_play_is_found(store: &dyn Store) {
    let mut rng = rng(70);
    let has_played = async |since| store.has_played_since(GUILD, Timestamp(since)).await;
    assert_eq!(has_played(0).await, Ok(false));
    let steps = match_of(settings(claim(), &mut rng), &mut rng);
    let (last, others) = steps.split_last().expect("there are steps");
    save_all(store, others).await;
    assert_eq!(has_played(i64::MAX).await, Ok(true), "it runs");
    last.save(store).await.expect("the end is saved");
    assert_eq!(has_played(last.made_at.0).await, Ok(true));
    assert_eq!(has_played(last.made_at.0 + 1).await, Ok(false));
    let elsewhere = store.has_played_since(GuildId(9), Timestamp(0)).await;
    assert_eq!(elsewhere, Ok(false));
}

async fn right_answers_come_first(store: &dyn Store) {
    let day = Day(7);
    let puzzle = StoredPuzzle {
        record: "{}\n".to_owned(),
        ratings: None,
    };
    store.save_puzzle(day, &puzzle).await.expect("it is saved");
    let named = |user: u64| PersonName {
        display: format!("player {user}"),
        user_name: format!("p{user}"),
    };
    for (user, is_solved, guild, at) in [
        (1, false, Some(GUILD), 1),
        (2, true, Some(GUILD), 3),
        (3, true, Some(GUILD), 2),
        (4, true, Some(GuildId(9)), 1),
        (5, true, None, 1),
    ] {
        let answer = PuzzleAnswer {
            day,
            user: UserId(user),
            guild,
            name: named(user),
            action: "play goblin-3".to_owned(),
            is_solved,
            answered_at: Timestamp(at),
        };
        let saved = store.save_puzzle_answer(&answer).await;
        saved.expect("it is saved");
    }
    let row = |user, is_solved| PuzzleRow {
        user: UserId(user),
        name: named(user),
        is_solved,
    };
    let expected = vec![row(3, true), row(2, true), row(1, false)];
    assert_eq!(store.puzzle_results(GUILD, day).await, Ok(expected));
    assert_eq!(store.puzzle_results(GUILD, Day(8)).await, Ok(Vec::new()));
    let since = Timestamp(i64::from(day.0) * 86_400_000);
    assert_eq!(store.has_played_since(GUILD, since).await, Ok(true));
    let later = Timestamp(since.0 + 86_400_000);
    assert_eq!(store.has_played_since(GUILD, later).await, Ok(false));
}

/// Saves a match of two users that ends at a time, with the ratings that it changes.
async fn rated_match(store: &dyn Store, users: [u64; 2], at: Timestamp, rng: &mut ChaCha20Rng) {
    let [host, guest] = users.map(UserId);
    let opened = Step::open(TableSettings {
        host,
        ..settings(claim(), rng)
    });
    let joined = opened.then(Command::Join(player(guest), None));
    let started = joined.then(start(host));
    let mut ended = started.then(Command::Resign(guest));
    ended.made_at = at;
    let ended = ended.rated(store).await;
    save_all(store, &[opened, joined, started, ended]).await;
}

async fn best_of_a_month_are_found(store: &dyn Store) {
    let mut rng = rng(71);
    let month = Duration::from_hours(24 * 31);
    let of_month = |at: Timestamp| Ladder {
        month: Some(at.month()),
        guild: Some(GUILD),
        game: None,
    };
    let (first, second, third) = (NOW, NOW + month, NOW + month * 2);
    rated_match(store, [1, 2], first, &mut rng).await;
    for users in [[1, 2], [3, 2], [4, 2], [4, 3]] {
        rated_match(store, users, second, &mut rng).await;
    }
    let best = async |at| {
        let most = store.most_played(of_month(at)).await.expect("it loads");
        let newcomer = store.best_newcomer(of_month(at)).await;
        let newcomer = newcomer.expect("it loads");
        [most, newcomer].map(|it| it.map(|row| row.user.0))
    };
    assert_eq!(best(first).await, [Some(1), Some(1)]);
    // Who had played before is no newcomer.
    assert_eq!(best(second).await, [Some(2), Some(4)]);
    assert_eq!(best(third).await, [None, None]);
}
