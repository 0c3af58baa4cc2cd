//! Blocks: in order, at most as many as allowed, and gone with the data of either person.

use claim_store::{BlockedPerson, Pseudonym};
use serde_json::json;

use super::*;

laws![
    blocked_people_are_listed_until_they_are_unblocked,
    blocks_are_data_of_the_blocker_and_go_with_either_person,
];

const USER: UserId = UserId(u64::MAX >> 1);

fn person(number: u64) -> BlockedPerson {
    BlockedPerson {
        user: UserId(number),
        name: player(UserId(number)).name,
    }
}

/// The moment that is so many seconds after [`NOW`].
fn after(seconds: u64) -> Timestamp {
    NOW + Duration::from_secs(seconds)
}

async fn blocked_people_are_listed_until_they_are_unblocked(store: &dyn Store) {
    let block = async |number, seconds, max| {
        let person = person(number);
        let blocked = store.block(USER, &person, after(seconds), max);
        blocked.await.expect("it is saved")
    };
    let listed = async || store.blocked_by(USER).await.expect("they load");
    assert_eq!(listed().await, []);
    assert!(block(5, 1, 2).await && block(3, 2, 2).await);
    assert!(!block(4, 3, 2).await, "there is no room for a third");
    assert!(block(5, 4, 2).await, "that person is blocked already");
    assert_eq!(listed().await, [person(5), person(3)]);
    for (user, other, expected) in [
        (USER, UserId(5), true),
        (USER, UserId(4), false),
        (UserId(5), USER, false),
    ] {
        assert_eq!(store.has_blocked(user, other).await, Ok(expected));
    }
    for _ in 0..2 {
        let unblocked = store.unblock(USER, UserId(5)).await;
        unblocked.expect("it is saved");
    }
    assert_eq!(store.has_blocked(USER, UserId(5)).await, Ok(false));
    assert!(block(4, 5, 2).await);
    assert_eq!(listed().await, [person(3), person(4)]);
}

async fn blocks_are_data_of_the_blocker_and_go_with_either_person(store: &dyn Store) {
    for (user, other) in [(USER, 5), (USER, 3), (UserId(5), 3), (UserId(3), 5)] {
        let blocked = store.block(user, &person(other), after(other), 100).await;
        assert_eq!(blocked, Ok(true));
    }
    let exported = async |user| {
        let data = store.personal_data(user).await.expect("the data loads");
        let rows = data["blocks"].as_array().cloned().unwrap_or_default();
        let ids = rows.iter().map(|row| row["blocked_id"].clone());
        ids.collect::<Vec<_>>()
    };
    let mut ids = exported(USER).await;
    ids.sort_by_key(ToString::to_string);
    assert_eq!(ids, [json!("3"), json!("5")]);
    assert_eq!(exported(UserId(3)).await, [json!("5")], "only their own");

    let pseudonym = Pseudonym {
        user: UserId(7),
        name: "Unknown".to_owned(),
    };
    let forgotten = store.forget_person(UserId(5), &pseudonym).await;
    forgotten.expect("the person is forgotten");
    for user in [UserId(5), UserId(3), pseudonym.user] {
        assert_eq!(store.blocked_by(user).await, Ok(Vec::new()));
    }
    assert_eq!(store.blocked_by(USER).await, Ok(vec![person(3)]));
}
