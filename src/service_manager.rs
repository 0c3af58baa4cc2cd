//! Tells systemd, if it has started the program, whether the bot is ready, what it does, and that
//! it is healthy: what `claim-bot health` says, too.

use std::time::Duration;

use claim_store::BotState;
use sd_notify::{NotifyState, notify};

use crate::health::verdict;

/// Reports to systemd.
#[derive(Debug, Default)]
pub(crate) struct ServiceManager {
    is_ready: bool,
}

impl ServiceManager {
    /// Reports what the bot does now. It is ready once it is healthy for the first time. While it
    /// is not healthy, the watchdog is not reset.
    pub(crate) fn report(&mut self, state: &BotState) {
        let (healthy, status) = match verdict(state, Duration::ZERO) {
            Ok(sentence) => (true, sentence),
            Err(problem) => (false, problem),
        };
        let warnings = match state {
            BotState::Serving { warnings, .. } => &warnings[..],
            _ => &[],
        };
        let warnings = warnings.iter().map(|it| format!("; warning: {it}"));
        let status = status + &warnings.collect::<String>();
        send(&[NotifyState::Status(&status)]);
        if healthy {
            send(&[NotifyState::Watchdog]);
            if !self.is_ready {
                send(&[NotifyState::Ready]);
            }
            self.is_ready = true;
        }
    }
}

/// Reports how far the start is.
pub(crate) fn report_start(status: &str) {
    send(&[NotifyState::Status(status)]);
}

/// Reports that the program stops.
pub(crate) fn report_stop() {
    send(&[NotifyState::Stopping, NotifyState::Status("stopping")]);
}

fn send(states: &[NotifyState<'_>]) {
    if let Err(error) = notify(states) {
        tracing::debug!(%error, "could not report to systemd");
    }
}
