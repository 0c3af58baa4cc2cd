//! Clocks: whose time runs, what is left of it, reminders, gifts, pauses and vacations.

use claim_rules::cards::Seat;
use rand::RngExt;

use super::*;
use crate::departure::Agreement;

/// A match of the host and a guest with this time control.
fn started_with(time_control: TimeControl) -> Table {
    let settings = TableSettings {
        time_control,
        ..settings(None)
    };
    let table = Table::open(settings, player(HOST));
    let table = after(&table, Command::Join(player(GUEST), None));
    after(&table, start_by(HOST))
}

/// A paused match.
pub(super) fn paused() -> Table {
    let asked = after(&started(), Command::AskPause(HOST));
    after(&asked, Command::AskPause(GUEST))
}

/// A match in which `HOST` has asked for a pause.
pub(super) fn asked() -> Table {
    after(&started(), Command::AskPause(HOST))
}

/// A match whose player to act already has as much time as opponents can give.
pub(super) fn with_all_gifts() -> Table {
    let gift = give_time(&started());
    after(&after(&started(), gift.clone()), gift)
}

/// A random command of a person at the table that changes the clock.
fn random_command(table: &Table, rng: &mut ChaCha20Rng) -> Command {
    let to_act = table.to_act().expect("a seat is to act");
    let user = if rng.random() { HOST } else { GUEST };
    match rng.random_range(0..9) {
        0 => Command::GiveTime(user, to_act),
        1 | 2 => Command::AskPause(user),
        3 => Command::AgreeToPause(user),
        4 => Command::DeclinePause(user),
        5 => Command::Resume(user),
        6 => Command::Remind,
        _ => act(table, rng),
    }
}

#[test]
fn clock_gains_time_only_by_turns_and_gifts_and_stands_still_when_paused() {
    let mut rng = rng();
    for control in TimeControl::CHOICES {
        let mut table = started_with(control);
        let mut now = NOW;
        let allowance = match control {
            TimeControl::Unlimited => Duration::MAX,
            TimeControl::PerTurn(time) | TimeControl::Reserve { initial: time, .. } => time,
        };
        let mut left = [allowance; 2];
        let (mut pauses, mut gifts) = (0, 0);
        while let Some(seat) = table.to_act() {
            let command = random_command(&table, &mut rng);
            let Ok((next, _)) = table.execute(command.clone(), now) else {
                continue;
            };
            match (command, control) {
                (Command::Act { .. }, TimeControl::PerTurn(limit)) => left = [limit; 2],
                (Command::Act { .. }, TimeControl::Reserve { increment, .. }) => {
                    left[seat.index()] += increment;
                }
                (Command::GiveTime(giver, _), _) => {
                    assert_ne!(table.seating().seat_of(giver), Some(seat));
                    left[seat.index()] += table.gift().expect("the match has a clock");
                    gifts += 1;
                }
                (Command::AskPause(_) | Command::AgreeToPause(_), _) => {
                    pauses += usize::from(next.is_paused());
                }
                _ => {}
            }
            table = next;
            let Some(seat) = table.to_act() else { break };
            if table.is_paused() || control == TimeControl::Unlimited {
                assert_eq!(table.deadline(), None);
            } else {
                assert_eq!(table.deadline(), Some(now + left[seat.index()]));
            }
            match table.deadline() {
                Some(deadline) => assert!(table.reminder().is_none_or(|at| at < deadline)),
                None => assert_eq!(table.reminder(), Some(now + HOLD_DELAY)),
            }
            let most = left[seat.index()].min(Duration::from_mins(1)).as_millis();
            let passed = rng.random_range(0..u64::try_from(most).expect("a minute is short") / 2);
            let passed = Duration::from_millis(passed);
            now = now + passed;
            if !table.is_paused() && control != TimeControl::Unlimited {
                left[seat.index()] -= passed;
            }
        }
        assert_eq!(table.deadline(), None, "an ended match has no deadline");
        assert_eq!(pauses > 0, control != TimeControl::Unlimited);
        assert_eq!(gifts > 0, control != TimeControl::Unlimited);
    }
}

