//! What the outcome of a delivery means for a message and its match.

use super::*;
use crate::ids::{ChannelId, MessageId};

const FAILURES: [Failure; 10] = [
    Failure::MessageNotFound,
    Failure::ThreadArchived,
    Failure::ChannelInaccessible,
    Failure::ChannelLost,
    Failure::DirectMessagesClosed,
    Failure::NoCommonServer,
    Failure::RateLimited,
    Failure::Refused,
    Failure::UnknownEmoji,
    Failure::Other,
];

/// What follows a post with this outcome, in words.
pub(super) fn after_post(
    desk: &Desk,
    kind: MessageKind,
    outcome: Result<(ChannelId, MessageId), Failure>,
) -> String {
    let aftermath = desk.decide(kind, |it| match it.next_step(Progress::Begun) {
        Step::Post(post) => it.after_post(&post, outcome),
        step => panic!("no post: {step:?}"),
    });
    words::aftermath(&aftermath, &desk.table)
}

fn after_edit(desk: &Desk, kind: MessageKind, outcome: Result<(), Failure>) -> String {
    let (channel, _) = desk.messages().message(kind).expect("a message");
    let aftermath = desk.decide(kind, |it| it.after_edit(channel, outcome));
    words::aftermath(&aftermath, &desk.table)
}

/// Checks what follows from each failure, in the order of [`FAILURES`].
#[track_caller]
fn check_failures(after: impl Fn(Failure) -> String, expected: [&str; FAILURES.len()]) {
    for (failure, expected) in FAILURES.into_iter().zip(expected) {
        assert_eq!(after(failure), expected, "{failure:?}");
    }
}

#[test]
fn message_that_was_posted_is_noted() {
    let at = |channel, message| Ok((channel, MessageId(message)));
    let direct = ChannelId(101);
    for (situation, desk, kind, outcome, expected) in [
        ("hand", Desk::of(begun()), HAND, at(direct, 63), "63, outdated"),
        ("new turn", Desk::of(later_turn()).with(HAND, [Behind, PostedBefore]), HAND, at(direct, 63), "63, outdated, superseding 61"),
        ("hand that was opened as a reply", Desk::of(later_turn()).with(HAND, [Behind, PostedBefore, Reply]), HAND, at(direct, 63), "63, outdated, keep the reply as a copy"),
        ("found by its nonce", Desk::of(begun()).with(HAND, [Nowhere, Behind, Unconfirmed]), HAND, at(direct, 63), "63, behind"),
        ("found, in place of another", Desk::of(begun()).with(HAND, [Behind, Unconfirmed]), HAND, at(direct, 63), "63, behind, superseding 61"),
        ("the nonce has found the message itself", Desk::of(begun()).with(HAND, [Behind, Unconfirmed]), HAND, at(direct, 61), "61, behind"),
        ("public message", Desk::of(begun()), PUBLIC, at(CHANNEL, 51), "51, current, update links"),
        ("public message, replaced", Desk::of(begun()).with(PUBLIC, [Behind, Unconfirmed]), PUBLIC, at(CHANNEL, 51), "51, behind, delete 50, update links"),
        ("public message, found", Desk::of(begun()).with(PUBLIC, [Behind, Unconfirmed]), PUBLIC, at(CHANNEL, 50), "50, behind"),
        ("public message, channel was lost", Desk::of(lost()).with(PUBLIC, [Behind, Nowhere]), PUBLIC, at(CHANNEL, 51), "note restored channel; 51, current, update links"),
        ("hand, channel is lost", Desk::of(lost()).with(HAND, [Behind, Nowhere, PostedBefore]), HAND, at(direct, 63), "63, outdated"),
        ("mention in the thread", Desk::of(begun()).with(HAND, [Nowhere]).with(THREAD, []), MENTION, at(THREAD_CHANNEL, 73), "73, outdated"),
        ("mention in the thread, the match is over", Desk::of(ended()).with(HAND, [Nowhere]).with(THREAD, []), MENTION, at(THREAD_CHANNEL, 73), "archive the thread again; 73, outdated"),
        ("mention in the thread, which others may have archived", Desk::of(begun()).shared().with(HAND, [Nowhere]).with(THREAD, []), MENTION, at(THREAD_CHANNEL, 73), "archive the thread again; 73, outdated"),
        ("mention beside the thread", Desk::of(ended()).with(HAND, [Nowhere]).with(THREAD, []), MENTION, at(CHANNEL, 73), "73, outdated"),
    ] {
        assert_eq!(after_post(&desk, kind, outcome), expected, "{situation}");
    }
}

