//! Automated accessibility checks with axe-core, whose path is in `CLAIM_BOT_AXE`.

use std::{env, fs};

use serde_json::Value;

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn axe_finds_no_serious_violations() {
    let Ok(file) = env::var("CLAIM_BOT_AXE") else {
        assert!(
            env::var("CLAIM_BOT_BROWSER_TESTS").as_deref() != Ok("required"),
            "CLAIM_BOT_AXE must be the path of axe.min.js"
        );
        println!("skipped: CLAIM_BOT_AXE is not set");
        return;
    };
    let Some(driver) = Driver::start().await else {
        return;
    };
    let axe = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let world = World::new().await;
    let tab = Tab::open(&driver, &world.url(), "ben").await;
    tab.run(&axe).await;
    check(&tab, "the empty channel").await;
    tab.click("#composer-input", "").await;
    tab.press("/").await;
    tab.sees("#composer .picker li", "/claim start").await;
    check(&tab, "the commands").await;
    tab.click("#composer .picker li", "/claim start").await;
    tab.sees("#composer .picker li", "opponent").await;
    check(&tab, "a command's options").await;
    tab.click("#composer .send", "").await;
    tab.sees(".message.private", "Only you can see this").await;
    tab.click("#top button", "Developer drawer").await;
    tab.sees(".traffic li", "INTERACTION_CREATE").await;
    check(&tab, "a table and the drawer").await;
    tab.click("#developer button", "Close the drawer").await;
    tab.click("#top button", "User settings").await;
    tab.sees("#settings-done", "Done").await;
    check(&tab, "the settings").await;
    tab.click("#settings-done", "").await;
    tab.click(".people button", "Fiona").await;
    tab.click(".message button", "Join").await;
    tab.click(".message button", "Start").await;
    tab.click("#sidebar button", "Claim, 1 unread for you")
        .await;
    tab.sees(".message", "Go to the table").await;
    check(&tab, "a hand of cards").await;
    tab.close().await;
    world.stop().await;
}

/// Fails if the page has serious violations in its current state, in light or dark mode.
async fn check(tab: &Tab, state: &str) {
    for dark in [false, true] {
        tab.resize((1280, 800), dark).await;
        check_now(tab, state).await;
    }
}

async fn check_now(tab: &Tab, state: &str) {
    let found = tab
        .run_until_done(
            "axe.run().then((found) => done(found.violations), (error) => done(String(error)))",
        )
        .await;
    let violations = found
        .as_array()
        .unwrap_or_else(|| panic!("{state}: {found}"));
    let serious: Vec<String> = violations
        .iter()
        .filter(|it| matches!(it["impact"].as_str(), Some("serious" | "critical")))
        .map(|it| {
            let nodes = it["nodes"].as_array().into_iter().flatten();
            let elements: Vec<&Value> = nodes.map(|node| &node["html"]).collect();
            format!("{}: {} {elements:?}", it["id"], it["help"])
        })
        .collect();
    assert!(serious.is_empty(), "{state}:\n{}", serious.join("\n"));
}
