//! The puzzles of all games, as a player sees them in the browser.

use claim_host::Clock;
use serde_json::json;

use super::browser::Driver;
use super::screenshots::Screenshots;
use crate::e2e::message::Message;
use crate::e2e::rated_puzzle::{CLAIM, CLAIM_IT, KINGDOMS, set_secret, time_of};
use crate::e2e::world::{CHANNEL, World};

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn puzzles_of_all_kinds() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let (time, clock) = Clock::manual(time_of(KINGDOMS));
    let world = World::with_artwork_and_clock(clock).await;
    set_secret(&world).await;
    let screenshots = Screenshots::new(&driver, &world).await;
    let ben = world.person("ben");
    for (day, name, question) in [
        (KINGDOMS, "puzzle-kingdoms", "One move is clearly better"),
        (CLAIM_IT, "puzzle-claim-it", "One move is clearly better"),
        (CLAIM, "puzzle", "Only one card wins"),
    ] {
        time.send_replace(time_of(day));
        ben.command("claim puzzle", json!({})).await;
        let is_asked = |message: &Message| message.contains_text(question);
        let shown = ben.wait_for_message(CHANNEL, is_asked).await;
        screenshots.look(&ben, CHANNEL, name).await;
        let begin = format!("solve:{}:", day.0);
        let mut buttons = shown.buttons().into_iter();
        if let Some(choice) = buttons.find(|it| it.custom_id.starts_with(&begin)) {
            ben.press(&shown, &choice.custom_id)
                .await
                .expect("the answer");
            let name = format!("{name}-answered");
            screenshots.look(&ben, CHANNEL, &name).await;
        }
    }
    world.end_unread().await;
    screenshots.close().await;
}
