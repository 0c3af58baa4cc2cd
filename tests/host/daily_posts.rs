//! A year of daily posts by several processes, which are killed and restarted, on a Discord that fails, refuses, and loses
//! answers: each server gets one a day, and never two.

use std::collections::BTreeMap;
use std::future::{pending, poll_fn};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::Duration;

use claim_ai::puzzle::Day;
use claim_host::{Clock, DeliveryError, Destination, Environment, Host, Messenger, Simulation};
use claim_screens::Screen;
use claim_simulation::MemoryStore;
use claim_store::{PuzzleAnswer, PuzzleStore as _, SettingsStore as _, StoredPuzzle};
use claim_table::calendar::Zone;
use claim_table::ids::{ChannelId, GuildId, MessageId, UserId};
use claim_table::settings::{PostPlace, ServerSetting};
use claim_table::timestamp::Timestamp;
use futures::future::BoxFuture;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use tokio::sync::watch;

use crate::e2e::world::UNLIMITED;

/// 1 January 2026.
const START: Timestamp = Timestamp(1_767_225_600_000);

/// How far the clock jumps at a time.
const STEP: Duration = Duration::from_mins(30);

/// For how long Discord remembers a nonce.
const NONCE_LIFETIME: Duration = Duration::from_mins(3);

/// How many processes there are.
const PROCESSES: usize = 3;

/// The servers: zones with and without summer time, whose hours are skipped, come twice, or are on another day than in UTC.
const SERVERS: [(&str, u8); 6] = [
    ("Europe/Berlin", 2),
    ("America/New_York", 19),
    ("Asia/Kathmandu", 9),
    ("Pacific/Auckland", 0),
    ("America/Nuuk", 23),
    ("UTC", 12),
];

/// What a request comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It is carried out.
    Done,
    /// A rate limit is hit.
    Limited,
    /// It fails, and nothing is posted.
    Failed,
    /// It is carried out, and the answer is lost.
    Unanswered,
    /// The process is killed before it is carried out.
    KilledBefore,
    /// The process is killed after it was carried out.
    KilledAfter,
}

/// A message in a channel.
#[derive(Clone, Debug)]
struct Posted {
    nonce: String,
    at: Timestamp,
}

/// What all processes see.
#[derive(Debug)]
struct World {
    clock: watch::Receiver<Timestamp>,
    posts: BTreeMap<ChannelId, Vec<Posted>>,
    /// The channels and times at which something other than [`Fate::Done`] and [`Fate::Limited`] has happened.
    disturbed: Vec<(ChannelId, Timestamp)>,
    /// How many requests were not just carried out.
    failures: usize,
    rng: ChaCha20Rng,
}

impl World {
    fn fate(&mut self) -> Fate {
        match self.rng.random_range(0..40) {
            0 => Fate::Limited,
            1 => Fate::Failed,
            2 => Fate::Unanswered,
            3 => Fate::KilledBefore,
            4 => Fate::KilledAfter,
            _ => Fate::Done,
        }
    }

    /// Posts a message, unless there is one with its nonce.
    fn post(&mut self, channel: ChannelId, nonce: &str) {
        let now = *self.clock.borrow();
        let posts = self.posts.entry(channel).or_default();
        let is_same = |it: &Posted| it.nonce == nonce && now < it.at + NONCE_LIFETIME;
        if !posts.iter().any(is_same) {
            posts.push(Posted {
                nonce: nonce.to_owned(),
                at: now,
            });
        }
    }
}

/// The messenger of a process.
struct Connection {
    world: Arc<Mutex<World>>,
    process: Arc<Process>,
}

