//! Drawn emoji and pictures: emoji are uploaded once, both are shown where they belong, and pictures have complete
//! descriptions.

use claim_ai::Level;
use claim_host::Clock;
use claim_rules::cards::Faction;
use serde_json::{Value, json};

use super::matches::{ACTIONS, Match, Record};
use super::message::Message;
use super::random_match::RandomMatch;
use super::rated_puzzle::{CLAIM, time_of};
use super::settings;
use super::world::{CHANNEL, World};

/// Whether an emoji of this name is the emblem of a faction.
fn is_tile(name: &str) -> bool {
    Faction::ALL.iter().any(|faction| faction.id() == name)
}

/// How many emoji the bot has uploaded so far, by the sandbox's log of requests.
async fn uploads(world: &World) -> usize {
    let requests = world.control.get("/requests").await;
    let requests = requests["entries"].as_array().into_iter().flatten();
    let is_upload = |request: &&Value| {
        let path = request["path"].as_str().unwrap_or_default();
        request["method"] == "POST" && path.ends_with("/emojis")
    };
    requests.filter(is_upload).count()
}

#[tokio::test]
async fn emoji_are_uploaded_once_and_shown_in_buttons_and_texts() {
    let mut world = World::with_artwork().await;
    world.wait_for_emoji().await;
    let uploaded = uploads(&world).await;
    assert_eq!(uploaded, claim_screens::emoji::Emoji::all().count());
    world.stop_bot().await;
    world.start_bot(claim_host::Clock::System).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    world.start_match(&anna, &ben).await;
    let hand = tokio::select! {
        hand = anna.wait_for_turn() => hand,
        hand = ben.wait_for_turn() => hand,
    };
    for button in hand.components() {
        let id = button["custom_id"].as_str().unwrap_or_default();
        if id.starts_with("act:") {
            let name = button["emoji"]["name"].as_str().unwrap_or_default();
            assert!(button["emoji"]["id"].is_string(), "{button}");
            assert!(is_tile(name), "{button}");
        }
    }
    assert!(hand.contains_text("<:"), "{}", hand.text());
    for person in [&anna, &ben] {
        person
            .wait_for_message("dm", |message| !message.text().is_empty())
            .await;
        person.read_all("dm").await;
    }
    assert_eq!(uploads(&world).await, uploaded, "nothing is uploaded again");
    world.end().await;
}

/// The picture that a message shows, as an item of a gallery; fails if it has none.
fn image(message: &Message) -> &Value {
    let picture = message.pictures().into_iter().next();
    picture.unwrap_or_else(|| panic!("no picture: {message:?}"))
}

/// The description of the picture that a message shows.
fn description(message: &Message) -> &str {
    image(message)["description"].as_str().unwrap_or_default()
}

/// The URL of the picture of a board that a message shows.
fn picture(message: &Message) -> String {
    let description = description(message);
    assert!(description.contains("13: "), "{description}");
    assert_eq!(message.0["attachments"], json!([]), "no other file");
    let url = image(message)["media"]["url"].as_str();
    url.expect("a URL").to_owned()
}

#[tokio::test]
async fn board_is_a_picture_that_changes_with_it() {
    let mut world = World::with_artwork().await;
    let mut game = RandomMatch::start(&world, 2, json!({"game": "kingdoms"}), 3).await;
    let first = picture(&game.public_message);
    for _ in 0..6 {
        let seat = game.next_to_act(&world).await.expect("the match runs");
        let last = world.last_request().await;
        if game.click_first_step(seat).await {
            let is_update = |request: &Value| request["body"]["type"] == 7;
            let update = world.wait_for_request(last, is_update).await;
            let files = update["files"].as_array().map(Vec::len);
            assert_eq!(files, Some(1), "only the board, with numbers: {update}");
        }
        game.click(seat).await;
    }
    let (host, id) = (game.players[0].clone(), game.public_message.id());
    let changed = |message: &Message| message.id() == id && picture(message) != first;
    let now = host.wait_for_message(CHANNEL, changed).await;
    assert!(!now.contains_text("```"), "the picture replaces the grid");
    // With the bot stopped, no further message is posted while the test reads them.
    world.stop_bot().await;
    game.read_all_hands().await;
    for player in &game.players {
        for hand in player.messages("dm").await {
            picture(&hand);
        }
    }
    world.end().await;
}

