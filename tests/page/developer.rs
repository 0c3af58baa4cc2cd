//! The drawer for developers: trouble on request, and what goes by.

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn trouble_can_be_made_and_watched() {
    let Some(driver) = Driver::find().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world, "ben").await;
    tab.click("#top button", "Developer drawer").await;
    tab.click("#developer button", "500").await;
    tab.sees("#developer [role=status]", "500 × 1").await;
    tab.click("#developer button", "Call off").await;
    tab.sees("#developer [role=status]", "No trouble is waiting.")
        .await;

    // A press that never arrives fails, and is told so; pressed again it works.
    tab.command("/claim start").await;
    tab.sees(".traffic li", "INTERACTION_CREATE").await;
    tab.click(".people button", "Fiona").await;
    tab.sees(".message button", "Join").await;
    tab.click("#developer button", "Lose interaction").await;
    tab.sees("#developer [role=status]", "lose interaction × 1")
        .await;
    tab.click(".message button", "Join").await;
    tab.sees(".message .failed", "This interaction failed")
        .await;
    tab.click(".message button", "Join").await;
    tab.sees(".message button", "Start").await;

    // The gateway breaks, the bot comes back, and nothing is lost.
    tab.click("#developer button", "Drop gateway").await;
    tab.sees(".traffic li", "RESUMED").await;
    tab.click(".message button", "Start").await;
    tab.sees(".message button", "My hand").await;

    // A moderator deletes the table.
    let id = tab
        .run("return document.querySelector('.message .row').closest('li').id")
        .await;
    let id = id.as_str().unwrap_or_default();
    tab.click(&format!("#{id} .delete"), "").await;
    let gone = format!("return !document.getElementById('{id}')");
    tab.until("the message is gone", &gone).await;
    // Nobody has promised to restart this bot.
    tab.click("#developer button", "Restart bot").await;
    tab.sees("#toast", "Nobody here restarts the bot").await;
    tab.close().await;
    world.end().await;
}
