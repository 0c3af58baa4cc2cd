//! A server's leaderboard with more than one page.

use std::collections::BTreeSet;

use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// The number of pairs: more players than fit on a page.
const PAIRS: usize = 6;

#[tokio::test]
async fn own_row_is_on_every_page() {
    let world = World::new().await;
    let clara = world.person("clara");
    let empty = clara.command("claim leaderboard", json!({})).await;
    assert!(empty.contains_text("Diese Bestenliste ist noch leer."));
    let mut people = Vec::new();
    for pair in 0..PAIRS {
        let winner = world.newcomer(&format!("winner{pair}")).await;
        let loser = world.newcomer(&format!("loser{pair}")).await;
        Match::start(CHANNEL, &winner, &loser).await.resign(1).await;
        people.extend([winner, loser]);
    }

    let first = clara.command("claim leaderboard", json!({})).await;
    assert!(
        first.contains_text("Seite 1 von 2") && !first.contains_text("← du"),
        "{}",
        first.text()
    );
    let back = first.button("Zurück").expect("a button");
    assert!(!back.enabled, "this is the first page");
    let second = turned(&clara, &first, "Weiter").await;
    assert!(second.contains_text("Seite 2 von 2"));
    let pages = [&first, &second].map(names);
    let all: BTreeSet<_> = pages.iter().flatten().cloned().collect();
    let expected: BTreeSet<_> = people
        .iter()
        .map(|person| person.name().to_owned())
        .collect();
    assert_eq!(
        (all, pages[0].len() + pages[1].len()),
        (expected, people.len())
    );
    let winners = pages[0]
        .iter()
        .take_while(|name| name.starts_with("winner"));
    assert_eq!(winners.count(), PAIRS, "the best come first");

    for person in &people {
        check_own_row(person, &pages).await;
    }
    world.end().await;
}

/// Checks that a person's own row is marked on every page.
async fn check_own_row(person: &Person, pages: &[Vec<String>; 2]) {
    let won = person.name().starts_with("winner");
    let outcome = if won {
        "1 won, 0 drawn, 0 lost"
    } else {
        "0 won, 0 drawn, 1 lost"
    };
    // All winners share a rank, and so do all losers.
    let rank = if won { 1 } else { PAIRS + 1 };
    let start = format!("➤ `{rank}.` **{}** · **", person.name());
    let end = format!(" · 1 match: {outcome} ← you");
    let mut shown = person.command("claim leaderboard", json!({})).await;
    for (number, button) in [(0, "Next"), (1, "Back"), (0, "Next")] {
        let text = shown.text();
        let own: Vec<_> = text
            .lines()
            .filter(|line| line.ends_with("← you"))
            .collect();
        assert_eq!(own.len(), 1, "{text}");
        assert!(
            own[0].starts_with(&start) && own[0].ends_with(&end),
            "{text}"
        );
        let mut expected = pages[number].clone();
        if !expected.iter().any(|name| name == person.name()) {
            expected.push(person.name().to_owned());
        }
        assert_eq!(names(&shown), expected);
        shown = turned(person, &shown, button).await;
    }
}

/// Turns the page with a button. The message is edited.
async fn turned(reader: &Person, shown: &Message, button: &str) -> Message {
    let turned = reader.press(shown, button).await.expect("a page");
    assert_eq!(turned.id(), shown.id());
    turned
}

/// The names in the rows.
fn names(board: &Message) -> Vec<String> {
    let text = board.text();
    let rows = text.lines().filter(|line| line.contains("` **"));
    let name = |row: &str| row.split("**").nth(1).map(str::to_owned);
    rows.filter_map(name).collect()
}
