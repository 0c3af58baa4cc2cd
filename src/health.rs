//! Whether a bot is healthy, in a sentence: for `claim-bot health` and for systemd.

use std::time::Duration;

use claim_discord::GatewayContact;
use claim_store::BotState;

/// The maximum age of a heartbeat. A running bot writes it several times within this time.
const MAX_HEARTBEAT_AGE: Duration = Duration::from_mins(1);

/// What a bot that was in this state `age` ago, and still runs, is doing.
///
/// # Errors
///
/// If it is not healthy: why.
pub fn verdict(state: &BotState, age: Duration) -> Result<String, String> {
    let seconds = age.as_secs();
    if age >= MAX_HEARTBEAT_AGE {
        return Err(format!("no heartbeat for {seconds} s"));
    }
    match state {
        BotState::Starting => Err("the bot is starting".to_owned()),
        BotState::Connecting => {
            Err("the bot is running, but has not connected to Discord's gateway yet".to_owned())
        }
        // A bot that is being updated counts as healthy, so that nothing interrupts it.
        BotState::Busy(activity) => Ok(format!("{activity}: last heartbeat {seconds} s ago")),
        BotState::Serving { silence: None, .. } => {
            Ok(format!("healthy: last heartbeat {seconds} s ago"))
        }
        BotState::Serving {
            silence: Some(silence),
            ..
        } => {
            let silence = *silence + age;
            let silent = silence.as_secs();
            if silence >= GatewayContact::MAX_SILENCE {
                return Err(format!(
                    "the bot is running, but Discord has been silent for {silent} s"
                ));
            }
            Ok(format!(
                "healthy: last heartbeat {seconds} s ago, Discord last heard from {silent} s ago"
            ))
        }
    }
}
