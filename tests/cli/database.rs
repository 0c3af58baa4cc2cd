//! The database that commands work on: which key or argument names it is said if it cannot be one.

use std::process::{Command, Output};

use super::{claim_bot, stderr, stdout};

/// Expects exit code 2 and a message that begins like this.
#[track_caller]
fn assert_refused(output: &Output, message: &str) {
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(stdout(output), "");
    let message = format!("claim-bot: {message}");
    assert!(stderr(output).starts_with(&message), "{}", stderr(output));
}

#[test]
fn url_that_names_no_database_is_refused_with_its_key() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for arguments in [["backup", "new.db"], ["restore", "old.db"]] {
        let file = [&arguments[..], &["--database", ":memory:"]].concat();
        assert_refused(
            &claim_bot(&file),
            "--database: \"sqlite://:memory:\" is not a valid",
        );
    }
    for arguments in [
        &["backup", "new.db"][..],
        &["restore", "old.db"],
        &["check-db"],
        &["ratings", "rebuild"],
        &["health"],
        &["run"],
    ] {
        let run = |url: &str| {
            Command::new(env!("CARGO_BIN_EXE_claim-bot"))
                .args(arguments)
                .env_clear()
                .env("CLAIM_BOT_DISCORD_TOKEN", "token")
                .env("CLAIM_BOT_DATABASE_URL", url)
                .current_dir(folder.path())
                .output()
                .expect("the program starts")
        };
        let in_memory = run("sqlite://:memory:");
        assert_refused(
            &in_memory,
            "database.url: \"sqlite://:memory:\" is not a valid",
        );
        let server = run("postgres://claim@localhost:port/claim");
        assert_refused(&server, "database.url: the PostgreSQL URL is not valid");
    }
}
