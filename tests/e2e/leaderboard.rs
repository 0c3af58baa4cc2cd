//! A server's leaderboard when it has more than one page.

use std::collections::BTreeSet;

use serde_json::json;

use super::driver::{CHANNEL, Person, World};
use super::play::Match;
use super::seen::Seen;

/// More pairs than fit on a page.
const PAIRS: usize = 6;

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_row_is_on_every_page() {
    let world = World::new().await;
    let clara = world.person("clara");
    let nobody = clara.command("claim leaderboard", json!({})).await;
    assert!(nobody.says("Hier hat noch niemand eine Partie beendet."));
    let mut people = Vec::new();
    for pair in 0..PAIRS {
        let winner = newcomer(&world, &format!("winner{pair}")).await;
        let loser = newcomer(&world, &format!("loser{pair}")).await;
        Match::begin(CHANNEL, &winner, &loser).await.resign(1).await;
        people.extend([winner, loser]);
    }

    let first = clara.command("claim leaderboard", json!({})).await;
    assert!(
        first.says("Seite 1 von 2") && !first.says("← du"),
        "{}",
        first.text()
    );
    let back = first.button("Zurück").expect("it is there");
    assert!(!back.enabled, "there is nothing before it");
    let second = turned(&clara, &first, "Weiter").await;
    assert!(second.says("Seite 2 von 2"));
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

/// Their own row is marked, on the page it belongs to as on the other.
async fn check_own_row(person: &Person, pages: &[Vec<String>; 2]) {
    let won = person.name().starts_with("winner");
    let outcome = if won {
        "1 won, 0 drawn, 0 lost"
    } else {
        "0 won, 0 drawn, 1 lost"
    };
    // All winners are equal, and so are all losers.
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

/// The page one comes to by a button, in the same message.
async fn turned(reader: &Person, shown: &Seen, button: &str) -> Seen {
    let turned = reader.press(shown, button).await.expect("a page");
    assert_eq!(turned.id(), shown.id());
    turned
}

/// Whose rows there are.
fn names(board: &Seen) -> Vec<String> {
    let text = board.text();
    let rows = text.lines().filter(|line| line.contains("` **"));
    let name = |row: &str| row.split("**").nth(1).map(str::to_owned);
    rows.filter_map(name).collect()
}

async fn newcomer(world: &World, name: &str) -> Person {
    world
        .control
        .post("/users", json!({"username": name}))
        .await;
    world.person(name)
}
