//! Tournaments: their records pass the check, they do what is due, only wanted matches run, and no message is posted twice.

use std::collections::BTreeSet;
use std::time::Duration;

use claim_store::EventStore;
use claim_table::event::{Event, check_event};
use claim_table::ids::MessageId;
use futures::FutureExt;

use super::super::discord::Message;
use super::super::disturbances::Disturbance;
use super::super::simulator::Simulator;

/// How late an event may do what it waits for.
const GRACE_PERIOD: Duration = Duration::from_mins(2);

/// Checks all events.
pub(super) fn check_events(simulator: &Simulator) {
    for event in events(simulator) {
        if let Some(violation) = violation(simulator, &event) {
            let id = event.id();
            let violation = format_args!("tournament {id}: {violation}");
            simulator.trace.report_violation(violation);
        }
    }
    check_posts(simulator);
}

/// Whether any event is not over.
pub(crate) fn has_events(simulator: &Simulator) -> bool {
    events(simulator).any(|event| !event.is_over())
}

/// Checks that all events are over, because players and organiser have done nothing for long.
pub(crate) fn check_events_over(simulator: &Simulator) {
    for event in events(simulator).filter(|event| !event.is_over()) {
        let (id, next) = (event.id(), event.progress().next());
        let violation = format_args!("tournament {id} is not over: {next:?}");
        simulator.trace.report_violation(violation);
    }
}

/// Whether an event does something by itself at present.
pub(super) fn is_event_busy(simulator: &Simulator) -> bool {
    let now = simulator.clock.now();
    events(simulator).any(|event| {
        let due = event.deadline().filter(|_| !event.is_over());
        due.is_some_and(|due| due < now + GRACE_PERIOD && now < due + GRACE_PERIOD)
    })
}

/// What is wrong with an event in a calm world.
fn violation(simulator: &Simulator, event: &Event) -> Option<String> {
    let record = simulator.store.event_record(event.id()).now_or_never();
    let record = record.and_then(Result::ok).unwrap_or_default();
    match check_event(&record) {
        Err(error) => return Some(format!("its record is wrong: {error}")),
        Ok(summary) if summary.is_over != event.is_over() => {
            return Some("its record ends elsewhere".to_owned());
        }
        Ok(_) => {}
    }
    let due = event.deadline().filter(|_| !event.is_over());
    if due.is_some_and(|due| due + GRACE_PERIOD < simulator.clock.now()) {
        return Some(format!("it is late: {due:?}"));
    }
    let running = event.running();
    for named in event.all_matches() {
        let Some(table) = simulator.table(named.id) else {
            // A match that is decided before it is opened never is.
            if running.contains(named) {
                return Some(format!("match {} was not opened", named.id));
            }
            continue;
        };
        if table.has_ended() == running.contains(named) {
            let state = if table.has_ended() { "over" } else { "running" };
            return Some(format!("match {} is {state}", named.id));
        }
        let is_hidden = event.is_hidden(named.round);
        if table.has_ended() && table.is_over() == is_hidden {
            let state = if is_hidden { "public" } else { "hidden" };
            return Some(format!("the result of match {} is {state}", named.id));
        }
    }
    None
}

/// Checks that no message of an event was posted twice: the event knows each that is there.
fn check_posts(simulator: &Simulator) {
    // A message in a channel that the bot cannot reach is not found again.
    let kinds = [Disturbance::ForgottenNonces, Disturbance::LostChannels];
    if kinds.into_iter().any(|kind| simulator.had(kind)) {
        return;
    }
    for id in simulator.store.events() {
        let known = simulator.store.event_messages(id).now_or_never();
        let known = known.and_then(Result::ok).unwrap_or_default();
        let known: BTreeSet<_> = known.iter().filter_map(|it| it.message).collect();
        let prefix = format!("{id}-");
        let world = simulator.world();
        let is_of_event = |it: &Message| {
            let nonce = it.nonce.as_deref().unwrap_or_default();
            nonce.starts_with(&prefix)
        };
        let mut posted = world.messages.values().filter(|it| is_of_event(it));
        let unknown = posted.find(|it| !known.contains(&MessageId(it.id)));
        let unknown = unknown.map(|it| it.id);
        drop(world);
        if let Some(message) = unknown {
            let violation = format_args!("tournament {id} does not know its message {message}");
            simulator.trace.report_violation(violation);
        }
    }
}

/// All events that can be read.
fn events(simulator: &Simulator) -> impl Iterator<Item = Event> {
    let ids = simulator.store.events().into_iter();
    let read = |id| simulator.store.event(id).now_or_never();
    ids.filter_map(move |id| read(id)?.ok()?)
}
