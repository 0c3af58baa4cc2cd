//! A PostgreSQL database that cannot be used is refused with an error of one sentence, and lost connections lose
//! nothing that was answered.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use claim_store::{
    CountStore, OpenError, Purpose, RatingStore, ServerProblem, SettingsStore, TABLES, Totals,
    VacationStore, WorkStore, back_up, check_database, rebuild_ratings, restore,
};
use rand::RngExt;
use sqlx::Connection;
use sqlx::migrate::Migrate;
use sqlx::postgres::PgConnection;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::hosts::{host, play_while_failing};
use super::server::{self, PASSWORD, Server};
use super::*;

/// After how many of a hundred messages to the server the connection is lost.
const LOST_OF_HUNDRED: u32 = 3;

/// The server; `None` if PostgreSQL is not installed, which is printed.
async fn server() -> Option<&'static Server> {
    let server = tokio::task::spawn_blocking(Server::get);
    server.await.expect("the server starts")
}

/// Opens a URL that must be refused with a sentence without the password. Returns the reason.
async fn refused(url: &str) -> ServerProblem {
    let error = SqlStore::open(url).await.expect_err("it cannot be used");
    let sentence = error.to_string();
    assert!(!sentence.contains('\n'), "{sentence}");
    assert!(!sentence.contains(PASSWORD), "{sentence}");
    assert!(!format!("{error:?}").contains(PASSWORD), "{error:?}");
    match error {
        OpenError::Server { problem, database } => {
            assert!(sentence.contains(&database), "{sentence}");
            problem
        }
        other => panic!("{other}"),
    }
}

/// Passes connections on to the server from an IPv6 address. Returns its port; `None` if this machine has no such address.
async fn forward_from_ipv6(server: &Server) -> Option<u16> {
    let listener = TcpListener::bind("[::1]:0").await.ok()?;
    let port = listener.local_addr().ok()?.port();
    let to = ("127.0.0.1", server.port);
    tokio::spawn(async move {
        while let Ok((mut client, _)) = listener.accept().await {
            let mut server = TcpStream::connect(to).await.expect("the server listens");
            tokio::spawn(async move {
                // Either side may end the connection in any way.
                let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
            });
        }
    });
    Some(port)
}

#[tokio::test]
async fn url_may_name_an_ipv6_address() {
    let Some(server) = server().await else { return };
    let Some(port) = forward_from_ipv6(server).await else {
        return;
    };
    let name = server.create_database().await;
    let url = server.url(&name);
    let here = format!("127.0.0.1:{}", server.port);
    let there = format!("[::1]:{port}");
    for parameters in ["", "?sslmode=disable"] {
        let url = format!("{}{parameters}", url.replace(&here, &there));
        let store = SqlStore::open(&url).await.expect("the database opens");
        store.close().await;
    }
    let problem = refused(&url.replace(&here, "[::1]:1")).await;
    assert!(matches!(problem, ServerProblem::Unreachable(_)));
    let error = SqlStore::open(&url.replace(&here, "[::1]:1")).await;
    let sentence = error.expect_err("nothing listens there").to_string();
    assert!(sentence.contains(", [::1]:1)"), "{sentence}");
}

#[tokio::test]
async fn unusable_servers_and_databases_are_refused_in_a_sentence() {
    let Some(server) = server().await else { return };
    let url = server.url("postgres");
    let port = format!(":{}/", server.port);
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let closed = listener.local_addr().expect("it has an address").port();
    drop(listener);
    let unreachable = refused(&url.replace(&port, &format!(":{closed}/"))).await;
    assert!(matches!(unreachable, ServerProblem::Unreachable(_)));
    let unknown = refused(&url.replace("127.0.0.1", "no-such-host.invalid")).await;
    assert!(
        matches!(unknown, ServerProblem::Unreachable(_)),
        "{unknown}"
    );
    let password = refused(&url.replace(PASSWORD, "wrong")).await;
    assert!(matches!(password, ServerProblem::Refused(_)), "{password}");
    let missing = refused(&server.url("nowhere")).await;
    assert!(matches!(missing, ServerProblem::Missing), "{missing}");
    let name = server.create_database().await;
    let read_only = format!("ALTER DATABASE {name} SET default_transaction_read_only = on");
    server::execute(&mut server.connect().await, &read_only).await;
    let read_only = refused(&server.url(&name)).await;
    assert!(matches!(read_only, ServerProblem::ReadOnly), "{read_only}");
    let full = format!("CREATE ROLE full_{name} LOGIN CONNECTION LIMIT 0 PASSWORD '{PASSWORD}'");
    server::execute(&mut server.connect().await, &full).await;
    let full = refused(&url.replace("claim:", &format!("full_{name}:"))).await;
    assert!(matches!(full, ServerProblem::TooManyConnections), "{full}");
    let late = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let silent = late.local_addr().expect("it has an address").port();
    let silent = refused(&url.replace(&port, &format!(":{silent}/"))).await;
    assert!(matches!(silent, ServerProblem::Unreachable(_)), "{silent}");
}

