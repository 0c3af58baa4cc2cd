//! The page on a phone.

use serde_json::json;

use super::browser::Driver;
use super::tab::{Tab, key};
use super::world::World;

/// Whether the page needs no horizontal scrolling and the message box is on the screen.
const FITS: &str = "const box = document.querySelector('.line').getBoundingClientRect();
    return [document.documentElement.scrollWidth <= innerWidth, box.right <= innerWidth, box.bottom <= innerHeight]";

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn page_fits_on_a_phone() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open_sized(&driver, &world.url(), "ben", (390, 844), true).await;
    assert_eq!(tab.run(FITS).await, json!([true, true, true]));
    tab.command("/claim start").await;
    tab.click(".people button", "Fiona").await;
    tab.click(".message button", "Join").await;
    tab.click(".message button", "Start").await;
    tab.sees(".message button", "My hand").await;
    assert_eq!(tab.run(FITS).await, json!([true, true, true]));
    let leader = tab.leader().await;
    tab.click(".people button", &leader).await;
    tab.sees(".message button", "").await;
    // The list of channels opens, and closes after a choice.
    tab.click(".menu", "").await;
    tab.click("#sidebar button", "Claim").await;
    tab.sees(".message", "Go to the table").await;
    tab.until(
        "the list of channels to close",
        "return !document.querySelector('#sidebar').checkVisibility()",
    )
    .await;
    assert_eq!(tab.run(FITS).await, json!([true, true, true]));
    tab.screenshot("phone.png").await;
    // The list of commands opens above the message box.
    tab.click("#composer-input", "").await;
    tab.press("/").await;
    tab.sees("#composer .picker li", "/claim start").await;
    let above = "const it = document.querySelector('#composer .picker').getBoundingClientRect();
        return [it.left >= 0, it.right <= innerWidth, it.top >= 0]";
    assert_eq!(tab.run(above).await, json!([true, true, true]));
    tab.press(key::ESCAPE).await;
    tab.close().await;
    world.stop().await;
}