#[tokio::test]
async fn edited_private_reply_keeps_its_picture() {
    let world = World::with_artwork().await;
    let ben = world.person("ben");
    let options = json!({"game": "kingdoms"});
    let mut first = ben.command("claim tutorial", options.clone()).await;
    // On a busy machine, the reply may come so late that the hand is a direct message, too, which would be edited instead.
    let newest = async || ben.messages("dm").await.last().map(Message::id);
    let mut before = None;
    while newest().await != before {
        before = newest().await;
        let question = ben.command("claim tutorial", options.clone()).await;
        first = ben.press(&question, "Start over").await.expect("the hand");
    }
    let board = settings::picture(&first);
    assert!(board.is_some(), "{first:?}");
    let mut files = Vec::new();
    // This setting does not change the board, but makes the presenter edit the hand.
    for on in [true, false] {
        let last = world.last_request().await;
        settings::switch(&ben, "forced-plays", on).await;
        let is_edit = |request: &Value| {
            let path = request["path"].as_str().unwrap_or_default();
            request["method"] == "PATCH" && path.ends_with("/@original")
        };
        let edit = world.wait_for_request(last, is_edit).await;
        files.push(edit["files"].clone());
        let is_hand = |message: &Message| message.id() == first.id();
        let hand = ben.wait_for_message(CHANNEL, is_hand).await;
        assert_eq!(settings::picture(&hand), board);
    }
    // Discord does not tell the id of a reply's picture before the first edit.
    assert_eq!(files[1], json!([]), "the board is the same");
    world.end_unread().await;
}

#[tokio::test]
async fn picture_that_cannot_be_kept_is_uploaded_again() {
    let world = World::with_artwork().await;
    let game = RandomMatch::start(&world, 2, json!({"game": "kingdoms"}), 3).await;
    let anna = &game.players[0];
    let has_picture = |message: &Message| settings::picture(message).is_some();
    let hand = anna.wait_for_message("dm", has_picture).await;
    let shown = anna.command("claim settings", json!({})).await;
    for (language, words, refusals, uploads) in [
        ("en", "Turn\u{a0}1", 0, 0),
        ("de", "Zug\u{a0}1", 1, hand.pictures().len()),
    ] {
        let refusal = json!({
            "kind": "refuse", "status": 400, "code": 50006, "method": "PATCH",
            "route": format!("/channels/{}/messages/", hand.channel()), "count": refusals,
        });
        if refusals > 0 {
            world.inject_fault(refusal).await;
        }
        let last = world.last_request().await;
        anna.choose(&shown, &format!("language:{language}")).await;
        let is_shown = |request: &Value| {
            let path = request["path"].as_str().unwrap_or_default();
            request["method"] == "PATCH" && path.ends_with(&hand.id()) && request["code"].is_null()
        };
        let edit = world.wait_for_request(last, is_shown).await;
        assert_eq!(edit["files"].as_array().map(Vec::len), Some(uploads));
        let is_same = |message: &Message| {
            let picture = settings::picture(message);
            message.contains_text(words) && picture == settings::picture(&hand)
        };
        anna.wait_for_message("dm", is_same).await;
    }
    world.end_unread().await;
}

/// The English names of the factions in the records of the base game.
const FACTIONS: [&str; 5] = ["Goblins", "Knights", "Undead", "Dwarves", "Doppelgängers"];

