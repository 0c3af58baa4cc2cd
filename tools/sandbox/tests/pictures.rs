//! Pictures: files with alt texts that embeds show, and that edits keep, replace or remove.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::{TestSandbox, png, text};

/// An embed that shows a file of its message.
fn embed(file: &str) -> Value {
    json!({"image": {"url": format!("attachment://{file}")}})
}

/// Posts a message with a picture of 80 × 60 in an embed, and a text file.
async fn post(sandbox: &TestSandbox, path: &str) -> Value {
    let payload = json!({
        "embeds": [embed("board.png")],
        "attachments": [{"id": 0, "description": "a board"}, {"id": 1}],
    });
    let files: [(&str, &[u8]); 2] = [("board.png", &png(80, 60)), ("record.txt", b"a1 b2")];
    let (status, posted) = sandbox
        .bot_with_files(Method::POST, path, payload, &files)
        .await;
    assert_eq!(status, 200, "{posted}");
    posted
}

/// The names of the files that a message lists, apart from those that an embed shows.
fn listed(message: &Value) -> Vec<&str> {
    let attachments = message["attachments"].as_array().into_iter().flatten();
    attachments
        .filter_map(|attachment| attachment["filename"].as_str())
        .collect()
}

/// The image of a message's first embed.
fn image(message: &Value) -> &Value {
    &message["embeds"][0]["image"]
}

/// The id of the file at a URL.
fn id_in(url: &Value) -> String {
    let url = text(url);
    let id = url.rsplit('/').nth(1);
    id.map(str::to_owned).expect("a URL with an id")
}

/// The content at a URL.
async fn read(url: &Value) -> Vec<u8> {
    let response = reqwest::get(text(url)).await.expect("the sandbox responds");
    response.bytes().await.expect("a body").to_vec()
}

#[tokio::test]
async fn pictures_are_shown_with_their_size_and_alt_text() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let posted = post(&sandbox, &path).await;
    let seen = sandbox.get("/users/anna/channels/general/messages").await;
    for message in [&posted, &seen["messages"][0]] {
        assert_eq!(listed(message), ["record.txt"]);
        let image = image(message);
        assert_eq!(image["description"], "a board");
        assert_eq!(
            (&image["width"], &image["height"]),
            (&json!(80), &json!(60))
        );
        assert_eq!(image["content_type"], "image/png");
        assert_eq!(read(&image["url"]).await, png(80, 60));
    }

    // If no embed shows the file, it is listed as an attachment.
    let payload = json!({"attachments": [{"id": 0, "description": "a board"}]});
    let (_, loose) = sandbox
        .bot_with_files(Method::POST, &path, payload, &[("b.png", &png(8, 6))])
        .await;
    let file = &loose["attachments"][0];
    assert_eq!(file["description"], "a board");
    assert_eq!((&file["width"], &file["height"]), (&json!(8), &json!(6)));
    assert_eq!(file["content_type"], "image/png");
}

#[tokio::test]
async fn alt_texts_have_at_most_1024_characters() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    for (length, expected) in [(1024, 200), (1025, 400)] {
        let description = "ä".repeat(length);
        let payload = json!({"attachments": [{"id": 0, "description": description}]});
        let (status, answer) = sandbox
            .bot_with_files(Method::POST, &path, payload, &[("b.png", &png(8, 6))])
            .await;
        assert_eq!(status, expected, "{answer}");
    }
}

#[tokio::test]
async fn edits_without_attachments_keep_all_files() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let posted = post(&sandbox, &path).await;
    let one = format!("{path}/{}", text(&posted["id"]));
    let edit = json!({"content": "x"});
    let edited = sandbox.bot_ok(Method::PATCH, &one, edit).await;
    assert_eq!(image(&edited), image(&posted));
    assert_eq!(listed(&edited), ["record.txt"]);

    // New embeds can show an old file again.
    let edit = json!({"embeds": [{"title": "text"}, embed("board.png")]});
    let edited = sandbox.bot_ok(Method::PATCH, &one, edit).await;
    assert_eq!(&edited["embeds"][1]["image"], image(&posted));
    assert_eq!(listed(&edited), ["record.txt"]);

    // A picture that no embed shows any more is listed as an attachment.
    let edit = json!({"embeds": []});
    let edited = sandbox.bot_ok(Method::PATCH, &one, edit).await;
    assert_eq!(listed(&edited), ["board.png", "record.txt"]);

    // New files are added to the existing ones.
    let (_, edited) = sandbox
        .bot_with_files(Method::PATCH, &one, json!({}), &[("new.png", &png(1, 2))])
        .await;
    assert_eq!(listed(&edited), ["board.png", "record.txt", "new.png"]);
}

