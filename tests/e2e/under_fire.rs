//! Three processes on one database, of which a random one is killed and restarted every two seconds: people can play
//! their matches to the end, and every answered play is stored.
//!
//! `CLAIM_BOT_LOAD_MATCHES` sets how many matches are played; with `--nocapture`, the test prints figures.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures::future::join_all;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use tokio::sync::oneshot;

use super::matches::{ACTIONS, Match, Record, notation};
use super::message::Message;
use super::process::{Launch, Process};
use super::world::{CHANNEL, World, free_address};

/// How many matches are played without `CLAIM_BOT_LOAD_MATCHES`.
const DEFAULT_MATCHES: usize = 3;

/// How many matches are played at the same time.
const AT_ONCE: usize = 12;

const PROCESSES: usize = 3;

/// How long players wait for a turn before they ask for their hands. A takeover is far faster.
const TIMEOUT: Duration = Duration::from_secs(30);

/// How often a process is killed.
const KILL_INTERVAL: Duration = Duration::from_secs(2);

/// The processes.
struct Programs {
    launches: Vec<Launch>,
    addresses: Vec<SocketAddr>,
    running: Vec<Process>,
}

/// Figures that are collected while matches are played.
#[derive(Debug, Default)]
struct Figures {
    answered: AtomicUsize,
    unanswered: AtomicUsize,
    /// How often players asked for their hands, because no hand to play from was shown.
    asked: AtomicUsize,
    /// How long it took each time until the next turn was shown.
    waits: std::sync::Mutex<Vec<Duration>>,
}

impl Programs {
    async fn start(world: &World) -> Self {
        let addresses: Vec<_> = (0..PROCESSES).map(|_| free_address()).collect();
        let folder = |number: usize| -> PathBuf {
            let folder = world.folder().join(number.to_string());
            std::fs::create_dir_all(&folder).expect("the folder is writable");
            folder
        };
        let launches = addresses.iter().enumerate().map(|(number, address)| {
            let launch = Launch::of(world).in_folder(&folder(number));
            let launch = launch.with("CLAIM_BOT_INTERACTIONS_LISTEN", &address.to_string());
            launch.with("CLAIM_BOT_BOTS_PAUSE_MS", "0")
        });
        let launches: Vec<_> = launches.collect();
        let mut running = Vec::new();
        for launch in &launches {
            let last = world.last_request().await;
            running.push(launch.start());
            world.wait_for_registration(last).await;
        }
        world.send_interactions_to(addresses.clone()).await;
        Self {
            launches,
            addresses,
            running,
        }
    }

    /// Kills a process with SIGKILL, and starts it again.
    async fn kill(&mut self, number: usize) {
        let killed = self.running.swap_remove(number);
        killed.kill().await;
        let started = self.launches[number].start();
        self.running.push(started);
        let last = self.running.len() - 1;
        self.running.swap(number, last);
    }

    /// Shuts down and restarts the processes one after the other, as for a rolling update. Returns when this is done
    /// and `end` has come.
    async fn replace_all(&mut self, world: &World, end: oneshot::Receiver<()>) {
        for number in 0..PROCESSES {
            let mut stopped = self.running.remove(number);
            stopped.signal("TERM");
            let report = stopped.wait_for_exit().await;
            assert_eq!(report.code, Some(0), "{}", report.err);
            let last = world.last_request().await;
            self.running.insert(number, self.launches[number].start());
            world.wait_for_registration(last).await;
            // By now, the new process listens. This request also waits until it answers.
            world.send_interactions_to(self.addresses.clone()).await;
        }
        // The sender is dropped when all matches are over.
        drop(end.await);
    }

    /// Shuts all processes down.
    async fn end(self) {
        for mut process in self.running {
            process.signal("TERM");
            let report = process.wait_for_exit().await;
            assert_eq!(report.code, Some(0), "{}", report.err);
        }
    }

    /// Kills random processes until `end`. Returns how many.
    async fn kill_until(&mut self, mut end: oneshot::Receiver<()>, rng: &mut StdRng) -> usize {
        // The first tick is immediate, so at least one process is killed.
        let mut times = tokio::time::interval(KILL_INTERVAL);
        let mut kills = 0;
        loop {
            tokio::select! {
                biased;
                _ = &mut end => return kills,
                _ = times.tick() => {}
            }
            self.kill(rng.random_range(0..PROCESSES)).await;
            kills += 1;
        }
    }
}

/// The line of the record at which a button acts.
fn line_of(custom_id: &str) -> u32 {
    let line = custom_id
        .split(':')
        .nth(2)
        .and_then(|line| line.parse().ok());
    line.expect("the id of an action")
}

