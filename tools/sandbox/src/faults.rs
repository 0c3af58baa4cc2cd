//! Fault injection: errors, delays and lost messages that tests and the page request.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A fault to inject into matching requests or events.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fault {
    /// What goes wrong.
    pub(crate) kind: FaultKind,
    /// How many times it happens: 1 by default, never 0.
    #[serde(default = "once")]
    pub(crate) count: u32,
    /// Applies only to requests with this HTTP method.
    #[serde(default)]
    pub(crate) method: Option<String>,
    /// Applies only to requests whose path (without `/api/v10`) or route pattern contains this.
    #[serde(default)]
    pub(crate) route: Option<String>,
    /// For `429`, `ban` and `refuse`: the seconds to wait that are sent to the bot; by default 0.1 for `429`, none for the
    /// others.
    #[serde(default)]
    pub(crate) retry_after: Option<f64>,
    /// For `refuse`: the HTTP status; 400 by default.
    #[serde(default)]
    pub(crate) status: Option<u16>,
    /// For `refuse`: Discord's error code. For `close_gateway`: the close code; 4000 by default.
    #[serde(default)]
    pub(crate) code: Option<u64>,
    /// For `refuse`: Discord's error message; "Injected fault" by default.
    #[serde(default)]
    pub(crate) message: Option<String>,
    /// For `slow`, which requires it: the delay in milliseconds.
    #[serde(default)]
    pub(crate) delay_ms: Option<u64>,
    /// For `alter` and `alter_ready`: the fields that the bot gets instead of the correct ones. Of objects in both, the
    /// other fields stay.
    #[serde(default)]
    pub(crate) fields: Map<String, Value>,
}

impl Fault {
    /// Why it would have no effect, if so.
    pub(crate) fn problem(&self) -> Option<&'static str> {
        if self.count == 0 {
            return Some("A fault happens at least once: 'count' must not be 0.");
        }
        if matches!(self.kind, FaultKind::Alter | FaultKind::AlterReady) && self.fields.is_empty() {
            return Some("This fault needs the fields that it changes: 'fields'.");
        }
        let is_delayed = self.delay_ms.is_some_and(|delay| delay > 0);
        let problem = "The fault 'slow' needs a delay in milliseconds: 'delay_ms'.";
        (self.kind == FaultKind::Slow && !is_delayed).then_some(problem)
    }

    /// Changes the fields of a response or an event.
    pub(crate) fn alter(&self, body: &mut Value) {
        if let Value::Object(object) = body {
            merge(object, &self.fields);
        }
    }
}

/// The kinds of faults: first those of requests, then those of the gateway.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FaultKind {
    /// A request is not executed and gets a 429.
    #[serde(rename = "429")]
    RateLimited,
    /// A request is not executed and gets the 429 of the CDN, as during a ban of the bot's address: without JSON, and
    /// without `Retry-After` unless `retry_after` is set.
    Ban,
    /// A request is not executed and gets a 500.
    #[serde(rename = "500")]
    ServerError,
    /// A request is not executed and gets a 502 with an HTML body.
    #[serde(rename = "502")]
    BadGateway,
    /// A request is not executed and gets the given status and error code.
    Refuse,
    /// A request is executed but gets a 500, as if the response was lost.
    LostResponse,
    /// A request is executed and gets a 200 with an empty object instead of a 204.
    #[serde(rename = "200")]
    EmptyObject,
    /// A request is executed, but some fields of the response are other ones.
    Alter,
    /// A request is executed after a delay.
    Slow,
    /// Some fields of the next `READY` are other ones.
    AlterReady,
    /// The next `RESUME` gets `INVALID_SESSION`, and the session is not resumed.
    RefuseResume,
    /// The next interaction never reaches the bot, over the gateway or by HTTP, and fails for lack
    /// of a response.
    LoseInteraction,
    /// All gateway connections are dropped immediately, without a close frame.
    DropGateway,
    /// All gateway connections are closed immediately, with a close code.
    CloseGateway,
    /// The gateway sends `RECONNECT` on all connections immediately.
    Reconnect,
    /// The gateway sends `INVALID_SESSION` on all connections immediately, and forgets all
    /// sessions.
    InvalidSession,
}

impl FaultKind {
    /// Whether it applies to REST requests.
    const fn applies_to_requests(self) -> bool {
        matches!(
            self,
            Self::RateLimited
                | Self::Ban
                | Self::ServerError
                | Self::BadGateway
                | Self::Refuse
                | Self::LostResponse
                | Self::EmptyObject
                | Self::Alter
                | Self::Slow
        )
    }
}

/// The pending faults, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    pending: Vec<Fault>,
}

impl Faults {
    /// How many faults can be pending at once.
    pub(crate) const MAX_PENDING: usize = 1000;

    /// Adds a fault; false if too many are pending.
    pub(crate) fn add(&mut self, fault: Fault) -> bool {
        let has_room = self.pending.len() < Self::MAX_PENDING;
        if has_room {
            self.pending.push(fault);
        }
        has_room
    }

    pub(crate) fn pending(&self) -> &[Fault] {
        &self.pending
    }

    /// Removes all pending faults.
    pub(crate) fn clear(&mut self) {
        self.pending.clear();
    }

    /// Takes the oldest pending fault that applies to a request.
    pub(crate) fn take_for_request(
        &mut self,
        method: &str,
        path: &str,
        pattern: &str,
    ) -> Option<Fault> {
        self.take(|fault| {
            fault.kind.applies_to_requests()
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

    /// Takes a pending fault of this kind.
    pub(crate) fn take_kind(&mut self, kind: FaultKind) -> Option<Fault> {
        self.take(|fault| fault.kind == kind)
    }

    fn take(&mut self, matches: impl Fn(&Fault) -> bool) -> Option<Fault> {
        let index = self.pending.iter().position(matches)?;
        let fault = self.pending.get_mut(index)?;
        fault.count -= 1;
        let taken = fault.clone();
        if taken.count == 0 {
            self.pending.remove(index);
        }
        Some(taken)
    }
}

/// Sets the fields of an object to those of another one.
fn merge(object: &mut Map<String, Value>, fields: &Map<String, Value>) {
    for (name, new) in fields {
        match (object.get_mut(name), new) {
            (Some(Value::Object(inner)), Value::Object(new)) => merge(inner, new),
            (Some(value), new) => *value = new.clone(),
            (None, new) => {
                object.insert(name.clone(), new.clone());
            }
        }
    }
}

/// The default of [`Fault::count`].
fn once() -> u32 {
    1
}
