//! The operator's limits: what people read when a limit is reached, and that concurrent commands do not exceed it
//! together.

use claim_host::Clock;
use claim_table::limits::Limits;
use serde_json::json;

use super::analysis::store_matches;
use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, UNLIMITED, World};

/// Waits until a person has read that many private answers that contain `part`.
async fn wait_for_answers(person: &Person, part: &str, count: usize) {
    loop {
        let last = person.last_feed_entry().await;
        let messages = person.read_all(CHANNEL).await;
        let is_answer = |it: &&Message| it.is_ephemeral() && it.contains_text(part);
        if messages.iter().filter(is_answer).count() == count {
            return;
        }
        person.wait_for_activity(last).await;
    }
}

/// Opens a table in the channel.
async fn open(person: &Person) -> Message {
    person.command("claim start", json!({})).await
}

#[tokio::test]
async fn person_opens_no_more_tables_than_allowed() {
    let world = World::with_limits(Limits {
        open_tables_per_person: 2,
        ..UNLIMITED
    })
    .await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    for _ in 0..6 {
        ben.command_without_waiting(CHANNEL, "claim start", json!({}))
            .await;
    }
    wait_for_answers(&ben, "Your table is open.", 2).await;
    wait_for_answers(&ben, "You already have 2 open tables.", 4).await;
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    let lobby = ben.wait_for_message(CHANNEL, is_open).await;
    ben.cancel_table(&lobby).await;
    open(&ben).await;
    wait_for_answers(&ben, "Your table is open.", 3).await;
    // Other people have separate limits.
    for said in [
        "Dein Tisch ist offen.",
        "Dein Tisch ist offen.",
        "Du hast schon 2 offene Tische.",
    ] {
        let answer = open(&anna).await;
        assert!(answer.contains_text(said), "{answer:?}");
    }
    world.end_unread().await;
}

#[tokio::test]
async fn table_is_not_handed_over_to_a_person_with_as_many_tables_as_allowed() {
    let world = World::with_limits(Limits {
        open_tables_per_person: 1,
        ..UNLIMITED
    })
    .await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let is_open = |message: &Message| message.enabled_button("join").is_some();
    open(&fiona).await;
    let fionas = fiona.wait_for_message(CHANNEL, is_open).await;
    ben.command("claim start", json!({"game": "claim-it", "players": 3}))
        .await;
    let is_bens = |message: &Message| is_open(message) && message.id() != fionas.id();
    let table = fiona.wait_for_message(CHANNEL, is_bens).await;
    fiona.press_kind(&table, "join").await;

    let hand_over = async || {
        let menu = ben.press_kind(&table, "table-options").await;
        let menu = menu.expect("the options of the table");
        let values = menu.select_values();
        let choice = values.iter().find(|it| it.starts_with("hand-over"));
        let choice = choice.expect("the table can be handed over");
        ben.choose(&menu, choice).await.expect("an answer")
    };
    let refused = hand_over().await;
    assert!(
        refused.contains_text("**Fiona** already has an open table."),
        "{}",
        refused.text()
    );
    fiona.cancel_table(&fionas).await;
    let done = hand_over().await;
    assert!(
        done.contains_text("**Fiona** hosts this table."),
        "{}",
        done.text()
    );
    world.end_unread().await;
}

#[tokio::test]
async fn server_has_no_more_open_tables_than_allowed() {
    let world = World::with_limits(Limits {
        open_tables_per_server: 1,
        ..UNLIMITED
    })
    .await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    assert!(open(&anna).await.contains_text("Dein Tisch ist offen."));
    let refused = open(&ben).await;
    assert!(refused.contains_text("This server already has an open table. Join one"));
    // A rematch counts as an open table.
    let end = game.resign(0).await;
    let refused = ben.press_kind(&end, "rematch").await.expect("an answer");
    assert!(refused.contains_text("This server already has an open table."));
    world.end_unread().await;
}

