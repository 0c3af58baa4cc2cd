//! Tournaments in which all tables of a round have the same deal: hidden from others until the round is over, then compared.

use std::time::Duration;

use claim_rules::record::{Fairness, check};
use serde_json::json;

use super::message::Message;
use super::open_tournament::{BREAK, Tournament};
use super::person::Person;
use super::processes::Processes;
use super::world::{CHANNEL, World};

/// The changes of the form: three rounds, duplicate scoring, no check-in.
const DUPLICATE: [(&str, &str); 3] = [("s4", "s3"), (":own:", ":duplicate:"), (":on:", ":off:")];

/// What a person is told who asks for a match that is hidden from them.
const HIDDEN: &str = "You can look at the match when the round is over";

/// The names of the factions in English: nothing that others see of a hidden match has one.
const FACTIONS: [&str; 5] = ["Goblin", "Knight", "Undead", "Dwar", "Doppel"];

/// The match of a table’s message.
fn match_of(table: &Message) -> String {
    let hand = table.enabled_button("hand").expect("a button").custom_id;
    hand.trim_start_matches("hand:").to_owned()
}

/// The hands of those of these people who play at a table.
async fn hands(table: &Message, people: &[Person]) -> Vec<(Person, Message)> {
    let press = format!("hand:{}", match_of(table));
    let mut hands = Vec::new();
    for person in people {
        let hand = person.forge(table, &press).await.expect("a reply");
        if !hand.contains_text(HIDDEN) {
            hands.push((person.clone(), hand));
        }
    }
    hands
}

/// Plays a match with the first card that each hand offers, or the last, so many times or to the end. Returns the last hand
/// shown.
async fn play(table: &Message, people: &[Person], is_first: bool, times: usize) -> Message {
    let press = format!("hand:{}", match_of(table));
    let players = hands(table, people).await;
    assert_eq!(players.len(), 2, "two play at a table");
    let mut shown = None;
    for _ in 0..times {
        let mut has_acted = false;
        for (player, _) in &players {
            let hand = player.forge(table, &press).await.expect("a hand");
            let actions = hand.actions();
            let action = if is_first {
                actions.first()
            } else {
                actions.last()
            };
            if let Some(action) = action {
                shown = player.press(&hand, action).await;
                has_acted = true;
                break;
            }
        }
        if !has_acted {
            break;
        }
    }
    shown.expect("a hand")
}

/// Makes sure that a person who does not play at a table learns nothing of it.
async fn assert_hidden(person: &Person, table: &Message) {
    let id = match_of(table);
    let asked = [
        "hand", "table", "details", "board", "more", "fairness", "record", "analysis",
    ];
    let mut presses: Vec<_> = asked.map(|it| format!("{it}:{id}")).into();
    presses.extend([format!("replay:{id}:0"), format!("share:table:{id}")]);
    for press in presses {
        let reply = person.forge(table, &press).await.expect("a reply");
        assert!(reply.contains_text(HIDDEN), "{press}: {}", reply.text());
    }
    let named = json!({"match": id});
    let shown = person.command("claim table", named).await;
    assert!(shown.contains_text(HIDDEN), "{}", shown.text());
}

/// Makes sure that no message in the channel names a card, or says how a match ended.
async fn assert_channel_is_silent(event: &Tournament) {
    for message in event.organiser.messages(CHANNEL).await {
        let text = format!("{}{}", message.text(), message.above());
        let told = FACTIONS.iter().find(|it| text.contains(**it));
        assert!(told.is_none(), "{text}");
        assert!(!text.contains("1 – 0") && !text.contains("0 – 1"), "{text}");
        assert!(message.pictures().is_empty(), "{text}");
    }
    let board = event
        .organiser
        .command("claim leaderboard", json!({}))
        .await;
    assert!(board.contains_text("still empty"), "{}", board.text());
}

async fn table_now(event: &Tournament, table: &Message) -> Message {
    let messages = event.organiser.messages(CHANNEL).await;
    let mut messages = messages.into_iter();
    messages
        .find(|it| it.id() == table.id())
        .expect("the table")
}

