//! The matches' bots take turns at thinking: a match with many bots does not keep others waiting.

use claim_ai::Level;
use claim_host::{Environment, Simulation};
use futures::future::BoxFuture;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

use super::*;

/// How many matches there are. Only one of all their bots searches at a time.
const MATCHES: usize = 4;

/// How many actions the test waits for, in all matches together.
const ACTIONS: u32 = 400;

/// How often bots of one match may act while one of another match waits. Two at most once it is in the queue; but on a busy
/// machine it may be there late, and the test may see that late. Bots that do not take turns act on
/// until it is the turn of their match's person.
const MAX_ACTIONS_BETWEEN: u32 = 10;

/// An environment with two processors, so that only one bot searches at a time on any machine.
#[derive(Debug, Default)]
struct TwoProcessors {
    seeds: AtomicU64,
}

impl Simulation for TwoProcessors {
    fn seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        let number = self.seeds.fetch_add(1, Ordering::Relaxed);
        seed[..8].copy_from_slice(&number.to_le_bytes());
        seed
    }

    fn task(&self, work: BoxFuture<'static, ()>) -> BoxFuture<'static, ()> {
        work
    }
}

#[tokio::test]
async fn bot_searches_are_scheduled_fairly() {
    let (sender, clock) = Clock::manual(NOW);
    let environment = Environment::simulated(clock, Arc::new(TwoProcessors::default()));
    let test = TestHost::build(environment, sender, Barrier::new(1).into()).await;
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let mut tables = Vec::new();
    for _ in 0..MATCHES {
        let setup = Setup::random(GameKind::ClaimIt, 5, &Options::default(), &mut rng);
        let against_bots = TableRequest {
            setup: setup.expect("Claim It is for up to five"),
            bots: vec![Level::Medium; 4],
            starts_if_full: true,
            ..request()
        };
        let table = test.host.tables().open_table(against_bots, person(1)).await;
        tables.push(table.expect("the match starts"));
    }
    // In the first matches, bots have acted while the others were opened.
    for table in &mut tables {
        *table = test.host.table(table.id()).await.expect("it is stored");
    }
    // `acted[a][b]`: how often bots have acted in match b since one in match a began to wait.
    let mut acted = [[0; MATCHES]; MATCHES];
    let mut seen = 0;
    while seen < ACTIONS {
        for (number, before) in tables.iter_mut().enumerate() {
            let table = test.host.table(before.id()).await.expect("it is stored");
            if table.line_count() > before.line_count() {
                seen += table.line_count() - before.line_count();
                for waiting in &mut acted {
                    waiting[number] += table.line_count() - before.line_count();
                }
                acted[number] = [0; MATCHES];
            }
            *before = table;
            let Some(dealt) = before.running() else {
                panic!("match {number} was over before the bots had acted {ACTIONS} times");
            };
            if before.bot_to_act().is_none() && dealt.to_act().is_some() {
                acted[number] = [0; MATCHES];
                let played = test.host.command(before.id(), act(before)).await;
                played.expect("it is the person's turn");
            }
            let most = acted[number].into_iter().max();
            assert!(
                most <= Some(MAX_ACTIONS_BETWEEN),
                "a bot in match {number} has waited too long: {acted:?}"
            );
        }
        tokio::task::yield_now().await;
    }
}
