//! Pictures and files that components show, and that edits keep, replace or drop.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::{TestSandbox, gallery, layout, png, text, words};

const MISSING: &str = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";

/// A message of a picture and a file, with a further file that no component names.
async fn post(sandbox: &TestSandbox, path: &str) -> Value {
    let mut body = layout(json!([
        {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "a board"}]},
        {"type": 13, "file": {"url": "attachment://record.txt"}},
    ]));
    body["attachments"] = json!([{"id": 0}, {"id": 1}, {"id": 2}]);
    let files: [(&str, &[u8]); 3] = [
        ("board.png", &png(80, 60)),
        ("record.txt", b"a1 b2"),
        ("unused.txt", b"-"),
    ];
    let (status, posted) = sandbox
        .bot_with_files(Method::POST, path, body, &files)
        .await;
    assert_eq!(status, 200, "{posted}");
    posted
}

/// What the first component of a message shows.
fn media(message: &Value) -> &Value {
    &message["components"][0]["items"][0]["media"]
}

#[tokio::test]
async fn components_show_files_of_the_message() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let posted = post(&sandbox, &path).await;
    let picture = media(&posted);
    assert_eq!([&picture["width"], &picture["height"]], [80, 60]);
    assert_eq!(picture["content_type"], "image/png");
    let url = text(&picture["url"]);
    assert_eq!(picture["proxy_url"], url);
    assert!(url.contains(&text(&picture["attachment_id"])), "{picture}");
    let content = reqwest::get(url).await.expect("the sandbox responds");
    assert_eq!(content.bytes().await.expect("a body"), png(80, 60));
    let file = &posted["components"][1];
    assert_eq!(
        [&file["name"], &file["size"]],
        [&json!("record.txt"), &json!(5)]
    );
    // What components show is not listed once more.
    let listed = posted["attachments"].as_array().expect("attachments");
    let listed: Vec<&Value> = listed.iter().map(|it| &it["filename"]).collect();
    assert_eq!(listed, ["unused.txt"]);
}

#[tokio::test]
async fn components_cannot_show_files_that_are_not_attached() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let body = layout(json!([words("x"), gallery("attachment://board.png")]));
    let rejected = sandbox
        .bot_rejected(Method::POST, &path, body.clone(), (400, 50035))
        .await;
    let error = rejected["errors"].pointer("/components/1/items/0/media/url");
    let code = error.map(|error| &error["_errors"][0]["code"]);
    assert_eq!(code, Some(&json!(MISSING)), "{rejected}");
    // Discord stores a file under another name if its own has spaces.
    let body = layout(json!([gallery("attachment://a board.png")]));
    let (status, rejected) = sandbox
        .bot_with_files(Method::POST, &path, body, &[("a board.png", &png(8, 6))])
        .await;
    assert_eq!(status, 400, "{rejected}");
}

#[tokio::test]
async fn edits_keep_a_picture_by_id_and_name() {
    let sandbox = TestSandbox::new().await;
    let path = format!("/channels/{}/messages", sandbox.channel("general").await);
    let posted = post(&sandbox, &path).await;
    let one = format!("{path}/{}", text(&posted["id"]));
    let id = media(&posted)["attachment_id"].clone();
    let components = json!([gallery("attachment://board.png"), words("later")]);
    let edit = |attachments: Value| {
        let mut body = layout(components.clone());
        if !attachments.is_null() {
            body["attachments"] = attachments;
        }
        body
    };
    // Neither all files nor an id alone make the name known.
    for attachments in [Value::Null, json!([{"id": id}])] {
        let rejected = sandbox
            .bot_rejected(Method::PATCH, &one, edit(attachments), (400, 50035))
            .await;
        assert!(rejected.to_string().contains(MISSING), "{rejected}");
    }
    let kept = edit(json!([{"id": id, "filename": "board.png"}]));
    let kept = sandbox.bot_ok(Method::PATCH, &one, kept).await;
    assert_eq!(media(&kept), media(&posted));
    assert_eq!(kept["attachments"], json!([]));

    // Sending the components back that were returned keeps their picture as well.
    let again = json!({"components": kept["components"]});
    let again = sandbox.bot_ok(Method::PATCH, &one, again).await;
    assert_eq!(media(&again), media(&posted));

    let (status, replaced) = sandbox
        .bot_with_files(
            Method::PATCH,
            &one,
            edit(json!([{"id": 0}])),
            &[("board.png", &png(40, 30))],
        )
        .await;
    assert_eq!(status, 200, "{replaced}");
    assert_eq!(media(&replaced)["width"], 40);

    // An edit of the text alone keeps the file, which then hangs loose.
    let body = json!({"components": [words("gone")]});
    let loose = sandbox.bot_ok(Method::PATCH, &one, body).await;
    assert_eq!(loose["attachments"][0]["filename"], "board.png");
    let body = json!({"attachments": []});
    let dropped = sandbox.bot_ok(Method::PATCH, &one, body).await;
    assert_eq!(dropped["attachments"], json!([]));
}
