//! When all is calm: every message shows the newest state, everybody whose turn it is can act, no bot and no
//! deadline is overdue, nothing is left over.

use std::collections::BTreeSet;
use std::time::Duration;

use super::super::disturbances::Disturbance;
use super::super::process::Process;
use super::super::simulator::Simulator;
use crate::store::{Audience, MessageState, Placement};
use crate::table::Table;
use crate::ui;

/// How long after its time a deadline may be enforced.
const PATIENCE: Duration = Duration::from_mins(2);

/// Checks all matches.
pub(in crate::simulation) async fn check_calm(simulator: &Simulator, process: &Process) {
    let mut placed = BTreeSet::new();
    for id in simulator.store.matches() {
        let Some((table, states)) = simulator.stored(id) else {
            continue;
        };
        check_time(simulator, &table);
        for state in &states {
            placed.extend(state.message().map(|(_, message)| message.0));
            check_state(simulator, &table, state);
            check_message(simulator, process, &table, state).await;
        }
        check_turn(simulator, &table, &states);
    }
    check_left_over(simulator, &placed);
}

/// Checks that all matches have ended, because all deadlines have passed.
pub(in crate::simulation) fn check_over(simulator: &Simulator) {
    for id in simulator.store.matches() {
        let table = simulator.table(id);
        if let Some(table) = table.filter(|table| !table.is_over()) {
            let deadline = table.deadline();
            let law = format_args!("{id} goes on long after its deadline, {deadline:?}");
            simulator.trace.violate(law);
        }
    }
}

fn check_time(simulator: &Simulator, table: &Table) {
    let id = table.id();
    if table.is_over() {
        return;
    }
    if table.bot_to_act().is_some() {
        simulator
            .trace
            .violate(format_args!("a bot does not act in {id}"));
    }
    let now = simulator.clock.now();
    if table
        .deadline()
        .is_some_and(|deadline| deadline + PATIENCE < now)
    {
        simulator
            .trace
            .violate(format_args!("the deadline of {id} is not enforced"));
    }
}

fn check_state(simulator: &Simulator, table: &Table, state: &MessageState) {
    let (id, audience) = (table.id(), state.audience);
    if state.posting.is_some() || state.superseded.is_some() {
        let law = format_args!("the message of {id} for {audience:?} is unconfirmed");
        simulator.trace.violate(law);
    }
    let stays = audience == Audience::Fingerprint && !table.is_over();
    if state.revision != table.revision() && !stays {
        let (shown, newest) = (state.revision, table.revision());
        let law =
            format_args!("the message of {id} for {audience:?} shows {shown} instead of {newest}");
        simulator.trace.violate(law);
    }
}

/// Checks that a message in Discord shows what it should.
async fn check_message(
    simulator: &Simulator,
    process: &Process,
    table: &Table,
    state: &MessageState,
) {
    let Some((_, id)) = state.message() else {
        return;
    };
    if state.audience == Audience::Fingerprint {
        return;
    }
    let shown = simulator.world().messages.get(&id.0).cloned();
    let Some(shown) = shown else {
        let world = simulator.world();
        if !world.deleted.iter().any(|message| message.id == id.0) {
            let audience = state.audience;
            let match_id = table.id();
            drop(world);
            let law = format_args!("the message of {match_id} for {audience:?} is gone");
            simulator.trace.violate(law);
        }
        return;
    };
    let tells_of_turn = matches!(state.audience, Audience::Hand(_))
        && ui::is_played_in_public(table.game())
        && !table.is_over();
    if tells_of_turn {
        return;
    }
    let Ok(screen) = process.host.screen(table, state.audience).await else {
        return;
    };
    let expected = process.application.message_of(&screen).await;
    for part in ["content", "embeds", "components"] {
        if shown.body.get(part) != expected.get(part) {
            let (match_id, audience) = (table.id(), state.audience);
            let law =
                format_args!("the {part} of the message of {match_id} for {audience:?} are old");
            simulator.trace.violate(law);
            return;
        }
    }
}

/// Checks that all messages exist that are wanted, and that the person to act, and no other one, has been
/// told so.
fn check_turn(simulator: &Simulator, table: &Table, states: &[MessageState]) {
    let id = table.id();
    let state = |audience| states.iter().find(|state| state.audience == audience);
    if table.is_over() {
        return;
    }
    if state(Audience::Public).is_none() {
        simulator
            .trace
            .violate(format_args!("{id} has no public message"));
    }
    let Some(dealt) = table.running() else {
        return;
    };
    for (seat, _) in table.seating().players() {
        let hand = state(Audience::Hand(seat));
        let call = state(Audience::Mention(seat));
        let calls = |state: &MessageState| {
            let is_new = state.posted_at_line >= dealt.turn_start();
            is_new && !matches!(state.placement, Placement::None)
        };
        let is_called = hand.is_some_and(calls) || call.is_some_and(calls);
        if hand.is_none() {
            simulator
                .trace
                .violate(format_args!("{seat} of {id} has no hand"));
        } else if dealt.needs_notification(seat) && !is_called {
            simulator
                .trace
                .violate(format_args!("{seat} of {id} was not told to act"));
        } else if table.to_act() != Some(seat) && call.is_some_and(|it| it.message().is_some()) {
            simulator
                .trace
                .violate(format_args!("{seat} of {id} is still told to act"));
        }
    }
}

/// Checks that the bot has left no message behind.
fn check_left_over(simulator: &Simulator, placed: &BTreeSet<u64>) {
    if simulator.had(Disturbance::ForgottenNonces) {
        return;
    }
    let world = simulator.world();
    // What was posted without an answer is found by posting again, which closed messages prevent.
    let may_be_lost = simulator.had(Disturbance::ClosedMessages);
    let posted = world.messages.values().filter(|message| {
        let is_direct = world.direct_with(message.channel).is_some();
        !(message.is_reply || is_direct && may_be_lost)
    });
    let left: Vec<_> = posted
        .filter(|it| !placed.contains(&it.id))
        .map(|it| it.id)
        .collect();
    drop(world);
    for id in left {
        simulator
            .trace
            .violate(format_args!("message {id} belongs to no match any more"));
    }
}
