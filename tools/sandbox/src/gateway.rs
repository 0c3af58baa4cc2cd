//! The gateway: a WebSocket on which the bot identifies or resumes, sends heartbeats, and receives events.

use std::io::Write;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::faults::FaultKind;
use crate::server::Shared;
use crate::world::World;
use crate::world::gateway::{INTENT_GUILDS, Outgoing, PRIVILEGED_INTENTS, SOCKET_QUEUE_LENGTH};
use crate::world::guild::Guild;

/// How long to wait for the bot to close its side of a connection.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// The close codes after which a session cannot be resumed.
const SESSION_ENDS: [u16; 8] = [4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014];
/// The size limit of a payload from the bot, in bytes.
const MAX_PAYLOAD_BYTES: usize = 64 * 1024;
/// The highest defined intent.
const HIGHEST_INTENT: u64 = 1 << 25;

/// Discord's gateway opcodes.
mod opcode {
    pub(super) const HEARTBEAT: u64 = 1;
    pub(super) const IDENTIFY: u64 = 2;
    pub(super) const PRESENCE_UPDATE: u64 = 3;
    pub(super) const VOICE_STATE_UPDATE: u64 = 4;
    pub(super) const RESUME: u64 = 6;
    pub(super) const REQUEST_GUILD_MEMBERS: u64 = 8;
    pub(super) const INVALID_SESSION: u64 = 9;
    pub(super) const HELLO: u64 = 10;
    pub(super) const HEARTBEAT_ACK: u64 = 11;
}

/// The parameters of the gateway's address.
#[derive(Debug, Deserialize)]
pub(crate) struct Parameters {
    /// How payloads to the bot are compressed; by default, not at all.
    compress: Option<String>,
}

/// Accepts a WebSocket connection.
pub(crate) async fn connect(
    State(server): State<Shared>,
    Query(parameters): Query<Parameters>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let is_compressed = parameters.compress.as_deref() == Some("zlib-stream");
    upgrade
        .max_message_size(MAX_PAYLOAD_BYTES)
        .on_upgrade(move |socket| serve(server, Socket::new(socket, is_compressed)))
}

/// A WebSocket that compresses what is sent, if the bot has asked for it.
struct Socket {
    socket: WebSocket,
    /// The stream that all payloads are parts of.
    stream: Option<ZlibEncoder<Vec<u8>>>,
}

struct Connection {
    server: Shared,
    sender: mpsc::Sender<Outgoing>,
    /// The connection's number, once it has a session.
    number: Option<u64>,
}

