//! Replies to interactions that show a message, and copies of hands.

use std::time::Duration;

use super::*;
use crate::ids::{MessageId, UserId};
use crate::locale::Locale;

fn reply(expires_at: crate::timestamp::Timestamp) -> Placement {
    let token = "other".to_owned();
    Placement::EphemeralReply { token, expires_at }
}

#[test]
fn reply_that_shows_a_message_is_noted() {
    let begun = || Desk::of(begun());
    let later = || Desk::of(later_turn());
    let own = |desk: &Desk| desk.rows[0].placement.clone();
    let message = |number| Placement::Message(CHANNEL, MessageId(number));
    let hand = later().with(HAND, [Behind, PostedBefore]);
    let opened = later().with(HAND, [Behind, PostedBefore, Reply]);
    let unconfirmed = later().with(HAND, [Behind, PostedBefore, Unconfirmed]);
    let replacing = later().with(HAND, [Behind, PostedBefore, Replacing]);
    for (situation, desk, placement, expected) in [
        ("hand is opened before it was posted", begun(), reply(NOW), "store reply, current"),
        ("hand could not be posted", begun().with(HAND, [Nowhere]), reply(NOW), "store reply, current"),
        ("hand is opened again", opened.clone(), reply(NOW), "store reply, current"),
        ("the same reply", opened.clone(), own(&opened), "store reply, current, unread"),
        ("the message itself", hand.clone(), own(&hand), "store 61, current, unread"),
        ("another message replaces it", hand.clone(), message(65), "store 65, behind, superseding 61"),
        ("message whose post was unconfirmed", unconfirmed.clone(), message(65), "store 65, behind, unread, superseding 61"),
        ("the old message while a post is unconfirmed", unconfirmed.clone(), own(&unconfirmed), "store 61, behind, unread, unconfirmed"),
        ("message that still replaces another", replacing.clone(), own(&replacing), "store 61, behind, unread, superseding 99"),
        ("hand is a direct message", hand, reply(NOW), "copy"),
        ("a third message", replacing, message(65), "nothing"),
    ] {
        let found = match desk.decide(HAND, |it| it.after_reply(placement)) {
            Replied::Store(state) => format!("store {}", words::state(&state, &desk.table)),
            Replied::Copy(_) => "copy".to_owned(),
            Replied::Nothing => "nothing".to_owned(),
        };
        assert_eq!(found, expected, "{situation}");
    }
}

#[test]
fn reply_replaces_an_older_one_that_can_still_be_edited() {
    let opened = |token: &str, expires_at| {
        let mut desk = Desk::of(begun()).with(HAND, [Reply]);
        let token = token.to_owned();
        desk.rows[0].placement = Placement::EphemeralReply { token, expires_at };
        desk
    };
    let copied = |token: &str| {
        let mut desk = Desk::of(begun()).with(HAND, []);
        desk.copy = Some(ReplyCopy {
            token: token.to_owned(),
            expires_at: NOW + 10 * MINUTE,
            revision: 1,
        });
        desk
    };
    let soon = NOW + 10 * MINUTE;
    for (situation, desk, expected) in [
        ("none before", Desk::of(begun()), None),
        ("only a direct message", Desk::of(begun()).with(HAND, []), None),
        ("an older reply", opened("older", soon), Some("older")),
        ("the same reply", opened("other", soon), None),
        ("an older reply that has expired", opened("older", NOW), None),
        ("an older copy", copied("older"), Some("older")),
        ("the same copy", copied("other"), None),
    ] {
        let replaced = desk.decide(HAND, |it| it.replaced_reply(&reply(soon)));
        assert_eq!(replaced.as_deref(), expected, "{situation}");
    }
}

