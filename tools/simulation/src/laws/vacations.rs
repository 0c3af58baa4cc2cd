//! No player runs out of time while they are on vacation.

use std::time::Duration;

use claim_rules::cards::Seat;
use claim_rules::record::{Ending, LeaveReason, Line, TimedLine};
use claim_store::VacationStore;
use claim_table::Table;
use claim_table::timestamp::Timestamp;
use claim_table::vacation::Vacation;
use futures::FutureExt;

use super::super::disturbances::Disturbance;
use super::super::simulator::Simulator;

/// How long after calm begins vacations may still be taken.
const GRACE_PERIOD: Duration = Duration::from_mins(1);

/// Checks a match with days per turn.
pub(super) fn check_vacations(simulator: &Simulator, table: &Table, lines: &[TimedLine]) {
    let Some(calm_at) = simulator.calm_at() else {
        return;
    };
    if !table.settings().time_control.has_days_per_turn() {
        return;
    }
    let id = table.id();
    for TimedLine { at, line } in lines {
        let seat = match line {
            Line::Leaves {
                seat,
                reason: LeaveReason::Timeout,
            }
            | Line::Result {
                ending: Ending::Timeout { seat, .. },
                ..
            } => *seat,
            _ => continue,
        };
        let at = at.map(|at| Timestamp(i64::try_from(at).unwrap_or_default()));
        let late = at.filter(|&at| at > calm_at + GRACE_PERIOD);
        if late.is_some_and(|at| until(simulator, table, seat, at).is_some()) {
            let violation = format_args!("{seat} runs out of time in {id} while on vacation");
            return simulator.trace.report_violation(violation);
        }
    }
    // A process that was killed may not have applied a vacation to all matches.
    if simulator.had(Disturbance::Kills) || simulator.had(Disturbance::StoreFaults) {
        return;
    }
    let to_act = table.to_act().zip(table.deadline());
    if let Some((seat, deadline)) = to_act.filter(|_| table.running().is_some())
        && until(simulator, table, seat, simulator.clock.now()).is_some_and(|it| deadline < it)
    {
        let violation =
            format_args!("the time of {seat} in {id} runs out while they are on vacation");
        simulator.trace.report_violation(violation);
    }
}

/// The end of the vacation on which the player of a seat is at a time; `None` if they are not.
fn until(simulator: &Simulator, table: &Table, seat: Seat, at: Timestamp) -> Option<Timestamp> {
    vacation(simulator, table, seat)?.running(at)
}

/// The last vacation of the player of a seat.
pub(super) fn vacation(simulator: &Simulator, table: &Table, seat: Seat) -> Option<Vacation> {
    let user = table.seating().player(seat)?.user;
    let known = simulator.store.vacations_of(user).now_or_never()?.ok()?;
    known.last().copied()
}
