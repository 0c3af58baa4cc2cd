//! Where the result of a match is shown, and what the messages are that show it or lead to it.

use super::outcomes::after_post;
use super::wanted::check;
use super::*;
use crate::ids::MessageId;

fn over() -> Desk {
    Desk::of(ended()).with(PUBLIC, [Behind])
}

#[test]
fn result_is_decided_at_the_end_of_a_match_in_a_server() {
    check([
        ("running match", Desk::of(begun()).with(PUBLIC, []), RESULT, "nothing"),
        ("table without a match", Desk::of(cancelled()).with(PUBLIC, []), RESULT, "nothing"),
        ("match in direct messages", Desk::of(out_of_time(&direct())), RESULT, "nothing"),
        ("not decided", over(), RESULT, "read the last message of 11"),
        ("a reply has shown the end", Desk::of(ended()).with(PUBLIC, []), RESULT, "read the last message of 11"),
        ("no public message", Desk::of(ended()).with(PUBLIC, [Nowhere]), RESULT, "store nowhere, current, unread"),
        ("on the public message", over().with(RESULT, IN_PLACE), RESULT, "nothing"),
        ("the match has changed since", over().with(RESULT, [Nowhere, PostedBefore, Behind]), RESULT, "store nowhere, current, unread"),
        ("on a new message", over().with(RESULT, SEPARATE), RESULT, "post in 11, silently"),
        ("unconfirmed", over().with(RESULT, [Nowhere, Behind, Unconfirmed]), RESULT, "post in 11, silently, again"),
        ("posted", over().with(RESULT, []), RESULT, "nothing"),
        ("posted, behind", over().with(RESULT, [Behind]), RESULT, "edit 90"),
    ]);
}

#[test]
fn result_is_a_new_message_if_there_are_later_ones() {
    for (situation, outcome, expected) in [
        ("the public message is the last one", Ok(Some(50)), "store nowhere, current, unread"),
        ("a later one", Ok(Some(51)), "store nowhere, behind"),
        ("an earlier one", Ok(Some(49)), "store nowhere, current, unread"),
        ("none", Ok(None), "store nowhere, current, unread"),
        ("a failure", Err(Failure::ChannelLost), "store nowhere, current, unread"),
    ] {
        let desk = over();
        let last = outcome.map(|last| last.map(MessageId));
        let next = desk.decide(RESULT, |it| it.after_last_message(last));
        assert_eq!(words::next(&next, &desk.table), expected, "{situation}");
    }
}

#[test]
fn reading_the_last_message_is_followed_by_what_was_decided() {
    let desk = over();
    let step = desk.decide(RESULT, |it| it.next_step(Progress::Begun));
    let so_far = desk.decide(RESULT, |it| it.progress(Progress::Begun, &step));
    assert_eq!(so_far, Progress::Begun);
}

#[test]
fn public_message_waits_for_the_result_and_then_leads_to_it() {
    check([
        ("not decided", over(), PUBLIC, "nothing"),
        ("on the public message", over().with(RESULT, IN_PLACE), PUBLIC, "edit 50"),
        ("not posted yet", over().with(RESULT, SEPARATE), PUBLIC, "nothing"),
        ("unconfirmed", over().with(RESULT, [Nowhere, Behind, Unconfirmed]), PUBLIC, "nothing"),
        ("posted", over().with(RESULT, []), PUBLIC, "edit 50"),
        ("posted, public message is nowhere", Desk::of(ended()).with(PUBLIC, [Behind, Nowhere]).with(RESULT, []), PUBLIC, "store nowhere, current"),
        ("match in direct messages", Desk::of(out_of_time(&direct_in_public())).with(PUBLIC, [Behind]), PUBLIC, "edit 50"),
    ]);
    let deleted = over().with(RESULT, []).decide(PUBLIC, |it| {
        it.after_edit(CHANNEL, Err(Failure::MessageNotFound)).next
    });
    let found = words::next(&deleted, &ended());
    assert_eq!(found, "nowhere, current, delete 50, update links", "it is not posted again below the result");
}

#[test]
fn links_lead_to_the_result() {
    for (situation, desk, expected) in [
        ("on the public message", over().with(FINGERPRINT, []).with(RESULT, IN_PLACE), 40),
        ("posted", over().with(FINGERPRINT, []).with(RESULT, []), 90),
    ] {
        let link = desk.messages().link(PUBLIC);
        assert_eq!(link, Some((CHANNEL, MessageId(expected))), "{situation}");
    }
}

#[test]
fn result_that_is_refused_is_shown_on_the_public_message() {
    let desk = over().with(RESULT, SEPARATE);
    let in_place = "nowhere, current, unread, update links";
    for (outcome, expected) in [
        (Ok((CHANNEL, MessageId(90))), "90, current, update links"),
        (Err(Failure::ChannelInaccessible), in_place),
        (Err(Failure::ChannelLost), in_place),
        (Err(Failure::Refused), in_place),
        (Err(Failure::RateLimited), "retry"),
        (Err(Failure::UnknownEmoji), "retry"),
        (Err(Failure::Other), "retry"),
    ] {
        assert_eq!(after_post(&desk, RESULT, outcome), expected, "{outcome:?}");
    }
}

#[test]
fn result_that_cannot_be_edited_stays() {
    let desk = over().with(RESULT, [Behind]);
    for (failure, expected) in [
        (Failure::MessageNotFound, "post anew"),
        (Failure::ChannelInaccessible, "store 90, current"),
        (Failure::ChannelLost, "store 90, current"),
        (Failure::Other, "retry"),
    ] {
        let aftermath = desk.decide(RESULT, |it| it.after_edit(CHANNEL, Err(failure)));
        assert_eq!(words::aftermath(&aftermath, &desk.table), expected, "{failure:?}");
    }
}

#[test]
fn result_that_could_not_be_posted_is_tried_for_a_day() {
    let result = || Desk::of(ended_in_series()).with(PUBLIC, [Behind, Nowhere]).with(RESULT, IN_PLACE);
    for (situation, desk, failure, expected) in [
        ("no permission", result(), Failure::ChannelInaccessible, "retry"),
        ("channel is gone", result(), Failure::ChannelLost, "retry"),
        ("two days later", result().later(48 * 60 * MINUTE), Failure::ChannelLost, "end the series; nowhere, current"),
        ("no series", Desk::of(ended()).later(48 * 60 * MINUTE).with(PUBLIC, [Behind, Nowhere]).with(RESULT, IN_PLACE), Failure::ChannelLost, "nowhere, current"),
    ] {
        assert_eq!(
            after_post(&desk, PUBLIC, Err(failure)),
            expected,
            "{situation}"
        );
    }
}

#[test]
fn result_for_a_player_without_direct_messages_is_tried_for_a_day() {
    let result = || Desk::of(ended()).with(HAND, [Nowhere]).with(MENTION, [Behind, Nowhere]);
    let late = || result().later(48 * 60 * MINUTE);
    let running = || Desk::of(begun()).with(HAND, [Nowhere]);
    for (situation, desk, failure, expected) in [
        ("no permission", result(), Failure::ChannelInaccessible, "retry"),
        ("channel is gone", result(), Failure::ChannelLost, "retry"),
        ("no permission, two days later", late(), Failure::ChannelInaccessible, "nowhere, current, unread"),
        ("channel is gone, two days later", late(), Failure::ChannelLost, "nowhere, current, unread"),
        ("a turn", running(), Failure::ChannelInaccessible, "nowhere, current, unread"),
    ] {
        assert_eq!(
            after_post(&desk, MENTION, Err(failure)),
            expected,
            "{situation}"
        );
    }
}
