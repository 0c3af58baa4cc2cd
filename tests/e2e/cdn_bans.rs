//! Discord's CDN refuses every request of the bot: hardly any are sent, the operator is told once, and everything is shown
//! when the ban is over.

use std::time::Duration;

use serde_json::{Value, json};

use super::control::{POLL_INTERVAL, TIMEOUT_MS};
use super::person::Person;
use super::process::Launch;
use super::tracked_match::{TrackedMatch, choice};
use super::world::{World, free_address};

/// What the log says when a ban has begun, and when it is over.
const BEGUN: &str = "refuses all requests from this address";
const OVER: &str = "accepts requests again";

impl World {
    /// Has the CDN refuse all requests until the faults are cleared.
    async fn ban(&self) {
        let ban = json!({"kind": "ban", "count": 1_000_000});
        self.inject_fault(ban).await;
    }

    /// How many requests the CDN has refused.
    async fn banned_requests(&self) -> usize {
        let requests = self.requests().await;
        let banned = requests.iter().filter(|it| it["fault"] == "ban");
        banned.count()
    }
}

/// Plays in a match. The play is stored, but cannot be answered.
async fn play_unanswered(world: &World, game: &TrackedMatch) {
    let (player, hand, stored) = game.wait_for_turn(world).await;
    let press = player
        .press_without_waiting(&hand, &choice(&hand, &stored))
        .await;
    fail(world, &player, &press).await;
    let is_stored = async {
        while world.stored(&game.id).await.actions() == stored.actions() {
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    };
    let timeout = Duration::from_millis(TIMEOUT_MS);
    let is_stored = tokio::time::timeout(timeout, is_stored).await;
    is_stored.expect("the play is stored");
}

/// Lets an interaction fail now instead of after three seconds.
async fn fail(world: &World, person: &Person, interaction: &str) {
    let path = format!("/interactions/{interaction}/age");
    world.control.post(&path, json!({"seconds": 3})).await;
    let outcome = person.interaction_outcome(interaction).await;
    assert_eq!(outcome["state"], "failed", "{outcome}");
}

#[tokio::test]
async fn few_requests_are_sent_while_the_cdn_refuses_all() {
    let world = World::without_bot().await;
    let address = free_address().to_string();
    let launch = Launch::of(&world).with("CLAIM_BOT_METRICS_LISTEN", &address);
    let mut bot = launch.start();
    world.wait_for_session(0).await;
    let ban_metric = async || {
        let page = reqwest::get(format!("http://{address}/metrics")).await;
        let page = page.expect("an answer").text().await.expect("a text");
        let value = page
            .lines()
            .find_map(|line| line.strip_prefix("claim_bot_discord_ban "));
        value.expect("the metric").to_owned()
    };
    let [anna, ben, clara, fiona] =
        ["anna", "ben", "clara", "fiona"].map(|name| world.person(name));
    let games = [
        TrackedMatch::start(&world, &anna, &clara).await,
        TrackedMatch::start(&world, &ben, &fiona).await,
    ];
    for game in &games {
        game.wait_for_turn(&world).await;
    }
    assert_eq!(ban_metric().await, "0");

    world.ban().await;
    let last = world.last_request().await;
    for game in &games {
        play_unanswered(&world, game).await;
    }
    // People press again and again.
    for _ in 0..20 {
        let help = ben.command_without_waiting("cards", "claim help", json!({}));
        fail(&world, &ben, &help.await).await;
    }
    world.wait_for_requests(last, 3).await;
    assert_eq!(ban_metric().await, "1");
    let banned = world.banned_requests().await;
    // Those that were on their way when the first was refused, and one after each pause of 1, 2, 4 … seconds.
    assert!((3..20).contains(&banned), "{banned} requests");
    world.clear_faults().await;

    for game in &games {
        game.wait_for_turn(&world).await;
        game.play(&world).await;
    }
    assert_eq!(ban_metric().await, "0");
    let said = bot.said();
    for words in [BEGUN, OVER] {
        assert_eq!(said.matches(words).count(), 1, "{words}: {said}");
    }
    bot.signal("TERM");
    assert_eq!(bot.wait_for_exit().await.code, Some(0));
    world.end_unread().await;
}

#[tokio::test]
async fn start_during_a_ban_waits_until_it_is_over() {
    let world = World::without_bot().await;
    world.ban().await;
    let mut bot = Launch::of(&world).start();
    world.wait_for_requests(0, 3).await;
    let banned = world.banned_requests().await;
    assert!(banned < 10, "{banned} requests");
    world.clear_faults().await;
    world.wait_for_session(0).await;
    let said = bot.said();
    for words in [BEGUN, OVER] {
        assert_eq!(said.matches(words).count(), 1, "{words}: {said}");
    }
    bot.signal("TERM");
    assert_eq!(bot.wait_for_exit().await.code, Some(0));
    world.end().await;
}

/// The times at which the bot has sent edits to channels, in milliseconds, with their statuses.
async fn edits(world: &World, path: &str) -> Vec<(u64, u64)> {
    let requests = world.requests().await;
    let edits = requests
        .iter()
        .filter(|it| it["method"] == "PATCH" && it["path"] == path);
    let number = |value: &Value| value.as_u64().expect("a number");
    edits
        .map(|it| (number(&it["at_ms"]), number(&it["status"])))
        .collect()
}

#[tokio::test]
async fn rate_limit_is_kept_for_as_long_as_discord_says() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    game.wait_for_turn(&world).await;
    let public = &game.public_message;
    let path = format!("/channels/{}/messages/{}", public.channel(), public.id());
    world
        .inject_fault(json!({"kind": "429", "retry_after": 2.5, "method": "PATCH", "route": path}))
        .await;
    // Further changes do not make the bot try earlier.
    for _ in 0..3 {
        game.play(&world).await;
    }
    game.wait_for_public_message(&world, &ben).await;
    let edits = edits(&world, &path).await;
    let refused = edits.iter().position(|&(_, status)| status == 429);
    let refused = refused.expect("an edit was refused");
    let wait = edits[refused + 1].0 - edits[refused].0;
    assert!((2500..20_000).contains(&wait), "{edits:?}");
    game.resign(&world, &ben).await;
    world.end().await;
}
