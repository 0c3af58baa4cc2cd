//! The bot as a separate process, as an operator runs it.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use super::world::{RATE_LIMIT_PERIOD, World};

const PROGRAM: &str = env!("CARGO_BIN_EXE_claim-bot");

/// Far longer than the program takes to exit.
const EXIT_TIMEOUT: Duration = Duration::from_mins(1);

/// The environment in which the program is started.
#[derive(Clone, Debug)]
pub(crate) struct Launch {
    folder: PathBuf,
    variables: Vec<(String, String)>,
}

/// The running program.
pub(crate) struct Process {
    child: Option<Child>,
    folder: PathBuf,
}

/// The result of a program that has ended.
#[derive(Debug)]
pub(crate) struct ExitReport {
    /// The exit code; none if a signal ended the program.
    pub(crate) code: Option<i32>,
    /// The standard output of all runs in this folder.
    pub(crate) out: String,
    /// The standard error of all runs in this folder.
    pub(crate) err: String,
}

impl Launch {
    /// A launch in a folder, without any configuration.
    pub(crate) fn bare(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            variables: Vec::new(),
        }
    }

    /// A launch with the configuration for a world.
    pub(crate) fn of(world: &World) -> Self {
        let period_ms = RATE_LIMIT_PERIOD.as_millis();
        Self::bare(world.folder())
            .with("CLAIM_BOT_DISCORD_API_URL", &world.url())
            .with("CLAIM_BOT_DISCORD_TOKEN", world.token())
            .with("CLAIM_BOT_DISCORD_EMOJI", "false")
            .with("CLAIM_BOT_DISCORD_PICTURES", "false")
            .with(
                "CLAIM_BOT_DISCORD_RATE_LIMIT_PERIOD_MS",
                &period_ms.to_string(),
            )
            .with("CLAIM_BOT_DATABASE_URL", &world.database_url())
    }

    /// Adds an environment variable.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Self {
        self.variables.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Changes the working folder.
    pub(crate) fn in_folder(mut self, folder: &Path) -> Self {
        folder.clone_into(&mut self.folder);
        self
    }

    /// Starts `claim-bot run`.
    pub(crate) fn start(&self) -> Process {
        let open = |name: &str| {
            let mut options = File::options();
            options.create(true).append(true);
            let file = options.open(self.folder.join(name));
            Stdio::from(file.expect("the folder is writable"))
        };
        let child = self
            .command("run")
            .stdout(open("stdout"))
            .stderr(open("stderr"))
            .spawn()
            .expect("the program can be started");
        Process {
            child: Some(child),
            folder: self.folder.clone(),
        }
    }

    /// Runs `claim-bot health`. Returns its exit code and what it says.
    pub(super) fn health(&self) -> (Option<i32>, String) {
        outcome(self.command("health"))
    }

    /// Runs a subcommand that asks Discord and ends by itself. Returns its exit code and what it
    /// says.
    pub(super) async fn execute(&self, subcommand: &str) -> (Option<i32>, String) {
        let command = self.command(subcommand);
        let ended = tokio::task::spawn_blocking(|| outcome(command));
        ended.await.expect("it does not panic")
    }

    /// The program with a subcommand, and nothing to read.
    fn command(&self, subcommand: &str) -> Command {
        let mut command = Command::new(PROGRAM);
        command
            .arg(subcommand)
            .env_clear()
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .current_dir(&self.folder)
            .stdin(Stdio::null());
        command
    }

    /// Starts `claim-bot run` and waits until it ends.
    pub(crate) async fn run(&self) -> ExitReport {
        self.start().wait_for_exit().await
    }
}

impl Process {
    /// Kills the program with SIGKILL.
    pub(crate) async fn kill(mut self) -> ExitReport {
        self.child_mut().kill().expect("the process can be killed");
        self.wait_for_exit().await
    }

    /// The peak resident memory of the program so far, in MiB.
    #[cfg(target_os = "linux")]
    pub(super) fn peak_mib(&mut self) -> u64 {
        let status = format!("/proc/{}/status", self.child_mut().id());
        let status = std::fs::read_to_string(status).expect("the process runs");
        let mut lines = status.lines();
        let peak = lines.find_map(|line| line.strip_prefix("VmHWM:"));
        let peak = peak.and_then(|peak| peak.trim().strip_suffix(" kB"));
        let kib: u64 = peak.and_then(|kib| kib.parse().ok()).expect("a number");
        kib.div_ceil(1024)
    }

    /// Sends a signal, given by its name.
    pub(crate) fn signal(&mut self, name: &str) {
        signal(self.child_mut().id(), name);
    }

    /// Waits until the program has ended.
    pub(crate) async fn wait_for_exit(mut self) -> ExitReport {
        let mut child = self.child.take().expect("the process runs");
        let process = child.id();
        let waiting = tokio::task::spawn_blocking(move || child.wait());
        let Ok(waited) = tokio::time::timeout(EXIT_TIMEOUT, waiting).await else {
            signal(process, "KILL");
            panic!("the program is still running after {EXIT_TIMEOUT:?}");
        };
        let status: ExitStatus = waited
            .expect("the wait does not panic")
            .expect("an exit status");
        let read = |name: &str| {
            std::fs::read_to_string(self.folder.join(name)).expect("the output can be read")
        };
        ExitReport {
            code: status.code(),
            out: read("stdout"),
            err: read("stderr"),
        }
    }

    /// The output of all runs in this folder so far: standard output, then standard error.
    pub(crate) fn said(&self) -> String {
        let read = |name: &str| std::fs::read_to_string(self.folder.join(name));
        let texts = ["stdout", "stderr"].map(|name| read(name).expect("the output can be read"));
        texts.concat()
    }

    fn child_mut(&mut self) -> &mut Child {
        self.child.as_mut().expect("the process runs")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            // A failed test must not leave the program running.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Runs a command. Returns its exit code and what it says.
fn outcome(mut command: Command) -> (Option<i32>, String) {
    let output = command.output().expect("the program can be started");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).expect("a text");
    (output.status.code(), said)
}

/// Sends a signal, given by its name, to a process.
fn signal(process: u32, name: &str) {
    let kill = format!("kill -{name} {process}");
    let sent = Command::new("sh").arg("-c").arg(kill).status();
    assert!(sent.expect("a shell").success());
}
