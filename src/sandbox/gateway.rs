//! The gateway: a WebSocket on which the bot identifies itself or resumes, beats, and hears events.

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::faults::FaultKind;
use super::server::Shared;
use super::world::World;
use super::world::gateway::{INTENT_GUILDS, Outgoing, PRIVILEGED_INTENTS, SOCKET_QUEUE};
use super::world::guild::Guild;

/// How often the bot is to beat, in milliseconds.
const HEARTBEAT_INTERVAL: u64 = 41_250;
/// How many bytes a payload from the bot may have.
const PAYLOAD_SIZE: usize = 64 * 1024;
/// The highest intent there is.
const LAST_INTENT: u64 = 1 << 25;

/// Opcodes, by who sends them.
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

/// Opens the WebSocket.
pub(crate) async fn connect(State(server): State<Shared>, upgrade: WebSocketUpgrade) -> Response {
    upgrade
        .max_message_size(PAYLOAD_SIZE)
        .on_upgrade(move |socket| serve(server, socket))
}

/// One connection, as long as it lasts.
struct Connection {
    server: Shared,
    sender: mpsc::Sender<Outgoing>,
    /// Its number, once a session runs on it.
    number: Option<u64>,
}

/// What to do after a payload.
type Step = Result<(), (u16, &'static str)>;

async fn serve(server: Shared, mut socket: WebSocket) {
    let (sender, mut receiver) = mpsc::channel(SOCKET_QUEUE);
    let mut connection = Connection {
        server: Shared::clone(&server),
        sender,
        number: None,
    };
    let hello = json!({"op": opcode::HELLO, "s": null, "t": null, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL}});
    if send(&mut socket, &hello).await.is_err() {
        return;
    }
    let ended = loop {
        tokio::select! {
            incoming = socket.recv() => match incoming {
                Some(Ok(Message::Text(text))) => {
                    if let Err((code, reason)) = connection.take(&text) {
                        close(&mut socket, code, reason).await;
                        break true;
                    }
                }
                Some(Ok(Message::Binary(_))) => {
                    close(&mut socket, 4002, "Error while decoding payload.").await;
                    break true;
                }
                // A bot that says goodbye ends its session; one that vanishes can resume it.
                Some(Ok(Message::Close(frame))) => {
                    break frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Err(_)) | None => break false,
            },
            outgoing = receiver.recv() => match outgoing {
                Some(Outgoing::Payload(payload)) => {
                    if send(&mut socket, &payload).await.is_err() {
                        break false;
                    }
                    if payload["op"] == opcode::INVALID_SESSION {
                        connection.leave(true);
                    }
                }
                Some(Outgoing::Drop) | None => break false,
            },
            () = server.closed() => {
                close(&mut socket, 1001, "The sandbox shuts down.").await;
                break true;
            }
        }
    };
    connection.leave(ended);
}

impl Connection {
    /// Takes a payload from the bot; the error is a close code.
    fn take(&mut self, text: &str) -> Step {
        let payload: Value =
            serde_json::from_str(text).map_err(|_| (4002, "Error while decoding payload."))?;
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(opcode::HEARTBEAT) => {
                self.reply(json!({"op": opcode::HEARTBEAT_ACK, "s": null, "t": null, "d": null}));
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

    fn identify(&mut self, data: &Value) -> Step {
        if self.number.is_some() {
            return Err((4005, "Already authenticated."));
        }
        let intents = data["intents"]
            .as_u64()
            .ok_or((4013, "Invalid intent(s)."))?;
        if intents >= LAST_INTENT << 1 {
            return Err((4013, "Invalid intent(s)."));
        }
        if intents & PRIVILEGED_INTENTS != 0 {
            return Err((4014, "Disallowed intent(s)."));
        }
        let shard = &data["shard"];
        let sender = self.sender.clone();
        let number = self.server.act(|world| {
            check_token(world, data)?;
            let (session, number) = world.gateway.identify(intents, sender);
            begin(world, &session, intents, shard);
            Ok(number)
        })?;
        self.number = Some(number);
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Step {
        if self.number.is_some() {
            return Err((4005, "Already authenticated."));
        }
        let session = data["session_id"].as_str().unwrap_or_default();
        let sequence = data["seq"].as_u64().unwrap_or_default();
        let sender = self.sender.clone();
        self.number = self.server.act(|world| {
            check_token(world, data)?;
            if world.faults.take_kind(FaultKind::RefuseResume) {
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

    /// Sends something on this connection alone.
    fn reply(&self, payload: Value) {
        // A clogged socket is the bot's fault; it will notice the missing answer.
        let _ = self.sender.try_send(Outgoing::Payload(payload));
    }

    /// Parts the session from this connection.
    fn leave(&mut self, ended: bool) {
        if let Some(number) = self.number.take() {
            self.server
                .act(|world| world.gateway.disconnect(number, ended));
        }
    }
}

/// Tells a new session who it is and what servers there are.
fn begin(world: &mut World, session: &str, intents: u64, shard: &Value) {
    let is_in = |guild: &&Guild| guild.members.contains_key(&world.bot);
    let guilds: Vec<&Guild> = world.guilds.values().filter(is_in).collect();
    let mut user = world.user_json(world.bot);
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(false);
    user["email"] = Value::Null;
    let ready = json!({
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
            Some(guild.to_create_event(world.people.get(&world.bot)?, own))
        })
        .collect();
    world.gateway.dispatch_to(session, "READY", &ready);
    for guild in &created {
        world.gateway.dispatch_to(session, "GUILD_CREATE", guild);
    }
}

fn check_token(world: &World, data: &Value) -> Step {
    let token = data["token"].as_str().unwrap_or_default();
    if token.strip_prefix("Bot ").unwrap_or(token) == world.token {
        Ok(())
    } else {
        Err((4004, "Authentication failed."))
    }
}

async fn send(socket: &mut WebSocket, payload: &Value) -> Result<(), axum::Error> {
    socket.send(Message::Text(payload.to_string().into())).await
}

async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    // The other side may be gone already.
    let _ = socket.send(Message::Close(Some(frame))).await;
}
