//! The delivery of interactions to processes: delayed, sometimes twice, sometimes never.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::super::disturbances::Disturbance;
use super::super::random_stream::RandomStream;
use super::super::running_processes::RunningProcesses;
use super::super::simulator::Simulator;
use super::model::Answer;
use super::rest::RESPONSE_TIMEOUT;

/// One interaction in this many meets a disturbance, for each active kind of disturbance.
const EVENTS_PER_FAULT: u64 = 8;

/// How long after being deferred an interaction has to be answered.
const DEFERRED_TIME: Duration = Duration::from_mins(2);

/// Delivers an interaction to a process, and checks that it is answered.
pub(crate) fn deliver(
    simulator: &Arc<Simulator>,
    processes: &Arc<RunningProcesses>,
    random: &RandomStream,
    id: u64,
    event: Value,
) {
    let meets = |kind| simulator.is_disturbed_by(kind) && random.one_in(EVENTS_PER_FAULT);
    let is_away =
        simulator.is_disturbed_by(Disturbance::LostEvents) && simulator.world().is_gateway_away;
    if is_away || meets(Disturbance::LostEvents) {
        simulator
            .trace
            .note(format_args!("interaction {id} is lost"));
        excuse(simulator, id);
        return;
    }
    if meets(Disturbance::DoubledEvents) {
        excuse(simulator, id);
        tokio::spawn(deliver_to_process(
            simulator.clone(),
            processes.clone(),
            random.clone(),
            id,
            event.clone(),
        ));
    }
    tokio::spawn(deliver_to_process(
        simulator.clone(),
        processes.clone(),
        random.clone(),
        id,
        event,
    ));
}

fn excuse(simulator: &Simulator, id: u64) {
    if let Some(interaction) = simulator.world().interactions.get_mut(&id) {
        interaction.is_excused = true;
    }
}

async fn deliver_to_process(
    simulator: Arc<Simulator>,
    processes: Arc<RunningProcesses>,
    random: RandomStream,
    id: u64,
    event: Value,
) {
    tokio::time::sleep(random.millis(5..150)).await;
    let running = processes.list();
    let Some(process) = random.pick(&running) else {
        excuse(&simulator, id);
        return;
    };
    process.receive(id, event);
    for (wait, expected) in [
        (RESPONSE_TIMEOUT, Answer::Deferred),
        (DEFERRED_TIME, Answer::Given),
    ] {
        tokio::time::sleep(wait).await;
        let interaction = simulator.world().interactions.get(&id).cloned();
        let Some(interaction) = interaction else {
            return;
        };
        let is_answered = interaction.answer == Answer::Given || interaction.answer == expected;
        if is_answered || interaction.is_excused || process.tasks.is_killed() {
            continue;
        }
        let what = &interaction.what;
        let violation = format_args!("interaction {id} ({what}) is not answered in time");
        simulator.trace.report_violation(violation);
    }
}
