//! The menu of a person, by a right-click on their name.

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn person_is_challenged_from_their_menu() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world.url(), "ben").await;
    tab.sees("[data-user=fiona]", "Fiona").await;
    tab.run(
        "const place = {bubbles: true, cancelable: true, clientX: 20, clientY: 20};
         const click = new MouseEvent('contextmenu', place);
         document.querySelector('[data-user=fiona]').dispatchEvent(click);",
    )
    .await;
    tab.click(".person-menu button", "Challenge to Claim").await;
    tab.sees(
        ".message.private",
        "as soon as the player you invited joins",
    )
    .await;
    tab.close().await;
    world.stop().await;
}