#[tokio::test]
async fn finished_match_shows_result_and_replay() {
    let world = World::with_artwork().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..ACTIONS).await;
    let end = game.wait_for_results().await;
    let record = Record::of(&ben, &end).await;

    let result = description(&end);
    let winners = record.result()["result"]["winners"].as_array();
    if let Some([winner]) = winners.map(Vec::as_slice) {
        let name = ["Anna", "Ben"][usize::try_from(winner.as_u64().expect("a seat")).unwrap_or(9)];
        assert!(result.contains(&format!("{name} wins!")), "{result}");
    }
    for faction in FACTIONS {
        assert!(result.contains(&format!("{faction}: ")), "{result}");
    }
    let is_end = |message: &Message| {
        let picture = message.pictures().into_iter().next();
        let description = picture.and_then(|it| it["description"].as_str());
        description.is_some_and(|it| it.contains("win") && it.contains('!'))
    };
    let own = ben.wait_for_message("dm", is_end).await;
    let votes = |text: &str| {
        let (_, votes) = text.split_once("How the factions").expect("the votes");
        votes.to_owned()
    };
    assert_eq!(votes(description(&own)), votes(result), "Ben reads English");
    anna.wait_for_message("dm", is_end).await;

    let mut shown = Vec::new();
    let mut frame = ben.press_kind(&end, "replay").await.expect("the replay");
    for _ in 0..4 {
        shown.push(image(&frame)["media"]["url"].to_string());
        let next = ben.press(&frame, "Next").await;
        frame = next.expect("the next frame");
    }
    assert!(
        description(&frame).contains("Trick 3 of 13"),
        "{}",
        description(&frame)
    );
    let distinct: std::collections::BTreeSet<_> = shown.iter().collect();
    assert_eq!(distinct.len(), shown.len(), "every frame has its picture");

    world.end().await;
}

#[tokio::test]
async fn analysis_and_rating_are_charts() {
    let world = World::with_artwork().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.play(0..4).await;
    let end = game.resign(0).await;
    assert!(
        end.pictures().is_empty(),
        "a match that ended early has no result: {end:?}"
    );
    ben.press_kind(&end, "analysis").await;
    let is_done = |message: &Message| message.contains_text("Every move is in the file");
    let analysis = ben.wait_for_message(CHANNEL, is_done).await;
    let chart = description(&analysis);
    assert!(
        chart.contains("Anna: ") && chart.contains("Ben: "),
        "{chart}"
    );
    assert!(
        !analysis.contains_text("█"),
        "the picture replaces the chart"
    );

    let leaderboard = ben.command("claim leaderboard", json!({})).await;
    let rating = ben.press(&leaderboard, "My profile").await;
    let rating = rating.expect("the rating");
    let history = description(&rating);
    assert!(history.contains("1000"), "{history}");
    let back = ben.press(&rating, "Leaderboard").await;
    let back = back.expect("the leaderboard");
    let podium = description(&back);
    assert!(
        podium.contains("1.") && !podium.contains("1000 →"),
        "{podium}"
    );
    world.end().await;
}

#[tokio::test]
async fn puzzle_and_rules_have_pictures() {
    let (_time, clock) = Clock::manual(time_of(CLAIM));
    let world = World::with_artwork_and_clock(clock).await;
    world.wait_for_emoji().await;
    let ben = world.person("ben");
    let puzzle = ben.command("claim puzzle", json!({})).await;
    let position = description(&puzzle);
    for part in ["phase two", "Your hand", "Opponent’s hand", "Score piles"] {
        assert!(position.contains(part), "{part}: {position}");
    }
    // The explanation has many cards. If their drawings make it too long, the others stay.
    let answered = ben.press_kind(&puzzle, "solve").await;
    let answered = answered.expect("the solution");
    let text = answered.text();
    assert!(text.contains("→ votes"), "{text}");
    assert!(text.contains("<:"), "{text}");
    for (game, part) in [
        ("claim", "Doppelgänger 9"),
        ("claim2", "Dragon 8"),
        ("claim-mix", "Doppelgänger 7"),
        ("kingdoms", "Row 13: M Dwarf"),
        ("claim-it", "Row"),
    ] {
        let rules = ben.command("claim rules", json!({"game": game})).await;
        assert!(
            description(&rules).contains(part),
            "{}",
            description(&rules)
        );
        assert!(rules.contains_text("**Example:**"), "{}", rules.text());
    }
    world.end().await;
}

