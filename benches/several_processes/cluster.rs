//! Throwaway PostgreSQL servers, each in a separate folder. Unlike those of the tests, they use `fsync`, so that
//! the speed of the disk counts.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::{MetadataExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, bail};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, ConnectOptions};
use tempfile::TempDir;

/// The name of the database user, and of the database.
const USER: &str = "claim";

/// The system user that runs the servers if this program runs as root, because PostgreSQL refuses to run as root.
const SYSTEM_USER: &str = "postgres";

const MAX_CONNECTIONS: u32 = 300;

/// How long a server may take to start.
const START_TIMEOUT: Duration = Duration::from_mins(1);

/// A running server, which is killed on drop.
pub(crate) struct Server {
    folder: PathBuf,
    port: u16,
    process: Child,
    /// The temporary folder, deleted on drop; `None` for a standby, whose data is in its primary's folder.
    home: Option<TempDir>,
}

impl Server {
    /// A new server with an empty database.
    pub(crate) async fn start() -> anyhow::Result<Self> {
        let home = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
        chown_to_system_user(home.path())?;
        let folder = home.path().join("primary");
        run(program("initdb").arg("-D").arg(&folder).args([
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
        ]))?;
        let mut server = Self::launch(folder, "")?;
        server.home = Some(home);
        server.wait_until_ready().await?;
        let mut connection = server.connect_to("postgres").await?;
        execute(&mut connection, &format!("CREATE DATABASE {USER}")).await?;
        Ok(server)
    }

    /// Adds a synchronous standby: from now on, a commit returns only when it is on both servers.
    pub(crate) async fn add_synchronous_standby(&self) -> anyhow::Result<Self> {
        let folder = self.folder.with_file_name("standby");
        let from = format!(
            "host=127.0.0.1 port={} user={USER} application_name=standby",
            self.port
        );
        run(program("pg_basebackup").arg("-D").arg(&folder).args([
            "--write-recovery-conf",
            "--checkpoint=fast",
            "-d",
            &from,
        ]))?;
        let standby = Self::launch(folder, "")?;
        standby.wait_until_ready().await?;
        let mut connection = self.connect().await?;
        execute(
            &mut connection,
            "ALTER SYSTEM SET synchronous_standby_names = 'standby'",
        )
        .await?;
        execute(&mut connection, "SELECT pg_reload_conf()").await?;
        let state = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        super::waiting::until(START_TIMEOUT, async || {
            let mut connection = self.connect().await?;
            let count: i64 = sqlx::query_scalar(state).fetch_one(&mut connection).await?;
            Ok(count == 1)
        })
        .await?;
        Ok(standby)
    }

    /// Promotes this standby to primary server.
    pub(crate) fn promote(&self) -> anyhow::Result<()> {
        run(program("pg_ctl")
            .arg("-D")
            .arg(&self.folder)
            .args(["-w", "promote"]))
    }

    /// Kills the server with SIGKILL.
    pub(crate) fn kill(&mut self) -> anyhow::Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// The address on which it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// The URL of its database.
    pub(crate) fn url(&self) -> String {
        url(self.address())
    }

    /// A connection to its database.
    pub(crate) async fn connect(&self) -> anyhow::Result<PgConnection> {
        self.connect_to(USER).await
    }

    async fn connect_to(&self, database: &str) -> anyhow::Result<PgConnection> {
        let options: PgConnectOptions = self.url().parse()?;
        Ok(options.database(database).connect().await?)
    }

    fn launch(folder: PathBuf, options: &str) -> anyhow::Result<Self> {
        let port = free_port()?;
        let log = fs::File::create(folder.with_extension("log"))?;
        let process = program("postgres")
            .arg("-D")
            .arg(&folder)
            .args(["-p", &port.to_string()])
            .args([
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "unix_socket_directories=",
            ])
            .args(["-c", &format!("max_connections={MAX_CONNECTIONS}")])
            .args(options.split_whitespace())
            .stderr(log)
            .spawn()?;
        Ok(Self {
            folder,
            port,
            process,
            home: None,
        })
    }

    async fn wait_until_ready(&self) -> anyhow::Result<()> {
        super::waiting::until(START_TIMEOUT, async || {
            Ok(self.connect_to("postgres").await.is_ok())
        })
        .await
        .with_context(|| format!("see {}", self.folder.with_extension("log").display()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // PostgreSQL's other processes exit when they notice that the main one is gone.
        let _ = self.kill();
    }
}

/// The URL of the database on a server, or behind a proxy to it.
pub(crate) fn url(address: SocketAddr) -> String {
    format!("postgres://{USER}@{address}/{USER}")
}

/// A free port on loopback.
pub(crate) fn free_port() -> anyhow::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

async fn execute(connection: &mut PgConnection, statement: &str) -> anyhow::Result<()> {
    sqlx::raw_sql(AssertSqlSafe(statement))
        .execute(connection)
        .await?;
    Ok(())
}

fn run(command: &mut Command) -> anyhow::Result<()> {
    let output = command.output()?;
    if !output.status.success() {
        bail!("{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// Makes the servers' system user the owner of a folder, if this program is run as root.
fn chown_to_system_user(folder: &Path) -> anyhow::Result<()> {
    if !is_root() {
        return Ok(());
    }
    let id = |which| -> anyhow::Result<u32> {
        let output = Command::new("id").args([which, SYSTEM_USER]).output()?;
        Ok(String::from_utf8(output.stdout)?.trim().parse()?)
    };
    Ok(chown(folder, Some(id("-u")?), Some(id("-g")?))?)
}

/// A program of PostgreSQL, not run as root.
fn program(name: &str) -> Command {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let programs = versions.filter_map(Result::ok);
    let programs = programs.map(|version| version.path().join("bin").join(name));
    let newest = programs.filter(|program| program.is_file()).max();
    let program = newest.unwrap_or_else(|| PathBuf::from(name));
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        let user = [
            format!("--reuid={SYSTEM_USER}"),
            format!("--regid={SYSTEM_USER}"),
        ];
        command.args(user).arg("--init-groups").arg(program);
        command
    } else {
        Command::new(program)
    };
    command
        .current_dir("/")
        .stdin(Stdio::null())
        .stdout(Stdio::null());
    command
}
