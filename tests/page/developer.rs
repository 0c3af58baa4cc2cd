//! The developer drawer: fault injection and traffic.

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn faults_can_be_injected_and_traffic_observed() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world.url(), "ben").await;
    tab.click("#top button", "Developer drawer").await;
    tab.click("#developer button", "500").await;
    tab.sees("#developer [role=status]", "500 × 1").await;
    tab.click("#developer button", "Clear").await;
    tab.sees("#developer [role=status]", "No pending faults.")
        .await;

    // A lost press fails visibly, and pressing again works.
    tab.command("/claim start").await;
    tab.sees(".traffic li", "INTERACTION_CREATE").await;
    tab.click(".people button", "Fiona").await;
    tab.sees(".message button", "Join").await;
    tab.click("#developer button", "Lose interaction").await;
    tab.sees("#developer [role=status]", "Lose interaction × 1")
        .await;
    tab.click(".message button", "Join").await;
    tab.sees(".message .failed", "This interaction failed")
        .await;
    tab.click(".message button", "Join").await;
    tab.sees(".message button", "Start").await;

    // After a dropped connection the bot resumes.
    tab.click("#developer button", "Drop gateway").await;
    tab.sees(".traffic li", "RESUMED").await;
    tab.click(".message button", "Start").await;
    tab.sees(".message button", "My hand").await;

    // Deleting a message, as a moderator would.
    let id = tab
        .run("return document.querySelector('.message .row').closest('li').id")
        .await;
    let id = id.as_str().unwrap_or_default();
    tab.click(&format!("#{id} .delete"), "").await;
    let gone = format!("return !document.getElementById('{id}')");
    tab.until("the deleted message to disappear", &gone).await;
    // This sandbox has no receiver of restart requests.
    tab.click("#developer button", "Restart bot").await;
    tab.sees("#toast", "The bot cannot be restarted from here")
        .await;
    tab.close().await;
    world.stop().await;
}
