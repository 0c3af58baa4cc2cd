//! Plays that the rules refuse: a private sentence says why, and nothing changes.

use claim_bot::cards::{Card, Faction, Seat};
use claim_bot::rules::claim::Action::Play;
use claim_bot::rules::{Action, PublicView};
use serde_json::json;

use super::driver::{Person, World};
use super::seen::Seen;
use super::stored::Stored;
use super::watched::Watched;

/// Tries something that must be refused, in every way there is.
struct Attempt<'a> {
    world: &'a World,
    running: &'a Watched,
    player: &'a Person,
    hand: &'a Seen,
}

impl Attempt<'_> {
    async fn is_refused(&self, card: Card, sentence: &str) {
        let before = self.world.stored(&self.running.id).await;
        let public = self.running.public(self.world, self.player).await;
        let button = before.button(&self.running.id, format!("play {card}"));
        let pressed = self.player.forge(self.hand, &button).await;
        let options = json!({"action": format!("play {card}"), "match": self.running.id});
        let typed = self.player.command("claim play", options).await;
        for answer in [pressed.expect("a sentence"), typed] {
            assert!(answer.is_ephemeral(), "{answer:?}");
            assert!(answer.says(sentence), "{sentence}: {}", answer.text());
        }
        assert_eq!(self.world.stored(&self.running.id).await, before);
        let after = self.running.public(self.world, self.player).await;
        assert_eq!(after.text(), public.text());
    }
}

/// A card in hand that may not be played now.
fn revoking(stored: &Stored, seat: Seat) -> Option<Card> {
    let legal = stored.legal();
    let is_legal = |card| legal.contains(&Action::Claim(Play(card)));
    stored.hand(seat).into_iter().find(|&card| !is_legal(card))
}

fn led(stored: &Stored) -> Faction {
    let PublicView::Claim(view) = stored.state().public_view() else {
        panic!("a match of Claim");
    };
    view.trick.led_faction().expect("somebody has led")
}

const fn with_article(faction: Faction) -> &'static str {
    match faction {
        Faction::Goblin => "a Goblin",
        Faction::Knight => "a Knight",
        Faction::Undead => "an Undead",
        Faction::Dwarf => "a Dwarf",
        _ => "a Doppelgänger",
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_can_follow_and_does_not_is_told_what_to_follow_with() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let running = Watched::begun(&world, &ben, &fiona).await;
    let mut refused = 0;
    while refused < 3 {
        let (player, hand, stored) = running.turn(&world).await;
        let seat = stored.to_act().expect("the match runs");
        if let Some(card) = revoking(&stored, seat) {
            let sentence = format!("You must follow with {}", with_article(led(&stored)));
            let attempt = Attempt {
                world: &world,
                running: &running,
                player: &player,
                hand: &hand,
            };
            attempt.is_refused(card, &sentence).await;
            refused += 1;
        }
        running.play(&world).await;
    }
    running.resign(&world, &ben).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_one_does_not_hold_is_refused_in_ones_own_language() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let running = Watched::begun(&world, &anna, &ben).await;
    for _ in 0..4 {
        let (player, hand, stored) = running.turn(&world).await;
        let seat = stored.to_act().expect("the match runs");
        let own = stored.hand(seat);
        let others = stored.hand(seat.next(2));
        let card = others.into_iter().find(|&card| !own.contains(card));
        let card = card.expect("their hands differ");
        let sentence = if player.name() == "anna" {
            "hast du nicht auf der Hand"
        } else {
            "You do not hold"
        };
        let attempt = Attempt {
            world: &world,
            running: &running,
            player: &player,
            hand: &hand,
        };
        attempt.is_refused(card, sentence).await;
        running.play(&world).await;
    }
    running.resign(&world, &ben).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_not_to_act_has_to_wait() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let running = Watched::begun(&world, &anna, &ben).await;
    for _ in 0..4 {
        let (_, _, stored) = running.turn(&world).await;
        let seat = stored.to_act().expect("the match runs");
        let waiting = running.other(seat);
        let hand = waiting
            .sees("dm", |seen| {
                !seen.is_ephemeral() && seen.actions().is_empty()
            })
            .await;
        let card = stored.hand(seat.next(2)).into_iter().next();
        let sentence = if waiting.name() == "anna" {
            "Du bist noch nicht dran."
        } else {
            "It is not your turn yet."
        };
        let attempt = Attempt {
            world: &world,
            running: &running,
            player: waiting,
            hand: &hand,
        };
        attempt.is_refused(card.expect("a hand"), sentence).await;
        running.play(&world).await;
    }
    running.resign(&world, &ben).await;
    world.end().await;
}
