//! What the bot is installed with configures the program as the documents say: the unit for
//! systemd, the file for Docker Compose with one bot, and the configuration of the Debian package.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use claim_bot::config::{Config, Settings};

use super::configured;
use crate::temporary;

/// The highest exposure that `systemd-analyze security` may find, from 0 to 10.
const MAX_EXPOSURE: f64 = 2.0;

const DAY: Duration = Duration::from_hours(24);

fn packaging(name: &str) -> PathBuf {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    top.join("packaging").join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(packaging(name)).expect("the file exists")
}

/// The values of a key in a unit.
fn values<'a>(unit: &'a str, key: &str) -> Vec<&'a str> {
    let lines = unit.lines().filter_map(|line| line.split_once('='));
    let lines = lines.filter(|(name, _)| *name == key);
    lines.map(|(_, value)| value).collect()
}

/// What a subcommand of `systemd-analyze` says about the unit, if it succeeds, otherwise its
/// errors. `None` if there is no such tool.
fn analyze(unit: &Path, arguments: &[&str]) -> Option<Result<String, String>> {
    let output = Command::new("systemd-analyze")
        .args(arguments)
        .arg(unit)
        .output()
        .ok()?;
    let [said, errors] = [output.stdout, output.stderr];
    let [said, errors] = [said, errors].map(|it| String::from_utf8_lossy(&it).into_owned());
    let has_errors = !output.status.success() || !errors.is_empty();
    Some(if has_errors { Err(errors) } else { Ok(said) })
}

#[test]
fn image_is_built_with_the_example_that_the_program_includes() {
    let top = packaging("..");
    let settings = fs::read_to_string(top.join("src/config/settings.rs"));
    let example = "config.example.toml";
    assert!(settings.is_ok_and(|it| it.contains(&format!("include_str!(\"../../{example}\")"))));
    let context = fs::read_to_string(top.join(".dockerignore")).expect("the file exists");
    assert!(context.lines().any(|line| line == format!("!{example}")));
}

#[test]
fn unit_is_valid_and_hardened() {
    // It names the program without its folder, in which it need not be on this machine.
    let text = read("claim-bot.service");
    let start = format!("ExecStart={} run", env!("CARGO_BIN_EXE_claim-bot"));
    let folder = temporary::folder();
    let unit = folder.path().join("claim-bot.service");
    let text = text.replace("ExecStart=claim-bot run", &start);
    fs::write(&unit, text).expect("the folder is writable");
    let Some(verified) = analyze(&unit, &["verify", "--man=no"]) else {
        eprintln!("systemd-analyze is missing: the unit is not checked by it");
        return;
    };
    assert_eq!(verified, Ok(String::new()));
    let rated = analyze(&unit, &["security", "--offline=true", "--no-pager"]);
    let rated = rated
        .expect("the tool is there")
        .expect("the unit is rated");
    let exposure = rated.split_once("exposure level for claim-bot.service: ");
    let exposure = exposure.and_then(|(_, rest)| rest.split_whitespace().next());
    let exposure: Option<f64> = exposure.and_then(|number| number.parse().ok());
    assert!(exposure.is_some_and(|it| it <= MAX_EXPOSURE), "{rated}");
}

#[test]
fn unit_gives_the_program_its_token_and_its_configuration() {
    let unit = read("claim-bot.service");
    assert_eq!(values(&unit, "Type"), ["notify"]);
    assert_eq!(values(&unit, "UMask"), ["0077"]);
    assert_eq!(values(&unit, "ExecStart"), ["claim-bot run"]);
    assert!(!values(&unit, "WatchdogSec").is_empty());
    let credentials = temporary::folder();
    for credential in values(&unit, "LoadCredential") {
        let (name, _) = credential.split_once(':').expect("a name and a file");
        fs::write(credentials.path().join(name), "t0ken\n").expect("the folder is writable");
    }
    let mut variables: Vec<_> = values(&unit, "Environment")
        .into_iter()
        .map(|it| it.split_once('=').expect("a name and a value"))
        .collect();
    let folder = credentials.path().to_str().expect("a text");
    variables.push(("CREDENTIALS_DIRECTORY", folder));
    let variables = variables.into_iter().collect();
    let file = read("config.toml");
    let settings = Settings::parse(&file, Path::new("config.toml"), &variables);
    let settings = settings.expect("the settings can be read");
    assert_eq!(settings.unknown_variables(), [""; 0]);
    let config = Config::of(&settings).expect("the values are valid");
    assert_eq!(config.discord.token.reveal(), "t0ken");
    assert_eq!(config.backups.map(|it| it.every), Some(DAY));
    // The database is in the folder of the state, in which the program runs.
    assert_eq!(config.database_url.reveal(), "sqlite://claim-bot.db");
    assert_eq!(values(&unit, "WorkingDirectory"), ["%S/claim-bot"]);
    assert_eq!(values(&unit, "StateDirectory"), ["claim-bot"]);
}

#[test]
fn compose_file_for_one_bot_configures_the_program() {
    let file = read("compose.yaml");
    let secrets = temporary::folder();
    let secret = secrets.path().join("discord_token");
    fs::write(&secret, "t0ken").expect("the folder is writable");
    let secret = secret.to_str().expect("a text");
    let lines = file.lines().filter_map(|line| line.trim().split_once(": "));
    let variables = lines.filter(|(name, _)| name.starts_with("CLAIM_BOT_"));
    let config = configured(variables.map(|(name, value)| match value {
        "/run/secrets/discord_token" => (name, secret),
        // A variable that is not set.
        _ if value.starts_with("${") && value.ends_with(":-}") => (name, ""),
        _ => (name, value),
    }));
    assert_eq!(config.discord.token.reveal(), "t0ken");
    assert_eq!(config.backups.map(|it| it.every), Some(DAY));
    // The user and the volume of the image.
    let image = fs::read_to_string(packaging("../Dockerfile")).expect("the file exists");
    assert!(image.contains("--uid 10001") && file.contains("user: \"10001\""));
    assert!(image.contains("VOLUME /data") && file.contains("- data:/data"));
    assert!(file.contains("read_only: true") && file.contains("no-new-privileges"));
}
