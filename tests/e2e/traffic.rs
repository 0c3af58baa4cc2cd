//! How many requests and bytes the bot sends per play, without pictures. `--nocapture` shows the figures.

use std::collections::BTreeMap;

use claim_rules::GameKind;
use serde_json::{Value, json};

use super::random_match::RandomMatch;
use super::threads::turn_on_threads;
use super::world::World;

/// The requests of a match, by what they do.
#[derive(Debug, Default)]
struct Traffic {
    posts: usize,
    edits: usize,
    responses: usize,
    /// Requests that open direct messages.
    openings: usize,
    /// Deletions.
    others: usize,
    /// The size of all bodies.
    bytes: usize,
}

impl Traffic {
    fn add(&mut self, request: &Value) {
        let route = request["route"].as_str().unwrap_or_default();
        let count = match request["method"].as_str() {
            Some("POST") if route.contains("interactions") => &mut self.responses,
            Some("POST") if route.ends_with("/messages") => &mut self.posts,
            Some("POST") if route.ends_with("/@me/channels") => &mut self.openings,
            Some("PATCH") => &mut self.edits,
            _ => &mut self.others,
        };
        *count += 1;
        if !request["body"].is_null() {
            self.bytes += request["body"].to_string().len();
        }
    }
}

/// Checks that an edit sends only parts that have changed.
fn check_changes(edit: &Value, shown: &mut BTreeMap<String, Value>) {
    for part in ["components"] {
        if let Some(value) = edit.get(part) {
            let old = shown.insert(part.to_owned(), value.clone());
            assert_ne!(old.as_ref(), Some(value), "{part} is sent again");
        }
    }
}

/// After how many clicks a player resigns, for long matches.
const MAX_CLICKS: usize = 80;

#[tokio::test]
async fn each_play_updates_each_message_at_most_once() {
    // The other games have the same messages as Claim.
    let kinds = [GameKind::Claim, GameKind::Kingdoms, GameKind::ClaimIt];
    for (kind, has_thread) in kinds.into_iter().flat_map(|it| [(it, false), (it, true)]) {
        let world = World::new().await;
        if has_thread {
            turn_on_threads(&world.person("ben")).await;
        }
        let options = json!({"game": kind.id(), "players": 2});
        let mut game = RandomMatch::start(&world, 2, options, 7).await;
        game.read_all_hands().await;
        let start = world.last_request().await;
        for _ in 0..MAX_CLICKS {
            match game.next_to_act(&world).await {
                Some(seat) => game.act(seat).await,
                None => break,
            }
        }
        if game.next_to_act(&world).await.is_some() {
            game.resign(0).await;
        }
        let record = game.wait_for_results().await;
        let mut traffic = Traffic::default();
        let mut shown = BTreeMap::new();
        for request in world.requests().await {
            if request["number"].as_u64() > Some(start) {
                let files = request["files"].to_string();
                assert!(!files.contains(".png"), "no pictures are sent: {files}");
                traffic.add(&request);
                let path = request["path"].as_str().unwrap_or_default();
                if request["method"] == "PATCH" && path.ends_with(&game.public_message.id()) {
                    check_changes(&request["body"], &mut shown);
                }
            }
        }
        let plays = record.actions().len();
        println!(
            "{}{}: {plays} plays, {traffic:?}, {} bytes per play",
            kind.id(),
            if has_thread { " with a thread" } else { "" },
            traffic.bytes / plays
        );
        assert_eq!(traffic.openings, 0, "the channels are remembered");
        // A play changes three messages, both hands and the table, one of which the response to the press updates. One
        // more play is allowed for, because the deal may still have to be shown when counting begins. A hand that is
        // posted is announced first, and then edited. A thread has a list that grows with each trick or turn, and the
        // result.
        let in_thread = usize::from(has_thread);
        assert!(
            traffic.posts <= plays + 1 + 2 * in_thread
                && traffic.edits <= (2 + in_thread) * (plays + 1),
            "{traffic:?} for {plays} plays of {kind:?}"
        );
        world.end_unread().await;
    }
}
