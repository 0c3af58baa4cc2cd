//! Players who do not allow direct messages.

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn my_hand_button_works_without_direct_messages() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world.url(), "ben").await;
    for user in ["Ben", "Fiona"] {
        tab.click(".people button", user).await;
        tab.click("#top button", "User settings").await;
        tab.click(".settings label", "Allow direct messages from the bot")
            .await;
        tab.until(
            "the changed setting",
            &format!(
                "return document.querySelector('[data-user={}]').title.includes('closed')",
                user.to_lowercase()
            ),
        )
        .await;
        tab.click("#settings-done", "").await;
    }
    tab.command("/claim start").await;
    tab.click(".people button", "Ben").await;
    tab.click(".message button", "Join").await;
    tab.click(".message button", "Start").await;
    let leader = tab.leader().await;
    tab.click(".people button", &leader).await;
    tab.click(".message button", "My hand").await;
    tab.sees(".message.private", "Only you can see this").await;
    tab.click(".message.private [data-component^=\"act:\"]", "")
        .await;
    let played = "return !/ leads\\./.test(document.querySelector('#log').innerText)";
    tab.until("the played card", played).await;
    assert!(
        !tab.text("#sidebar").await.contains('1'),
        "there was a direct message"
    );
    tab.close().await;
    world.stop().await;
}
