//! Downloading a person's data, and deleting it while a match is running.

use claim_host::Clock;
use serde_json::{Value, json};

use super::matches::{Match, Record};
use super::message::Message;
use super::world::{CHANNEL, World};

#[tokio::test]
async fn data_is_downloaded_and_deleted_and_the_others_keep_theirs() {
    let mut world = World::new().await;
    let (anna, ben, fiona) = (
        world.person("anna"),
        world.person("ben"),
        world.person("fiona"),
    );
    let id = ben.id().await;
    ben.set(json!({"display_name": "Benedict"})).await;
    let end = Match::start(CHANNEL, &anna, &ben).await.resign(1).await;
    let running = Match::start(CHANNEL, &ben, &fiona).await;
    running.wait_for_deal(&fiona).await;

    let settings = ben.command("claim settings", json!({})).await;
    let shown = ben.press(&settings, "My data").await.expect("two choices");
    assert!(shown.is_ephemeral() && shown.contains_text("Your data"));
    let pressed = ben.press(&shown, "Download").await.expect("a file");
    let file = ben.command("claim data export", json!({})).await;
    assert_eq!(pressed.text(), file.text());
    assert!(file.is_ephemeral());
    let url = file.file().expect("a file");
    let data = reqwest::get(url).await.expect("it is served").text().await;
    let text = data.expect("a text");
    let data: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(data["seats"].as_array().map(Vec::len), Some(2));
    assert_eq!(data["seats"][0]["user_id"], id);
    assert_eq!(data["records"].as_array().map(Vec::len), Some(1));
    assert!(
        text.contains("Benedict") && !text.contains("\"secret\":"),
        "{text}"
    );

    let question = ben.press(&shown, "Delete my data …").await;
    let question = question.expect("a question");
    assert!(
        question.contains_text("running matches. These matches count as losses"),
        "{}",
        question.text()
    );
    let done = ben.press(&question, "Delete everything now").await;
    let done = done.expect("a notice");
    assert!(
        done.contains_text("Your data was deleted."),
        "{}",
        done.text()
    );
    // The running match had hardly begun.
    let is_called_off = |message: &Message| message.contains_text("The match was called off");
    fiona.wait_for_message("dm", is_called_off).await;

    for restart in [false, true] {
        if restart {
            world.stop_bot().await;
            world.start_bot(Clock::System).await;
        }
        let record = Record::of(&anna, &end).await;
        claim_rules::record::check(&record.text).expect("the record is valid");
        assert!(!record.text.contains("Benedict"), "{}", record.text);
        assert!(record.text.contains("Deleted User"), "{}", record.text);
        let board = anna.command("claim leaderboard", json!({})).await;
        assert!(
            !board.contains_text("Benedict") && !board.contains_text("Deleted User"),
            "{}",
            board.text()
        );
        let profile = anna.command("claim profile", json!({})).await;
        assert!(profile.contains_text("Deleted User"), "{}", profile.text());
        let own = anna.command("claim hand", json!({})).await;
        assert!(own.is_ephemeral());
        let mut database = world.database().await;
        let dump: Vec<String> = sqlx::query_scalar(concat!(
            "SELECT user_id || name FROM seats UNION ALL SELECT text FROM records ",
            "UNION ALL SELECT host_id || '' FROM matches",
        ))
        .fetch_all(&mut database)
        .await
        .expect("the rows load");
        let named = dump
            .iter()
            .any(|row| row.contains(&id) || row.contains("Benedict"));
        assert!(!named, "{dump:#?}");
    }
    let empty = ben.command("claim matches", json!({})).await;
    assert!(
        empty.contains_text("You have no running matches"),
        "{}",
        empty.text()
    );
    world.end_unread().await;
}

#[tokio::test]
async fn seat_of_a_person_who_deletes_their_data_is_free() {
    let world = World::new().await;
    let (anna, ben, fiona) = (
        world.person("anna"),
        world.person("ben"),
        world.person("fiona"),
    );
    let options = json!({"opponent": "ben"});
    anna.command("claim start", options).await;
    let is_reserved = |message: &Message| message.contains_text("reserved for");
    fiona.wait_for_message(CHANNEL, is_reserved).await;
    let question = ben.command("claim data delete", json!({})).await;
    let done = ben.press(&question, "Delete everything now").await;
    assert!(done.expect("a notice").contains_text("was deleted"));
    let is_free = |message: &Message| {
        !message.contains_text("reserved for") && message.enabled_button("join").is_some()
    };
    let table = fiona.wait_for_message(CHANNEL, is_free).await;
    fiona.press_kind(&table, "join").await.expect("a free seat");
    world.end_unread().await;
}

#[tokio::test]
async fn deletion_is_asked_for_in_the_language_of_the_person() {
    let world = World::new().await;
    let anna = world.person("anna");
    let question = anna.command("claim data delete", json!({})).await;
    assert!(
        question.contains_text("Deine Daten löschen?"),
        "{}",
        question.text()
    );
    let done = anna
        .press(&question, "Jetzt alles löschen")
        .await
        .expect("a notice");
    assert!(
        done.contains_text("Deine Daten sind gelöscht."),
        "{}",
        done.text()
    );
    world.end().await;
}
