//! Limits that hold across processes because the store enforces them: quotas, and one rematch per match.

use futures::future::join_all;

use super::*;

laws![
    quota_is_not_exceeded_by_changes_at_once,
    first_quota_that_is_used_up_is_named,
    what_is_refused_by_a_quota_changes_nothing,
    match_has_one_rematch,
];

/// How many changes are saved at once.
const AT_ONCE: usize = 8;

/// Tables that the same user opens in the same server.
fn tables(count: usize) -> Vec<Step> {
    let mut rng = rng(1);
    let tables = (0..count).map(|_| Step::open(settings(claim(), &mut rng)));
    tables.collect()
}

async fn quota_is_not_exceeded_by_changes_at_once(store: &dyn Store) {
    let tables = tables(AT_ONCE);
    let host = tables[0].after.settings().host;
    let quota = [Quota {
        of: Counted::OpenTablesOf(host),
        max: 3,
    }];
    let saving = tables.iter().map(|table| table.save_within(store, &quota));
    let saved = join_all(saving).await;
    let count = |result: claim_store::Result<()>| saved.iter().filter(|it| **it == result).count();
    assert_eq!(count(Ok(())), 3, "{saved:?}");
    assert_eq!(count(Err(Error::QuotaReached(0))), AT_ONCE - 3, "{saved:?}");
    assert_eq!(store.count(quota[0].of).await, Ok(3));
}

async fn first_quota_that_is_used_up_is_named(store: &dyn Store) {
    let tables = tables(2);
    tables[0].save(store).await.expect("the step is saved");
    let settings = tables[0].after.settings();
    let (host, guild) = (settings.host, settings.guild.expect("a server"));
    let quota = |of, max| Quota { of, max };
    let quotas = [
        quota(Counted::RunningMatchesOf(host), 1),
        quota(Counted::RunningMatchesIn(guild), 1),
        quota(Counted::OpenTablesIn(guild), 1),
        quota(Counted::OpenTablesOf(host), 1),
    ];
    let saved = tables[1].save_within(store, &quotas).await;
    assert_eq!(saved, Err(Error::QuotaReached(2)));
}

async fn what_is_refused_by_a_quota_changes_nothing(store: &dyn Store) {
    let opened = tables(1).remove(0);
    opened.save(store).await.expect("the step is saved");
    let id = opened.after.id();
    let quota = [Quota {
        of: Counted::OpenTablesOf(opened.after.settings().host),
        max: 1,
    }];
    let joined = opened.then(Command::Join(player(UserId(2)), None));
    let saved = joined.save_within(store, &quota).await;
    assert_eq!(saved, Err(Error::QuotaReached(0)));
    assert_same(&load(store, id).await.0, &opened.after);
    joined.save(store).await.expect("the step is saved");
}

async fn match_has_one_rematch(store: &dyn Store) {
    let mut rng = rng(2);
    let first = MatchId::random(&mut rng);
    let rematches: Vec<_> = (0..AT_ONCE)
        .map(|_| {
            Step::open(TableSettings {
                rematch_of: Some(first),
                ..settings(claim(), &mut rng)
            })
        })
        .collect();
    let saved = join_all(rematches.iter().map(|rematch| rematch.save(store))).await;
    let (opened, refused): (Vec<_>, Vec<_>) = saved
        .iter()
        .zip(&rematches)
        .partition(|(saved, _)| saved.is_ok());
    assert_eq!(opened.len(), 1, "{saved:?}");
    let is_conflict = |(saved, _): &(&claim_store::Result<()>, _)| **saved == Err(Error::Conflict);
    assert!(refused.iter().all(is_conflict), "{saved:?}");
    let (_, rematch) = opened[0];
    assert_eq!(store.rematch_of(first).await, Ok(Some(rematch.after.id())));
    // Once the rematch is cancelled, another one can be opened.
    let cancelled = rematch.then(Command::Cancel(UserId(1)));
    cancelled.save(store).await.expect("the step is saved");
    let (_, next) = refused[0];
    next.save(store).await.expect("the step is saved");
}
