//! The database that commands work on: which key or argument names it is said if it cannot be one.

use std::process::{Command, Output};

use super::{claim_bot, path_text, stderr, stdout};
use crate::temporary;

/// Expects exit code 2 and a message that begins like this.
#[track_caller]
fn assert_refused(output: &Output, message: &str) {
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(stdout(output), "");
    let message = format!("claim-bot: {message}");
    assert!(stderr(output).starts_with(&message), "{}", stderr(output));
}

#[test]
fn url_is_no_file_and_a_missing_file_is_not_created() {
    let folder = temporary::folder();
    let url = claim_bot(&[
        "check-db",
        "--database",
        "postgres://claim:secret@host/claim",
    ]);
    assert_refused(
        &url,
        "--database: name the file of an SQLite database, not a URL",
    );
    assert!(!stderr(&url).contains("secret"));
    // Neither `%` nor `?` has a meaning in the name of a file.
    for name in ["missing.db", "missing%41.db", "missing?.db"] {
        let missing = folder.path().join(name);
        let arguments = ["ratings", "rebuild", "--database", path_text(&missing)];
        let rebuilt = claim_bot(&arguments);
        assert_eq!(rebuilt.status.code(), Some(1));
        let sentence = format!("there is no database file {}", missing.display());
        assert!(stderr(&rebuilt).contains(&sentence), "{}", stderr(&rebuilt));
        assert!(!missing.exists());
    }
}

#[test]
fn url_that_names_no_database_is_refused_with_its_key() {
    let folder = temporary::folder();
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
