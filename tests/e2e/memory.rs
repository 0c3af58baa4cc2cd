//! The resident memory of the program while many people ask for analyses (on Linux).
#![cfg(target_os = "linux")]

use super::matches::{ACTIONS, Match};
use super::message::Message;
use super::person::Person;
use super::process::{Launch, Process};
use super::world::{CHANNEL, World};

/// By how many MiB the resident memory of the program may grow: by what two analyses at once take, and far less than
/// what a hundred would.
const MAX_GROWTH_MIB: u64 = 60;

/// A world whose bot runs as a separate process, and draws pictures.
async fn world_with_process() -> (World, Process) {
    let world = World::without_bot().await;
    let process = Launch::of(&world)
        .with("CLAIM_BOT_DISCORD_PICTURES", "true")
        .start();
    world.wait_for_session(0).await;
    (world, process)
}

/// Stops the program and checks that it has never used far more memory than before.
async fn end(world: World, mut process: Process, before: u64) {
    let peak = process.peak_mib();
    process.signal("TERM");
    assert_eq!(process.wait_for_exit().await.code, Some(0));
    assert!(
        peak < before + MAX_GROWTH_MIB,
        "{before} MiB, then {peak} MiB"
    );
    world.end().await;
}

/// Reads the analysis that the person has asked for last.
async fn wait_for_analysis(person: &Person) {
    let is_analysis = |message: &Message| message.is_ephemeral() && message.file().is_some();
    person.wait_for_message(CHANNEL, is_analysis).await;
}

#[tokio::test]
async fn analyses_in_a_row_take_no_more_memory_than_one() {
    let (world, mut process) = world_with_process().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let end_of_match = game.resign(0).await;
    let before = process.peak_mib();
    for _ in 0..40 {
        ben.press_kind(&end_of_match, "analysis").await;
    }
    end(world, process, before).await;
}

#[tokio::test]
async fn hundred_people_ask_for_analyses_at_once() {
    let (world, mut process) = world_with_process().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let mut ends = Vec::new();
    for actions in [0, ACTIONS, ACTIONS] {
        let game = Match::start(CHANNEL, &anna, &ben).await;
        game.play(0..actions).await;
        ends.push(if actions == 0 {
            game.resign(0).await
        } else {
            game.wait_for_results().await
        });
    }
    let before = process.peak_mib();
    let mut askers = Vec::new();
    for number in 0..100 {
        askers.push(world.newcomer(&format!("asker-{number}")).await);
    }
    for (asker, end) in askers.iter().zip(ends.iter().cycle()) {
        let button = end.enabled_button("analysis").expect("the button is there");
        asker.press_without_waiting(end, &button.custom_id).await;
    }
    for asker in &askers {
        wait_for_analysis(asker).await;
    }
    end(world, process, before).await;
}
