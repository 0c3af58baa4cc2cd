//! Vacations: the last one can be replaced or followed by another (with optimistic locking), and all are deleted
//! together with their person's data.

use claim_store::Pseudonym;
use claim_table::vacation::Vacation;
use serde_json::json;

use super::*;

laws![vacations_follow_each_other, vacations_are_personal_data];

const USER: UserId = UserId(u64::MAX >> 1);

/// A vacation that begins on a day and ends with the next one.
fn vacation(first_day: i64) -> Vacation {
    Vacation {
        first_day,
        until: Timestamp((first_day + 2) * 86_400_000),
    }
}

async fn vacations_follow_each_other(store: &dyn Store) {
    let load = async || store.vacations_of(USER).await.expect("they load");
    let save = async |before, after| store.save_vacation(USER, before, after).await;
    assert_eq!(load().await, []);
    let (first, second) = (vacation(20_000), vacation(20_010));
    save(None, first).await.expect("it is saved");
    assert!(matches!(save(None, second).await, Err(Error::Conflict)));
    let ended = first.ended(Timestamp(first.until.0 - 1));
    save(Some(first), ended).await.expect("it is replaced");
    assert!(matches!(
        save(Some(first), second).await,
        Err(Error::Conflict)
    ));
    save(Some(ended), second).await.expect("it follows");
    assert_eq!(load().await, [ended, second]);
    assert_eq!(store.vacations_of(UserId(1)).await.expect("they load"), []);
    let after = async |time| store.vacations_after(time).await.expect("they load");
    let other = (UserId(1), vacation(19_000));
    let saved = store.save_vacation(other.0, None, other.1).await;
    saved.expect("it is saved");
    assert_eq!(after(other.1.until).await, [(USER, second)]);
    let all = [other, (USER, second)];
    assert_eq!(after(Timestamp(other.1.until.0 - 1)).await, all);
    assert_eq!(after(second.until).await, []);
}

async fn vacations_are_personal_data(store: &dyn Store) {
    let saved = store.save_vacation(USER, None, vacation(20_000)).await;
    saved.expect("it is saved");
    let data = store.personal_data(USER).await.expect("the data loads");
    assert_eq!(data["vacations"][0]["first_day"], json!(20_000));
    let pseudonym = Pseudonym {
        user: UserId(7),
        name: "Unknown".to_owned(),
    };
    let forgotten = store.forget_person(USER, &pseudonym).await;
    forgotten.expect("the person is forgotten");
    for user in [USER, pseudonym.user] {
        assert_eq!(store.vacations_of(user).await.expect("they load"), []);
    }
}
