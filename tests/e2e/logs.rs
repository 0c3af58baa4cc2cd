//! Logs are for operators: however much is logged, no token, no hand and no secret is in it.

use claim_bot::cards::{Faction, Seat};

use super::driver::World;
use super::process::Launch;
use super::watched::Watched;

#[tokio::test(flavor = "multi_thread")]
async fn tokens_hands_and_secrets_are_not_logged_even_when_everything_is() {
    let world = World::without_bot().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let launch = Launch::of(&world).with("CLAIM_BOT_LOG_FILTER", "trace");
    let mut process = launch.start();
    world.connected_after(0).await;
    let running = Watched::begun(&world, &ben, &fiona).await;
    for _ in 0..6 {
        running.play(&world).await;
    }
    let stored = world.stored(&running.id).await;
    let hands = [Seat::First, Seat::Second].map(|seat| stored.hand(seat));
    let secret = world.secret(&running.id).await;
    // A press on what nobody has ever sent, which ends as an error in the logs of the libraries.
    let public = running.public(&world, &ben).await;
    ben.forge(&public, "act:nothing").await;
    running.resign(&world, &ben).await;
    process.signal("TERM");
    let ended = process.ended().await;
    let said = format!("{}{}", ended.out, ended.err);
    assert!(said.contains("connected"), "something is logged: {said}");
    assert!(!said.contains('\u{1b}'), "no colours for a file: {said}");
    let mut secrets = vec![world.token().to_owned(), secret];
    let cards = hands.into_iter().flatten();
    secrets.extend(cards.map(|card| format!("play {card}")));
    secrets.extend(world.interaction_tokens().await);
    for faction in Faction::ALL {
        secrets.push(format!("{}-", faction.id()));
    }
    secrets.extend(["act:", "Your hand", "\"deck"].map(str::to_owned));
    for secret in secrets {
        let line = said.lines().find(|line| line.contains(&secret));
        assert_eq!(line, None, "{secret} is logged");
    }
    world.end().await;
}
