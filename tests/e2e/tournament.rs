//! Tournaments: from the form over sign-up, check-in and rounds to the podium, with people who are not there, leave, or
//! are ruled about, and a restart in the middle.

use std::time::Duration;

use claim_host::Clock;
use serde_json::json;

use super::message::Message;
use super::open_tournament::{BREAK, Tournament};
use super::processes::Processes;
use super::world::{CHANNEL, World};

fn standings_of(message: &Message) -> Vec<String> {
    let text = message.text();
    let lines = text.lines().filter(|line| line.starts_with("**"));
    let lines = lines.filter(|line| line.contains(" · "));
    lines.map(ToOwned::to_owned).collect()
}

#[tokio::test]
async fn swiss_tournament_is_played_from_the_form_to_the_podium() {
    let mut event = Tournament::open(&[]).await;
    let people = event.people(&["anna", "ben", "clara", "dora"]).await;
    let shown = event.message(|_| true).await;
    for words in [
        "Swiss, 4 rounds",
        "Claim",
        "Join until then",
        "No players yet",
    ] {
        assert!(shown.contains_text(words), "{words} in {}", shown.text());
    }
    event.join(&people).await;
    let again = event.press(&people[1], "join-event").await;
    assert!(again.contains_text("You take part already."));
    let shown = event.message(|it| it.contains_text("4 players")).await;
    assert!(shown.contains_text("Clara"));
    let early = event.press(&people[1], "check-in").await;
    assert!(early.contains_text("no check-in at the moment"));

    // Ten minutes before the start, all are called, and three are there.
    event.wait(Duration::from_mins(20));
    let has_button = |message: &Message| message.enabled_button("check-in").is_some();
    let call = event.organiser.wait_for_message(CHANNEL, has_button).await;
    for person in &people {
        assert!(call.above().contains(&format!("<@{}>", person.id().await)));
    }
    for person in &people[..3] {
        let reply = person.press_kind(&call, "check-in").await;
        assert!(reply.expect("a reply").contains_text("You are in"));
    }
    event.wait(Duration::from_mins(10));

    // With three players, there are three rounds, each with a table and a bye. A kill in between changes nothing.
    for number in 1..=3 {
        let round = event.round(number, 1).await;
        assert!(round.contains_text("Bye:"), "{}", round.text());
        if number == 2 {
            event.world.stop_bot().await;
            event.world.start_bot(event.clock.clone()).await;
        }
        event.end_round(1, &people).await;
        event
            .message(|it| number == 3 || it.contains_text("Next round:"))
            .await;
        event.wait(BREAK);
    }
    let won = |message: &Message| message.contains_text("has won");
    let podium = event.organiser.wait_for_message(CHANNEL, won).await;
    assert!(standings_of(&podium).len() >= 3, "{}", podium.text());
    let over = event.message(|it| it.contains_text("It is over.")).await;
    assert!(!over.contains_text("Dora"), "{}", over.text());
    let late = event.press(&people[0], "join-event").await;
    assert!(late.contains_text("The tournament is over."));
    let profile = people[1].command("claim profile", json!({})).await;
    assert!(profile.contains_text(": place **"), "{}", profile.text());
    let record = event.press(&people[0], "event-record").await;
    assert!(record.file().is_some(), "{record:?}");
    event.world.end_unread().await;
}

