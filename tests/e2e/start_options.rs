//! The options of `/claim start` and their completions.

use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::world::{CHANNEL, World};

#[tokio::test]
async fn completions_are_compatible_with_each_other() {
    let world = World::new().await;
    let ben = world.person("ben");
    let offers = |focused: &'static str, options: Value| {
        let ben = ben.clone();
        async move {
            let choices = ben.complete("claim start", focused, options).await;
            choices
                .into_iter()
                .map(|(label, _)| label)
                .collect::<Vec<_>>()
        }
    };
    let all = [
        "Claim",
        "Claim 2",
        "Claim 1 + 2",
        "Claim Kingdoms",
        "Claim It",
    ];
    assert_eq!(offers("game", json!({"game": ""})).await, all);
    assert_eq!(
        offers("game", json!({"game": "", "players": 4})).await,
        ["Claim 1 + 2", "Claim It"]
    );
    assert_eq!(
        offers("game", json!({"game": "", "variant": "recycle"})).await,
        ["Claim It"]
    );
    assert_eq!(
        offers("players", json!({"game": "claim-mix", "players": ""})).await,
        ["2", "3", "4"]
    );
    let seven = "goblin,knight,undead,dwarf,doppelganger,troll,seer";
    let options = json!({"game": "claim-mix", "factions": seven, "players": ""});
    assert_eq!(offers("players", options).await, ["3", "4"]);
    assert_eq!(
        offers(
            "variant",
            json!({"game": "claim-it", "players": 5, "variant": ""})
        )
        .await,
        ["Random", "Standard rules"]
    );
    assert!(
        offers("variant", json!({"game": "claim", "variant": ""}))
            .await
            .is_empty()
    );
    assert!(
        offers("factions", json!({"game": "claim", "factions": ""}))
            .await
            .is_empty()
    );

    // Factions are chosen one by one. Those that a choice implies are added automatically.
    let deck = |typed: &str| json!({"game": "claim-mix", "players": 2, "factions": typed});
    assert_eq!(
        offers("factions", deck("")).await,
        ["Random", "Goblins, Knights, …", "Gnomes, Giants, …"]
    );
    let third = offers("factions", deck("goblin,knight, tro")).await;
    assert_eq!(third, ["Goblins, Knights, Trolls, …"]);
    let last = offers("factions", deck("goblin,knight,troll,seer,")).await;
    assert_eq!(last.len(), 4, "{last:?}");
    assert!(last.contains(&"Goblins, Knights, Trolls, Dragons, Seers".to_owned()));
    let whole = offers("factions", deck("Goblins, Knights, Trolls, Seers, Dragons")).await;
    assert_eq!(whole, ["Goblins, Knights, Trolls, Dragons, Seers"]);
    assert!(offers("factions", deck("goblin,gnome,")).await.is_empty());
    world.end().await;
}

#[tokio::test]
async fn completions_are_filtered_with_the_best_match_first() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    for (person, command, option, options, expected) in [
        (
            &ben,
            "start",
            "game",
            json!({"game": "claim"}),
            &[
                "Claim",
                "Claim 2",
                "Claim 1 + 2",
                "Claim Kingdoms",
                "Claim It",
            ][..],
        ),
        (
            &ben,
            "start",
            "game",
            json!({"game": " CLAIM 2 "}),
            &["Claim 2", "Claim 1 + 2"],
        ),
        (
            &ben,
            "start",
            "game",
            json!({"game": "2"}),
            &["Claim 2", "Claim 1 + 2"],
        ),
        (&ben, "start", "game", json!({"game": "it"}), &["Claim It"]),
        (
            &ben,
            "start",
            "game",
            json!({"opponent": "anna", "game": "it"}),
            &["Claim It"],
        ),
        (&ben, "start", "game", json!({"game": "chess"}), &[]),
        (&ben, "start", "players", json!({"players": "3"}), &["3"]),
        (&ben, "start", "players", json!({"players": "9"}), &[]),
        (
            &ben,
            "start",
            "players",
            json!({"players": ""}),
            &["2", "3", "4", "5"],
        ),
        (
            &ben,
            "start",
            "variant",
            json!({"game": "claim-it", "variant": "rul"}),
            &["Standard rules"],
        ),
        (
            &ben,
            "start",
            "factions",
            json!({"game": "claim-mix", "players": 2, "factions": "rand"}),
            &["Random"],
        ),
        (
            &ben,
            "rules",
            "faction",
            json!({"faction": "DOPPELGANGERS"}),
            &["Doppelgängers"],
        ),
        (
            &ben,
            "rules",
            "faction",
            json!({"faction": "d"}),
            &["Dwarves", "Doppelgängers", "Dragons", "Undead"],
        ),
        (
            &anna,
            "rules",
            "faction",
            json!({"faction": "doppelganger"}),
            &["Doppelgänger"],
        ),
        (
            &anna,
            "rules",
            "faction",
            json!({"faction": "kö"}),
            &["Kobolde"],
        ),
    ] {
        let command = format!("claim {command}");
        let choices = person.complete(&command, option, options.clone()).await;
        let labels: Vec<_> = choices.iter().map(|(label, _)| label.as_str()).collect();
        assert_eq!(labels, expected, "{option}: {options}");
    }

    world.end().await;
}

