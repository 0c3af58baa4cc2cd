//! Which messages a match must have.

use claim_rules::cards::Seat;

use super::*;
use crate::settings::PersonalSetting::{FewerNotifications, HandInChannel};

type Row = (&'static str, Desk, MessageKind, &'static str);

/// Checks the next step in each situation.
#[track_caller]
pub(super) fn check<const N: usize>(rows: [Row; N]) {
    for (situation, desk, kind, expected) in rows {
        let step = desk.decide(kind, |it| it.next_step(Progress::Begun));
        let found = words::step(&step, &desk.table);
        assert_eq!(found, expected, "{kind:?}: {situation}");
    }
}

#[test]
fn fingerprint_comes_before_the_table() {
    let lobby = || Desk::of(lobby());
    let begun = || Desk::of(begun());
    check([
        ("new table", lobby(), FINGERPRINT, "post in 11, unannounced"),
        ("table that is shown without", lobby().with(PUBLIC, []), FINGERPRINT, "nothing"),
        ("table that is shown with it", lobby().with(PUBLIC, []).with(FINGERPRINT, []), FINGERPRINT, "nothing"),
        ("match that has begun at once", begun(), FINGERPRINT, "nothing"),
        ("running match, behind", begun().with(FINGERPRINT, [Behind]), FINGERPRINT, "nothing"),
        ("end of the match", Desk::of(ended()).with(FINGERPRINT, [Behind]), FINGERPRINT, "store 40, current"),
        ("table without a match", Desk::of(cancelled()).with(FINGERPRINT, [Behind]), FINGERPRINT, "delete 40"),
        ("match in direct messages", Desk::of(direct()), FINGERPRINT, "nothing"),
    ]);
}

#[test]
fn invitation_that_is_declined_is_replaced_by_an_opening_without_one() {
    // It was posted when the table was opened: at the revision before the answer.
    let declined = || Desk::of(declined()).with(PUBLIC, []);
    check([
        ("not answered", Desk::of(inviting()).with(PUBLIC, []).with(FINGERPRINT, []), FINGERPRINT, "nothing"),
        ("declined", declined().with(FINGERPRINT, [Behind]), FINGERPRINT, "post in 11, silently, replacing 40"),
        ("replaced", declined().with(FINGERPRINT, []), FINGERPRINT, "nothing"),
        ("was refused", declined().with(FINGERPRINT, [Nowhere]), FINGERPRINT, "nothing"),
        ("another person has joined on it", Desk::of(declined_and_joined()).with(PUBLIC, []).with(FINGERPRINT, [Behind]), FINGERPRINT, "nothing"),
        ("no one was invited", Desk::of(lobby()).with(PUBLIC, []).with(FINGERPRINT, []), FINGERPRINT, "nothing"),
    ]);
}

#[test]
fn public_message_waits_for_the_fingerprint() {
    let lobby = || Desk::of(lobby());
    check([
        ("not posted yet", lobby(), PUBLIC, "nothing"),
        ("unconfirmed", lobby().with(FINGERPRINT, [Nowhere, Unconfirmed]), PUBLIC, "nothing"),
        ("posted", lobby().with(FINGERPRINT, []), PUBLIC, "post in 11, unannounced"),
        ("refused", lobby().with(FINGERPRINT, [Nowhere]), PUBLIC, "post in 11, unannounced"),
        ("match that has begun at once", Desk::of(begun()), PUBLIC, "post in 11, unannounced"),
        ("cancelled before it was shown", Desk::of(cancelled()), PUBLIC, "post in 11, unannounced"),
    ]);
}

#[test]
fn public_message_follows_the_match() {
    let begun = || Desk::of(begun());
    check([
        ("current", begun().with(PUBLIC, []), PUBLIC, "nothing"),
        ("behind", begun().with(PUBLIC, [Behind]), PUBLIC, "edit 50"),
        ("marked as outdated", begun().with(PUBLIC, [Outdated]), PUBLIC, "edit 50"),
        ("a new turn", Desk::of(later_turn()).with(PUBLIC, [Behind, PostedBefore]), PUBLIC, "edit 50"),
        ("end of the match", Desk::of(ended()).with(PUBLIC, [Behind, PostedBefore]).with(RESULT, IN_PLACE), PUBLIC, "edit 50"),
        ("nowhere", begun().with(PUBLIC, [Behind, Nowhere]), PUBLIC, "post in 11, unannounced"),
        ("nowhere, but noted as current", begun().with(PUBLIC, [Nowhere]), PUBLIC, "nothing"),
    ]);
}

