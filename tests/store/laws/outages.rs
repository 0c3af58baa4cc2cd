//! Heartbeats, and outages that are added to the deadlines.

use claim_store::Heartbeats;

use super::*;

laws![
    contact_uses_optimistic_locking,
    outage_moves_the_deadlines_of_what_is_open,
];

/// The heartbeat of a process that is running and connected to Discord at `now`.
fn contact_at(now: Timestamp) -> Heartbeats {
    Heartbeats {
        alive_at: now,
        discord_at: now,
    }
}

async fn contact_uses_optimistic_locking(store: &dyn Store) {
    let (first, second) = (contact_at(NOW), contact_at(NOW + Duration::from_secs(1)));
    assert_eq!(store.heartbeats().await.expect("it loads"), None);
    let save = async |before, after| {
        store
            .replace_heartbeats(before, after, Duration::ZERO)
            .await
    };
    assert!(matches!(
        save(Some(first), second).await,
        Err(Error::Conflict)
    ));
    save(None, first).await.expect("it is saved");
    assert!(matches!(save(None, second).await, Err(Error::Conflict)));
    save(Some(first), second).await.expect("it is saved");
    assert!(matches!(
        save(Some(first), first).await,
        Err(Error::Conflict)
    ));
    assert_eq!(store.heartbeats().await.expect("it loads"), Some(second));
}

async fn outage_moves_the_deadlines_of_what_is_open(store: &dyn Store) {
    let mut rng = rng(9);
    let (running, ended) = (random_match(&mut rng), random_match(&mut rng));
    let open = Step::open(settings(claim(), &mut rng));
    save_all(store, &running[..20]).await;
    save_all(store, &ended).await;
    open.save(store).await.expect("the table is saved");
    let outage = Duration::from_hours(5);
    let contact = contact_at(NOW);
    let moved = store
        .replace_heartbeats(Some(contact), contact, outage)
        .await;
    assert!(matches!(moved, Err(Error::Conflict)));
    let before = &running[19].after;
    assert_same(&load(store, before.id()).await.0, before);

    let moved = store.replace_heartbeats(None, contact, outage).await;
    moved.expect("the outage is added to the deadlines");
    for before in [before, &open.after] {
        let (after, _) = load(store, before.id()).await;
        let later = |at: Option<Timestamp>| at.map(|at| at + outage);
        assert!(before.deadline().is_some());
        assert_eq!(after.deadline(), later(before.deadline()));
        assert_eq!(after.reminder(), later(before.reminder()));
        assert_eq!(after.revision(), before.revision() + 1);
    }
    let end = &ended[ended.len() - 1].after;
    assert_same(&load(store, end.id()).await.0, end);
    // A change that is based on the table before the outage is stale.
    let stale = running[20].save(store).await;
    assert!(matches!(stale, Err(Error::Conflict)));
}
