//! Two hosts on one store, as two processes on one database: each has its own copy of the matches in memory, and the
//! stored state is the truth.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use claim_host::{Clock, CommandError, Host};
use claim_simulation::{Fault, Operation};
use claim_table::Refusal;
use claim_table::limits::Limits;
use futures::future::join_all;
use rand::RngExt;
use tokio::sync::{mpsc, watch};

use super::failures::ReportingMessenger;
use super::*;

/// How often each play is pressed on each host.
const PRESSES: usize = 3;

/// Far more presses than a match needs, even while the store fails.
const MAX_PRESSES: usize = 10_000;

pub(super) type TestHost = Host<ReportingMessenger>;

pub(super) async fn host(store: Arc<dyn Store>) -> TestHost {
    let (_, clock) = Clock::manual(NOW);
    let messenger = ReportingMessenger::unheard();
    let limits = Limits::default();
    let host = Host::load(store, messenger, clock, Duration::ZERO, limits).await;
    host.expect("the matches load")
}

/// One store for two hosts.
fn shared(store: impl Store + 'static) -> [Arc<dyn Store>; 2] {
    let store: Arc<dyn Store> = Arc::new(store);
    [store.clone(), store]
}

/// Two connections to one PostgreSQL database, for two hosts.
async fn connected_twice(schema: &Schema) -> [Arc<dyn Store>; 2] {
    [
        Arc::new(schema.store().await),
        Arc::new(schema.store().await),
    ]
}

/// Executes a command on all hosts concurrently, several times on each. Returns how many succeed; the others must be
/// refused, not fail.
async fn press(hosts: &[TestHost], id: MatchId, command: &Command) -> usize {
    let presses = hosts
        .iter()
        .flat_map(|host| std::iter::repeat_n(host, PRESSES));
    let presses = presses.map(|host| {
        let (host, command) = (host.clone(), command.clone());
        tokio::spawn(async move { host.command(id, command).await })
    });
    let mut answered = 0;
    for result in join_all(presses).await {
        match result.expect("no command panics") {
            Ok(_) => answered += 1,
            Err(CommandError::Refused(_)) => {}
            Err(error) => panic!("{command:?}: {error:?}"),
        }
    }
    answered
}

