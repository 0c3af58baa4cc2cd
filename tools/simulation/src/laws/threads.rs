//! A match has a thread if its server wants one, and the thread is archived at the end.

use claim_table::Table;
use claim_table::desk::{MessageKind, MessageState};

use super::super::disturbances::Disturbance;
use super::super::simulator::Simulator;
use super::endings::any_press_says;

/// Checks the thread of a match.
pub(super) fn check_thread(simulator: &Simulator, table: &Table, states: &[MessageState]) {
    if simulator.had(Disturbance::LostChannels) {
        return;
    }
    let id = table.id();
    let state = |kind| states.iter().find(|state| state.kind == kind);
    let thread = state(MessageKind::Thread).and_then(MessageState::message);
    let is_open = thread.is_some_and(|(thread, _)| {
        let world = simulator.world();
        let known = world.threads.get(&thread.0);
        known.is_some_and(|thread| !thread.is_archived)
    });
    if table.is_over() && is_open {
        let violation = format_args!("the thread of {id} stays open after its end");
        simulator.trace.report_violation(violation);
    }
    let is_among_people = table.seating().players().nth(1).is_some();
    // If the public message was deleted, it is posted again with the next change, and the thread is started
    // then.
    let public = state(MessageKind::Public).and_then(MessageState::message);
    let has_public = public.is_some_and(|(_, it)| simulator.world().messages.contains_key(&it.0));
    let is_wanted = simulator.has_threads
        && has_public
        && table.running().is_some()
        && !table.is_direct()
        && is_among_people
        && !any_press_says(simulator, &["set-server:threads"]);
    if is_wanted && state(MessageKind::Thread).is_none() {
        let violation = format_args!("{id} has no thread");
        simulator.trace.report_violation(violation);
    }
}
