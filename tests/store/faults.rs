//! The faults that can be injected into a memory store behave as documented.

use claim_simulation::{Fault, Operation};
use futures::poll;

use super::*;

/// A store with the first steps of a match, and the step after these. The next change of the store has this fault.
async fn with_fault(fault: Fault) -> (MemoryStore, Step) {
    let store = MemoryStore::default();
    let mut steps = random_match(&mut rng(1));
    steps.truncate(6);
    let next = steps.pop().expect("a match has more steps");
    save_all(&store, &steps).await;
    let mut faults = vec![fault];
    store.set_faults(move |operation: Operation| {
        operation.is_change.then(|| faults.pop()).flatten()
    });
    (store, next)
}

/// Whether a step is stored.
async fn is_stored(store: &MemoryStore, step: &Step) -> bool {
    let revision = store.revision(step.after.id()).await;
    revision == Ok(Some(step.after.revision()))
}

#[tokio::test]
async fn change_that_fails_before_its_commit_can_be_repeated() {
    let (store, step) = with_fault(Fault::BeforeCommit).await;
    let failed = step.save(&store).await;
    assert!(matches!(failed, Err(Error::Unavailable { .. })));
    assert!(!is_stored(&store, &step).await);
    step.save(&store).await.expect("only one change fails");
    assert!(is_stored(&store, &step).await);
}

#[tokio::test]
async fn change_that_fails_after_its_commit_is_stored() {
    let (store, step) = with_fault(Fault::AfterCommit).await;
    let failed = step.save(&store).await;
    assert!(matches!(failed, Err(Error::Unavailable { .. })));
    assert!(is_stored(&store, &step).await);
    assert_eq!(step.save(&store).await, Err(Error::Conflict));
}

#[tokio::test]
async fn change_with_a_lost_response_is_stored_at_once() {
    let (store, step) = with_fault(Fault::LostAnswer(Duration::from_hours(1))).await;
    let mut save = std::pin::pin!(step.save(&store));
    assert!(poll!(&mut save).is_pending());
    assert!(is_stored(&store, &step).await);
    let (store, step) = with_fault(Fault::LostAnswer(Duration::ZERO)).await;
    let failed = step.save(&store).await;
    assert!(matches!(failed, Err(Error::Unavailable { .. })));
    assert!(is_stored(&store, &step).await);
}

#[tokio::test]
async fn slow_change_does_not_hold_up_others() {
    let (store, step) = with_fault(Fault::Slow(Duration::from_hours(1))).await;
    let mut save = std::pin::pin!(step.save(&store));
    assert!(poll!(&mut save).is_pending());
    assert!(!is_stored(&store, &step).await);
    let other = store.connect();
    step.save(&other)
        .await
        .expect("the other connection has no faults");
    assert!(is_stored(&store, &step).await);
}
