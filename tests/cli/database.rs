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
fn empty_file_is_no_database_and_stays_empty() {
    let folder = temporary::folder();
    let (empty, new) = (folder.path().join("empty.db"), folder.path().join("new.db"));
    std::fs::write(&empty, "").expect("the folder is writable");
    let (file, url) = (path_text(&empty), format!("sqlite://{}", empty.display()));
    let to = format!("sqlite://{}", new.display());
    for arguments in [
        &["check-db", "--database", file][..],
        &["ratings", "rebuild", "--database", file],
        &["ratings", "rebuild", "--dry-run", "--database", file],
        &["backup", path_text(&new), "--database", file],
        &["restore", file, "--database", path_text(&new)],
        &["migrate-db", "--from", &url, "--to", &to],
    ] {
        let refused = claim_bot(arguments);
        assert_eq!(refused.status.code(), Some(1), "{arguments:?}");
        let sentence = format!("the file {file} is empty: it is not a database of claim-bot");
        assert!(stderr(&refused).contains(&sentence), "{}", stderr(&refused));
        let left = std::fs::read_dir(folder.path()).expect("the folder exists");
        assert_eq!(left.count(), 1, "{arguments:?}");
        assert_eq!(std::fs::read(&empty).ok(), Some(Vec::new()));
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