#[test]
fn reserve_gains_its_increment_when_a_turn_ends() {
    let mut rng = rng();
    let initial = Duration::from_mins(30);
    let increment = Duration::from_secs(30);
    for game in [GameKind::Kingdoms, GameKind::ClaimIt] {
        let settings = TableSettings {
            time_control: TimeControl::Reserve { initial, increment },
            ..settings_of(game, 2)
        };
        let table = Table::open(settings, player(HOST));
        let table = after(&table, Command::Join(player(GUEST), None));
        let mut table = after(&table, start_by(HOST));
        let mut reserves = [initial; 2];
        let mut is_long = false;
        while let Some(seat) = table.to_act() {
            table = after(&table, act(&table, &mut rng));
            if table.to_act() == Some(seat) {
                is_long = true;
            } else {
                reserves[seat.index()] += increment;
            }
            assert_eq!(
                table.reserve(seat),
                Some(reserves[seat.index()]),
                "{game:?}"
            );
        }
        assert!(is_long, "a turn of {game:?} has several actions");
    }
}

#[test]
fn limit_and_given_time_are_for_all_actions_of_a_turn() {
    let mut rng = rng();
    let limit = Duration::from_hours(24);
    let minute = Duration::from_mins(1);
    let settings = TableSettings {
        time_control: TimeControl::PerTurn(limit),
        ..settings_of(GameKind::ClaimIt, 2)
    };
    let table = Table::open(settings, player(HOST));
    let table = after(&table, Command::Join(player(GUEST), None));
    let table = after(&table, start_by(HOST));
    let seat = table.to_act();
    let table = after(&table, give_time(&table));
    let given = table.deadline();
    assert_eq!(given, Some(NOW + 2 * limit));
    let (mut table, _) = accepted(&table, act(&table, &mut rng), NOW + limit / 2);
    assert_eq!(table.to_act(), seat, "a first roll does not end a turn");
    assert_eq!(table.deadline(), given);
    // A player who acts at the last moment has time for the next action.
    let at = NOW + 2 * limit - minute / 2;
    while table.to_act() == seat {
        table = accepted(&table, act(&table, &mut rng), at).0;
        let is_same_turn = table.to_act() == seat;
        let time = if is_same_turn { minute } else { limit };
        assert_eq!(table.deadline(), Some(at + time));
    }
}

#[test]
fn reminder_comes_once_when_a_quarter_is_left_at_most_a_day_before() {
    let day = Duration::from_hours(24);
    let cases = [
        (Duration::from_mins(3), None),
        (Duration::from_mins(10), Some(Duration::from_secs(150))),
        (day, Some(day / 4)),
        (7 * day, Some(day)),
    ];
    for (limit, before) in cases {
        let table = started_with(TimeControl::PerTurn(limit));
        assert_eq!(table.gift(), Some(limit));
        let deadline = NOW + limit;
        let reminder = before.map(|before| deadline - before);
        assert_eq!(table.reminder(), reminder);
        assert_eq!(table.next_timer(), reminder.or(Some(deadline)));
        // A pause early in the turn does not change that.
        let pause = |table, user| after(table, Command::AskPause(user));
        let paused = pause(&pause(&table, HOST), GUEST);
        let resumed = after(&paused, Command::Resume(HOST));
        assert_eq!(resumed.next_timer(), table.next_timer());
        assert_eq!(resumed.reminder(), reminder);
        let Some(at) = reminder else { continue };
        refuses(&table, Command::Remind, Refusal::DeadlineNotReached);
        let (table, _) = accepted(&table, Command::Remind, at);
        assert!(table.is_reminded());
        assert_eq!(table.next_timer(), Some(deadline));
        let again = table.execute(Command::Remind, deadline);
        assert_eq!(again.err(), Some(Refusal::DeadlineNotReached));
        // A gift moves the deadline, of which the player is reminded again.
        let (table, _) = accepted(&table, give_time(&table), at);
        assert!(!table.is_reminded());
        let again = before.map(|before| deadline + limit - before);
        assert_eq!(table.next_timer(), again);
        let (table, _) = accepted(&table, act(&table, &mut rng()), at);
        assert!(!table.is_reminded());
    }
}

#[test]
fn gift_is_for_the_seat_that_the_button_named() {
    let table = started();
    let giver = waiting(&table);
    let own = table.seating().seat_of(giver).expect("they are seated");
    refuses(&table, Command::GiveTime(giver, own), Refusal::Stale);
    accepted(&table, give_time(&table), NOW);
}

#[test]
fn match_without_a_clock_has_nothing_to_stop() {
    let table = started_with(TimeControl::Unlimited);
    assert_eq!((table.deadline(), table.gift()), (None, None));
    refuses(&table, Command::AskPause(HOST), Refusal::NoClock);
    refuses(&table, give_time(&table), Refusal::NoClock);
    refuses(&table, Command::SetVacation(HOST, NOW), Refusal::NoClock);
}

