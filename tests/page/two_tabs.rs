//! Two people in two tabs play a whole match by clicking.

use super::browser::Driver;
use super::tab::Tab;
use super::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_match_by_clicking() {
    let Some(driver) = Driver::find().await else {
        return;
    };
    let world = World::new().await;
    let ben = Tab::open(&driver, &world, "ben").await;
    let fiona = Tab::open(&driver, &world, "fiona").await;
    ben.sees("#steps", "Fiona in a new tab").await;
    ben.click("#steps button", "Type it for me").await;
    ben.click("#composer .picker li", "/claim start").await;
    ben.click("#composer .send", "Send").await;
    fiona.click(".message button", "Join").await;
    ben.click(".message button", "Start").await;
    ben.click("#sidebar button", "Claim, 1 new for you").await;
    fiona.click("#sidebar button", "Claim, 1 new for you").await;
    let (by_ben, by_fiona) = tokio::join!(play(&ben, Some("match.png")), play(&fiona, None));
    assert_eq!(by_ben + by_fiona, 52);
    ben.click("#sidebar button", "cards").await;
    ben.sees(".message", "How the factions voted").await;
    ben.sees(".message button", "Rematch").await;
    ben.command("/claim leaderboard").await;
    let board = ben.sees(".message", "/claim leaderboard").await;
    assert!(!board.is_empty());
    let text = ben.text("#log").await;
    assert!(text.contains("1 match"), "{text}");
    ben.close().await;
    fiona.close().await;
    world.end().await;
}

/// Plays by clicking on the first card on offer until the match is over; how often that was. In the midst
/// of it a picture is taken.
async fn play(tab: &Tab, picture: Option<&str>) -> usize {
    let (mut clicks, mut last) = (0, String::new());
    loop {
        let body = format!(
            "const log = document.querySelector('#log');
             // The screen from before the last click has gone once its button has.
             if ('{last}' && log.querySelector('[data-component=\"{last}\"]')) return null;
             const card = log.querySelector('[data-component^=\"act:\"]:not(:disabled)');
             if (card) return card.dataset.component;
             return /You won!|You lost this one|A draw/.test(log.innerText) && 'over';"
        );
        let next = tab.until("a card to play", &body).await;
        let next = next.as_str().unwrap_or_default();
        if next == "over" {
            return clicks;
        }
        if let Some(picture) = picture.filter(|_| clicks == 4) {
            tab.picture(picture).await;
        }
        tab.click(&format!("[data-component=\"{next}\"]"), "").await;
        next.clone_into(&mut last);
        clicks += 1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_tab_is_enough_for_two_people() {
    let Some(driver) = Driver::find().await else {
        return;
    };
    let world = World::new().await;
    let tab = Tab::open(&driver, &world, "ben").await;
    tab.command("/claim start").await;
    tab.sees(".message.private", "Your table is open").await;
    tab.click("#steps button", "become Fiona").await;
    tab.click(".message button", "Join").await;
    tab.click(".message button", "Start").await;
    // Whoever has got cards has a dot, and becoming them leads to the cards.
    tab.click(".people button", "Ben, has a new message").await;
    tab.sees(".message", "Your hand · Claim: Ben – Fiona").await;
    let other = tab
        .run("return document.querySelector('[data-person=fiona]').ariaLabel")
        .await;
    assert_eq!(other, "Fiona, has a new message");
    tab.close().await;
    world.end().await;
}