#[test]
fn each_player_has_a_hand() {
    let begun = || Desk::of(begun());
    check([
        ("lobby", Desk::of(lobby()), HAND, "nothing"),
        ("player to act", begun(), HAND, "post to person 1"),
        ("player who waits", begun(), OTHER_HAND, "post to person 2"),
        ("bot", Desk::of(against_bot()), OTHER_HAND, "nothing"),
        ("current", begun().with(HAND, []), HAND, "nothing"),
        ("behind", begun().with(HAND, [Behind]), HAND, "edit 61"),
        ("marked as outdated", begun().with(HAND, [Outdated]), HAND, "edit 61"),
        ("not delivered, same turn", begun().with(HAND, [Behind, Nowhere]), HAND, "store nowhere, current"),
        ("not delivered, noted", begun().with(HAND, [Nowhere]), HAND, "nothing"),
        ("not delivered, next turn", Desk::of(later_turn()).with(HAND, [Behind, Nowhere, PostedBefore]), HAND, "post to person 1"),
        ("opened as a reply", begun().with(HAND, [Behind, Reply]), HAND, "edit the reply"),
        ("opened as a reply that has expired", begun().with(HAND, [Behind, ExpiredReply]), HAND, "store nowhere, current"),
        ("game without hands", Desk::of(begun_in_public()), HAND, "post to person 1"),
    ]);
}

#[test]
fn hand_in_the_channel_is_no_direct_message() {
    let begun = || Desk::of(begun()).wanting(HandInChannel);
    check([
        ("new hand", begun(), HAND, "post to person 1, withheld"),
        ("setting was just switched on", begun().with(HAND, [Outdated]), HAND, "post to person 1, withheld, replacing 61"),
        ("hand that is current", begun().with(HAND, []), HAND, "nothing"),
        ("reply", begun().with(HAND, [Outdated, Reply]), HAND, "edit the reply"),
        ("match in direct messages", Desk::of(direct()).wanting(HandInChannel), HAND, "post to person 1"),
        ("hand of another player", begun(), OTHER_HAND, "post to person 2, withheld"),
    ]);
}

#[test]
fn match_in_direct_messages_has_one_message() {
    let hands = || Desk::of(direct());
    let public = || Desk::of(direct_in_public());
    check([
        ("hand", hands(), HAND, "post to person 1"),
        ("hand, behind", hands().with(HAND, [Behind, PostedBefore]), HAND, "edit 61"),
        ("no public message", hands(), PUBLIC, "nothing"),
        ("no mention", hands().with(HAND, [Nowhere]), MENTION, "nothing"),
        ("public message", public(), PUBLIC, "post to person 1, unannounced"),
        ("public message, behind", public().with(PUBLIC, [Behind, PostedBefore]), PUBLIC, "edit 50"),
        ("no hand", public(), HAND, "nothing"),
        ("hand that was opened", public().with(HAND, [Behind, Reply]), HAND, "edit the reply"),
        ("hand that was opened and has expired", public().with(HAND, [Behind, ExpiredReply]), HAND, "store nowhere, current"),
        ("no mention beside the public one", public(), MENTION, "nothing"),
        ("no thread", public().with(PUBLIC, []), THREAD, "nothing"),
    ]);
}

#[test]
fn tutorial_is_edited_because_its_player_looks_at_it() {
    let hands = || Desk::of(tutorial());
    check([
        ("hand", hands(), HAND, "post to person 1"),
        ("hand, a new turn", hands().with(HAND, [Behind, PostedBefore]), HAND, "edit 61"),
        ("reply, a new turn", hands().with(HAND, [Behind, PostedBefore, Reply]), HAND, "edit the reply"),
        ("expired reply, a new turn", hands().with(HAND, [Behind, PostedBefore, ExpiredReply]), HAND, "post to person 1"),
        ("no public message", hands(), PUBLIC, "nothing"),
        ("no mention", hands(), MENTION, "nothing"),
    ]);
}

