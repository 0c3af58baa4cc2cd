//! When a message is replaced by a new one, because edits do not notify; and in which order messages are updated.

use claim_rules::cards::Seat;

use super::wanted::check;
use super::*;
use crate::settings::PersonalSetting::FewerNotifications;

#[test]
fn hand_is_replaced_when_there_is_news() {
    let old = [Behind, PostedBefore];
    let replaced = "post to person 1, replacing 61";
    check([
        ("a turn begins", Desk::of(later_turn()).with(HAND, old), HAND, replaced),
        ("same turn", Desk::of(later_turn()).with(HAND, [Behind]), HAND, "edit 61"),
        ("another player's turn begins", Desk::of(later_turn()).with(OTHER_HAND, old), OTHER_HAND, "edit 62"),
        ("a turn begins, reply has shown it", Desk::of(later_turn()).with(HAND, [PostedBefore]), HAND, "nothing"),
        ("the match has ended", Desk::of(ended()).with(HAND, old), HAND, replaced),
        ("it has ended, and a reply has shown it", Desk::of(ended()).with(HAND, [PostedBefore]), HAND, replaced),
        ("it has ended, and they were told", Desk::of(ended()).with(HAND, []), HAND, "nothing"),
        ("the match was voided", Desk::of(voided()).with(HAND, [Behind]), HAND, replaced),
        ("it was voided, and it shows that", Desk::of(voided()).with(HAND, [Outdated]), HAND, "edit 61"),
        ("it was voided, in the channel", Desk::of(voided()).with(PUBLIC, [Behind]).with(RESULT, IN_PLACE), PUBLIC, "edit 50"),
        ("it was voided, on a new message", Desk::of(voided()).with(PUBLIC, []).with(RESULT, [Behind]), RESULT, "edit 90"),
        ("asked for an answer", Desk::of(asked()).with(HAND, [Behind]), HAND, replaced),
        ("asked, and it shows that", Desk::of(asked()).with(HAND, [Outdated]), HAND, "edit 61"),
        ("time runs again", Desk::of(resumed()).with(HAND, [Behind]), HAND, replaced),
        ("a bot plays for them", Desk::of(super::replaced()).with(HAND, old), HAND, replaced),
        ("channel was lost", Desk::of(lost()).with(HAND, [Behind]), HAND, "edit 61"),
        ("channel was lost, clock has stopped", Desk::of(paused_by_loss()).with(HAND, [Behind]), HAND, replaced),
        ("reply, a turn begins", Desk::of(later_turn()).with(HAND, [Behind, PostedBefore, Reply]), HAND, "post to person 1"),
    ]);
}

#[test]
fn match_in_direct_messages_is_replaced_only_when_time_has_run_out() {
    let old = [Behind, PostedBefore];
    let [hands, public] = [direct, direct_in_public].map(|table| out_of_time(&table()));
    check([
        ("hand", Desk::of(hands.clone()).with(HAND, old), HAND, "post to person 1, replacing 61"),
        ("hand, they were told", Desk::of(hands).with(HAND, []), HAND, "nothing"),
        ("public message", Desk::of(public.clone()).with(PUBLIC, old), PUBLIC, "post to person 1, replacing 50"),
        ("public message, they were told", Desk::of(public).with(PUBLIC, []), PUBLIC, "nothing"),
        ("between people", Desk::of(out_of_time(&begun())).with(PUBLIC, old).with(RESULT, IN_PLACE), PUBLIC, "edit 50"),
    ]);
}

#[test]
fn mention_is_replaced_when_there_is_news() {
    let alone = |table| Desk::of(table).with(HAND, [Nowhere]);
    let replaced = "post in 11, replacing 71";
    check([
        ("a turn begins", alone(later_turn()).with(MENTION, [Behind, PostedBefore]), MENTION, replaced),
        ("same turn", alone(later_turn()).with(MENTION, [Behind]), MENTION, "edit 71"),
        ("time runs again", alone(resumed()).with(MENTION, [Behind]), MENTION, replaced),
        ("the match has ended", alone(ended()).with(MENTION, [Behind, PostedBefore]), MENTION, replaced),
        ("it was voided", alone(voided()).with(MENTION, [Behind]), MENTION, replaced),
        ("it is marked as outdated", alone(later_turn()).with(MENTION, [Outdated]), MENTION, "edit 71"),
    ]);
}

#[test]
fn who_wants_fewer_notifications_is_told_of_turns_silently() {
    let quiet = |table| Desk::of(table).wanting(FewerNotifications);
    let old = [Behind, PostedBefore];
    check([
        ("first hand", quiet(begun()), HAND, "post to person 1, silently"),
        ("a turn begins", quiet(later_turn()).with(HAND, old), HAND, "post to person 1, silently, replacing 61"),
        ("asked for an answer", quiet(asked()).with(HAND, [Behind]), HAND, "post to person 1, replacing 61"),
        ("the match has ended", quiet(ended()).with(HAND, old), HAND, "post to person 1, replacing 61"),
        ("a bot plays for them", quiet(replaced()).with(HAND, old), HAND, "post to person 1, replacing 61"),
        ("asked and mentioned, a new turn", quiet(asked()).with(HAND, [Nowhere]).with(MENTION, [Outdated, PostedBefore]), MENTION, "edit 71"),
    ]);
}