#[tokio::test]
async fn round_robin_has_rulings_and_leavers() {
    let event = Tournament::open(&[("s4", "rr"), (":on:", ":off:")]).await;
    let people = event.people(&["ben", "clara", "dora"]).await;
    event.join(&people[..2]).await;
    let few = event.press(&event.organiser, "start-event").await;
    assert!(few.contains_text("Fewer than three"), "{}", few.text());
    event.join(&people[2..]).await;
    let refused = event.press(&people[0], "start-event").await;
    assert!(refused.contains_text("Only the organizer"));
    event.start_now().await;

    // The organiser, who does not play, decides the first table, whose match is stopped.
    event.round(1, 1).await;
    event.tables(1).await;
    let shown = event.message(|_| true).await;
    let ruling = format!("ask-ruling:{}:1:1", event.id);
    let menu = event.organiser.forge(&shown, &ruling).await;
    let menu = menu.expect("the menu");
    let award = format!("ruling:{}:1:1:0:agreed", event.id);
    let done = event.organiser.choose(&menu, &award).await;
    assert!(done.expect("a reply").contains_text("Done."));
    let ruled = |message: &Message| message.contains_text("the organizer’s decision");
    event.organiser.wait_for_message(CHANNEL, ruled).await;
    event.tables(0).await;

    // A player who leaves loses the match that they are playing.
    event.wait(BREAK);
    event.round(2, 1).await;
    let table = event.tables(1).await.remove(0);
    let text = table.text();
    let names = ["Ben", "Clara", "Dora"];
    let at_table = names.iter().position(|name| text.contains(name));
    let leaver = &people[at_table.expect("a player")];
    let question = event.press(leaver, "ask-leave-event").await;
    let left = leaver.press_kind(&question, "leave-event").await;
    assert!(left.expect("a reply").contains_text("You have left"));
    event.tables(0).await;
    let again = event.press(leaver, "ask-leave-event").await;
    assert!(
        again.contains_text("You do not take part"),
        "{}",
        again.text()
    );
    event.wait(BREAK);
    let others_meet = event
        .message(|it| it.contains_text("Round 3 of 3:") || it.contains_text("It is over."))
        .await;
    if others_meet.contains_text("Round 3 of 3:") {
        event.end_round(1, &people).await;
    }
    event.message(|it| it.contains_text("It is over.")).await;
    event.world.end_unread().await;
}

#[tokio::test]
async fn round_names_players_who_want_no_mentions_without_mentioning_them() {
    let event = Tournament::open(&[(":on:", ":off:")]).await;
    let people = event.people(&["ben", "fiona", "emil"]).await;
    let quiet = &people[1];
    let own = quiet.command("claim settings", json!({})).await;
    let set = quiet.forge(&own, "set:no-event-mentions:on").await;
    assert!(set.is_some_and(|it| it.contains_text("No mentions by tournaments: on")));
    event.join(&people).await;
    event.start_now().await;
    let round = event.round(1, 1).await;
    assert!(round.contains_text("Fiona"), "{}", round.text());
    for person in &people {
        let mention = format!("<@{}>", person.id().await);
        let is_mentioned = round.above().contains(&mention);
        assert_eq!(is_mentioned, person.name() != quiet.name());
    }
    event.world.end_unread().await;
}

#[tokio::test]
async fn knockout_goes_on_without_players_who_are_not_there() {
    let event = Tournament::open(&[("s4", "k1"), (":on:", ":off:")]).await;
    let people = event.people(&["ben", "clara", "dora", "emil"]).await;
    event.join(&people).await;
    event.start_now().await;
    event.round(1, 2).await;
    event.tables(2).await;
    // At both tables, the player to act does not appear.
    event.wait(Duration::from_mins(5));
    event.wait(Duration::from_secs(1));
    let forfeited = |message: &Message| message.text().matches("was not there").count() == 2;
    event.organiser.wait_for_message(CHANNEL, forfeited).await;
    event.wait(BREAK);
    event.round(2, 1).await;
    event.end_round(1, &people).await;
    let won = |message: &Message| message.contains_text("has won");
    event.organiser.wait_for_message(CHANNEL, won).await;
    event.world.end_unread().await;
}

