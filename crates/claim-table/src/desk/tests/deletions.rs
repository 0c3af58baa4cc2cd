//! Deletions, posts of which no row tells, and what is known and stored.

use claim_rules::cards::Seat;

use super::*;
use crate::ids::{ChannelId, MessageId};

#[test]
fn refused_deletion_does_not_hold_up_the_match() {
    for (outcome, expected) in [
        (Ok(()), Deletion::Gone),
        (Err(Failure::MessageNotFound), Deletion::Gone),
        (Err(Failure::RateLimited), Deletion::Retried),
        (Err(Failure::Other), Deletion::Retried),
        (Err(Failure::ChannelInaccessible), Deletion::Refused),
        (Err(Failure::ChannelLost), Deletion::Refused),
        (Err(Failure::Refused), Deletion::Refused),
        (Err(Failure::ThreadArchived), Deletion::Refused),
    ] {
        assert_eq!(Deletion::after(outcome), expected, "{outcome:?}");
    }
}

#[test]
fn pauses_grow_up_to_a_day() {
    let minutes = [0, 1, 2, 10, 11, u32::MAX].map(|it| pause_after(it).as_secs() / 60);
    assert_eq!(minutes, [1, 2, 4, 1024, 1440, 1440]);
}

#[test]
fn deleted_message_is_nowhere() {
    for (kind, desk, expected) in [
        (MENTION, Desk::of(later_turn()).with(MENTION, [Behind]), "store nowhere, current"),
        // The next reminder of the same turn is posted again.
        (REMINDER, Desk::of(later_turn()).with(REMINDER, [Behind]), "store nowhere, current, unread"),
        (HAND, Desk::of(later_turn()), "nothing"),
    ] {
        let next = desk.decide(kind, |it| it.after_removal());
        assert_eq!(words::next(&next, &desk.table), expected, "{kind:?}");
    }
    let desk = Desk::of(begun()).with(HAND, [Behind, Replacing]);
    let next = desk.decide(HAND, |it| it.after_superseded());
    assert_eq!(words::next(&next, &desk.table), "store 61, behind");
}

#[test]
fn refused_deletion_in_direct_messages_names_their_owner() {
    let begun = || Desk::of(begun()).with(THREAD, []);
    for (situation, desk, kind, channel, expected) in [
        ("hand", begun(), HAND, ChannelId(101), Some(ACTIVE)),
        ("other hand", begun(), OTHER_HAND, ChannelId(102), Some(WAITING)),
        ("reminder", begun(), REMINDER, ChannelId(101), Some(ACTIVE)),
        ("reminder in the channel", begun(), REMINDER, CHANNEL, None),
        ("reminder in the thread", begun(), REMINDER, THREAD_CHANNEL, None),
        ("mention", begun(), MENTION, CHANNEL, None),
        ("public message", begun(), PUBLIC, CHANNEL, None),
        ("match in direct messages", Desk::of(direct()), PUBLIC, ChannelId(101), Some(ACTIVE)),
    ] {
        let owner = desk.decide(kind, |it| it.owner_of_direct_channel(channel));
        assert_eq!(owner, expected, "{situation}");
    }
}

#[test]
fn late_post_is_deleted_unless_a_row_tells_of_it() {
    let posted = Some((ChannelId(101), MessageId(61)));
    let other = Some((ChannelId(101), MessageId(63)));
    let superseded = Some((ChannelId(101), MessageId(99)));
    let begun = || Desk::of(begun());
    let found = |desk: &Desk, posted, nonce| match desk.messages().late_post(HAND, posted, nonce) {
        LatePost::Known => "known".to_owned(),
        LatePost::Sought => "sought".to_owned(),
        LatePost::Deleted(None) => "deleted".to_owned(),
        LatePost::Deleted(Some(state)) => format!("deleted: {}", words::state(&state, &desk.table)),
    };
    for (situation, desk, posted, nonce, expected) in [
        ("nothing was posted", begun().with(HAND, []), None, "mine", "known"),
        ("no row", begun(), posted, "mine", "known"),
        ("row has the message", begun().with(HAND, []), posted, "mine", "known"),
        ("row is to delete it", begun().with(HAND, [Replacing]), superseded, "mine", "known"),
        ("row has the nonce", begun().with(HAND, [Unconfirmed]), other, "nonce", "sought"),
        ("row has another message", begun().with(HAND, []), other, "mine", "deleted: 61, current, superseding 63"),
        ("row has another nonce", begun().with(HAND, [Nowhere, Unconfirmed]), other, "mine", "deleted: nowhere, current, unconfirmed, superseding 63"),
        ("row is to delete another", begun().with(HAND, [Replacing]), other, "mine", "deleted"),
    ] {
        assert_eq!(found(&desk, posted, Some(nonce)), expected, "{situation}");
    }
}

