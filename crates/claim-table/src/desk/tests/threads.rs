//! What is in the thread of a match: the list of its moves, and the result.

use super::wanted::check;
use super::outcomes::after_post;
use super::*;
use crate::ids::MessageId;

fn running() -> Desk {
    Desk::of(begun()).with(THREAD, [])
}

fn over() -> Desk {
    Desk::of(ended()).with(THREAD, [])
}

#[test]
fn thread_lists_the_moves() {
    check([
        ("no thread", Desk::of(begun()), MOVES, "nothing"),
        ("thread was refused", Desk::of(begun()).with(THREAD, [Nowhere]), MOVES, "nothing"),
        ("new thread", running(), MOVES, "post in 12, silently"),
        ("unconfirmed", running().with(MOVES, [Nowhere, Unconfirmed]), MOVES, "post in 12, silently, again"),
        ("a new turn", Desk::of(later_turn()).with(THREAD, []).with(MOVES, [Behind, PostedBefore]), MOVES, "edit 51"),
        ("current", running().with(MOVES, []), MOVES, "nothing"),
        ("refused", running().with(MOVES, [Nowhere, Behind]), MOVES, "store nowhere, current"),
        ("end of the match", over().with(MOVES, [Behind, PostedBefore]), MOVES, "edit 51"),
    ]);
}

#[test]
fn thread_shows_the_result() {
    check([
        ("running match", running(), THREAD_RESULT, "nothing"),
        ("no thread", Desk::of(ended()), THREAD_RESULT, "nothing"),
        ("end of the match", over(), THREAD_RESULT, "post in 12, silently"),
        ("posted", over().with(THREAD_RESULT, []), THREAD_RESULT, "nothing"),
        ("refused", over().with(THREAD_RESULT, [Nowhere]), THREAD_RESULT, "nothing"),
    ]);
}

#[test]
fn match_goes_on_if_nothing_can_be_posted_in_its_thread() {
    for (outcome, expected) in [
        (Ok((THREAD_CHANNEL, MessageId(51))), "51, current"),
        (Err(Failure::ChannelLost), "nowhere, current"),
        (Err(Failure::ChannelInaccessible), "nowhere, current"),
        (Err(Failure::Refused), "nowhere, current"),
        (Err(Failure::RateLimited), "retry"),
        (Err(Failure::Other), "retry"),
    ] {
        assert_eq!(after_post(&running(), MOVES, outcome), expected, "{outcome:?}");
    }
    let posted = Ok((THREAD_CHANNEL, MessageId(52)));
    let found = after_post(&over(), THREAD_RESULT, posted);
    assert_eq!(found, "archive the thread again; 52, current");
}

#[test]
fn what_cannot_be_edited_in_a_thread_stays() {
    let desk = running().with(MOVES, [Behind]);
    for (failure, expected) in [
        (Failure::MessageNotFound, "post anew"),
        (Failure::ChannelLost, "store 51, current"),
        (Failure::ChannelInaccessible, "store 51, current"),
        (Failure::Refused, "store 51, current"),
        (Failure::Other, "retry"),
    ] {
        let aftermath = desk.decide(MOVES, |it| it.after_edit(THREAD_CHANNEL, Err(failure)));
        assert_eq!(words::aftermath(&aftermath, &desk.table), expected, "{failure:?}");
    }
}
