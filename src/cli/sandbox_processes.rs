//! Several bots for `claim-bot sandbox`: processes on one database, which get interactions by HTTPS, and which
//! people can kill and start from the page.

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::pin::pin;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::Context;
use backon::{ConstantBuilder, Retryable};
use claim_bot::config::Config;
use discord_sandbox::{ProcessRequest, Sandbox};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;

/// The interval between checks whether the bots answer after the first start, and the maximum number of checks.
const TRY_INTERVAL: Duration = Duration::from_millis(100);
const MAX_TRIES: usize = 600;

/// How long the processes may take to stop.
const STOP_TIMEOUT: Duration = Duration::from_secs(5);

/// The bots.
struct Processes<'a> {
    config: &'a Config,
    /// Where this program was at the start.
    program: PathBuf,
    all: Vec<Process>,
    /// Gets the number of each process that ends.
    ends: mpsc::UnboundedSender<usize>,
}

/// One of the bots.
struct Process {
    address: SocketAddr,
    /// The id that the system gave it; `None` if it has ended.
    id: Option<u32>,
}

/// Runs `count` bots until `stop` resolves.
///
/// # Errors
///
/// If they cannot be started, or do not answer.
pub(super) async fn run(
    config: &Config,
    count: usize,
    sandbox: &Sandbox,
    stop: impl Future<Output = ()>,
) -> anyhow::Result<()> {
    let mut requests = sandbox.process_requests();
    let (sender, mut ends) = mpsc::unbounded_channel();
    let addresses = free_addresses(count)?;
    let idle = addresses
        .iter()
        .map(|&address| Process { address, id: None });
    let mut processes = Processes {
        config,
        program: std::env::current_exe().context("cannot find this program's executable")?,
        all: idle.collect(),
        ends: sender,
    };
    for number in 0..count {
        if let Err(error) = processes.start(number) {
            processes.stop(&mut ends).await;
            return Err(error);
        }
    }
    let tries = ConstantBuilder::new()
        .with_delay(TRY_INTERVAL)
        .with_max_times(MAX_TRIES);
    let answered = (|| sandbox.send_interactions_to(addresses.clone())).retry(tries);
    let mut stop = pin!(stop);
    let started = tokio::select! {
        answered = answered => answered.context("the bots do not answer"),
        ended = ends.recv() => {
            let number = ended.unwrap_or_default();
            processes.all[number].id = None;
            Err(anyhow::anyhow!("process {} has ended", number + 1))
        }
        () = &mut stop => {
            processes.stop(&mut ends).await;
            return Ok(());
        }
    };
    if started.is_err() {
        processes.stop(&mut ends).await;
        return started;
    }
    loop {
        let are_running = processes.all.iter().map(|it| it.id.is_some());
        sandbox.show_processes(are_running.collect());
        tokio::select! {
            () = &mut stop => break,
            Some(number) = ends.recv() => processes.all[number].id = None,
            request = requests.recv() => match request {
                Ok(ProcessRequest::Kill { process }) => processes.signal(process, "-KILL"),
                Ok(ProcessRequest::Start { process }) => {
                    if let Err(error) = processes.start(process) {
                        tracing::warn!(%error, "could not start process {}", process + 1);
                    }
                }
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => break,
            },
        }
    }
    processes.stop(&mut ends).await;
    Ok(())
}

impl Processes<'_> {
    /// Starts a bot, unless it runs: this program, with the configuration in its environment.
    fn start(&mut self, number: usize) -> anyhow::Result<()> {
        let Some(process) = self.all.get_mut(number).filter(|it| it.id.is_none()) else {
            return Ok(());
        };
        let config = self.config;
        let mut command = Command::new(&self.program);
        // The sandbox alone decides how its bots are configured.
        for (name, _) in std::env::vars_os() {
            if name.as_encoded_bytes().starts_with(b"CLAIM_BOT_") {
                command.env_remove(name);
            }
        }
        let mut child = command
            .args(["run", "--config", "/dev/null"])
            .env("CLAIM_BOT_DISCORD_TOKEN", config.discord.token.reveal())
            .env("CLAIM_BOT_DISCORD_API_URL", config.discord.url.as_str())
            .env("CLAIM_BOT_DATABASE_URL", config.database_url.reveal())
            .env("CLAIM_BOT_INTERACTIONS_LISTEN", process.address.to_string())
            .env("CLAIM_BOT_LOG_FILTER", &config.log.filter)
            .stdin(Stdio::null())
            .spawn()
            .context("cannot start a bot")?;
        process.id = Some(child.id());
        let ends = self.ends.clone();
        tokio::task::spawn_blocking(move || {
            // An error while waiting counts as the end of the process. Without a receiver, the sandbox is
            // stopping.
            let _ = child.wait();
            let _ = ends.send(number);
        });
        Ok(())
    }

    /// Sends a signal to a bot, if it runs.
    fn signal(&self, number: usize, signal: &str) {
        let Some(id) = self.all.get(number).and_then(|it| it.id) else {
            return;
        };
        let sent = Command::new("kill")
            .args([signal, &id.to_string()])
            .status();
        if let Err(error) = sent {
            tracing::warn!(%error, "could not send a signal to a bot");
        }
    }

    /// Stops all in order, and kills those that take too long.
    async fn stop(&mut self, ends: &mut mpsc::UnboundedReceiver<usize>) {
        for signal in ["-TERM", "-KILL"] {
            for number in 0..self.all.len() {
                self.signal(number, signal);
            }
            let ended = async {
                while self.all.iter().any(|it| it.id.is_some())
                    && let Some(number) = ends.recv().await
                {
                    self.all[number].id = None;
                }
            };
            // After the timeout, the next signal kills those that are left.
            let _ = tokio::time::timeout(STOP_TIMEOUT, ended).await;
        }
    }
}

/// Addresses of this machine with ports that are free now.
fn free_addresses(count: usize) -> anyhow::Result<Vec<SocketAddr>> {
    let listeners = (0..count).map(|_| TcpListener::bind("127.0.0.1:0"));
    let listeners: Result<Vec<_>, _> = listeners.collect();
    let addresses = listeners?.into_iter().map(|it| it.local_addr());
    Ok(addresses.collect::<Result<_, _>>()?)
}
