//! Every refusal there is can be met with.

use super::*;
use crate::rules::IllegalAction;
use crate::rules::claim;

/// A table and what it refuses in that way. A new refusal does not compile without its situation.
fn situation(refusal: Refusal) -> (Table, Command) {
    match refusal {
        Refusal::TableFull => (full(), Command::Join(player(STRANGER))),
        Refusal::AlreadySeated => (full(), Command::Join(player(GUEST))),
        Refusal::NotSeated => (full(), Command::Start(STRANGER)),
        Refusal::NotInvited => {
            let table = Table::open(terms(Some(GUEST)), player(HOST));
            (table, Command::Join(player(STRANGER)))
        }
        Refusal::NoBot => (opened(), Command::RemoveBot(HOST)),
        Refusal::NotHost => (full(), Command::Cancel(GUEST)),
        Refusal::SeatsEmpty => (opened(), Command::Start(HOST)),
        Refusal::AlreadyRunning => (begun(), Command::Leave(GUEST)),
        Refusal::NotStarted => (full(), Command::Resign(HOST)),
        Refusal::Closed => (cancelled(), Command::Start(HOST)),
        Refusal::MatchOver => (ended(), Command::Resign(GUEST)),
        Refusal::NotInMatch => (begun(), Command::Resign(STRANGER)),
        Refusal::NotYourTurn => (begun(), act_as(waiting(&begun()), &begun(), None)),
        Refusal::Stale => {
            let chosen = act(&begun(), &mut rng());
            (after(&begun(), chosen.clone()), chosen)
        }
        Refusal::Illegal(_) => (
            begun(),
            Command::Act {
                user: to_act(&begun()),
                line: None,
                action: Action::Claim(claim::Action::Remove(None)),
            },
        ),
        Refusal::TimeLeft => (begun(), Command::Flag),
    }
}

#[test]
fn every_refusal_is_met_with_and_changes_nothing() {
    for refusal in [
        Refusal::TableFull,
        Refusal::AlreadySeated,
        Refusal::NotSeated,
        Refusal::NotInvited,
        Refusal::NoBot,
        Refusal::NotHost,
        Refusal::SeatsEmpty,
        Refusal::AlreadyRunning,
        Refusal::NotStarted,
        Refusal::Closed,
        Refusal::MatchOver,
        Refusal::NotInMatch,
        Refusal::NotYourTurn,
        Refusal::Stale,
        Refusal::Illegal(IllegalAction::Claim(claim::IllegalAction::PlayExpected)),
        Refusal::TimeLeft,
    ] {
        let (table, command) = situation(refusal);
        refuses(&table, command, refusal);
    }
}
