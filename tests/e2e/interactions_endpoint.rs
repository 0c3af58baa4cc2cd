//! Interactions by HTTPS: everything works without the gateway, and only genuine requests of Discord are accepted.

use std::net::SocketAddr;
use std::time::SystemTime;

use claim_host::Clock;
use reqwest::Client;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::matches::{ACTIONS, Match, Record};
use super::message::Message;
use super::process::Launch;
use super::world::{CHANNEL, World, free_address};

#[tokio::test]
async fn match_is_played_without_the_gateway() {
    let mut world = World::with_interactions_endpoint().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let completed = ben.complete("claim start", "players", json!({})).await;
    assert!(!completed.is_empty());
    // An answer with a picture is sent as a multipart form.
    let rules = ben
        .command("claim rules", json!({"game": "kingdoms"}))
        .await;
    assert!(rules.is_ephemeral(), "{rules:?}");
    let lobby = world.open_full_table(&anna, &ben).await;
    anna.press(&lobby, "Start").await;
    let game = Match::started(CHANNEL, &lobby.id(), &anna, &ben).await;
    for player in &game.players {
        game.wait_for_deal(player).await;
    }
    let mut played = game.play(0..17).await;
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    played.extend(game.play(17..ACTIONS).await);
    let end = game.wait_for_results().await;
    let record = Record::of(&anna, &end).await;
    assert_eq!(record.actions(), played);
    assert_eq!(world.sessions().await, 0, "no gateway was opened");
    world.end().await;
}

/// If the HTTP response itself contained the edit of the hand, it could be lost without the bot noticing, so the edit
/// is a separate request.
#[tokio::test]
async fn play_is_answered_and_shown_although_its_first_answer_fails() {
    let world = World::with_interactions_endpoint().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let lobby = world.open_full_table(&anna, &ben).await;
    anna.press(&lobby, "Start").await;
    let game = Match::started(CHANNEL, &lobby.id(), &anna, &ben).await;
    for player in &game.players {
        game.wait_for_deal(player).await;
    }
    // Another process has just replaced the message, or the request or its answer is lost.
    for fault in [
        json!({"kind": "refuse", "status": 404, "code": 10008}),
        json!({"kind": "502"}),
        json!({"kind": "lost_response"}),
    ] {
        let (seat, hand) = game.to_act().await;
        let mut fault = fault;
        fault["route"] = json!("/callback");
        world.inject_fault(fault).await;
        let player = &game.players[seat];
        let action = hand.actions()[0].clone();
        player.press(&hand, &action).await;
        let shows_play = |it: &Message| game.is_linked_from(it) && !it.actions().contains(&action);
        player.wait_for_message("dm", shows_play).await;
    }
    world.end_unread().await;
}

/// Sends a request to the bot, and returns the status and the body.
async fn send(world: &World, signature: &str, timestamp: &str, body: &str) -> (u16, String) {
    let request = Client::new().post(world.interactions_url());
    let request = request.header("X-Signature-Ed25519", signature);
    let request = request.header("X-Signature-Timestamp", timestamp);
    let response = request.body(body.to_owned()).send().await;
    let response = response.expect("a response");
    let status = response.status().as_u16();
    (status, response.text().await.expect("a text"))
}

