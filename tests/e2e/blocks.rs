//! Blocking invitations by a person: on an invitation, undone, and in every way to invite.

use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// What a person who is blocked is told, if they invite Ben.
const REFUSED: &str = "Ben** nimmt gerade keine Einladungen von dir an.";

/// Has Ben block the host of the newest table that invites him. Returns the answer.
async fn block(ben: &Person) -> Message {
    let invites = |it: &Message| it.enabled_button("block").is_some();
    let table = ben.wait_for_message(CHANNEL, invites).await;
    let blocked = ben.press_kind(&table, "block").await;
    blocked.expect("a private answer")
}

/// Every message that Ben sees in the channel or in his direct messages, apart from private answers.
async fn seen(ben: &Person) -> usize {
    let mut count = 0;
    for channel in [CHANNEL, "dm"] {
        let messages = ben.messages(channel).await;
        count += messages.iter().filter(|it| !it.is_ephemeral()).count();
    }
    count
}

#[tokio::test]
async fn blocked_person_cannot_invite_and_is_told_no_more_than_that() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let old = Match::start(CHANNEL, &anna, &ben).await.resign(1).await;
    anna.command("claim start", json!({"opponent": "ben"}))
        .await;
    let blocked = block(&ben).await;
    assert!(blocked.is_ephemeral());
    assert!(
        blocked.contains_text("**Anna** can no longer invite you."),
        "{}",
        blocked.text()
    );
    let table = anna
        .wait_for_message(CHANNEL, |it| it.enabled_button("join").is_some())
        .await;
    anna.cancel_table(&table).await;
    let is_closed = |it: &Message| it.id() == table.id() && it.enabled_button("join").is_none();
    ben.wait_for_message(CHANNEL, is_closed).await;

    // By the command, on the person, by a rematch, and at a table that is open already.
    let before = seen(&ben).await;
    let by_command = anna.command("claim start", json!({"opponent": "ben"}));
    let by_menu = async { anna.command_on("ben", "Challenge to Claim").await };
    let by_rematch = async { anna.press(&old, "Rematch").await.expect("an answer") };
    for refused in [by_command.await, by_menu.await, by_rematch.await] {
        assert!(refused.is_ephemeral() && refused.contains_text(REFUSED));
    }
    assert_eq!(seen(&ben).await, before, "nothing was posted");
    anna.command("claim start", json!({})).await;
    let is_open = |it: &Message| it.enabled_button("join").is_some() && it.id() != table.id();
    let table = anna.wait_for_message(CHANNEL, is_open).await;
    let options = anna.press_kind(&table, "table-options").await;
    let options = options.expect("the options");
    let leave = table.enabled_button("leave").expect("a button").custom_id;
    let menu = leave.replace("leave:", "invite:");
    let refused = anna
        .choose_people(&options, &menu, &[&ben.id().await])
        .await;
    let refused = refused.expect("an answer");
    assert!(refused.contains_text(REFUSED), "{}", refused.text());

    // The other direction stays open, and so do tables that are open to everyone.
    ben.press_kind(&table, "join").await;
    anna.wait_for_button(CHANNEL, &table.id(), "start").await;
    anna.press_kind(&table, "leave").await;
    let invited = ben
        .command("claim start", json!({"opponent": "anna"}))
        .await;
    assert!(
        invited.contains_text("Your table is open"),
        "{}",
        invited.text()
    );
    world.end_unread().await;
}

#[tokio::test]
async fn block_is_undone_at_once_or_in_the_settings() {
    let world = World::new().await;
    let (anna, ben, clara) = (
        world.person("anna"),
        world.person("ben"),
        world.person("clara"),
    );
    let invite = json!({"opponent": "ben"});
    anna.command("claim start", invite.clone()).await;
    let can_block = |it: &Message| it.enabled_button("block").is_some();
    let table = clara.wait_for_message(CHANNEL, can_block).await;
    for (person, says) in [
        (&clara, "Nur wer an diesen Tisch eingeladen ist"),
        (&anna, "Nur wer an diesen Tisch eingeladen ist"),
    ] {
        let refused = person.press_kind(&table, "block").await;
        assert!(refused.is_some_and(|it| it.contains_text(says)));
    }
    let blocked = block(&ben).await;
    let undone = ben.press(&blocked, "Undo").await.expect("an answer");
    assert_eq!(undone.id(), blocked.id(), "in place");
    assert!(undone.contains_text("**Anna** can invite you again."));
    assert!(undone.contains_text("You have blocked no one."));

    block(&ben).await;
    let settings = ben.command("claim settings", json!({})).await;
    let list = ben.press(&settings, "Blocked people").await;
    let list = list.expect("the list");
    assert!(list.contains_text("This person can’t invite you."));
    let choice = format!("unblock:{}", anna.id().await);
    let unblocked = ben.choose(&list, &choice);
    let unblocked = unblocked.await.expect("the list");
    assert!(
        unblocked.contains_text("**Anna** can invite you again."),
        "{}",
        unblocked.text()
    );
    let invited = anna.command("claim start", invite).await;
    assert!(!invited.contains_text(REFUSED), "{}", invited.text());
    world.end_unread().await;
}