#[test]
fn vacation_stops_the_clock_of_its_person_where_turns_take_days() {
    let day = Duration::from_hours(24);
    let table = started_with(TimeControl::PerTurn(day));
    let (late, other) = (to_act(&table), waiting(&table));
    let until = NOW + 5 * day;
    let table = after(&table, Command::SetVacation(other, NOW + 2 * day));
    assert_eq!(table.deadline(), Some(NOW + day), "it is the other's turn");
    let table = after(&table, Command::SetVacation(late, until));
    assert_eq!(table.deadline(), Some(until + day));
    // Pausing meanwhile changes nothing.
    let paused = after(&table, Command::AskPause(HOST));
    let (paused, _) = accepted(&paused, Command::AskPause(GUEST), NOW + day);
    let (resumed, _) = accepted(&paused, Command::Resume(HOST), NOW + 2 * day);
    assert_eq!(resumed.deadline(), Some(until + day));
    // A turn that begins during a vacation starts when that ends.
    let (played, _) = accepted(&table, act(&table, &mut rng()), NOW);
    if to_act(&played) == other {
        assert_eq!(played.deadline(), Some(NOW + 3 * day));
    }
    // A player who was reminded before is reminded again.
    let begun = started_with(TimeControl::PerTurn(day));
    let reminded_at = begun.reminder().expect("a turn of a day has a reminder");
    let (reminded, _) = accepted(&begun, Command::Remind, reminded_at);
    let vacation = Command::SetVacation(late, reminded_at + 5 * day);
    let (away, _) = accepted(&reminded, vacation, reminded_at);
    assert!(!away.is_reminded());
    assert_eq!(away.reminder(), Some(reminded_at + 5 * day));
    // The reminder waits for the end of the vacation, although a quarter of a day is more than what is left.
    let late_at = NOW + day - Duration::from_hours(2);
    let vacation = Command::SetVacation(late, late_at + 5 * day);
    let (away, _) = accepted(&begun, vacation, late_at);
    assert_eq!(away.reminder(), Some(late_at + 5 * day));
    // A player who comes back early has the time of a whole turn, as before.
    let back = NOW + day;
    let (table, _) = accepted(&table, Command::SetVacation(late, back), back);
    assert_eq!(table.deadline(), Some(back + day));
    refuses(
        &started(),
        Command::SetVacation(HOST, until),
        Refusal::NoClock,
    );
}

#[test]
fn request_for_a_pause_notifies_the_others_once_until_something_is_played() {
    let table = asked();
    let seat = |user| table.seating().seat_of(user).expect("a player");
    let (host, guest) = (seat(HOST), seat(GUEST));
    let asked_at = table.asked_at(guest);
    assert_eq!(asked_at, Some(table.revision()));
    assert_eq!(table.asked_at(host), None);
    let withdrawn = after(&table, Command::WithdrawPause(HOST));
    assert_eq!(withdrawn.asked_at(guest), None);
    let again = after(&withdrawn, Command::AskPause(HOST));
    assert_eq!(again.asked_at(guest), asked_at);
    // A request of another player is another one.
    let declined = after(&table, Command::DeclinePause(GUEST));
    let by_guest = after(&declined, Command::AskPause(GUEST));
    assert_eq!(by_guest.asked_at(host), Some(by_guest.revision()));
    let played = after(&withdrawn, act(&withdrawn, &mut rng()));
    let again = after(&played, Command::AskPause(HOST));
    assert_eq!(again.asked_at(guest), Some(again.revision()));
}

#[test]
fn player_to_act_hears_that_another_player_has_resumed_the_match() {
    let table = started_with(TimeControl::PerTurn(Duration::from_mins(2)));
    let seat = table.to_act().expect("a seat is to act");
    let paused = after(
        &after(&table, Command::AskPause(HOST)),
        Command::AskPause(GUEST),
    );
    let by_self = after(&paused, Command::Resume(to_act(&table)));
    assert_eq!(by_self.resumed_at(seat), None);
    let by_other = after(&paused, Command::Resume(waiting(&table)));
    assert_eq!(by_other.resumed_at(seat), Some(by_other.revision()));
    let played = after(&by_other, act(&by_other, &mut rng()));
    assert_eq!(Seat::of(2).find_map(|seat| played.resumed_at(seat)), None);
}

#[test]
fn only_a_request_that_still_stands_can_be_agreed_to() {
    let agree = Command::AgreeToPause(GUEST);
    assert!(after(&asked(), agree.clone()).is_paused());
    let withdrawn = after(&asked(), Command::WithdrawPause(HOST));
    refuses(&withdrawn, agree, Refusal::NothingAsked);
    refuses(&asked(), Command::AgreeToPause(HOST), Refusal::AlreadyAsked);
}

