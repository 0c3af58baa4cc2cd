//! The network between the bot and Discord: requests take time, get lost, or fail.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use claim_discord::{Endpoint, Method, Rest, RestFailure, RestRequest, RestResponse};
use futures::FutureExt;
use futures::future::BoxFuture;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::super::disturbances::Disturbance;
use super::super::laws;
use super::super::random_stream::RandomStream;
use super::super::simulator::Simulator;
use super::super::tasks::ProcessTasks;
use super::super::trace::short_hash;
use super::rest::Outcome;

/// One request in this many fails, for each active kind of disturbance.
const REQUESTS_PER_FAULT: u64 = 10;

/// How long after its start, in milliseconds, a process that is going to be cut off cannot reach Discord any more, and
/// for how long.
const CUT_OFF_AFTER: Range<u64> = 0..120_000;
const CUT_OFF_FOR: Range<u64> = 10_000..240_000;

/// A process's connection to Discord.
#[derive(Debug)]
pub(crate) struct Network {
    simulator: Arc<Simulator>,
    process: Arc<ProcessTasks>,
    random: RandomStream,
    /// When no request arrives.
    cut_off: Option<Range<Instant>>,
}

/// How a request ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RequestOutcome {
    /// It is executed, and the response arrives.
    Answered,
    /// It is lost before it arrives.
    Lost,
    /// It is executed, but the response is lost.
    AnswerLost,
    /// It is not executed, and answered with this status.
    Refused(u16),
    /// It is executed, but answered with an error.
    ExecutedAndRefused,
}

/// The course of a request: its delays, and how it ends.
#[derive(Clone, Copy, Debug)]
struct Journey {
    there: Duration,
    back: Duration,
    outcome: RequestOutcome,
}

impl Network {
    /// The connection of a process.
    pub(crate) fn new(
        simulator: Arc<Simulator>,
        process: Arc<ProcessTasks>,
        random: RandomStream,
    ) -> Self {
        let is_going_to = simulator.is_disturbed_by(Disturbance::CutOffProcesses);
        let cut_off = (is_going_to && random.one_in(2)).then(|| {
            let begin = Instant::now() + random.millis(CUT_OFF_AFTER);
            begin..begin + random.millis(CUT_OFF_FOR)
        });
        Self {
            simulator,
            process,
            random,
            cut_off,
        }
    }

    /// Whether the process cannot reach Discord at present.
    fn is_cut_off(&self) -> bool {
        let is_disturbed = self.simulator.is_disturbed_by(Disturbance::CutOffProcesses);
        let mut cut_off = self.cut_off.iter();
        is_disturbed && cut_off.any(|it| it.contains(&Instant::now()))
    }

    fn journey(&self) -> Journey {
        use Disturbance as D;
        let random = &self.random;
        let meets =
            |kind| self.simulator.is_disturbed_by(kind) && random.one_in(REQUESTS_PER_FAULT);
        let mut times = [random.millis(5..120), random.millis(5..120)];
        if meets(D::SlowRequests) {
            times[usize::from(random.one_in(2))] = random.millis(200..9000);
        }
        let outcome = if self.is_cut_off() || meets(D::LostRequests) {
            RequestOutcome::Lost
        } else if meets(D::LostAnswers) {
            RequestOutcome::AnswerLost
        } else if meets(D::RateLimits) {
            RequestOutcome::Refused(429)
        } else if meets(D::ServerErrors) {
            [
                RequestOutcome::Refused(500),
                RequestOutcome::Refused(502),
                RequestOutcome::ExecutedAndRefused,
            ][usize::try_from(random.within(0..3)).unwrap_or_default()]
        } else {
            RequestOutcome::Answered
        };
        let [there, back] = times;
        Journey {
            there,
            back,
            outcome,
        }
    }
}

