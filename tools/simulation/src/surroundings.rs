//! What happens independently of people and the bot: the clock is set, Discord forgets nonces, channels are
//! lost, the gateway goes down. Also compares, now and then, what a person sees with what they would see if
//! hidden cards were different.

use std::sync::Arc;

use super::disturbances::Disturbance;
use super::laws;
use super::random_stream::RandomStream;
use super::simulator::Simulator;

/// Starts all of this.
pub(super) fn begin(simulator: &Arc<Simulator>) {
    tokio::spawn(move_clock(simulator.clone()));
    tokio::spawn(forget_nonces(simulator.clone()));
    tokio::spawn(lose_channels(simulator.clone()));
    tokio::spawn(drop_gateway(simulator.clone()));
    tokio::spawn(compare_worlds(simulator.clone()));
}

/// Checks now and then that what people see does not depend on hidden cards. (Each check runs two more
/// processes: at twice the frequency, this would take half of a simulation's time.)
async fn compare_worlds(simulator: Arc<Simulator>) {
    let random = RandomStream::new(simulator.seed, "other worlds");
    loop {
        tokio::time::sleep(random.millis(60_000..240_000)).await;
        if simulator.is_calm() {
            return;
        }
        laws::check_alike(&simulator, &random).await;
    }
}

/// Sets the clock now and then.
async fn move_clock(simulator: Arc<Simulator>) {
    let random = RandomStream::new(simulator.seed, "clock");
    loop {
        tokio::time::sleep(random.millis(5000..120_000)).await;
        if simulator.is_disturbed_by(Disturbance::ClockJumps) {
            let millis = i64::try_from(random.within(0..900_000)).unwrap_or_default();
            simulator.disturb_clock(millis - 450_000);
        }
    }
}

/// Makes Discord forget all nonces now and then.
async fn forget_nonces(simulator: Arc<Simulator>) {
    let random = RandomStream::new(simulator.seed, "nonces");
    loop {
        tokio::time::sleep(random.millis(1000..60_000)).await;
        if simulator.is_disturbed_by(Disturbance::ForgottenNonces) {
            simulator.world().nonces.clear();
        }
    }
}

/// Takes the gateway down now and then, and brings it back.
async fn drop_gateway(simulator: Arc<Simulator>) {
    let random = RandomStream::new(simulator.seed, "gateway");
    while simulator.had(Disturbance::LostEvents) && !simulator.is_calm() {
        tokio::time::sleep(random.millis(20_000..180_000)).await;
        simulator.world().is_gateway_away = true;
        tokio::time::sleep(random.millis(1000..40_000)).await;
        simulator.world().is_gateway_away = false;
    }
}

/// Hides channels from the bot and shows them again, removes the bot from the server and adds it again, and
/// deletes a channel.
async fn lose_channels(simulator: Arc<Simulator>) {
    let random = RandomStream::new(simulator.seed, "channels");
    loop {
        tokio::time::sleep(random.millis(5000..60_000)).await;
        if !simulator.is_disturbed_by(Disturbance::LostChannels) {
            continue;
        }
        let mut world = simulator.world();
        let Some(channel) = random.pick(&world.channels).copied() else {
            continue;
        };
        let what = if world.is_removed || random.one_in(4) {
            world.is_removed = !world.is_removed;
            format!("the bot is out of the server: {}", world.is_removed)
        } else if world.channels.len() > 1 && random.one_in(8) {
            world.delete_channel(channel);
            format!("channel {channel} is deleted")
        } else if world.hidden.remove(&channel) {
            format!("the bot sees channel {channel}")
        } else {
            world.hidden.insert(channel);
            format!("the bot does not see channel {channel}")
        };
        drop(world);
        simulator.trace.note(format_args!("{what}"));
    }
}