#[tokio::test]
async fn edits_with_attachments_drop_all_others() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let posted = post(&sandbox, &path).await;
    let one = format!("{path}/{}", text(&posted["id"]));

    // The new picture replaces the old one, the text file stays.
    let record = posted["attachments"][0]["id"].clone();
    let payload = json!({
        "embeds": [embed("board.png")],
        "attachments": [{"id": record}, {"id": 0, "description": "another board"}],
    });
    let files: [(&str, &[u8]); 1] = [("board.png", &png(40, 30))];
    let (status, edited) = sandbox
        .bot_with_files(Method::PATCH, &one, payload, &files)
        .await;
    assert_eq!(status, 200, "{edited}");
    assert_eq!(listed(&edited), ["record.txt"]);
    assert_eq!(image(&edited)["description"], "another board");
    assert_eq!(image(&edited)["width"], 40);
    assert_ne!(image(&edited)["url"], image(&posted)["url"]);
    // As on Discord, the URL of the old file still works for a while.
    assert_eq!(read(&image(&posted)["url"]).await, png(80, 60));

    // A picture that an embed shows can be kept, by the id in its URL.
    let kept = json!({"attachments": [{"id": id_in(&image(&edited)["url"])}]});
    let edited_again = sandbox.bot_ok(Method::PATCH, &one, kept).await;
    assert_eq!(image(&edited_again), image(&edited));
    assert_eq!(listed(&edited_again), Vec::<&str>::new());

    // A response's list of attachments does not contain such a picture: sending that list back removes it.
    let listed_only = json!({"content": "x", "attachments": edited_again["attachments"]});
    let dropped = sandbox.bot_ok(Method::PATCH, &one, listed_only).await;
    assert_eq!(dropped["embeds"], json!([]));
    assert_eq!(listed(&dropped), Vec::<&str>::new());

    for invalid in [
        json!({"embeds": [embed("board.png")]}),
        json!({"attachments": [{"id": record}]}),
    ] {
        sandbox
            .bot_rejected(Method::PATCH, &one, invalid, (400, 50035))
            .await;
    }
}

#[tokio::test]
async fn responses_to_interactions_replace_pictures() {
    let sandbox = TestSandbox::new().await;
    sandbox.register().await;
    let path = format!("/channels/{}/messages", sandbox.channel("cards").await);
    let button = json!({"type": 2, "style": 1, "label": "Turn", "custom_id": "turn"});
    let payload = json!({
        "embeds": [embed("board.png")],
        "components": [{"type": 1, "components": [button]}],
    });
    let (_, posted) = sandbox
        .bot_with_files(Method::POST, &path, payload, &[("board.png", &png(8, 6))])
        .await;
    let press = json!({"message": posted["id"], "button": "Turn"});
    let pressed = sandbox.post("/users/anna/press", press).await["interaction"].clone();
    let token = sandbox.interaction_token(&pressed).await;

    let edit = json!({"embeds": [embed("board.png")], "attachments": [{"id": 0}]});
    let callback = format!("/interactions/{}/{token}/callback", text(&pressed));
    let payload = json!({"type": 7, "data": edit});
    let (status, answer) = sandbox
        .bot_with_files(
            Method::POST,
            &callback,
            payload,
            &[("board.png", &png(9, 6))],
        )
        .await;
    assert_eq!(status, 204, "{answer}");
    let one = format!("{path}/{}", text(&posted["id"]));
    let updated = sandbox.bot_ok(Method::GET, &one, Value::Null).await;
    assert_eq!(image(&updated)["width"], 9);
    assert_eq!(listed(&updated), Vec::<&str>::new());

    let application = sandbox.application_path().await;
    let application = application.rsplit('/').next().unwrap_or_default();
    let original = format!("/webhooks/{application}/{token}/messages/@original");
    let (status, edited) = sandbox
        .bot_with_files(
            Method::PATCH,
            &original,
            edit,
            &[("board.png", &png(10, 6))],
        )
        .await;
    assert_eq!(status, 200, "{edited}");
    assert_eq!(image(&edited)["width"], 10);
    assert_eq!(listed(&edited), Vec::<&str>::new());
    let kept = json!({"content": "The same picture"});
    let edited_again = sandbox.bot_ok(Method::PATCH, &original, kept).await;
    assert_eq!(image(&edited_again), image(&edited));
}
