//! `claim-bot health`: whether a bot is running on the configured database; for a container's
//! health check.

use std::fmt::Display;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

use claim_bot::health::verdict;
use claim_store::{BotState, OpenError, database_name, read_heartbeat};

use super::database::DatabaseArguments;
use super::output::{Escaped, print_line};
use super::service::fail;

/// How long a bot may take to answer.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(5);

/// The arguments of `health`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    database: DatabaseArguments,
}

/// Exits with 0 if the bot is running and in touch with Discord, or is being updated; with 1 if not.
pub(super) fn run(arguments: &Arguments) -> ExitCode {
    let config = match arguments.database.read() {
        Ok(config) => config,
        Err(code) => return code,
    };
    let url = config.url.reveal();
    if !url.starts_with("sqlite:") {
        return ask_bot(config.metrics_address);
    }
    let heartbeat = match read_heartbeat(url) {
        Ok(Some(heartbeat)) => heartbeat,
        Ok(None) => {
            let database = database_name(url);
            let sentence = format!("the bot is not running: it has never used {database}");
            return fail(&sentence, 1);
        }
        Err(error @ OpenError::Missing { .. }) => {
            return fail(&format!("the bot is not running: {error}"), 1);
        }
        Err(error) => return fail(&error, 1),
    };
    match (heartbeat.is_running, &heartbeat.state) {
        (true, _) => {}
        (false, BotState::Starting) => return fail(&"the bot could not start", 1),
        (false, _) => {
            let age = heartbeat.age.as_secs();
            let sentence = format!("the bot is not running: last heartbeat {age} s ago");
            return fail(&sentence, 1);
        }
    }
    match verdict(&heartbeat.state, heartbeat.age) {
        Ok(sentence) => say(Escaped(sentence)),
        Err(problem) => return fail(&problem, 1),
    }
    if let BotState::Serving { warnings, .. } = &heartbeat.state {
        for warning in warnings {
            say(format_args!("warning: {}", Escaped(warning)));
        }
    }
    ExitCode::SUCCESS
}

/// Says what was found. The answer is the exit code, which does not depend on whether anyone reads this.
fn say(line: impl Display) {
    let _ = print_line(line);
}

/// Asks the bot at `metrics.listen`. With PostgreSQL there is no heartbeat file, and several bots may use the
/// database, each of which answers for itself.
fn ask_bot(address: Option<SocketAddr>) -> ExitCode {
    let Some(address) = address else {
        let sentence = "metrics.listen is not set: with PostgreSQL, claim-bot health asks the bot at that address";
        return fail(&sentence, 2);
    };
    match answer_at(address) {
        Ok(answer) => {
            let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
            if head.split_whitespace().nth(1) == Some("200") {
                for line in body.trim().lines() {
                    say(Escaped(line));
                }
                ExitCode::SUCCESS
            } else {
                fail(&body.trim(), 1)
            }
        }
        Err(error) => fail(&format!("no bot answers at {address}: {error}"), 1),
    }
}

/// The response to a request for `/health`, with its head.
fn answer_at(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, ANSWER_TIMEOUT)?;
    stream.set_read_timeout(Some(ANSWER_TIMEOUT))?;
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}
