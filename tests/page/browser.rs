//! Headless Chromium, controlled through chromedriver. Tests that run at the same time or one after the other share it.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::Duration;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::common::command::{Command as WebDriverCommand, ExtensionCommand};
use thirtyfour::error::WebDriverResult;
use thirtyfour::session::http::CmdResponse;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, TimeoutConfiguration, WebDriver};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::http_client::ReqwestClient;
use crate::temporary;

/// What the running tests share: starting a browser takes longer than most of what a test does with it.
static SHARED: Mutex<Weak<Shared>> = Mutex::new(Weak::new());

/// The number of tests with browsers at the same time, limited since each browser has many processes.
const MAX_TESTS: usize = 3;

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

/// A running chromedriver, which is killed with its browsers when the last test that uses it ends.
struct Shared {
    process: Child,
    url: String,
    chromium: PathBuf,
    /// The folder of the browsers' profiles.
    folder: TempDir,
    /// The browsers that no test uses.
    idle: Mutex<Vec<WebDriver>>,
    slots: Arc<Semaphore>,
}

/// A test's access to chromedriver.
pub(super) struct Driver {
    shared: Arc<Shared>,
    _slot: OwnedSemaphorePermit,
}

/// A command of Chromium's own protocol for developer tools, with its parameters.
#[derive(Debug)]
struct ChromeCommand(&'static str, Value);

/// A browser with its own profile, which other tests may have used before.
pub(super) struct Browser {
    pub(super) session: WebDriver,
    shared: Arc<Shared>,
}

impl Driver {
    /// Starts chromedriver unless another test has, or returns `None` if no browser is installed.
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
        let shared = Shared::get(&driver, chromium);
        let slot = Arc::clone(&shared.slots).acquire_owned().await;
        Some(Self {
            shared,
            _slot: slot.expect("the semaphore is not closed"),
        })
    }

    /// Opens a browser whose page area has this size in CSS pixels, in light or dark mode.
    pub(super) async fn open(&self, width: u32, height: u32, dark: bool) -> Browser {
        let idle = self.shared.idle().pop();
        let session = match idle {
            Some(session) => session,
            None => self.shared.start_browser().await,
        };
        let browser = Browser {
            session,
            shared: Arc::clone(&self.shared),
        };
        browser.resize(width, height, dark).await;
        browser
    }
}

impl Shared {
    /// The chromedriver that is running, or a new one.
    fn get(driver: &Path, chromium: PathBuf) -> Arc<Self> {
        let mut running = SHARED.lock().expect("starting chromedriver did not panic");
        if let Some(shared) = running.upgrade() {
            return shared;
        }
        let folder = temporary::folder();
        let mut starts = (0..MAX_STARTS).filter_map(|_| start_driver(driver, folder.path()));
        let (process, port) = starts.next().expect("chromedriver prints its port");
        let shared = Arc::new(Self {
            process,
            url: format!("http://127.0.0.1:{port}"),
            chromium,
            folder,
            idle: Mutex::new(Vec::new()),
            slots: Arc::new(Semaphore::new(MAX_TESTS)),
        });
        *running = Arc::downgrade(&shared);
        shared
    }

    fn idle(&self) -> MutexGuard<'_, Vec<WebDriver>> {
        self.idle
            .lock()
            .expect("no test panics while it has the lock")
    }

    async fn start_browser(&self) -> WebDriver {
        // Each test has its own runtime, which closes its connections when it ends.
        let client = Client::builder()
            .timeout(3 * WAIT_TIMEOUT)
            .pool_max_idle_per_host(0)
            .build();
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
        session
    }

    fn capabilities(&self) -> WebDriverResult<ChromeCapabilities> {
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
            self.execute(command, parameters).await;
        }
    }

    /// The page area as a picture: `png`, or `webp`, which is smaller.
    pub(super) async fn screenshot(&self, format: &str) -> Vec<u8> {
        let parameters = json!({"format": format, "quality": 60});
        let answer = self.execute("Page.captureScreenshot", parameters).await;
        let data = answer["data"].as_str().unwrap_or_default();
        BASE64_STANDARD
            .decode(data)
            .expect("the screenshot is base64")
    }

    /// Executes a command of Chromium's own protocol and returns its answer.
    async fn execute(&self, command: &'static str, parameters: Value) -> Value {
        let command = Box::new(ChromeCommand(command, parameters));
        let sent = self
            .session
            .cmd(WebDriverCommand::ExtensionCommand(command));
        let answer = sent.await.and_then(CmdResponse::value_json);
        answer.expect("the browser executes the command")
    }

    /// Leaves the page and what it has stored, so that another test can use the browser.
    pub(super) async fn close(self) {
        let url = self.session.current_url().await.expect("a page is open");
        let stored = json!({"origin": url.origin().ascii_serialization(), "storageTypes": "all"});
        let left = self.session.goto("about:blank").await;
        left.expect("the page is left");
        self.execute("Storage.clearDataForOrigin", stored).await;
        self.shared.idle().push(self.session);
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

impl Drop for Shared {
    fn drop(&mut self) {
        for session in self.idle().drain(..) {
            // Otherwise it would ask chromedriver to end, which takes longer than being killed.
            let _ = session.leak();
        }
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
