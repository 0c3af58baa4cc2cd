//! The analysis of a finished match: by the button below its result, and by `/claim analyze`.

use std::collections::HashSet;

use claim_ai::analysis::{Analysis, Exact};
use claim_ai::bots::solver::Solver;
use claim_host::Clock;
use claim_rules::Chapter;
use claim_store::{SqlStore, Store};
use claim_table::ids::MatchId;
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;
use serde_json::json;
use sqlx::Connection;

use super::matches::{ACTIONS, Match, Record};
use super::message::Message;
use super::person::Person;
use super::process::Launch;
use super::world::{CHANNEL, World};
use crate::store as store_tests;

/// How often the bot tries to send a response.
const TRIES: u32 = 4;

/// Waits for an ephemeral message with a complete analysis that contains all `parts`. Returns it, and the text of its
/// file.
async fn analysed(reader: &Person, parts: &[&str]) -> (Message, String) {
    let is_finished = |message: &Message| {
        is_complete(message) && parts.iter().all(|part| message.contains_text(part))
    };
    let message = reader.wait_for_message(CHANNEL, is_finished).await;
    let url = message.file();
    let file = reqwest::get(url.expect("an attached file")).await;
    let text = file.expect("the file is served").text().await;
    (message, text.expect("the file is text"))
}

/// Whether a message shows a complete analysis, which has a file.
fn is_complete(message: &Message) -> bool {
    message.is_ephemeral() && message.contains_text("Analys") && message.file().is_some()
}

/// The lines about the decisions in a file.
fn listed(text: &str) -> impl Iterator<Item = &str> {
    let (_, list) = text.rsplit_once("\n\n").expect("the last part is the list");
    list.lines().skip(2)
}

#[tokio::test]
async fn first_look_whose_confirmation_was_lost_is_replaced_by_the_analysis() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..ACTIONS).await;
    let end = game.wait_for_results().await;
    for mut fault in [
        json!({"kind": "lost_response"}),
        json!({"kind": "500", "count": TRIES - 1}),
    ] {
        fault["route"] = json!("/callback");
        world.inject_fault(fault).await;
    }
    ben.press_kind(&end, "analysis").await.expect("an answer");
    analysed(&ben, &["Analysis · Claim"]).await;
    let messages = ben.messages(CHANNEL).await;
    let analyses = messages
        .iter()
        .filter(|it| it.contains_text("Analysis · Claim"));
    assert_eq!(analyses.count(), 1, "{messages:#?}");
    let is_unfinished = |it: &Message| it.contains_text("first look");
    assert!(!messages.iter().any(is_unfinished), "{messages:#?}");
    world.end_unread().await;
}

#[tokio::test]
async fn analysis_rates_every_decision_of_a_finished_match() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..ACTIONS).await;
    let end = game.wait_for_results().await;
    let record = Record::of(&ben, &end).await;

    // The first answer comes immediately. Its message is later edited to the full analysis.
    let first = ben.press_kind(&end, "analysis").await.expect("an answer");
    assert!(first.is_ephemeral(), "{first:?}");
    for part in ["Analyzing: ", "of 52 moves", "first look", "Accuracy"] {
        assert!(first.contains_text(part), "{part}: {first:?}");
    }
    assert_eq!(first.file(), None);
    let parts = ["Analysis · Claim", "Accuracy", "Winning chances"];
    let (complete, text) = analysed(&ben, &parts).await;
    assert_eq!(complete.id(), first.id());
    assert!(!complete.contains_text("first look"), "{complete:?}");
    let mut rng = ChaCha20Rng::seed_from_u64(0);
    let expected = Analysis::from_record(&record.text, 1, &Solver::default(), &mut rng, |_, _| ());
    let expected = expected.expect("the record is valid");
    let list: Vec<_> = listed(&text).collect();
    assert_eq!(list.len(), ACTIONS);
    for (line, decision) in list.iter().zip(&expected.decisions) {
        let name = ["Anna", "Ben"][decision.seat.index()];
        let Chapter::Trick { phase, number } = decision.chapter else {
            panic!("a trick");
        };
        let phase = ["one", "two"][usize::from(phase) - 1];
        let begin = format!("Phase\u{a0}{phase}, trick\u{a0}{number}, {name}: ");
        assert!(line.starts_with(&begin), "{line}");
        let is_only = ["win", "draw", "loss"].map(|value| format!(" – {value} (only move)"));
        let is_exact = line.contains(" → ")
            || line.contains(" – lost against best play")
            || is_only.iter().any(|it| line.ends_with(it.as_str()));
        assert_eq!(is_exact, decision.exact().is_some(), "{line}");
        assert!(!line.contains("loss → loss"), "{line}");
        let is_mistake = decision.exact().is_some_and(Exact::is_mistake);
        let gives_away = ["win → draw", "win → loss", "draw → loss"];
        let is_told = gives_away.iter().any(|it| line.contains(it));
        assert_eq!(is_told, is_mistake, "{line}");
    }
    let mistakes = expected
        .exact_decisions()
        .filter(|(_, it)| it.is_mistake())
        .count();
    assert_eq!(text.matches("would have kept it").count(), mistakes);

    // The command shows the same analysis in the language of the user.
    let offered = anna.complete("claim analyze", "match", json!({})).await;
    assert_eq!(offered.len(), 1);
    assert_eq!(offered[0].1, game.id);
    assert!(offered[0].0.starts_with("vor "), "{}", offered[0].0);
    anna.command("claim analyze", json!({"match": game.id}))
        .await;
    let parts = ["Analyse · Claim", "Genauigkeit", "Gewinnchancen"];
    let (_, text) = analysed(&anna, &parts).await;
    assert_eq!(text.matches("hätte gereicht").count(), mistakes);
    world.end().await;
}

