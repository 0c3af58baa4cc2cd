//! The processes that are running: killed at any point where they wait, and restarted on the same store.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::timeout;

use super::disturbances::Disturbance;
use super::process::Process;
use super::random_stream::RandomStream;
use super::simulator::Simulator;

/// The running processes, by slot.
#[derive(Debug, Default)]
pub(super) struct RunningProcesses(Mutex<Vec<Option<Arc<Process>>>>);

impl RunningProcesses {
    /// Those that have not been killed, in the order of their slots.
    pub(super) fn list(&self) -> Vec<Arc<Process>> {
        let slots = self.slots();
        let running = slots.iter().flatten().filter(|it| !it.tasks.is_killed());
        running.cloned().collect()
    }

    /// Registers or removes the process in a slot.
    fn set(&self, slot: usize, process: Option<Arc<Process>>) {
        let mut slots = self.slots();
        if slots.len() <= slot {
            slots.resize_with(slot + 1, || None);
        }
        slots[slot] = process;
    }

    fn slots(&self) -> MutexGuard<'_, Vec<Option<Arc<Process>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Keeps a process running in a slot: restarts it after it was killed.
pub(super) async fn keep_running(
    simulator: Arc<Simulator>,
    processes: Arc<RunningProcesses>,
    slot: usize,
) {
    let random = RandomStream::new(simulator.seed, &format!("processes {slot}"));
    let kills = RandomStream::new(simulator.seed, &format!("kills {slot}"));
    loop {
        let start = Process::start(&simulator, &random);
        let is_killed = simulator.is_disturbed_by(Disturbance::Kills) && kills.one_in(4);
        // No task of the process is running yet, so aborting the start is enough to kill it.
        let timeout_after = if is_killed {
            kills.millis(0..30)
        } else {
            Duration::MAX
        };
        let started = timeout(timeout_after, start).await;
        if started.is_err() {
            let killed = format_args!("process {slot} is killed while it starts");
            simulator.trace.note(killed);
        }
        let Ok(Some(process)) = started else {
            tokio::time::sleep(Duration::from_secs(1)).await;
            continue;
        };
        simulator.trace.note(format_args!("process {slot} starts"));
        processes.set(slot, Some(process.clone()));
        process.tasks.killed().await;
        simulator
            .trace
            .note(format_args!("process {slot} is killed"));
        processes.set(slot, None);
        drop(process);
        tokio::time::sleep(random.millis(100..5000)).await;
    }
}
