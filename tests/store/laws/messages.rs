//! The rows of messages: where each message is, and which state it shows.

use std::collections::BTreeMap;

use claim_table::desk::{MessageKind, Placement};
use claim_table::ids::MessageId;

use super::*;

laws![
    messages_load_as_they_were_saved,
    saving_over_an_unknown_message_row_is_a_conflict,
    message_of_an_unknown_match_is_not_saved,
    match_is_found_by_its_thread_while_it_runs,
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
    let (mut revision, mut before) = (0, BTreeMap::new());
    for placement in placements() {
        for superseded in [None, Some((ChannelId(3), MessageId(4)))] {
            // Each round replaces the rows of all messages.
            let mut saved = Vec::new();
            for kind in MessageKind::all(MAX_PLAYERS) {
                revision += 1;
                let state = MessageState {
                    kind,
                    placement: placement.clone(),
                    revision: i64::from(revision),
                    posted_at_line: 2 * revision,
                    posting: superseded.map(|_| format!("nonce {revision}")),
                    superseded,
                };
                let replaced = before.insert(kind, state.clone());
                let result = store.save_message(id, replaced.as_ref(), &state).await;
                result.expect("the message is saved");
                saved.push(state);
            }
            let (_, mut found) = load(store, id).await;
            found.sort_by_key(|state| state.kind);
            assert_eq!(found, saved);
        }
    }
}

async fn message_of_an_unknown_match_is_not_saved(store: &dyn Store) {
    let state = MessageState {
        kind: MessageKind::Public,
        placement: Placement::None,
        revision: 1,
        posted_at_line: 0,
        posting: None,
        superseded: None,
    };
    let saved = store
        .save_message(MatchId::random(&mut rng(2)), None, &state)
        .await;
    assert_eq!(saved, Err(Error::Conflict), "there is no such match");
}

async fn match_is_found_by_its_thread_while_it_runs(store: &dyn Store) {
    let mut rng = rng(4);
    let (channel, thread) = (ChannelId(7), ChannelId(8));
    let settings = TableSettings {
        channel,
        ..settings(claim(), &mut rng)
    };
    let steps = match_of(settings, &mut rng);
    let find = async |channel, thread| store.match_of_thread(channel, thread).await.ok();
    for (number, step) in steps.iter().enumerate() {
        step.save(store).await.expect("the step is saved");
        let id = step.after.id();
        if number == 0 {
            for (kind, place) in [
                (MessageKind::Public, channel),
                (MessageKind::Thread, thread),
            ] {
                let state = MessageState {
                    kind,
                    placement: Placement::Message(place, MessageId(9)),
                    revision: 1,
                    posted_at_line: 0,
                    posting: None,
                    superseded: None,
                };
                let saved = store.save_message(id, None, &state).await;
                saved.expect("the message is saved");
            }
        }
        let is_running = step.after.running().is_some();
        assert_eq!(find(channel, thread).await, Some(is_running.then_some(id)));
        assert_eq!(find(channel, channel).await, Some(None));
        assert_eq!(find(thread, thread).await, Some(None));
    }
}

/// Optimistic locking: a process replaces a message's row only if it knows what is stored, so the later one of two
/// processes gets a conflict.
async fn saving_over_an_unknown_message_row_is_a_conflict(store: &dyn Store) {
    let opened = Step::open(settings(claim(), &mut rng(3)));
    opened.save(store).await.expect("the step is saved");
    let id = opened.after.id();
    let state = |revision: u32, placement: &Placement, posting: bool, superseded| MessageState {
        kind: MessageKind::Public,
        placement: placement.clone(),
        revision: revision.into(),
        posted_at_line: revision,
        posting: posting.then(|| "nonce".to_owned()),
        superseded,
    };
    let mut known: Option<MessageState> = None;
    for placement in placements() {
        for (posting, superseded) in [(false, None), (true, Some((ChannelId(3), MessageId(4))))] {
            let wrong = state(7, &Placement::None, true, None);
            let next = state(1, &placement, posting, superseded);
            let other = state(2, &Placement::None, false, superseded);
            let saved = store.save_message(id, Some(&wrong), &other).await;
            assert_eq!(
                saved,
                Err(Error::Conflict),
                "the stored row is a different one"
            );
            let saved = store.save_message(id, known.as_ref(), &next).await;
            saved.expect("the message is saved");
            let saved = store.save_message(id, known.as_ref(), &other).await;
            assert_eq!(saved, Err(Error::Conflict), "another process was faster");
            let (_, found) = load(store, id).await;
            assert_eq!(found.as_slice(), std::slice::from_ref(&next));
            known = Some(next);
        }
    }
}

#[test]
fn only_a_posted_message_has_an_id() {
    let message = placements().map(|placement| {
        let state = MessageState {
            kind: MessageKind::Public,
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
