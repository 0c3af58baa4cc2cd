//! Each refusal has a situation in which it occurs.

use claim_rules::{IllegalAction, claim};

use super::*;
use crate::departure::Agreement;
use crate::terms::Terms;

/// A match in which the host has offered to call it off.
fn offered() -> Table {
    after(&started(), Command::Offer(HOST, Agreement::CallOff))
}

/// A table, and a command that it refuses with `refusal`. The match is exhaustive, so that every new refusal
/// needs a situation.
#[expect(clippy::too_many_lines, reason = "an arm for each refusal")]
fn situation(refusal: Refusal) -> (Table, Command) {
    match refusal {
        Refusal::TableFull => (full(), Command::Join(player(STRANGER), None)),
        Refusal::AlreadySeated => (full(), Command::Join(player(GUEST), None)),
        Refusal::NotSeated => (full(), start_by(STRANGER)),
        Refusal::OtherNotSeated => {
            let remove = Command::Remove {
                host: HOST,
                user: STRANGER,
            };
            (full(), remove)
        }
        Refusal::OtherNotInvited => {
            let withdraw = Command::Withdraw {
                host: HOST,
                user: STRANGER,
            };
            (full(), withdraw)
        }
        Refusal::NotInvited => {
            let table = Table::open(settings(Some(GUEST)), player(HOST));
            (table, Command::Join(player(STRANGER), None))
        }
        Refusal::NoBotSeated => (opened(), Command::RemoveBot(HOST)),
        Refusal::OnlyHostCancels => (full(), Command::Cancel(GUEST)),
        Refusal::HostOnly => (
            full(),
            Command::Remove {
                host: GUEST,
                user: HOST,
            },
        ),
        Refusal::Removed => {
            let remove = Command::Remove {
                host: HOST,
                user: GUEST,
            };
            (after(&full(), remove), Command::Join(player(GUEST), None))
        }
        Refusal::NoInvitation => (opened(), Command::Decline(GUEST)),
        Refusal::SeatTaken => {
            let table = full();
            let command = swap(&table, GUEST, Seat::Second, Seat::First);
            (table, command)
        }
        Refusal::SeriesRunning => {
            let table = series::second_match();
            let command = swap(&table, HOST, Seat::First, Seat::Second);
            (table, command)
        }
        Refusal::TermsChanged => {
            let seen = Terms::new(&settings(None).setup, TimeControl::Unlimited);
            (opened(), Command::Join(player(GUEST), Some(seen)))
        }
        Refusal::OthersJoined => (full(), Command::ChangeSetup(HOST, settings(None).setup)),
        Refusal::TableNotFull => (opened(), start_by(HOST)),
        Refusal::AlreadyStarted => (started(), Command::Leave(GUEST)),
        Refusal::NotStarted => (full(), Command::Resign(HOST)),
        Refusal::Closed => (cancelled(), start_by(HOST)),
        Refusal::MatchOver => (ended(), Command::Resign(GUEST)),
        Refusal::NotOver => (started(), Command::Void),
        Refusal::AlreadyVoided => (after(&ended(), Command::Void), Command::Void),
        Refusal::NotInMatch => (started(), Command::Resign(STRANGER)),
        Refusal::HasLeft => (
            after(&started_with(3), Command::Resign(HOST)),
            Command::Resign(HOST),
        ),
        Refusal::CannotCallOff => (
            started_with(3),
            Command::CallOff {
                user: HOST,
                reason: LeaveReason::Resigned,
            },
        ),
        Refusal::NoPlayersToAsk => {
            let alone = after(&opened(), Command::AddBot(HOST, Level::Easy));
            let alone = after(&alone, start_by(HOST));
            (alone, Command::Offer(HOST, Agreement::CallOff))
        }
        Refusal::TooEarlyToDraw => (started(), Command::Offer(HOST, Agreement::Draw)),
        Refusal::OfferOpen => (offered(), Command::Offer(GUEST, Agreement::CallOff)),
        Refusal::OfferDeclined => {
            let line = offered().line_count();
            let declined = after(&offered(), Command::DeclineOffer(GUEST, line));
            (declined, Command::Offer(HOST, Agreement::CallOff))
        }
        Refusal::OfferLapsed => {
            let line = offered().line_count();
            let declined = after(&offered(), Command::DeclineOffer(GUEST, line));
            (declined, Command::AcceptOffer(GUEST, line))
        }
        Refusal::OfferAlreadyAccepted => {
            let line = offered().line_count();
            (offered(), Command::AcceptOffer(HOST, line))
        }
        Refusal::NotYourTurn => (started(), act_as(waiting(&started()), &started(), None)),
        Refusal::Stale => {
            let chosen = act(&started(), &mut rng());
            (after(&started(), chosen.clone()), chosen)
        }
        Refusal::Illegal(_) => (
            started(),
            Command::Act {
                user: to_act(&started()),
                line: None,
                action: Action::Claim(claim::Action::Remove(None)),
            },
        ),
        Refusal::Paused => (clock::paused(), Command::AskPause(HOST)),
        Refusal::NoPauseInEvent => (event_match::live(), Command::AskPause(HOST)),
        Refusal::NotPaused => (started(), Command::Resume(HOST)),
        Refusal::NotOnHold => (started(), Command::Continue(HOST)),
        Refusal::NoClock => (started(), Command::SetVacation(HOST, NOW)),
        Refusal::OwnClock => {
            let table = started();
            let seat = table.to_act().expect("a seat is to act");
            let gift = Command::GiveTime(to_act(&table), seat);
            (table, gift)
        }
        Refusal::EnoughTime => {
            let table = clock::with_all_gifts();
            let gift = give_time(&table);
            (table, gift)
        }
        Refusal::AlreadyAsked => (clock::asked(), Command::AskPause(HOST)),
        Refusal::NothingAsked => (started(), Command::DeclinePause(HOST)),
        Refusal::DeadlineNotReached => (started(), Command::Flag),
    }
}

