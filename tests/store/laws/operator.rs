//! The operator is told of each kind at most once in a period.

use super::*;

async fn kinds_are_claimed_once_in_a_period(store: &dyn Store) {
    let at = |ms| Timestamp(ms);
    let claim = async |kind, now, since| {
        let claimed = store.claim_notice(kind, at(now), at(since)).await;
        claimed.expect("the store works")
    };
    assert!(claim("disk", 1000, 0).await);
    assert!(!claim("disk", 1500, 500).await);
    assert!(claim("clock", 1500, 500).await);
    assert!(claim("disk", 2000, 1000).await);
    assert!(!claim("disk", 2500, 1500).await);
    // The clock was set back: what was told later than now does not count.
    assert!(claim("disk", 100, -900).await);
    store.forget_notice("disk").await.expect("the store works");
    assert!(claim("disk", 150, -850).await);
    assert!(!claim("clock", 1600, 600).await);
}

laws![kinds_are_claimed_once_in_a_period];
