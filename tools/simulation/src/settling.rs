//! The calm part of a simulation, in which everything has to converge: messages catch up, reminders and
//! deadlines pass, matches are put on hold and continued.

use std::sync::Arc;
use std::time::Duration;

use claim_table::ids::MatchId;

use super::discord::deliver;
use super::laws;
use super::people::COMPONENT;
use super::process::Process;
use super::random_stream::RandomStream;
use super::running_processes::RunningProcesses;
use super::simulator::Simulator;

/// After this time without disturbances everything is up to date. Longer than the longest wait between two
/// attempts.
const SETTLE_TIME: Duration = Duration::from_mins(12);

/// Longer than any turn may take, and than any table stays open.
const PAST_ALL_DEADLINES: Duration = Duration::from_hours(24 * 8);

/// Longer than the time after which a match without a clock is put on hold.
const PAST_HOLD_DELAY: Duration = Duration::from_hours(24 * 31);

/// The maximum delay with which a deadline is enforced.
const MAX_ENFORCEMENT_DELAY: Duration = Duration::from_secs(100);

/// How long to wait for a moment in which nothing happens by itself, and how often.
const WAIT: Duration = Duration::from_secs(20);
const MAX_WAITS: usize = 90;

/// How many deadlines matches and tournaments may still have: each lobby and each player has one, vacations postpone them,
/// a series continues, and a tournament has up to nine rounds.
const MAX_DEADLINES: usize = 40;

/// Lets everything converge, and checks that it does.
pub(super) async fn settle(simulator: &Arc<Simulator>, processes: &Arc<RunningProcesses>) {
    simulator.calm_down();
    for process in processes.list() {
        process.tasks.spare();
    }
    tokio::time::sleep(SETTLE_TIME).await;
    check(simulator).await;
    let paused = laws::paused_matches(simulator);
    remind(simulator).await;
    for _ in 0..MAX_DEADLINES {
        advance(simulator, PAST_ALL_DEADLINES);
        tokio::time::sleep(MAX_ENFORCEMENT_DELAY).await;
        if !laws::has_deadlines(simulator) && !laws::has_events(simulator) {
            break;
        }
    }
    tokio::time::sleep(SETTLE_TIME).await;
    check(simulator).await;
    laws::check_over(simulator);
    laws::check_events_over(simulator);
    laws::check_paused(simulator, &paused);
    put_on_hold(simulator, processes).await;
    for process in processes.list() {
        close(simulator, &process).await;
    }
}

fn advance(simulator: &Simulator, time: Duration) {
    simulator.move_clock(i64::try_from(time.as_millis()).unwrap_or_default());
}

/// Sets the clock to the next reminder of a player.
async fn remind(simulator: &Simulator) {
    if let Some(reminder) = laws::next_reminder(simulator) {
        let wait = reminder.saturating_duration_since(simulator.clock.now());
        advance(simulator, wait + Duration::from_secs(1));
        tokio::time::sleep(MAX_ENFORCEMENT_DELAY).await;
        check(simulator).await;
    }
}

/// Waits until matches without a clock are put on hold, restarts the program, and lets players continue these
/// matches.
async fn put_on_hold(simulator: &Arc<Simulator>, processes: &Arc<RunningProcesses>) {
    if laws::waiting_matches(simulator).is_empty() {
        return;
    }
    advance(simulator, PAST_HOLD_DELAY);
    tokio::time::sleep(MAX_ENFORCEMENT_DELAY).await;
    let waiting = laws::waiting_matches(simulator);
    laws::check_on_hold(simulator, &waiting);
    for process in processes.list() {
        process.tasks.kill();
    }
    tokio::time::sleep(MAX_ENFORCEMENT_DELAY).await;
    let random = RandomStream::new(simulator.seed, "taking up");
    let mut continued = Vec::new();
    for id in waiting {
        if press(simulator, processes, &random, id, "go-on") {
            continued.push(id);
        }
    }
    tokio::time::sleep(MAX_ENFORCEMENT_DELAY).await;
    laws::check_continued(simulator, &continued);
    // The buttons that resume paused clocks are on the messages that have answered.
    for id in continued {
        press(simulator, processes, &random, id, "resume");
    }
    tokio::time::sleep(MAX_ENFORCEMENT_DELAY).await;
    check(simulator).await;
}

/// Makes a player of a match press a button that they see. Returns whether there was one.
fn press(
    simulator: &Arc<Simulator>,
    processes: &Arc<RunningProcesses>,
    random: &RandomStream,
    id: MatchId,
    verb: &str,
) -> bool {
    let Some((player, message, control)) = laws::button(simulator, id, verb) else {
        return false;
    };
    let (interaction, event) = {
        let mut world = simulator.world();
        let (channel, data) = (message.channel, control.data());
        let what = control.press();
        world.interact(player, channel, COMPONENT, what, &data, Some(&message))
    };
    let what = control.press();
    simulator.trace.note(format_args!(
        "{player} does {what}: interaction {interaction}"
    ));
    deliver(simulator, processes, random, interaction, event);
    true
}

async fn check(simulator: &Simulator) {
    for _ in 0..MAX_WAITS {
        let before = laws::revisions(simulator);
        tokio::time::sleep(WAIT).await;
        if !laws::is_busy(simulator) && laws::revisions(simulator) == before {
            break;
        }
    }
    laws::check_records(simulator);
    // Checked by a new process, because state in the memory of running processes does not count.
    let (store, rest) = (simulator.store.copy(), Arc::default());
    let observer = Process::observer(simulator, simulator.seed, store, rest).await;
    if let Some(observer) = observer {
        laws::check_calm(simulator, &observer).await;
        observer.tasks.kill();
    }
}

/// Closes a process, and checks that it leaves no task behind.
async fn close(simulator: &Simulator, process: &Process) {
    process.application.stop();
    process.host.close().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let live = process.tasks.live();
    if live > 0 {
        simulator
            .trace
            .report_violation(format_args!("{live} tasks are left after the end"));
    }
}
