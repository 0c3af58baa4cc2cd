//! [`Rest`] over HTTP, with serenity's addresses, authorisation and rate limits, but without its parsing: requests
//! are built by serenity and sent here. If serenity sent them, it would drop the parts of an error that it does
//! not know, number the files of a request only in its own builders, and panic at some messages.

use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use claim_table::timestamp::Timestamp;
use futures::FutureExt;
use futures::future::BoxFuture;
use reqwest::header::{CONTENT_TYPE, DATE, RETRY_AFTER};
use reqwest::multipart::{Form, Part};
use reqwest::{Body, Client, Response, StatusCode};
use serenity::all::{Http, LightMethod, RatelimitInfo};
use serenity::http::{Request, Route};

use super::server_clock::ServerClock;
use super::{Endpoint, Method, Rest, RestFailure, RestFile, RestRequest, RestResponse};

/// For how long a request waits after a response that its route's limit is exceeded. A caller that has to wait longer is
/// told so.
const MAX_LIMITER_WAIT: Duration = Duration::from_secs(5);

/// Sends requests to Discord.
#[derive(Debug)]
pub(crate) struct SerenityRest {
    client: Client,
    http: Arc<Http>,
    server_clock: Arc<ServerClock>,
}

impl SerenityRest {
    /// Uses the address, the token and the rate limiter of `http`. Responses set `server_clock`.
    pub(crate) fn new(client: Client, http: Arc<Http>, server_clock: Arc<ServerClock>) -> Self {
        Self {
            client,
            http,
            server_clock,
        }
    }

    async fn execute(&self, request: RestRequest) -> Result<RestResponse, RestFailure> {
        let route = route(&request.endpoint);
        let body = request.body.as_ref().map(ToString::to_string);
        let plain = if request.files.is_empty() {
            body.clone().map(String::into_bytes)
        } else {
            None
        };
        let built = Request::new(route, light_method(request.method))
            .body(plain)
            .params(params(&request));
        let send = || async {
            let builder = built
                .clone()
                .build(&self.client, self.http.token(), self.http.proxy.as_deref())
                .map_err(|_| RestFailure::NotSent)?;
            let builder = if request.files.is_empty() {
                builder
            } else {
                builder.multipart(form(body.clone(), &request.files)?)
            };
            let sent = builder.build().map_err(|_| RestFailure::NotSent)?;
            let response = self.client.execute(sent).await;
            response.map_err(|error| {
                if error.is_connect() {
                    RestFailure::NotConnected
                } else {
                    RestFailure::NoResponse
                }
            })
        };
        let response = self.limited(&built, send).await?;
        if let Some(now) = date(&response) {
            self.server_clock.set(now);
        }
        let status = response.status().as_u16();
        let retry_after = retry_after(&response);
        let body = response
            .bytes()
            .await
            .map_err(|_| RestFailure::NoResponse)?;
        Ok(RestResponse {
            status,
            body: serde_json::from_slice(&body).unwrap_or_default(),
            retry_after,
        })
    }

    /// Waits until the limits of its route allow a request, and sends it. Repeats this if Discord still responds
    /// that the limit is exceeded, unless its caller has to wait for long, or the response is not by Discord itself.
    async fn limited<F>(
        &self,
        request: &Request<'_>,
        send: impl Fn() -> F,
    ) -> Result<Response, RestFailure>
    where
        F: Future<Output = Result<Response, RestFailure>>,
    {
        // Discord does not limit callbacks, and the limiter would keep the route of each interaction for ever.
        let is_limited = !matches!(request.route_ref(), Route::InteractionResponse { .. });
        let limiter = self.http.ratelimiter.as_ref().filter(|_| is_limited);
        let Some(limiter) = limiter else {
            return send().await;
        };
        let bucket = request.route_ref().ratelimiting_bucket();
        let bucket = limiter
            .routes()
            .write()
            .await
            .entry(bucket)
            .or_default()
            .clone();
        let ignore = |_: RatelimitInfo| {};
        loop {
            bucket.lock().await.pre_hook(request, &ignore).await;
            let response = send().await?;
            if response.status() == StatusCode::TOO_MANY_REQUESTS
                && (!is_json(&response)
                    || retry_after(&response).is_none_or(|wait| wait > MAX_LIMITER_WAIT))
            {
                return Ok(response);
            }
            let mut bucket = bucket.lock().await;
            let again = bucket.post_hook(&response, request, &ignore, false).await;
            // Rate limit headers that cannot be read are ignored.
            if !again.unwrap_or(false) {
                return Ok(response);
            }
        }
    }
}

impl Rest for SerenityRest {
    fn send(&self, request: RestRequest) -> BoxFuture<'_, Result<RestResponse, RestFailure>> {
        self.execute(request).boxed()
    }
}

