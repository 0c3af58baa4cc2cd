//! The page's own texts: it knows the errors of the control API that it shows to people.

use reqwest::Method;
use serde_json::{Value, json};

use super::support::{TestSandbox, send, text};

/// The part of the page's texts that is in German.
async fn german_texts(sandbox: &TestSandbox) -> String {
    let words = sandbox.request(Method::GET, "/page/words.js").send().await;
    let words = words.expect("the sandbox responds").text().await;
    let words = words.expect("the texts");
    let (_, german) = words.split_once("const GERMAN").expect("German texts");
    german.to_owned()
}

/// A sentence as the page's texts have it: `{1}`, `{2}` … stand for these parts, which are in it in this order.
fn pattern(sentence: &str, parts: &[&str]) -> String {
    let numbered = (1..).zip(parts);
    numbered.fold(sentence.to_owned(), |pattern, (number, part)| {
        assert!(pattern.contains(part), "{pattern} has no {part}");
        pattern.replacen(part, &format!("{{{number}}}"), 1)
    })
}

#[tokio::test]
async fn errors_that_people_see_are_translated() {
    let sandbox = TestSandbox::new().await;
    let german = german_texts(&sandbox).await;
    let option = json!({"type": 3, "name": "word", "description": "A word", "max_length": 5});
    let number = json!({"type": 4, "name": "dice", "description": "How many", "min_value": 2, "max_value": 6});
    let command = json!({"name": "roll", "description": "Roll dice", "options": [option, number]});
    let path = format!("{}/commands", sandbox.application_path().await);
    sandbox.bot_ok(Method::PUT, &path, json!([command])).await;
    let path = format!("/channels/{}/messages", sandbox.channel("cards").await);
    let components = json!([
        {"type": 1, "components": [
            {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": true},
        ]},
        {"type": 1, "components": [
            {"type": 3, "custom_id": "pick", "options": [{"label": "One", "value": "1"}]},
        ]},
    ]);
    let body = json!({"content": "x", "components": components});
    let message = text(&sandbox.bot_ok(Method::POST, &path, body).await["id"]);
    let roll = |options: Value| json!({"channel": "cards", "command": "roll", "options": options});
    let used = |name: &str| json!({"channel": "cards", "command": name});
    let pressed = |button: &str| json!({"message": message, "custom_id": button});
    let chosen =
        |menu: &str, value: &str| json!({"message": message, "custom_id": menu, "values": [value]});
    let cases: [(&str, Value, &[&str]); 13] = [
        ("/users/hanna/command", used("roll"), &["hanna"]),
        ("/users/gustav/command", used("roll"), &["cards"]),
        ("/users/anna/command", used("chess"), &["chess"]),
        (
            "/users/anna/command",
            used("roll all"),
            &["roll all", "all"],
        ),
        (
            "/users/anna/command",
            roll(json!({"die": 1})),
            &["roll", "die"],
        ),
        (
            "/users/anna/command",
            roll(json!({"word": "sevens"})),
            &["word", "0", "5"],
        ),
        (
            "/users/anna/command",
            roll(json!({"dice": 7})),
            &["dice", "2", "6"],
        ),
        ("/users/gustav/press", pressed("off"), &[]),
        ("/users/anna/press", pressed("none"), &["none"]),
        ("/users/anna/press", pressed("off"), &["off"]),
        ("/users/anna/select", chosen("other", "1"), &[]),
        ("/users/anna/select", chosen("pick", "2"), &["2"]),
        ("/processes", json!({"action": "kill", "process": 7}), &[]),
    ];
    let is_known = |sentence: &str| german.contains(&format!("\"{sentence}\": \""));
    for (path, body, parts) in cases {
        let (status, answer) = sandbox.try_post(path, body).await;
        assert!((400..500).contains(&status), "{path}: {status} {answer}");
        let sentence = pattern(&text(&answer["error"]), parts);
        assert!(is_known(&sentence), "{path}: {sentence}");
    }
    let unknown = sandbox.request(Method::DELETE, "/control/channels/-/messages/1");
    let (_, answer) = send(unknown).await;
    assert!(is_known(&text(&answer["error"])), "{answer}");
}
