//! Screens that people can ask for at any time: rules, help, the table and their hand.

use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// Texts of the rules in one language.
struct Rules {
    title: &'static str,
    whole: &'static str,
    factions: [&'static str; 5],
    /// A text that only the rules of the third faction contain.
    about: &'static str,
}

const ENGLISH: Rules = Rules {
    title: "Rules of Claim",
    whole: "The whole game",
    factions: ["Goblins", "Knights", "Undead", "Dwarves", "Doppelgängers"],
    about: "Undead you play are not discarded",
};

const GERMAN: Rules = Rules {
    title: "Regeln: Claim",
    whole: "Das ganze Spiel",
    factions: ["Kobolde", "Ritter", "Untote", "Zwerge", "Doppelgänger"],
    about: "gespielte Untote kommen nicht auf die Ablage",
};

/// The first line of a message, without the marks of a heading.
fn first_line(message: &Message) -> String {
    let text = message.text();
    let line = text.lines().next().unwrap_or_default();
    line.trim_start_matches(['#', ' ']).to_owned()
}

#[tokio::test]
async fn rules_are_shown_by_faction() {
    let world = World::new().await;
    check_rules(&world.person("ben"), &ENGLISH).await;
    check_rules(&world.person("anna"), &GERMAN).await;
    world.end().await;
}

#[tokio::test]
async fn faction_is_explained_in_a_game_that_has_it() {
    let world = World::new().await;
    let ben = world.person("ben");
    let rules = async |options| ben.command("claim rules", options).await;
    let dragons = rules(json!({"faction": "dragon"})).await;
    let leads = "the player who plays the last Dragon in a trick leads the next trick";
    assert!(dragons.contains_text(leads), "{}", dragons.text());
    for unknown in [
        json!({"game": "claim", "faction": "dragon"}),
        json!({"faction": "elf"}),
    ] {
        let refused = rules(unknown).await;
        assert!(
            refused.contains_text("I don’t know that faction."),
            "{}",
            refused.text()
        );
    }
    world.end().await;
}

#[tokio::test]
async fn rules_open_on_the_game_played_in_the_channel() {
    let world = World::new().await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    let title = async |person: &Person, channel: &str, options: Value| {
        let rules = person.command_in(channel, "claim rules", options).await;
        first_line(&rules)
    };
    let open = async |person: &Person, game: &str, name: &str| {
        person.command("claim start", json!({"game": game})).await;
        let is_table = |message: &Message| {
            message.enabled_button("table-options").is_some() && message.contains_text(name)
        };
        person.wait_for_message(CHANNEL, is_table).await
    };
    assert_eq!(title(&ben, CHANNEL, json!({})).await, "Rules of Claim");
    open(&ben, "claim-it", "Claim It").await;
    assert_eq!(title(&ben, CHANNEL, json!({})).await, "Rules of Claim It");
    let kingdoms = open(&clara, "kingdoms", "Claim Kingdoms").await;

    // A player gets the rules of their own match, others those of the newest one in the channel.
    assert_eq!(title(&ben, CHANNEL, json!({})).await, "Rules of Claim It");
    assert_eq!(
        title(&clara, CHANNEL, json!({})).await,
        "Regeln: Claim Kingdoms"
    );
    assert_eq!(
        title(&anna, CHANNEL, json!({})).await,
        "Regeln: Claim Kingdoms"
    );

    // A game that is named in the command takes precedence. Other channels are not affected.
    let named = json!({"game": "claim2"});
    assert_eq!(title(&ben, CHANNEL, named).await, "Rules of Claim 2");
    for elsewhere in ["tables", "dm"] {
        assert_eq!(title(&ben, elsewhere, json!({})).await, "Rules of Claim");
    }
    clara.cancel_table(&kingdoms).await;
    assert_eq!(title(&anna, CHANNEL, json!({})).await, "Regeln: Claim It");
    world.end().await;
}

/// Chooses from the menu that has this label.
async fn choose(reader: &Person, shown: &Message, label: &str) -> Message {
    let menu = shown.select_labelled(label).expect("a menu with the label");
    let chosen = reader.choose_labelled(shown, menu, label).await;
    chosen.expect("the rules")
}

async fn check_rules(reader: &Person, rules: &Rules) {
    let whole = reader.command("claim rules", json!({})).await;
    check_whole(&whole, rules);
    let mut shown = whole.clone();
    for faction in rules.factions {
        shown = choose(reader, &shown, faction).await;
        assert_eq!(shown.id(), whole.id(), "in the same message");
        let headline = shown.text().lines().next().map(str::to_owned);
        assert!(
            headline.is_some_and(|line| line.ends_with(faction)),
            "{}",
            shown.text()
        );
        let is_third = faction == rules.factions[2];
        assert_eq!(
            shown.contains_text(rules.about),
            is_third,
            "{}",
            shown.text()
        );
    }
    shown = choose(reader, &shown, rules.whole).await;
    check_whole(&shown, rules);
    let other = choose(reader, &shown, "Claim It").await;
    assert!(other.contains_text("Claim It"), "{}", other.text());
    shown = choose(reader, &other, "Claim").await;
    check_whole(&shown, rules);

    // The command can open on a faction. Discord's client translates the choices.
    let options = json!({"game": "Claim", "faction": "Undead"});
    let third = reader.command("claim rules", options).await;
    assert!(third.is_ephemeral() && third.contains_text(rules.about));
}

fn check_whole(shown: &Message, rules: &Rules) {
    assert!(
        shown.is_ephemeral() && shown.contains_text(rules.title),
        "{}",
        shown.text()
    );
    for faction in rules.factions {
        assert!(
            shown.contains_text(&format!("{faction}: ")),
            "{}",
            shown.text()
        );
    }
}

/// For each command of a group, the definitions on the path to it.
fn paths_of(group: &Value) -> Vec<Vec<Value>> {
    let inner = group["options"].as_array().cloned().unwrap_or_default();
    let paths = inner.into_iter().flat_map(|command| {
        /// Discord's type of a group of subcommands.
        const GROUP: u64 = 2;
        if command["type"] != GROUP {
            return vec![vec![command]];
        }
        let longer = paths_of(&command).into_iter();
        let longer = longer.map(|path| [vec![command.clone()], path].concat());
        longer.collect()
    });
    paths.collect()
}

#[tokio::test]
async fn help_lists_every_command() {
    let world = World::new().await;
    let commands = world.control.get("/commands").await;
    let paths = paths_of(&commands["commands"][0]);
    assert!(paths.len() > 1);
    for (reader, german) in [("ben", false), ("anna", true)] {
        let reader = world.person(reader);
        let start = reader.command("claim help", json!({})).await;
        assert!(start.is_ephemeral() && !start.contains_text("`/claim puzzle`"));
        let help = reader.press(&start, "help:commands").await;
        let help = help.expect("the commands");
        assert_eq!(help.id(), start.id(), "the list replaces the start page");
        for path in &paths {
            let text = |command: &Value, field: &str| {
                let localized = &command[format!("{field}_localizations")]["de"];
                let text = if german { localized } else { &command[field] };
                text.as_str().expect("a text").to_owned()
            };
            let names: Vec<_> = path.iter().map(|command| text(command, "name")).collect();
            let description = path.last().map(|command| text(command, "description"));
            let description = description.expect("a command");
            let line = format!("`/claim {}` – {description}", names.join(" "));
            assert!(
                help.contains_text(&line),
                "{line} is not in {}",
                help.text()
            );
        }
    }
    world.end().await;
}

#[tokio::test]
async fn table_and_hand_commands_show_the_current_state() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    for command in ["claim table", "claim hand"] {
        let none = ben.command(command, json!({})).await;
        assert!(
            none.contains_text("You have no running matches."),
            "{}",
            none.text()
        );
    }
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.act(0).await;
    let (seat, hand) = game.to_act().await;
    let table = ben.command("claim table", json!({})).await;
    let public_message = ben
        .wait_for_message(CHANNEL, |message| {
            message.id() == game.public_message && message.text() == table.text()
        })
        .await;
    assert!(table.is_ephemeral() && public_message.buttons().len() == table.buttons().len());
    let player = &game.players[seat];
    let requested = player.command("claim hand", json!({})).await;
    // A message that was posted says first what a phone may tell.
    assert!(hand.text().ends_with(&requested.text()), "{}", hand.text());
    assert_eq!(requested.actions(), hand.actions());

