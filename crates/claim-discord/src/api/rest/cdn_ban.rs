//! Discord's CDN bans an address from which too many invalid requests have come: for minutes or hours, it refuses every
//! request, and each refused request prolongs that. While it does, this process sends hardly any requests.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use claim_host::DeliveryError;
use claim_metrics::METRICS;
use futures::FutureExt;
use futures::future::BoxFuture;
use tokio::time::Instant;

use super::request::respond;
use super::{Endpoint, Method, Rest, RestFailure, RestRequest, RestResponse};

/// The pause after the first refusal. Each further one doubles it, up to the maximum.
const INITIAL_PAUSE: Duration = Duration::from_secs(1);
const MAX_PAUSE: Duration = Duration::from_mins(5);

/// The longest pause that the CDN can ask for.
const MAX_ANNOUNCED_PAUSE: Duration = Duration::from_hours(1);

/// An answer to an interaction is sent during a pause if the last request was sent at least this long ago: a person is
/// waiting, and it shows whether the ban is over.
const ANSWER_INTERVAL: Duration = Duration::from_secs(30);

/// After how long callers should try again at the latest: the ban may have been found to be over earlier.
const MAX_WAIT: Duration = Duration::from_secs(30);

/// The code of the CDN for a ban, where it answers in JSON.
const BANNED: u64 = 1015;

/// [`Rest`] that sends nothing during the pauses of a ban. All requests of a process share these pauses.
#[derive(Debug)]
pub(crate) struct PausingRest {
    rest: Arc<dyn Rest>,
    ban: Mutex<BanState>,
}

/// What is known about bans.
#[derive(Debug, Default)]
struct BanState {
    /// The ban that is in force.
    current: Option<Ban>,
    /// How many bans have begun or ended. A response says something about the present only if this was the same when the
    /// request was sent.
    changes: u64,
}

/// A ban that is in force.
#[derive(Debug)]
struct Ban {
    began_at: Instant,
    /// When the last request was sent.
    sent_at: Instant,
    /// The next pause.
    pause: Duration,
    /// When the current pause ends.
    ends_at: Instant,
}

/// A request that may be sent, by the number of changes so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Admission(u64);

impl BanState {
    /// Whether a request may be sent. The first one after a pause begins the next pause, which its response may end.
    ///
    /// # Errors
    ///
    /// If not: after how long to try again.
    fn admit(&mut self, is_answer: bool, now: Instant) -> Result<Admission, Duration> {
        if let Some(ban) = &mut self.current {
            if ban.ends_at <= now {
                ban.ends_at = now + ban.pause;
                ban.pause = (ban.pause * 2).min(MAX_PAUSE);
            } else if !is_answer || now < ban.sent_at + ANSWER_INTERVAL {
                return Err((ban.ends_at - now).min(MAX_WAIT));
            }
            ban.sent_at = now;
        }
        Ok(Admission(self.changes))
    }

    /// Notes that the CDN has refused a request, and asks for a pause of `retry_after`. Returns after how long to try
    /// again, and whether a ban has just begun.
    fn note_refusal(
        &mut self,
        admission: Admission,
        retry_after: Option<Duration>,
        now: Instant,
    ) -> (Duration, bool) {
        let begins = self.current.is_none() && admission.0 == self.changes;
        if begins {
            self.changes += 1;
            self.current = Some(Ban {
                began_at: now,
                sent_at: now,
                pause: INITIAL_PAUSE * 2,
                ends_at: now + INITIAL_PAUSE,
            });
        }
        let Some(ban) = &mut self.current else {
            // Sent before the ban that has ended meanwhile.
            return (INITIAL_PAUSE, false);
        };
        let announced = retry_after.unwrap_or_default().min(MAX_ANNOUNCED_PAUSE);
        ban.ends_at = ban.ends_at.max(now + announced);
        (ban.ends_at.duration_since(now).min(MAX_WAIT), begins)
    }

    /// Notes that a request has passed the CDN. Returns how long the ban took that has ended with that.
    fn note_passage(&mut self, admission: Admission, now: Instant) -> Option<Duration> {
        if admission.0 != self.changes {
            return None;
        }
        let ban = self.current.take()?;
        self.changes += 1;
        Some(now.duration_since(ban.began_at))
    }
}

impl PausingRest {
    /// Sends through `rest`.
    pub(crate) fn new(rest: Arc<dyn Rest>) -> Self {
        Self {
            rest,
            ban: Mutex::default(),
        }
    }

    /// Makes a request, and waits as long as the CDN refuses it. If a program that starts during a ban ended instead, each
    /// further start would prolong the ban.
    pub(crate) async fn wait_for_end_of_ban(&self) {
        let own = RestRequest::new(Method::Get, Endpoint::OwnUser);
        while let Err(DeliveryError::RateLimited(wait)) = respond(self, own.clone()).await {
            tokio::time::sleep(wait).await;
        }
    }

    async fn send_unless_banned(&self, request: RestRequest) -> Result<RestResponse, RestFailure> {
        let is_answer = matches!(request.endpoint, Endpoint::Callback { .. });
        let admitted = self.ban().admit(is_answer, Instant::now());
        let admission = admitted.map_err(RestFailure::Banned)?;
        let response = self.rest.send(request).await?;
        if is_cdn_refusal(&response) {
            claim_metrics::count(&METRICS.discord_errors, "banned");
            let retry_after = response.retry_after;
            let noted = self
                .ban()
                .note_refusal(admission, retry_after, Instant::now());
            let (wait, begins) = noted;
            if begins {
                METRICS.discord_ban.set(1);
                tracing::warn!(
                    ?retry_after,
                    "Discord's CDN refuses all requests from this address (status 429 without JSON, code 1015), probably \
                     because too many of them were invalid; they pause, for longer and longer, until it accepts one"
                );
            }
            return Err(RestFailure::Banned(wait));
        }
        let ended = self.ban().note_passage(admission, Instant::now());
        if let Some(duration) = ended {
            METRICS.discord_ban.set(0);
            tracing::warn!(?duration, "Discord's CDN accepts requests again");
        }
        Ok(response)
    }

