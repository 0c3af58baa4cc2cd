//! The registration of the commands is refused: the bot serves meanwhile, says what to do, and tries again.

use claim_host::Clock;
use reqwest::Client;
use serde_json::{Value, json};
use tokio::net::TcpStream;

use super::process::{Launch, Process};
use super::world::{World, free_address};

/// The refusals, and what the log says about each.
fn refusals() -> [(Value, &'static str); 5] {
    let refuse = |status: u16, code: u64| json!({"kind": "refuse", "status": status, "code": code});
    let limited = |status: u16| {
        let mut fault = refuse(status, 30034);
        fault["retry_after"] = json!(0.1);
        fault
    };
    [
        (
            refuse(400, 50240),
            "switch Activities off in the developer portal",
        ),
        (refuse(403, 20012), "look in the developer portal"),
        (limited(400), "daily limit of 200 new commands"),
        (limited(429), "daily limit of 200 new commands"),
        (json!({"kind": "502"}), "Discord failed (status 502"),
    ]
}

/// Checks that a bot that has just been started serves although Discord refuses to register its commands, and that
/// it registers them once Discord no longer does.
async fn assert_serves_until_registered(world: &World, process: Process, says: &str) {
    let ben = world.person("ben");
    let help = ben.command("claim help", json!({})).await;
    assert!(help.is_ephemeral());
    world.wait_until_faults_hit().await;
    // The next attempt is a second later.
    let last = world.last_request().await;
    world.wait_for_registration(last).await;
    let said = process.said();
    let line = said.lines().find(|line| line.contains(says));
    let line = line.unwrap_or_else(|| panic!("{says}: {said}"));
    assert!(line.contains("will retry"), "{line}");
    process.kill().await;
}

#[tokio::test]
async fn bot_on_the_gateway_serves_while_its_commands_are_refused() {
    // The commands are registered already.
    let mut world = World::new().await;
    world.stop_bot().await;
    for (mut fault, says) in refusals() {
        fault["method"] = json!("PUT");
        fault["route"] = json!("/commands");
        world.inject_fault(fault).await;
        let sessions = world.sessions().await;
        let process = Launch::of(&world).start();
        world.wait_for_gateway(sessions).await;
        assert_serves_until_registered(&world, process, says).await;
        world.wait_for_disconnect().await;
    }
    world.end_unread().await;
}

#[tokio::test]
async fn bot_without_the_gateway_serves_while_its_commands_are_refused() {
    let mut world = World::with_interactions_endpoint().await;
    world.stop_bot().await;
    let address = free_address();
    let (mut fault, says) = refusals()[1].clone();
    fault["route"] = json!("/commands");
    world.inject_fault(fault).await;
    let launch = Launch::of(&world).with("CLAIM_BOT_INTERACTIONS_LISTEN", &address.to_string());
    let process = launch.start();
    while TcpStream::connect(address).await.is_err() {}
    world.send_interactions_to(vec![address]).await;
    assert_serves_until_registered(&world, process, says).await;
    world.end_unread().await;
}

#[tokio::test]
async fn entry_point_of_activities_is_kept() {
    let mut world = World::without_bot().await;
    let application = world.control.get("/world").await["application_id"].clone();
    let application = application.as_str().expect("an id");
    let entry_point = json!({
        "type": 4,
        "name": "launch",
        "name_localizations": {"de": "starten"},
        "handler": 2,
        "contexts": [0, 1, 2],
        "default_member_permissions": "8",
    });
    let url = format!(
        "{}/api/v10/applications/{application}/commands",
        world.url()
    );
    let create = Client::new()
        .post(url)
        .header("Authorization", format!("Bot {}", world.token()))
        .json(&entry_point);
    let created: Value = create
        .send()
        .await
        .expect("a response")
        .json()
        .await
        .expect("JSON");

    world.start_bot(Clock::System).await;
    let registered = world.control.get("/world").await["commands"].clone();
    let registered = registered.as_array().expect("a list");
    let kept = registered.iter().find(|command| command["type"] == 4);
    let kept = kept.expect("the entry point is still there");
    for field in ["id", "name", "name_localizations", "handler", "contexts"] {
        assert_eq!(kept[field], created[field], "{field}: {kept}");
    }
    assert_eq!(kept["default_member_permissions"], 8);
    let ben = world.person("ben");
    assert!(ben.command("claim help", json!({})).await.is_ephemeral());

    // Who launches the Activity gets an answer, if the application has to give it.
    let data = json!({"id": kept["id"], "name": "launch", "type": 4});
    let answer = ben.raw_command(&data).await;
    assert!(answer.is_ephemeral(), "{answer:?}");
    world.end_unread().await;
}