/// Plays a match to its end; each play is pressed on both hosts concurrently, and must be stored once.
async fn play_on_two_hosts(stores: [Arc<dyn Store>; 2], seed: u64) {
    let store = stores[0].clone();
    let mut rng = rng(seed);
    let steps = random_match(&mut rng);
    save_all(&*store, &steps[..3]).await;
    let [one, other] = stores;
    let hosts = [host(one).await, host(other).await];
    let id = steps[0].after.id();
    let (mut table, _) = load(&*store, id).await;
    while let Some(command) = act(&table, &mut rng) {
        assert_eq!(press(&hosts, id, &command).await, 1, "{command:?}");
        let (next, _) = load(&*store, id).await;
        assert_eq!(next.revision(), table.revision() + 1);
        table = next;
    }
    assert!(table.is_over());
    for host in &hosts {
        let resigned = host.command(id, Command::Resign(UserId(1))).await;
        assert!(matches!(
            resigned,
            Err(CommandError::Refused(Refusal::MatchOver))
        ));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn every_play_on_two_hosts_is_stored_once() {
    let disk = Disk::new();
    play_on_two_hosts(shared(disk.store().await), 1).await;
    play_on_two_hosts(shared(MemoryStore::default()), 2).await;
    play_on_two_hosts(shared(MemoryStore::shared()), 4).await;
    if let Some(schema) = Schema::new().await {
        play_on_two_hosts(connected_twice(&schema).await, 3).await;
    }
}

#[tokio::test]
async fn finished_match_is_cached_until_a_player_is_forgotten() {
    let store = MemoryStore::shared();
    let steps = random_match(&mut rng(5));
    save_all(&store, &steps).await;
    let id = steps[0].after.id();
    let observed = store.connect();
    let reads = Arc::new(AtomicUsize::new(0));
    let counted = reads.clone();
    observed.set_faults(move |operation: Operation| {
        counted.fetch_add(usize::from(operation.name == "load"), Ordering::Relaxed);
        None
    });
    let hosts = [host(Arc::new(store)).await, host(Arc::new(observed)).await];
    let player_of = async |host: &TestHost| {
        let table = host.table(id).await.expect("it loads");
        let seat = steps[0].after.seating().seat_of(UserId(1)).expect("a seat");
        let player = table.seating().player(seat).cloned();
        let record = host.lists().record(&table).await.expect("it loads");
        (player.expect("a player").name.display, record)
    };
    let known = player(UserId(1)).name.display;
    let written = serde_json::json!(known).to_string();
    for _ in 0..3 {
        let (name, record) = player_of(&hosts[1]).await;
        assert!(name == known && record.contains(&written));
    }
    assert_eq!(reads.load(Ordering::Relaxed), 1);
    let forgotten = hosts[0].forget_person(UserId(1)).await;
    forgotten.expect("the person is forgotten");
    let (name, record) = player_of(&hosts[1]).await;
    assert!(name != known && !record.contains(&written) && record.contains(&name));
    assert_eq!(reads.load(Ordering::Relaxed), 2);
}

#[tokio::test]
async fn messages_are_corrected_after_a_process_dies() {
    const LOOKS: u64 = 8;
    let store = MemoryStore::shared();
    let mut rng = rng(6);
    let steps = random_match(&mut rng);
    save_all(&store, &steps[..3]).await;
    let id = steps[0].after.id();
    // This host stores a heartbeat only once, at its start, so the other one will consider it dead.
    let dead = host(Arc::new(store.connect())).await;
    let (messenger, mut reports) = ReportingMessenger::heard();
    let (time, clock) = Clock::manual(NOW);
    let connection = Arc::new(store.connect());
    let alive = Host::load(
        connection,
        messenger,
        clock,
        Duration::ZERO,
        Limits::default(),
    );
    let alive = alive.await.expect("the matches load");
    for host in [&dead, &alive] {
        let table = host.table(id).await.expect("the match is known");
        let command = act(&table, &mut rng).expect("the match runs");
        host.command(id, command).await.expect("the play is legal");
    }
    alive.present(id);
    // The memory store never waits, so yielding is enough for all background work to finish.
    let mut all_reports = async || {
        for _ in 0..1000 {
            tokio::task::yield_now().await;
        }
        std::iter::from_fn(|| reports.try_recv().ok()).count()
    };
    assert!(
        all_reports().await >= 3,
        "both hands and the public message"
    );
    alive.resume();
    let mut updated = 0;
    for look in 1..=LOOKS {
        time.send_replace(NOW + Duration::from_secs(look));
        updated += all_reports().await;
    }
    assert_eq!(
        updated, 3,
        "the dead process's last edits may have arrived late"
    );
}

/// One of two processes on a store, with a connection to Discord that can be cut.
struct Connected {
    host: TestHost,
    is_cut_off: Arc<AtomicBool>,
    reports: mpsc::UnboundedReceiver<()>,
    time: watch::Sender<Timestamp>,
}

impl Connected {
    async fn start(store: &MemoryStore) -> Self {
        let (messenger, reports) = ReportingMessenger::heard();
        let is_cut_off = messenger.cut_off();
        let (time, clock) = Clock::manual(NOW);
        let connection = Arc::new(store.connect());
        let limits = Limits::default();
        let host = Host::load(connection, messenger, clock, Duration::ZERO, limits).await;
        let host = host.expect("the matches load");
        host.resume();
        Self {
            host,
            is_cut_off,
            reports,
            time,
        }
    }

    /// How many messages were posted or edited since the last call.
    fn reports(&mut self) -> usize {
        std::iter::from_fn(|| self.reports.try_recv().ok()).count()
    }
}

/// Lets the clocks of both run for so many seconds.
async fn pass(processes: &[Connected; 2], seconds: u64) {
    for _ in 0..seconds {
        for process in processes {
            process
                .time
                .send_modify(|now| *now = *now + Duration::from_secs(1));
        }
        // The memory store never waits, so the background work is done before the runtime's time goes on.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn others_work_for_a_process_that_cannot_reach_discord() {
    const UNTIL_NOTICED: u64 = 40;
    let store = MemoryStore::shared();
    let mut rng = rng(7);
    let steps = random_match(&mut rng);
    save_all(&store, &steps[..3]).await;
    let id = steps[0].after.id();
    let mut both = [
        Connected::start(&store).await,
        Connected::start(&store).await,
    ];
    pass(&both, 3).await;
    let mut play = async |host: &TestHost| {
        let table = host.table(id).await.expect("the match is known");
        let command = act(&table, &mut rng).expect("the match runs");
        host.command(id, command).await.expect("the play is legal");
        host.present(id);
    };

    // The presenter of the first one fails, until others notice.
    both[0].is_cut_off.store(true, Ordering::Relaxed);
    play(&both[0].host).await;
    pass(&both, UNTIL_NOTICED).await;
    assert!(both[0].host.cluster().is_isolated() && !both[1].host.cluster().is_isolated());
    assert!(
        both.each_mut().map(Connected::reports)[1] >= 3,
        "taken over"
    );
    play(&both[0].host).await;
    pass(&both, 3).await;
    assert!(both.each_mut().map(Connected::reports)[1] > 0, "taken over");

    both[0].is_cut_off.store(false, Ordering::Relaxed);
    pass(&both, UNTIL_NOTICED).await;
    assert!(!both[0].host.cluster().is_isolated());
    let _corrections = both.each_mut().map(Connected::reports);
    play(&both[0].host).await;
    pass(&both, 3).await;
    let [first, second] = both.each_mut().map(Connected::reports);
    assert!(
        first > 0 && second == 0,
        "it works itself: {first}, {second}"
    );
}

/// Ends many matches of the same two players concurrently, on two hosts.
async fn end_matches_at_once(stores: [Arc<dyn Store>; 2]) {
    const MATCHES: usize = 12;
    let store = stores[0].clone();
    let mut rng = rng(3);
    let mut ids = Vec::new();
    for _ in 0..MATCHES {
        let steps = random_match(&mut rng);
        save_all(&*store, &steps[..3]).await;
        ids.push(steps[0].after.id());
    }
    let [one, other] = stores;
    let hosts = [host(one).await, host(other).await];
    let resigned = ids.iter().enumerate().map(|(number, &id)| {
        let (host, user) = (hosts[number % 2].clone(), UserId(1 + number as u64 % 3 / 2));
        tokio::spawn(async move { host.command(id, Command::Resign(user)).await })
    });
    for resigned in join_all(resigned).await {
        let table = resigned.expect("no command panics");
        assert!(table.expect("no conflict is seen").is_over());
    }
    for user in [UserId(1), UserId(2)] {
        let own = store.leaderboard(overall(GUILD), user, 0, 1).await;
        let own = own.expect("the leaderboard loads").own;
        let own = own.expect("the user has played");
        assert_eq!(own.played as usize, MATCHES);
        assert_eq!((own.won + own.lost) as usize, MATCHES);
        // The rating changes form a chain: each match starts from the rating that another one has left.
        let history = store
            .rating_history(Some(GUILD), None, user, u32::MAX)
            .await;
        let mut changes: BTreeMap<_, _> = history
            .expect("the ratings load")
            .into_iter()
            .map(|(before, after)| (before.points.to_bits(), after.points))
            .collect();
        let mut points = claim_table::rating::Rating::default().points;
        for _ in 0..MATCHES {
            let next = changes.remove(&points.to_bits());
            points = next.expect("a match starts from these points");
        }
        assert_eq!(points.to_bits(), own.rating.points.to_bits());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_rating_is_lost_when_matches_end_at_once() {
    let disk = Disk::new();
    end_matches_at_once(shared(disk.store().await)).await;
    end_matches_at_once(shared(MemoryStore::default())).await;
    if let Some(schema) = Schema::new().await {
        end_matches_at_once(connected_twice(&schema).await).await;
    }
}

#[tokio::test]
async fn answered_plays_are_stored_once_while_the_store_fails() {
    let memory = MemoryStore::default();
    let mut rng = rng(4);
    let steps = random_match(&mut rng);
    save_all(&memory, &steps[..3]).await;
    let failing = Arc::new(memory.connect());
    let host = host(failing.clone()).await;
    let mut chance = self::rng(5);
    failing.set_faults(move |_: Operation| match chance.random_range(0..10) {
        0 => Some(Fault::BeforeCommit),
        1 => Some(Fault::AfterCommit),
        2 => Some(Fault::Slow(Duration::ZERO)),
        3 => Some(Fault::LostAnswer(Duration::ZERO)),
        _ => None,
    });
    play_while_failing(&host, &memory, &steps[2].after, &mut rng).await;
}

/// Plays a match to its end on a host whose store fails. `other` is a working connection to the same store.
pub(super) async fn play_while_failing(
    host: &TestHost,
    other: &dyn Store,
    table: &Table,
    rng: &mut ChaCha20Rng,
) {
    let id = table.id();
    let mut table = table.clone();
    for _ in 0..MAX_PRESSES {
        let Some(command) = act(&table, rng) else {
            break;
        };
        let pressed = host.command(id, command.clone()).await;
        let (next, _) = load(other, id).await;
        let stored = next.revision() - table.revision();
        match pressed {
            Ok(answered) => {
                assert_eq!(stored, 1, "{command:?}");
                assert_same(&answered, &next);
            }
            Err(CommandError::Internal(_)) => assert!(stored <= 1, "{command:?}"),
            Err(error) => panic!("{command:?}: {error:?}"),
        }
        table = next;
    }
    assert!(table.is_over());
}