    fn ban(&self) -> MutexGuard<'_, BanState> {
        self.ban.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Rest for PausingRest {
    fn send(&self, request: RestRequest) -> BoxFuture<'_, Result<RestResponse, RestFailure>> {
        self.send_unless_banned(request).boxed()
    }
}

/// Whether a response is by the CDN, because of a ban. Discord's own rate limits are explained in JSON.
fn is_cdn_refusal(response: &RestResponse) -> bool {
    let body = &response.body;
    response.status == 429 && (!body.is_object() || body["error_code"] == BANNED)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures::future::{join_all, ready};
    use serde_json::{Value, json};

    use super::*;
    use crate::api::rest::request::request;
    use claim_table::ids::{ChannelId, MessageId};

    /// An API of which the CDN refuses all requests until a point in time.
    #[derive(Debug)]
    struct BannedUntil {
        end: Instant,
        refused: AtomicUsize,
    }

    impl Rest for BannedUntil {
        fn send(&self, _: RestRequest) -> BoxFuture<'_, Result<RestResponse, RestFailure>> {
            let is_over = Instant::now() >= self.end;
            let (status, body) = if is_over {
                (200, json!({}))
            } else {
                self.refused.fetch_add(1, Ordering::Relaxed);
                (429, Value::Null)
            };
            let retry_after = None;
            ready(Ok(RestResponse {
                status,
                body,
                retry_after,
            }))
            .boxed()
        }
    }

    #[tokio::test(start_paused = true)]
    async fn many_messages_wait_for_the_end_of_a_ban_with_few_requests() {
        let end = Instant::now() + Duration::from_mins(10);
        let api = Arc::new(BannedUntil {
            end,
            refused: AtomicUsize::new(0),
        });
        let rest = PausingRest::new(api.clone());
        let shown = (1..=50).map(|message| {
            let endpoint = Endpoint::Message(ChannelId(1), MessageId(message));
            let edit = RestRequest::json(Method::Patch, endpoint, json!({}));
            let rest = &rest;
            async move {
                while let Err(error) = request(rest, edit.clone()).await {
                    let DeliveryError::RateLimited(wait) = error else {
                        panic!("{error}");
                    };
                    tokio::time::sleep(wait).await;
                }
                Instant::now()
            }
        });
        for shown_at in join_all(shown).await {
            assert!(shown_at >= end && shown_at <= end + MAX_PAUSE + MAX_WAIT);
        }
        let refused = api.refused.load(Ordering::Relaxed);
        assert!(refused < 100, "{refused} requests");
    }

    /// Simulates a ban of `duration`, during which `requests` requests a second and an answer to an interaction every three
    /// seconds are to be sent. Returns the times of those that are sent, in seconds since the beginning.
    fn sent_during_ban(state: &mut BanState, start: Instant, duration: Duration) -> Vec<u64> {
        let mut sent = Vec::new();
        for second in 0..duration.as_secs() {
            let now = start + Duration::from_secs(second);
            for request in 0..20 {
                let is_answer = request == 0 && second % 3 == 0;
                if let Ok(admission) = state.admit(is_answer, now) {
                    sent.push(second);
                    state.note_refusal(admission, None, now);
                }
            }
        }
        sent
    }

    #[test]
    fn few_requests_are_sent_during_a_ban() {
        let (mut state, start) = (BanState::default(), Instant::now());
        let sent = sent_during_ban(&mut state, start, Duration::from_mins(10));
        assert!(sent.len() < 40, "{sent:?}");
        assert_eq!(sent[..5], [0, 1, 3, 7, 15], "pauses grow");
        let longest = sent.windows(2).map(|times| times[1] - times[0]).max();
        let interval = ANSWER_INTERVAL.as_secs();
        assert!(longest <= Some(interval + 2), "answers are sent: {sent:?}");
    }

    #[test]
    fn first_accepted_request_ends_the_ban() {
        let (mut state, start) = (BanState::default(), Instant::now());
        let early = state.admit(false, start).expect("no ban yet");
        let first = state.admit(false, start).expect("no ban yet");
        let (wait, begins) = state.note_refusal(first, None, start);
        assert!(begins && wait == INITIAL_PAUSE);
        assert_eq!(state.note_passage(early, start), None, "sent before");
        assert_eq!(state.admit(false, start), Err(INITIAL_PAUSE));
        let later = start + INITIAL_PAUSE;
        let probe = state.admit(false, later).expect("the pause is over");
        assert!(state.admit(false, later).is_err(), "one at a time");
        assert_eq!(state.note_passage(probe, later), Some(INITIAL_PAUSE));
        let (_, begins) = state.note_refusal(early, None, later);
        assert!(!begins, "sent before");
        assert!(state.admit(false, later).is_ok());
    }

    #[test]
    fn announced_pause_is_kept() {
        let (mut state, start) = (BanState::default(), Instant::now());
        let first = state.admit(false, start).expect("no ban yet");
        let announced = Duration::from_mins(20);
        let (wait, _) = state.note_refusal(first, Some(announced), start);
        assert_eq!(wait, MAX_WAIT);
        let almost = start + announced - Duration::from_secs(1);
        assert_eq!(state.admit(false, almost), Err(Duration::from_secs(1)));
        assert!(state.admit(false, start + announced).is_ok());
    }
}