#[tokio::test]
async fn only_recent_requests_of_discord_are_taken_and_each_once() {
    let world = World::with_interactions_endpoint().await;
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = now.expect("after 1970").as_secs();
    let time = now.to_string();
    let ping = json!({"type": 1}).to_string();
    let signed = async |time: &str, body: &str| {
        let signature = world.sign(time, body);
        send(&world, &signature, time, body).await
    };
    assert_eq!(
        signed(&time, &ping).await,
        (200, r#"{"type":1}"#.to_owned())
    );
    for old in [now - 3600, now + 3600] {
        assert_eq!(signed(&old.to_string(), &ping).await.0, 401);
    }
    let signature = world.sign(&time, &ping);
    let (forged, other_time) = ("0".repeat(128), (now - 1).to_string());
    for (signature, time, body) in [
        (forged.as_str(), time.as_str(), ping.as_str()),
        ("", &time, &ping),
        ("no digits", &time, &ping),
        (&signature, &other_time, &ping),
        (&signature, &time, r#"{"type": 1}"#),
        (&signature, "", &ping),
    ] {
        assert_eq!(
            send(&world, signature, time, body).await.0,
            401,
            "{time}: {body}"
        );
    }
    let unsigned = Client::new()
        .post(world.interactions_url())
        .body(ping.clone());
    assert_eq!(unsigned.send().await.expect("a response").status(), 401);
    let read = reqwest::get(world.interactions_url()).await;
    assert_eq!(read.expect("a response").status(), 405);
    assert_eq!(signed(&time, &"0".repeat(1 << 20)).await.0, 413);
    assert_eq!(signed(&time, "no JSON").await.0, 400);
    assert_eq!(signed(&time, "{}").await.0, 400);

    // An interaction of an unknown type still gets an answer, and a duplicate is refused.
    let unknown = json!({"type": 77, "id": "123", "token": "t", "locale": "de"}).to_string();
    let (status, answer) = signed(&time, &unknown).await;
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    assert_eq!((status, &answer["type"]), (200, &json!(4)), "{answer}");
    assert_eq!(signed(&time, &unknown).await.0, 409);
    world.end().await;
}

#[tokio::test]
async fn connections_are_refused_until_they_can_be_answered() {
    let world = World::without_bot().await;
    let address = free_address();
    let fault = json!({"kind": "slow", "count": 1, "delay_ms": 2000});
    world.inject_fault(fault).await;
    let last = world.last_request().await;
    let launch = Launch::of(&world).with("CLAIM_BOT_INTERACTIONS_LISTEN", &address.to_string());
    let bot = launch.start();
    // While the start waits for Discord, connections are refused, so that a proxy tries another process.
    world.wait_until_faults_hit().await;
    assert!(TcpStream::connect(address).await.is_err());
    world.wait_for_registration(last).await;
    world.send_interactions_to(vec![address]).await;
    bot.kill().await;
    world.end().await;
}

#[tokio::test]
async fn open_connection_is_answered_during_shutdown() {
    let mut world = World::with_interactions_endpoint().await;
    let address = world.interactions_url();
    let address = address.trim_start_matches("http://").trim_end_matches('/');
    let address: SocketAddr = address.parse().expect("an address");
    let mut early = TcpStream::connect(address).await.expect("a connection");
    let ask = async move {
        // Waits until the stop has begun, from when on new connections are refused.
        while TcpStream::connect(address).await.is_ok() {}
        let request = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n";
        early
            .write_all(request.as_bytes())
            .await
            .expect("it is sent");
        let mut answer = String::new();
        early.read_to_string(&mut answer).await.expect("an answer");
        answer
    };
    let ((), answer) = tokio::join!(world.stop_bot(), ask);
    assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
    world.end().await;
}

/// More connections than the bot serves at once.
const CONNECTIONS: usize = 540;

#[tokio::test]
async fn silent_clients_do_not_shut_discord_out() {
    let mut world = World::with_interactions_endpoint().await;
    world.stop_bot().await;
    let address = free_address();
    let launch = Launch::of(&world).with("CLAIM_BOT_INTERACTIONS_LISTEN", &address.to_string());
    let bot = launch.start();
    while TcpStream::connect(address).await.is_err() {}
    world.send_interactions_to(vec![address]).await;
    let head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n";
    let begun = ["", "P", head, &format!("{head}\r\n{{")];
    let anna = world.person("anna");
    let mut silent = Vec::new();
    for sent in begun {
        for _ in 0..CONNECTIONS / begun.len() {
            let mut stream = TcpStream::connect(address).await.expect("a connection");
            stream.write_all(sent.as_bytes()).await.expect("it is sent");
            silent.push(stream);
        }
    }
    let help = anna.command("claim help", json!({})).await;
    assert!(help.is_ephemeral());
    bot.kill().await;
    world.end().await;
}

#[tokio::test]
async fn slow_clients_hold_up_no_player() {
    let world = World::with_interactions_endpoint().await;
    let address = world.interactions_url();
    let address = address.trim_start_matches("http://").trim_end_matches('/');
    let mut slow = Vec::new();
    for number in 0..200 {
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        if number % 2 == 0 {
            let head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n{";
            stream.write_all(head.as_bytes()).await.expect("it is sent");
        }
        slow.push(stream);
    }
    let anna = world.person("anna");
    let help = anna.command("claim help", json!({})).await;
    assert!(help.is_ephemeral());
    // A request whose body does not arrive gets a timeout.
    let mut answer = String::new();
    let mut first = slow.swap_remove(0);
    first.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    world.end().await;
}
