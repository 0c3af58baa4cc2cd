//! Languages: each user sees the bot in the language of their client.

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread")]
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
    tab.click("#top button", "User settings").await;
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
    world.stop().await;
}
