//! Three bots on one database: any of them answers people, all messages show the newest state, and when one is killed,
//! the others take over its work within four seconds.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use claim_ai::Level;
use serde_json::{Value, json};

use super::control::{POLL_INTERVAL, TIMEOUT_MS};
use super::database::match_of;
use super::matches::{ACTIONS, Match, Record};
use super::message::Message;
use super::person::Person;
use super::process::{Launch, Process};
use super::processes::{BEAT, Processes};
use super::world::{CHANNEL, World, free_address};
use crate::store::server;

#[tokio::test]
async fn match_is_played_through_three_processes_of_which_one_is_killed() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let mut processes = Processes::start(&world, 3, Duration::ZERO).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let mut played = game.play(0..9).await;
    played.extend(game.play(9..15).await);

    // A process answers a play, and is killed before it can update any other message.
    processes.direct(&world, [1]).await;
    // Otherwise a hand could show an earlier turn for as long as it cannot be updated.
    processes.wait_until_settled(&world).await;
    game.to_act().await;
    let fault = json!({"kind": "500", "route": "/channels/", "count": 1000});
    world.inject_fault(fault).await;
    played.push(game.act(15).await);
    processes.kill(&world, 1).await;
    world.clear_faults().await;
    processes.wait_for_takeover(&world).await;
    played.extend(game.play(16..30).await);

    // A process that is shut down releases its matches, so another one takes them over at its next heartbeat.
    processes.stop(&world, 0).await;
    processes.advance(BEAT).await;
    played.extend(game.play(30..ACTIONS).await);
    let end = game.wait_for_results().await;
    let record = Record::of(&anna, &end).await;
    assert_eq!(record.actions(), played);
    processes.end(&world).await;
    world.end().await;
}

#[tokio::test]
async fn second_process_on_the_gateway_is_an_error_in_the_log() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let mut bots = Vec::new();
    for sessions in 0..2 {
        bots.push(Launch::of(&world).start());
        world.wait_for_session(sessions).await;
    }
    // Both processes write to the same file.
    let is_told = async {
        let mut polls = tokio::time::interval(POLL_INTERVAL);
        while bots[0].said().matches("run one process").count() < bots.len() {
            polls.tick().await;
        }
    };
    let told = tokio::time::timeout(Duration::from_millis(TIMEOUT_MS), is_told).await;
    assert!(told.is_ok(), "{}", bots[0].said());
    for mut bot in bots {
        bot.signal("TERM");
        assert_eq!(bot.wait_for_exit().await.code, Some(0));
    }
    world.end().await;
}

#[tokio::test]
async fn bots_and_deadlines_of_a_killed_process_are_taken_over() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let pause = Duration::from_millis(500);
    let mut processes = Processes::start(&world, 3, pause).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let options = json!({"opponent": "ben", "time": "1 day per turn"});
    let game = Match::start_with(CHANNEL, &anna, &ben, options).await;
    game.play(0..4).await;
    game.to_act().await;
    // Kills the process that made the last change.
    processes.kill(&world, 0).await;
    processes.advance(Duration::from_hours(24)).await;
    processes.wait_for_takeover(&world).await;
    let end = processes.until(Box::pin(game.wait_for_results())).await;
    assert!(end.contains_text("ran out of time"), "{}", end.text());

    // While a bot waits before it acts, its process is killed.
    processes.direct(&world, [0]).await;
    let options = json!({"bots": Level::Easy as u8});
    anna.command("claim start", options).await;
    let is_dealt =
        |message: &Message| message.enabled_button("hand").is_some() && message.contains_text("🤖");
    let table = anna.wait_for_message(CHANNEL, is_dealt).await;
    let id = match_of(&table);
    let hand = anna
        .wait_for_message("dm", |message| message.contains_text(&table.id()))
        .await;
    if let Some(action) = hand.actions_in(&id).first() {
        anna.press(&hand, action).await;
    }
    processes.kill(&world, 0).await;
    processes.wait_for_takeover(&world).await;
    processes.until(Box::pin(anna.wait_for_turn_in(&id))).await;
    processes.end(&world).await;
    world.end_unread().await;
}

/// Starts three processes at the same time on a new database, with emoji, and waits until all have registered the
/// commands. Returns them, and where they get interactions.
async fn start_three(world: &World) -> (Vec<Process>, Vec<SocketAddr>) {
    let addresses: Vec<_> = (0..3).map(|_| free_address()).collect();
    let start = |address: &SocketAddr| {
        let launch = Launch::of(world).with("CLAIM_BOT_DISCORD_EMOJI", "true");
        let launch = launch.with("CLAIM_BOT_INTERACTIONS_LISTEN", &address.to_string());
        launch.start()
    };
    let bots: Vec<_> = addresses.iter().map(start).collect();
    let mut last = 0;
    for _ in &bots {
        let is_registration =
            |request: &Value| request["method"] == "PUT" && request["status"] == 200;
        let request = world.wait_for_request(last, is_registration).await;
        last = request["number"].as_u64().expect("a number");
    }
    (bots, addresses)
}