#[tokio::test]
async fn tournaments_are_opened_and_managed_by_those_who_may() {
    let mut world = World::new().await;
    world.limits.events_per_server = 1;
    world.stop_bot().await;
    world.start_bot(Clock::System).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    for person in [&anna, &ben] {
        person.set(json!({"locale": "en-US"})).await;
    }
    ben.set(json!({"manager": true})).await;
    let empty = anna.command("claim tournament", json!({})).await;
    assert!(empty.contains_text("No tournament is open at the moment."));
    assert!(empty.enabled_button("event-form").is_none());
    let named = anna
        .command("claim tournament", json!({"name": "Mine"}))
        .await;
    assert!(named.contains_text("Manage Events"), "{}", named.text());

    // A setting of the server opens them to everyone.
    let settings = ben.command("claim settings", json!({})).await;
    let settings = ben.press_kind(&settings, "server").await.expect("settings");
    let changed = ben.press(&settings, "Tournaments by everyone").await;
    assert!(
        changed
            .expect("settings")
            .contains_text("everyone can open them")
    );
    let form = anna
        .command("claim tournament", json!({"name": "Mine"}))
        .await;
    let opened = anna.press_kind(&form, "open-event").await;
    assert!(opened.expect("a notice").contains_text("is open"));
    let is_event = |message: &Message| message.enabled_button("join-event").is_some();
    let event = anna.wait_for_message(CHANNEL, is_event).await;

    // One at a time; managers manage those of others, too.
    let second = ben
        .command("claim tournament", json!({"name": "Second"}))
        .await;
    let refused = ben.press_kind(&second, "open-event").await;
    assert!(
        refused
            .expect("a notice")
            .contains_text("only one tournament")
    );
    let listed = ben.command("claim tournament", json!({})).await;
    assert!(listed.contains_text("Mine"), "{}", listed.text());
    let menu = ben
        .press_kind(&event, "manage-event")
        .await
        .expect("a menu");
    let players = ben
        .press_kind(&menu, "event-players")
        .await
        .expect("a menu");
    let add = players.components();
    let add = add.iter().find(|it| it["type"] == 5).expect("a menu");
    let add = add["custom_id"].as_str().expect("an id").to_owned();
    let bot = ben.choose_people(&players, &add, &["otto-bot"]).await;
    assert!(bot.expect("a notice").contains_text("Bots cannot"));
    let added = ben.choose_people(&players, &add, &["clara"]).await;
    assert!(added.expect("a menu").contains_text("1 player was added."));
    let joined = |message: &Message| is_event(message) && message.contains_text("Clara");
    anna.wait_for_message(CHANNEL, joined).await;
    let question = ben.press_kind(&menu, "ask-end-event").await;
    ben.press_kind(&question.expect("a question"), "end-event")
        .await;
    let told = |message: &Message| message.contains_text("does not take place");
    anna.wait_for_message(CHANNEL, told).await;
    world.end_unread().await;
}

#[tokio::test]
async fn check_in_begins_again_after_an_outage_or_a_pause_at_the_start() {
    let mut event = Tournament::open(&[]).await;
    let people = event.people(&["ben", "clara", "fiona"]).await;
    event.join(&people).await;
    let world = &mut event.world;
    world.stop_bot().await;
    event
        .time
        .send_modify(|now| *now = *now + Duration::from_mins(45));
    world.start_bot(event.clock.clone()).await;
    event
        .message(|it| it.contains_text("Check-in is open"))
        .await;
    let has_button = |message: &Message| message.enabled_button("check-in").is_some();
    let first = event.organiser.wait_for_message(CHANNEL, has_button).await;

    let shown = event.message(|_| true).await;
    let pause = format!("pause-event:{}:on", event.id);
    let paused = event.organiser.forge(&shown, &pause).await;
    assert!(
        paused
            .expect("a menu")
            .contains_text("Paused: no round begins")
    );
    event.wait(Duration::from_mins(30));
    let go_on = format!("pause-event:{}:off", event.id);
    let again = event.organiser.forge(&shown, &go_on).await;
    let again = again.expect("a menu");
    assert!(again.contains_text("Check-in is open"), "{}", again.text());
    // All are called again, and the first call has no button any more.
    let is_second = |message: &Message| has_button(message) && message.id() != first.id();
    let second = event.organiser.wait_for_message(CHANNEL, is_second).await;
    for person in &people {
        let mention = format!("<@{}>", person.id().await);
        assert!(second.above().contains(&mention), "{}", second.above());
    }
    let is_stale = |message: &Message| message.id() == first.id() && !has_button(message);
    event.organiser.wait_for_message(CHANNEL, is_stale).await;
    for person in &people {
        let reply = event.press(person, "check-in").await;
        assert!(reply.contains_text("You are in"), "{}", reply.text());
    }
    event.wait(Duration::from_mins(10));
    event.round(1, 1).await;
    event.world.end_unread().await;
}