#[test]
fn hand_that_could_not_be_posted_is_nowhere() {
    let desk = Desk::of(begun());
    let nowhere = "nowhere, current";
    check_failures(
        |failure| after_post(&desk, HAND, Err(failure)),
        [
            nowhere,
            "retry",
            nowhere,
            nowhere,
            nowhere,
            "check membership of 0; nowhere, current",
            "retry",
            nowhere,
            "retry",
            "retry",
        ],
    );
}

#[test]
fn hand_of_a_new_turn_that_could_not_be_posted_leaves_no_old_one() {
    let desk = Desk::of(later_turn()).with(HAND, [Behind, PostedBefore]);
    let found = after_post(&desk, HAND, Err(Failure::DirectMessagesClosed));
    assert_eq!(found, "nowhere, current, delete 61");
}

#[test]
fn opened_reply_is_edited_if_the_hand_could_not_be_posted() {
    let old = [Behind, PostedBefore, Reply];
    let desk = Desk::of(later_turn()).with(HAND, old);
    let closed = Err(Failure::DirectMessagesClosed);
    assert_eq!(after_post(&desk, HAND, closed), "edit the reply instead");
    assert_eq!(
        after_post(&desk.clone().later(20 * MINUTE), HAND, closed),
        "nowhere, current"
    );
    let post = desk.decide(HAND, |it| it.next_step(Progress::Begun));
    let Step::Post(post) = post else {
        panic!("no post: {post:?}");
    };
    let after = |outcome| {
        let next = desk.decide(HAND, |it| it.after_reply_instead(&post, outcome));
        words::next(&next, &desk.table)
    };
    let gone = "nowhere, current";
    assert_eq!(after(Ok(())), "reply, current");
    check_failures(
        |failure| after(Err(failure)),
        [
            gone, gone, gone, gone, gone, gone, "retry", "retry", "retry", "retry",
        ],
    );
}

#[test]
fn mention_that_could_not_be_posted_has_not_been_read() {
    let desk = Desk::of(begun()).with(HAND, [Nowhere]);
    let nowhere = "nowhere, current, unread";
    check_failures(
        |failure| after_post(&desk, MENTION, Err(failure)),
        [
            nowhere,
            "retry",
            nowhere,
            "note lost channel and pause; nowhere, current, unread",
            nowhere,
            "check membership of 0; nowhere, current, unread",
            "retry",
            "retry",
            "retry",
            "retry",
        ],
    );
}

#[test]
fn fingerprint_that_is_refused_is_shown_by_the_lobby() {
    let desk = Desk::of(lobby());
    let nowhere = "nowhere, current";
    check_failures(
        |failure| after_post(&desk, FINGERPRINT, Err(failure)),
        [
            nowhere, "retry", nowhere, nowhere, nowhere, nowhere, "retry", nowhere, "retry",
            "retry",
        ],
    );
}

#[test]
fn table_that_could_not_be_posted_is_tried_again() {
    let desk = Desk::of(lobby()).with(FINGERPRINT, []);
    let nowhere = "nowhere, current, update links";
    check_failures(
        |failure| after_post(&desk, PUBLIC, Err(failure)),
        [
            "nowhere, current",
            "retry",
            "retry",
            "retry",
            "nowhere, current",
            "nowhere, current",
            "retry",
            "retry",
            "retry",
            "retry",
        ],
    );
    // A running match goes on without it, unless its channel is lost.
    let desk = Desk::of(begun()).with(PUBLIC, [Behind, Unconfirmed]);
    let nowhere = nowhere.replace("current", "current, delete 50");
    check_failures(
        |failure| after_post(&desk, PUBLIC, Err(failure)),
        [
            &nowhere,
            "retry",
            &nowhere,
            "note lost channel and pause; retry",
            &nowhere,
            &nowhere,
            "retry",
            "retry",
            "retry",
            "retry",
        ],
    );
}

#[test]
fn nonce_is_kept_if_another_process_may_have_replaced_the_row() {
    let desk = Desk::of(begun()).shared();
    for (failure, expected) in [
        (Failure::Other, "retry, keep the nonce"),
        (Failure::RateLimited, "retry"),
        (Failure::UnknownEmoji, "retry"),
        (Failure::ThreadArchived, "retry"),
    ] {
        assert_eq!(
            after_post(&desk, HAND, Err(failure)),
            expected,
            "{failure:?}"
        );
    }
}

