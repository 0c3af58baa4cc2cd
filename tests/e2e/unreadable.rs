//! A match that cannot be read is quarantined, and its players are told in one sentence. All other matches continue,
//! and so does this one after a repair.

use std::process::{Command, Output};

use claim_host::Clock;
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection};

use super::process::Launch;
use super::tracked_match::TrackedMatch;
use super::world::{World, free_address};

const PAUSED: &str = "continue until that is fixed";

async fn run(world: &World, statement: &str) {
    let mut database = world.database().await;
    sqlx::raw_sql(AssertSqlSafe(statement))
        .execute(&mut database)
        .await
        .expect("the statement is executed");
    database.close().await.expect("the connection closes");
}

fn check_db(world: &World) -> Output {
    Command::new(env!("CARGO_BIN_EXE_claim-bot"))
        .arg("check-db")
        .arg("--database")
        .arg(world.folder().join("bot.db"))
        .output()
        .expect("the program runs")
}

#[tokio::test]
async fn unreadable_match_is_paused_until_it_is_repaired() {
    let mut world = World::new().await;
    let (anna, clara) = (world.person("anna"), world.person("clara"));
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let good = TrackedMatch::start(&world, &anna, &clara).await;
    let bad = TrackedMatch::start(&world, &ben, &fiona).await;
    bad.play(&world).await;
    world.stop_bot().await;
    let id = &bad.id;
    let change = |from: &str, to: &str| {
        format!(
            "UPDATE lines SET text = replace(text, '{from}', '{to}') \
             WHERE match_id = '{id}' AND number = 0"
        )
    };
    let newer = change(r#""record":1,"#, r#""record":1,"rules":2,"#);
    run(&world, &newer).await;
    world.start_bot(Clock::System).await;

    let answer = fiona.press_kind(&bad.public_message, "hand").await;
    let answer = answer.expect("an answer");
    assert!(answer.contains_text(PAUSED), "{}", answer.text());
    for command in ["claim hand", "claim matches"] {
        let answer = ben.command(command, json!({})).await;
        assert!(answer.contains_text(PAUSED), "{}", answer.text());
    }
    good.play(&world).await;
    world.stop_bot().await;

    let found = check_db(&world);
    assert_eq!(found.status.code(), Some(1));
    let text = String::from_utf8_lossy(&found.stdout).into_owned();
    let reason = "the match was played by version 2 of the rules; only version 1 is supported";
    assert!(text.contains(id) && text.contains(reason), "{text}");
    assert!(text.ends_with("1 of 2 matches cannot be read\n"), "{text}");

    run(&world, &change(r#""rules":2,"#, "")).await;
    let found = check_db(&world);
    assert_eq!(found.status.code(), Some(0));
    let text = String::from_utf8_lossy(&found.stdout).into_owned();
    let expected = format!(
        "match {id} was set aside and can be read again: the next start restores it\nok (2 matches)\n"
    );
    assert_eq!(text, expected);
    world.start_bot(Clock::System).await;
    bad.play(&world).await;
    let answer = ben.command("claim matches", json!({})).await;
    assert!(!answer.contains_text(PAUSED), "{}", answer.text());
    world.end_unread().await;
}

#[tokio::test]
async fn operator_is_told_of_an_unreadable_match_once_and_not_of_its_cards() {
    let mut world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let bad = TrackedMatch::start(&world, &ben, &fiona).await;
    world.stop_bot().await;
    let id = &bad.id;
    let change = format!(
        "UPDATE lines SET text = replace(text, '\"record\":1', '\"record\":99') \
         WHERE match_id = '{id}' AND number = 0"
    );
    run(&world, &change).await;
    let address = free_address().to_string();
    let before = world.sessions().await;
    let launch = Launch::of(&world).with("CLAIM_BOT_METRICS_LISTEN", &address);
    let mut bot = launch.start();
    world.wait_for_session(before).await;
    for _ in 0..2 {
        let answer = fiona.press_kind(&bad.public_message, "hand").await;
        let answer = answer.expect("an answer");
        assert!(answer.contains_text(PAUSED), "{}", answer.text());
    }
    let metrics = reqwest::get(format!("http://{address}/metrics")).await;
    let metrics = metrics.expect("an answer").text().await.expect("a text");
    let count = "claim_bot_quarantined_matches 1";
    assert!(metrics.lines().any(|line| line == count), "{metrics}");
    bot.signal("TERM");
    let report = bot.wait_for_exit().await;
    let told = report.err.lines().filter(|it| it.contains("set aside"));
    let told: Vec<_> = told.collect();
    assert_eq!(told.len(), 1, "{}", report.err);
    // Only the part after the level: the timestamp may contain the same digits.
    let (_, told) = told[0].split_once(" ERROR ").expect("an error");
    assert!(told.contains(id), "{told}");
    // The id may contain these digits as well.
    assert!(!told.replace(id.as_str(), "").contains("99"), "{told}");
    world.end_unread().await;
}
