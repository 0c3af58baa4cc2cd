//! `claim-bot check-config`: what is in force and from where, without secrets, and what is unknown.

use std::path::Path;
use std::process::{Command, Output};

use super::{path_text, stderr, stdout};
use crate::temporary;

const TOKEN: &str = "s3cret-t0ken";

/// Runs a command in a folder, with these variables only.
fn execute(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_claim-bot"))
        .args(arguments)
        .env_clear()
        .envs(variables.iter().copied())
        .current_dir(folder)
        .output()
        .expect("the program starts")
}

/// The standard output and error of `check-config`, which ends with this code and does not tell the
/// token.
#[track_caller]
fn checked(folder: &Path, code: i32, variables: &[(&str, &str)]) -> (String, String) {
    let output = execute(folder, &["check-config"], variables);
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    for text in [stdout(&output), stderr(&output)] {
        assert!(!text.contains(TOKEN), "{text}");
    }
    (stdout(&output).to_owned(), stderr(&output).to_owned())
}

fn write(folder: &Path, name: &str, text: &str) {
    std::fs::write(folder.join(name), text).expect("the folder is writable");
}

#[test]
fn origin_of_each_setting_is_shown() {
    let folder = temporary::folder();
    let folder = folder.path();
    write(
        folder,
        "config.toml",
        "[log]\nformat = \"json\"\nfilter = \"warn\"\n",
    );
    write(folder, "token", &format!("{TOKEN}\n"));
    write(
        folder,
        "database.url",
        "postgres://claim:s3cret-t0ken@host/games\r\n",
    );
    let (said, errors) = checked(
        folder,
        0,
        &[
            ("CLAIM_BOT_DISCORD_TOKEN_FILE", "token"),
            ("CREDENTIALS_DIRECTORY", path_text(folder)),
            ("CLAIM_BOT_LOG_FILTER", "debug"),
            // What Kubernetes injects for a service of this name.
            ("CLAIM_BOT_SERVICE_HOST", "10.0.0.1"),
            ("CLAIM_BOT_SERVICE_PORT_HTTPS", "8443"),
            ("CLAIM_BOT_PORT", "tcp://10.0.0.1:8443"),
            ("CLAIM_BOT_PORT_8443_TCP_ADDR", "10.0.0.1"),
            // What tests use.
            ("CLAIM_BOT_BLESS", "1"),
        ],
    );
    assert_eq!(errors, "");
    let url = folder.join("database.url");
    for line in [
        "discord.token = set (token (CLAIM_BOT_DISCORD_TOKEN_FILE))".to_owned(),
        format!(
            "database.url = “games” (user “claim”, host:5432) ({} (credential))",
            url.display()
        ),
        "log.filter = debug (CLAIM_BOT_LOG_FILTER)".to_owned(),
        "log.format = json (config.toml line 2)".to_owned(),
        "bots.pause_ms = 1000 (default)".to_owned(),
        "metrics.listen = not set (default)".to_owned(),
    ] {
        assert!(said.lines().any(|it| it == line), "{line}\n{said}");
    }
}

#[test]
fn everything_unknown_is_reported() {
    let folder = temporary::folder();
    let folder = folder.path();
    write(folder, "config.toml", "[bots]\npaus_ms = 3\n[logs]\n");
    let variables = [
        ("CLAIM_BOT_DISCORD_TOKN", TOKEN),
        ("CLAIM_BOT_WEATHER", "fine"),
    ];
    let (_, errors) = checked(folder, 1, &variables);
    for sentence in [
        "CLAIM_BOT_DISCORD_TOKN is unknown and has no effect; did you mean CLAIM_BOT_DISCORD_TOKEN?",
        "CLAIM_BOT_WEATHER is unknown and has no effect\n",
        "config.toml line 2: unknown key bots.paus_ms; did you mean bots.pause_ms?",
        "config.toml line 3: unknown section logs",
    ] {
        assert!(errors.contains(sentence), "{sentence}\n{errors}");
    }
    write(folder, "config.toml", "");
    let (_, errors) = checked(folder, 1, &[]);
    assert!(errors.contains("discord.token is missing"), "{errors}");
}

#[test]
fn secrets_from_files_must_be_readable_and_set_once() {
    let folder = temporary::folder();
    let folder = folder.path();
    write(folder, "token", TOKEN);
    write(folder, "empty", "\n");
    std::fs::create_dir(folder.join("mounted")).expect("the folder is writable");
    let token = ("CLAIM_BOT_DISCORD_TOKEN", TOKEN);
    let file = |name| ("CLAIM_BOT_DISCORD_TOKEN_FILE", name);
    for (variables, sentence) in [
        (
            &[token, file("token")][..],
            "CLAIM_BOT_DISCORD_TOKEN and CLAIM_BOT_DISCORD_TOKEN_FILE are both set",
        ),
        (&[file("missing")], "missing: cannot be read"),
        (&[file("empty")], "empty: is empty"),
        (
            &[file("mounted")],
            "mounted: is a folder, not a file (Docker",
        ),
    ] {
        let (_, errors) = checked(folder, 1, variables);
        assert!(errors.contains(sentence), "{sentence}\n{errors}");
        let run = execute(folder, &["run"], variables);
        assert_eq!(
            (run.status.code(), stderr(&run)),
            (Some(2), errors.as_str())
        );
    }
    // The environment overrides a credential.
    write(folder, "discord.token", "other");
    let credentials = ("CREDENTIALS_DIRECTORY", path_text(folder));
    let (said, _) = checked(folder, 0, &[credentials, token]);
    assert!(
        said.contains("discord.token = set (CLAIM_BOT_DISCORD_TOKEN)\n"),
        "{said}"
    );
    let (said, _) = checked(folder, 0, &[credentials]);
    assert!(said.contains("/discord.token (credential))\n"), "{said}");
}

#[test]
fn commands_for_a_database_need_no_token() {
    let folder = temporary::folder();
    let folder = folder.path();
    write(
        folder,
        "config.toml",
        "[database]\nurl = \"sqlite://my.db\"\n",
    );
    for arguments in [
        &["health"][..],
        &["check-db"],
        &["backup", "copy.db"],
        &["ratings", "rebuild"],
    ] {
        let output = execute(folder, arguments, &[]);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(stderr(&output).contains("my.db"), "{output:?}");
    }
}