#[test]
fn every_refusal_occurs() {
    for refusal in [
        Refusal::TableFull,
        Refusal::AlreadySeated,
        Refusal::NotSeated,
        Refusal::OtherNotSeated,
        Refusal::OtherNotInvited,
        Refusal::NotInvited,
        Refusal::NoBotSeated,
        Refusal::OnlyHostCancels,
        Refusal::HostOnly,
        Refusal::Removed,
        Refusal::NoInvitation,
        Refusal::SeatTaken,
        Refusal::SeriesRunning,
        Refusal::TermsChanged,
        Refusal::OthersJoined,
        Refusal::TableNotFull,
        Refusal::AlreadyStarted,
        Refusal::NotStarted,
        Refusal::Closed,
        Refusal::MatchOver,
        Refusal::NotOver,
        Refusal::AlreadyVoided,
        Refusal::NotInMatch,
        Refusal::HasLeft,
        Refusal::CannotCallOff,
        Refusal::NoPlayersToAsk,
        Refusal::TooEarlyToDraw,
        Refusal::OfferOpen,
        Refusal::OfferDeclined,
        Refusal::OfferLapsed,
        Refusal::OfferAlreadyAccepted,
        Refusal::NotYourTurn,
        Refusal::Stale,
        Refusal::Illegal(IllegalAction::Claim(claim::IllegalAction::PlayExpected)),
        Refusal::Paused,
        Refusal::NoPauseInEvent,
        Refusal::NotPaused,
        Refusal::NotOnHold,
        Refusal::NoClock,
        Refusal::OwnClock,
        Refusal::EnoughTime,
        Refusal::AlreadyAsked,
        Refusal::NothingAsked,
        Refusal::DeadlineNotReached,
    ] {
        let (table, command) = situation(refusal);
        refuses(&table, command, refusal);
    }
}
