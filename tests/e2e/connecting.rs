//! The start: what Discord says about the bot beside what it needs, and a gateway whose address is not known at once.

use serde_json::{Value, json};

use super::process::Launch;
use super::world::World;

/// More bits than the libraries for Discord know.
const FLAGS: u64 = 1 << 40;

/// Other fields of a response.
fn altered(route: &str, fields: &Value) -> Value {
    json!({"kind": "alter", "route": route, "fields": fields})
}

#[tokio::test]
async fn bot_starts_with_unknown_and_missing_fields_in_what_discord_says_about_it() {
    let world = World::without_bot().await;
    let settings = json!({"heartbeat_interval_ms": 250});
    world.control.post("/gateway", settings).await;
    let install = json!({"scopes": ["bot", "openid", "newer"], "permissions": null});
    let application = json!({
        "name": null,
        "description": null,
        "owner": null,
        "bot": {"flags": FLAGS},
        "bot_public": null,
        "flags": FLAGS,
        "install_params": install,
        "integration_types_config": {"0": {"oauth2_install_params": install}, "7": null},
        "team": {"members": null},
    });
    let user = json!({
        "username": null,
        "discriminator": null,
        "bot": null,
        "flags": FLAGS,
        "public_flags": FLAGS,
        "avatar": 7,
    });
    let gateway = json!({"shards": null, "session_start_limit": null});
    for fault in [
        altered("/applications/@me", &application),
        altered("/users/@me", &user),
        altered("/gateway/bot", &gateway),
        json!({"kind": "alter_ready", "fields": {"user": user, "guilds": null}}),
    ] {
        world.inject_fault(fault).await;
    }
    let process = Launch::of(&world).start();
    world.wait_for_session(0).await;
    world.wait_until_faults_hit().await;
    let ben = world.person("ben");
    assert!(ben.command("claim help", json!({})).await.is_ephemeral());
    let said = process.said();
    assert!(said.contains(": connected "), "{said}");
    // The session cannot be resumed; another one follows.
    world.inject_fault(json!({"kind": "drop_gateway"})).await;
    world.wait_for_session(1).await;
    assert!(ben.command("claim help", json!({})).await.is_ephemeral());
    process.kill().await;
    world.end_unread().await;
}

#[tokio::test]
async fn bot_waits_for_the_address_of_the_gateway() {
    let world = World::without_bot().await;
    for kind in ["500", "502"] {
        let fault = json!({"kind": kind, "route": "/gateway/bot"});
        world.inject_fault(fault).await;
    }
    let process = Launch::of(&world).start();
    world.wait_for_session(0).await;
    let said = process.said();
    let part = "could not read from Discord's API, will retry";
    assert_eq!(said.matches(part).count(), 2, "{said}");
    process.kill().await;
    world.end().await;
}
