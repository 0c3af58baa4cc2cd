//! Personal settings: switched by a press, effective at once, and kept over restarts.

use claim_host::Clock;
use claim_rules::cards::{Card, Seat};
use claim_rules::record::{Line, Replay};
use claim_rules::{Action, claim};
use claim_table::locale::Locale;
use serde_json::json;
use sqlx::Connection;

use super::message::Message;
use super::person::Person;
use super::random_match::RandomMatch;
use super::world::{CHANNEL, World};

/// The words of the setting “text only” in a person's language.
struct Words {
    title: &'static str,
    off: &'static str,
    on: &'static str,
    turn_on: &'static str,
    turn_off: &'static str,
}

const ENGLISH: Words = Words {
    title: "Your settings",
    off: "Text only: off",
    on: "Text only: on",
    turn_on: "Turn on",
    turn_off: "Turn off",
};

const GERMAN: Words = Words {
    title: "Deine Einstellungen",
    off: "Nur Text: aus",
    on: "Nur Text: an",
    turn_on: "Einschalten",
    turn_off: "Ausschalten",
};

pub(super) async fn switch(person: &Person, setting: &str, on: bool) {
    let shown = person.command("claim settings", json!({})).await;
    let state = if on { "on" } else { "off" };
    let changed = person
        .press(&shown, &format!("set:{setting}:{state}"))
        .await;
    assert_eq!(changed.map(|it| it.id()), Some(shown.id()), "in place");
}

/// The file name of the picture that a message shows.
pub(super) fn picture(message: &Message) -> Option<String> {
    let picture = message.pictures().into_iter().next()?;
    let name = picture["media"]["url"].as_str()?.rsplit('/').next();
    name.map(str::to_owned)
}

async fn restart(world: &mut World) {
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
}

#[tokio::test]
async fn settings_are_switched_by_presses_and_kept_over_restarts() {
    let mut world = World::new().await;
    let people = [("anna", GERMAN), ("ben", ENGLISH)];
    for (name, words) in &people {
        let person = world.person(name);
        let shown = person.command("claim settings", json!({})).await;
        assert!(shown.is_ephemeral() && shown.contains_text(words.title));
        assert!(shown.contains_text(words.off), "{}", shown.text());
        let switch = shown.button_beside(words.off).expect("a button beside it");
        assert_eq!(switch.label, words.turn_on);
        let changed = person.press(&shown, &switch.custom_id).await;
        let changed = changed.expect("the settings");
        assert_eq!(changed.id(), shown.id(), "in place");
        assert!(changed.contains_text(words.on), "{}", changed.text());
        // The press is idempotent: repeating it, for example on another device, changes nothing.
        let again = person.forge(&changed, &switch.custom_id).await;
        let again = again.expect("the settings");
        assert!(again.contains_text(words.on), "{}", again.text());
    }
    restart(&mut world).await;
    for (name, words) in &people {
        let person = world.person(name);
        let shown = person.command_in("dm", "claim settings", json!({})).await;
        assert!(shown.contains_text(words.on), "{}", shown.text());
        let switch = shown.button_beside(words.on).expect("a button beside it");
        assert_eq!(switch.label, words.turn_off);
        let changed = person.press(&shown, &switch.custom_id).await;
        let changed = changed.expect("the settings");
        assert!(changed.contains_text(words.off), "{}", changed.text());
    }
    world.end().await;
}

#[tokio::test]
async fn press_switches_only_settings_of_the_person_who_pressed() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    switch(&anna, "text-only", true).await;
    anna.command("claim start", json!({})).await;
    let has_join = |message: &Message| message.enabled_button("join").is_some();
    let table = ben.wait_for_message(CHANNEL, has_join).await;
    let answer = ben.forge(&table, "set:text-only:off").await;
    let answer = answer.expect("an answer");
    assert!(answer.is_ephemeral() && answer.contains_text(ENGLISH.off));
    for forged in ["set:text-only:maybe", "set:everything:on"] {
        let refused = ben.forge(&table, forged).await.expect("an answer");
        assert!(!refused.contains_text(ENGLISH.title), "{}", refused.text());
    }
    let shown = anna.command("claim settings", json!({})).await;
    assert!(shown.contains_text(GERMAN.on), "{}", shown.text());
    anna.cancel_table(&table).await;
    world.end().await;
}

