//! The match: acting, giving up, running out of time, and who has to be told.

use super::*;
use crate::cards::Card;
use crate::rules::IllegalAction;
use crate::rules::claim;

#[test]
fn an_action_adds_its_line_and_gives_new_time() {
    let later = NOW.after(Duration::from_mins(1));
    let (table, lines) = accepted(&begun(), act(&begun(), &mut rng()), later);
    assert!(matches!(lines.as_slice(), [Line::Action { .. }]));
    assert_eq!(table.line_count(), begun().line_count() + 1);
    assert_eq!(table.deadline(), Some(later.after(TURN_LIMIT)));
}

#[test]
fn nobody_acts_out_of_turn_or_from_outside() {
    let table = begun();
    for (user, refusal) in [
        (waiting(&table), Refusal::NotYourTurn),
        (STRANGER, Refusal::NotInMatch),
    ] {
        refuses(&table, act_as(user, &table, None), refusal);
    }
}

#[test]
fn what_was_chosen_before_the_table_moved_on_is_refused() {
    let table = begun();
    let (user, line) = (to_act(&table), table.line_count());
    refuses(&table, act_as(user, &table, Some(line - 1)), Refusal::Stale);
    let doubled = act_as(user, &table, Some(line));
    refuses(&after(&table, doubled.clone()), doubled, Refusal::Stale);
}

#[test]
fn the_rules_refusal_says_why() {
    let table = begun();
    let card: Card = "dragon-0"
        .parse()
        .expect("a card, but none of this match's");
    let action = Action::Claim(claim::Action::Play(card));
    let illegal = Command::Act {
        user: to_act(&table),
        line: None,
        action,
    };
    let why = IllegalAction::Claim(claim::IllegalAction::NotHeld(card));
    refuses(&table, illegal, Refusal::Illegal(why));
}

#[test]
fn giving_up_is_for_whoever_plays_also_out_of_turn() {
    let table = begun();
    refuses(&table, Command::Resign(STRANGER), Refusal::NotInMatch);
    for (user, seat, winner) in [
        (HOST, Seat::First, Seat::Second),
        (GUEST, Seat::Second, Seat::First),
    ] {
        let (over, lines) = accepted(&table, Command::Resign(user), NOW);
        let ending = Ending::Resigned {
            seat,
            winners: vec![winner],
        };
        let secret = Some(terms(None).secret);
        assert_eq!(over.dealt().and_then(Dealt::ending), Some(&ending));
        assert_eq!(lines, [Line::Result { ending, secret }]);
        assert!(over.is_over() && over.running().is_none());
        assert_eq!((over.deadline(), over.to_act()), (None, None));
    }
}

#[test]
fn whoever_is_to_act_loses_at_the_deadline_and_not_before() {
    let table = begun();
    let deadline = table.deadline().expect("a running match has one");
    let early = table.after(Command::Flag, Timestamp(deadline.0 - 1));
    assert_eq!(early.err(), Some(Refusal::TimeLeft));
    let (over, _) = accepted(&table, Command::Flag, deadline);
    let seat = table.to_act().expect("somebody is to act");
    let ending = Ending::Timeout {
        seat,
        winners: vec![seat.next(2)],
    };
    assert_eq!(over.dealt().and_then(Dealt::ending), Some(&ending));
}

#[test]
fn a_match_that_has_ended_takes_nothing_more() {
    let table = ended();
    let action = act_as(HOST, &begun(), None);
    for command in [
        Command::Join(player(STRANGER)),
        Command::Leave(GUEST),
        Command::Start(HOST),
        Command::Cancel(HOST),
        action,
        Command::Resign(GUEST),
        Command::Speak(HOST, "fr".to_owned()),
    ] {
        refuses(&table, command, Refusal::MatchOver);
    }
    refuses(&table, Command::Flag, Refusal::TimeLeft);
}

#[test]
fn players_may_change_their_language_at_any_time() {
    for table in [full(), begun()] {
        let speak = |user| Command::Speak(user, "fr".to_owned());
        refuses(&table, speak(STRANGER), Refusal::NotInMatch);
        let (next, lines) = accepted(&table, speak(GUEST), NOW);
        let locale = |seat| next.seating().player(seat).map(|it| it.locale.as_str());
        assert_eq!(locale(Seat::First), Some("de"));
        assert_eq!(locale(Seat::Second), Some("fr"));
        assert_eq!(lines, []);
        assert_eq!(next.deadline(), table.deadline());
    }
}

#[test]
fn a_turn_begins_when_somebody_else_was_to_act_before() {
    let mut rng = rng();
    let mut table = begun();
    let mut since = table.line_count();
    while let Some(seat) = table.to_act() {
        let dealt = table.dealt().expect("the match runs");
        assert_eq!(dealt.turn_since(), since);
        assert!(dealt.concerns(seat) && !dealt.concerns(seat.next(2)));
        table = after(&table, act(&table, &mut rng));
        if table.to_act() != Some(seat) {
            since = table.line_count();
        }
    }
    let dealt = table.dealt().expect("the match was dealt");
    let seats = [Seat::First, Seat::Second];
    assert!(matches!(dealt.ending(), Some(Ending::Played(_))));
    assert!(!seats.into_iter().any(|seat| dealt.concerns(seat)));
}

#[test]
fn a_match_broken_off_concerns_everybody_from_that_moment() {
    let table = ended();
    let dealt = table.dealt().expect("the match was dealt");
    assert!(dealt.concerns(Seat::First) && dealt.concerns(Seat::Second));
    assert_eq!(dealt.turn_since(), dealt.line_count());
}