async fn text_of_file(message: &Message) -> String {
    let url = message.file().expect("a file");
    let served = reqwest::get(url).await.expect("it is served");
    served.text().await.expect("a text")
}

/// Makes sure that the records of tables, which are public now, prove the same deal.
async fn assert_same_deal(event: &Tournament, tables: &[Message]) {
    let organiser = &event.organiser;
    let mut deals = Vec::new();
    for table in tables {
        let id = match_of(table);
        let is_result = |it: &Message| it.is_public_result_of(&id);
        let result = organiser.wait_for_message(CHANNEL, is_result).await;
        let record = organiser.press_kind(&result, "more").await.expect("a menu");
        let record = organiser.press_kind(&record, "record").await;
        let record = text_of_file(&record.expect("the record")).await;
        let checked = check(record.as_bytes()).expect("it is right");
        assert_eq!(checked.fairness, Fairness::Proven);
        let board = format!("\"board\":\"{}/1\"", event.id);
        assert!(record.contains(&board), "{record}");
        let deck = record.lines().find(|line| line.contains("\"deck "));
        let (chance, _) = deck.expect("a deck").split_once(",\"at\"").expect("a time");
        deals.push(chance.to_owned());
    }
    assert_eq!(deals[0], deals[1]);
}

#[tokio::test]
async fn board_is_hidden_until_its_round_is_over_and_then_compared() {
    let mut event = Tournament::open(&DUPLICATE).await;
    let shown = event.message(|_| true).await;
    assert!(shown.contains_text("duplicate"), "{}", shown.text());
    let people = event.people(&["ben", "clara", "emil", "fiona"]).await;
    event.join(&people).await;
    event.start_now().await;
    let round = event.round(1, 2).await;
    assert!(round.contains_text("hidden until the round is over"));
    let tables = event.tables(2).await;
    play(&tables[0], &people, true, 20).await;
    for table in &tables {
        assert_hidden(&event.organiser, table).await;
    }
    assert_channel_is_silent(&event).await;
    let running = table_now(&event, &tables[0]).await;
    assert!(running.contains_text("trick\u{a0}11"), "{}", running.text());

    // One table ends. Its players know how, and no one else, also after a restart.
    let end = play(&tables[0], &people, true, 200).await;
    assert!(
        end.contains_text("Tell no one how it went"),
        "{}",
        end.text()
    );
    let finished = |it: &Message| it.contains_text("· *finished*");
    event.organiser.wait_for_message(CHANNEL, finished).await;
    let is_stopped = |it: &Message| it.id() == tables[0].id() && it.contains_text("Finished.");
    event.organiser.wait_for_message(CHANNEL, is_stopped).await;
    event.world.stop_bot().await;
    event.world.start_bot(event.clock.clone()).await;
    assert_channel_is_silent(&event).await;
    assert_hidden(&event.organiser, &tables[0]).await;
    let seated = hands(&tables[0], &people).await;
    let (player, hand) = &seated[0];
    assert!(hand.contains_text("Tell no one how it went"));
    for press in ["record", "replay", "analysis", "rematch"] {
        let at = if press == "replay" { ":0" } else { "" };
        let press = format!("{press}:{}{at}", match_of(&tables[0]));
        let refused = player.forge(hand, &press).await.expect("a reply");
        let text = refused.text();
        assert!(
            text.contains(HIDDEN) || text.contains("still running"),
            "{text}"
        );
    }
    let profile = player.command("claim profile", json!({})).await;
    assert!(!profile.contains_text("1 match"), "{}", profile.text());
    let data = player.command("claim data export", json!({})).await;
    assert!(!text_of_file(&data).await.contains("\"deck "));
    let id = format!("compare:{}:1:1:0", event.id);
    let early = event.organiser.forge(&round, &id).await.expect("a reply");
    assert!(early.contains_text(HIDDEN), "{}", early.text());

    // With the last table, all is shown: results, ratings, records, and what each table made of the deal.
    play(&tables[1], &people, false, 200).await;
    let decided = |it: &Message| it.enabled_button("compare").is_some();
    let round = event.organiser.wait_for_message(CHANNEL, decided).await;
    assert!(!round.contains_text("finished"), "{}", round.text());
    let organiser = &event.organiser;
    assert_same_deal(&event, &tables).await;
    for person in &people {
        let profile = person.command("claim profile", json!({})).await;
        assert!(profile.contains_text("1 match"), "{}", profile.text());
    }
    let compared = organiser.press_kind(&round, "compare").await;
    let compared = compared.expect("a comparison");
    assert!(compared.is_ephemeral());
    for words in [
        "**1.**",
        "**2.**",
        "First difference: **Phase",
        "1: ",
        "2: ",
    ] {
        assert!(
            compared.contains_text(words),
            "{words}: {}",
            compared.text()
        );
    }
    let next = compared.button("Next").expect("a button").custom_id;
    let second = organiser.press(&compared, &next).await.expect("a page");
    assert_eq!(second.id(), compared.id());
    assert_ne!(second.text(), compared.text());

    // Standings are percentages; players who had the same seat share 100, or have 50 each if they did equally well.
    let standings = event.press(organiser, "standings").await;
    let shares = ["100.00%", "50.00%"];
    assert!(
        shares.iter().any(|it| standings.contains_text(it)),
        "{}",
        standings.text()
    );
    event.wait(BREAK);
    event.round(2, 2).await;
    event.world.end_unread().await;
}

