//! Everybody reads their own language.

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn a_german_user_sees_german() {
    let Some(driver) = Driver::find().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world, "anna").await;
    tab.click("#composer-input", "").await;
    tab.press("/").await;
    tab.sees(
        "#composer .picker li",
        "Einen Tisch in diesem Kanal eröffnen",
    )
    .await;
    tab.press("hilfe").await;
    tab.sees("#composer .picker li.marked", "/claim hilfe")
        .await;
    tab.click("#composer .picker li", "/claim hilfe").await;
    tab.click("#composer .send", "").await;
    tab.sees(".message.private", "Partie").await;

    // The language is hers to choose; commands follow.
    tab.click("#top button", "Settings of this person").await;
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
    tab.close().await;
    world.end().await;
}
