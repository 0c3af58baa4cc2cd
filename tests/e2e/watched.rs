//! Playing along: whose turn it is, and a play that anybody could make.

use claim_bot::cards::Seat;
use claim_bot::rules::PublicView;
use claim_bot::rules::claim::Phase;

use super::driver::{CHANNEL, Person, World};
use super::seen::Seen;
use super::stored::{Stored, match_of};

/// A running match of two people who play by direct message.
pub(super) struct Watched {
    /// Its id.
    pub(super) id: String,
    /// Its public message as it was when the match began.
    pub(super) home: Seen,
    /// Who plays, by seat.
    pub(super) players: [Person; 2],
}

impl Watched {
    /// A match that has just begun.
    pub(super) async fn begun(world: &World, host: &Person, guest: &Person) -> Self {
        let home = world.begun(host, guest).await;
        Self {
            id: match_of(&home),
            home,
            players: [host.clone(), guest.clone()],
        }
    }

    /// Who sits there.
    pub(super) fn player(&self, seat: Seat) -> &Person {
        &self.players[seat.index()]
    }

    /// Who does not sit there.
    pub(super) fn other(&self, seat: Seat) -> &Person {
        &self.players[1 - seat.index()]
    }

    /// The public message, as soon as it shows what is stored.
    pub(super) async fn public(&self, world: &World, reader: &Person) -> Seen {
        let stored = world.stored(&self.id).await;
        let id = self.home.id();
        let is_it = |seen: &Seen| seen.id() == id && shows_in_public(seen, &stored);
        reader.sees(CHANNEL, is_it).await
    }

    /// Waits until whoever is to act sees the newest state: they, their hand, and what is stored.
    pub(super) async fn turn(&self, world: &World) -> (Person, Seen, Stored) {
        let stored = world.stored(&self.id).await;
        let seat = stored.to_act().expect("the match runs");
        let player = self.player(seat).clone();
        let hand = player
            .sees("dm", |seen| self.is_hand_of(seen, &stored))
            .await;
        (player, hand, stored)
    }

    /// Whether a message shows the buttons of that moment of the match.
    pub(super) fn is_hand_of(&self, seen: &Seen, stored: &Stored) -> bool {
        let newest = format!("act:{}:{}:", self.id, stored.lines.len());
        let actions = seen.actions();
        !actions.is_empty() && actions.iter().all(|it| it.starts_with(&newest))
    }

    /// Whoever is to act plays something, by button, and sees it done.
    pub(super) async fn play(&self, world: &World) -> Person {
        let (player, hand, stored) = self.turn(world).await;
        player.press(&hand, &choice(&hand, &stored)).await;
        let after = world.stored(&self.id).await;
        assert_eq!(after.actions(), stored.actions() + 1, "one play, one line");
        player
    }

    /// Gives the match up, and looks at how it ends.
    pub(super) async fn resign(&self, world: &World, loser: &Person) {
        let public = self.public(world, loser).await;
        let question = loser.press(&public, "Resign").await;
        let question = question.expect("one is asked");
        let answer = &question.buttons()[0].custom_id;
        loser.press(&question, answer).await;
        let id = self.home.id();
        loser
            .sees(CHANNEL, |seen| {
                seen.id() == id && seen.button("Rematch").is_some()
            })
            .await;
        let tells = |seen: &Seen| seen.says("resigned.") || seen.says("aufgegeben");
        for player in &self.players {
            player
                .sees("dm", |seen| !seen.is_ephemeral() && tells(seen))
                .await;
        }
    }
}

/// Whether a public message in English shows that moment of a match.
pub(super) fn shows_in_public(seen: &Seen, stored: &Stored) -> bool {
    if stored.is_over() {
        return seen.button("Rematch").is_some();
    }
    let PublicView::Claim(view) = stored.state().public_view() else {
        panic!("a match of Claim");
    };
    let phase = match view.phase {
        Phase::Recruit => "Phase one",
        _ => "Phase two",
    };
    let has_led = view.trick.plays().next().is_some();
    seen.says(phase)
        && seen.says(&format!("trick {} of", view.trick_number))
        && seen.says(" played ") == has_led
}

/// One of the buttons of a hand, another one every time.
pub(super) fn choice(hand: &Seen, stored: &Stored) -> String {
    let choices = hand.actions();
    choices[stored.lines.len() % choices.len()].clone()
}