/// After how long to try again, by the header.
fn retry_after(response: &Response) -> Option<Duration> {
    let header = response.headers().get(RETRY_AFTER)?;
    let seconds = header.to_str().ok()?.trim().parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

/// When a response was sent.
fn date(response: &Response) -> Option<Timestamp> {
    let date = response.headers().get(DATE)?.to_str().ok()?;
    let date = httpdate::parse_http_date(date).ok()?;
    let since = date.duration_since(UNIX_EPOCH).unwrap_or_default();
    Some(Timestamp::default() + since)
}

fn is_json(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/json"))
}

/// The body of a request and its content type: JSON, or a multipart form if there are files.
pub(crate) fn into_body(client: &Client, request: RestRequest) -> Option<(String, Body)> {
    let json = request.body?.to_string();
    if request.files.is_empty() {
        return Some(("application/json".to_owned(), Body::from(json)));
    }
    let form = form(Some(json), &request.files).ok()?;
    let kind = format!("multipart/form-data; boundary={}", form.boundary());
    // reqwest encodes a form only as part of a request. This one is never sent.
    let built = client.post("http://localhost").multipart(form).build();
    let body = built.ok()?.body_mut().take()?;
    Some((kind, body))
}

/// The multipart form of a request with files.
fn form(body: Option<String>, files: &[RestFile]) -> Result<Form, RestFailure> {
    let mut form = Form::new();
    for (number, file) in files.iter().enumerate() {
        let kind = match file.name.rsplit_once('.') {
            Some((_, "png")) => "image/png",
            Some((_, "txt")) => "text/plain",
            _ => "application/octet-stream",
        };
        let part = Part::bytes(file.bytes.clone()).file_name(file.name.clone());
        let part = part.mime_str(kind).map_err(|_| RestFailure::NotSent)?;
        form = form.part(format!("files[{number}]"), part);
    }
    Ok(match body {
        Some(body) => form.text("payload_json", body),
        None => form,
    })
}

const fn light_method(method: Method) -> LightMethod {
    match method {
        Method::Get => LightMethod::Get,
        Method::Post => LightMethod::Post,
        Method::Put => LightMethod::Put,
        Method::Patch => LightMethod::Patch,
        Method::Delete => LightMethod::Delete,
    }
}

/// The query of a request. By default, Discord leaves out the translations of commands.
fn params(request: &RestRequest) -> Option<Vec<(&'static str, String)>> {
    let lists_commands =
        request.method == Method::Get && matches!(request.endpoint, Endpoint::Commands { .. });
    lists_commands.then(|| vec![("with_localizations", "true".to_owned())])
}

/// The route, from which serenity knows the address and the rate limits. Ids are never 0: see
/// [`incoming`](crate::interactions::incoming).
fn route(endpoint: &Endpoint) -> Route<'_> {
    match endpoint {
        Endpoint::Commands { application } => Route::Commands {
            application_id: (*application).into(),
        },
        Endpoint::Emoji { application } => Route::Emojis {
            application_id: (*application).into(),
        },
        Endpoint::SingleEmoji { application, emoji } => Route::Emoji {
            application_id: (*application).into(),
            emoji_id: (*emoji).into(),
        },
        Endpoint::DirectChannels => Route::UserMeDmChannels,
        Endpoint::OwnUser => Route::UserMe,
        Endpoint::OwnApplication => Route::Oauth2ApplicationCurrent,
        Endpoint::Gateway => Route::GatewayBot,
        Endpoint::Guild(guild) => Route::Guild {
            guild_id: guild.0.into(),
        },
        Endpoint::GuildChannels(guild) => Route::GuildChannels {
            guild_id: guild.0.into(),
        },
        Endpoint::ActiveThreads(guild) => Route::GuildThreadsActive {
            guild_id: guild.0.into(),
        },
        Endpoint::Member(guild, user) => Route::GuildMember {
            guild_id: guild.0.into(),
            user_id: user.0.into(),
        },
        Endpoint::Messages(channel) => Route::ChannelMessages {
            channel_id: channel.0.into(),
        },
        Endpoint::Message(channel, message) => Route::ChannelMessage {
            channel_id: channel.0.into(),
            message_id: message.0.into(),
        },
        Endpoint::Thread(channel, message) => Route::ChannelMessageThreads {
            channel_id: channel.0.into(),
            message_id: message.0.into(),
        },
        Endpoint::Channel(channel) => Route::Channel {
            channel_id: channel.0.into(),
        },
        Endpoint::Callback {
            interaction, token, ..
        } => Route::InteractionResponse {
            interaction_id: (*interaction).into(),
            token: token.reveal(),
        },
        Endpoint::OriginalReply { application, token } => {
            Route::WebhookOriginalInteractionResponse {
                application_id: (*application).into(),
                token: token.reveal(),
            }
        }
        Endpoint::Followups { application, token } => Route::WebhookFollowupMessages {
            application_id: (*application).into(),
            token: token.reveal(),
        },
        Endpoint::Followup {
            application,
            token,
            message,
        } => Route::WebhookFollowupMessage {
            application_id: (*application).into(),
            token: token.reveal(),
            message_id: message.0.into(),
        },
    }
}
