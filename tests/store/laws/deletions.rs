//! Messages that Discord has refused to delete: kept until they are gone, tried by one process at a time, and forgotten
//! together with their person's data.

use claim_store::{Pseudonym, RefusedDeletion};
use claim_table::ids::MessageId;

use super::*;

laws![
    refused_deletions_are_kept_until_they_are_done,
    refused_deletions_are_personal_data,
];

fn refused(message: u64, user: Option<u64>, due: i64) -> RefusedDeletion {
    RefusedDeletion {
        channel: ChannelId(u64::MAX >> 1),
        message: MessageId(message),
        user: user.map(UserId),
        attempts: 1,
        due: Timestamp(due),
    }
}

async fn refused_deletions_are_kept_until_they_are_done(store: &dyn Store) {
    let due = async |at, limit| {
        let due = store.due_deletions(Timestamp(at), limit).await;
        due.expect("they load")
    };
    let (first, second) = (refused(2, None, 10), refused(1, Some(7), 20));
    for deletion in [&second, &first, &first] {
        let saved = store.save_refused_deletion(deletion).await;
        saved.expect("it is saved");
    }
    assert_eq!(due(9, 10).await, []);
    assert_eq!(due(20, 10).await, [first, second]);
    assert_eq!(due(20, 1).await, [first]);

    // Only the first of two processes that have read a message tries again to delete it.
    let postpone = async || store.postpone_deletion(&first, Timestamp(30)).await;
    assert!(postpone().await.expect("it is saved"));
    assert!(!postpone().await.expect("nothing fails"));
    let postponed = RefusedDeletion {
        attempts: 2,
        due: Timestamp(30),
        ..first
    };
    assert_eq!(due(29, 10).await, [second]);
    assert_eq!(due(30, 10).await, [second, postponed]);

    // What is noted once more keeps its pause.
    let saved = store.save_refused_deletion(&first).await;
    saved.expect("nothing fails");
    assert_eq!(due(29, 10).await, [second]);

    for _ in 0..2 {
        let removed = store.remove_deletion(second.message).await;
        removed.expect("it is removed");
    }
    assert_eq!(due(30, 10).await, [postponed]);
    let removed = store.remove_deletion(first.message).await;
    removed.expect("it is removed");
    assert!(!postpone().await.expect("nothing fails"));
    assert_eq!(due(30, 10).await, []);
}

async fn refused_deletions_are_personal_data(store: &dyn Store) {
    let (own, other) = (refused(1, Some(7), 10), refused(2, None, 20));
    for deletion in [&own, &other] {
        let saved = store.save_refused_deletion(deletion).await;
        saved.expect("it is saved");
    }
    let data = store.personal_data(UserId(7)).await;
    let rows = &data.expect("the data loads")["refused_deletions"];
    assert_eq!(rows.as_array().map(Vec::len), Some(1));
    assert_eq!(rows[0]["message_id"], "1");
    let pseudonym = Pseudonym {
        user: UserId(8),
        name: "Unknown".to_owned(),
    };
    let forgotten = store.forget_person(UserId(7), &pseudonym).await;
    forgotten.expect("the person is forgotten");
    let left = store.due_deletions(Timestamp(20), 10).await;
    assert_eq!(left.expect("they load"), [other]);
}
