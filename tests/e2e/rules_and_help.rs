//! What can be read at any time: the rules, faction by faction, and the help.

use serde_json::{Value, json};

use super::driver::{CHANNEL, Person, World};
use super::play::Match;
use super::seen::Seen;

/// The rules in one language.
struct Rules {
    title: &'static str,
    whole: &'static str,
    factions: [&'static str; 5],
    /// What is said of the third faction alone.
    about: &'static str,
}

const ENGLISH: Rules = Rules {
    title: "Rules of Claim",
    whole: "The whole game",
    factions: ["Goblins", "Knights", "Undead", "Dwarves", "Doppelgängers"],
    about: "Undead that are played are not discarded",
};

const GERMAN: Rules = Rules {
    title: "Regeln von Claim",
    whole: "Das ganze Spiel",
    factions: ["Kobolde", "Ritter", "Untote", "Zwerge", "Doppelgänger"],
    about: "gespielte Untote kommen nicht aus dem Spiel",
};

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_explained_faction_by_faction() {
    let world = World::new().await;
    check_rules(&world.person("ben"), &ENGLISH).await;
    check_rules(&world.person("anna"), &GERMAN).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_faction_alone_is_explained_in_a_game_that_has_it() {
    let world = World::new().await;
    let ben = world.person("ben");
    let rules = async |options| ben.command("claim rules", options).await;
    let dragons = rules(json!({"faction": "dragon"})).await;
    let leads = "whoever played the last Dragon of a trick leads the next one";
    assert!(dragons.says(leads), "{}", dragons.text());
    for unknown in [
        json!({"game": "claim", "faction": "dragon"}),
        json!({"faction": "elf"}),
    ] {
        let refused = rules(unknown).await;
        assert!(
            refused.says("I know no such faction."),
            "{}",
            refused.text()
        );
    }
    world.end().await;
}

async fn check_rules(reader: &Person, rules: &Rules) {
    let whole = reader.command("claim rules", json!({})).await;
    check_whole(&whole, rules);
    let mut shown = whole.clone();
    for faction in rules.factions {
        shown = reader.choose(&shown, faction).await.expect("its rules");
        assert_eq!(shown.id(), whole.id(), "in the same message");
        let headline = shown.text().lines().next().map(str::to_owned);
        assert!(
            headline.is_some_and(|line| line.ends_with(faction)),
            "{}",
            shown.text()
        );
        let is_third = faction == rules.factions[2];
        assert_eq!(shown.says(rules.about), is_third, "{}", shown.text());
    }
    shown = reader.choose(&shown, rules.whole).await.expect("the rules");
    check_whole(&shown, rules);

    // Straight to a faction; what the choice is called in the list is translated by the client.
    let options = json!({"game": "Claim", "faction": "Undead"});
    let third = reader.command("claim rules", options).await;
    assert!(third.is_ephemeral() && third.says(rules.about));
}

fn check_whole(shown: &Seen, rules: &Rules) {
    assert!(
        shown.is_ephemeral() && shown.says(rules.title),
        "{}",
        shown.text()
    );
    for faction in rules.factions {
        assert!(shown.says(&format!("{faction}: ")), "{}", shown.text());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_help_names_every_command() {
    let world = World::new().await;
    let commands = world.control.get("/commands").await;
    let subcommands = commands["commands"][0]["options"].clone();
    let subcommands: Vec<Value> = subcommands.as_array().cloned().unwrap_or_default();
    assert!(!subcommands.is_empty());
    for (reader, german) in [("ben", false), ("anna", true)] {
        let help = world.person(reader).command("claim help", json!({})).await;
        assert!(help.is_ephemeral());
        for command in &subcommands {
            let field = |field: &str| {
                if german {
                    return command[format!("{field}_localizations")]["de"].clone();
                }
                command[field].clone()
            };
            let (name, description) = (field("name"), field("description"));
            let line = format!(
                "`/claim {}` – {}",
                name.as_str().expect("it has one"),
                description.as_str().expect("it has one")
            );
            assert!(help.says(&line), "{line} is not in {}", help.text());
        }
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn table_and_hand_can_be_asked_for_at_any_time() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    for command in ["claim table", "claim hand"] {
        let none = ben.command(command, json!({})).await;
        assert!(
            none.says("You have no running match here."),
            "{}",
            none.text()
        );
    }
    let game = Match::begin(CHANNEL, &anna, &ben).await;
    game.act(0).await;
    let (seat, hand) = game.to_act().await;
    let table = ben.command("claim table", json!({})).await;
    let home = ben
        .sees(CHANNEL, |seen| {
            seen.id() == game.home && seen.text() == table.text()
        })
        .await;
    assert!(table.is_ephemeral() && home.buttons().len() == table.buttons().len());
    let player = &game.players[seat];
    let asked = player.command("claim hand", json!({})).await;
    assert_eq!(
        (asked.text(), asked.actions()),
        (hand.text(), hand.actions())
    );

    // The hand that was asked for is as good as the one in the direct messages.
    let after = player
        .press(&asked, &asked.actions()[0])
        .await
        .expect("a hand");
    assert_eq!(after.id(), asked.id());
    let shown = |seen: &Seen| seen.text() == after.text() && seen.actions() == after.actions();
    player.sees("dm", shown).await;

    // Whoever does not play sees what everybody sees, and no hand.
    let named = json!({"match": game.id});
    let table = clara.command("claim table", named.clone()).await;
    assert!(table.says("**Anna**") && table.actions().is_empty());
    let refused = clara.command("claim hand", named).await;
    assert!(refused.says("Du spielst in dieser Partie nicht mit."));
    game.resign(0).await;
    world.end().await;
}
