//! A tutorial on a phone: what it says and suggests fits on the screen.

use serde_json::json;

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

/// Whether the lesson and the controls fit on the screen together. Hides the first steps, which some
/// may not have left, and scrolls to them.
const FITS: &str = "document.querySelector('#tutorial:not([hidden]) #tutorial-hide')?.click();
    const messages = [...document.querySelectorAll('.message')];
    const of = (message, text) =>
        [...message.querySelectorAll('strong')].find((it) => it.innerText === text);
    const message = messages.find((it) => of(it, 'Tutorial:') && it.innerText.includes('Only you'));
    const last = message?.querySelector('.row:last-of-type');
    if (!last || !message.querySelector('button.success')) return false;
    last.scrollIntoView({block: 'end'});
    const top = of(message, 'Tutorial:').getBoundingClientRect().top;
    const log = document.querySelector('#log').getBoundingClientRect();
    return last.getBoundingClientRect().bottom - top <= log.height;";

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn lessons_and_their_buttons_fit_on_a_phone() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    for (person, game, file) in [
        ("ben", "claim", "tutorial-claim-phone.png"),
        ("fiona", "kingdoms", "tutorial-kingdoms-phone.png"),
        ("david", "claim-it", "tutorial-claim-it-phone.png"),
    ] {
        let options = json!({"game": game});
        let typed = json!({"channel": "cards", "command": "claim tutorial", "options": options});
        world.act(person, "command", typed).await;
        let tab = Tab::open(&driver, &world.url(), person).await;
        // The page may have opened on a direct message.
        tab.click("#sidebar button", "cards").await;
        tab.resize((390, 844), true).await;
        tab.until("a lesson that fits", FITS).await;
        tab.screenshot(file).await;
        tab.close().await;
    }
    world.stop().await;
}