#[tokio::test]
async fn deleted_messages_that_are_needed_come_again_silently() {
    let event = Tournament::open(&[(":on:", ":off:")]).await;
    let people = event.people(&["ben", "clara", "dora"]).await;
    event.join(&people).await;
    event.start_now().await;
    let round = event.round(1, 1).await;
    let shown = event.message(|it| it.contains_text("Round 1 of")).await;
    for message in [&round, &shown] {
        event.world.delete_message(message).await;
    }
    event.end_round(1, &people).await;
    let (is_silent, deleted) = (1 << 12, [round.id(), shown.id()]);
    let is_new = |it: &Message| !deleted.contains(&it.id());
    let again = |it: &Message| is_new(it) && it.contains_text("Round 1 of");
    let again = event.message(again).await;
    let pairings = event.round(1, 1).await;
    for message in [&again, &pairings] {
        let flags = message.0["flags"].as_u64().unwrap_or_default();
        assert_ne!(flags & is_silent, 0, "{}", message.text());
        assert_eq!(message.above(), "", "no one is called twice");
    }
    // From now on, they are edited.
    event.wait(BREAK);
    event.round(2, 1).await;
    let edited = event.message(|it| it.contains_text("Round 2 of")).await;
    assert_eq!(edited.id(), again.id());
    event.world.end_unread().await;
}

#[tokio::test]
async fn all_are_told_of_a_cancellation_also_those_who_were_not_there() {
    let event = Tournament::open(&[]).await;
    let people = event.people(&["ben", "clara", "fiona"]).await;
    event.join(&people).await;
    event.wait(Duration::from_mins(20));
    let has_button = |message: &Message| message.enabled_button("check-in").is_some();
    event.organiser.wait_for_message(CHANNEL, has_button).await;
    for person in &people[..2] {
        event.press(person, "check-in").await;
    }
    event.wait(Duration::from_mins(10));
    let told = |message: &Message| message.contains_text("does not take place");
    let told = event.organiser.wait_for_message(CHANNEL, told).await;
    for person in &people {
        let mention = format!("<@{}>", person.id().await);
        assert!(told.text().contains(&mention), "{}", told.text());
    }
    event.world.end_unread().await;
}

#[tokio::test]
async fn organiser_is_told_that_nothing_can_be_posted() {
    const MISSING: &str = "I can’t post in";
    let changes = [(":claim:", ":claim-it:"), ("::standard:", "::recycle:")];
    let event = Tournament::open(&changes).await;
    let shown = event.message(|_| true).await;
    let variant = "Variant: Claim stones return";
    assert!(shown.contains_text(variant), "{}", shown.text());
    let is_warned = async || {
        let menu = event.press(&event.organiser, "manage-event").await;
        assert!(menu.contains_text("who forfeits twice is out"));
        menu.contains_text(MISSING)
    };
    assert!(!is_warned().await);
    event.world.deny(CHANNEL, &["SEND_MESSAGES"]).await;
    assert!(is_warned().await);
    event.world.allow(CHANNEL, &["SEND_MESSAGES"]).await;
    assert!(!is_warned().await);
    event.world.end_unread().await;
}

