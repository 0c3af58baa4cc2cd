//! Slash commands by the keyboard alone.

use serde_json::json;

use super::browser::Driver;
use super::tab::{Tab, key};
use super::world::World;

/// What the element with the focus is called.
const FOCUS: &str = "return document.activeElement.dataset.option ?? document.activeElement.id";

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_picked_filled_in_and_sent_by_keyboard() {
    let Some(driver) = Driver::find().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world, "ben").await;
    // The first stop of the page leads to the message box.
    tab.press(key::TAB).await;
    tab.press(key::ENTER).await;
    assert_eq!(tab.run(FOCUS).await, "composer-input");

    // Arrows choose, Escape leaves.
    tab.press("/cla").await;
    tab.sees("#composer .picker li.marked", "/claim start")
        .await;
    tab.press(key::DOWN).await;
    tab.sees("#composer .picker li.marked", "/claim play").await;
    tab.press(&format!("{}{}", key::UP, key::UP)).await;
    tab.sees("#composer .picker li.marked", "/claim help").await;
    let marked = tab
        .run("const it = document.activeElement; return document.getElementById(it.getAttribute('aria-activedescendant')).innerText")
        .await;
    assert!(
        marked.as_str().unwrap_or_default().contains("/claim help"),
        "{marked}"
    );
    tab.press(key::ENTER).await;
    tab.sees(".command-name", "/claim help").await;
    tab.press(key::ESCAPE).await;
    tab.until(
        "the command is left",
        "return document.querySelector('.command-name').hidden",
    )
    .await;

    // Tab picks, options by arrows, a person by name, a choice by arrows.
    tab.press("/claim sta").await;
    tab.sees("#composer .picker li.marked", "/claim start")
        .await;
    tab.press(key::TAB).await;
    tab.sees("#composer > .picker li", "opponent").await;
    tab.press(key::DOWN).await;
    tab.press(key::ENTER).await;
    assert_eq!(tab.run(FOCUS).await, "opponent");
    tab.press("fio").await;
    tab.sees(".slot .picker li.marked", "Fiona").await;
    tab.press(key::ENTER).await;
    tab.press("tim").await;
    tab.sees("#composer > .picker li.marked", "time").await;
    tab.press(key::TAB).await;
    tab.sees(".slot .picker li.marked", "10 minutes a turn")
        .await;
    tab.press(key::DOWN).await;
    tab.press(key::ENTER).await;
    // Taken away again by Backspace, and the rest sent by Enter.
    tab.press(key::BACKSPACE).await;
    assert_eq!(tab.run(FOCUS).await, "time");
    tab.press(key::ESCAPE).await;
    tab.press(key::ESCAPE).await;
    assert_eq!(tab.run(FOCUS).await, "composer-input");
    tab.press(key::ENTER).await;
    tab.sees(".message", "Fiona").await;
    tab.close().await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bots_offers_are_picked_by_keyboard() {
    let Some(driver) = Driver::find().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world, "ben").await;
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

    // Ben or Fiona: whoever is to lead plays.
    if tab.leader().await == "Fiona" {
        tab.click(".people button", "Fiona").await;
        tab.click("#sidebar button", "cards").await;
        tab.sees(".message button", "My hand").await;
    }
    tab.run("document.getElementById('composer-input').focus()")
        .await;
    tab.press("/claim play").await;
    tab.sees("#composer .picker li.marked", "/claim play").await;
    tab.press(key::ENTER).await;
    assert_eq!(tab.run(FOCUS).await, "action");
    let offered = "return document.querySelectorAll('.slot .picker li').length > 1";
    tab.until("offers of the bot", offered).await;
    tab.press(key::DOWN).await;
    tab.press(key::ENTER).await;
    assert_eq!(tab.run(FOCUS).await, "composer-input");
    tab.press(key::ENTER).await;
    tab.sees(".message.private", "/claim play").await;
    let respond = "return !/is to lead/.test(document.querySelector('#log').innerText)";
    tab.until("the card is on the table", respond).await;
    tab.close().await;
    world.end().await;
}