#[tokio::test]
async fn running_match_cannot_be_analysed() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let none = ben.command("claim analyze", json!({})).await;
    assert!(none.is_ephemeral() && none.contains_text("You have no finished matches yet."));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.act(0).await;
    let options = json!({"match": game.id});
    for asker in [&ben, &anna] {
        let refused = asker.command("claim analyze", options.clone()).await;
        assert!(refused.is_ephemeral() && refused.file().is_none());
    }
    let table = ben
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    let forged = format!("analysis:{}", game.id);
    let refused = ben.forge(&table, &forged).await.expect("a reply");
    assert!(refused.is_ephemeral() && refused.file().is_none());
    assert!(
        refused.contains_text("still running") || refused.contains_text("not over"),
        "{refused:?}"
    );

    // A match that was resigned in phase one has nothing that can be solved exactly.
    game.resign(0).await;
    ben.command("claim analyze", json!({})).await;
    let (_, text) = analysed(&ben, &["All figures are estimates"]).await;
    assert_eq!(listed(&text).count(), 2, "both have played");
    // A match that ended before anything was played has nothing to analyse: the one before it is meant.
    let unplayed = Match::start(CHANNEL, &anna, &ben).await;
    let question = unplayed.ask_to_resign(0).await;
    unplayed.players[0].confirm(&question).await;
    unplayed.wait_for_results().await;
    let shown = ben.command("claim analyze", json!({})).await;
    assert!(
        shown.contains_text("All figures are estimates"),
        "{shown:?}"
    );
    let named = json!({"match": unplayed.id});
    let refused = ben.command("claim analyze", named).await;
    assert!(
        refused.contains_text("there is nothing to analyze"),
        "{refused:?}"
    );
    let missing = ben
        .command("claim analyze", json!({"match": "nonsense"}))
        .await;
    assert!(missing.is_ephemeral(), "{missing:?}");
    // Users who have installed the bot can ask for an analysis in servers that it is not a member of.
    ben.set(json!({"installed": true})).await;
    ben.command_in("reading", "claim analyze", json!({})).await;
    let is_shown = |message: &Message| message.contains_text("Analysis · Claim");
    let shown = ben.wait_for_message("reading", is_shown).await;
    assert!(shown.is_ephemeral() && shown.enabled_button("share").is_none());
    world.end().await;
}

