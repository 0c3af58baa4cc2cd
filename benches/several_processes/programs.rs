//! The processes of the bot. Each interaction goes to one of several in turn, by HTTPS, and to a single one over the
//! gateway.

use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, bail};
use tempfile::TempDir;

use super::clock::now_ms;
use super::cluster::free_port;
use super::waiting;
use super::world::World;

const PROGRAM: &str = env!("CARGO_BIN_EXE_claim-bot");

/// How long a process may take to start, or to shut down.
const TIMEOUT: Duration = Duration::from_mins(1);

/// How many words of a log line are compared when equal ones are counted.
const MAX_WORDS: usize = 24;

/// The tolerance for comparing times that were measured in different places.
const CLOCK_TOLERANCE_MS: u64 = 20;

/// The running processes.
pub(crate) struct Programs {
    folder: TempDir,
    variables: Vec<(&'static str, String)>,
    pub(crate) addresses: Vec<SocketAddr>,
    running: Vec<Child>,
}

/// What a process holds of its machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Held {
    /// Open files and connections.
    pub(crate) descriptors: u64,
    pub(crate) threads: u64,
    /// The resident memory.
    pub(crate) kib: u64,
}

/// Which processes were killed, and when.
#[derive(Debug, Default)]
pub(crate) struct Kills(Mutex<Vec<(String, u64)>>);

impl Programs {
    /// Starts `count` processes on a database, and directs interactions to them.
    pub(crate) async fn start(world: &World, count: usize, database: &str) -> anyhow::Result<Self> {
        let addresses = (0..count).map(|_| Ok(SocketAddr::from(([127, 0, 0, 1], free_port()?))));
        let mut programs = Self::none(world, database)?;
        programs.addresses = addresses.collect::<anyhow::Result<_>>()?;
        programs
            .variables
            .push(("CLAIM_BOT_DISCORD_PICTURES", "false".to_owned()));
        for number in 0..count {
            let child = programs.launch(number)?;
            programs.running.push(child);
            programs.wait_until_answering(world, number).await?;
        }
        let addresses = programs.addresses.clone();
        world.sandbox.send_interactions_to(addresses).await?;
        Ok(programs)
    }

    /// Starts one process that gets interactions over the gateway, and draws pictures.
    pub(crate) async fn start_with_gateway(world: &World, database: &str) -> anyhow::Result<Self> {
        let mut programs = Self::none(world, database)?;
        let child = programs.launch(0)?;
        programs.running.push(child);
        waiting::until(TIMEOUT, async || world.is_served_over_gateway().await)
            .await
            .with_context(|| fs::read_to_string(programs.log(0)).unwrap_or_default())?;
        Ok(programs)
    }

    /// The environment of processes, of which none runs yet.
    fn none(world: &World, database: &str) -> anyhow::Result<Self> {
        let unlimited = || u32::MAX.to_string();
        let variables = vec![
            ("CLAIM_BOT_DISCORD_API_URL", world.sandbox.url()),
            ("CLAIM_BOT_DISCORD_TOKEN", world.sandbox.token().to_owned()),
            ("CLAIM_BOT_DISCORD_EMOJI", "false".to_owned()),
            (
                "CLAIM_BOT_DISCORD_RATE_LIMIT_PERIOD_MS",
                world.rate_limit_period.as_millis().to_string(),
            ),
            ("CLAIM_BOT_DATABASE_URL", database.to_owned()),
            ("CLAIM_BOT_BOTS_PAUSE_MS", "0".to_owned()),
            ("CLAIM_BOT_LIMITS_OPEN_TABLES_PER_PERSON", unlimited()),
            ("CLAIM_BOT_LIMITS_OPEN_TABLES_PER_SERVER", unlimited()),
            ("CLAIM_BOT_LIMITS_MATCHES_PER_PERSON", unlimited()),
            ("CLAIM_BOT_LIMITS_MATCHES_PER_SERVER", unlimited()),
            ("CLAIM_BOT_LOG_FILTER", "warn".to_owned()),
        ];
        Ok(Self {
            folder: tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?,
            variables,
            addresses: Vec::new(),
            running: Vec::new(),
        })
    }

    fn launch(&self, number: usize) -> anyhow::Result<Child> {
        let folder = self.folder.path().join(number.to_string());
        fs::create_dir_all(&folder)?;
        let output = File::options()
            .create(true)
            .append(true)
            .open(self.log(number))?;
        let address = self.addresses.get(number);
        let listen = address.map(|it| ("CLAIM_BOT_INTERACTIONS_LISTEN", it.to_string()));
        let child = Command::new(PROGRAM)
            .arg("run")
            .env_clear()
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .envs(listen)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(output.try_clone()?)
            .stderr(output)
            .spawn();
        child.context("cannot start the program")
    }