#[test]
fn nonce_of_a_lost_post_is_stored_again() {
    let begun = || Desk::of(begun());
    for (situation, desk, expected) in [
        ("no row", begun(), "known"),
        ("row has it", begun().with(HAND, [Unconfirmed]), "known"),
        ("row has none", begun().with(HAND, []), "store 61, current, unconfirmed"),
    ] {
        let lost = desk.messages().lost_post(HAND, Some("nonce".to_owned()));
        let found = match lost {
            LostPost::Known => "known".to_owned(),
            LostPost::Waits => "waits".to_owned(),
            LostPost::Store(state) => format!("store {}", words::state(&state, &desk.table)),
        };
        assert_eq!(found, expected, "{situation}");
    }
    let desk = begun().with(HAND, [Unconfirmed]);
    let lost = desk.messages().lost_post(HAND, Some("mine".to_owned()));
    assert_eq!(lost, LostPost::Waits, "another post is unconfirmed");
}

#[test]
fn links_lead_to_the_public_message_and_from_there_to_the_fingerprint() {
    let messages = Desk::of(begun())
        .with(PUBLIC, [])
        .with(HAND, [Nowhere])
        .messages();
    for (kind, link, linked, links) in [
        (HAND, &[PUBLIC][..], Some((CHANNEL, MessageId(50))), true),
        (MENTION, &[PUBLIC], Some((CHANNEL, MessageId(50))), false),
        (REMINDER, &[PUBLIC], Some((CHANNEL, MessageId(50))), false),
        (PUBLIC, &[RESULT, FINGERPRINT], None, false),
        (RESULT, &[], None, false),
        (FINGERPRINT, &[], None, false),
        (THREAD, &[], None, false),
    ] {
        assert_eq!(kind.links(), link, "{kind:?}");
        assert_eq!(messages.link(kind), linked, "{kind:?}");
        assert_eq!(messages.links(kind, PUBLIC), links, "{kind:?}");
    }
}

#[test]
fn what_is_known_of_messages() {
    let desk = || Desk::of(begun());
    for (situation, desk, is_missing, counts_as_shown, is_direct) in [
        ("none", desk(), true, false, false),
        ("current", desk().with(HAND, []), false, true, true),
        ("behind", desk().with(HAND, [Behind]), false, true, true),
        ("outdated", desk().with(HAND, [Outdated]), false, false, true),
        ("nowhere", desk().with(HAND, [Nowhere]), true, true, false),
        ("reply", desk().with(HAND, [Reply]), false, true, false),
    ] {
        let messages = desk.messages();
        assert_eq!(messages.is_missing(HAND), is_missing, "{situation}");
        assert_eq!(
            messages.counts_as_shown(HAND),
            counts_as_shown,
            "{situation}"
        );
        assert_eq!(
            messages.has_direct_message(Seat::First),
            is_direct,
            "{situation}"
        );
    }
}

#[test]
fn presenter_remembers() {
    let mut messages = Desk::of(begun()).messages();
    messages.set_outdated();
    assert_eq!(
        [messages.take_outdated(), messages.take_outdated()],
        [true, false]
    );
    let calls = [messages.begin_full_call(), messages.begin_full_call()];
    assert_eq!(calls, [true, false], "one call to a full table is enough");
    messages.abandon_full_call();
    assert!(
        messages.begin_full_call(),
        "a call that has failed is repeated"
    );
    assert!(!messages.need(CHANNEL));
    messages.set_waits_for_channel(true);
    assert!(messages.need(CHANNEL) && !messages.need(THREAD_CHANNEL));
    messages.set_waits_for_channel(false);
    assert!(Desk::of(lost()).messages().need(CHANNEL));
}
