//! A match during which the bot is killed many times, compared with the same match without crashes.

use claim_host::Clock;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use super::database::StoredMatch;
use super::message::Message;
use super::person::Person;
use super::process::{Launch, Process};
use super::tracked_match::{TrackedMatch, choice};
use super::world::{CHANNEL, World};

/// How many times the bot is killed during the match.
const KILLS: usize = 20;

/// The number of plays in a match.
const PLAYS: usize = 52;

/// The minimum number of requests that a play causes: the reply, and the edits of the public message and of the other
/// hand.
const MIN_REQUESTS_PER_PLAY: u64 = 3;

/// The minimum number of requests at a start: the gateway's address, the application, the commands, and the gateway's
/// address again.
const MIN_REQUESTS_AT_START: u64 = 4;

/// When the bot is killed, relative to a play.
#[derive(Clone, Copy, Debug)]
enum CrashPoint {
    /// Immediately after sending the press.
    Pressed,
    /// Immediately after the answer to the press.
    Answered,
    /// After that many requests since the press.
    After(u64),
    /// Immediately after the answer, and again after that many requests of the next start.
    Twice(u64),
}

impl CrashPoint {
    fn random(rng: &mut StdRng) -> Self {
        match rng.random_range(0..6) {
            0 => Self::Pressed,
            1 => Self::Answered,
            2 => Self::Twice(rng.random_range(1..=MIN_REQUESTS_AT_START)),
            _ => Self::After(rng.random_range(1..=MIN_REQUESTS_PER_PLAY)),
        }
    }
}

/// A match and the bot that is killed during it.
struct CrashRun {
    world: World,
    launch: Launch,
    bot: Option<Process>,
    /// The plays whose presses were answered: the number of the line, and the button.
    answered: Vec<(usize, String)>,
    kills: usize,
}

impl CrashRun {
    async fn kill(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.kill().await;
            self.kills += 1;
        }
    }

    fn start(&mut self) {
        self.bot = Some(self.launch.start());
    }

    /// Plays an action, kills the bot at `moment`, and starts it again.
    async fn play_and_kill(&mut self, game: &TrackedMatch, moment: CrashPoint) {
        let (player, hand, stored) = game.wait_for_turn(&self.world).await;
        let button = choice(&hand, &stored);
        let (sessions, last) = (self.world.sessions().await, self.world.last_request().await);
        let press = player.press_without_waiting(&hand, &button).await;
        match moment {
            CrashPoint::Pressed => {}
            CrashPoint::Answered | CrashPoint::Twice(_) => {
                self.world.wait_for_request(last, is_callback).await;
            }
            CrashPoint::After(count) => self.world.wait_for_requests(last, count).await,
        }
        self.kill().await;
        if let CrashPoint::Twice(count) = moment {
            let last = self.world.last_request().await;
            self.start();
            self.world.wait_for_requests(last, count).await;
            self.kill().await;
        }
        self.start();
        // If the press is still unanswered, it fails now instead of after three seconds.
        let path = format!("/interactions/{press}/age");
        self.world.control.post(&path, json!({"seconds": 3})).await;
        self.note(&player, &press, &stored, button).await;
        self.world.wait_for_session(sessions).await;
    }

    /// Plays an action.
    async fn play(&mut self, game: &TrackedMatch) {
        let (player, hand, stored) = game.wait_for_turn(&self.world).await;
        let button = choice(&hand, &stored);
        let press = player.press_without_waiting(&hand, &button).await;
        self.note(&player, &press, &stored, button).await;
    }

    async fn note(&mut self, player: &Person, press: &str, stored: &StoredMatch, button: String) {
        let outcome = player.interaction_outcome(press).await;
        if outcome["state"] == "answered" {
            self.answered.push((stored.lines.len(), button));
        }
    }
}

fn is_callback(request: &Value) -> bool {
    request["route"] == "/interactions/{interaction_id}/{interaction_token}/callback"
}

/// Whether a line of the record is the action of a button.
fn played(button: &str, line: &str) -> bool {
    let action = button.rsplit(':').next().unwrap_or_default();
    line.contains(&format!("\"do\":\"{action}\""))
}

#[tokio::test]
async fn match_with_twenty_crashes_ends_like_an_uninterrupted_one() {
    let mut rng = StdRng::seed_from_u64(20);
    let world = World::without_bot().await;
    let reference = World::without_bot().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let launch = Launch::of(&world);
    let bot = Some(launch.start());
    world.wait_for_session(0).await;
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    game.wait_for_turn(&world).await;
    let mut run = CrashRun {
        world,
        launch,
        bot,
        answered: Vec::new(),
        kills: 0,
    };

    // The reference match continues from a copy of the database, so that it has the same deal.
    run.kill().await;
    run.world.copy_database_to(&reference);
    let sessions = run.world.sessions().await;
    run.start();
    run.world.wait_for_session(sessions).await;

    loop {
        let stored = run.world.stored(&game.id).await;
        if stored.is_over() {
            break;
        }
        let left = PLAYS.saturating_sub(stored.actions());
        let wanted = KILLS.saturating_sub(run.kills);
        if wanted > 0 && rng.random_range(0..left) < wanted {
            run.play_and_kill(&game, CrashPoint::random(&mut rng)).await;
        } else {
            run.play(&game).await;
        }
    }
    assert!(run.kills >= KILLS, "{} kills", run.kills);

    let record = run.world.stored(&game.id).await;
    claim_rules::record::check(record.text()).expect("the record is valid");
    for (line, button) in &run.answered {
        assert!(
            played(button, &record.lines[*line]),
            "{button} was answered, but line {line} is {}",
            record.lines[*line]
        );
    }
    let uninterrupted = play_without_crashes(reference, &game.id).await;
    assert_eq!(record.untimed(), uninterrupted.untimed());
    assert_only_result_is_left(&game, &run.world).await;
    run.kill().await;
    run.world.end().await;
}

/// Plays the reference match to its end with the same choices.
async fn play_without_crashes(mut reference: World, id: &str) -> StoredMatch {
    reference.start_bot(Clock::System).await;
    let players = [reference.person("ben"), reference.person("fiona")];
    loop {
        let stored = reference.stored(id).await;
        let Some(seat) = stored.to_act() else {
            reference.stop_bot().await;
            return stored;
        };
        let legal = stored.legal();
        let action = legal[stored.lines.len() % legal.len()].to_string();
        let options = json!({"move": action, "match": id});
        players[seat.index()].command("claim play", options).await;
    }
}

/// Checks that the result is the only message left in every channel.
async fn assert_only_result_is_left(game: &TrackedMatch, world: &World) {
    let public = game
        .wait_for_public_message(world, game.player(claim_rules::cards::Seat::First))
        .await;
    for player in &game.players {
        let is_end = |message: &Message| {
            message.contains_text("You won!") || message.contains_text("You lost.")
        };
        let end = player.wait_for_message("dm", is_end).await;
        assert_eq!(player.wait_for_single_message("dm").await.id(), end.id());
        let left = player.wait_for_single_message(CHANNEL).await;
        assert_eq!(left.id(), public.id());
    }
}
