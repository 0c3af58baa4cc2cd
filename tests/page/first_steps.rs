//! The card with the first steps: it leads each person to a command that works, and strikes off only what has worked.

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

/// How many steps are struck off.
const STRUCK_OFF: &str = "return document.querySelectorAll('#tutorial .done').length;";

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn person_who_is_alone_is_led_to_the_tutorial() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    for (user, type_it, send) in [
        ("ben", "Type it for me", "Send"),
        ("gustav", "Für mich eingeben", "Senden"),
    ] {
        let tab = Tab::open(&driver, &world.url(), user).await;
        if user == "gustav" {
            // He shares no server with the bot.
            tab.click("#tutorial-install", "installieren").await;
        }
        tab.click("#tutorial-alone", type_it).await;
        tab.click("#composer .picker li", "/claim tutorial").await;
        tab.click("#composer .send", send).await;
        tab.sees("#tutorial p.done", "/claim tutorial").await;
        tab.sees(".message", "Tutorial").await;
        tab.close().await;
    }
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn refused_press_strikes_no_step_off() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world.url(), "ben").await;
    tab.command("/claim help").await;
    tab.sees(".message.private", "Learn").await;
    assert_eq!(tab.run(STRUCK_OFF).await, 0);
    tab.command("/claim start").await;
    tab.sees("#tutorial li.done", "/claim start").await;
    tab.click(".message button", "Join").await;
    tab.sees(".message.private", "You already have a seat")
        .await;
    assert_eq!(tab.run(STRUCK_OFF).await, 1);
    tab.close().await;
    world.stop().await;
}
