//! A temporary PostgreSQL server, which all tests of one run share. If PostgreSQL is not installed, its tests are
//! skipped; with `CLAIM_BOT_POSTGRES_TESTS=required`, they fail instead.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs};

use claim_store::SqlStore;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, ConnectOptions};

/// The name of the database user, and of the first database.
const USER: &str = "claim";

/// The user's password, which must not appear in any message.
pub(crate) const PASSWORD: &str = "sesame";

/// How many ports are tried: until the server listens, another test may take one that was free.
const PORTS: usize = 5;

/// A shell script that starts a server on the first of some ports that is free, prints that port, and stops the server
/// when its standard input is closed. That happens when the test process ends, even if it is killed. Nothing is kept, so
/// `fsync` is off.
const KEEPER: &str = r#"
set -eu
folder=$(mktemp -d)
stop() {
    "$BIN/pg_ctl" -D "$folder/data" -m immediate -w stop > /dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 1' INT TERM HUP
echo "$PASSWORD" > "$folder/password"
"$BIN/initdb" -D "$folder/data" -U "$USER" -A password --pwfile="$folder/password" -E UTF8 \
    --locale=C.UTF-8 --no-sync > /dev/null
for port in $PORTS; do
    if "$BIN/pg_ctl" -D "$folder/data" -l "$folder/log" -w -o "-p $port -c listen_addresses=127.0.0.1 \
        -c unix_socket_directories= -c fsync=off -c full_page_writes=off -c max_connections=300" \
        start < /dev/null > /dev/null 2>&1
    then
        echo "$port"
        cat > /dev/null
        break
    fi
done
"#;

static SERVER: LazyLock<Option<Server>> = LazyLock::new(Server::start);

/// The server of this run.
pub(crate) struct Server {
    pub(crate) port: u16,
    _keeper: Child,
}

impl Server {
    /// The server. If PostgreSQL is not installed, prints that, and returns `None`.
    ///
    /// # Panics
    ///
    /// If PostgreSQL is not installed although `CLAIM_BOT_POSTGRES_TESTS` is `required`, or does not start.
    pub(crate) fn get() -> Option<&'static Self> {
        if SERVER.is_none() {
            assert!(
                env::var("CLAIM_BOT_POSTGRES_TESTS").as_deref() != Ok("required"),
                "PostgreSQL is required, but not installed"
            );
            // Written directly to stderr: the test runner hides what a passing test prints.
            let _ = writeln!(std::io::stderr(), "skipped: PostgreSQL is not installed");
        }
        SERVER.as_ref()
    }

    fn start() -> Option<Self> {
        let programs = programs()?;
        let listeners =
            [(); PORTS].map(|()| TcpListener::bind("127.0.0.1:0").expect("a free port"));
        let ports = listeners.map(|it| {
            it.local_addr()
                .expect("it has an address")
                .port()
                .to_string()
        });
        // PostgreSQL refuses to run as root.
        let is_root = fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0);
        let mut command = if is_root {
            let mut command = Command::new("setpriv");
            command.args([
                "--reuid=postgres",
                "--regid=postgres",
                "--init-groups",
                "sh",
            ]);
            command
        } else {
            Command::new("sh")
        };
        let mut keeper = command
            .args(["-c", KEEPER])
            .env("BIN", programs)
            .env("PORTS", ports.join(" "))
            .env("USER", USER)
            .env("PASSWORD", PASSWORD)
            .env_remove("TMPDIR")
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell starts");
        let output = keeper.stdout.take().expect("stdout is piped");
        let mut answer = String::new();
        let read = BufReader::new(output).read_line(&mut answer);
        read.expect("the shell answers");
        let port = answer.trim_end().parse();
        Some(Self {
            port: port.expect("PostgreSQL starts"),
            _keeper: keeper,
        })
    }

    pub(crate) fn url(&self, database: &str) -> String {
        format!(
            "postgres://{USER}:{PASSWORD}@127.0.0.1:{}/{database}",
            self.port
        )
    }

    /// A connection to the server's first database.
    pub(crate) async fn connect(&self) -> PgConnection {
        connect(&self.url("postgres")).await
    }

    /// Creates an empty database. Returns its name.
    pub(crate) async fn create_database(&self) -> String {
        let name = unique_name();
        execute(
            &mut self.connect().await,
            &format!("CREATE DATABASE {name}"),
        )
        .await;
        name
    }
}

/// The folder with `initdb` and `pg_ctl`.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut folders: Vec<PathBuf> = versions
        .filter_map(Result::ok)
        .map(|version| version.path().join("bin"))
        .collect();
    folders.sort();
    let path = env::var_os("PATH").unwrap_or_default();
    folders.extend(env::split_paths(&path));
    let is_there =
        |folder: &Path| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file();
    folders.into_iter().find(|folder| is_there(folder))
}

fn unique_name() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("test_{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// A connection, as from another program.
pub(crate) async fn connect(url: &str) -> PgConnection {
    let options: PgConnectOptions = url.parse().expect("a valid URL");
    options.connect().await.expect("the server lets us in")
}

/// Executes a statement, as another program would.
pub(crate) async fn execute(connection: &mut PgConnection, statement: &str) {
    sqlx::raw_sql(AssertSqlSafe(statement))
        .execute(connection)
        .await
        .unwrap_or_else(|error| panic!("{statement}: {error}"));
}

/// An empty schema for one test. It isolates tests as well as a database does, and is faster to create.
pub(crate) struct Schema {
    pub(crate) url: String,
}

impl Schema {
    /// A new schema; `None` if PostgreSQL is not installed.
    pub(crate) async fn new() -> Option<Self> {
        let server = tokio::task::spawn_blocking(Server::get);
        let server = server.await.expect("the server starts")?;
        let name = unique_name();
        execute(
            &mut server.connect().await,
            &format!("CREATE SCHEMA {name}"),
        )
        .await;
        let url = format!(
            "{}?options=-c%20search_path%3D{name}",
            server.url("postgres")
        );
        Some(Self { url })
    }

    /// Opens the schema as the program does.
    pub(crate) async fn store(&self) -> SqlStore {
        SqlStore::open(&self.url).await.expect("the database opens")
    }

    /// Opens the schema as another program would.
    pub(crate) async fn connect(&self) -> PgConnection {
        connect(&self.url).await
    }
}
