//! Messages that notify are posted as a line of text, and completed by an edit, also if Discord refuses that.

use serde_json::json;

use super::matches::Match;
use super::message::Message;
use super::settings::picture;
use super::world::{CHANNEL, World};

/// Discord's code for a message that was deleted.
const UNKNOWN_MESSAGE: u64 = 10008;

#[tokio::test]
async fn hand_is_complete_although_its_edit_is_refused() {
    let world = World::with_artwork().await;
    let (ben, fiona) = (world.person("ben"), world.person("fiona"));
    let game = Match::start(CHANNEL, &ben, &fiona).await;
    game.wait_for_deal(&fiona).await;
    let channel = fiona.direct_channel().await;
    // Too large, empty, not allowed, invalid; and the announcement was deleted.
    let refusals = [
        (413, 40005),
        (400, 50006),
        (403, 50013),
        (400, 50035),
        (404, UNKNOWN_MESSAGE),
    ];
    for (status, code) in refusals {
        game.play_until_turn_of(0).await;
        let fault = json!({
            "kind": "refuse", "status": status, "code": code, "method": "PATCH",
            "route": format!("/channels/{channel}/messages/"), "count": 1,
        });
        world.inject_fault(fault).await;
        game.play_until_turn_of(1).await;
        let is_turn = |message: &Message| !message.actions_in(&game.id).is_empty();
        let hand = fiona.wait_for_message("dm", is_turn).await;
        // The text takes the place of a picture that was refused.
        let has_text = hand.contains_text("**Your hand");
        assert_ne!(picture(&hand).is_some(), has_text, "{code}: {hand:?}");
        // Nothing else stays, but what counts as deleted.
        if code != UNKNOWN_MESSAGE {
            let last = fiona.wait_for_single_message("dm").await;
            assert_eq!(last.id(), hand.id(), "{code}");
        }
        let requests = world.requests().await;
        assert!(requests.iter().any(|it| it["code"] == code), "{code}");
    }
    world.end_unread().await;
}
