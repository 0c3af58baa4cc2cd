//! The program `claim-bot sandbox`: its port, and restarts of the bot.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

use reqwest::{Client, Method};
use serde_json::Value;

/// A running `claim-bot sandbox`, which is killed on drop.
struct Program {
    process: Child,
    url: String,
}

impl Program {
    fn start() -> Self {
        let mut process = command("0")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = process.stdout.take().expect("stdout is piped");
        let mut line = String::new();
        BufReader::new(output)
            .read_line(&mut line)
            .expect("stdout can be read");
        let url = line
            .split_whitespace()
            .find(|word| word.starts_with("http"));
        let url = url
            .expect("the program prints its URL")
            .trim_end_matches('/')
            .to_owned();
        Self { process, url }
    }

    async fn request(&self, method: Method, path: &str) -> Value {
        let request = Client::new().request(method, format!("{}{path}", self.url));
        let response = request.send().await.expect("the sandbox responds");
        response.json().await.expect("the response is JSON")
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn command(port: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_claim-bot"));
    command.args(["sandbox", "--port", port]);
    command
}

#[tokio::test(flavor = "multi_thread")]
async fn restart_request_restarts_the_bot() {
    let program = Program::start();
    let path = "/control/gateway?wait_ms=60000";
    assert_eq!(program.request(Method::GET, path).await["identified"], 1);
    let restart = program.request(Method::POST, "/control/restart").await;
    assert_eq!(restart["asked"], true);
    let path = "/control/gateway?wait_ms=60000&identified_after=1";
    let gateway = program.request(Method::GET, path).await;
    assert_eq!(
        (&gateway["identified"], &gateway["connected"]),
        (&2.into(), &true.into())
    );
}

#[test]
fn port_in_use_is_reported() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let port = other
        .local_addr()
        .expect("the listener has an address")
        .port()
        .to_string();
    let output = command(&port).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(
        message.trim(),
        format!(
            "claim-bot: port {port} is already in use: choose another with --port, or any free one \
             with --port 0"
        )
    );
}
