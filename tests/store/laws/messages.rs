//! Messages: where each one is and which state it shows.

use claim_bot::ids::MessageId;
use claim_bot::store::{Audience, Placement};

use super::*;

laws![
    messages_load_as_they_were_saved,
    message_of_an_unknown_match_is_not_saved,
];

const MAX_PLAYERS: u8 = 5;

fn placements() -> [Placement; 3] {
    [
        Placement::Message(ChannelId(1), MessageId(u64::MAX >> 1)),
        Placement::EphemeralReply {
            token: "aW50ZXJhY3Rpb24:\"'".to_owned(),
            expires_at: NOW,
        },
        Placement::None,
    ]
}

async fn messages_load_as_they_were_saved(store: &dyn Store) {
    let mut rng = rng(1);
    let opened = Step::open(settings(claim(), &mut rng));
    opened.save(store).await.expect("the step is saved");
    let id = opened.after.id();
    let mut revision = 0;
    for placement in placements() {
        for superseded in [None, Some((ChannelId(3), MessageId(4)))] {
            // Each round replaces all messages.
            let mut saved = Vec::new();
            for audience in Audience::all(MAX_PLAYERS) {
                revision += 1;
                let state = MessageState {
                    audience,
                    placement: placement.clone(),
                    revision,
                    posted_at_line: 2 * revision,
                    posting: superseded.map(|_| format!("nonce {revision}")),
                    superseded,
                };
                let result = store.save_message(id, &state).await;
                result.expect("the message is saved");
                saved.push(state);
            }
            let (_, mut found) = load(store, id).await;
            found.sort_by_key(|state| state.audience);
            assert_eq!(found, saved);
        }
    }
}

async fn message_of_an_unknown_match_is_not_saved(store: &dyn Store) {
    let state = MessageState {
        audience: Audience::Public,
        placement: Placement::None,
        revision: 1,
        posted_at_line: 0,
        posting: None,
        superseded: None,
    };
    let saved = store
        .save_message(MatchId::random(&mut rng(2)), &state)
        .await;
    assert_eq!(saved, Err(Error::Conflict), "there is no such match");
}

#[test]
fn only_a_posted_message_has_an_id() {
    let message = placements().map(|placement| {
        let state = MessageState {
            audience: Audience::Public,
            placement,
            revision: 1,
            posted_at_line: 0,
            posting: None,
            superseded: None,
        };
        state.message()
    });
    let expected = (ChannelId(1), MessageId(u64::MAX >> 1));
    assert_eq!(message, [Some(expected), None, None]);
}