#[tokio::test]
async fn deleted_emoji_are_replaced_and_uploaded_again() {
    let world = World::with_artwork().await;
    world.wait_for_emoji().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.to_act().await;
    let uploaded = uploads(&world).await;
    let deleted = delete_tiles(&world).await;
    let last = world.last_request().await;
    game.play(0..1).await;
    let (_, hand) = game.to_act().await;
    for faction in Faction::ALL {
        let emblem = format!("<:{}:", faction.id());
        assert!(!hand.contains_text(&emblem), "{}", hand.text());
    }
    let is_upload = |request: &Value| request["body"]["name"] == "seer";
    world.wait_for_request(last, is_upload).await;
    assert_eq!(uploads(&world).await, uploaded + deleted);
    game.resign(0).await;
    world.end().await;
}

#[tokio::test]
async fn emoji_that_could_not_be_uploaded_are_uploaded_later() {
    let world = World::with_artwork().await;
    world.wait_for_emoji().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.to_act().await;
    delete_tiles(&world).await;
    let fault = json!({"kind": "500", "method": "POST", "route": "/emojis", "count": 2});
    world.inject_fault(fault).await;
    let last = world.last_request().await;
    game.play(0..1).await;
    game.to_act().await;
    world.wait_until_faults_hit().await;
    let is_upload = |request: &Value| request["body"]["name"] == "seer" && request["status"] == 201;
    world.wait_for_request(last, is_upload).await;
    game.resign(0).await;
    world.end().await;
}

/// Deletes the emoji of the factions, as the owner of the application can. Returns how many there were.
async fn delete_tiles(world: &World) -> usize {
    let client = reqwest::Client::new();
    let authorization = format!("Bot {}", world.token());
    let get = |path: &str| {
        let url = format!("{}/api/v10/{path}", world.url());
        client.get(url).header("Authorization", &authorization)
    };
    let application = get("oauth2/applications/@me")
        .send()
        .await
        .expect("an answer");
    let application: Value = application.json().await.expect("JSON");
    let path = format!(
        "applications/{}/emojis",
        application["id"].as_str().expect("an id")
    );
    let emoji: Value = get(&path)
        .send()
        .await
        .expect("an answer")
        .json()
        .await
        .expect("JSON");
    let items = emoji["items"].as_array().into_iter().flatten();
    let tiles = items.filter(|it| it["name"].as_str().is_some_and(is_tile));
    let mut count = 0;
    for tile in tiles {
        let id = tile["id"].as_str().expect("an id");
        let url = format!("{}/api/v10/{path}/{id}", world.url());
        let delete = client.delete(url).header("Authorization", &authorization);
        assert!(
            delete
                .send()
                .await
                .is_ok_and(|answer| answer.status().is_success())
        );
        count += 1;
    }
    count
}

#[tokio::test]
async fn table_is_posted_as_text_where_files_are_not_allowed() {
    let world = World::with_artwork().await;
    let ben = world.person("ben");
    world.deny(CHANNEL, &["ATTACH_FILES"]).await;
    let options = json!({"game": "claim-it", "bots": Level::Easy as u8});
    ben.command("claim start", options).await;
    let is_table = |message: &Message| message.enabled_button("act").is_some();
    let table = ben.wait_for_message(CHANNEL, is_table).await;
    assert!(!table.is_ephemeral());
    world.end_unread().await;
}