impl Messenger for Connection {
    async fn post(
        &self,
        destination: Destination,
        screen: &Screen,
        nonce: &str,
        _: bool,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        let Destination::Channel(channel) = destination else {
            return Err(DeliveryError::NoCommonServer);
        };
        assert!(screen.is_silent, "it does not notify");
        let fate = {
            let mut world = self.world.lock().unwrap_or_else(PoisonError::into_inner);
            let (fate, now) = (world.fate(), *world.clock.borrow());
            world.failures += usize::from(fate != Fate::Done);
            match fate {
                Fate::Done | Fate::Limited => {}
                Fate::Failed | Fate::Unanswered => world.disturbed.push((channel, now)),
                // It may be about to post in other channels.
                Fate::KilledBefore | Fate::KilledAfter => {
                    let all = (1..).take(SERVERS.len()).map(ChannelId);
                    world.disturbed.extend(all.map(|it| (it, now)));
                }
            }
            if matches!(fate, Fate::Done | Fate::Unanswered | Fate::KilledAfter) {
                world.post(channel, nonce);
            }
            fate
        };
        match fate {
            Fate::Done => Ok((channel, MessageId(1))),
            Fate::Limited => Err(DeliveryError::RateLimited(Duration::from_secs(1))),
            Fate::Failed | Fate::Unanswered => Err(anyhow::anyhow!("no answer").into()),
            Fate::KilledBefore | Fate::KilledAfter => {
                self.process.is_killed.store(true, Ordering::Relaxed);
                pending().await
            }
        }
    }

    fn link(&self, _: Option<GuildId>, channel: ChannelId, message: MessageId) -> String {
        format!("{channel}/{message}")
    }

    async fn edit(&self, _: ChannelId, _: MessageId, _: &Screen) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn edit_reply(&self, _: &str, _: &Screen) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn delete(&self, _: ChannelId, _: MessageId) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn is_answering(&self) -> bool {
        true
    }

    async fn is_member(&self, _: GuildId, _: UserId) -> Result<bool, DeliveryError> {
        Ok(true)
    }
}

/// A process: once it is killed, none of its tasks goes on.
#[derive(Debug, Default)]
struct Process {
    is_killed: AtomicBool,
    number: u64,
    seeds: AtomicU64,
}

impl Process {
    fn is_killed(&self) -> bool {
        self.is_killed.load(Ordering::Relaxed)
    }
}

/// What a process gets from its surroundings.
#[derive(Debug)]
struct Surroundings(Arc<Process>);

impl Simulation for Surroundings {
    fn seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.0.number.to_le_bytes());
        let drawn = self.0.seeds.fetch_add(1, Ordering::Relaxed);
        seed[8..16].copy_from_slice(&drawn.to_le_bytes());
        seed
    }

    fn task(&self, mut work: BoxFuture<'static, ()>) -> BoxFuture<'static, ()> {
        let process = self.0.clone();
        Box::pin(poll_fn(move |context| {
            if process.is_killed() {
                return Poll::Ready(());
            }
            work.as_mut().poll(context)
        }))
    }
}

async fn start(
    number: u64,
    store: &MemoryStore,
    clock: &Clock,
    world: &Arc<Mutex<World>>,
) -> (Arc<Process>, Host<Connection>) {
    let process = Arc::new(Process {
        number,
        ..Process::default()
    });
    let connection = Connection {
        world: world.clone(),
        process: process.clone(),
    };
    let surroundings = Arc::new(Surroundings(process.clone()));
    let environment = Environment::simulated(clock.clone(), surroundings);
    let store = Arc::new(store.connect());
    let host = Host::load(store, connection, environment, Duration::ZERO, UNLIMITED).await;
    let host = host.expect("the store works");
    host.resume();
    (process, host)
}

/// How often something has gone wrong so far.
fn failures(world: &Mutex<World>) -> usize {
    let world = world.lock().unwrap_or_else(PoisonError::into_inner);
    world.failures
}

/// Turns the posts of all servers on.
async fn turn_on(store: &MemoryStore) {
    for ((zone, hour), number) in SERVERS.into_iter().zip(1..) {
        let place = PostPlace {
            channel: ChannelId(number),
            locale: "en-US".to_owned(),
        };
        for setting in [
            ServerSetting::PostPlace(Some(place)),
            ServerSetting::PostHour(hour),
            ServerSetting::PostZone(Zone::from_name(zone).expect("a zone")),
        ] {
            let changed = store.change_server_setting(GuildId(number), setting).await;
            changed.expect("the store works");
        }
    }
}

