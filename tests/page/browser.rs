//! Headless Chromium, controlled through chromedriver.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::common::command::{Command as WebDriverCommand, ExtensionCommand};
use thirtyfour::session::http::CmdResponse;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, TimeoutConfiguration, WebDriver};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::http_client::ReqwestClient;
use crate::temporary;

/// Limits the number of tests with browsers at the same time, since each browser has many processes.
static SLOTS: Semaphore = Semaphore::const_new(3);

/// How often starting chromedriver is tried: it exits if the port it chose is free for only one of IPv4 and IPv6.
const MAX_STARTS: u32 = 10;

/// How long a test waits for a condition. Generous, because other tests run at the same time.
pub(super) const WAIT_TIMEOUT: Duration = Duration::from_mins(1);

/// The browser's command line: no window, no background requests, no privileges.
const ARGUMENTS: &[&str] = &[
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

/// The names of Chromium's executable on different systems. The first one is the headless build, which starts four
/// times as fast.
const CHROMIUM_NAMES: &[&str] = &[
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// A running chromedriver, which is killed on drop, with its browsers.
pub(super) struct Driver {
    process: Child,
    url: String,
    chromium: PathBuf,
    /// The folder of the browsers' profiles.
    folder: TempDir,
    _slot: SemaphorePermit<'static>,
}

/// A command of Chromium's own protocol for developer tools, with its parameters.
#[derive(Debug)]
struct ChromeCommand(&'static str, Value);

/// A browser with its own profile.
pub(super) struct Browser {
    pub(super) session: WebDriver,
}

impl Driver {
    /// Starts chromedriver, or returns `None` if no browser is installed.
    ///
    /// # Panics
    ///
    /// If no browser is installed although `CLAIM_BOT_BROWSER_TESTS` is `required`.
    pub(super) async fn start() -> Option<Self> {
        let chromium = CHROMIUM_NAMES.iter().find_map(|name| find_program(name));
        let (Some(driver), Some(chromium)) = (find_program("chromedriver"), chromium) else {
            assert!(
                env::var("CLAIM_BOT_BROWSER_TESTS").as_deref() != Ok("required"),
                "chromium and chromedriver are required, but not installed"
            );
            // Written directly to stderr: the test runner hides what a passing test prints.
            let skipped = "skipped: chromium and chromedriver are not installed";
            let _ = writeln!(std::io::stderr(), "{skipped}");
            return None;
        };
        let slot = SLOTS.acquire().await.expect("the semaphore is not closed");
        let folder = temporary::folder();
        let mut starts = (0..MAX_STARTS).filter_map(|_| start_driver(&driver, folder.path()));
        let (process, port) = starts.next().expect("chromedriver prints its port");
        Some(Self {
            process,
            url: format!("http://127.0.0.1:{port}"),
            chromium,
            folder,
            _slot: slot,
        })
    }

    /// Opens a browser whose page area has this size in CSS pixels, in light or dark mode.
    pub(super) async fn open(&self, width: u32, height: u32, dark: bool) -> Browser {
        let client = Client::builder().timeout(3 * WAIT_TIMEOUT).build();
        let client = ReqwestClient(client.expect("the client is valid"));
        let capabilities = self.capabilities();
        let session = WebDriver::builder(&self.url, capabilities.expect("the arguments are valid"))
            .client(client)
            .connect()
            .await
            .expect("the browser starts");
        let script_timeout = TimeoutConfiguration::new(Some(2 * WAIT_TIMEOUT), None, None);
        let updated = session.update_timeouts(script_timeout).await;
        updated.expect("the script timeout is set");
        let browser = Browser { session };
        browser.resize(width, height, dark).await;
        browser
    }

    fn capabilities(&self) -> thirtyfour::error::WebDriverResult<ChromeCapabilities> {
        let mut capabilities = ChromeCapabilities::new();
        for argument in ARGUMENTS {
            capabilities.add_arg(argument)?;
        }
        capabilities.set_binary(&self.chromium.to_string_lossy())?;
        Ok(capabilities)
    }
}

/// Starts chromedriver with a folder for the profiles of its browsers. Returns its port, or `None` if it exited.
fn start_driver(program: &Path, folder: &Path) -> Option<(Child, String)> {
    let mut process = Command::new(program)
        .arg("--port=0")
        .env("TMPDIR", folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .expect("chromedriver starts");
    let output = process.stdout.take().expect("stdout is piped");
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let port = lines.find_map(|line| {
        let port = line.split("successfully on port ").nth(1)?;
        Some(port.trim_end_matches('.').to_owned())
    });
    if port.is_none() {
        let ended = process.wait();
        ended.expect("chromedriver exits");
    }
    Some((process, port?))
}

impl Browser {
    /// Changes the size of the page area in CSS pixels, and between light and dark mode.
    pub(super) async fn resize(&self, width: u32, height: u32, dark: bool) {
        let size =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        let scheme = if dark { "dark" } else { "light" };
        let media = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        for (command, parameters) in [
            ("Emulation.setDeviceMetricsOverride", size),
            ("Emulation.setEmulatedMedia", media),
        ] {
            let command = ChromeCommand(command, parameters);
            let sent = self
                .session
                .cmd(WebDriverCommand::ExtensionCommand(Box::new(command)));
            let sent = sent.await;
            sent.expect("the browser executes the command");
        }
    }

    /// The page area as a picture: `png`, or `webp`, which is smaller.
    pub(super) async fn screenshot(&self, format: &str) -> Vec<u8> {
        let parameters = json!({"format": format, "quality": 60});
        let command = ChromeCommand("Page.captureScreenshot", parameters);
        let command = WebDriverCommand::ExtensionCommand(Box::new(command));
        let sent = self.session.cmd(command).await;
        let answer = sent.and_then(CmdResponse::value_json);
        let answer = answer.expect("the screenshot is taken");
        let data = answer["data"].as_str().unwrap_or_default();
        BASE64_STANDARD
            .decode(data)
            .expect("the screenshot is base64")
    }
}

impl ExtensionCommand for ChromeCommand {
    fn parameters_json(&self) -> Option<Value> {
        Some(json!({"cmd": self.0, "params": self.1}))
    }

    fn method(&self) -> Method {
        Method::POST
    }

    fn endpoint(&self) -> Arc<str> {
        "/goog/cdp/execute".into()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The browsers are in the same process group. An error means that all have already exited.
        let group = format!("-{}", self.process.id());
        let killed = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = killed.and_then(|_| self.process.wait());
        // A browser may still write files while it is being killed, so removing the folder is retried. Leftovers do no
        // harm.
        let _ = (0..1_000).find(|_| fs::remove_dir_all(self.folder.path()).is_ok());
    }
}

/// The path of an executable, if it is installed.
fn find_program(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    let mut paths = env::split_paths(&folders).map(|folder| folder.join(name));
    paths.find(|path| path.is_file())
}