#[test]
fn player_without_direct_messages_is_mentioned() {
    let alone = || Desk::of(begun()).with(HAND, [Nowhere]);
    check([
        ("hand was not tried yet", Desk::of(begun()), MENTION, "nothing"),
        ("hand is behind", Desk::of(begun()).with(HAND, [Behind, Nowhere]), MENTION, "nothing"),
        ("hand was delivered", Desk::of(begun()).with(HAND, []), MENTION, "nothing"),
        ("hand was refused", alone(), MENTION, "post in 11"),
        ("there is a thread", alone().with(THREAD, []), MENTION, "post in 12, or else in 11"),
        ("hand was opened as a reply", Desk::of(begun()).with(HAND, [Reply]), MENTION, "post in 11"),
        ("player who waits", Desk::of(begun()).with(OTHER_HAND, [Nowhere]), OTHER_MENTION, "nothing"),
        ("turn is over", alone().with(OTHER_HAND, [Nowhere]).with(OTHER_MENTION, [Behind]), OTHER_MENTION, "delete 72"),
        ("hand arrives later", Desk::of(begun()).with(HAND, []).with(MENTION, [Behind]), MENTION, "delete 71"),
        ("current", alone().with(MENTION, []), MENTION, "nothing"),
        ("behind", alone().with(MENTION, [Behind]), MENTION, "edit 71"),
        ("deleted, noted", alone().with(MENTION, [Nowhere, PostedBefore]), MENTION, "nothing"),
        ("a bot", Desk::of(against_bot()).with(OTHER_HAND, [Nowhere]), OTHER_MENTION, "nothing"),
    ]);
}

#[test]
fn mention_is_left_out_if_the_player_sees_it_anyway() {
    let again = || Desk::of(own_turn_again());
    let public = || Desk::of(own_turn_again_in_public());
    check([
        ("has just acted in a reply", again().with(HAND, [Reply]), MENTION, "nothing"),
        ("has just acted, but the reply is gone", again().with(HAND, [Nowhere]), MENTION, "post in 11"),
        ("has acted a while ago", Desk::of(later_turn()).with(HAND, [Reply]), MENTION, "post in 11"),
        ("has just acted on the public message", public().with(HAND, [Nowhere]).with(PUBLIC, []), MENTION, "nothing"),
        ("public message is gone", public().with(HAND, [Nowhere]), MENTION, "post in 11"),
    ]);
}

#[test]
fn players_are_mentioned_for_other_reasons_than_their_turn() {
    let asked = || Desk::of(other_is_asked()).with(OTHER_HAND, [Nowhere]);
    let resumed = || Desk::of(resumed()).with(HAND, [Nowhere]);
    let replaced = || Desk::of(replaced()).with(HAND, [Nowhere]);
    check([
        ("asked for an answer", asked(), OTHER_MENTION, "post in 11"),
        ("asked again after the mention was deleted", asked().with(OTHER_MENTION, [Nowhere]), OTHER_MENTION, "nothing"),
        ("asked, mentioned", asked().with(OTHER_MENTION, []), OTHER_MENTION, "nothing"),
        ("asked, mention is older", asked().with(OTHER_MENTION, [Behind]), OTHER_MENTION, "post in 11, replacing 72"),
        ("time runs again", resumed(), MENTION, "post in 11"),
        ("time runs again, mention was deleted", resumed().with(MENTION, [Nowhere, Behind]), MENTION, "post in 11"),
        ("a bot plays for them", replaced(), MENTION, "post in 11"),
        ("has left the server", Desk::of(left()).with(HAND, [Nowhere]), MENTION, "nothing"),
        ("the match is paused", Desk::of(paused()).with(HAND, [Nowhere]), MENTION, "nothing"),
        ("paused, mention is there", Desk::of(paused()).with(HAND, [Nowhere]).with(MENTION, [Behind]), MENTION, "delete 71"),
        ("the match has ended", Desk::of(ended()).with(HAND, [Nowhere]), MENTION, "post in 11"),
        ("the match has ended, for the other", Desk::of(ended()).with(OTHER_HAND, [Nowhere]), OTHER_MENTION, "post in 11"),
        ("it has ended, and they were told", Desk::of(ended()).with(HAND, [Nowhere]).with(MENTION, []), MENTION, "nothing"),
        ("mention of this turn was deleted before a pause", Desk::of(begun()).with(HAND, [Nowhere]).with(MENTION, [Nowhere, Behind]), MENTION, "store nowhere, current"),
    ]);
}

