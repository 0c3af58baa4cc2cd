//! Illegal plays: an ephemeral reply gives the reason, and nothing changes.

use claim_rules::cards::{Card, Faction, Seat};
use claim_rules::claim::Action::Play;
use claim_rules::{Action, PublicView};
use serde_json::json;

use super::database::StoredMatch;
use super::message::Message;
use super::person::Person;
use super::tracked_match::TrackedMatch;
use super::world::World;

/// An illegal play, attempted both by button and by command.
struct Attempt<'a> {
    world: &'a World,
    game: &'a TrackedMatch,
    player: &'a Person,
    hand: &'a Message,
}

impl Attempt<'_> {
    async fn is_refused(&self, card: Card, sentence: &str) {
        let before = self.world.stored(&self.game.id).await;
        let public = self
            .game
            .wait_for_public_message(self.world, self.player)
            .await;
        let button = before.button(&self.game.id, format!("play {card}"));
        let pressed = self.player.forge(self.hand, &button).await;
        let options = json!({"move": format!("play {card}"), "match": self.game.id});
        let typed = self.player.command("claim play", options).await;
        for answer in [pressed.expect("a reply"), typed] {
            assert!(answer.is_ephemeral(), "{answer:?}");
            assert!(
                answer.contains_text(sentence),
                "{sentence}: {}",
                answer.text()
            );
        }
        assert_eq!(self.world.stored(&self.game.id).await, before);
        let after = self
            .game
            .wait_for_public_message(self.world, self.player)
            .await;
        assert_eq!(after.text(), public.text());
    }
}

/// A card of the hand that must not be played now.
fn revoking(stored: &StoredMatch, seat: Seat) -> Option<Card> {
    let legal = stored.legal();
    let is_legal = |card| legal.contains(&Action::Claim(Play(card)));
    stored.hand(seat).into_iter().find(|&card| !is_legal(card))
}

fn led(stored: &StoredMatch) -> Faction {
    let PublicView::Claim(view) = stored.state().public_view() else {
        panic!("a match of Claim");
    };
    view.trick.led_faction().expect("a card was led")
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

#[tokio::test]
async fn revoke_is_refused_with_the_faction_to_follow() {
    let world = World::new().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = TrackedMatch::start(&world, &ben, &fiona).await;
    let mut refused = 0;
    while refused < 3 {
        let (player, hand, stored) = game.wait_for_turn(&world).await;
        let seat = stored.to_act().expect("the match runs");
        if let Some(card) = revoking(&stored, seat) {
            let sentence = format!("You must follow with {}", with_article(led(&stored)));
            let attempt = Attempt {
                world: &world,
                game: &game,
                player: &player,
                hand: &hand,
            };
            attempt.is_refused(card, &sentence).await;
            refused += 1;
        }
        game.play(&world).await;
    }
    game.resign(&world, &ben).await;
    world.end().await;
}

#[tokio::test]
async fn card_not_in_hand_is_refused_in_the_players_language() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = TrackedMatch::start(&world, &anna, &ben).await;
    for _ in 0..4 {
        let (player, hand, stored) = game.wait_for_turn(&world).await;
        let seat = stored.to_act().expect("the match runs");
        let own = stored.hand(seat);
        let others = stored.hand(seat.next(2));
        let card = others.into_iter().find(|&card| !own.contains(card));
        let card = card.expect("the hands differ");
        let sentence = if player.name() == "anna" {
            "hast du nicht auf der Hand"
        } else {
            "You don’t have"
        };
        let attempt = Attempt {
            world: &world,
            game: &game,
            player: &player,
            hand: &hand,
        };
        attempt.is_refused(card, sentence).await;
        game.play(&world).await;
    }
    game.resign(&world, &ben).await;
    world.end().await;
}

#[tokio::test]
async fn playing_out_of_turn_is_refused() {
    let world = World::new().await;
    let (anna, ben) = (world.person("anna"), world.person("ben"));
    let game = TrackedMatch::start(&world, &anna, &ben).await;
    for _ in 0..4 {
        let (_, _, stored) = game.wait_for_turn(&world).await;
        let seat = stored.to_act().expect("the match runs");
        let waiting = game.other(seat);
        let hand = waiting
            .wait_for_message("dm", |message| {
                !message.is_ephemeral() && message.actions().is_empty()
            })
            .await;
        let card = stored.hand(seat.next(2)).into_iter().next();
        let sentence = if waiting.name() == "anna" {
            "Du bist nicht dran."
        } else {
            "It’s not your turn."
        };
        let attempt = Attempt {
            world: &world,
            game: &game,
            player: waiting,
            hand: &hand,
        };
        attempt.is_refused(card.expect("a hand"), sentence).await;
        game.play(&world).await;
    }
    game.resign(&world, &ben).await;
    world.end().await;
}
