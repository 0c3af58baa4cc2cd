//! A player has exactly the time that the match's clock gives them, computed from the times in the record.

use std::time::Duration;

use claim_rules::cards::{BySeat, Seat};
use claim_rules::record::{Ending, LeaveReason, Line, Replay, TimedLine};
use claim_table::Table;
use claim_table::time_control::TimeControl;
use claim_table::timestamp::Timestamp;

use super::super::disturbances::Disturbance;
use super::super::simulator::Simulator;
use super::endings::any_press_used;
use super::vacations::vacation;

/// Disturbances that may cause an outage long enough to be added to deadlines.
const OUTAGES: [Disturbance; 8] = [
    Disturbance::LostRequests,
    Disturbance::LostAnswers,
    Disturbance::SlowRequests,
    Disturbance::RateLimits,
    Disturbance::ServerErrors,
    Disturbance::StoreFaults,
    Disturbance::Kills,
    Disturbance::CutOffProcesses,
];

/// Checks the clock of a match.
pub(super) fn check_clock(simulator: &Simulator, table: &Table, lines: &[TimedLine]) {
    // The record's times never run backwards, but the clock may.
    if simulator.had(Disturbance::ClockJumps) || !table.has_clock() || table.dealt().is_none() {
        return;
    }
    let id = table.id();
    if let TimeControl::PerTurn(limit) = table.settings().time_control
        && TurnClock::from_record(&simulator.record(id), limit).is_some_and(|it| it.ran_out_early)
    {
        let violation = format_args!("a player has run out of time in {id} before it was over");
        return simulator.trace.report_violation(violation);
    }
    let words = ["give-time", "ask-pause", "resume"];
    let mut seats = table.to_act().into_iter();
    let has_vacations = seats.any(|seat| vacation(simulator, table, seat).is_some());
    let was_lost = simulator.had(Disturbance::LostChannels);
    let has_left = lines
        .iter()
        .any(|it| matches!(it.line, Line::Leaves { .. }));
    let is_known = !(has_left || has_vacations || was_lost || table.is_paused());
    if table.running().is_none() || !is_known || any_press_used(simulator, id, &words) {
        return;
    }
    // Its players have less time for their first actions.
    if table.settings().event.is_some() {
        return;
    }
    // Outages are added to deadlines.
    let has_outages = OUTAGES.into_iter().any(|kind| simulator.had(kind));
    let (deadline, expected) = (table.deadline(), expected_deadline(simulator, table));
    if deadline != expected && !(has_outages && deadline > expected) {
        let violation =
            format_args!("the deadline of {id} is {deadline:?} instead of {expected:?}");
        simulator.trace.report_violation(violation);
    }
}

/// After an action that does not end a turn, there is at least this time for the next one.
const MIN_ACTION_TIME: Duration = Duration::from_mins(1);

/// A limit per turn, followed through a record. Pauses, gifts, vacations and outages only add to it.
#[derive(Default)]
struct TurnClock {
    /// The seat to act, and the trick.
    turn: Option<(Seat, Option<(u8, u8)>)>,
    /// When the turn's time ends.
    deadline: Option<Timestamp>,
    /// Whether a player has run out of time before the deadline.
    ran_out_early: bool,
}

impl TurnClock {
    /// The clock at the end of a record; `None` if the record cannot be read.
    fn from_record(record: &str, limit: Duration) -> Option<Self> {
        let mut clock = Self::default();
        let mut lines = record.lines();
        let mut replay = Replay::from_header(lines.next()?).ok()?;
        for line in lines {
            let line = replay.parse_line(line).ok()?;
            let at = time(line.at?);
            let is_timeout = matches!(
                line.line,
                Line::Leaves {
                    reason: LeaveReason::Timeout,
                    ..
                } | Line::Result {
                    ending: Ending::Timeout { .. },
                    ..
                }
            );
            clock.ran_out_early |= is_timeout && clock.deadline.is_some_and(|it| at < it);
            replay.step_timed(&line).ok()?;
            let state = replay.state();
            let turn = state.to_act().map(|seat| (seat, state.trick()));
            if turn.is_some() && turn == clock.turn {
                // That another player leaves gives no time.
                if matches!(line.line, Line::Action { .. }) {
                    let least = at + limit.min(MIN_ACTION_TIME);
                    clock.deadline = clock.deadline.map(|it| it.max(least));
                }
            } else if turn.is_some() {
                clock.turn = turn;
                clock.deadline = Some(at + limit);
            }
        }
        Some(clock)
    }
}

/// The deadline of the seat to act, computed from the record; `None` if a bot is to act.
fn expected_deadline(simulator: &Simulator, table: &Table) -> Option<Timestamp> {
    let to_act = table.to_act().filter(|_| table.bot_to_act().is_none())?;
    let (initial, increment) = match table.settings().time_control {
        TimeControl::Unlimited => return None,
        TimeControl::PerTurn(limit) => {
            return TurnClock::from_record(&simulator.record(table.id()), limit)?.deadline;
        }
        TimeControl::Reserve { initial, increment } => (initial, increment),
    };
    let mut left = BySeat([initial; Seat::COUNT]);
    let record = simulator.record(table.id());
    let mut lines = record.lines();
    let mut replay = Replay::from_header(lines.next()?).ok()?;
    let mut start: Option<Timestamp> = None;
    // The seat that acted last, and in which trick.
    let mut acted: Option<(Seat, Option<(u8, u8)>)> = None;
    for line in lines {
        let line = replay.parse_line(line).ok()?;
        let at = time(line.at?);
        if let Line::Action { seat, .. } = line.line {
            gain(&mut left, acted, increment, &replay);
            left[seat] = (start? + left[seat]).saturating_duration_since(at);
            acted = Some((seat, replay.state().trick()));
            acted = acted.filter(|(seat, _)| table.bot_for(*seat).is_none());
        }
        replay.step_timed(&line).ok()?;
        start = Some(at);
    }
    gain(&mut left, acted, increment, &replay);
    Some(start? + left[to_act])
}

/// Adds the increment to the reserve of the seat that acted last, if its turn has ended.
fn gain(
    left: &mut BySeat<Duration>,
    acted: Option<(Seat, Option<(u8, u8)>)>,
    increment: Duration,
    replay: &Replay,
) {
    let state = replay.state();
    if let Some((seat, trick)) = acted
        && (state.to_act() != Some(seat) || state.trick() != trick)
    {
        left[seat] += increment;
    }
}

fn time(at: u64) -> Timestamp {
    Timestamp(i64::try_from(at).unwrap_or(i64::MAX))
}
