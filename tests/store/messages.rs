//! Messages: where each is and how far it is up to date.

use claim_bot::ids::MessageId;
use claim_bot::store::{Audience, Place};

use super::*;

const MOST_PLAYERS: u8 = 5;

fn places() -> [Place; 3] {
    [
        Place::Message(ChannelId(1), MessageId(u64::MAX >> 1)),
        Place::Answer {
            token: "aW50ZXJhY3Rpb24:\"'".to_owned(),
            until: NOW,
        },
        Place::Nowhere,
    ]
}

#[tokio::test]
async fn messages_for_everyone_and_anywhere_load_as_they_were_saved() {
    let (disk, mut rng) = (Disk::new(), rng(1));
    let store = disk.store().await;
    let opened = Step::open(terms(claim(), &mut rng));
    opened.save(&store).await.expect("the step is saved");
    let id = opened.after.id();
    let mut revision = 0;
    for place in places() {
        for retired in [None, Some((ChannelId(3), MessageId(4)))] {
            // Each time, all are replaced.
            let mut saved = Vec::new();
            for audience in Audience::all(MOST_PLAYERS) {
                revision += 1;
                let shown = Shown {
                    audience,
                    place: place.clone(),
                    revision,
                    posted: 2 * revision,
                    retired,
                };
                let remembered = store.save_shown(id, &shown).await;
                remembered.expect("the message is saved");
                saved.push(shown);
            }
            let (_, mut found) = load(&store, id).await;
            found.sort_by_key(|shown| shown.audience);
            assert_eq!(found, saved);
        }
    }
}

#[tokio::test]
async fn a_message_of_no_match_is_not_saved() {
    let disk = Disk::new();
    let store = disk.store().await;
    let shown = Shown {
        audience: Audience::Everybody,
        place: Place::Nowhere,
        revision: 1,
        posted: 0,
        retired: None,
    };
    let saved = store.save_shown(MatchId::random(&mut rng(2)), &shown).await;
    let error = saved.expect_err("there is no such match");
    let error = error.as_database_error().expect("SQLite says so");
    assert!(error.is_foreign_key_violation());
}

#[tokio::test]
async fn only_what_is_a_message_can_be_replaced() {
    let message = places().map(|place| {
        let shown = Shown {
            audience: Audience::Everybody,
            place,
            revision: 1,
            posted: 0,
            retired: None,
        };
        shown.message()
    });
    let expected = (ChannelId(1), MessageId(u64::MAX >> 1));
    assert_eq!(message, [Some(expected), None, None]);
}
