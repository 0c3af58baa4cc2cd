//! A person whose direct messages are closed plays all the same.

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn my_hand_is_enough_to_play() {
    let Some(driver) = Driver::find().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world, "ben").await;
    for person in ["Ben", "Fiona"] {
        tab.click(".people button", person).await;
        tab.click("#top button", "Settings of this person").await;
        tab.click(".settings label", "Let the bot send direct messages")
            .await;
        tab.until(
            "the setting is kept",
            &format!(
                "return document.querySelector('[data-person={}]').title.includes('closed')",
                person.to_lowercase()
            ),
        )
        .await;
        tab.click("#settings-done", "").await;
    }
    tab.command("/claim start").await;
    tab.click(".people button", "Ben").await;
    tab.click(".message button", "Join").await;
    tab.click(".message button", "Start").await;
    let body =
        "return /(Ben|Fiona) is to lead/.exec(document.querySelector('#log').innerText)?.[1]";
    let leader = tab.until("somebody is to lead", body).await;
    tab.click(".people button", leader.as_str().unwrap_or_default())
        .await;
    tab.click(".message button", "My hand").await;
    tab.sees(".message.private", "Only you can see this").await;
    tab.click(".message.private [data-component^=\"act:\"]", "")
        .await;
    let played = "return !/is to lead/.test(document.querySelector('#log').innerText)";
    tab.until("the card is played", played).await;
    assert!(
        !tab.text("#sidebar").await.contains('1'),
        "no direct message came"
    );
    tab.close().await;
    world.end().await;
}