#[test]
fn message_that_was_edited_is_current() {
    for (situation, desk, kind, expected) in [
        ("hand", Desk::of(begun()).with(HAND, [Behind]), HAND, "store 61, current"),
        ("outdated", Desk::of(begun()).with(HAND, [Outdated]), HAND, "store 61, current"),
        ("public message", Desk::of(begun()).with(PUBLIC, [Behind]), PUBLIC, "store 50, current"),
        ("public message, channel was lost", Desk::of(lost()).with(PUBLIC, [Behind]), PUBLIC, "note restored channel; store 50, current"),
        ("mention, channel was lost", Desk::of(lost()).with(MENTION, [Behind]), MENTION, "store 71, current"),
    ] {
        assert_eq!(after_edit(&desk, kind, Ok(())), expected, "{situation}");
    }
}

#[test]
fn hand_that_cannot_be_edited() {
    let given_up = "nowhere, current, delete 61";
    let hand = Desk::of(begun()).with(HAND, [Behind]);
    check_failures(
        |failure| after_edit(&hand, HAND, Err(failure)),
        [
            "post anew",
            "retry",
            given_up,
            given_up,
            given_up,
            given_up,
            "retry",
            given_up,
            "retry",
            "retry",
        ],
    );
}

#[test]
fn announced_hand_that_cannot_be_edited_is_posted_whole() {
    let announced = Desk::of(begun()).with(HAND, [Outdated, Replacing]);
    for (failure, expected) in [
        (Failure::MessageNotFound, "post anew"),
        (Failure::DirectMessagesClosed, "replace"),
        (Failure::Refused, "replace"),
        (Failure::Other, "retry"),
    ] {
        assert_eq!(after_edit(&announced, HAND, Err(failure)), expected, "{failure:?}");
    }
    // The message that it was to replace is deleted in the end.
    let post = announced.decide(HAND, |it| it.post_instead(Placement::None));
    let Step::Post(post) = post else {
        panic!("no post: {post:?}");
    };
    assert_eq!(post.begun.superseded, announced.rows[0].superseded);
}

#[test]
fn public_message_that_cannot_be_edited() {
    let kept = "store 50, current";
    let public = Desk::of(begun()).with(PUBLIC, [Behind]);
    check_failures(
        |failure| after_edit(&public, PUBLIC, Err(failure)),
        [
            "post anew",
            "retry",
            kept,
            "note lost channel and pause; retry",
            "nowhere, current, delete 50, update links",
            "nowhere, current, delete 50, update links",
            "retry",
            "retry",
            "retry",
            "retry",
        ],
    );
}

#[test]
fn mention_that_cannot_be_edited() {
    let given_up = "nowhere, current, delete 71";
    let mention = Desk::of(begun()).with(MENTION, [Behind]);
    check_failures(
        |failure| after_edit(&mention, MENTION, Err(failure)),
        [
            "post anew",
            "retry",
            given_up,
            "note lost channel and pause; nowhere, current, delete 71",
            given_up,
            given_up,
            "retry",
            "retry",
            "retry",
            "retry",
        ],
    );
    let in_thread = Desk::of(begun()).with(MENTION, [Behind, InThread]);
    check_failures(
        |failure| after_edit(&in_thread, MENTION, Err(failure)),
        [
            "post anew",
            "retry",
            given_up,
            "replace",
            given_up,
            given_up,
            "retry",
            "retry",
            "retry",
            "retry",
        ],
    );
}

#[test]
fn reminder_that_cannot_be_edited_is_not_posted_again() {
    let given_up = "nowhere, current, delete 81";
    let reminder = Desk::of(reminded()).with(REMINDER, [Behind]);
    check_failures(
        |failure| after_edit(&reminder, REMINDER, Err(failure)),
        [
            given_up, "retry", given_up, given_up, given_up, given_up, "retry", given_up, "retry",
            "retry",
        ],
    );
}

#[test]
fn match_in_direct_messages_is_never_left_without_a_message() {
    let replaced = [
        "post anew",
        "retry",
        "replace",
        "replace",
        "replace",
        "replace",
        "retry",
        "replace",
        "retry",
        "retry",
    ];
    let hand = Desk::of(direct()).with(HAND, [Behind]);
    check_failures(|failure| after_edit(&hand, HAND, Err(failure)), replaced);
    let public = Desk::of(direct_in_public()).with(PUBLIC, [Behind]);
    check_failures(
        |failure| after_edit(&public, PUBLIC, Err(failure)),
        replaced,
    );
}