impl Rest for Network {
    fn send(&self, request: RestRequest) -> BoxFuture<'_, Result<RestResponse, RestFailure>> {
        let (sender, response) = oneshot::channel();
        let carried = carry(
            self.simulator.clone(),
            self.process.clone(),
            request,
            self.journey(),
            sender,
        );
        // Spawned separately: even if the process is killed, a request that it has sent continues.
        tokio::spawn(carried);
        async { response.await.unwrap_or(Err(RestFailure::NoResponse)) }.boxed()
    }
}

async fn carry(
    simulator: Arc<Simulator>,
    process: Arc<ProcessTasks>,
    request: RestRequest,
    journey: Journey,
    sender: oneshot::Sender<Result<RestResponse, RestFailure>>,
) {
    let Journey {
        there,
        back,
        outcome,
    } = journey;
    let is_smooth =
        outcome == RequestOutcome::Answered && there + back < Duration::from_millis(250);
    if !is_smooth {
        excuse(&simulator, &request);
    }
    let is_repeated = laws::is_answered_twice(&simulator, &request);
    tokio::time::sleep(there).await;
    let is_executed = matches!(
        outcome,
        RequestOutcome::Answered | RequestOutcome::AnswerLost | RequestOutcome::ExecutedAndRefused
    );
    let (status, body) = if is_executed {
        execute(&simulator, &request)
    } else {
        let status = if let RequestOutcome::Refused(status) = outcome {
            status
        } else {
            0
        };
        (status, json!({"retry_after": 0.2}))
    };
    let name = request.method.name();
    let path = request.endpoint.path();
    let text = request
        .body
        .as_ref()
        .map(Value::to_string)
        .unwrap_or_default();
    let hash = short_hash(&text);
    let what = request
        .body
        .as_ref()
        .map_or(&Value::Null, |body| &body["type"]);
    // Answered GET requests, which are mostly contact checks, are left out: there are too many.
    if request.method != Method::Get || outcome != RequestOutcome::Answered {
        simulator.trace.note(format_args!(
            "{name} {path} {what} {hash:08x} -> {status} {outcome:?}"
        ));
    }
    if is_repeated {
        let violation =
            format_args!("an interaction is answered again after it was answered: {path}");
        simulator.trace.report_violation(violation);
    }
    tokio::time::sleep(back).await;
    let response = match outcome {
        // The connection stays open without a response until the caller's timeout.
        RequestOutcome::Lost | RequestOutcome::AnswerLost => {
            tokio::time::sleep(Duration::from_secs(30)).await;
            Err(RestFailure::NoResponse)
        }
        RequestOutcome::Answered | RequestOutcome::Refused(_) => Ok(RestResponse {
            status,
            body,
            retry_after: None,
        }),
        RequestOutcome::ExecutedAndRefused => Ok(RestResponse {
            status: 500,
            body: Value::Null,
            retry_after: None,
        }),
    };
    if !process.is_killed() {
        laws::note_response(&simulator, &request, &response);
    }
    // The task that waits for the response may have been killed.
    let _ = sender.send(response);
}

/// Makes Discord execute a request that has arrived, and checks what people see afterwards.
fn execute(simulator: &Simulator, request: &RestRequest) -> Outcome {
    let (before, outcome) = {
        let mut world = simulator.world();
        let interaction = laws::interaction_of(&world, request);
        let known = interaction.and_then(|id| world.interactions.get(&id));
        (known.map(|known| known.answer), world.execute(request))
    };
    laws::check_shown(simulator, request, before, &outcome);
    outcome
}

/// Excuses a late or missing answer to an interaction, because the request with the answer met a disturbance.
fn excuse(simulator: &Simulator, request: &RestRequest) {
    let token = match &request.endpoint {
        Endpoint::Callback { token, .. }
        | Endpoint::OriginalReply { token, .. }
        | Endpoint::Followups { token, .. }
        | Endpoint::Followup { token, .. } => token.reveal(),
        _ => return,
    };
    let mut world = simulator.world();
    let id = world.interaction_of(token).unwrap_or_default();
    if let Some(interaction) = world.interactions.get_mut(&id) {
        interaction.is_excused = true;
    }
}