/// The result of a payload; the error is a close code with its reason.
type PayloadResult = Result<(), (u16, &'static str)>;

async fn serve(server: Shared, mut socket: Socket) {
    let (sender, mut receiver) = mpsc::channel(SOCKET_QUEUE_LENGTH);
    let mut connection = Connection {
        server: Shared::clone(&server),
        sender,
        number: None,
    };
    let interval = server.read(|world| world.gateway.heartbeat_interval_ms);
    let hello =
        json!({"op": opcode::HELLO, "s": null, "t": null, "d": {"heartbeat_interval": interval}});
    if socket.send(&hello).await.is_err() {
        return;
    }
    let ended = loop {
        tokio::select! {
            incoming = socket.socket.recv() => match incoming {
                Some(Ok(Message::Text(text))) => {
                    if let Err((code, reason)) = connection.receive(&text) {
                        socket.close(code, reason).await;
                        break true;
                    }
                }
                Some(Ok(Message::Binary(_))) => {
                    socket.close(4002, "Error while decoding payload.").await;
                    break true;
                }
                // Close codes 1000 and 1001 end the session; after any other end it can be resumed.
                Some(Ok(Message::Close(frame))) => {
                    break frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Err(_)) | None => break false,
            },
            outgoing = receiver.recv() => match outgoing {
                Some(Outgoing::Payload(payload)) => {
                    if socket.send(&payload).await.is_err() {
                        break false;
                    }
                    if payload["op"] == opcode::INVALID_SESSION {
                        connection.detach(true);
                    }
                }
                Some(Outgoing::Close(code)) => {
                    socket.close(code, "Injected fault").await;
                    break SESSION_ENDS.contains(&code);
                }
                Some(Outgoing::Drop) => {
                    connection.detach(false);
                    return;
                }
                None => break false,
            },
            () = server.closed() => {
                socket.close(1001, "The sandbox is shutting down.").await;
                break true;
            }
        }
    };
    connection.detach(ended);
    // If some data from the bot were left unread, the system would reset the connection, and the bot might not
    // read the close code.
    let read_rest = async { while let Some(Ok(_)) = socket.socket.recv().await {} };
    let _ = timeout(CLOSE_TIMEOUT, read_rest).await;
}

impl Socket {
    fn new(socket: WebSocket, is_compressed: bool) -> Self {
        let stream = || ZlibEncoder::new(Vec::new(), Compression::fast());
        Self {
            socket,
            stream: is_compressed.then(stream),
        }
    }

    async fn send(&mut self, payload: &Value) -> Result<(), axum::Error> {
        let text = payload.to_string();
        let message = match &mut self.stream {
            None => Message::Text(text.into()),
            Some(stream) => {
                let written = stream.write_all(text.as_bytes());
                written
                    .and_then(|()| stream.flush())
                    .map_err(axum::Error::new)?;
                Message::Binary(std::mem::take(stream.get_mut()).into())
            }
        };
        self.socket.send(message).await
    }

    async fn close(&mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame {
            code,
            reason: reason.into(),
        };
        // The bot may have closed the connection already.
        let _ = self.socket.send(Message::Close(Some(frame))).await;
    }
}

impl Connection {
    /// Handles a payload from the bot.
    fn receive(&mut self, text: &str) -> PayloadResult {
        let payload: Value =
            serde_json::from_str(text).map_err(|_| (4002, "Error while decoding payload."))?;
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(opcode::HEARTBEAT) => {
                self.reply(json!({"op": opcode::HEARTBEAT_ACK, "s": null, "t": null, "d": null}));
                self.server.update(|world| world.gateway.heartbeats += 1);
                Ok(())
            }
            Some(opcode::IDENTIFY) => self.identify(data),
            Some(opcode::RESUME) => self.resume(data),
            Some(
                opcode::PRESENCE_UPDATE
                | opcode::VOICE_STATE_UPDATE
                | opcode::REQUEST_GUILD_MEMBERS,
            ) => {
                if self.number.is_some() {
                    Ok(())
                } else {
                    Err((4003, "Not authenticated."))
                }
            }
            _ => Err((4001, "Unknown opcode.")),
        }
    }

    fn identify(&mut self, data: &Value) -> PayloadResult {
        if self.number.is_some() {
            return Err((4005, "Already authenticated."));
        }
        let intents = data["intents"]
            .as_u64()
            .ok_or((4013, "Invalid intent(s)."))?;
        if intents >= HIGHEST_INTENT << 1 {
            return Err((4013, "Invalid intent(s)."));
        }
        if intents & PRIVILEGED_INTENTS != 0 {
            return Err((4014, "Disallowed intent(s)."));
        }
        let shard = &data["shard"];
        let sender = self.sender.clone();
        let number = self.server.update(|world| {
            check_token(world, data)?;
            let (session, number) = world.gateway.identify(intents, sender);
            send_ready(world, &session, intents, shard);
            Ok(number)
        })?;
        self.number = Some(number);
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> PayloadResult {
        if self.number.is_some() {
            return Err((4005, "Already authenticated."));
        }
        let session = data["session_id"].as_str().unwrap_or_default();
        let sequence = data["seq"].as_u64().unwrap_or_default();
        let sender = self.sender.clone();
        self.number = self.server.update(|world| {
            check_token(world, data)?;
            if world.faults.take_kind(FaultKind::RefuseResume).is_some() {
                return Ok(None);
            }
            let number = world.gateway.resume(session, sequence, sender);
            if number.is_some() {
                world
                    .gateway
                    .dispatch_to(session, "RESUMED", &json!({"_trace": []}));
            }
            Ok(number)
        })?;
        if self.number.is_none() {
            self.reply(json!({"op": opcode::INVALID_SESSION, "s": null, "t": null, "d": false}));
        }
        Ok(())
    }

    /// Sends a payload on this connection only.
    fn reply(&self, payload: Value) {
        // If the queue is full, the bot does not read; it will notice the missing reply.
        let _ = self.sender.try_send(Outgoing::Payload(payload));
    }

    /// Detaches the session from this connection.
    fn detach(&mut self, ended: bool) {
        if let Some(number) = self.number.take() {
            self.server
                .update(|world| world.gateway.disconnect(number, ended));
        }
    }
}

/// Sends `READY` and the servers to a new session.
fn send_ready(world: &mut World, session: &str, intents: u64, shard: &Value) {
    let is_in = |guild: &&Guild| guild.members.contains_key(&world.bot);
    let guilds: Vec<&Guild> = world.guilds.values().filter(is_in).collect();
    let mut user = world.user_json(world.bot);
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(false);
    user["email"] = Value::Null;
    let mut ready = json!({
        "v": 10,
        "user_settings": {},
        "user": user,
        "session_type": "normal",
        "session_id": session,
        "resume_gateway_url": world.gateway_url(),
        "relationships": [],
        "private_channels": [],
        "presences": [],
        "guilds": guilds.iter().map(|guild| json!({"id": guild.id, "unavailable": true})).collect::<Vec<_>>(),
        "guild_join_requests": [],
        "geo_ordered_rtc_regions": [],
        "application": {"id": world.application, "flags": 0},
        "shard": if shard.is_array() { shard.clone() } else { json!([0, 1]) },
    });
    let created: Vec<Value> = guilds
        .iter()
        .filter(|_| intents & INTENT_GUILDS != 0)
        .filter_map(|guild| {
            let channels = world.channels.values();
            let own = channels.filter(|channel| channel.guild() == Some(guild.id));
            Some(guild.to_create_event(world.users.get(&world.bot)?, own))
        })
        .collect();
    if let Some(fault) = world.faults.take_kind(FaultKind::AlterReady) {
        fault.alter(&mut ready);
    }
    world.gateway.dispatch_to(session, "READY", &ready);
    for guild in &created {
        world.gateway.dispatch_to(session, "GUILD_CREATE", guild);
    }
}

fn check_token(world: &World, data: &Value) -> PayloadResult {
    let token = data["token"].as_str().unwrap_or_default();
    if token.strip_prefix("Bot ").unwrap_or(token) == world.token {
        Ok(())
    } else {
        Err((4004, "Authentication failed."))
    }
}
