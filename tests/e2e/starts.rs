//! What `/claim start` takes, and what it offers while somebody types: only what goes together.

use serde_json::{Value, json};

use super::driver::{CHANNEL, World};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_offered_goes_together() {
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
        ["By lot", "Standard rules"]
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

    // A deck is put together faction by faction; what follows of necessity is added.
    let deck = |typed: &str| json!({"game": "claim-mix", "players": 2, "factions": typed});
    assert_eq!(
        offers("factions", deck("")).await,
        ["By lot", "Goblins, Knights, …", "Gnomes, Giants, …"]
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

#[tokio::test(flavor = "multi_thread")]
async fn what_was_chosen_is_played_and_the_rest_is_drawn_by_lot() {
    let world = World::new().await;
    let ben = world.person("ben");
    for (options, says) in [
        (
            json!({"game": "Claim 1 + 2", "factions": "seer, troll, undead, knight, goblin"}),
            "Factions: Goblins, Knights, Undead, Trolls and Seers",
        ),
        (json!({"game": "kingdoms"}), "Factions: "),
        (
            json!({"game": "claim-it", "players": 3, "variant": "recycle"}),
            "Variant: Claim stones come back",
        ),
        (
            json!({"variant": "standard", "game": "claim-it"}),
            "Variant: Standard rules",
        ),
        (
            json!({"game": "claim-mix", "factions": "by_lot", "players": 3}),
            "Seat 3: free",
        ),
    ] {
        ben.command("claim start", options.clone()).await;
        let open = ben.sees(CHANNEL, |seen| seen.control("join").is_some());
        let lobby = open.await;
        assert!(lobby.says(says), "{options}: {}", lobby.text());
        ben.use_control(&lobby, "cancel").await;
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_go_together_is_refused() {
    let world = World::new().await;
    let ben = world.person("ben");
    ben.set(json!({"locale": "en-GB"})).await;
    let deck = "In Claim 1 + 2, that choice of factions does not go together";
    for (options, says) in [
        (json!({"game": "chess"}), "I know no such game."),
        (
            json!({"game": "claim", "players": 3}),
            "Claim is for 2 players.",
        ),
        (
            json!({"game": "claim", "factions": "goblin"}),
            "In Claim there are no factions to choose.",
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
            json!({"game": "claim-it", "players": 6}),
            "Claim It is for 2–5 players.",
        ),
        (
            json!({"game": "claim-it", "players": 5, "variant": "recycle"}),
            "In Claim It, that choice of a variant does not go together",
        ),
        (
            json!({"game": "kingdoms", "variant": "recycle"}),
            "is no variant to choose.",
        ),
        (
            json!({"game": "kingdoms", "factions": "elf"}),
            "that choice of factions does not go together",
        ),
        (json!({"players": 100}), "These options do not go together."),
        (
            json!({"variant": "elf"}),
            "These options do not go together.",
        ),
    ] {
        let answer = ben.command("claim start", options.clone()).await;
        assert!(
            answer.is_ephemeral() && answer.says(says),
            "{options}: {}",
            answer.text()
        );
    }
    assert!(world.person("david").messages(CHANNEL).await.is_empty());
    world.end().await;
}