/// A person in each server answers the puzzle of a day, so that there is something to tell.
async fn answer_puzzle(store: &MemoryStore, now: Timestamp) {
    let day = Day::of_unix_ms(now.0);
    let puzzle = StoredPuzzle {
        record: String::new(),
        ratings: None,
    };
    store.save_puzzle(day, &puzzle).await.expect("it is new");
    for number in (1..).take(SERVERS.len()) {
        let answer = PuzzleAnswer {
            day,
            user: UserId(number),
            guild: Some(GuildId(number)),
            name: "player".into(),
            action: "play goblin-3".to_owned(),
            is_solved: true,
            answered_at: now,
        };
        let saved = store.save_puzzle_answer(&answer).await;
        saved.expect("the store works");
    }
}

#[tokio::test(start_paused = true)]
async fn each_server_has_one_post_a_day_and_never_two() {
    let (time, receiver) = watch::channel(START);
    let clock = Clock::Manual(receiver.clone());
    let world = World {
        clock: receiver,
        posts: BTreeMap::new(),
        disturbed: Vec::new(),
        failures: 0,
        rng: ChaCha20Rng::seed_from_u64(1),
    };
    let world = Arc::new(Mutex::new(world));
    let store = MemoryStore::shared();
    turn_on(&store).await;
    let mut rng = ChaCha20Rng::seed_from_u64(2);
    let mut numbers = 1..;
    let mut restart = async |processes: &mut Vec<(Arc<Process>, Host<Connection>)>| {
        processes.retain(|(process, _)| !process.is_killed());
        while processes.len() < PROCESSES {
            let number = numbers.next().expect("a number");
            processes.push(start(number, &store, &clock, &world).await);
        }
    };
    let mut processes = Vec::new();
    let (mut now, end) = (START, START + Duration::from_hours(24 * 365));
    let (mut today, mut was_trouble) = (None, false);
    while now < end {
        restart(&mut processes).await;
        if today != Some(Day::of_unix_ms(now.0)) {
            today = Some(Day::of_unix_ms(now.0));
            answer_puzzle(&store, now).await;
        }
        let has_stopped = rng.random_range(0..50) == 0;
        if has_stopped {
            let stopped = rng.random_range(0..processes.len());
            let (process, host) = processes.swap_remove(stopped);
            host.close().await;
            process.is_killed.store(true, Ordering::Relaxed);
        }
        let known = failures(&world);
        tokio::time::sleep(Duration::from_secs(1)).await;
        let is_trouble = has_stopped || failures(&world) > known;
        // Half of the time, the next half hour begins before anything is made up for.
        let is_settled = was_trouble || (is_trouble && rng.random_range(0..2) == 0);
        was_trouble = is_trouble && !is_settled;
        if is_settled {
            // Time for others to notice it, and to try again. Some of those that were killed are restarted meanwhile.
            for seconds in (10..=100).step_by(10) {
                if rng.random_range(0..4) == 0 {
                    restart(&mut processes).await;
                }
                time.send(now + Duration::from_secs(seconds))
                    .expect("processes use the clock");
                tokio::time::sleep(Duration::from_secs(5)).await;
            }
        }
        now = now + STEP;
        time.send(now).expect("processes use the clock");
    }
    let world = world.lock().unwrap_or_else(PoisonError::into_inner);
    for ((name, _), number) in SERVERS.into_iter().zip(1..) {
        let zone = Zone::from_name(name).expect("a zone");
        let channel = ChannelId(number);
        let mut posts = BTreeMap::new();
        for post in &world.posts[&channel] {
            *posts.entry(zone.day_at(post.at)).or_insert(0) += 1;
        }
        let doubled = posts.iter().find(|(_, count)| **count > 1);
        assert_eq!(doubled, None, "{name}");
        let disturbed = world.disturbed.iter().filter(|(it, _)| *it == channel);
        let disturbed: Vec<_> = disturbed.map(|(_, at)| zone.day_at(*at)).collect();
        // On the first and the last day, the hour may be outside the year.
        let (first, last) = (zone.day_at(START).plus(1), zone.day_at(end).before());
        for day in (first.0..last.0).map(Day) {
            let is_posted = posts.contains_key(&day) || disturbed.contains(&day);
            assert!(is_posted, "{name} has no post on {day}");
        }
        let is_made_up_for = |day: &Day| posts.contains_key(day);
        assert!(disturbed.iter().any(is_made_up_for), "{name}");
    }
}