#[tokio::test]
async fn databases_of_others_and_of_newer_versions_are_refused() {
    let Some(foreign) = Schema::new().await else {
        return;
    };
    server::execute(
        &mut foreign.connect().await,
        "CREATE TABLE matches (id TEXT)",
    )
    .await;
    assert!(matches!(
        refused(&foreign.url).await,
        ServerProblem::OtherProgram
    ));
    let other_migrations =
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, checksum BYTEA NOT NULL)";
    server::execute(&mut foreign.connect().await, other_migrations).await;
    assert!(matches!(
        refused(&foreign.url).await,
        ServerProblem::OtherProgram
    ));
    let schema = Schema::new().await.expect("the server runs");
    let store = schema.store().await;
    save_all(&store, &random_match(&mut rng(1))).await;
    store.close().await;
    let newer = "INSERT INTO _sqlx_migrations SELECT 9999, description, now(), true, checksum, 0 \
                 FROM _sqlx_migrations LIMIT 1";
    server::execute(&mut schema.connect().await, newer).await;
    assert!(matches!(
        refused(&schema.url).await,
        ServerProblem::NewerVersion { .. }
    ));
}

#[tokio::test]
async fn commands_refuse_an_empty_database_and_checks_an_older_one_and_change_neither() {
    let Some(schema) = Schema::new().await else {
        return;
    };
    let rebuild = async |is_dry_run| {
        let rebuilt = rebuild_ratings(&schema.url, is_dry_run, &mut |_| {}).await;
        match rebuilt {
            Err(OpenError::Server { problem, .. }) => problem,
            other => panic!("{other:?}"),
        }
    };
    let count = async |rows: &str| -> i64 {
        let count = format!("SELECT COUNT(*) FROM {rows}");
        let counted = sqlx::query_scalar(AssertSqlSafe(count));
        let counted = counted.fetch_one(&mut schema.connect().await).await;
        counted.expect("the server counts")
    };
    for is_dry_run in [true, false] {
        let problem = rebuild(is_dry_run).await;
        assert!(matches!(problem, ServerProblem::Empty), "{problem}");
    }
    let tables = "pg_tables WHERE schemaname = current_schema()";
    assert_eq!(count(tables).await, 0);
    schema.store().await.close().await;
    let before = count("_sqlx_migrations").await;
    let newer = migrations::of_a_newer_version();
    let refused = SqlStore::open_for(Purpose::Check, &schema.url, &newer, &mut |_| {}).await;
    let is_older = matches!(
        refused,
        Err(OpenError::Server {
            problem: ServerProblem::OlderVersion,
            ..
        })
    );
    assert!(is_older, "{refused:?}");
    assert_eq!(count("_sqlx_migrations").await, before);
}

#[tokio::test]
async fn invalid_url_is_refused_without_its_password() {
    let url = format!("postgres://claim:{PASSWORD}#@localhost/claim");
    let error = SqlStore::open(&url).await.expect_err("it is not valid");
    let sentence = error.to_string();
    assert!(
        matches!(error, OpenError::InvalidServerUrl { .. }),
        "{sentence}"
    );
    assert!(sentence.contains("percent-encoded") && !sentence.contains(PASSWORD));
}