#[tokio::test]
async fn one_of_several_new_processes_uploads_the_emoji() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let (bots, addresses) = start_three(&world).await;
    world.wait_for_emoji().await;
    let is_upload = |request: &&Value| {
        let path = request["path"].as_str().unwrap_or_default();
        request["method"] == "POST" && path.ends_with("/emojis")
    };
    let requests = world.requests().await;
    let uploads = requests.iter().filter(is_upload).count();
    assert_eq!(uploads, claim_screens::emoji::Emoji::all().count());
    // The others show them soon after.
    let anna = world.person("anna");
    for address in addresses {
        world.send_interactions_to(vec![address]).await;
        let begun = Instant::now();
        while !shows_emoji(&anna).await {
            let is_late = begun.elapsed() > Duration::from_millis(TIMEOUT_MS);
            assert!(!is_late, "the process at {address} shows no emoji");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }
    for mut bot in bots {
        bot.signal("TERM");
        assert_eq!(bot.wait_for_exit().await.code, Some(0));
    }
    world.end_unread().await;
}

/// Whether the process that answers shows drawn emoji.
async fn shows_emoji(person: &Person) -> bool {
    let rules = person.command("claim rules", json!({})).await;
    rules.0.to_string().contains("<:")
}

#[tokio::test]
async fn clock_that_differs_from_the_databases_is_reported() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    // The database's clock is ten seconds ahead.
    let mut connection = server::connect(&world.database_url()).await;
    let ahead = "CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS \
                 $$ SELECT pg_catalog.clock_timestamp() + interval '10 seconds' $$";
    server::execute(&mut connection, ahead).await;
    let url = format!(
        "{}?options=-c%20search_path%3Dpublic%2Cpg_catalog",
        world.database_url()
    );
    let [metrics, endpoint] = [free_address(), free_address()].map(|it| it.to_string());
    let launch = Launch::of(&world)
        .with("CLAIM_BOT_DATABASE_URL", &url)
        .with("CLAIM_BOT_METRICS_LISTEN", &metrics)
        .with("CLAIM_BOT_INTERACTIONS_LISTEN", &endpoint);
    let mut bot = launch.start();
    world.wait_for_registration(0).await;
    let is_reported = async {
        while !bot.said().contains("this machine's clock is ") {
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    };
    let timeout = Duration::from_millis(TIMEOUT_MS);
    let is_reported = tokio::time::timeout(timeout, is_reported).await;
    assert!(is_reported.is_ok(), "{}", bot.said());
    let said = bot.said();
    let line = said
        .lines()
        .find(|line| line.contains("this machine's clock"));
    assert!(
        line.is_some_and(|line| line.contains("WARN") && line.contains(" s behind the database's")),
        "{said}"
    );
    let page = reqwest::get(format!("http://{metrics}/metrics")).await;
    let page = page.expect("an answer").text().await.expect("a text");
    let value = page
        .lines()
        .find_map(|line| line.strip_prefix("claim_bot_clock_difference_seconds "));
    let seconds: f64 = value.and_then(|it| it.parse().ok()).expect("a number");
    assert!((-10.5..-8.0).contains(&seconds), "{seconds}");
    bot.signal("TERM");
    assert_eq!(bot.wait_for_exit().await.code, Some(0));
    world.end_unread().await;
}

#[tokio::test]
async fn press_in_a_lost_channel_resumes_a_match_of_another_process() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let processes = Processes::start(&world, 2, Duration::ZERO).await;
    processes.direct(&world, [0]).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..4).await;
    world.deny(CHANNEL, &["VIEW_CHANNEL"]).await;
    game.act(0).await;
    let is_lost = |message: &Message| {
        message.contains_text("I can’t reach this match’s channel anymore.")
            || message.contains_text("Ich erreiche den Kanal dieser Partie nicht mehr.")
    };
    for player in [&anna, &ben] {
        player.wait_for_message("dm", is_lost).await;
    }
    processes.direct(&world, [1]).await;
    world.allow(CHANNEL, &["VIEW_CHANNEL"]).await;
    let table = ben
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    ben.press_kind(&table, "hand").await;
    let is_back =
        |message: &Message| message.contains_text(&game.public_message) && !is_lost(message);
    for player in [&anna, &ben] {
        player.wait_for_message("dm", is_back).await;
    }
    processes.end(&world).await;
    world.end_unread().await;
}
