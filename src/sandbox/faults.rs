//! Faults on request: what goes wrong next, and how often.

use serde::{Deserialize, Serialize};

/// A fault waiting for what it hits.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fault {
    /// What goes wrong.
    pub(crate) kind: FaultKind,
    /// How often it happens.
    #[serde(default = "once")]
    pub(crate) count: u32,
    /// Only requests by this method.
    #[serde(default)]
    pub(crate) method: Option<String>,
    /// Only requests whose path (without `/api/v10`) or route pattern contains this.
    #[serde(default)]
    pub(crate) route: Option<String>,
    /// For `429`: how many seconds to wait.
    #[serde(default)]
    pub(crate) retry_after: Option<f64>,
    /// For `refuse`: the HTTP status, 400 if none is given.
    #[serde(default)]
    pub(crate) status: Option<u16>,
    /// For `refuse`: Discord's code.
    #[serde(default)]
    pub(crate) code: Option<u64>,
    /// For `refuse`: Discord's sentence.
    #[serde(default)]
    pub(crate) message: Option<String>,
    /// For `slow`: how many milliseconds the answer is held back.
    #[serde(default)]
    pub(crate) delay_ms: Option<u64>,
}

/// The kinds of faults. Those of requests come first, then those of the gateway.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FaultKind {
    /// A request is refused with 429 and does nothing.
    #[serde(rename = "429")]
    RateLimited,
    /// A request is refused with 500 and does nothing.
    #[serde(rename = "500")]
    ServerError,
    /// A request is refused with 502, in HTML, and does nothing.
    #[serde(rename = "502")]
    BadGateway,
    /// A request is refused with any status and code, and does nothing.
    Refuse,
    /// A request is carried out, but answered with 500.
    LostAnswer,
    /// A request is held back before it is carried out.
    Slow,
    /// The next RESUME is refused.
    RefuseResume,
    /// The next interaction never reaches the bot.
    LoseInteraction,
    /// The gateway connections break without a word, at once.
    DropGateway,
    /// The gateway asks to reconnect, at once.
    Reconnect,
    /// The gateway declares the session invalid, at once.
    InvalidSession,
}

impl FaultKind {
    /// Whether it happens to a request.
    const fn hits_requests(self) -> bool {
        matches!(
            self,
            Self::RateLimited
                | Self::ServerError
                | Self::BadGateway
                | Self::Refuse
                | Self::LostAnswer
                | Self::Slow
        )
    }
}

/// The faults still to happen.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    waiting: Vec<Fault>,
}

impl Faults {
    /// How many faults can wait at once.
    pub(crate) const MOST: usize = 1000;

    /// Adds a fault; tells whether there was room.
    pub(crate) fn add(&mut self, fault: Fault) -> bool {
        let room = self.waiting.len() < Self::MOST;
        if room && fault.count > 0 {
            self.waiting.push(fault);
        }
        room
    }

    /// The faults still to happen.
    pub(crate) fn waiting(&self) -> &[Fault] {
        &self.waiting
    }

    /// Calls all faults off.
    pub(crate) fn clear(&mut self) {
        self.waiting.clear();
    }

    /// Takes the fault that hits a request, if any: the earliest that fits.
    pub(crate) fn take_for_request(
        &mut self,
        method: &str,
        path: &str,
        pattern: &str,
    ) -> Option<Fault> {
        self.take(|fault| {
            fault.kind.hits_requests()
                && fault
                    .method
                    .as_ref()
                    .is_none_or(|wanted| wanted.eq_ignore_ascii_case(method))
                && fault
                    .route
                    .as_ref()
                    .is_none_or(|wanted| path.contains(wanted) || pattern.contains(wanted))
        })
    }

    /// Takes a fault of the gateway, if one waits.
    pub(crate) fn take_kind(&mut self, kind: FaultKind) -> bool {
        self.take(|fault| fault.kind == kind).is_some()
    }

    fn take(&mut self, fits: impl Fn(&Fault) -> bool) -> Option<Fault> {
        let at = self.waiting.iter().position(fits)?;
        let fault = self.waiting.get_mut(at)?;
        fault.count -= 1;
        let taken = fault.clone();
        if taken.count == 0 {
            self.waiting.remove(at);
        }
        Some(taken)
    }
}

/// How often a fault happens when nothing is said.
fn once() -> u32 {
    1
}
