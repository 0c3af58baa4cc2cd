//! A match whose bot is killed again and again, and its twin that is played through in peace.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use claim_bot::host::Clock;

use super::driver::{CHANNEL, Person, World};
use super::process::{Launch, Process};
use super::seen::Seen;
use super::stored::Stored;
use super::watched::{Watched, choice};

/// How often the bot is killed while the match is played.
const KILLS: usize = 20;

/// How many plays a match for two has.
const PLAYS: usize = 52;

/// How many requests the bot makes at least after a play: the answer, a change of the public
/// message, and one of another's hand.
const FEWEST_AFTER_PLAY: u64 = 3;

/// How many requests the bot makes at least when it starts: for the gateway's address, for the
/// application, for the commands, and for the gateway's address again.
const FEWEST_AT_START: u64 = 4;

/// When to kill the bot, as seen from a play.
#[derive(Clone, Copy, Debug)]
enum Moment {
    /// The press has just been sent.
    Pressed,
    /// The press has just been answered.
    Answered,
    /// The bot has made that many requests since the press.
    After(u64),
    /// As soon as it has been answered, and again after so many requests of the next start.
    Twice(u64),
}

impl Moment {
    fn random(rng: &mut StdRng) -> Self {
        match rng.random_range(0..6) {
            0 => Self::Pressed,
            1 => Self::Answered,
            2 => Self::Twice(rng.random_range(1..=FEWEST_AT_START)),
            _ => Self::After(rng.random_range(1..=FEWEST_AFTER_PLAY)),
        }
    }
}

/// A match, and the bot that is killed meanwhile.
struct Rig {
    world: World,
    launch: Launch,
    bot: Option<Process>,
    /// What somebody has played and was told so: the number of the line, and the button.
    answered: Vec<(usize, String)>,
    kills: usize,
}

impl Rig {
    async fn kill(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.kill().await;
            self.kills += 1;
        }
    }

    fn start(&mut self) {
        self.bot = Some(self.launch.start());
    }

    /// Lets somebody play, kills the bot at that moment, and starts it again.
    async fn play_and_kill(&mut self, running: &Watched, moment: Moment) {
        let (player, hand, stored) = running.turn(&self.world).await;
        let button = choice(&hand, &stored);
        let (sessions, last) = (self.world.sessions().await, self.world.last_request().await);
        let press = player.press_only(&hand, &button).await;
        match moment {
            Moment::Pressed => {}
            Moment::Answered | Moment::Twice(_) => {
                self.world.request_after(last, is_callback).await;
            }
            Moment::After(count) => self.world.requests_after(last, count).await,
        }
        self.kill().await;
        if let Moment::Twice(count) = moment {
            let last = self.world.last_request().await;
            self.start();
            self.world.requests_after(last, count).await;
            self.kill().await;
        }
        self.start();
        // Nobody has to wait until Discord gives the press up.
        let path = format!("/interactions/{press}/age");
        self.world.control.post(&path, json!({"seconds": 3})).await;
        self.note(&player, &press, &stored, button).await;
        self.world.connected_after(sessions).await;
    }

    /// Lets somebody play.
    async fn play(&mut self, running: &Watched) {
        let (player, hand, stored) = running.turn(&self.world).await;
        let button = choice(&hand, &stored);
        let press = player.press_only(&hand, &button).await;
        self.note(&player, &press, &stored, button).await;
    }

    async fn note(&mut self, player: &Person, press: &str, stored: &Stored, button: String) {
        let outcome = player.outcome(press).await;
        if outcome["state"] == "answered" {
            self.answered.push((stored.lines.len(), button));
        }
    }
}

fn is_callback(request: &Value) -> bool {
    request["route"] == "/interactions/{interaction_id}/{interaction_token}/callback"
}

/// The line of a record that a press on a button stands for.
fn played(button: &str, line: &str) -> bool {
    let action = button.rsplit(':').next().unwrap_or_default();
    line.contains(&format!("\"do\":\"{action}\""))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_killed_at_twenty_moments_ends_like_its_uninterrupted_twin() {
    let mut rng = StdRng::seed_from_u64(20);
    let world = World::without_bot().await;
    let twin = World::without_bot().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let launch = Launch::of(&world);
    let bot = Some(launch.start());
    world.connected_after(0).await;
    let running = Watched::begun(&world, &ben, &fiona).await;
    running.turn(&world).await;
    let mut rig = Rig {
        world,
        launch,
        bot,
        answered: Vec::new(),
        kills: 0,
    };

    // The twin has the same deal: what is stored of it now is its database, too.
    rig.kill().await;
    rig.world.copy_database_to(&twin);
    let sessions = rig.world.sessions().await;
    rig.start();
    rig.world.connected_after(sessions).await;

    loop {
        let stored = rig.world.stored(&running.id).await;
        if stored.is_over() {
            break;
        }
        let left = PLAYS.saturating_sub(stored.actions());
        let wanted = KILLS.saturating_sub(rig.kills);
        if wanted > 0 && rng.random_range(0..left) < wanted {
            rig.play_and_kill(&running, Moment::random(&mut rng)).await;
        } else {
            rig.play(&running).await;
        }
    }
    assert!(rig.kills >= KILLS, "{} kills", rig.kills);

    let record = rig.world.stored(&running.id).await;
    claim_bot::record::check(record.text()).expect("the record is right");
    for (line, button) in &rig.answered {
        assert!(
            played(button, &record.lines[*line]),
            "{button} was answered, but line {line} is {}",
            record.lines[*line]
        );
    }
    assert_eq!(record, play_in_peace(twin, &running.id).await);
    only_the_end_is_left(&running, &rig.world).await;
    rig.kill().await;
    rig.world.end().await;
}

/// Plays the match of a twin world to its end, as its people would by buttons.
async fn play_in_peace(mut twin: World, id: &str) -> Stored {
    twin.start_bot(Clock::System).await;
    let players = [twin.person("ben"), twin.person("fiona")];
    loop {
        let stored = twin.stored(id).await;
        let Some(seat) = stored.to_act() else {
            twin.stop_bot().await;
            return stored;
        };
        let legal = stored.legal();
        let action = legal[stored.lines.len() % legal.len()].to_string();
        let options = json!({"action": action, "match": id});
        players[seat.index()].command("claim play", options).await;
    }
}

/// After all that, everybody sees the end of the match, and nothing else is left.
async fn only_the_end_is_left(running: &Watched, world: &World) {
    let public = running
        .public(world, running.player(claim_bot::cards::Seat::First))
        .await;
    for player in &running.players {
        let is_end = |seen: &Seen| seen.says("You won!") || seen.says("You lost this one.");
        let end = player.sees("dm", is_end).await;
        assert_eq!(player.sees_a_single_message("dm").await.id(), end.id());
        let left = player.sees_a_single_message(CHANNEL).await;
        assert_eq!(left.id(), public.id());
    }
}
