//! `claim-bot sandbox` as a program: its port, and the bot it restarts.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

use reqwest::{Client, Method};
use serde_json::Value;

/// A running `claim-bot sandbox`, ended with the test.
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
        let output = process.stdout.take().expect("it is piped");
        let mut line = String::new();
        BufReader::new(output)
            .read_line(&mut line)
            .expect("it is readable");
        let url = line
            .split_whitespace()
            .find(|word| word.starts_with("http"));
        let url = url
            .expect("it says where it is")
            .trim_end_matches('/')
            .to_owned();
        Self { process, url }
    }

    async fn ask(&self, method: Method, path: &str) -> Value {
        let request = Client::new().request(method, format!("{}{path}", self.url));
        let answer = request.send().await.expect("the sandbox answers");
        answer.json().await.expect("it answers in JSON")
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
async fn the_bot_is_restarted_on_request() {
    let program = Program::start();
    let path = "/control/gateway?wait_ms=20000";
    assert_eq!(program.ask(Method::GET, path).await["identified"], 1);
    let asked = program.ask(Method::POST, "/control/restart").await;
    assert_eq!(asked["asked"], true);
    let path = "/control/gateway?wait_ms=20000&identified_after=1";
    let gateway = program.ask(Method::GET, path).await;
    assert_eq!(
        (&gateway["identified"], &gateway["connected"]),
        (&2.into(), &true.into())
    );
}

#[test]
fn a_port_that_is_taken_is_said_in_a_sentence() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let port = other
        .local_addr()
        .expect("it has an address")
        .port()
        .to_string();
    let output = command(&port).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(
        said.trim(),
        format!(
            "claim-bot: port {port} is taken by another program: choose another by --port, or \
             any that is free by --port 0"
        )
    );
}
