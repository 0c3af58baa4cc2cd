//! A match for two that is compared with what the bot has stored.

use claim_rules::PublicView;
use claim_rules::cards::Seat;
use claim_rules::claim::Phase;

use super::database::{StoredMatch, match_of};
use super::message::Message;
use super::person::Person;
use super::world::{CHANNEL, World};

/// A running match of two players with open direct messages.
pub(crate) struct TrackedMatch {
    /// The id of the match.
    pub(crate) id: String,
    /// The public message at the start of the match.
    pub(super) public_message: Message,
    /// The players by seat.
    pub(super) players: [Person; 2],
}

impl TrackedMatch {
    /// Starts a match.
    pub(crate) async fn start(world: &World, host: &Person, guest: &Person) -> Self {
        let public_message = world.start_match(host, guest).await;
        Self {
            id: match_of(&public_message),
            public_message,
            players: [host.clone(), guest.clone()],
        }
    }

    pub(super) fn player(&self, seat: Seat) -> &Person {
        &self.players[seat.index()]
    }

    /// The player in the other seat.
    pub(super) fn other(&self, seat: Seat) -> &Person {
        &self.players[1 - seat.index()]
    }

    /// Waits until a message shows what is stored to everyone, and returns it.
    pub(crate) async fn wait_for_public_message(&self, world: &World, reader: &Person) -> Message {
        let stored = world.stored(&self.id).await;
        let id = self.public_message.id();
        let is_current = |message: &Message| {
            if stored.is_over() {
                message.is_public_result_of(&self.id)
            } else {
                message.id() == id && shows_in_public(message, &stored)
            }
        };
        reader.wait_for_message(CHANNEL, is_current).await
    }

    /// Waits until the player to act sees the newest state. Returns the player, their hand, and what
    /// is stored.
    pub(super) async fn wait_for_turn(&self, world: &World) -> (Person, Message, StoredMatch) {
        let stored = world.stored(&self.id).await;
        let seat = stored.to_act().expect("the match runs");
        let player = self.player(seat).clone();
        let hand = player
            .wait_for_message("dm", |message| self.is_hand_of(message, &stored))
            .await;
        (player, hand, stored)
    }

    /// Whether a message shows the actions at that point of the match.
    pub(super) fn is_hand_of(&self, message: &Message, stored: &StoredMatch) -> bool {
        let newest = format!("act:{}:{}:", self.id, stored.lines.len());
        let actions = message.actions();
        !actions.is_empty() && actions.iter().all(|it| it.starts_with(&newest))
    }

    /// Plays an action by button. Returns the player.
    pub(crate) async fn play(&self, world: &World) -> Person {
        let (player, hand, stored) = self.wait_for_turn(world).await;
        player.press(&hand, &choice(&hand, &stored)).await;
        let after = world.stored(&self.id).await;
        assert_eq!(
            after.actions(),
            stored.actions() + 1,
            "one action is stored"
        );
        player
    }

    /// Lets a player resign, and reads the result.
    pub(crate) async fn resign(&self, world: &World, loser: &Person) {
        let public = self.wait_for_public_message(world, loser).await;
        let question = loser.press_or_find(&public, "Resign").await;
        let question = question.expect("a question");
        let answer = &question.buttons()[0].custom_id;
        loser.press(&question, answer).await;
        loser
            .wait_for_message(CHANNEL, |message| message.is_public_result_of(&self.id))
            .await;
        let shows_resignation = |message: &Message| {
            message.contains_text("resigned.") || message.contains_text("aufgegeben")
        };
        for player in &self.players {
            player
                .wait_for_message("dm", |message| {
                    !message.is_ephemeral() && shows_resignation(message)
                })
                .await;
            // The hand that the result replaces may still be there.
            player.read_all("dm").await;
        }
    }
}

/// Whether an English public message shows that point of a match.
pub(super) fn shows_in_public(message: &Message, stored: &StoredMatch) -> bool {
    if stored.is_over() {
        return message.button("Rematch").is_some();
    }
    let PublicView::Claim(view) = stored.state().public_view() else {
        panic!("a match of Claim");
    };
    let phase = match view.phase {
        Phase::Recruit => "phase one",
        _ => "phase two",
    };
    let has_led = view.trick.plays().next().is_some();
    message.contains_text(phase)
        && message.contains_text(&format!("Trick\u{a0}{}\u{a0}of", view.trick_number))
        && message.contains_text("** led ") == has_led
}

/// An action button of a hand, a different one for each number of stored lines.
pub(super) fn choice(hand: &Message, stored: &StoredMatch) -> String {
    let choices = hand.actions();
    choices[stored.lines.len() % choices.len()].clone()
}
