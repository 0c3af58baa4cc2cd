//! Receives interactions as HTTP requests, and answers them.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use claim_host::Clock;
use http_server::{HttpServer, ListenError};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use reqwest::{Body, Client};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::responses::HttpResponses;
use super::signature::{Origin, PublicKey};
use crate::api::rest::json::id;
use crate::api::rest::serenity_rest::into_body;
use crate::application::Application;

/// How long to wait for the first response. Normally, the program defers it earlier.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(3);

/// Discord's type of an interaction that checks whether the endpoint is reachable, and of the response to it.
const PING: u64 = 1;
const PONG: u64 = 1;

/// The headers with the signature of a request, and with its time.
const SIGNATURE: &str = "x-signature-ed25519";
const TIMESTAMP: &str = "x-signature-timestamp";

/// The minimum time between two warnings about the clock.
const WARNING_INTERVAL: Duration = Duration::from_mins(1);

/// Receives interactions by HTTP.
#[derive(Clone, Debug)]
pub(crate) struct InteractionsEndpoint {
    app: Arc<Application>,
    responses: Arc<HttpResponses>,
    key: PublicKey,
    /// Encodes multipart forms. It sends nothing.
    forms: Client,
    /// When the operator was last told that the clock may be wrong.
    warned: Arc<Mutex<Option<Instant>>>,
}

/// Why a request is refused: the status and the body of the response.
type Refusal = (StatusCode, &'static str);

/// Discord has not signed the request, or not just now.
const INVALID_SIGNATURE: Refusal = (StatusCode::UNAUTHORIZED, "invalid signature\n");

impl InteractionsEndpoint {
    /// Hands interactions over to `app`, which responds through `responses`. Requests have to be signed
    /// with `key`.
    pub(crate) fn new(
        app: Arc<Application>,
        responses: Arc<HttpResponses>,
        key: PublicKey,
    ) -> Self {
        Self {
            app,
            responses,
            key,
            forms: Client::new(),
            warned: Arc::default(),
        }
    }

    /// Serves until `stop` resolves, and finishes the responses that have begun by then.
    ///
    /// # Errors
    ///
    /// If the address is in use.
    pub(crate) async fn serve(
        self,
        server: &HttpServer,
        stop: impl Future<Output = ()>,
    ) -> Result<(), ListenError> {
        let answer = move |request| {
            let endpoint = self.clone();
            async move { endpoint.answer(request).await }
        };
        server.serve(answer, stop).await
    }

    async fn answer(&self, request: Request<Bytes>) -> Response<Body> {
        let answered = match self.receive(&request) {
            Ok(interaction) => self.respond(interaction).await,
            Err(refusal) => Err(refusal),
        };
        answered.unwrap_or_else(|(status, reason)| {
            response(status, "text/plain; charset=utf-8", Body::from(reason))
        })
    }

    /// Reads the interaction in a request, after checking that Discord has signed it.
    fn receive(&self, request: &Request<Bytes>) -> Result<Value, Refusal> {
        if request.method() != Method::POST {
            return Err((
                StatusCode::METHOD_NOT_ALLOWED,
                "method not allowed: use POST\n",
            ));
        }
        match self.origin(request.headers(), request.body()) {
            Origin::Discord => {}
            Origin::OtherTime(difference) => {
                self.warn_of_clock(difference);
                return Err(INVALID_SIGNATURE);
            }
            Origin::Unknown => return Err(INVALID_SIGNATURE),
        }
        serde_json::from_slice(request.body())
            .map_err(|_| (StatusCode::BAD_REQUEST, "body is not valid JSON\n"))
    }

    fn origin(&self, headers: &HeaderMap, body: &Bytes) -> Origin {
        let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let (Some(signature), Some(timestamp)) = (header(SIGNATURE), header(TIMESTAMP)) else {
            return Origin::Unknown;
        };
        // The system's clock and not the host's, because Discord's timestamp is real time.
        let now = Clock::System.now();
        self.key.check(signature, timestamp, body, now)
    }

    /// Tells the operator, once in a while, that requests are refused because the clock of this machine may be wrong.
    fn warn_of_clock(&self, difference: Duration) {
        let mut warned = self.warned.lock().unwrap_or_else(PoisonError::into_inner);
        if warned.is_none_or(|at| at.elapsed() >= WARNING_INTERVAL) {
            *warned = Some(Instant::now());
            tracing::error!(
                ?difference,
                "refused a request that Discord has signed at another time: set this machine's clock"
            );
        }
    }

    /// Has an interaction carried out, and returns the first response to it.
    async fn respond(&self, interaction: Value) -> Result<Response<Body>, Refusal> {
        if interaction["type"] == PING {
            let pong = json!({"type": PONG}).to_string();
            return Ok(response(
                StatusCode::OK,
                "application/json",
                Body::from(pong),
            ));
        }
        let Some(id) = id(&interaction["id"]) else {
            return Err((StatusCode::BAD_REQUEST, "not an interaction\n"));
        };
        let Some(first_response) = self.responses.register(id) else {
            return Err((StatusCode::CONFLICT, "duplicate interaction\n"));
        };
        // A separate task, so that the work continues after the response, or if the client disconnects.
        let app = self.app.clone();
        let work = async move { app.handle(&interaction).await };
        self.app.host.tasks().spawn(work);
        let answered = match timeout(RESPONSE_TIMEOUT, first_response).await {
            Ok(Ok(Some(first_response))) => into_body(&self.forms, first_response)
                .map(|(kind, body)| response(StatusCode::OK, kind, body)),
            Ok(Ok(None)) => {
                let mut accepted = Response::new(Body::from(""));
                *accepted.status_mut() = StatusCode::ACCEPTED;
                Some(accepted)
            }
            Ok(Err(_)) | Err(_) => None,
        };
        answered.ok_or((StatusCode::INTERNAL_SERVER_ERROR, "no response in time\n"))
    }
}

fn response<K>(status: StatusCode, kind: K, body: Body) -> Response<Body>
where
    K: TryInto<HeaderValue>,
{
    let mut response = Response::new(body);
    *response.status_mut() = status;
    if let Ok(kind) = kind.try_into() {
        response.headers_mut().insert(CONTENT_TYPE, kind);
    }
    response
}