#[test]
fn what_an_earlier_update_has_left_over_comes_first() {
    let begun = || Desk::of(begun());
    check([
        ("superseded message", begun().with(HAND, [Replacing]), HAND, "delete superseded 99"),
        ("superseded and unconfirmed", begun().with(HAND, [Replacing, Unconfirmed]), HAND, "delete superseded 99"),
        ("unconfirmed", begun().with(HAND, [Unconfirmed]), HAND, "post to person 1, again, replacing 61"),
        ("unconfirmed first post", begun().with(HAND, [Nowhere, Unconfirmed]), HAND, "post to person 1, again"),
        ("unconfirmed, a turn has begun since", Desk::of(later_turn()).with(HAND, [Unconfirmed, PostedBefore]), HAND, "post to person 1, silently, again, replacing 61"),
        ("unconfirmed mention, not wanted any more", begun().with(OTHER_HAND, []).with(OTHER_MENTION, [Nowhere, Unconfirmed]), OTHER_MENTION, "post in 11, silently, again"),
        ("unconfirmed hand in the channel", begun().wanting(crate::settings::PersonalSetting::HandInChannel).with(HAND, [Nowhere, Unconfirmed]), HAND, "post to person 1, again"),
        ("unconfirmed public message", begun().with(PUBLIC, [Nowhere, Unconfirmed]), PUBLIC, "post in 11, unannounced, again"),
    ]);
}

#[test]
fn update_goes_on_after_a_post_was_confirmed() {
    let old = Desk::of(later_turn()).with(HAND, [Behind, PostedBefore]);
    for (is_told, expected) in [
        // A reader who was just notified sees the rest by an edit.
        (true, "edit 61"),
        (false, "post to person 1, replacing 61"),
    ] {
        let step = old.decide(HAND, |it| it.next_step(Progress::Confirmed { is_told }));
        assert_eq!(words::step(&step, &old.table), expected, "told: {is_told}");
    }
}

#[test]
fn announced_message_is_edited_before_the_old_one_is_deleted() {
    let settled = Progress::Settled { was_there: false };
    for (situation, marks, so_far, expected) in [
        ("announced", vec![Outdated, Replacing], settled, "edit 61"),
        ("edited", vec![Replacing], settled, "delete superseded 99"),
        ("the old one is deleted", vec![], settled, "nothing"),
        ("an earlier update was cut off", vec![Outdated, Replacing], Progress::Begun, "delete superseded 99"),
        ("an earlier update was cut off later", vec![Outdated], Progress::Begun, "edit 61"),
    ] {
        let mut desk = Desk::of(begun());
        desk.rows = vec![state(&desk.table, HAND, &marks)];
        let step = desk.decide(HAND, |it| it.next_step(so_far));
        assert_eq!(words::step(&step, &desk.table), expected, "{situation}");
    }
}

#[test]
fn mention_is_considered_again_when_a_hand_is_gone() {
    let gone = || Desk::of(begun()).with(HAND, [Nowhere]);
    for (situation, desk, was_there, expected) in [
        ("mention counts as current", gone().with(MENTION, [Nowhere]), true, "reconsider mentioning 0"),
        ("mention is behind", gone().with(MENTION, [Nowhere, Behind]), true, "nothing"),
        ("no mention yet", gone(), true, "nothing"),
        ("hand was nowhere before", gone().with(MENTION, [Nowhere]), false, "nothing"),
        ("hand is there", Desk::of(begun()).with(HAND, []).with(MENTION, [Nowhere]), true, "nothing"),
    ] {
        let step = desk.decide(HAND, |it| it.next_step(Progress::Settled { was_there }));
        assert_eq!(words::step(&step, &desk.table), expected, "{situation}");
    }
}

#[test]
fn progress_follows_from_the_step() {
    let desk = Desk::of(later_turn()).with(HAND, [Unconfirmed, PostedBefore]);
    let first = desk.decide(HAND, |it| it.next_step(Progress::Begun));
    let late = Progress::Confirmed { is_told: false };
    let settled = Progress::Settled { was_there: true };
    let (channel, message) = (CHANNEL, crate::ids::MessageId(61));
    for (step, expected) in [
        (first, late),
        (Step::DeleteSuperseded(channel, message), Progress::Begun),
        (Step::Edit(channel, message), settled),
        (Step::Delete(channel, message), settled),
        (Step::Reconsider(MENTION), Progress::Settled { was_there: false }),
    ] {
        let found = desk.decide(HAND, |it| it.progress(Progress::Begun, &step));
        assert_eq!(found, expected, "{step:?}");
    }
}

#[test]
fn order_of_updates() {
    use MessageKind::{
        Fingerprint, Hand, Mention, Moves, Public, Reminder, Result, Thread, ThreadResult,
    };
    let [first, second] = [Seat::First, Seat::Second];
    let later = [
        Thread,
        Moves,
        ThreadResult,
        Mention(first),
        Mention(second),
        Reminder(first),
        Reminder(second),
    ];
    for (situation, desk, begin) in [
        ("hands link to the public message", Desk::of(begun()), [Fingerprint, Result, Public, Hand(first), Hand(second)]),
        ("players come before the public", Desk::of(begun()).with(PUBLIC, [Behind]), [Hand(first), Hand(second), Fingerprint, Result, Public]),
    ] {
        let expected: Vec<_> = begin.into_iter().chain(later).collect();
        assert_eq!(desk.messages().in_order(), expected, "{situation}");
    }
}
