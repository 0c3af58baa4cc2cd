//! How many commands and presses a newcomer needs until their first play.

use claim_ai::Level;
use serde_json::{Value, json};

use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// A person whose commands and presses are counted. Several newcomers can share a count.
struct Newcomer<'a> {
    person: &'a Person,
    actions: &'a std::cell::Cell<u32>,
}

impl Newcomer<'_> {
    fn count(&self) {
        self.actions.set(self.actions.get() + 1);
    }

    async fn command(&self, options: Value) {
        self.count();
        self.person.command("claim start", options).await;
    }

    async fn press(&self, message: &Message, button: &str) {
        self.count();
        self.person.press(message, button).await;
    }
}

#[tokio::test]
async fn first_play_against_a_bot_takes_two_actions() {
    let world = World::new().await;
    let ben = world.person("ben");
    let actions = std::cell::Cell::new(0);
    let newcomer = Newcomer {
        person: &ben,
        actions: &actions,
    };
    newcomer.command(json!({"opponent": "claim"})).await;
    let hand = ben.wait_for_turn().await;
    let card = hand.actions().swap_remove(0);
    newcomer.press(&hand, &card).await;
    assert!(actions.get() <= 2, "{} actions", actions.get());
    world.end_unread().await;
}

#[tokio::test]
async fn first_play_between_two_people_takes_three_actions() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let actions = std::cell::Cell::new(0);
    let [host, guest] = [&anna, &ben].map(|person| Newcomer {
        person,
        actions: &actions,
    });
    host.command(json!({"opponent": "ben"})).await;
    let can_join = |message: &Message| message.enabled_button("join").is_some();
    let lobby = ben.wait_for_message(CHANNEL, can_join).await;
    guest.press(&lobby, "Join").await;
    let (player, hand) = tokio::select! {
        hand = anna.wait_for_turn() => (&host, hand),
        hand = ben.wait_for_turn() => (&guest, hand),
    };
    let card = hand.actions().swap_remove(0);
    player.press(&hand, &card).await;
    assert!(actions.get() <= 3, "{} actions", actions.get());
    world.end_unread().await;
}

/// How many actions a newcomer needs who uses a command, presses these buttons of its answer one after the other, and
/// plays a card where it is shown.
async fn actions_alone(command: &str, buttons: &[&str]) -> u32 {
    let world = World::new().await;
    let ben = world.person("ben");
    let mut shown = ben.command(command, json!({})).await;
    let mut actions = 1;
    for button in buttons {
        shown = ben.press(&shown, button).await.expect("an answer");
        actions += 1;
    }
    let hand = if shown.actions().is_empty() {
        ben.wait_for_turn().await
    } else {
        shown
    };
    let card = hand.actions().swap_remove(0);
    ben.press(&hand, &card).await.expect("the hand");
    world.end_unread().await;
    actions + 1
}

#[tokio::test]
async fn person_who_is_alone_plays_the_first_card_with_three_actions() {
    for (command, buttons) in [
        ("claim tutorial", &[][..]),
        ("claim start", &["Play a bot"]),
        ("claim help", &["Learn"]),
        ("claim help", &["Play a bot"]),
        ("claim matches", &["Play a bot"]),
        ("claim tables", &["Learn"]),
        ("claim analyze", &["Play a bot"]),
    ] {
        let actions = actions_alone(command, buttons).await;
        assert!(actions <= 3, "/{command} {buttons:?}: {actions} actions");
    }
}

#[tokio::test]
async fn two_people_play_the_first_card_with_six_actions_without_typing_a_name() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    anna.set(json!({"locale": "en-GB"})).await;
    let help = anna.command("claim help", json!({})).await;
    anna.press(&help, "Open a table").await.expect("an answer");
    let can_join = |message: &Message| message.enabled_button("join").is_some();
    let lobby = ben.wait_for_message(CHANNEL, can_join).await;
    ben.press(&lobby, "Join").await;
    let full = anna.wait_for_button(CHANNEL, &lobby.id(), "start").await;
    anna.press(&full, "Start").await;
    let (player, hand) = tokio::select! {
        hand = anna.wait_for_turn() => (&anna, hand),
        hand = ben.wait_for_turn() => (&ben, hand),
    };
    // The fifth action, if neither of them has to be told where the hand is.
    let card = hand.actions().swap_remove(0);
    player.press(&hand, &card).await.expect("the hand");
    world.end_unread().await;
}

#[tokio::test]
async fn bot_has_the_level_of_the_last_match() {
    let world = World::new().await;
    let ben = world.person("ben");
    let help = ben.command("claim help", json!({})).await;
    for (chosen, level) in [(None, "medium"), (Some(Level::Easy), "easy")] {
        if let Some(chosen) = chosen {
            let options = json!({"bots": chosen as u8});
            ben.command("claim start", options).await;
        }
        let started = ben.press(&help, "Play a bot").await.expect("an answer");
        let says = format!("({level}");
        assert!(started.contains_text(&says), "{}", started.text());
    }
    world.end_unread().await;
}

#[tokio::test]
async fn visitor_plays_bots_elsewhere_and_the_host_only_alone() {
    let world = World::new().await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    clara.set(json!({"locale": "en-GB"})).await;
    ben.command("claim start", json!({"game": "claim-it", "players": 3}))
        .await;
    let can_play = |message: &Message| message.enabled_button("play-bots").is_some();
    let lobby = clara.wait_for_message(CHANNEL, can_play).await;
    let elsewhere = clara.press_kind(&lobby, "play-bots").await;
    let elsewhere = elsewhere.expect("an answer");
    let says = "has started in our direct messages";
    assert!(elsewhere.is_ephemeral() && elsewhere.contains_text(says));
    anna.press_kind(&lobby, "join").await;
    let button = lobby.enabled_button("play-bots").expect("a button");
    let refused = ben.forge(&lobby, &button.custom_id).await;
    assert!(refused.is_some_and(|it| it.contains_text("out of date")));
    // The host who would join is shown what to do instead.
    anna.press_kind(&lobby, "leave").await;
    ben.wait_for_button(CHANNEL, &lobby.id(), "play-bots").await;
    let menu = ben.press_kind(&lobby, "join").await.expect("the menu");
    assert!(menu.contains_text("You already have a seat"));
    let fill = menu.select_labelled("Fill the free seats: easy bots");
    let filled = ben
        .choose_labelled(
            &menu,
            fill.expect("a menu"),
            "Fill the free seats: easy bots",
        )
        .await;
    ben.press(&filled.expect("the menu"), "Start").await;
    let has_begun =
        |it: &Message| it.id() == lobby.id() && it.enabled_button("table-options").is_none();
    ben.wait_for_message(CHANNEL, has_begun).await;
    world.end_unread().await;
}

#[tokio::test]
async fn typed_number_of_players_is_the_first_choice() {
    let world = World::new().await;
    let ben = world.person("ben");
    for typed in ["2", "3", "4", "5"] {
        let options = json!({"players": typed});
        let choices = ben.complete("claim start", "players", options).await;
        assert_eq!(choices[0].1, typed, "{choices:?}");
    }
    world.end().await;
}
