//! Two languages in a match: ephemeral and direct messages in the reader's language, the public
//! message in the server's.

use serde_json::{Value, json};

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// The texts of the public message, from the lobby to the result.
struct Public {
    channel: &'static str,
    open: &'static str,
    running: &'static str,
    buttons: [&'static str; 3],
    over: &'static str,
}

#[tokio::test]
async fn german_and_english_players_on_an_english_server() {
    check(Public {
        channel: CHANNEL,
        open: "**Anna** hosts this table.",
        running: "· phase one",
        buttons: ["My hand", "Watch", "More"],
        over: "🏆 **Ben** wins!\n**Anna** resigned.",
    })
    .await;
}

#[tokio::test]
async fn german_and_english_players_on_a_german_server() {
    check(Public {
        channel: "karten",
        open: "Tisch von **Anna**",
        running: "· Phase\u{a0}1",
        buttons: ["Meine Hand", "Zuschauen", "Mehr"],
        over: "🏆 **Ben** gewinnt!\n**Anna** hat aufgegeben.",
    })
    .await;
}

async fn check(public: Public) {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = Match::start(public.channel, &anna, &ben).await;
    let opened = anna
        .wait_for_message(public.channel, Message::is_ephemeral)
        .await;
    assert!(opened.contains_text("Dein Tisch ist offen."));
    let feed = ben.feed().await;
    let mut posted = feed
        .iter()
        .filter(|entry| entry["message_id"] == game.public_message.as_str());
    let lobby = Message(posted.next().expect("the table was posted")["message"].clone());
    assert!(lobby.contains_text(public.open), "{}", lobby.text());
    let table = ben
        .wait_for_button(public.channel, &game.public_message, "hand")
        .await;
    assert!(table.contains_text(public.running), "{}", table.text());
    let labels: Vec<_> = table.buttons().into_iter().map(|it| it.label).collect();
    assert_eq!(labels, public.buttons);

    for n in 0..4 {
        check_hands(&game).await;
        game.act(n).await;
    }
    check_private_answers(&game, &anna, &ben).await;
    let end = game.resign(0).await;
    assert!(end.contains_text(public.over), "{}", end.text());
    let contains_all = |ours: &'static [&str]| {
        move |message: &Message| ours.iter().all(|it| message.contains_text(it))
    };
    anna.wait_for_message("dm", contains_all(&["Du hast aufgegeben.", "Verloren."]))
        .await;
    ben.wait_for_message("dm", contains_all(&["**Anna** resigned.", "You won!"]))
        .await;
    world.end().await;
}

/// Checks that both hands and their buttons are in their readers' languages.
async fn check_hands(game: &Match) {
    let (seat, hand) = game.to_act().await;
    let [german, english] = [
        ["Kobold", "Ritter", "Untoter", "Zwerg"],
        ["Goblin", "Knight", "Undead", "Dwarf"],
    ];
    let (own, foreign) = if seat == 0 {
        (german, english)
    } else {
        (english, german)
    };
    let of_both = "Doppelgänger";
    let text = hand.text();
    assert!(own.iter().any(|name| text.contains(name)), "{text}");
    assert!(!foreign.iter().any(|name| text.contains(name)), "{text}");
    for button in hand.buttons() {
        let has = |name: &&str| button.label.contains(*name);
        // In a large hand, a button's label is only the card's value, which is the same in both languages.
        let is_language_free = !button.custom_id.starts_with("act:") || button.label.len() == 1;
        assert!(
            is_language_free || own.iter().chain([&of_both]).any(has),
            "{}",
            button.label
        );
        assert!(!foreign.iter().any(has), "{}", button.label);
    }
    for (player, title, turn) in [
        (&game.players[0], "**Deine Hand (", "## Du bist dran – "),
        (&game.players[1], "**Your hand (", "## Your turn – "),
    ] {
        let hand = player
            .wait_for_message("dm", |message| message.contains_text(title))
            .await;
        let is_theirs = player.name() == game.players[seat].name();
        assert!(!is_theirs || hand.contains_text(turn), "{}", hand.text());
    }
}

/// Checks that replies for one person are in that person's language.
async fn check_private_answers(game: &Match, anna: &Person, ben: &Person) {
    let channel = game.channel.as_str();
    for (command, german, english) in [
        ("claim table", "· Phase\u{a0}1", "· phase one"),
        ("claim hand", "Deine Hand", "Your hand"),
        (
            "claim matches",
            "Deine laufenden Partien",
            "Your running matches",
        ),
        ("claim leaderboard", "Bestenliste", "Leaderboard"),
        ("claim puzzle", "Rätsel vom", "Puzzle for"),
        ("claim rules", "Regeln: Claim", "Rules of Claim"),
        ("claim help", "So geht’s los", "Getting started"),
        ("claim resign", "Aufgeben?", "Resign?"),
    ] {
        for (person, expected) in [(anna, german), (ben, english)] {
            let answer = person.command_in(channel, command, json!({})).await;
            assert!(answer.is_ephemeral());
            assert!(
                answer.contains_text(expected),
                "{command}: {}",
                answer.text()
            );
        }
    }
}

#[tokio::test]
async fn commands_are_registered_in_german() {
    let world = World::new().await;
    let commands = world.control.get("/commands").await;
    let claim = &commands["commands"][0];
    assert_eq!(claim["name"], "claim");
    let mut named = Vec::new();
    collect(claim, &mut named);
    for one in &named {
        let english = |field: &str| one[field].as_str().unwrap_or_default().to_owned();
        let german = |field: &str| one[format!("{field}_localizations")]["de"].clone();
        assert!(!english("description").is_empty(), "{one}");
        assert!(german("name").is_string(), "{one}");
        assert_ne!(german("description"), Value::Null, "{one}");
        assert_ne!(german("description"), english("description"), "{one}");
    }
    let name = |english: &str| {
        let found = named.iter().find(|one| one["name"] == english);
        found.map(|one| one["name_localizations"]["de"].clone())
    };
    for (english, german) in [
        ("play", "spielen"),
        ("rules", "regeln"),
        ("leaderboard", "bestenliste"),
        ("match", "partie"),
        ("opponent", "gegner"),
    ] {
        assert_eq!(name(english), Some(json!(german)));
    }
    world.end().await;
}

/// Collects a command, its subcommands and their options.
fn collect(command: &Value, named: &mut Vec<Value>) {
    named.push(command.clone());
    for option in command["options"].as_array().into_iter().flatten() {
        collect(option, named);
    }
}
