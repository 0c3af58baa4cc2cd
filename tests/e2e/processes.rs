//! Several bots on one database, like processes on several machines. They get interactions by HTTPS in turn, and each
//! can be killed.

use std::net::SocketAddr;
use std::time::Duration;

use claim_bot::app;
use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use sqlx::postgres::PgListener;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use super::control::POLL_INTERVAL;
use super::world::{World, free_address};
use crate::store::server;

/// The initial time of the bots' clock.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// How often a bot stores a heartbeat.
pub(super) const BEAT: Duration = Duration::from_secs(1);

/// How long after its last heartbeat a process counts as alive.
const DEAD_AFTER: Duration = Duration::from_secs(3);

/// The bots, and the clock that they share.
pub(super) struct Processes {
    bots: Vec<Bot>,
    time: watch::Sender<Timestamp>,
    clock: Clock,
    /// Is notified of each heartbeat that is stored.
    beats: PgListener,
}

/// A bot, running in this process on a separate runtime.
struct Bot {
    address: SocketAddr,
    end: oneshot::Sender<End>,
    task: JoinHandle<()>,
}

/// How a bot ends.
enum End {
    /// It is shut down.
    Stop,
    /// Its tasks are dropped wherever they are, as if its process was killed.
    Kill,
}

impl Processes {
    /// Starts `count` bots on the database of a world.
    pub(super) async fn start(world: &World, count: usize, bot_pause: Duration) -> Self {
        let (time, clock) = Clock::manual(START);
        let beats = PgListener::connect(&world.database_url()).await;
        let mut processes = Self {
            bots: Vec::new(),
            time,
            clock,
            beats: beats.expect("the server lets us in"),
        };
        for number in 0..count {
            processes.add(world, bot_pause).await;
            if number == 0 {
                processes.listen(world).await;
            }
        }
        processes.direct(world, 0..count).await;
        processes
    }

    /// Makes the database notify this test of heartbeats.
    async fn listen(&mut self, world: &World) {
        let mut connection = server::connect(&world.database_url()).await;
        let trigger = "CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
                       PERFORM pg_notify('beats', NEW.heartbeat_ms::text); RETURN NULL; END $$; \
                       CREATE TRIGGER tell AFTER INSERT OR UPDATE ON processes \
                       FOR EACH ROW EXECUTE FUNCTION tell()";
        server::execute(&mut connection, trigger).await;
        self.beats.listen("beats").await.expect("it listens");
    }

    /// Starts another bot.
    async fn add(&mut self, world: &World, bot_pause: Duration) {
        let address = free_address();
        let mut config = world.config(Some(address));
        config.bot_pause = bot_pause;
        let clock = self.clock.clone();
        let last = world.last_request().await;
        let (end, ended) = oneshot::channel();
        let task = tokio::task::spawn_blocking(move || {
            let runtime = tokio::runtime::Runtime::new().expect("a runtime");
            let (stop, stopped) = oneshot::channel::<()>();
            runtime.block_on(async {
                let stopped = async { drop(stopped.await) };
                let mut run = std::pin::pin!(app::run(&config, clock, stopped));
                tokio::select! {
                    ended = &mut run => panic!("the bot has stopped: {ended:?}"),
                    end = ended => match end {
                        Ok(End::Stop) => {
                            drop(stop);
                            run.await.expect("the bot stops without an error");
                        }
                        Ok(End::Kill) | Err(_) => {}
                    },
                }
            });
            runtime.shutdown_background();
        });
        world.wait_for_registration(last).await;
        self.bots.push(Bot { address, end, task });
    }

    /// From now on, interactions go to these bots.
    pub(super) async fn direct(&self, world: &World, bots: impl IntoIterator<Item = usize>) {
        let addresses = bots.into_iter().map(|bot| self.bots[bot].address);
        world.send_interactions_to(addresses.collect()).await;
    }

    /// Kills a bot. From then on, interactions go to the others.
    pub(super) async fn kill(&mut self, world: &World, bot: usize) {
        let bot = self.bots.remove(bot);
        assert!(bot.end.send(End::Kill).is_ok(), "the bot has already ended");
        bot.task.await.expect("the bot does not panic");
        self.direct(world, 0..self.bots.len()).await;
    }

    /// Shuts a bot down.
    pub(super) async fn stop(&mut self, world: &World, bot: usize) {
        let bot = self.bots.remove(bot);
        if !self.bots.is_empty() {
            self.direct(world, 0..self.bots.len()).await;
        }
        assert!(bot.end.send(End::Stop).is_ok(), "the bot has already ended");
        bot.task.await.expect("the bot does not panic");
    }

    /// Shuts all bots down.
    pub(super) async fn end(mut self, world: &World) {
        while !self.bots.is_empty() {
            self.stop(world, 0).await;
        }
    }

    /// The current time of the shared clock.
    pub(super) fn now(&self) -> Timestamp {
        *self.time.borrow()
    }

    /// Moves the clock, and waits until every bot has stored a heartbeat with the new time.
    pub(super) async fn advance(&mut self, time: Duration) {
        let now = self.now() + time;
        self.time.send_replace(now);
        let mut heard = 0;
        while heard < self.bots.len() {
            let beat = self.beats.recv().await.expect("the server notifies us");
            let at: i64 = beat.payload().parse().expect("a time");
            heard += usize::from(at >= now.0);
        }
    }

    /// Moves the clock until the other processes must have taken over from one that was killed, and checks that.
    pub(super) async fn wait_for_takeover(&mut self, world: &World) {
        // After the lease, one heartbeat to find the matches, and another one to be sure that this is done.
        self.wait(DEAD_AFTER + 2 * BEAT).await;
        let left = "SELECT COUNT(*) FROM matches m WHERE m.due_ms <= $1 AND NOT EXISTS \
                    (SELECT 1 FROM processes p WHERE p.id = m.worker_id)";
        let left: i64 = sqlx::query_scalar(left)
            .bind(self.now().0 - 1000)
            .fetch_one(&mut server::connect(&world.database_url()).await)
            .await
            .expect("the matches are counted");
        assert_eq!(left, 0, "matches that no live process has taken over");
    }

    /// Waits until nothing is left to do in any match, such as a message to update.
    pub(super) async fn wait_until_settled(&self, world: &World) {
        let mut connection = server::connect(&world.database_url()).await;
        let mut polls = tokio::time::interval(POLL_INTERVAL);
        loop {
            polls.tick().await;
            let due = sqlx::query_scalar("SELECT COUNT(*) FROM matches WHERE due_ms <= $1")
                .bind(self.now().0)
                .fetch_one(&mut connection);
            let due: i64 = due.await.expect("the matches are counted");
            if due == 0 {
                return;
            }
        }
    }

    /// Moves the clock heartbeat by heartbeat until something has happened.
    pub(super) async fn until<T>(&mut self, happened: impl Future<Output = T>) -> T {
        let mut happened = std::pin::pin!(happened);
        loop {
            tokio::select! {
                done = &mut happened => return done,
                () = self.advance(BEAT) => {}
            }
        }
    }

    /// Moves the clock heartbeat by heartbeat, by this time in total.
    async fn wait(&mut self, time: Duration) {
        let until = self.now() + time;
        while self.now() < until {
            self.advance(BEAT).await;
        }
    }
}