#[tokio::test]
async fn unknown_parameter_is_refused_without_its_value() {
    for parameter in ["ssl_mode=verify-full", &format!("sslpassword={PASSWORD}")] {
        let url = format!("postgres://claim@localhost/claim?sslmode=prefer&{parameter}");
        let error = SqlStore::open(&url).await.expect_err("it is not known");
        let sentence = error.to_string();
        let (name, value) = parameter.split_once('=').expect("a name and a value");
        assert!(
            sentence.contains(name) && !sentence.contains(value),
            "{sentence}"
        );
    }
}

#[tokio::test]
async fn database_opens_again_for_several_but_ratings_are_rebuilt_alone() {
    let Some(schema) = Schema::new().await else {
        return;
    };
    let steps = random_match(&mut rng(1));
    let (one, two) = (schema.store().await, schema.store().await);
    save_all(&one, &steps).await;
    let last = &steps.last().expect("a match has steps").after;
    assert_same(&load(&two, last.id()).await.0, last);
    let in_use = rebuild_ratings(&schema.url, false, &mut |_| {}).await;
    let is_in_use = matches!(
        in_use,
        Err(OpenError::Server {
            problem: ServerProblem::InUse,
            ..
        })
    );
    assert!(is_in_use, "{in_use:?}");
    one.close().await;
    two.close().await;
    let rebuilt = rebuild_ratings(&schema.url, false, &mut |_| {}).await;
    let rebuilt = rebuilt.expect("no bot uses the database");
    assert_eq!((rebuilt.unreadable, rebuilt.different), (0, 0));
    assert_same(&load(&schema.store().await, last.id()).await.0, last);
}

#[tokio::test]
async fn bot_waits_while_another_process_migrates() {
    const WAITS: &str = concat!(
        "SELECT count(*) FROM (SELECT pg_sleep(0.1)) AS pause, pg_locks WHERE locktype = 'advisory' AND NOT granted ",
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    );
    let Some(server) = server().await else { return };
    let url = server.url(&server.create_database().await);
    drop(SqlStore::open(&url).await.expect("it opens"));
    let mut migrating = PgConnection::connect(&url).await.expect("it answers");
    migrating.lock().await.expect("no other process migrates");
    let mut observer = PgConnection::connect(&url).await.expect("it answers");
    let opening = tokio::spawn(async move { SqlStore::open(&url).await });
    // It waits, gives up so that it does not hold up others, and waits again.
    for is_waiting in [true, false, true] {
        loop {
            let waits = sqlx::query_scalar::<_, i64>(WAITS);
            let waits = waits.fetch_one(&mut observer).await.expect("it answers");
            if (waits > 0) == is_waiting {
                break;
            }
            assert!(!opening.is_finished(), "it must wait");
        }
    }
    migrating.unlock().await.expect("it is locked");
    let opened = opening.await.expect("no panic");
    assert!(opened.is_ok(), "{opened:?}");
}

#[tokio::test]
async fn commands_for_files_say_what_to_use_instead() {
    let disk = Disk::new();
    let url = "postgres://host/name";
    for (refused, instead) in [
        (back_up(url, &disk.file()).await.map(drop), "pg_dump"),
        (
            restore(url, &disk.file(), NOW).await.map(drop),
            "pg_restore",
        ),
        (check_database(url, &mut |_| {}).await, "pg_amcheck"),
    ] {
        let sentence = refused.expect_err("it is no file").to_string();
        assert!(sentence.contains(instead), "{sentence}");
    }
}

#[tokio::test]
async fn store_reconnects_after_its_connections_were_ended() {
    let Some(server) = server().await else { return };
    let name = server.create_database().await;
    let url = server.url(&name);
    let store = SqlStore::open(&url).await.expect("the database opens");
    let steps = random_match(&mut rng(1));
    save_all(&store, &steps[..5]).await;
    let end =
        format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'");
    server::execute(&mut server.connect().await, &end).await;
    // Idle connections that were closed are replaced without an error.
    save_all(&store, &steps[5..8]).await;
    // A connection that is lost during a transaction rolls it back.
    let mut other = server::connect(&url).await;
    for statement in [
        "CREATE FUNCTION hang_up() RETURNS trigger AS \
         'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END' LANGUAGE plpgsql",
        "CREATE TRIGGER hang_up BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION hang_up()",
    ] {
        server::execute(&mut other, statement).await;
    }
    let ended = steps[8].save(&store).await;
    assert!(matches!(ended, Err(Error::Unavailable { .. })), "{ended:?}");
    let id = steps[0].after.id();
    assert_same(&load(&store, id).await.0, &steps[7].after);
    server::execute(&mut other, "DROP TRIGGER hang_up ON lines").await;
    save_all(&store, &steps[8..]).await;
    let last = &steps.last().expect("a match has steps").after;
    assert_same(&load(&store, id).await.0, last);
}

