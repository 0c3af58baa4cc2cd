//! Outages are added to the deadlines: time during which the bot is stopped or Discord is down does not count.

use std::time::Duration;

use claim_host::Clock;
use claim_table::timestamp::Timestamp;
use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::world::{CHANNEL, World};

/// When these tests begin.
const START: Timestamp = Timestamp(1_780_000_000_000);

/// The default time per turn.
const DAY: Duration = Duration::from_hours(24);

const HOUR: Duration = Duration::from_hours(1);

fn shows_deadline(message: &Message, deadline: Timestamp) -> bool {
    message.contains_text(&format!("<t:{}:R>", deadline.unix_seconds()))
}

/// Whether a request is the bot's check whether Discord answers, and it failed.
fn found_discord_away(request: &Value) -> bool {
    request["method"] == "GET" && request["path"] == "/users/@me" && request["status"] == 500
}

#[tokio::test]
async fn no_player_loses_on_time_by_an_outage() {
    let (time, clock) = Clock::manual(START);
    let mut world = World::with_clock(clock.clone()).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..4).await;
    let (late, turn) = game.to_act().await;
    assert!(shows_deadline(&turn, START + DAY), "{turn:?}");
    let late = &game.players[late];
    let shown = async |deadline: Timestamp| {
        let is_new = |message: &Message| {
            !message.actions_in(&game.id).is_empty() && shows_deadline(message, deadline)
        };
        late.wait_for_message("dm", is_new).await
    };

    // A short interruption, for example by an update, is not added.
    world.stop_bot().await;
    let mut now = START + Duration::from_secs(20);
    time.send_replace(now);
    world.start_bot(clock.clone()).await;
    let clock_screen = late.command("claim hand", json!({})).await;
    assert!(
        shows_deadline(&clock_screen, START + DAY),
        "{clock_screen:?}"
    );

    // The bot is stopped for five hours, then for three days.
    let mut deadline = START + DAY;
    for outage in [5 * HOUR, 3 * DAY] {
        world.stop_bot().await;
        now = now + outage;
        time.send_replace(now);
        world.start_bot(clock.clone()).await;
        deadline = deadline + outage;
        shown(deadline).await;
    }

    // Discord is down for two days, longer than the time that is left.
    world
        .inject_fault(json!({"kind": "500", "count": 1000}))
        .await;
    let down = 2 * DAY;
    now = now + down;
    time.send_replace(now);
    world.wait_for_request(0, found_discord_away).await;
    world.clear_faults().await;
    let minute = Duration::from_mins(1);
    now = now + minute;
    time.send_replace(now);
    deadline = deadline + down + minute;
    let turn = shown(deadline).await;

    // While everything works, time does count: the player is reminded, then loses.
    time.send_replace(deadline - DAY / 4);
    let is_reminder = |message: &Message| {
        message.contains_text("Deine Zeit läuft ab")
            || message.contains_text("Your time is running out")
    };
    late.wait_for_message("dm", is_reminder).await;
    assert!(shows_deadline(&turn, deadline));
    time.send_replace(deadline);
    let end = game.wait_for_results().await;
    assert!(end.contains_text("ran out of time"), "{end:?}");
    world.end_unread().await;
}
