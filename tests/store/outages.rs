//! Outages that are noticed only after a while: no player loses by time in which they could not act.

use std::sync::Arc;

use claim_discord::GatewayContact;
use claim_host::{Clock, Host};
use claim_table::limits::Limits;
use tokio::sync::watch;
use tokio::time::Instant;

use super::failures::ReportingMessenger;
use super::*;

/// How long before the deadline the gateway is heard from for the last time.
const SILENT_BEFORE: Duration = Duration::from_secs(40);

/// Longer than a deadline is put off for a sign of life that is due, and than heartbeats are apart.
const SOON: Duration = Duration::from_secs(16);

/// A match whose deadline has just passed, and during whose last seconds the gateway has been silent.
struct SilentMatch {
    host: Host<ReportingMessenger>,
    id: MatchId,
    deadline: Timestamp,
    silent_since: watch::Sender<Option<Instant>>,
}

impl SilentMatch {
    async fn new() -> Self {
        let store = MemoryStore::default();
        let steps = random_match(&mut rng(9));
        save_all(&store, &steps[..20]).await;
        let table = &steps[19].after;
        let deadline = table.deadline().expect("a turn has a limit");
        let clock = Clock::Runtime {
            origin: Instant::now(),
            shown: watch::channel(deadline - 2 * SILENT_BEFORE).1,
        };
        let messenger = ReportingMessenger::unheard();
        let silent_since = messenger.silent_since();
        let limits = Limits::default();
        let host = Host::load(Arc::new(store), messenger, clock, Duration::ZERO, limits).await;
        let host = host.expect("the matches load");
        host.resume();
        tokio::time::sleep(SILENT_BEFORE).await;
        silent_since.send_replace(Some(Instant::now()));
        // The memory store never waits, so the background work is done before the runtime's time goes on.
        tokio::time::sleep(SILENT_BEFORE + Duration::from_millis(1)).await;
        Self {
            host,
            id: table.id(),
            deadline,
            silent_since,
        }
    }

    async fn table(&self) -> Table {
        let table = self.host.table(self.id).await;
        table.expect("the match is known")
    }
}

#[tokio::test(start_paused = true)]
async fn outage_that_began_shortly_before_a_deadline_is_added_to_it_from_its_start() {
    let game = SilentMatch::new().await;
    tokio::time::sleep(GatewayContact::MAX_SILENCE).await;
    assert_eq!(game.table().await.deadline(), Some(game.deadline));
    game.silent_since.send_replace(None);
    tokio::time::sleep(SOON).await;
    let added = game.table().await.deadline();
    let added = added.map(|moved| moved.saturating_duration_since(game.deadline));
    let outage = SILENT_BEFORE + GatewayContact::MAX_SILENCE;
    assert!(added.is_some_and(|it| it >= outage && it <= outage + SOON));
}

#[tokio::test(start_paused = true)]
async fn deadline_is_enforced_once_a_quiet_gateway_is_heard_from() {
    let game = SilentMatch::new().await;
    assert!(!game.table().await.is_over());
    game.silent_since.send_replace(None);
    tokio::time::sleep(SOON).await;
    let end = game.table().await;
    assert!(end.is_over());
    assert_eq!(end.deadline(), None);
}

#[tokio::test]
async fn time_is_given_back_after_many_starts_without_an_answer_of_discord() {
    const INTERVAL: Duration = Duration::from_secs(10);
    let store = MemoryStore::default();
    let steps = random_match(&mut rng(9));
    save_all(&store, &steps[..20]).await;
    let before = &steps[19].after;
    for start in 0..5 {
        let (_, clock) = Clock::manual(NOW + INTERVAL * start);
        let connection = Arc::new(store.connect());
        let (messenger, limits) = (ReportingMessenger::unheard(), Limits::default());
        let host = Host::load(connection, messenger, clock, Duration::ZERO, limits).await;
        host.expect("the matches load").close().await;
    }
    let (after, _) = load(&store, before.id()).await;
    let later = before.deadline().map(|at| at + INTERVAL * 4);
    assert_eq!(after.deadline(), later);
}
