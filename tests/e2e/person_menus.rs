//! The commands in the menu of a person, under “Apps”: a challenge, and the person’s profile.

use super::matches::Match;
use super::message::Message;
use super::world::{CHANNEL, World};

const CHALLENGE: &str = "Challenge to Claim";
const PROFILE: &str = "Claim profile";

#[tokio::test]
async fn challenge_opens_a_table_with_an_invitation() {
    for world in [
        World::new().await,
        World::with_interactions_endpoint().await,
    ] {
        let (anna, ben) = (world.person("anna"), world.person("ben"));
        let answer = ben.command_on("anna", CHALLENGE).await;
        let says = "The match starts as soon as the player you invited joins.";
        assert!(answer.is_ephemeral() && answer.contains_text(says));
        let can_join = |message: &Message| message.enabled_button("join").is_some();
        let lobby = anna.wait_for_message(CHANNEL, can_join).await;
        anna.press_kind(&lobby, "join").await;
        let game = Match::started(CHANNEL, &lobby.id(), &ben, &anna).await;
        game.resign(1).await;
        let profile = ben.command_on("anna", PROFILE).await;
        assert!(
            profile.contains_text("Anna’s profile"),
            "{}",
            profile.text()
        );
        world.end_unread().await;
    }
}

#[tokio::test]
async fn only_people_of_the_server_are_challenged() {
    let world = World::new().await;
    let ben = world.person("ben");
    for (target, says) in [
        ("ben", "You can’t play against yourself."),
        ("otto-bot", "Other bots can’t be invited."),
        ("claim", "The match has started. At the table:"),
    ] {
        let answer = ben.command_on(target, CHALLENGE).await;
        assert!(answer.contains_text(says), "{target}: {}", answer.text());
    }
    world.end_unread().await;
}

#[tokio::test]
async fn commands_on_people_have_names_in_each_language() {
    let world = World::new().await;
    let registered = world.control.get("/world").await["commands"].clone();
    let registered = registered.as_array().expect("a list");
    let on_people = registered.iter().filter(|it| it["type"] == 2);
    let names: Vec<_> = on_people
        .map(|it| [&it["name"], &it["name_localizations"]["de"]])
        .collect();
    assert_eq!(
        names,
        [
            [CHALLENGE, "Zu Claim herausfordern"],
            [PROFILE, "Claim-Profil"]
        ]
    );
    // Of those that are typed, the tutorial comes first.
    let claim = registered.iter().find(|it| it["name"] == "claim");
    let first = &claim.expect("the group")["options"][0]["name"];
    assert_eq!(first, "tutorial");
    world.end().await;
}
