//! Drawn emoji and pictures: uploaded once, shown where they belong, and complete as text.

use serde_json::{Value, json};

use super::message::Message;
use super::random_match::RandomMatch;
use super::world::{CHANNEL, World};

/// The emoji of the application, by the control API's log of requests: how many were created.
async fn uploads(world: &World) -> usize {
    let requests = world.control.get("/requests").await;
    let requests = requests["entries"].as_array().into_iter().flatten();
    let is_upload = |request: &&Value| {
        let path = request["path"].as_str().unwrap_or_default();
        request["method"] == "POST" && path.ends_with("/emojis")
    };
    requests.filter(is_upload).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn emoji_are_uploaded_once_and_shown_in_buttons_and_texts() {
    let mut world = World::with_artwork().await;
    world.wait_for_emoji().await;
    let uploaded = uploads(&world).await;
    assert_eq!(uploaded, claim_bot::ui::emoji::Emoji::all().count());
    world.stop_bot().await;
    world.start_bot(claim_bot::host::Clock::System).await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    world.start_match(&anna, &ben).await;
    let hand = tokio::select! {
        hand = anna.wait_for_turn() => hand,
        hand = ben.wait_for_turn() => hand,
    };
    for row in hand.0["components"].as_array().into_iter().flatten() {
        for button in row["components"].as_array().into_iter().flatten() {
            let id = button["custom_id"].as_str().unwrap_or_default();
            if id.starts_with("act:") {
                let name = button["emoji"]["name"].as_str().unwrap_or_default();
                assert!(button["emoji"]["id"].is_string(), "{button}");
                assert!(name.starts_with("tile_"), "{button}");
            }
        }
    }
    assert!(hand.contains_text("<:tile_"), "{}", hand.text());
    for person in [&anna, &ben] {
        person
            .wait_for_message("dm", |message| !message.text().is_empty())
            .await;
        person.read_all("dm").await;
    }
    assert_eq!(uploads(&world).await, uploaded, "nothing is uploaded again");
    world.end().await;
}

/// The address of the picture that a message shows; fails if it has not exactly one, with a
/// description of the board.
fn picture(message: &Message) -> String {
    let embeds = message.0["embeds"].as_array().expect("embeds");
    let mut images = embeds.iter().map(|embed| &embed["image"]);
    let image = images.find(|image| image["url"].is_string());
    let image = image.unwrap_or_else(|| panic!("no picture: {embeds:?}"));
    let description = image["description"].as_str().unwrap_or_default();
    assert!(description.contains("M13"), "{description}");
    assert_eq!(message.0["attachments"], json!([]), "no other file");
    image["url"].as_str().expect("a URL").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
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
            assert_eq!(update["files"], json!([]), "the board is the same");
        }
        game.click(seat).await;
    }
    let (host, id) = (game.players[0].clone(), game.public_message.id());
    let changed = |message: &Message| message.id() == id && picture(message) != first;
    let now = host.wait_for_message(CHANNEL, changed).await;
    assert!(!now.contains_text("```"), "the picture replaces the grid");
    // No message is posted from now on.
    world.stop_bot().await;
    game.read_all_hands().await;
    for player in &game.players {
        for hand in player.messages("dm").await {
            picture(&hand);
        }
    }
    world.end().await;
}