#[tokio::test]
async fn direct_message_with_a_hand_follows_the_settings_at_once() {
    let mut world = World::with_artwork().await;
    world.wait_for_emoji().await;
    let game = RandomMatch::start(&world, 2, json!({"game": "kingdoms"}), 3).await;
    let (anna, ben) = (&game.players[0], &game.players[1]);
    let has_picture = |message: &Message| picture(message).is_some();
    let drawn = anna.wait_for_message("dm", has_picture).await;
    let others = ben.wait_for_message("dm", has_picture).await;

    let last = world.last_request().await;
    switch(anna, "text-only", true).await;
    let in_words = |message: &Message| message.id() == drawn.id() && !has_picture(message);
    let hand = anna.wait_for_message("dm", in_words).await;
    assert!(!hand.contains_text("<:") && hand.contains_text("Reihe 13: "));
    assert_eq!(hand.0["attachments"], json!([]));
    restart(&mut world).await;
    let hand = anna.command("claim hand", json!({})).await;
    assert!(!has_picture(&hand) && !hand.contains_text("<:"));

    switch(anna, "text-only", false).await;
    let same = |message: &Message| picture(message) == picture(&drawn);
    anna.wait_for_message("dm", same).await;
    switch(anna, "high-contrast", true).await;
    let other = |message: &Message| has_picture(message) && !same(message);
    anna.wait_for_message("dm", other).await;

    // Messages that others see are not edited.
    for person in [&others, &game.public_message] {
        let path = format!("/messages/{}", person.id());
        let requests = world.requests().await;
        let mut later = requests
            .iter()
            .filter(|it| it["number"].as_u64() > Some(last));
        let edit = later.find(|it| it["path"].as_str().is_some_and(|it| it.ends_with(&path)));
        assert_eq!(edit, None);
    }
    ben.read_all("dm").await;
    world.end().await;
}

#[tokio::test]
async fn hand_shown_in_the_channel_follows_the_settings_at_once() {
    let world = World::with_artwork().await;
    let anna = world.person("anna");
    anna.set(json!({"dms": "closed"})).await;
    let mut game = RandomMatch::start(&world, 2, json!({"game": "kingdoms"}), 3).await;
    game.request_hand(0).await;
    let is_hand = |message: &Message| message.is_ephemeral() && picture(message).is_some();
    let hand = anna.wait_for_message(CHANNEL, is_hand).await;
    switch(&anna, "text-only", true).await;
    let in_words = |message: &Message| message.id() == hand.id() && picture(message).is_none();
    let hand = anna.wait_for_message(CHANNEL, in_words).await;
    assert_eq!(hand.0["attachments"], json!([]), "nothing is left below it");
    let ben = &game.players[1];
    ben.wait_for_message("dm", |message| picture(message).is_some())
        .await;
    ben.read_all("dm").await;
    anna.read_all(CHANNEL).await;
    world.end().await;
}

/// The seats of a record's actions, with whether each was the only legal one.
fn actions(record: &str) -> Vec<(Seat, bool)> {
    let mut lines = record.lines();
    let mut replay = Replay::from_header(lines.next().expect("a header")).expect("a header");
    let mut actions = Vec::new();
    for text in lines {
        let line = replay.parse_line(text).expect("the record is valid");
        if let Line::Action { seat, .. } = line.line {
            actions.push((seat, replay.state().legal_actions().len() == 1));
        }
        replay.step_timed(&line).expect("the record is valid");
    }
    actions
}

#[tokio::test]
async fn forced_plays_follow_each_players_setting() {
    for game in ["claim", "claim-it"] {
        let world = World::new().await;
        let mut game = RandomMatch::start(&world, 2, json!({"game": game}), 4).await;
        game.read_all_hands().await;
        switch(&game.players[0], "forced-plays", true).await;
        let mut clicks = 0;
        while let Some(seat) = game.next_to_act(&world).await {
            if seat == Seat::First {
                let legal = game.replay().state().legal_actions();
                assert!(legal.len() > 1, "{legal:?} is played without asking");
                clicks += 1;
            }
            game.act(seat).await;
        }
        let record = game.wait_for_results().await;
        claim_rules::record::check(&record.text).expect("the record is valid");
        let actions = actions(&record.text);
        let forced = |seat: Seat| actions.iter().filter(|it| **it == (seat, true)).count();
        assert!(clicks > 0 && forced(Seat::First) > 0 && forced(Seat::Second) > 0);
        world.end().await;
    }
}

/// Plays until the first seat has only one card to play, and returns it.
async fn play_until_forced(game: &mut RandomMatch, world: &World) -> Card {
    loop {
        let seat = game.next_to_act(world).await;
        let seat = seat.expect("forced plays come up");
        match game.replay().state().legal_actions()[..] {
            [Action::Claim(claim::Action::Play(card))] if seat == Seat::First => return card,
            _ => game.click(seat).await,
        }
    }
}