#[tokio::test]
async fn server_that_becomes_a_replica_refuses_changes_and_can_be_read() {
    let Some(schema) = Schema::new().await else {
        return;
    };
    let steps = random_match(&mut rng(1));
    let store = schema.store().await;
    save_all(&store, &steps[..3]).await;
    store.close().await;
    let read_only = schema.url.clone() + "%20-c%20default_transaction_read_only%3Don";
    assert!(matches!(refused(&read_only).await, ServerProblem::ReadOnly));
    let store = schema.store().await;
    let totals = Totals {
        open_tables: 0,
        running_matches: 1,
    };
    assert_eq!(store.totals().await, Ok(totals));
}

#[tokio::test]
async fn columns_of_a_newer_version_disturb_no_store_that_is_open() {
    let Some(schema) = Schema::new().await else {
        return;
    };
    let store = schema.store().await;
    let mut rng = rng(1);
    let (first, second) = (random_match(&mut rng), random_match(&mut rng));
    // Prepares all statements, by executing each once.
    save_all(&store, &first).await;
    read_everything(&store, &first).await;
    for (table, _) in TABLES {
        let added = format!("ALTER TABLE {table} ADD COLUMN of_a_newer_version BIGINT");
        server::execute(&mut schema.connect().await, &added).await;
    }
    save_all(&store, &second).await;
    read_everything(&store, &second).await;
}

/// Reads everything that a bot reads while it runs, from all tables.
async fn read_everything(store: &SqlStore, steps: &[Step]) {
    let last = &steps.last().expect("a match has steps").after;
    assert_same(&load(store, last.id()).await.0, last);
    let user = UserId(1);
    let ladder = Ladder {
        month: None,
        guild: Some(GUILD),
        game: None,
    };
    store.match_status(last.id()).await.expect("it is read");
    store.processes().await.expect("they are read");
    store.personal_settings(user).await.expect("they are read");
    store.server_settings(GUILD).await.expect("they are read");
    store.rating_row(ladder, user).await.expect("it is read");
    store
        .rating_changes(last.id())
        .await
        .expect("they are read");
    store
        .finished_matches_of(user, 9)
        .await
        .expect("they are read");
    store.vacations_of(user).await.expect("they are read");
    store.timers().await.expect("they are read");
}

/// What happens to a message to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Delivered,
    /// The connection is lost before the message arrives.
    Lost,
    /// The server executes the message, but the connection is lost before the answer.
    AnswerLost,
}

/// Decides about a message by its bytes.
type Decision = Box<dyn FnMut(&[u8]) -> Fate + Send>;

/// Starts a proxy between a store and the server. Returns its URL.
async fn proxy(url: &str, port: u16, decide: Arc<Mutex<Decision>>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("it has an address");
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let decide = decide.clone();
            tokio::spawn(async move {
                let server = TcpStream::connect(("127.0.0.1", port)).await?;
                pass_on(client, server, &decide).await
            });
        }
    });
    url.replace(&format!(":{port}/"), &format!(":{}/", address.port()))
}

async fn pass_on(
    mut client: TcpStream,
    mut server: TcpStream,
    decide: &Mutex<Decision>,
) -> std::io::Result<()> {
    let (mut question, mut answer) = (vec![0; 65_536], vec![0; 65_536]);
    loop {
        tokio::select! {
            length = client.read(&mut question) => {
                let message = &question[..length?];
                if message.is_empty() {
                    return Ok(());
                }
                let fate = decide.lock().expect("no decision panics")(message);
                if fate == Fate::Lost {
                    return Ok(());
                }
                server.write_all(message).await?;
                if fate == Fate::AnswerLost {
                    return server.read(&mut answer).await.map(drop);
                }
            }
            length = server.read(&mut answer) => {
                let message = &answer[..length?];
                if message.is_empty() {
                    return Ok(());
                }
                client.write_all(message).await?;
            }
        }
    }
}