#[test]
fn copy_of_a_hand_follows_the_match_as_long_as_it_can() {
    let with = |revision, expires_at| {
        let mut desk = Desk::of(begun()).with(HAND, []);
        let token = "copy".to_owned();
        desk.copy = Some(ReplyCopy {
            token,
            expires_at,
            revision,
        });
        desk
    };
    let soon = NOW + 10 * MINUTE;
    for (situation, desk, is_before_reply, is_edited, is_forgotten) in [
        ("none", Desk::of(begun()).with(HAND, []), false, false, false),
        ("behind", with(1, soon), false, true, false),
        ("current", with(3, soon), false, false, false),
        ("a reply may be about to show it", with(1, soon), true, false, false),
        ("expired", with(1, NOW), false, false, true),
        ("current, expired", with(3, NOW), true, false, true),
    ] {
        let found = desk.decide(HAND, |it| {
            (
                it.outdated_copy(is_before_reply).is_some(),
                it.has_copy_expired(),
            )
        });
        assert_eq!(found, (is_edited, is_forgotten), "{situation}");
    }
}

#[test]
fn copy_that_cannot_be_edited_is_forgotten() {
    let desk = Desk::of(begun()).with(HAND, []);
    let copy = ReplyCopy {
        token: "copy".to_owned(),
        expires_at: NOW,
        revision: 1,
    };
    for (outcome, expected) in [
        (Ok(()), Some(3)),
        (Err(Failure::RateLimited), Some(1)),
        (Err(Failure::Other), Some(1)),
        (Err(Failure::MessageNotFound), None),
        (Err(Failure::UnknownEmoji), None),
        (Err(Failure::Refused), None),
    ] {
        let after = desk.decide(HAND, |it| it.after_copy_edit(copy.clone(), outcome));
        assert_eq!(after.map(|it| it.revision), expected, "{outcome:?}");
    }
}

fn spectator(user: u64, token: &str) -> Spectator {
    Spectator {
        user: UserId(user),
        locale: Locale::En,
        copy: ReplyCopy {
            token: token.to_owned(),
            expires_at: NOW + 15 * MINUTE,
            revision: 1,
        },
    }
}

#[test]
fn spectators_see_the_match_change_until_their_token_expires() {
    let mut messages = Desk::of(begun()).messages();
    messages.add_spectator(spectator(5, "first"));
    messages.add_spectator(spectator(6, "shown"));
    let shown = spectator(6, "shown");
    let copy = ReplyCopy { revision: 3, ..shown.copy.clone() };
    messages.set_spectator(&shown, Some(copy));
    let table = begun();
    for (situation, kind, now, expected) in [
        ("running", PUBLIC, NOW, vec!["first"]),
        ("other message", HAND, NOW, vec![]),
        ("a moment before the end", PUBLIC, NOW + 14 * MINUTE - Duration::from_millis(1), vec!["first"]),
        ("it has said so", PUBLIC, NOW + 14 * MINUTE, vec![]),
    ] {
        let situation_of = Situation {
            table: &table,
            messages: &messages,
            kind,
            settings: Settings::default(),
            is_played_in_public: false,
            is_shared: false,
            now,
        };
        let outdated = situation_of.outdated_spectators();
        let tokens: Vec<_> = outdated.iter().map(|it| it.copy.token.as_str()).collect();
        assert_eq!(tokens, expected, "{situation}");
    }
}

#[test]
fn spectator_has_one_reply_and_there_are_not_too_many() {
    let tokens = |messages: &Messages| -> Vec<String> {
        let all = messages.spectators().iter();
        all.map(|it| it.copy.token.clone()).collect()
    };
    let mut messages = Desk::of(begun()).messages();
    messages.add_spectator(spectator(5, "old"));
    assert_eq!(messages.add_spectator(spectator(5, "new")), None);
    assert_eq!(tokens(&messages), ["new"]);
    assert_eq!(messages.take_spectator("old"), None, "the timer of the old one does nothing");
    messages.set_spectator(&spectator(5, "old"), None);
    assert_eq!(tokens(&messages), ["new"]);
    let surplus = (6..30).find_map(|user| messages.add_spectator(spectator(user, "other")));
    assert_eq!(surplus, None);
    let surplus = messages.add_spectator(spectator(30, "other"));
    assert_eq!(surplus.map(|it| it.copy.token).as_deref(), Some("new"));
}