#[test]
fn player_who_has_left_is_not_asked() {
    let third = UserId(3);
    let table = super::started_with(3);
    let left = table.seating().seat_of(third).expect("a player");
    let table = after(&table, Command::Resign(third));
    let paused = after(&table, Command::AskPause(HOST));
    let offered = after(&table, Command::Offer(HOST, Agreement::CallOff));
    for asked in [paused, offered] {
        let guest = asked.seating().seat_of(GUEST).expect("a player");
        assert_eq!(asked.asked_at(guest), Some(asked.revision()));
        assert_eq!(asked.asked_at(left), None);
    }
}

#[test]
fn player_who_has_agreed_to_a_pause_withdraws_only_that() {
    let third = UserId(3);
    let asked = after(&super::started_with(3), Command::AskPause(HOST));
    let agreed = after(&asked, Command::AskPause(GUEST));
    let withdrawn = after(&agreed, Command::WithdrawPause(GUEST));
    let requests = |table: &Table| table.pause_requests().collect::<Vec<_>>();
    assert_eq!(requests(&withdrawn), requests(&asked));
    assert_eq!(withdrawn.pause_declined_by(), None);
    assert_eq!(requests(&after(&agreed, Command::WithdrawPause(HOST))), []);
    assert_eq!(requests(&after(&agreed, Command::DeclinePause(third))), []);
}

#[test]
fn withdrawing_a_request_answers_no_other_one() {
    let withdrawn = after(&asked(), Command::WithdrawPause(HOST));
    let by_guest = after(&withdrawn, Command::AskPause(GUEST));
    refuses(&by_guest, Command::WithdrawPause(HOST), Refusal::Stale);
    refuses(&asked(), Command::DeclinePause(HOST), Refusal::Stale);
}

#[test]
fn declined_pause_is_shown_until_the_player_who_asked_has_played() {
    let withdrawn = after(&asked(), Command::WithdrawPause(HOST));
    assert_eq!(withdrawn.pause_declined_by(), None);
    let declined = after(&asked(), Command::DeclinePause(GUEST));
    let guest = declined.seating().seat_of(GUEST);
    assert_eq!(declined.pause_requests().count(), 0);
    assert_eq!(declined.pause_declined_by(), guest);
    let mut table = declined.clone();
    while table.to_act() == guest {
        table = after(&table, act(&table, &mut rng()));
        assert_eq!(table.pause_declined_by(), guest);
    }
    table = after(&table, act(&table, &mut rng()));
    assert_eq!(table.pause_declined_by(), None);
    let asked_again = after(&declined, Command::AskPause(GUEST));
    assert_eq!(asked_again.pause_declined_by(), None);
}

#[test]
fn bots_act_while_a_match_is_paused() {
    let table = after(&opened(), Command::AddBot(HOST, Level::Easy));
    let table = after(&table, start_by(HOST));
    let mut table = after(&table, Command::AskPause(HOST));
    assert!(table.is_paused(), "no other player has to agree");
    if table.bot_to_act().is_some() {
        let line = table.line_count();
        let seat = table.to_act().expect("the bot is to act");
        let view = table.dealt().expect("it has started").state().view(seat);
        let action = policies::random_action(&view, &mut rng()).expect("something is legal");
        table = after(&table, Command::ActAsBot { line, action });
    }
    assert_eq!(table.deadline(), None);
    refuses(&table, act(&table, &mut rng()), Refusal::Paused);
    let table = after(&table, Command::Resume(HOST));
    assert_eq!(table.to_act(), Some(Seat::First));
    assert_eq!(table.deadline(), Some(NOW + TURN_LIMIT));
}

/// The channel is lost, and not all players have direct messages.
const LOSE: Command = Command::RecordLostChannel { pauses: true };