#[tokio::test]
async fn person_plays_no_more_matches_than_allowed() {
    let world = World::with_limits(Limits {
        matches_per_person: 1,
        ..UNLIMITED
    })
    .await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let (clara, fiona) = (world.person("clara"), world.person("fiona"));
    let lobbies = [
        world.open_full_table(&ben, &fiona).await,
        world.open_full_table(&clara, &ben).await,
    ];
    // Both matches are started concurrently, but Ben can only play one of them.
    for lobby in &lobbies {
        let button = lobby.enabled_button("start").expect("the table is full");
        ben.press_without_waiting(lobby, &button.custom_id).await;
    }
    wait_for_answers(
        &ben,
        "is already playing a match. This match can start when",
        1,
    )
    .await;
    // He cannot open or join another table either.
    let refused = open(&ben).await;
    assert!(refused.contains_text("You are already playing a match. Finish it first."));
    open(&anna).await;
    let can_join = |message: &Message| message.enabled_button("join").is_some();
    let lobby = ben.wait_for_message(CHANNEL, can_join).await;
    let refused = ben.press_kind(&lobby, "join").await.expect("an answer");
    assert!(refused.contains_text("You are already playing a match."));
    world.end_unread().await;
}

#[tokio::test]
async fn server_runs_no_more_matches_than_allowed() {
    let world = World::with_limits(Limits {
        matches_per_server: 1,
        ..UNLIMITED
    })
    .await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let (clara, fiona) = (world.person("clara"), world.person("fiona"));
    let lobby = world.open_full_table(&clara, &fiona).await;
    let game = Match::start(CHANNEL, &anna, &ben).await;
    let refused = fiona.press_kind(&lobby, "start").await.expect("an answer");
    assert!(refused.contains_text("A match is already running in this server."));
    let refused = open(&anna).await;
    assert!(refused.contains_text("Auf diesem Server läuft schon eine Partie."));
    game.resign(0).await;
    fiona.press_kind(&lobby, "start").await;
    fiona.wait_for_button(CHANNEL, &lobby.id(), "hand").await;
    world.end_unread().await;
}

#[tokio::test]
async fn person_waits_for_no_more_analyses_than_allowed() {
    let limits = Limits {
        analyses_per_person: 1,
        ..UNLIMITED
    };
    assert_excess_analyses_are_refused(limits, "I’m still working on your last request.").await;
}

#[tokio::test]
async fn no_more_matches_wait_for_their_analysis_than_allowed() {
    let limits = Limits {
        analyses_at_once: 1,
        ..UNLIMITED
    };
    assert_excess_analyses_are_refused(limits, "I’m still analyzing another match.").await;
}

/// Asks for several analyses concurrently. Those beyond the limit must be refused with this sentence, and be completed
/// when they are asked for again later.
async fn assert_excess_analyses_are_refused(limits: Limits, refusal: &str) {
    let mut world = World::without_bot().await;
    world.limits = limits;
    let matches = store_matches(&world, 4).await;
    world.start_bot(Clock::System).await;
    let ben = world.person("ben");
    let counts = async || {
        let messages = ben.read_all(CHANNEL).await;
        let count = |part| messages.iter().filter(|it| it.contains_text(part)).count();
        let refused = count(refusal);
        (count("Every move is in the file"), refused)
    };
    for id in &matches {
        let options = json!({"match": id.to_string()});
        ben.command_without_waiting(CHANNEL, "claim analyze", options)
            .await;
    }
    let (mut done, mut refused) = (0, 0);
    while done + refused < matches.len() {
        let last = ben.last_feed_entry().await;
        (done, refused) = counts().await;
        if done + refused < matches.len() {
            ben.wait_for_activity(last).await;
        }
    }
    assert!(done > 0 && refused > 0, "{done} done, {refused} refused");
    // Asked for one after another, all are completed.
    for id in &matches {
        let options = json!({"match": id.to_string()});
        ben.command_without_waiting(CHANNEL, "claim analyze", options)
            .await;
        done += 1;
        wait_for_answers(&ben, "Every move is in the file", done).await;
    }
    assert_eq!(counts().await, (done, refused));
    world.end_unread().await;
}
