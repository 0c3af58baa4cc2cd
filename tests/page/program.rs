//! The program `claim-bot sandbox`: its port, restarts of the bot, and several processes.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::store::server::Server;

/// A running `claim-bot sandbox`, which is killed on drop.
struct Program {
    process: Child,
    url: String,
}

impl Program {
    fn start(arguments: &[&str]) -> Self {
        Self::spawn(command("0").args(arguments))
    }

    fn spawn(command: &mut Command) -> Self {
        let mut process = command
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
        self.send(method, path, Value::Null).await
    }

    async fn send(&self, method: Method, path: &str, body: Value) -> Value {
        let request = Client::new().request(method, format!("{}{path}", self.url));
        let request = if body.is_null() {
            request
        } else {
            request.json(&body)
        };
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

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn restart_request_restarts_the_bot() {
    let program = Program::start(&[]);
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

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn sandbox_reaches_itself_beside_a_proxy() {
    // Nothing listens there.
    let proxy = "http://127.0.0.1:9";
    let variables = ["http_proxy", "all_proxy", "ALL_PROXY"].map(|name| (name, proxy));
    let program = Program::spawn(command("0").envs(variables));
    let path = "/control/gateway?wait_ms=60000";
    assert_eq!(program.request(Method::GET, path).await["connected"], true);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn processes_are_killed_and_started_by_request() {
    let server = tokio::task::spawn_blocking(Server::get).await;
    let Some(server) = server.expect("the server starts") else {
        return;
    };
    let database = server.url(&server.create_database().await);
    let mut program = Program::start(&["--database", &database, "--processes", "3"]);
    let running = async |count: usize| {
        let path = format!("/control/processes?wait_ms=60000&running={count}");
        program.request(Method::GET, &path).await["processes"].clone()
    };
    let ask = async |action: &str, process: u64| {
        let body = json!({"action": action, "process": process});
        program.send(Method::POST, "/control/processes", body).await
    };
    assert_eq!(running(3).await, json!([true, true, true]));
    assert_eq!(ask("kill", 1).await["asked"], true);
    assert_eq!(running(2).await, json!([true, false, true]));
    for _ in 0..3 {
        let command = json!({"channel": "cards", "command": "claim help"});
        let path = "/control/users/ben/command";
        let asked = program.send(Method::POST, path, command).await;
        let interaction = asked["interaction"].as_str().expect("an id");
        let path = format!("/control/interactions/{interaction}?wait_ms=60000");
        let state = program.request(Method::GET, &path).await;
        assert_eq!(state["state"], "answered", "{state}");
    }
    ask("start", 1).await;
    assert_eq!(running(3).await, json!([true, true, true]));
    assert!(ask("kill", 3).await["error"].is_string());
    let id = program.process.id().to_string();
    let stopped = Command::new("kill").arg(id).status();
    assert!(stopped.expect("it can be stopped").success());
    assert!(program.process.wait().expect("it stops").success());
}

#[test]
fn several_processes_need_postgres() {
    let output = command("0").args(["--processes", "2"]).output();
    let output = output.expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.contains("--database postgres://"), "{message}");
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
