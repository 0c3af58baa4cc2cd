//! An automated check of what a screen reader or weak eyes need: axe-core, whose file `CLAIM_BOT_AXE` names.

use std::{env, fs};

use serde_json::Value;

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_serious_is_found() {
    let Ok(file) = env::var("CLAIM_BOT_AXE") else {
        assert!(
            env::var("CLAIM_BOT_BROWSER_TESTS").as_deref() != Ok("required"),
            "CLAIM_BOT_AXE has to name the file axe.min.js"
        );
        println!("skipped: CLAIM_BOT_AXE names no file");
        return;
    };
    let Some(driver) = Driver::find().await else {
        return;
    };
    let axe = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    for dark in [false, true] {
        let world = World::new().await;
        let tab = Tab::open_sized(&driver, &world, "ben", (1280, 800), dark).await;
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
        tab.click("#top button", "Settings of this person").await;
        tab.sees("#settings-done", "Done").await;
        check(&tab, "the settings").await;
        tab.click("#settings-done", "").await;
        tab.click(".people button", "Fiona").await;
        tab.click(".message button", "Join").await;
        tab.click(".message button", "Start").await;
        tab.click("#sidebar button", "Claim, 1 new").await;
        tab.sees(".message", "Your hand").await;
        check(&tab, "a hand of cards").await;
        tab.close().await;
        world.end().await;
    }
}

/// Fails if something serious is found in what the page shows now.
async fn check(tab: &Tab, what: &str) {
    let found = tab
        .run_until_done(
            "axe.run().then((found) => done(found.violations), (error) => done(String(error)))",
        )
        .await;
    let violations = found
        .as_array()
        .unwrap_or_else(|| panic!("{what}: {found}"));
    let serious: Vec<String> = violations
        .iter()
        .filter(|it| matches!(it["impact"].as_str(), Some("serious" | "critical")))
        .map(|it| {
            let nodes = it["nodes"].as_array().into_iter().flatten();
            let places: Vec<&Value> = nodes.map(|node| &node["html"]).collect();
            format!("{}: {} {places:?}", it["id"], it["help"])
        })
        .collect();
    assert!(serious.is_empty(), "{what}:\n{}", serious.join("\n"));
}