/// Plays a match to its end, and repeats presses that were not answered. Returns the answered actions by their lines.
async fn play(game: &Match, figures: &Figures) -> BTreeMap<u32, String> {
    let mut answered = BTreeMap::new();
    let mut begun = Instant::now();
    let [first, second] = &game.players;
    let is_over = |message: &Message| message.is_public_result_of(&game.id);
    loop {
        let known = answered.last_key_value().map(|(line, _)| *line);
        let is_turn = |message: &Message| {
            let actions = message.actions_in(&game.id);
            actions.first().is_some_and(|it| Some(line_of(it)) > known)
        };
        let (seat, hand) = tokio::select! {
            hand = first.wait_for_message("dm", is_turn) => (0, hand),
            hand = second.wait_for_message("dm", is_turn) => (1, hand),
            _ = first.wait_for_message(CHANNEL, is_over) => return answered,
            () = tokio::time::sleep(TIMEOUT) => {
                // A killed process's edit may have arrived late and have overwritten a newer one, so ask for the hand.
                figures.asked.fetch_add(1, Ordering::Relaxed);
                for player in &game.players {
                    let asked = player.command_without_waiting("dm", "claim hand", json!({}));
                    player.interaction_outcome(&asked.await).await;
                }
                continue;
            }
        };
        figures
            .waits
            .lock()
            .expect("no panic")
            .push(begun.elapsed());
        let action = hand.actions().swap_remove(0);
        let player = &game.players[seat];
        // A late edit by another process may have taken the button away for a moment.
        let interaction = player.press_on_its_way(&hand, &action).await;
        let outcome = player.interaction_outcome(&interaction).await;
        if outcome["how"] == "deferred_update" {
            // No answer yet: the process may be killed before it stores the play.
            continue;
        }
        if outcome["state"] == "answered" {
            figures.answered.fetch_add(1, Ordering::Relaxed);
            answered.insert(line_of(&action), notation(&action));
            begun = Instant::now();
        } else {
            figures.unanswered.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Plays `count` matches at the same time, in a new world, while processes are killed. Returns the number of kills, or
/// `None` if PostgreSQL is not installed.
async fn play_under_fire(count: usize, rng: &mut StdRng, figures: &Figures) -> Option<usize> {
    let world = World::with_postgres_without_bot().await?;
    let mut programs = Programs::start(&world).await;
    let mut games = Vec::new();
    for number in 0..count {
        let host = world.newcomer(&format!("host{number}")).await;
        let guest = world.newcomer(&format!("guest{number}")).await;
        let options = json!({"opponent": guest.name()});
        games.push(Match::start_with(CHANNEL, &host, &guest, options).await);
    }
    let (end, ended) = oneshot::channel();
    let playing = async {
        let all = join_all(games.iter().map(|game| play(game, figures))).await;
        drop(end);
        all
    };
    let (answered, kills) = tokio::join!(playing, programs.kill_until(ended, rng));
    for (game, answered) in games.iter().zip(answered) {
        let end = game.wait_for_results().await;
        let record = Record::of(&game.players[0], &end).await;
        claim_rules::record::check(&record.text).expect("the record is valid");
        assert_eq!(
            record.actions().len(),
            ACTIONS,
            "every action is stored exactly once"
        );
        let lines: Vec<_> = record.text.lines().collect();
        for (line, action) in &answered {
            let stored = lines[*line as usize];
            assert!(
                stored.contains(action),
                "line {line} is {stored}, not {action}"
            );
        }
    }
    // Killed, not shut down: one may have been started just now, and cannot handle the signal yet.
    for process in programs.running {
        process.kill().await;
    }
    world.end_unread().await;
    Some(kills)
}

#[tokio::test]
async fn nothing_answered_is_lost_while_processes_are_killed() {
    let count = std::env::var("CLAIM_BOT_LOAD_MATCHES").ok();
    let count = count.map_or(DEFAULT_MATCHES, |it| it.parse().expect("a number"));
    let mut rng = StdRng::seed_from_u64(15);
    let figures = Figures::default();
    let (mut kills, mut played, begun) = (0, 0, Instant::now());
    while played < count {
        let now = AT_ONCE.min(count - played);
        let Some(killed) = Box::pin(play_under_fire(now, &mut rng, &figures)).await else {
            return;
        };
        kills += killed;
        played += now;
    }
    let mut waits = figures.waits.lock().expect("no panic").clone();
    waits.sort_unstable();
    let share = |per_mille: usize| waits[(waits.len() - 1) * per_mille / 1000].as_millis();
    println!(
        "{played} matches in {:?}, {kills} kills: {} plays answered, {} not answered; 0 lost, \
         0 doubled, all results shown; hands asked for {} times; until the next turn was shown: \
         median {} ms, 99 % {} ms, longest {} ms",
        begun.elapsed(),
        figures.answered.load(Ordering::Relaxed),
        figures.unanswered.load(Ordering::Relaxed),
        figures.asked.load(Ordering::Relaxed),
        share(500),
        share(990),
        share(1000),
    );
}

#[tokio::test]
async fn everything_is_answered_while_processes_are_replaced() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let mut programs = Programs::start(&world).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let figures = Figures::default();
    let (end, ended) = oneshot::channel();
    let playing = async {
        play(&game, &figures).await;
        drop(end);
    };
    tokio::join!(playing, programs.replace_all(&world, ended));
    assert_eq!(figures.unanswered.load(Ordering::Relaxed), 0);
    let end = game.wait_for_results().await;
    let record = Record::of(&anna, &end).await;
    assert_eq!(record.actions().len(), ACTIONS);
    programs.end().await;
    world.end_unread().await;
}
