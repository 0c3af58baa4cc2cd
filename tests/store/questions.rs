//! Which matches are open, whose they are, and which is whose rematch.

use claim_bot::store::{Audience, Place};

use super::*;

/// Saves a match as far as that step.
async fn saved(store: &Store, terms: Terms, steps: usize, rng: &mut ChaCha20Rng) -> Table {
    let all = match_of(terms, rng);
    let count = steps.min(all.len());
    save_all(store, &all[..count]).await;
    all[count - 1].after.clone()
}

/// Remembers the public message of a match as so many changes behind.
async fn show(store: &Store, table: &Table, behind: u32) -> Shown {
    let shown = Shown {
        audience: Audience::Everybody,
        place: Place::Nowhere,
        revision: table.revision() - behind,
        posted: table.line_count(),
        retired: None,
    };
    let remembered = store.save_shown(table.id(), &shown).await;
    remembered.expect("the message is saved");
    shown
}

#[tokio::test]
async fn the_start_loads_what_may_change_or_is_not_shown_yet() {
    let (disk, mut rng) = (Disk::new(), rng(1));
    let store = disk.store().await;
    let mut expected = Vec::new();
    for (steps, behind) in [
        (1, None),
        (2, Some(0)),
        (3, Some(1)),
        (20, None),
        (30, Some(0)),
        (usize::MAX, Some(1)),
    ] {
        let table = saved(&store, terms(claim(), &mut rng), steps, &mut rng).await;
        let mut shown = Vec::new();
        if let Some(behind) = behind {
            shown.push(show(&store, &table, behind).await);
        }
        expected.push((table, shown));
    }
    // Neither an ended match that is shown as it ended, nor one that has no messages.
    for shown in [true, false] {
        let table = saved(&store, terms(claim(), &mut rng), usize::MAX, &mut rng).await;
        if shown {
            show(&store, &table, 0).await;
        }
    }
    let opened = Step::open(terms(claim(), &mut rng));
    let cancelled = opened.then(Command::Cancel(UserId(1)));
    save_all(&store, &[opened, cancelled.clone()]).await;
    let shown = show(&store, &cancelled.after, 1).await;
    expected.push((cancelled.after, vec![shown]));

    expected.sort_by_key(|(table, _)| table.id());
    let found = store.load_open().await.expect("the matches load");
    assert_eq!(found.len(), expected.len());
    for ((found, found_shown), (table, shown)) in found.iter().zip(&expected) {
        assert_same(found, table);
        assert_eq!(found_shown, shown);
    }
}

#[tokio::test]
async fn ones_open_matches_come_oldest_first() {
    let (disk, mut rng) = (Disk::new(), rng(2));
    let store = disk.store().await;
    let mut ids = Vec::new();
    for (opened, steps) in [(30, 1), (10, 20), (20, usize::MAX), (20, 2)] {
        let terms = Terms {
            opened: Timestamp(NOW.0 + opened),
            ..terms(claim(), &mut rng)
        };
        ids.push(saved(&store, terms, steps, &mut rng).await.id());
    }
    let of = async |user| store.open_matches_of(UserId(user)).await.ok();
    assert_eq!(of(1).await, Some(vec![ids[1], ids[3], ids[0]]));
    assert_eq!(of(2).await, Some(vec![ids[1], ids[3]]));
    assert_eq!(of(3).await, Some(Vec::new()));
}

#[tokio::test]
async fn a_rematch_is_found_unless_it_was_called_off() {
    let (disk, mut rng) = (Disk::new(), rng(3));
    let store = disk.store().await;
    let first = saved(&store, terms(claim(), &mut rng), usize::MAX, &mut rng).await;
    let rematch = async || store.rematch_of(first.id()).await.ok().flatten();
    assert_eq!(rematch().await, None);
    let mut again = |opened| Terms {
        rematch_of: Some(first.id()),
        opened: Timestamp(NOW.0 + opened),
        ..terms(claim(), &mut rng)
    };
    let called_off = Step::open(again(1));
    called_off.save(&store).await.expect("the step is saved");
    assert_eq!(rematch().await, Some(called_off.after.id()));
    let leave = called_off.then(Command::Leave(UserId(1)));
    leave.save(&store).await.expect("the step is saved");
    assert_eq!(rematch().await, None);
    let second = Step::open(again(2));
    second.save(&store).await.expect("the step is saved");
    assert_eq!(rematch().await, Some(second.after.id()));
    let expired = second.then(Command::Flag);
    expired.save(&store).await.expect("the step is saved");
    assert_eq!(rematch().await, None);
}
