//! Actions that are chosen in several steps: a crash between two steps loses nothing, and each step can be undone.

use claim_rules::cards::Seat;
use serde_json::json;

use super::message::{Button, Message};
use super::process::Launch;
use super::random_match::RandomMatch;
use super::world::World;

/// How many times the bot is killed between two steps.
const KILLS: usize = 6;

#[tokio::test]
async fn crash_between_two_steps_loses_nothing() {
    let world = World::without_bot().await;
    let launch = Launch::of(&world);
    let mut bot = launch.start();
    world.wait_for_session(0).await;
    let mut game = RandomMatch::start(&world, 2, json!({"game": "kingdoms"}), 6).await;
    let mut kills = 0;
    while let Some(seat) = game.next_to_act(&world).await {
        let before = game.replay().line_count();
        if kills < KILLS && game.click_first_step(seat).await {
            let sessions = world.sessions().await;
            bot.kill().await;
            bot = launch.start();
            world.wait_for_session(sessions).await;
            kills += 1;
            // A step alone changes nothing: after the crash, the match is as before, and its message still has the
            // chosen steps.
            assert_eq!(game.next_to_act(&world).await, Some(seat));
            assert_eq!(game.replay().line_count(), before);
        }
        game.click(seat).await;
    }
    assert_eq!(kills, KILLS);
    let record = game.wait_for_results().await;
    claim_rules::record::check(&record.text).expect("the record is valid");
    bot.kill().await;
    world.end().await;
}

#[tokio::test]
async fn player_is_asked_about_a_power_only_where_there_is_a_choice() {
    let world = World::new().await;
    let mut game = RandomMatch::start(&world, 2, json!({"game": "kingdoms"}), 7).await;
    while let Some(seat) = game.next_to_act(&world).await {
        let view = game.replay().state().view(seat);
        assert_eq!(claim_screens::follow_up(&view), None);
        game.click(seat).await;
    }
    let record = game.wait_for_results().await;
    assert!(record.text.contains("power use") || record.text.contains("power row"));
    world.end().await;
}

/// A match of Claim Kingdoms whose player to act has two different cards, so that the first step is to choose one;
/// with the seat and hand message of that player.
async fn choice_of_cards() -> (World, RandomMatch, Seat, Message) {
    loop {
        let world = World::new().await;
        let mut game = RandomMatch::start(&world, 2, json!({"game": "kingdoms"}), 3).await;
        let seat = game.next_to_act(&world).await.expect("the match runs");
        let player = &game.players[seat.index()];
        let has_step = |message: &Message| {
            let places = message.actions().len() + message.select_values().len();
            places > 0 || message.enabled_button("choose").is_some()
        };
        let hand = player.wait_for_message("dm", has_step).await;
        if hand.enabled_button("choose").is_some() {
            return (world, game, seat, hand);
        }
        game.read_all_hands().await;
        world.end().await;
    }
}

#[tokio::test]
async fn every_step_can_be_undone() {
    let (world, mut game, seat, hand) = choice_of_cards().await;
    let player = game.players[seat.index()].clone();
    let labels = |message: &Message| -> Vec<_> {
        message.buttons().into_iter().map(|it| it.label).collect()
    };
    let first = labels(&hand);
    let card = hand.enabled_button("choose").expect("a card to choose");
    let columns = player.press(&hand, &card.custom_id).await;
    let columns = columns.expect("the next step");
    assert_eq!(columns.id(), hand.id(), "in place");
    assert!(columns.contains_text("– choose a space") || columns.contains_text("– wähle ein Feld"));
    // What to do first is no longer said.
    assert!(!columns.contains_text("choose a card") && !columns.contains_text("wähle eine Karte"));
    let is_back = |button: &Button| ["Back", "Zurück"].contains(&button.label.as_str());
    let back = columns.buttons().into_iter().find(is_back);
    let back = back.expect("a button to go back");
    let undone = player.press(&columns, &back.custom_id).await;
    let undone = undone.expect("the first step");
    assert_eq!(labels(&undone), first);
    assert_eq!(
        game.next_to_act(&world).await,
        Some(seat),
        "the match is unchanged"
    );
    game.read_all_hands().await;
    world.end().await;
}

#[tokio::test]
async fn forged_step_shows_the_first_step() {
    let (world, game, seat, hand) = choice_of_cards().await;
    let player = game.players[seat.index()].clone();
    let line = game.replay().line_count();
    for chosen in ["elf", "goblin/99/99/99", "🃏", "///"] {
        let id = format!("choose:{}:{line}:{chosen}", game.id);
        let answer = player.forge(&hand, &id).await.expect("a reply");
        assert_eq!(answer.buttons().len(), hand.buttons().len(), "{chosen}");
    }
    let old = format!("choose:{}:{}:goblin", game.id, line - 1);
    let answer = player.forge(&hand, &old).await.expect("a reply");
    assert!(answer.is_ephemeral());
    game.read_all_hands().await;
    world.end().await;
}