/// One of these people resigns the match of a table.
async fn resign(table: &Message, people: &[Person]) {
    for (person, hand) in hands(table, people).await {
        let ask = format!("ask-resign:{}", match_of(table));
        let question = person.forge(&hand, &ask).await.expect("a question");
        if question.enabled_button("resign").is_some() {
            person.press_kind(&question, "resign").await;
            return;
        }
    }
    panic!("no one can resign");
}

#[tokio::test]
async fn hidden_results_are_rated_once_when_their_process_is_killed() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let mut processes = Processes::start(&world, 3, Duration::ZERO).await;
    let people = ["anna", "ben", "clara", "emil"].map(|name| world.person(name));
    for person in &people {
        let settings = json!({"manager": true, "locale": "en-US"});
        person.set(settings).await;
    }
    let [anna, ..] = &people;
    let form = anna
        .command("claim tournament", json!({"name": "Night"}))
        .await;
    let button = form.enabled_button("open-event").expect("a button");
    let draft = button.custom_id.replace(":own:", ":duplicate:");
    anna.forge(&form, &draft).await;
    let is_event = |message: &Message| message.enabled_button("join-event").is_some();
    let event = processes.until(Box::pin(anna.wait_for_message(CHANNEL, is_event)));
    let event = event.await;
    for person in &people {
        person.press_kind(&event, "join-event").await;
    }
    let menu = anna.press_kind(&event, "manage-event").await;
    anna.press_kind(&menu.expect("a menu"), "start-event").await;
    let links_all = |message: &Message| message.text().matches("](http").count() == 2;
    let round = processes.until(Box::pin(anna.wait_for_message(CHANNEL, links_all)));
    round.await;
    let tables = anna.messages(CHANNEL).await.into_iter();
    let tables: Vec<_> = tables
        .filter(|it| it.enabled_button("hand").is_some())
        .collect();

    // The process that looks after the tournament is killed after each table has ended.
    for table in &tables {
        resign(table, &people).await;
        processes.kill(&world, 0).await;
        processes.wait_for_takeover(&world).await;
    }
    let compares = |message: &Message| message.enabled_button("compare").is_some();
    let decided = processes.until(Box::pin(anna.wait_for_message(CHANNEL, compares)));
    decided.await;
    for table in &tables {
        let id = match_of(table);
        let is_result = |it: &Message| it.is_public_result_of(&id);
        let shown = processes.until(Box::pin(anna.wait_for_message(CHANNEL, is_result)));
        shown.await;
    }
    for person in &people {
        let profile = person.command("claim profile", json!({})).await;
        assert!(profile.contains_text("1 match"), "{}", profile.text());
    }
    processes.end(&world).await;
    world.end_unread().await;
}