#[test]
fn lost_channel_pauses_a_match_until_it_is_back_or_a_player_resumes() {
    let table = started();
    refuses(&table, Command::RecordRestoredChannel, Refusal::NotPaused);
    let (lost, _) = accepted(&table, LOSE, NOW + TURN_LIMIT / 2);
    assert!(lost.is_paused() && lost.deadline().is_none());
    assert_eq!(lost.channel_lost_at(), Some(lost.revision()));
    refuses(&lost, LOSE, Refusal::Paused);
    refuses(&lost, act(&lost, &mut rng()), Refusal::Paused);
    let later = NOW + 100 * TURN_LIMIT;
    let (found, _) = accepted(&lost, Command::RecordRestoredChannel, later);
    assert!(!found.is_paused() && found.channel_lost_at().is_none());
    assert_eq!(found.deadline(), Some(later + TURN_LIMIT / 2));

    // A player who could not play before the deadline gets time later.
    let (lost, _) = accepted(&table, LOSE, NOW + TURN_LIMIT);
    let (found, _) = accepted(&lost, Command::RecordRestoredChannel, later);
    assert_eq!(found.deadline(), Some(later + TURN_LIMIT / 4));

    // The players may also play on without the channel.
    let (lost, _) = accepted(&table, LOSE, NOW + TURN_LIMIT / 2);
    let (resumed, _) = accepted(&lost, Command::Resume(GUEST), later);
    assert_eq!(resumed.deadline(), Some(later + TURN_LIMIT / 2));
    assert!(resumed.channel_lost_at().is_some());
    let (found, _) = accepted(&resumed, Command::RecordRestoredChannel, later);
    assert_eq!(found.deadline(), resumed.deadline());
    // A pause by agreement is not ended.
    let lost = after(&paused(), LOSE);
    assert!(after(&lost, Command::RecordRestoredChannel).is_paused());
    // If all players can continue without the channel, the match is not paused.
    let lost = after(&table, Command::RecordLostChannel { pauses: false });
    assert_eq!(lost.deadline(), table.deadline());
    assert!(after(&lost, Command::RecordRestoredChannel).deadline() == table.deadline());
    // Without a clock there is nothing to pause.
    let lost = after(&started_with(TimeControl::Unlimited), LOSE);
    assert!(!lost.is_paused() && lost.channel_lost_at().is_some());
}

#[test]
fn match_without_a_deadline_is_put_on_hold_until_a_player_does_something() {
    // As the messages about it say.
    assert_eq!(HOLD_DELAY, 30 * Duration::from_hours(24));
    for table in [started_with(TimeControl::Unlimited), paused()] {
        let at = NOW + HOLD_DELAY;
        assert_eq!(table.next_timer(), Some(at));
        refuses(&table, Command::Remind, Refusal::DeadlineNotReached);
        refuses(&table, Command::Continue(HOST), Refusal::NotOnHold);
        let (away, _) = accepted(&table, Command::Remind, at);
        assert!(away.is_on_hold() && away.next_timer().is_none());
        // Changes by the program itself do not continue the match.
        let (away, _) = accepted(&away, LOSE, at);
        assert!(away.is_on_hold() && away.next_timer().is_none());
        refuses(&away, Command::Continue(STRANGER), Refusal::NotInMatch);
        let (back, _) = accepted(&away, Command::Continue(GUEST), at);
        assert!(!back.is_on_hold());
        assert_eq!(back.is_paused(), table.is_paused());
        assert_eq!(back.next_timer(), Some(at + HOLD_DELAY));
    }
    let table = started_with(TimeControl::Unlimited);
    let (away, _) = accepted(&table, Command::Remind, NOW + HOLD_DELAY);
    let played = after(&away, act(&away, &mut rng()));
    assert!(!played.is_on_hold());
    assert!(!after(&away, Command::Resign(HOST)).is_on_hold());
}

#[test]
fn match_on_hold_continues_when_its_bot_plays() {
    let secrets = (0..20).map(|number| bots::against_a_bot([number; 32]));
    let mut led_by_bot = secrets.filter(|table| table.bot_to_act().is_some());
    let table = led_by_bot.next().expect("the bot leads in some matches");
    let (away, _) = accepted(&table, Command::Remind, NOW + HOLD_DELAY);
    assert!(away.is_on_hold());
    assert!(!after(&away, act(&away, &mut rng())).is_on_hold());
}

#[test]
fn match_without_its_channel_pauses_later_if_a_player_is_cut_off() {
    let played_on = Command::RecordLostChannel { pauses: false };
    let lost = after(&started(), played_on.clone());
    assert!(!lost.is_paused());
    refuses(&lost, played_on, Refusal::Paused);
    let paused = after(&lost, LOSE);
    assert!(paused.is_paused());
    assert_eq!(paused.channel_lost_at(), Some(paused.revision()));
    refuses(&paused, LOSE, Refusal::Paused);
    assert!(!after(&paused, Command::RecordRestoredChannel).is_paused());

    let resumed = after(&paused, Command::Resume(HOST));
    refuses(&resumed, LOSE, Refusal::Paused);
    let found = after(&resumed, Command::RecordRestoredChannel);
    assert!(after(&found, LOSE).is_paused(), "that is another loss");
}
