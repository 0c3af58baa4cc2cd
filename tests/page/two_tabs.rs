//! Two users, in two tabs or one.

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

/// How many cards each of two users plays with the mouse. The others are played by a script, which is faster.
const CLICKS: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn two_users_play_a_match_by_clicking() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let ben = Tab::open(&driver, &world.url(), "ben").await;
    let fiona = Tab::open(&driver, &world.url(), "fiona").await;
    ben.sees("#tutorial", "Fiona in a new tab").await;
    ben.click("#tutorial li button", "Type it for me").await;
    ben.click("#composer .picker li", "/claim start").await;
    ben.click("#composer .send", "Send").await;
    fiona.click(".message button", "Join").await;
    ben.click(".message button", "Start").await;
    ben.click("#sidebar button", "Claim, 1 unread for you")
        .await;
    fiona
        .click("#sidebar button", "Claim, 1 unread for you")
        .await;
    let (by_ben, by_fiona) = tokio::join!(play(&ben, Some("match.png")), play(&fiona, None));
    assert_eq!(by_ben + by_fiona, 52);
    ben.click("#sidebar button", "cards").await;
    ben.sees(".message", " wins! ").await;
    ben.sees(".message button", "Rematch").await;
    ben.command("/claim leaderboard").await;
    ben.sees(".message:not(.pending)", "1 match").await;
    ben.close().await;
    fiona.close().await;
    world.stop().await;
}

/// Plays the first playable card until the match is over. Returns the number of plays. A few plays in, takes the
/// screenshot.
async fn play(tab: &Tab, screenshot: Option<&str>) -> usize {
    let (mut clicks, mut last) = (0, String::new());
    loop {
        let body = format!(
            "const log = document.querySelector('#log');
             // Once its button is gone, the message shows the state after the last click.
             if ('{last}' && log.querySelector('[data-component=\"{last}\"]')) return null;
             const card = log.querySelector('[data-component^=\"act:\"]:not(:disabled)');
             if (card) return card.dataset.component;
             return /You won!|You lost\\.|is a draw/.test(log.textContent) && 'over';"
        );
        let next = tab.until("a card to play", &body).await;
        let next = next.as_str().unwrap_or_default();
        if next == "over" {
            return clicks;
        }
        if let Some(name) = screenshot.filter(|_| clicks == 4) {
            tab.screenshot(name).await;
        }
        let button = format!("[data-component=\"{next}\"]");
        if clicks < CLICKS {
            tab.click(&button, "").await;
        } else {
            let click = format!("document.querySelector('{button}').click()");
            tab.run(&click).await;
        }
        next.clone_into(&mut last);
        clicks += 1;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn one_tab_can_switch_between_two_users() {
    let Some(driver) = Driver::start().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world.url(), "ben").await;
    tab.command("/claim start").await;
    tab.sees(".message.private", "Your table is open").await;
    tab.click("#tutorial button", "Fiona").await;
    tab.click(".message button", "Join").await;
    tab.click(".message button", "Start").await;
    // A user with a new message has a dot, and switching to that user opens the message.
    tab.click(".people button", "Ben, has a new message").await;
    tab.sees(".message", "Claim: Ben – Fiona · Go to the table")
        .await;
    tab.sees("[data-user=fiona]", "Fiona, has a new message")
        .await;
    tab.close().await;
    world.stop().await;
}