/// Whether a message commits: by `COMMIT`, or because it binds the lines of a play, which is saved by a single
/// statement.
fn is_commit(message: &[u8]) -> bool {
    let has = |words: &[u8]| message.windows(words.len()).any(|part| part == words);
    has(b"COMMIT\0") || has(b"[\"{") || has(b"\0\0\0\x02[]")
}

#[tokio::test]
async fn step_with_a_conflicting_line_is_not_saved_in_part() {
    let Some(schema) = Schema::new().await else {
        return;
    };
    let store = schema.store().await;
    let mut other = schema.connect().await;
    let steps = random_match(&mut rng(6));
    let (saved, next) = steps.split_at(5);
    save_all(&store, saved).await;
    let before = &saved[4].after;
    let (id, number) = (before.id(), before.line_count());
    let occupy = format!("INSERT INTO lines VALUES ('{id}', {number}, 'occupied')");
    server::execute(&mut other, &occupy).await;
    assert_eq!(next[0].save(&store).await, Err(Error::Conflict));
    server::execute(&mut other, "DELETE FROM lines WHERE text = 'occupied'").await;
    assert_same(&load(&store, id).await.0, before);
    let saved = next[0].save(&store).await;
    saved.expect("the line number is free again");
}

#[tokio::test]
async fn commit_whose_answer_is_lost_is_found_by_reading() {
    let Some(schema) = Schema::new().await else {
        return;
    };
    let port = server().await.expect("the server runs").port;
    let next = Arc::new(Mutex::new(Fate::Delivered));
    let fate = next.clone();
    let decide: Decision = Box::new(move |message| {
        if is_commit(message) {
            std::mem::replace(&mut *fate.lock().expect("a value"), Fate::Delivered)
        } else {
            Fate::Delivered
        }
    });
    let url = proxy(&schema.url, port, Arc::new(Mutex::new(decide))).await;
    let store = SqlStore::open(&url).await.expect("the database opens");
    let steps = random_match(&mut rng(1));
    save_all(&store, &steps[..4]).await;
    let id = steps[0].after.id();
    for (step, fate, stored) in [
        (4, Fate::Lost, 3),
        (4, Fate::AnswerLost, 4),
        (5, Fate::Lost, 4),
    ] {
        *next.lock().expect("a value") = fate;
        let lost = steps[step].save(&store).await;
        assert!(matches!(lost, Err(Error::Unavailable { .. })), "{lost:?}");
        assert_same(&load(&store, id).await.0, &steps[stored].after);
    }
    // A step that is already saved cannot be saved again.
    assert_eq!(steps[4].save(&store).await, Err(Error::Conflict));
    save_all(&store, &steps[5..]).await;
}

#[tokio::test]
async fn answered_plays_are_stored_once_while_connections_are_lost() {
    let Some(schema) = Schema::new().await else {
        return;
    };
    let port = server().await.expect("the server runs").port;
    let other = schema.store().await;
    let mut rng = rng(4);
    let steps = random_match(&mut rng);
    save_all(&other, &steps[..3]).await;
    let mut chance = self::rng(5);
    let fails = Arc::new(AtomicBool::new(false));
    let has_begun = fails.clone();
    let decide: Decision = Box::new(move |message| match chance.random_range(0..100) {
        _ if !has_begun.load(Ordering::Relaxed) => Fate::Delivered,
        number if number < LOST_OF_HUNDRED && is_commit(message) => Fate::AnswerLost,
        number if number < LOST_OF_HUNDRED => Fate::Lost,
        _ => Fate::Delivered,
    });
    let decide = Arc::new(Mutex::new(decide));
    let url = proxy(&schema.url, port, decide).await;
    let store = SqlStore::open(&url).await.expect("the database opens");
    let host = host(Arc::new(store)).await;
    fails.store(true, Ordering::Relaxed);
    play_while_failing(&host, &other, &steps[2].after, &mut rng).await;
}