#[tokio::test]
async fn round_by_days_ends_after_two_weeks_although_a_player_is_on_vacation() {
    const DAY: Duration = Duration::from_hours(24);
    let event = Tournament::open(&[("s4", "s3"), ("5m+10s", "1d")]).await;
    let people = event.people(&["ben", "clara", "dora", "emil"]).await;
    event.join(&people).await;
    event.wait(Duration::from_mins(30));
    event.round(1, 2).await;
    let tables = event.tables(2).await;
    let left = event.resign(&tables[0], &people).await;
    let others = people.iter().filter(|it| it.name() != left.name());
    for person in others {
        let days = person.command("claim vacation", json!({})).await;
        person.choose(&days, "vacation:20").await;
    }
    // Clocks stand still during a vacation, but a round does not wait for ever.
    event.tables(1).await;
    event.wait(DAY * 13);
    event.tables(1).await;
    event.wait(DAY + Duration::from_secs(1));
    // The next round begins at once.
    event.round(2, 2).await;
    let was_absent =
        |it: &Message| it.contains_text("Round 1") && it.contains_text("was not there");
    event.organiser.wait_for_message(CHANNEL, was_absent).await;
    event.world.end_unread().await;
}

#[tokio::test]
async fn tournament_goes_on_when_its_process_is_killed() {
    let Some(world) = World::with_postgres_without_bot().await else {
        return;
    };
    let mut processes = Processes::start(&world, 3, Duration::ZERO).await;
    let people = ["anna", "ben", "clara"].map(|name| world.person(name));
    for person in &people {
        person
            .set(json!({"manager": true, "locale": "en-US"}))
            .await;
    }
    let [anna, ..] = &people;
    let options = json!({"name": "Night"});
    let form = anna.command("claim tournament", options).await;
    anna.press_kind(&form, "open-event").await;
    let is_event = |message: &Message| message.enabled_button("join-event").is_some();
    let event = processes.until(Box::pin(anna.wait_for_message(CHANNEL, is_event)));
    let event = event.await;
    for person in &people {
        person.press_kind(&event, "join-event").await;
    }
    let menu = anna
        .press_kind(&event, "manage-event")
        .await
        .expect("a menu");
    anna.press_kind(&menu, "start-event").await;

    // A player resigns, and the process that was started first, which looks after the tournament, is killed.
    let mut last = String::new();
    for round in 1..=3 {
        // The table of the round before may still have its buttons.
        let is_table = |message: &Message| {
            let hand = message.enabled_button("hand");
            hand.is_some_and(|hand| hand.custom_id != last)
        };
        let table = processes.until(Box::pin(anna.wait_for_message(CHANNEL, is_table)));
        let table = table.await;
        let hand = table.enabled_button("hand").expect("a button").custom_id;
        let ask = hand.replace("hand:", "ask-resign:");
        last = hand;
        for person in &people {
            let question = person.forge(&table, &ask).await.expect("a reply");
            if question.enabled_button("resign").is_some() {
                person.press_kind(&question, "resign").await;
                break;
            }
        }
        if round < 3 {
            processes.kill(&world, 0).await;
            processes.wait_for_takeover(&world).await;
            let text = format!("Round {round} of 3 is over");
            let is_over = |message: &Message| message.contains_text(&text);
            let waits = processes.until(Box::pin(anna.wait_for_message(CHANNEL, is_over)));
            waits.await;
            processes.advance(BREAK).await;
        }
    }
    let won = |message: &Message| message.contains_text("won **Night**");
    let podium = processes.until(Box::pin(anna.wait_for_message(CHANNEL, won)));
    let podium = podium.await;
    let same = |message: &Message| message.contains_text("won **Night**");
    let posts = anna.messages(CHANNEL).await.into_iter().filter(same);
    assert_eq!(posts.count(), 1, "{}", podium.text());
    processes.end(&world).await;
    world.end_unread().await;
}