#[tokio::test]
async fn latest_match_that_can_be_read_is_analysed() {
    let mut world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    Match::start(CHANNEL, &anna, &ben).await.resign(0).await;
    let damaged = Match::start(CHANNEL, &anna, &ben).await;
    damaged.play(0..4).await;
    damaged.resign(0).await;
    world.stop_bot().await;
    let mut database = world.database().await;
    sqlx::query("UPDATE matches SET game = 'claim-3' WHERE id = $1")
        .bind(&damaged.id)
        .execute(&mut database)
        .await
        .expect("the statement is executed");
    database.close().await.expect("the connection closes");
    world.start_bot(Clock::System).await;

    ben.command("claim analyze", json!({})).await;
    let (_, text) = analysed(&ben, &["All figures are estimates"]).await;
    assert_eq!(listed(&text).count(), 2, "both have played");
    world.end().await;
}

/// Stores finished random matches in the database of a world whose bot does not run. Returns their ids.
pub(super) async fn store_matches(world: &World, count: usize) -> Vec<MatchId> {
    let store = SqlStore::open(&world.database_url()).await;
    let store = store.expect("the database opens");
    let mut rng = store_tests::rng(1);
    let mut ids = Vec::new();
    for _ in 0..count {
        let settings = store_tests::settings(store_tests::claim(), &mut rng);
        ids.push(settings.id);
        store_tests::save_all(&store, &store_tests::match_of(settings, &mut rng)).await;
    }
    store.close().await;
    ids
}

#[tokio::test]
async fn first_look_does_not_wait_for_other_analyses() {
    let mut world = World::without_bot().await;
    let matches = store_matches(&world, 5).await;
    world.start_bot(Clock::System).await;
    let ben = world.person("ben");
    for id in &matches {
        let options = json!({"match": id.to_string()});
        ben.command_without_waiting(CHANNEL, "claim analyze", options)
            .await;
    }
    wait_for_analyses(&ben, matches.len()).await;
    let feed = ben.feed().await;
    let states: Vec<_> = feed
        .iter()
        .map(|entry| Message(entry["message"].clone()))
        // On a busy machine, the answer is deferred first: leave out the empty message.
        .filter(|it| it.is_ephemeral() && !it.text().is_empty())
        .collect();
    let is_first_look = |message: &Message| message.contains_text("first look");
    // Only one match is analysed at a time.
    let mut begun = HashSet::new();
    let mut has_overtaken = false;
    for message in &states {
        if is_complete(message) {
            begun.remove(&message.id());
        } else if is_first_look(message) {
            begun.insert(message.id());
            has_overtaken |= begun.len() > 1;
        }
    }
    assert!(has_overtaken, "{states:?}");
    for message in states.iter().filter(|it| is_complete(it)) {
        let of_message: Vec<_> = states.iter().filter(|it| it.id() == message.id()).collect();
        // Between the first answer and the complete analysis, there are at most four edits, and the last one.
        assert!((2..=7).contains(&of_message.len()), "{of_message:?}");
        assert!(is_first_look(of_message[0]), "{of_message:?}");
        assert!(
            of_message[1..]
                .iter()
                .rev()
                .skip(1)
                .all(|it| is_first_look(it))
        );
    }
    ben.read_all(CHANNEL).await;
    world.end().await;
}

#[tokio::test]
async fn all_who_ask_for_a_match_share_one_analysis() {
    let world = World::without_bot().await;
    let mut process = Launch::of(&world).start();
    world.wait_for_session(0).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..ACTIONS).await;
    let end = game.wait_for_results().await;
    let button = end.enabled_button("analysis").expect("the button is there");
    let mut askers = Vec::new();
    for number in 0..20 {
        let asker = world.newcomer(&format!("asker-{number}")).await;
        asker.press_without_waiting(&end, &button.custom_id).await;
        askers.push(asker);
    }
    for asker in &askers {
        analysed(asker, &["Accuracy"]).await;
    }
    // From then on, the analysis is cached: the command's reply already has it.
    let known = ben.command("claim analyze", json!({})).await;
    assert!(is_complete(&known), "{known:?}");
    process.signal("TERM");
    let log = process.wait_for_exit().await.err;
    assert_eq!(log.matches("analysed a match").count(), 1, "{log}");
    world.end().await;
}

/// Waits until a person has received that many complete analyses.
async fn wait_for_analyses(person: &Person, count: usize) {
    loop {
        let (messages, last) = person.messages_and_newest_entry(CHANNEL).await;
        if messages.iter().filter(|it| is_complete(it)).count() == count {
            return;
        }
        person.wait_for_activity(last).await;
    }
}