#[tokio::test]
async fn matches_are_found_by_their_players() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let one = Match::start(CHANNEL, &anna, &ben).await;
    let two = Match::start(CHANNEL, &ben, &world.person("clara")).await;
    for (typed, expected) in [
        ("ann", &[&one][..]),
        ("BEN", &[&one, &two]),
        ("clära", &[&two]),
    ] {
        let choices = ben
            .complete("claim hand", "match", json!({"match": typed}))
            .await;
        let ids: Vec<_> = choices.iter().map(|(_, id)| id).collect();
        let expected: Vec<_> = expected.iter().map(|game| &game.id).collect();
        assert_eq!(ids, expected, "{typed}");
    }
    for game in [one, two] {
        game.resign(0).await;
    }
    world.end().await;
}

#[tokio::test]
async fn chosen_options_are_used_and_the_rest_is_random() {
    let world = World::new().await;
    let ben = world.person("ben");
    for (options, says) in [
        (
            json!({"game": "Claim 1 + 2", "factions": "seer, troll, undead, knight, goblin"}),
            "Factions: Goblins, Knights, Undead, Trolls and Seers",
        ),
        (json!({"game": "kingdoms"}), "\nFactions: "),
        (
            json!({"game": "claim-it", "players": 3, "variant": "recycle"}),
            "Variant: Claim stones return",
        ),
        (
            json!({"variant": "standard", "game": "claim-it"}),
            "Variant: Standard rules",
        ),
        (
            json!({"game": "claim-mix", "factions": "random", "players": 3}),
            "Seat 3: free",
        ),
    ] {
        ben.command("claim start", options).await;
        let is_open = |message: &Message| {
            message.enabled_button("join").is_some() && message.contains_text(says)
        };
        let lobby = ben.wait_for_message(CHANNEL, is_open).await;
        ben.cancel_table(&lobby).await;
    }
    world.end().await;
}

#[tokio::test]
async fn incompatible_options_are_refused() {
    let world = World::new().await;
    let ben = world.person("ben");
    ben.set(json!({"locale": "en-GB"})).await;
    let deck = "can’t be combined with the other factions in Claim 1 + 2";
    for (options, says) in [
        (json!({"game": "chess"}), "I don’t know that game."),
        (
            json!({"game": "claim", "players": 3}),
            "Claim is for 2 players.",
        ),
        (
            json!({"game": "claim", "factions": "goblin"}),
            "Claim has no factions to choose from.",
        ),
        (
            json!({"game": "claim-mix", "factions": "goblin,gnome,troll,seer,dragon"}),
            deck,
        ),
        (
            json!({"game": "claim-mix", "players": 2, "factions": "goblin,knight,troll,seer,dragon,dwarf"}),
            deck,
        ),
        (
            json!({"game": "claim-mix", "players": 5}),
            "Claim 1 + 2 is for 2–4 players.",
        ),
        (
            json!({"game": "claim-it", "players": 5, "variant": "recycle"}),
            "is not available in Claim It",
        ),
        (
            json!({"game": "kingdoms", "variant": "recycle"}),
            "has no variants to choose from.",
        ),
        (
            json!({"game": "claim-mix", "factions": "Trolls, dragon"}),
            "In Claim 1 + 2, at least one of the factions must be",
        ),
        (
            json!({"game": "claim-it", "variant": "standard,recycle"}),
            "Choose only one variant.",
        ),
        (
            json!({"game": "kingdoms", "factions": "Goblin,elf"}),
            "I don’t know “elf”.",
        ),
        (
            json!({"players": 5, "factions": "goblin"}),
            "These options can’t be combined.",
        ),
        (json!({"variant": "*elf*"}), "I don’t know “\\*elf\\*”."),
    ] {
        let answer = ben.command("claim start", options.clone()).await;
        assert!(
            answer.is_ephemeral() && answer.contains_text(says),
            "{options}: {}",
            answer.text()
        );
    }
    assert!(world.person("david").messages(CHANNEL).await.is_empty());
    world.end().await;
}

#[tokio::test]
async fn opponent_who_is_named_twice_is_invited_once() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let options = json!({"opponent": "ben", "opponent2": "ben"});
    anna.command("claim start", options).await;
    let is_reserved = |message: &Message| message.contains_text("Seat 2: reserved for **Ben**");
    let lobby = ben.wait_for_message(CHANNEL, is_reserved).await;
    assert!(!lobby.contains_text("Seat 3"), "{}", lobby.text());
    world.end_unread().await;
}
