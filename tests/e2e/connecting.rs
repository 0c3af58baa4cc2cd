//! The start: what Discord says about the bot beside what it needs, a gateway whose address is not known at once, and
//! proxies.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::control::TIMEOUT_MS;
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
    world.inject_fault(json!({"kind": "drop_gateway"})).await;
    let path = format!("/gateway?resumed_after=0&wait_ms={TIMEOUT_MS}");
    let gateway = world.control.get(&path).await;
    assert_eq!(gateway["connected"], true, "{gateway}");
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

/// The name of a host that does not exist.
const ELSEWHERE: &str = "discord.invalid";

/// Starts a proxy that passes all requests for [`ELSEWHERE`] on to the sandbox. Returns its URL.
async fn start_proxy(world: &World) -> String {
    let sandbox = world.url().trim_start_matches("http://").to_owned();
    let listener = TcpListener::bind("127.0.0.1:0").await;
    let listener = listener.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let server = TcpStream::connect(&sandbox).await;
            let mut server = server.expect("the sandbox listens");
            let sandbox = sandbox.clone();
            tokio::spawn(async move {
                let (mut from_client, mut to_client) = client.into_split();
                let (mut from_server, mut to_server) = server.split();
                let requests = async {
                    let mut bytes = vec![0; 1 << 16];
                    while let Ok(length @ 1..) = from_client.read(&mut bytes).await {
                        // A character per byte, because a read may end within a character of the body.
                        let text: String =
                            bytes[..length].iter().copied().map(char::from).collect();
                        let text = text.replace(ELSEWHERE, &sandbox);
                        let passed = text.chars().filter_map(|it| u8::try_from(it).ok());
                        to_server.write_all(&passed.collect::<Vec<_>>()).await?;
                    }
                    Ok::<_, std::io::Error>(())
                };
                let responses = tokio::io::copy(&mut from_server, &mut to_client);
                // The bot ends its connections by being killed.
                let _ = tokio::join!(requests, responses);
            });
        }
    });
    format!("http://{address}")
}

/// The addresses of a proxy in the environment.
const PROXIES: [&str; 4] = ["http_proxy", "https_proxy", "all_proxy", "ALL_PROXY"];

#[tokio::test]
async fn proxy_is_used_for_requests_elsewhere_only() {
    let world = World::without_bot().await;
    let with_proxy = |mut launch: Launch, proxy: &str| {
        for name in PROXIES {
            launch = launch.with(name, proxy);
        }
        launch
    };
    // Nothing listens there.
    let nowhere = "http://127.0.0.1:9";
    let local = with_proxy(Launch::of(&world), nowhere);
    // The gateway is at a local address, and has no proxy.
    let url = format!("http://{ELSEWHERE}");
    let elsewhere = Launch::of(&world).with("CLAIM_BOT_DISCORD_API_URL", &url);
    let elsewhere = with_proxy(elsewhere, &start_proxy(&world).await);
    for (sessions, launch) in (0..).zip([local, elsewhere]) {
        let process = launch.start();
        world.wait_for_session(sessions).await;
        let ben = world.person("ben");
        assert!(ben.command("claim help", json!({})).await.is_ephemeral());
        process.kill().await;
        world.wait_for_disconnect().await;
    }
    world.end_unread().await;
}
