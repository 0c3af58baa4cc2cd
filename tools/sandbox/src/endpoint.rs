//! Interactions as HTTP requests to the bot, which answers in the response, or later with a request. The sandbox
//! also stands in for the proxy in front of the bot's processes: it sends to each in turn, and skips those that
//! accept no connection.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Query, State};
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::http::{HeaderValue, Method, Request, Response, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;

use crate::rest;
use crate::server::Shared;
use crate::world::snowflake::{Id, now};

/// The type of an interaction that checks whether the bot is reachable, and of the response to it.
const PING: u64 = 1;
const PONG: u64 = 1;

/// The headers with the signature of a request, and with its time.
const SIGNATURE: &str = "x-signature-ed25519";
const TIMESTAMP: &str = "x-signature-timestamp";

/// Sends an interaction, and handles the first response to it as if it came in a separate request.
pub(crate) async fn deliver(server: &Shared, interaction: Id, event: &Value) {
    let body = event.to_string();
    let addresses = server.update(|world| world.endpoints.next_in_turn());
    for address in addresses {
        let Ok(stream) = TcpStream::connect(address).await else {
            continue;
        };
        server.update(|world| {
            if let Some(interaction) = world.interactions.get_mut(interaction) {
                interaction.process = Some(address);
            }
        });
        match send(stream, signed(server, address, &body)).await {
            Ok(response) if response.status() == StatusCode::OK => {
                respond(server, interaction, response).await;
            }
            // The first response comes in a separate request.
            Ok(response) if response.status() == StatusCode::ACCEPTED => {}
            Ok(_) | Err(_) => server.update(|world| world.fail_if_pending(interaction)),
        }
        return;
    }
    server.update(|world| world.fail_if_pending(interaction));
}

/// Pings a process, once with a correct signature and once with a wrong one, which it has to refuse. Discord does
/// the same before it accepts an address.
pub(crate) async fn check(server: &Shared, address: SocketAddr) -> io::Result<()> {
    let body = json!({"type": PING}).to_string();
    let genuine = signed(server, address, &body);
    let mut forged = genuine.clone();
    let signature = HeaderValue::from_static("00");
    forged.headers_mut().insert(SIGNATURE, signature);
    let response = send(TcpStream::connect(address).await?, genuine).await?;
    let answer: Value = serde_json::from_slice(response.body()).unwrap_or_default();
    if answer["type"] != PONG {
        return Err(io::Error::other("a ping was not answered"));
    }
    let response = send(TcpStream::connect(address).await?, forged).await?;
    if response.status() != StatusCode::UNAUTHORIZED {
        return Err(io::Error::other("a forged signature was not refused"));
    }
    Ok(())
}

/// A request with this body, signed now.
fn signed(server: &Shared, address: SocketAddr, body: &str) -> Request<Full<Bytes>> {
    let timestamp = (now() / 1000).to_string();
    let signature = server.read(|world| world.endpoints.sign(&timestamp, body));
    let mut request = Request::new(Full::new(Bytes::from(body.to_owned())));
    *request.method_mut() = Method::POST;
    let headers = [
        (HOST.as_str(), address.to_string()),
        (CONTENT_TYPE.as_str(), "application/json".to_owned()),
        (SIGNATURE, signature),
        (TIMESTAMP, timestamp),
    ];
    for (name, value) in headers {
        if let Ok(value) = HeaderValue::try_from(value) {
            request.headers_mut().insert(name, value);
        }
    }
    request
}

async fn send(stream: TcpStream, request: Request<Full<Bytes>>) -> io::Result<Response<Bytes>> {
    let (mut sender, connection) = handshake(TokioIo::new(stream))
        .await
        .map_err(io::Error::other)?;
    let connection = tokio::spawn(connection);
    let response = async {
        let (head, body) = sender.send_request(request).await?.into_parts();
        Ok(Response::from_parts(head, body.collect().await?.to_bytes()))
    };
    let response = response
        .await
        .map_err(|error: hyper::Error| io::Error::other(error));
    connection.abort();
    response
}

async fn respond(server: &Shared, interaction: Id, response: Response<Bytes>) {
    let token = server.read(|world| {
        let interaction = world.interactions.get(interaction);
        interaction.map(|interaction| interaction.token.clone())
    });
    let (head, body) = response.into_parts();
    let Some((token, kind)) = token.zip(head.headers.get(CONTENT_TYPE)) else {
        return;
    };
    let path = format!("/api/v10/interactions/{interaction}/{token}/callback");
    let request = Request::post(path).header(CONTENT_TYPE, kind);
    if let Ok(request) = request.body(Body::from(body)) {
        rest::serve(
            State(Arc::clone(server)),
            Ok(Query(HashMap::new())),
            request,
        )
        .await;
    }
}