#[test]
fn who_wants_fewer_notifications_is_not_mentioned_for_turns() {
    let quiet = |table| {
        Desk::of(table)
            .wanting(FewerNotifications)
            .with(HAND, [Nowhere])
    };
    check([
        ("turn", quiet(begun()), MENTION, "nothing"),
        ("turn, mention was there", quiet(begun()).with(MENTION, [Behind]), MENTION, "delete 71"),
        ("asked for an answer", quiet(asked()), MENTION, "post in 11"),
        ("a bot plays for them", quiet(replaced()), MENTION, "post in 11"),
        ("end of the match", quiet(ended()), MENTION, "post in 11"),
        ("a reminder", Desk::of(reminded()).wanting(FewerNotifications).with(HAND, []), REMINDER, "post to person 1"),
    ]);
}

#[test]
fn player_with_little_time_left_is_reminded() {
    let reminded = || Desk::of(reminded());
    check([
        ("not yet", Desk::of(begun()).with(HAND, []), REMINDER, "nothing"),
        ("due", reminded().with(HAND, []), REMINDER, "post to person 1"),
        ("without direct messages", reminded().with(HAND, [Nowhere]), REMINDER, "post in 11"),
        ("without direct messages, in the thread", reminded().with(HAND, [Nowhere]).with(THREAD, []), REMINDER, "post in 12, or else in 11"),
        ("the other player", reminded().with(OTHER_HAND, []), MessageKind::Reminder(Seat::Second), "nothing"),
        ("sent", reminded().with(HAND, []).with(REMINDER, []), REMINDER, "nothing"),
        ("sent, behind", reminded().with(HAND, []).with(REMINDER, [Behind]), REMINDER, "edit 81"),
        ("refused", reminded().with(HAND, []).with(REMINDER, [Nowhere, Behind]), REMINDER, "store nowhere, current"),
        ("has acted since", Desk::of(begun()).with(REMINDER, [Behind]), REMINDER, "delete 81"),
        ("of an earlier turn", reminded().with(REMINDER, [Behind, PostedBefore, Nowhere]), REMINDER, "post in 11"),
    ]);
}

#[test]
fn match_between_people_has_a_thread_if_the_server_wants_that() {
    let shown = |table| Desk::of(table).with(PUBLIC, []);
    let mut unwanted = shown(begun());
    unwanted.settings.wants_threads = Some(false);
    check([
        ("wanted", shown(begun()), THREAD, "start a thread from 50"),
        ("not wanted", unwanted, THREAD, "nothing"),
        ("setting is not read", shown(begun()).unread(), THREAD, "read the settings of server 10"),
        ("no public message yet", Desk::of(begun()), THREAD, "nothing"),
        ("started", shown(begun()).with(THREAD, [Behind]), THREAD, "nothing"),
        ("refused", shown(begun()).with(THREAD, [Nowhere]), THREAD, "nothing"),
        ("lobby", shown(lobby()), THREAD, "nothing"),
        ("match against a bot", shown(against_bot()), THREAD, "nothing"),
        ("end of the match", shown(ended()), THREAD, "nothing"),
    ]);
}

#[test]
fn settings_are_read_only_if_they_decide() {
    let read = "read the settings of 1";
    let begun = || Desk::of(begun()).unread();
    check([
        ("hand that is behind", begun().with(HAND, [Behind]), HAND, read),
        ("hand that is current", begun().with(HAND, []), HAND, "nothing"),
        ("hand of a match in direct messages", Desk::of(direct()).unread().with(HAND, [Behind]), HAND, "edit 61"),
        ("mention that depends on them", begun().with(HAND, [Nowhere]), MENTION, read),
        ("mention of a player with a hand", begun().with(HAND, []), MENTION, "read the settings of 1"),
        ("mention of a player who waits", begun().with(OTHER_HAND, [Nowhere]), OTHER_MENTION, "read the settings of 2"),
        ("public message", begun().with(PUBLIC, [Behind]), PUBLIC, "edit 50"),
        ("reminder", Desk::of(reminded()).unread().with(HAND, []), REMINDER, "post to person 1"),
    ]);
}
