//! Entering slash commands with the keyboard only.

use serde_json::json;

use super::browser::Driver;
use super::tab::{Tab, key};
use super::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn commands_can_be_picked_filled_in_and_sent() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world.url(), "ben").await;
    // The page's first tab stop is a link to the message box.
    tab.press(key::TAB).await;
    tab.press(key::ENTER).await;
    tab.focuses("composer-input").await;

    // Arrow keys highlight a command, Escape closes the list.
    tab.press("/cla").await;
    tab.sees("#composer .picker li.highlighted", "/claim tutorial")
        .await;
    tab.press(key::DOWN).await;
    tab.sees("#composer .picker li.highlighted", "/claim rules")
        .await;
    tab.press(&format!("{}{}", key::UP, key::UP)).await;
    tab.sees("#composer .picker li.highlighted", "/claim data delete")
        .await;
    let highlighted = tab
        .run("const it = document.activeElement; return document.getElementById(it.getAttribute('aria-activedescendant')).innerText")
        .await;
    assert!(
        highlighted
            .as_str()
            .unwrap_or_default()
            .contains("/claim data delete"),
        "{highlighted}"
    );
    tab.press(key::ENTER).await;
    tab.sees(".command-name", "/claim data delete").await;
    tab.press(key::ESCAPE).await;
    tab.until(
        "the command to be left",
        "return document.querySelector('.command-name').hidden",
    )
    .await;

    // Tab picks the command. Then come an option and a choice picked by arrow keys, and a user by name.
    tab.press("/claim sta").await;
    tab.sees("#composer .picker li.highlighted", "/claim start")
        .await;
    tab.press(key::TAB).await;
    tab.sees("#composer > .picker li", "opponent").await;
    tab.press(key::DOWN).await;
    tab.press(key::ENTER).await;
    tab.focuses("opponent").await;
    tab.press("fio").await;
    tab.sees(".field-box .picker li.highlighted", "Fiona").await;
    tab.press(key::ENTER).await;
    tab.press("tim").await;
    tab.sees("#composer > .picker li.highlighted", "time").await;
    tab.press(key::TAB).await;
    tab.sees(".field-box .picker li.highlighted", "1 minute per turn")
        .await;
    tab.press(key::DOWN).await;
    tab.press(key::ENTER).await;
    // Backspace and Escape remove the last option, Enter sends the command.
    tab.press(key::BACKSPACE).await;
    tab.focuses("time").await;
    tab.press(key::ESCAPE).await;
    tab.press(key::ESCAPE).await;
    tab.focuses("composer-input").await;
    tab.press(key::ENTER).await;
    tab.sees(".message", "Fiona").await;
    tab.close().await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn autocomplete_suggestions_can_be_picked() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world.url(), "ben").await;
    let start = json!({"channel": "cards", "command": "claim start"});
    world.act("ben", "command", start).await;
    tab.sees(".message button", "Join").await;
    let id = tab
        .run("return document.querySelector('.message .row').closest('li').id")
        .await;
    let id = id
        .as_str()
        .unwrap_or_default()
        .trim_start_matches("message-")
        .to_owned();
    world
        .act("fiona", "press", json!({"message": id, "button": "Join"}))
        .await;
    tab.sees(".message button", "Start").await;
    world
        .act("fiona", "press", json!({"message": id, "button": "Start"}))
        .await;
    tab.sees(".message button", "My hand").await;

    // Act as the player who leads.
    if tab.leader().await == "Fiona" {
        tab.click(".people button", "Fiona").await;
        tab.click("#sidebar button", "cards").await;
        tab.sees(".message button", "My hand").await;
    }
    tab.run("document.getElementById('composer-input').focus()")
        .await;
    tab.press("/claim play").await;
    tab.sees("#composer .picker li.highlighted", "/claim play")
        .await;
    tab.press(key::ENTER).await;
    tab.focuses("move").await;
    let suggested = "return document.querySelectorAll('.field-box .picker li').length > 1";
    tab.until("the suggestions", suggested).await;
    tab.press(key::DOWN).await;
    tab.press(key::ENTER).await;
    tab.focuses("composer-input").await;
    tab.press(key::ENTER).await;
    tab.sees(".message.private", "/claim play").await;
    let played = "return !/ leads\\./.test(document.querySelector('#log').innerText)";
    tab.until("the played card", played).await;
    tab.close().await;
    world.stop().await;
}
