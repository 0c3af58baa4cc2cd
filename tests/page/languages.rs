//! Languages: each user sees the bot and the page in the language of their client.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::Value;

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn german_user_sees_german_until_the_language_is_changed() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world.url(), "anna").await;
    tab.click("#composer-input", "").await;
    tab.press("/").await;
    tab.sees(
        "#composer .picker li",
        "Einen Tisch in diesem Kanal eröffnen",
    )
    .await;
    tab.press("hilfe").await;
    tab.sees("#composer .picker li.highlighted", "/claim hilfe")
        .await;
    tab.click("#composer .picker li", "/claim hilfe").await;
    tab.click("#composer .send", "").await;
    tab.sees(".message.private", "Partie").await;

    // After a change of the language the commands are in English.
    tab.click("#top button", "Einstellungen").await;
    tab.run(
        "const it = document.querySelector('#language');
         it.value = 'en-US'; it.dispatchEvent(new Event('change'));",
    )
    .await;
    tab.click("#settings-done", "").await;
    tab.click("#composer-input", "").await;
    tab.press("/").await;
    tab.sees("#composer .picker li", "Open a table in this channel")
        .await;
    tab.sees("#composer .send", "Send").await;
    tab.close().await;
    world.stop().await;
}

/// A script that returns the page's own texts (not the bot's) as lines: visible texts, labels for screen readers,
/// hints.
const LABELS: &str = "const own = [...document.querySelectorAll('body *')].filter((it) =>
        it.checkVisibility() && !it.closest('.text, .embed, .row button, .traffic li, #announcer, option'));
    const written = own.flatMap((it) => [...it.childNodes]).filter((it) => it.nodeType === Node.TEXT_NODE);
    const labels = own.flatMap((it) => [it.ariaLabel, it.title, it.placeholder]);
    const all = [...written.map((it) => it.data), ...labels, document.documentElement.lang];
    return [...new Set(all.filter(Boolean).map((it) => it.trim()).filter((it) => /\\p{L}{2}/v.test(it)))];";

/// Texts that are the same in both languages, besides the names of users, servers and channels.
const SHARED: &[&str] = &["Discord sandbox", "BOT", "/claim start", "/claim tutorial"];

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn page_itself_speaks_the_language_of_the_current_user() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let mut labels = Vec::new();
    for user in ["ben", "anna"] {
        let tab = Tab::open(&driver, &world.url(), user).await;
        // The texts at the start, with the drawer, while a command is typed, with its answer, and in the settings.
        let mut seen = lines(&tab).await;
        tab.click("#top .tools button:last-child", "").await;
        tab.sees("#developer button", "429").await;
        tab.click("#developer .row button", "500").await;
        tab.sees("#developer [role=status]", "500 × 1").await;
        seen.extend(lines(&tab).await);
        tab.click("#developer [role=status] button", "").await;
        tab.command("/claim start").await;
        tab.sees(".message.private .only-you", "").await;
        seen.extend(lines(&tab).await);
        tab.click("#top .tools button", "⚙").await;
        tab.sees("#settings-done", "").await;
        seen.extend(lines(&tab).await);
        tab.close().await;
        labels.push(seen);
    }
    let view = world
        .ask(Method::GET, "/world", Value::Null)
        .await
        .to_string();
    let is_shared = |label: &&String| {
        let name = label.trim_matches(['#', '@', '↗', ' ']);
        SHARED.contains(&name) || view.contains(&format!("\"{name}\""))
    };
    let both = labels[0].intersection(&labels[1]);
    let same: Vec<_> = both.filter(|label| !is_shared(label)).collect();
    assert!(
        same.is_empty(),
        "the same text in both languages: {same:#?}"
    );
    assert!(labels[0].contains("Only you can see this"));
    assert!(labels[1].contains("Nur du siehst das"));
    world.stop().await;
}

/// The page's own texts at this moment.
async fn lines(tab: &Tab) -> BTreeSet<String> {
    let found = tab.run(LABELS).await;
    serde_json::from_value(found).expect("a list of texts")
}
