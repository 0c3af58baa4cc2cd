//! `claim-bot health` during a migration, and with a PostgreSQL database.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::process::{Command, Output};

use super::{claim_bot, path_text, stderr, stdout};
use crate::temporary;

#[test]
fn migration_is_healthy_and_says_how_far_it_is() {
    let folder = temporary::folder();
    let database = folder.path().join("bot.db");
    std::fs::write(&database, "").expect("the file is written");
    // The bot writes such a line at every step of a migration.
    let lock = folder.path().join("bot.db.lock");
    std::fs::write(&lock, "migrating: 5 of 100 matches").expect("the file is written");
    let lock = std::fs::File::open(lock).expect("the file is there");
    lock.lock().expect("the file can be locked");
    let health = Command::new(env!("CARGO_BIN_EXE_claim-bot"))
        .arg("health")
        .env_clear()
        .env(
            "CLAIM_BOT_DATABASE_URL",
            format!("sqlite://{}", database.display()),
        )
        .current_dir(folder.path())
        .output()
        .expect("the program starts");
    let said = stdout(&health);
    assert!(
        said.starts_with("migrating: 5 of 100 matches: last heartbeat "),
        "{said}"
    );
    assert_eq!(health.status.code(), Some(0));
}

#[test]
fn bot_that_has_not_started_is_not_running() {
    let folder = temporary::folder();
    let database = folder.path().join("bot.db");
    let health = || {
        let arguments = ["health", "--database", path_text(&database)];
        let output = claim_bot(&arguments);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        stderr(&output).to_owned()
    };
    let said = health();
    assert!(
        said.contains("not running: there is no database file"),
        "{said}"
    );
    std::fs::write(&database, "").expect("the file is written");
    let said = health();
    assert!(said.contains("not running: it has never used"), "{said}");
}

/// The output of `health` with a PostgreSQL database and this address for metrics.
fn health_at(address: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_claim-bot"))
        .arg("health")
        .env_clear()
        .env("CLAIM_BOT_DATABASE_URL", "postgres://claim@localhost/claim")
        .env("CLAIM_BOT_METRICS_LISTEN", address)
        .output()
        .expect("the program starts")
}

/// Accepts one connection, and answers its request with this status.
fn answer_once(listener: &TcpListener, status: &str) {
    let (mut stream, _) = listener.accept().expect("`health` connects");
    let mut request = [0; 1024];
    let length = stream.read(&mut request).expect("`health` sends a request");
    assert!(request[..length].starts_with(b"GET /health "));
    write!(
        stream,
        "HTTP/1.1 {status}\r\nconnection: close\r\n\r\nas it is\n"
    )
    .expect("`health` reads the response");
}

#[test]
fn with_postgres_the_bot_is_asked_itself() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address: SocketAddr = listener.local_addr().expect("it has an address");
    let address = address.to_string();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            answer_once(&listener, "200 OK");
            answer_once(&listener, "503 Service Unavailable");
        });
        let healthy = health_at(&address);
        assert_eq!(
            (healthy.status.code(), stdout(&healthy)),
            (Some(0), "as it is\n")
        );
        let ill = health_at(&address);
        assert_eq!(ill.status.code(), Some(1));
        assert!(stderr(&ill).contains("as it is"), "{}", stderr(&ill));
    });
    drop(listener);
    let gone = health_at(&address);
    assert_eq!(gone.status.code(), Some(1));
    assert!(stderr(&gone).contains(&address), "{}", stderr(&gone));
    let unset = health_at("");
    assert_eq!(unset.status.code(), Some(2));
    assert!(
        stderr(&unset).contains("metrics.listen"),
        "{}",
        stderr(&unset)
    );
}
