//! Matches that wait for people: a paused match does not change; a match without a clock is put on hold, and any
//! player can continue it.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use claim_table::ids::MatchId;
use claim_table::timestamp::Timestamp;

use super::super::discord::{Control, Message};
use super::super::disturbances::Disturbance;
use super::super::simulator::Simulator;
use super::tables;

/// A reminder at least this long before the deadline leaves time to check the reminder.
const MIN_TIME_TO_LOOK: Duration = Duration::from_mins(40);

/// The matches that players have paused.
pub(crate) fn paused_matches(simulator: &Simulator) -> BTreeSet<MatchId> {
    let paused = tables(simulator).filter(|it| it.is_paused() && it.channel_lost_at().is_none());
    paused.map(|table| table.id()).collect()
}

/// Checks that paused matches are still paused, because people have done nothing since.
pub(crate) fn check_paused(simulator: &Simulator, paused: &BTreeSet<MatchId>) {
    for &id in paused {
        if simulator.table(id).is_none_or(|table| !table.is_paused()) {
            let violation =
                format_args!("{id} is not paused any more, although no player has resumed it");
            simulator.trace.report_violation(violation);
        }
    }
}

/// The next reminder of a player that leaves enough time before the deadline.
pub(crate) fn next_reminder(simulator: &Simulator) -> Option<Timestamp> {
    let now = simulator.clock.now();
    let reminders = tables(simulator).filter_map(|table| {
        let (reminder, deadline) = table.reminder().zip(table.deadline())?;
        let has_time = reminder + MIN_TIME_TO_LOOK < deadline && reminder > now;
        has_time.then_some(reminder)
    });
    reminders.min()
}

/// The running matches without a deadline in which a person is to act.
pub(crate) fn waiting_matches(simulator: &Simulator) -> Vec<MatchId> {
    let waiting = tables(simulator).filter(|table| {
        table.running().is_some() && table.deadline().is_none() && table.bot_to_act().is_none()
    });
    waiting.map(|table| table.id()).collect()
}

/// Checks that matches in which players have done nothing for long are put on hold, and that players see how to
/// continue them.
pub(crate) fn check_on_hold(simulator: &Simulator, waiting: &[MatchId]) {
    for &id in waiting {
        if simulator.table(id).is_some_and(|table| !table.is_on_hold()) {
            let violation = format_args!("{id} is not on hold, although it has waited for long");
            simulator.trace.report_violation(violation);
        }
        if is_undisturbed(simulator)
            && has_message(simulator, id)
            && button(simulator, id, "go-on").is_none()
        {
            let violation = format_args!("no player sees how to continue {id}, which is on hold");
            simulator.trace.report_violation(violation);
        }
    }
}

/// Whether the match has a message that can be edited. (The controls of an old private answer can still be
/// used, and continue the match as well.)
fn has_message(simulator: &Simulator, id: MatchId) -> bool {
    let stored = simulator.stored(id);
    stored.is_some_and(|(_, states)| states.iter().any(|state| state.message().is_some()))
}

/// Whether no message was deleted or replaced, no channel lost, and no person has left.
fn is_undisturbed(simulator: &Simulator) -> bool {
    let kinds = [
        Disturbance::DeletedMessages,
        Disturbance::LostChannels,
        Disturbance::Departures,
    ];
    let has_forged = !simulator.world().forged.is_empty();
    !has_forged && !kinds.into_iter().any(|kind| simulator.had(kind))
}

/// A player of a match, a message that they see, and the button on it with this `verb` for the match.
pub(crate) fn button(
    simulator: &Simulator,
    id: MatchId,
    verb: &str,
) -> Option<(u64, Arc<Message>, Control)> {
    let table = simulator.table(id)?;
    let seats = table.active_seats();
    let players: Vec<u64> = seats
        .filter_map(|seat| Some(table.seating().player(seat)?.user.0))
        .collect();
    let press = format!("{verb}:{id}");
    let world = simulator.world();
    players.iter().find_map(|&player| {
        world.seen_by(player).find_map(|message| {
            let mut controls = message.controls().iter();
            let control = controls.find(|it| it.press() == press)?;
            let can_use = world.can_use(player, message.channel);
            can_use.then(|| (player, message.clone(), control.clone()))
        })
    })
}

/// Checks that matches that players have continued are running again.
pub(crate) fn check_continued(simulator: &Simulator, continued: &[MatchId]) {
    for &id in continued {
        if simulator.table(id).is_none_or(|table| table.is_on_hold()) {
            let violation =
                format_args!("{id} is still on hold, although a player has continued it");
            simulator.trace.report_violation(violation);
        }
    }
}
