//! Boards as pictures, on a phone and on a desktop.

use claim_ai::Level;
use serde_json::json;

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn board_is_a_picture_with_a_description() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let options = json!({"game": "kingdoms", "players": 2, "bots": Level::Easy as u8});
    let typed = json!({"channel": "cards", "command": "claim start", "options": options});
    world.act("ben", "command", typed).await;
    for (size, is_dark, file) in [
        ((390, 844), true, "kingdoms-phone.png"),
        ((1280, 800), false, "kingdoms.png"),
    ] {
        let tab = Tab::open_sized(&driver, &world.url(), "ben", size, is_dark).await;
        let picture = "return [...document.querySelectorAll('.message img')]
            .find((it) => it.alt.includes('Row 13: ') && it.complete && it.naturalWidth > 600)";
        tab.until("the picture of the board", picture).await;
        tab.screenshot(file).await;
        tab.close().await;
    }
    world.stop().await;
}