#[tokio::test]
async fn forced_play_waits_for_the_end_of_a_pause_and_for_an_answer() {
    let world = World::new().await;
    let mut game = RandomMatch::start(&world, 2, json!({"game": "claim"}), 5).await;
    play_until_forced(&mut game, &world).await;
    let played = game.replay().action_count();
    let [anna, ben] = [0, 1].map(|seat| game.players[seat].clone());
    for person in [&anna, &ben] {
        let asked = format!("ask-pause:{}", game.id);
        person
            .forge(&game.public_message, &asked)
            .await
            .expect("the clock");
    }
    switch(&anna, "forced-plays", true).await;
    // Commands other than plays are carried out during the pause, and none of them plays.
    let offer = format!("offer:{}:draw", game.id);
    let offered = ben.forge(&game.public_message, &offer).await;
    assert!(offered.is_some_and(|it| !it.contains_text("paused")));
    game.next_to_act(&world).await;
    assert_eq!(game.replay().action_count(), played);
    let resumed = format!("resume:{}", game.id);
    ben.forge(&game.public_message, &resumed)
        .await
        .expect("the clock");
    // To play on would be an answer, which only Anna gives.
    game.next_to_act(&world).await;
    assert_eq!(game.replay().action_count(), played);
    let is_asked = |message: &Message| message.enabled_button("decline-offer").is_some();
    let offer = anna.wait_for_message("dm", is_asked).await;
    anna.press_kind(&offer, "decline-offer").await;
    game.next_to_act(&world).await;
    assert!(game.replay().action_count() > played);
    world.end_unread().await;
}

#[tokio::test]
async fn pending_forced_play_is_made_when_switched_on_and_after_a_restart() {
    for by_restart in [false, true] {
        let mut world = World::new().await;
        // In English, cards are called the same in every sentence.
        let anna = world.person("anna");
        anna.set(json!({"locale": "en-GB"})).await;
        let mut game = RandomMatch::start(&world, 2, json!({"game": "claim"}), 5).await;
        let forced = play_until_forced(&mut game, &world).await;
        let played = game.replay().action_count();
        if by_restart {
            // Simulates a program that was killed right after storing the setting.
            world.stop_bot().await;
            let mut database = world.database().await;
            let insert = concat!(
                "INSERT INTO personal_settings ",
                "(user_id, switched_on) VALUES ($1, 'forced-plays')",
            );
            let id: i64 = anna.id().await.parse().expect("a number");
            let inserted = sqlx::query(insert).bind(id).execute(&mut database).await;
            inserted.expect("the setting is stored");
            database.close().await.expect("the connection closes");
            world.start_bot(Clock::System).await;
        } else {
            switch(&anna, "forced-plays", true).await;
        }
        let mut last = anna.last_feed_entry().await;
        while game.next_to_act(&world).await == Some(Seat::First)
            && game.replay().action_count() == played
        {
            anna.wait_for_activity(last).await;
            last = anna.last_feed_entry().await;
        }
        assert!(game.replay().action_count() > played);
        let name = claim_screens::plain_card(Locale::En, forced);
        let is_told = |hand: &Message| hand.text().replace('\u{a0}', " ").contains(&name);
        anna.wait_for_message("dm", is_told).await;
        game.play_out(&world).await;
        let record = game.wait_for_results().await;
        claim_rules::record::check(&record.text).expect("the record is valid");
        world.end().await;
    }
}

#[tokio::test]
async fn player_with_hand_in_channel_is_mentioned() {
    let world = World::new().await;
    let mut game = RandomMatch::start(&world, 2, json!({"game": "claim"}), 6).await;
    game.read_all_hands().await;
    let anna = game.players[0].clone();
    switch(&anna, "hand-in-channel", true).await;
    let mention = format!("<@{}>", anna.id().await);
    let mut called = false;
    for _ in 0..6 {
        let seat = game.next_to_act(&world).await.expect("it is not over");
        if seat == Seat::First && !called {
            let is_call = |message: &Message| message.contains_text(&mention);
            anna.wait_for_message(CHANNEL, is_call).await;
            game.request_hand(0).await;
            called = true;
        }
        game.act(seat).await;
    }
    assert!(called);
    let in_channel = anna.messages(CHANNEL).await;
    assert!(in_channel.iter().any(|it| it.contains_text("Deine Hand")));
    let says_why = |message: &Message| message.contains_text("nicht zugestellt");
    assert!(!in_channel.iter().any(says_why), "{in_channel:?}");
    let direct = anna.read_all("dm").await;
    assert!(direct.iter().all(|message| message.actions().is_empty()));
    // Some messages stay unread: the next hand of the other player may still be on its way.
    world.end_unread().await;
}