    fn log(&self, number: usize) -> PathBuf {
        self.folder.path().join(format!("{number}.log"))
    }

    pub(crate) async fn wait_until_answering(
        &self,
        world: &World,
        number: usize,
    ) -> anyhow::Result<()> {
        let address = self.addresses[number];
        waiting::until(TIMEOUT, async || Ok(world.is_answering(address).await))
            .await
            .with_context(|| fs::read_to_string(self.log(number)).unwrap_or_default())
    }

    /// Kills a process with SIGKILL, and starts it again.
    pub(crate) fn kill(&mut self, number: usize, kills: &Kills) -> anyhow::Result<()> {
        kills.note(self.addresses[number]);
        self.running[number].kill()?;
        self.running[number].wait()?;
        self.running[number] = self.launch(number)?;
        Ok(())
    }

    /// Shuts a process down and starts it again, as for an update. Returns when it answers.
    pub(crate) async fn replace(&mut self, world: &World, number: usize) -> anyhow::Result<()> {
        self.stop(number).await?;
        self.running[number] = self.launch(number)?;
        self.wait_until_answering(world, number).await
    }

    async fn stop(&mut self, number: usize) -> anyhow::Result<()> {
        let child = &mut self.running[number];
        let terminated = Command::new("kill")
            .args(["-TERM", &child.id().to_string()])
            .status()?;
        if !terminated.success() {
            bail!("process {number} ended before it was stopped");
        }
        waiting::until(TIMEOUT, async || Ok(child.try_wait()?.is_some())).await?;
        let status = child.wait()?;
        if !status.success() {
            bail!("process {number} stopped with {status}");
        }
        Ok(())
    }

    /// Shuts all processes down.
    pub(crate) async fn end(mut self) -> anyhow::Result<()> {
        for number in 0..self.running.len() {
            self.stop(number).await?;
        }
        Ok(())
    }

    /// What each process holds now.
    pub(crate) fn held(&self) -> anyhow::Result<Vec<Held>> {
        self.running.iter().map(Held::by).collect()
    }

    /// How often each sentence was logged as a warning or an error.
    pub(crate) fn warning_counts(&self) -> anyhow::Result<Vec<(String, usize)>> {
        let mut counts = std::collections::BTreeMap::new();
        for number in 0..self.running.len() {
            for line in fs::read_to_string(self.log(number))?.lines() {
                // Lines that differ only in time, match or process count as equal.
                let words = line.split_whitespace().skip(1);
                let is_special = |it: &&str| it.starts_with("id=") || it.starts_with("process=");
                let words = words.filter(|it| !is_special(it)).take(MAX_WORDS);
                let sentence = words.collect::<Vec<_>>().join(" ");
                *counts.entry(sentence).or_default() += 1;
            }
        }
        Ok(counts.into_iter().collect())
    }
}

impl Held {
    fn by(process: &Child) -> anyhow::Result<Self> {
        let folder = PathBuf::from(format!("/proc/{}", process.id()));
        let status = fs::read_to_string(folder.join("status"))?;
        let number = |key: &str| {
            let value = status.lines().find_map(|line| line.strip_prefix(key));
            let digits = value.and_then(|it| it.split_whitespace().next());
            let number = digits.and_then(|it| it.parse().ok());
            number.context("a process has ended")
        };
        Ok(Self {
            descriptors: fs::read_dir(folder.join("fd"))?.count().try_into()?,
            threads: number("Threads:")?,
            kib: number("VmRSS:")?,
        })
    }
}

impl Drop for Programs {
    fn drop(&mut self) {
        for child in &mut self.running {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Kills {
    fn note(&self, address: SocketAddr) {
        self.lock().push((address.to_string(), now_ms()));
    }

    /// When the process at an address was last killed between these times, if it was.
    pub(crate) fn between(&self, address: &str, from: u64, until: u64) -> Option<u64> {
        let times = from.saturating_sub(CLOCK_TOLERANCE_MS)..=until + CLOCK_TOLERANCE_MS;
        let kills = self.lock();
        let mut kills = kills.iter().rev();
        let kill = kills.find(|(killed, at)| killed == address && times.contains(at));
        kill.map(|(_, at)| *at)
    }

    pub(crate) fn count(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<(String, u64)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