    // Like the hand in the direct messages, the requested one can be played from.
    let after = player
        .press(&requested, &requested.actions()[0])
        .await
        .expect("a hand");
    assert_eq!(after.id(), requested.id());
    let goes_on = after.contains_text("direct messages: [Your hand](")
        || after.contains_text("Direktnachrichten: [Deine Hand](");
    assert_eq!(goes_on, after.actions().is_empty(), "{}", after.text());
    let shown = |message: &Message| {
        after.text().ends_with(&message.text()) && message.actions() == after.actions()
    };
    player.wait_for_message("dm", shown).await;

    // Spectators see the table and no hand.
    let named = json!({"match": game.id});
    let table = clara.command("claim table", named.clone()).await;
    assert!(table.contains_text("**Anna**") && table.actions().is_empty());
    let refused = clara.command("claim hand", named).await;
    assert!(refused.contains_text("Du spielst in dieser Partie nicht mit."));
    game.resign(0).await;
    world.end().await;
}

#[tokio::test]
async fn buttons_explain_privately_and_leave_the_message_as_it_is() {
    let world = World::new().await;
    let [anna, ben, clara] = ["anna", "ben", "clara"].map(|name| world.person(name));
    let game = Match::start(CHANNEL, &anna, &ben).await;
    game.act(0).await;
    let (seat, hand) = game.to_act().await;
    let player = &game.players[seat];
    let explain = async |person: &Person, message: &Message, kind: &str| {
        let shown = person.press_kind(message, kind).await.expect("a reply");
        assert!(shown.is_ephemeral() && shown.id() != message.id());
        shown
    };
    let rules = explain(player, &hand, "rules").await;
    assert!(["Rules of Claim", "Regeln: Claim"].contains(&&*first_line(&rules)));
    let faction = player.choose(&rules, &rules.select_values()[2]).await;
    assert_eq!(faction.expect("a faction's rules").id(), rules.id());
    let details = explain(player, &hand, "details").await;
    let is_own = |message: &Message| {
        message.contains_text("Your followers") || message.contains_text("Deine Anhänger")
    };
    assert!(is_own(&details), "{}", details.text());
    let same = |message: &Message| message.id() == hand.id() && message.text() == hand.text();
    player.wait_for_message("dm", same).await;

    let table = clara
        .wait_for_button(CHANNEL, &game.public_message, "hand")
        .await;
    assert!(!is_own(&explain(&clara, &table, "details").await));
    assert!(
        explain(&clara, &table, "rules")
            .await
            .contains_text("Claim")
    );
    let fairness = explain(&clara, &table, "fairness").await;
    assert!(
        fairness.contains_text("Wird nach der Partie aufgedeckt."),
        "{}",
        fairness.text()
    );
    game.resign(0).await;
    world.end().await;
}
