//! `claim-bot unregister`: nothing of the bot is left with Discord.

use serde_json::{Value, json};

use super::process::Launch;
use super::world::World;

/// Requests something of the application, as its owner can.
async fn request(world: &World, method: reqwest::Method, path: &str, body: &Value) -> Value {
    let application = "oauth2/applications/@me".to_owned();
    let client = reqwest::Client::new();
    let send = async |method, path: &str, body: &Value| {
        let url = format!("{}/api/v10/{path}", world.url());
        let request = client.request(method, url);
        let request = request.header("Authorization", format!("Bot {}", world.token()));
        let answer = request.json(body).send().await.expect("an answer");
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        answer.json::<Value>().await.expect("JSON")
    };
    let application = send(reqwest::Method::GET, &application, &Value::Null).await;
    let id = application["id"].as_str().expect("an id");
    send(method, &format!("applications/{id}/{path}"), body).await
}

/// The names of what is listed at a path.
fn names(listed: &Value) -> Vec<&str> {
    let items = listed.as_array().or(listed["items"].as_array());
    let names = items.into_iter().flatten().map(|it| it["name"].as_str());
    names.map(|name| name.expect("a name")).collect()
}

#[tokio::test]
async fn commands_and_own_emoji_are_removed() {
    let mut world = World::with_artwork().await;
    world.wait_for_emoji().await;
    world.stop_bot().await;
    let (get, post) = (reqwest::Method::GET, reqwest::Method::POST);
    // One of an earlier version of a drawing, and two that are not the bot's.
    let image = "data:image/png;base64,iVBORw0KGgo=";
    let drawn = claim_screens::emoji::Emoji::all()
        .next()
        .expect("a drawing");
    let earlier = format!("{}_v7", drawn.name());
    for name in [&earlier, "party", "party_v2"] {
        let emoji = json!({"name": name, "image": image});
        request(&world, post.clone(), "emojis", &emoji).await;
    }
    let commands = request(&world, get.clone(), "commands", &Value::Null).await;
    assert!(names(&commands).contains(&"claim"), "{commands}");
    let launch = Launch::of(&world);
    let count = claim_screens::emoji::Emoji::all().count() + 1;
    for count in [count, 0] {
        let said = format!("removed the commands and {count} emoji\n");
        assert_eq!(launch.execute("unregister").await, (Some(0), said));
    }
    let commands = request(&world, get.clone(), "commands", &Value::Null).await;
    assert_eq!(names(&commands), [""; 0]);
    let emoji = request(&world, get, "emojis", &Value::Null).await;
    assert_eq!(names(&emoji), ["party", "party_v2"]);
    let wrong = launch.with("CLAIM_BOT_DISCORD_TOKEN", "wr0ng.t0ken");
    let (code, said) = wrong.execute("unregister").await;
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("rejected the token"), "{said}");
    world.end_unread().await;
}
