//! Where messages are posted, and the nonces that find them again.

use super::*;
use crate::ids::MessageId;

fn post(desk: &Desk, kind: MessageKind) -> Post {
    match desk.decide(kind, |it| it.next_step(Progress::Begun)) {
        Step::Post(post) => post,
        step => panic!("no post: {step:?}"),
    }
}

#[test]
fn nonce_tells_what_is_posted() {
    for (what, desk, kind, expected) in [
        ("fingerprint", Desk::of(lobby()), FINGERPRINT, "abcdefghij-f-1-"),
        ("table", Desk::of(lobby()).with(FINGERPRINT, []), PUBLIC, "abcdefghij-t-1-"),
        ("hand", Desk::of(begun()), HAND, "abcdefghij-h0-3-"),
        ("other hand", Desk::of(begun()), OTHER_HAND, "abcdefghij-h1-3-"),
        ("mention", Desk::of(begun()).with(HAND, [Nowhere]), MENTION, "abcdefghij-c0-3-"),
        ("reminder", Desk::of(reminded()).with(HAND, []), REMINDER, "abcdefghij-r0-4-"),
        ("replacement", Desk::of(asked()).with(HAND, [Behind]), HAND, "abcdefghij-h0-4-3d"),
    ] {
        let nonce = post(&desk, kind).begun.posting;
        assert_eq!(nonce.as_deref(), Some(expected), "{what}");
        assert!(nonce.is_some_and(|nonce| nonce.len() <= 25), "{what}");
    }
}

#[test]
fn replacements_of_the_same_revision_have_different_nonces() {
    let mut desk = Desk::of(asked());
    let nonces = [61, 62, 61 << 22, 1_234_567_890_123_456_789].map(|message| {
        let old = state(&desk.table, HAND, &[Behind]);
        let placement = Placement::Message(CHANNEL, MessageId(message));
        desk.rows = vec![MessageState { placement, ..old }];
        post(&desk, HAND).begun.posting
    });
    let different: std::collections::BTreeSet<_> = nonces.iter().collect();
    assert_eq!(different.len(), nonces.len(), "{nonces:?}");
}

#[test]
fn state_that_is_stored_before_a_post() {
    for (situation, desk, expected) in [
        ("first post", Desk::of(begun()), "nowhere, behind, unconfirmed"),
        ("replacement", Desk::of(asked()).with(HAND, [Behind]), "61, behind, unconfirmed"),
        ("replacement of a reply", Desk::of(asked()).with(HAND, [Behind, Reply]), "reply, behind, unconfirmed"),
        ("result that a reply has shown", Desk::of(ended()).with(HAND, [PostedBefore]), "61, current, unconfirmed"),
    ] {
        let begun = post(&desk, HAND).begun;
        assert_eq!(words::state(&begun, &desk.table), expected, "{situation}");
        assert_eq!(begun.posted_at_line, desk.table.line_count(), "{situation}");
    }
}

#[test]
fn same_post_is_sent_again() {
    let desk = Desk::of(later_turn()).with(HAND, [Unconfirmed, PostedBefore]);
    let post = post(&desk, HAND);
    assert_eq!(post.begun, desk.rows[0]);
    assert!(post.sending == Sending::Again && post.is_late);
}

#[test]
fn message_is_posted_anew_in_place_of_one_that_cannot_be_edited() {
    let desk = Desk::of(begun()).with(HAND, [Behind]);
    for (old, expected) in [
        (Placement::None, "post to person 1, silently"),
        (desk.rows[0].placement.clone(), "post to person 1, silently, replacing 61"),
    ] {
        let step = desk.decide(HAND, |it| it.post_instead(old));
        assert_eq!(words::step(&step, &desk.table), expected);
    }
}

#[test]
fn failed_post_leaves_what_was_known() {
    let before = Desk::of(begun()).with(HAND, [Behind]);
    let unconfirmed = Desk::of(begun()).with(HAND, [Unconfirmed]);
    let posted = Desk::of(begun()).with(HAND, []);
    for (failure, is_undone) in [
        (Failure::RateLimited, true),
        (Failure::UnknownEmoji, true),
        (Failure::ChannelInaccessible, true),
        (Failure::ChannelLost, true),
        (Failure::Other, false),
        (Failure::Refused, false),
        (Failure::ThreadArchived, false),
    ] {
        let mut messages = unconfirmed.messages();
        messages.note_failed_post(HAND, Some(before.rows[0].clone()), failure);
        let expected = if is_undone { &before } else { &unconfirmed };
        assert_eq!(messages.state(HAND), Some(&expected.rows[0]), "{failure:?}");
        // The nonce stays stored.
        assert_eq!(
            messages.stored(HAND),
            Some(&unconfirmed.rows[0]),
            "{failure:?}"
        );
        // Only the old message could not be deleted.
        let mut messages = posted.messages();
        messages.note_failed_post(HAND, Some(before.rows[0].clone()), failure);
        assert_eq!(messages.state(HAND), Some(&posted.rows[0]), "{failure:?}");
    }
}

#[test]
fn nonce_of_a_failed_post_is_cleared_once_the_message_is_not_wanted() {
    // The mention was begun while the hand could not be delivered.
    let desk = Desk::of(begun()).with(HAND, []).with(MENTION, [Nowhere, Unconfirmed]);
    let mut messages = desk.messages();
    messages.note_failed_post(MENTION, None, Failure::ChannelInaccessible);
    let step = |messages: &Messages| {
        desk.decide(MENTION, |it| Situation { messages, ..it }.next_step(Progress::Begun))
    };
    let Step::Store(cleared) = step(&messages) else {
        panic!("{:?}", step(&messages));
    };
    assert_eq!(words::state(&cleared, &desk.table), "nowhere, current, unread");
    messages.note_stored(MENTION, Some(&cleared));
    assert_eq!(step(&messages), Step::Done);
}