#[test]
fn result_is_tried_for_a_day_while_its_channel_cannot_be_reached() {
    let result = || Desk::of(ended_in_series()).with(PUBLIC, [Behind]);
    let late = || result().later(48 * 60 * MINUTE);
    let kept = "end the series; store 50, current";
    for (situation, desk, failure, expected) in [
        ("no permission", result(), Failure::ChannelInaccessible, "retry"),
        ("channel is gone", result(), Failure::ChannelLost, "retry"),
        ("it was deleted", result(), Failure::MessageNotFound, "post anew"),
        ("no permission, two days later", late(), Failure::ChannelInaccessible, kept),
        ("channel is gone, two days later", late(), Failure::ChannelLost, kept),
        ("no series", Desk::of(ended()).later(48 * 60 * MINUTE).with(PUBLIC, [Behind]), Failure::ChannelLost, "store 50, current"),
    ] {
        assert_eq!(
            after_edit(&desk, PUBLIC, Err(failure)),
            expected,
            "{situation}"
        );
    }
}

#[test]
fn match_that_loses_its_channel_is_played_in_direct_messages_or_paused() {
    let hands = |table| Desk::of(table).with(HAND, []).with(OTHER_HAND, []);
    let lost = Err(Failure::ChannelLost);
    for (situation, desk, expected) in [
        ("all have hands", hands(begun()), "note lost channel; retry"),
        ("a player has none", Desk::of(begun()).with(HAND, []), "note lost channel and pause; retry"),
        ("a player's hand is a reply", Desk::of(begun()).with(HAND, []).with(OTHER_HAND, [Reply]), "note lost channel and pause; retry"),
        ("bots need none", Desk::of(against_bot()).with(HAND, []), "note lost channel; retry"),
        ("known", hands(super::lost()), "retry"),
        ("known, now a player has none any more", Desk::of(super::lost()).with(HAND, []), "note lost channel and pause; retry"),
        ("paused already", Desk::of(paused_by_loss()).with(HAND, []), "retry"),
        ("lobby", Desk::of(lobby()), "retry"),
        ("on hold", hands(on_hold()), "store 50, current"),
        ("closed table", Desk::of(cancelled()), "store 50, current"),
    ] {
        let desk = desk.with(PUBLIC, [Behind]);
        assert_eq!(after_edit(&desk, PUBLIC, lost), expected, "{situation}");
    }
}

#[test]
fn reply_that_was_edited_or_is_gone() {
    let desk = Desk::of(begun()).with(HAND, [Behind, Reply]);
    let after = |outcome| {
        let next = desk.decide(HAND, |it| it.after_reply_edit(outcome));
        words::next(&next, &desk.table)
    };
    let gone = "store nowhere, current";
    assert_eq!(after(Ok(())), "store reply, current");
    check_failures(
        |failure| after(Err(failure)),
        [
            gone, gone, gone, gone, gone, gone, "retry", "retry", "retry", "retry",
        ],
    );
}

#[test]
fn thread_that_could_not_be_started_is_done_without() {
    let desk = Desk::of(begun()).with(PUBLIC, []);
    let after = |outcome| {
        let from = (CHANNEL, MessageId(50));
        let aftermath = desk.decide(THREAD, |it| it.after_thread_start(from, outcome));
        words::aftermath(&aftermath, &desk.table)
    };
    let without = "store nowhere, current";
    assert_eq!(after(Ok(THREAD_CHANNEL)), "store 50, current");
    check_failures(
        |failure| after(Err(failure)),
        [
            "nothing",
            "retry",
            "tell the owner; store nowhere, current",
            without,
            "retry",
            "retry",
            "retry",
            without,
            "retry",
            "retry",
        ],
    );
}

#[test]
fn thread_is_archived_once() {
    for (situation, desk, expected) in [
        ("open", Desk::of(ended()).with(THREAD, [Behind]), "archive thread 12"),
        ("archived", Desk::of(ended()).with(THREAD, []), "nothing"),
        ("reopened by a post", Desk::of(ended()).with(THREAD, [Outdated]), "archive thread 12"),
        ("refused", Desk::of(ended()).with(THREAD, [Nowhere, Behind]), "store nowhere, current"),
        ("none", Desk::of(ended()), "nothing"),
    ] {
        let step = desk.decide(THREAD, |it| it.archive_step());
        assert_eq!(words::step(&step, &desk.table), expected, "{situation}");
    }
    let desk = Desk::of(ended()).with(THREAD, [Behind]);
    let after = |outcome| {
        let next = desk.decide(THREAD, |it| it.after_archiving(outcome));
        words::next(&next, &desk.table)
    };
    let archived = "store 50, current";
    assert_eq!(after(Ok(())), archived);
    check_failures(
        |failure| after(Err(failure)),
        [
            "retry", "retry", archived, archived, "retry", "retry", "retry", archived, "retry",
            "retry",
        ],
    );
}
