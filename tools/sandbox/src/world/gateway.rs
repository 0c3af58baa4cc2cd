//! The bot's gateway sessions and the events sent to them, so that they can be resumed.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::snowflake::now;
use crate::log::NumberedLog;
use crate::token::random_token;

/// How many events a session keeps for a resume.
const MAX_EVENTS: usize = 1000;
/// How many sessions there can be at once.
const MAX_SESSIONS: usize = 8;

/// Discord's interval of heartbeats, in milliseconds.
const HEARTBEAT_INTERVAL_MS: u64 = 41_250;

/// How many payloads can be queued for a socket.
pub(crate) const SOCKET_QUEUE_LENGTH: usize = 4096;

/// The intent for servers and channels.
pub(crate) const INTENT_GUILDS: u64 = 1;
/// The intent for messages in servers.
pub(crate) const INTENT_GUILD_MESSAGES: u64 = 1 << 9;
pub(crate) const INTENT_DIRECT_MESSAGES: u64 = 1 << 12;
/// The intents that need Discord's approval: members, presences and message content.
pub(crate) const PRIVILEGED_INTENTS: u64 = (1 << 1) | (1 << 8) | (1 << 15);

/// An instruction to a socket's task.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// Send a payload.
    Payload(Value),
    /// Close the connection with this code.
    Close(u16),
    /// Drop the connection without a close frame, as when the network fails.
    Drop,
}

/// All sessions.
#[derive(Debug)]
pub(crate) struct Gateway {
    sessions: VecDeque<Session>,
    next_connection: u64,
    /// How often the bot may still IDENTIFY today.
    pub(crate) identifies_left: u64,
    /// The interval of heartbeats that is asked of new connections, in milliseconds.
    pub(crate) heartbeat_interval_ms: u64,
    /// How many heartbeats were acknowledged.
    pub(crate) heartbeats: u64,
    /// How many sessions have been started.
    identified: u64,
    /// How many times a session was resumed.
    resumed: u64,
    /// The newest dispatched events, at most 5000. Events for all sessions are listed even if there is none.
    pub(crate) log: NumberedLog,
}

impl Default for Gateway {
    fn default() -> Self {
        Self {
            sessions: VecDeque::new(),
            next_connection: 0,
            identifies_left: 1000,
            heartbeat_interval_ms: HEARTBEAT_INTERVAL_MS,
            heartbeats: 0,
            identified: 0,
            resumed: 0,
            log: NumberedLog::with_capacity(5000),
        }
    }
}

#[derive(Debug)]
struct Session {
    id: String,
    intents: u64,
    sequence: u64,
    events: VecDeque<(u64, Value)>,
    /// The number and the queue of its connection, while it is connected.
    socket: Option<(u64, mpsc::Sender<Outgoing>)>,
}

impl Gateway {
    /// Starts a session and returns its id and the connection's number. Sessions without a socket
    /// end: a bot that identifies again does not resume them.
    pub(crate) fn identify(
        &mut self,
        intents: u64,
        socket: mpsc::Sender<Outgoing>,
    ) -> (String, u64) {
        self.identified += 1;
        self.identifies_left = self.identifies_left.saturating_sub(1);
        self.sessions.retain(|session| session.socket.is_some());
        if self.sessions.len() == MAX_SESSIONS {
            self.sessions.pop_front();
        }
        let id = random_token(32).to_lowercase();
        let connection = self.new_connection();
        self.sessions.push_back(Session {
            id: id.clone(),
            intents,
            sequence: 0,
            events: VecDeque::new(),
            socket: Some((connection, socket)),
        });
        (id, connection)
    }

