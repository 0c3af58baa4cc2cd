//! A browser: Chromium without a window, and the `WebDriver` that steers it.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use reqwest::{Client, Method};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::{Semaphore, SemaphorePermit};

/// How many tests use browsers at once: each has some processes.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// How long a script may wait for something, in milliseconds: far longer than anything takes.
pub(super) const PATIENCE_MS: u64 = 60_000;

/// Makes a browser calm: it looks for nothing outside, and needs no rights of its own.
const CALM: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en-US",
];

/// The names under which systems have Chromium.
const CHROMIUMS: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// A `WebDriver` with its browsers; all of them end with it.
pub(super) struct Driver {
    process: Child,
    address: String,
    client: Client,
    chromium: PathBuf,
    _turn: SemaphorePermit<'static>,
}

/// A window of a browser of its own.
pub(super) struct Window {
    client: Client,
    session: String,
    _profile: TempDir,
}

impl Driver {
    /// A driver, if this machine has a browser; where browsers are required, it must.
    pub(super) async fn find() -> Option<Self> {
        let chromium = CHROMIUMS.iter().find_map(|name| program(name));
        let (Some(driver), Some(chromium)) = (program("chromedriver"), chromium) else {
            assert!(
                env::var("CLAIM_BOT_BROWSER_TESTS").as_deref() != Ok("required"),
                "chromium and chromedriver are required, but not there"
            );
            println!("skipped: chromium and chromedriver are not there");
            return None;
        };
        let turn = AT_ONCE.acquire().await.expect("it is never closed");
        let mut process = Command::new(driver)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let output = process.stdout.take().expect("it is piped");
        let port = BufReader::new(output)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                let port = line.split("successfully on port ").nth(1)?;
                Some(port.trim_end_matches('.').to_owned())
            });
        let port = port.expect("chromedriver says on which port it is");
        Some(Self {
            process,
            address: format!("http://127.0.0.1:{port}"),
            client: Client::new(),
            chromium,
            _turn: turn,
        })
    }

    /// A new window of that size, in pixels of the page.
    pub(super) async fn window(&self, width: u32, height: u32, dark: bool) -> Window {
        let profile = tempfile::tempdir().expect("a folder can be made");
        let mut arguments: Vec<String> = CALM.iter().map(|&it| it.to_owned()).collect();
        arguments.push(format!("--user-data-dir={}", profile.path().display()));
        let options = json!({
            "args": arguments,
            "binary": self.chromium,
        });
        let capabilities = json!({
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "timeouts": {"script": 2 * PATIENCE_MS},
        });
        let body = json!({"capabilities": {"alwaysMatch": capabilities}});
        let made = call(
            &self.client,
            Method::POST,
            &format!("{}/session", self.address),
            &body,
        )
        .await;
        let made = made.expect("a browser starts");
        let id = made["sessionId"].as_str().expect("a session has an id");
        let window = Window {
            client: self.client.clone(),
            session: format!("{}/session/{id}", self.address),
            _profile: profile,
        };
        let size =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        window
            .tell("Emulation.setDeviceMetricsOverride", size)
            .await;
        let scheme = if dark { "dark" } else { "light" };
        let features = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        window.tell("Emulation.setEmulatedMedia", features).await;
        window
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It takes its browsers along when it is asked to go; and if that fails, it is ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Window {
    /// A command of `WebDriver`'s; the error is its name.
    pub(super) async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Value,
    ) -> Result<Value, String> {
        call(
            &self.client,
            method,
            &format!("{}{path}", self.session),
            &body,
        )
        .await
    }

    /// As [`Window::ask`], for what cannot fail.
    pub(super) async fn must(&self, method: Method, path: &str, body: Value) -> Value {
        let done = self.ask(method, path, body).await;
        done.unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// A command of the browser's own protocol.
    async fn tell(&self, command: &str, parameters: Value) {
        let body = json!({"cmd": command, "params": parameters});
        self.must(Method::POST, "/goog/cdp/execute", body).await;
    }

    /// Closes it.
    pub(super) async fn close(self) {
        self.must(Method::DELETE, "", json!({})).await;
    }
}

/// Asks a `WebDriver`; the error is the name it gives it, and what it says.
async fn call(client: &Client, method: Method, url: &str, body: &Value) -> Result<Value, String> {
    let mut request = client.request(method.clone(), url);
    if method == Method::POST {
        request = request.json(body);
    }
    let answer = request.send().await.expect("chromedriver answers");
    let answer: Value = answer.json().await.expect("it answers in JSON");
    let value = answer["value"].clone();
    match value["error"].as_str() {
        Some(error) => Err(format!("{error}: {}", value["message"])),
        None => Ok(value),
    }
}

/// Where a program is, if it is installed.
fn program(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    let mut found = env::split_paths(&folders).map(|folder| folder.join(name));
    found.find(|path| Path::is_file(path))
}