    /// Continues a session on a new socket, sending the missed events; `None` if it cannot be resumed.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        sequence: u64,
        socket: mpsc::Sender<Outgoing>,
    ) -> Option<u64> {
        let connection = self.new_connection();
        let session = self.sessions.iter_mut().find(|session| session.id == id)?;
        let oldest = session
            .events
            .front()
            .map_or(session.sequence + 1, |(number, _)| *number);
        if sequence > session.sequence || sequence + 1 < oldest {
            return None;
        }
        for (_, event) in session
            .events
            .iter()
            .filter(|(number, _)| *number > sequence)
        {
            // If the socket is closed or its queue is full, the events remain for the next resume.
            let _ = socket.try_send(Outgoing::Payload(event.clone()));
        }
        session.socket = Some((connection, socket));
        self.resumed += 1;
        Some(connection)
    }

    /// Records that a connection has closed. The session can be resumed unless the bot `ended` it.
    pub(crate) fn disconnect(&mut self, connection: u64, ended: bool) {
        let on_it = |session: &Session| matches!(&session.socket, Some((number, _)) if *number == connection);
        if ended {
            self.sessions.retain(|session| !on_it(session));
        } else if let Some(session) = self.sessions.iter_mut().find(|session| on_it(session)) {
            session.socket = None;
        }
    }

    /// Sends an event to one session.
    pub(crate) fn dispatch_to(&mut self, id: &str, name: &str, data: &Value) {
        for session in self.sessions.iter_mut().filter(|session| session.id == id) {
            dispatch(session, &mut self.log, name, data);
        }
    }

    /// Sends an event to every session that has one of these intents (0 for all sessions). `data`
    /// makes the event from the session's intents. Without any session, an event for all sessions is
    /// only logged.
    pub(crate) fn dispatch(&mut self, intents: u64, name: &str, data: impl Fn(u64) -> Value) {
        for session in &mut self.sessions {
            if intents == 0 || session.intents & intents != 0 {
                let data = data(session.intents);
                dispatch(session, &mut self.log, name, &data);
            }
        }
        if intents == 0 && self.sessions.is_empty() {
            let payload = json!({"op": 0, "s": 0, "t": name, "d": data(0)});
            self.log.push(log_entry(None, false, &payload));
        }
    }

    /// Sends an instruction to every connected socket and returns their number.
    pub(crate) fn send_raw(&mut self, outgoing: &Outgoing) -> usize {
        let sockets = self
            .sessions
            .iter()
            .filter_map(|session| session.socket.as_ref());
        sockets
            .filter(|(_, socket)| socket.try_send(outgoing.clone()).is_ok())
            .count()
    }

    /// Removes all sessions, so that none can be resumed.
    pub(crate) fn forget_sessions(&mut self) {
        self.sessions.clear();
    }

    /// The state of the connection as the control API shows it.
    pub(crate) fn to_json(&self) -> Value {
        let current = self
            .sessions
            .iter()
            .rev()
            .find(|session| session.socket.is_some());
        json!({
            "connected": current.is_some(),
            "session": current.map(|session| session.id.as_str()),
            "intents": current.map(|session| session.intents),
            "sequence": current.map(|session| session.sequence),
            "heartbeats": self.heartbeats,
            "identified": self.identified,
            "resumed": self.resumed,
        })
    }

    /// The numbers of connected, started and resumed sessions.
    pub(crate) fn counts(&self) -> (usize, u64, u64) {
        let connected = self
            .sessions
            .iter()
            .filter(|session| session.socket.is_some())
            .count();
        (connected, self.identified, self.resumed)
    }

    fn new_connection(&mut self) -> u64 {
        self.next_connection += 1;
        self.next_connection
    }
}

/// Numbers an event, keeps it for a resume and, if the session is connected, sends it.
fn dispatch(session: &mut Session, log: &mut NumberedLog, name: &str, data: &Value) {
    session.sequence += 1;
    let payload = json!({"op": 0, "s": session.sequence, "t": name, "d": data});
    if session.events.len() == MAX_EVENTS {
        session.events.pop_front();
    }
    session
        .events
        .push_back((session.sequence, payload.clone()));
    let sent = session
        .socket
        .as_ref()
        .is_some_and(|(_, socket)| socket.try_send(Outgoing::Payload(payload.clone())).is_ok());
    log.push(log_entry(Some(&session.id), sent, &payload));
}

/// The log entry of an event.
fn log_entry(session: Option<&str>, sent: bool, payload: &Value) -> Value {
    json!({
        "at_ms": now(),
        "session": session,
        "sent": sent,
        "payload": payload,
    })
}
