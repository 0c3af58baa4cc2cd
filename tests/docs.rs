//! The documentation agrees with the program: the operators' table of settings, the players' table of
//! commands, `docs/cli.md`, and the links between documents.

mod packaging;
mod ratings;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use claim_ai::{Level, Temperament};
use claim_bot::config::{Config, Settings};
use claim_metrics::{Kind, METRICS};

/// The page with the table of settings.
const OPERATORS: &str = include_str!("../docs/operators/README.md");

/// The page with the table of commands.
const PLAYERS: &str = include_str!("../docs/players.md");

const COMMANDS: &str = include_str!("../crates/claim-screens/locales/en/commands.ftl");

const EXAMPLE: &str = include_str!("../config.example.toml");

/// Settings that only developers change, who find them in the example of a configuration file.
const FOR_TEST_SERVERS: [(&str, &str); 2] = [
    ("discord.api_url", "CLAIM_BOT_DISCORD_API_URL"),
    (
        "discord.rate_limit_period_ms",
        "CLAIM_BOT_DISCORD_RATE_LIMIT_PERIOD_MS",
    ),
];

/// A row of the table of settings.
struct Setting {
    key: &'static str,
    variable: &'static str,
    /// `None` if the setting is required.
    default: Option<&'static str>,
}

/// The rows of the table of settings.
fn settings() -> Vec<Setting> {
    let code = |cell: &'static str| cell.trim().strip_prefix('`')?.strip_suffix('`');
    let rows = OPERATORS.lines().filter_map(|line| {
        let mut cells = line.strip_prefix('|')?.split('|');
        let (key, variable, default) = (cells.next()?, cells.next()?, cells.next()?);
        Some(Setting {
            key: code(key)?,
            variable: code(variable).filter(|name| name.starts_with("CLAIM_BOT_"))?,
            default: code(default),
        })
    });
    rows.collect()
}

/// The configuration that follows from these variables alone.
fn configured<'a>(variables: impl IntoIterator<Item = (&'a str, &'a str)>) -> Config {
    let variables = variables.into_iter().collect();
    let settings = Settings::parse("", Path::new("config.toml"), &variables);
    let settings = settings.expect("there is nothing to read");
    assert_eq!(settings.unknown_variables(), [""; 0]);
    Config::of(&settings).expect("the values are valid")
}

#[test]
fn names_and_temperaments_of_bots_are_documented() {
    for &level in Level::ALL {
        let names = level.characters().map(|bot| bot.name).join(", ");
        let row = format!("| {level} | {names} |");
        assert!(PLAYERS.contains(&row), "{row}");
    }
    for temperament in Temperament::ALL {
        let said = format!("*{temperament}*");
        assert!(PLAYERS.contains(&said), "{said}");
    }
}

#[test]
fn settings_list_the_keys_of_the_example() {
    let example: toml::Table = EXAMPLE.parse().expect("the example is TOML");
    let sections = example.iter().flat_map(|(section, keys)| {
        let keys = keys.as_table().expect("every key is in a section");
        keys.keys().map(move |key| format!("{section}.{key}"))
    });
    let mut listed: BTreeSet<_> = settings().iter().map(|it| it.key.to_owned()).collect();
    listed.extend(FOR_TEST_SERVERS.map(|(key, _)| key.to_owned()));
    assert_eq!(listed, sections.collect());
}

#[test]
fn settings_state_the_defaults_and_variables() {
    let token = ("CLAIM_BOT_DISCORD_TOKEN", "token");
    let rows = settings();
    for row in &rows {
        let variable = row.key.replace('.', "_").to_uppercase();
        assert_eq!(row.variable, format!("CLAIM_BOT_{variable}"));
    }
    let stated = rows
        .iter()
        .filter_map(|row| Some((row.variable, row.default?)));
    let stated = configured(stated.chain([token]));
    assert_eq!(format!("{stated:?}"), format!("{:?}", configured([token])));
}

#[test]
fn players_page_lists_all_commands() {
    let messages: BTreeMap<_, _> = COMMANDS
        .lines()
        .filter_map(|line| line.strip_prefix("command_")?.split_once(" = "))
        .collect();
    let group_of = |key: &str| {
        let (group, command) = key.split_once('_')?;
        messages
            .get_key_value(group)
            .filter(|_| command != "description")
    };
    let groups: BTreeSet<_> = messages.keys().filter_map(|key| group_of(key)).collect();
    let described = messages.iter().filter_map(|(key, name)| {
        let description = messages.get(format!("{key}_description").as_str())?;
        let group = group_of(key).map_or(String::new(), |(_, group)| format!("{group} "));
        let is_command = *key != "claim" && !groups.contains(&(key, name));
        is_command.then(|| format!("| `/claim {group}{name}` | {description} |"))
    });
    let rows = PLAYERS
        .lines()
        .filter(|line| line.starts_with("| `/claim "));
    let listed: BTreeSet<_> = rows.map(str::to_owned).collect();
    assert_eq!(listed, described.collect());
}

/// What `--help` prints for the program and for each of its commands.
fn help() -> String {
    let run = |command: &[String]| {
        let output = Command::new(env!("CARGO_BIN_EXE_claim-bot"))
            .args(command)
            .arg("--help")
            .output()
            .expect("the program starts");
        String::from_utf8(output.stdout).expect("its help is UTF-8")
    };
    let mut text =
        String::from("# The command line\n\nWhat `--help` prints. A test keeps it current.\n");
    let mut commands: Vec<Vec<String>> = vec![Vec::new()];
    while let Some(command) = commands.pop() {
        let help = run(&command);
        let names = help.split_once("Commands:\n").map(|(_, rest)| rest);
        let names = names.and_then(|rest| rest.split_once("\n\n"));
        let names = names.into_iter().flat_map(|(names, _)| names.lines().rev());
        for name in names.filter_map(|line| line.split_whitespace().next()) {
            if name != "help" {
                commands.push([&command[..], &[name.to_owned()]].concat());
            }
        }
        let title = command.iter().fold("claim-bot".to_owned(), |title, name| {
            format!("{title} {name}")
        });
        write!(text, "\n## {title}\n\n```text\n{}\n```\n", help.trim_end()).expect("text grows");
    }
    text
}

#[test]
fn command_line_is_documented() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/cli.md");
    let help = help();
    if std::env::var_os("CLAIM_BOT_BLESS").is_some() {
        fs::write(&file, &help).expect("the document can be written");
    }
    let documented = fs::read_to_string(&file).expect("the document exists");
    assert!(
        documented == help,
        "docs/cli.md is not what --help prints: run this test with CLAIM_BOT_BLESS=1"
    );
}

/// The anchors of a document's headings, as GitHub names them.
fn anchors(text: &str) -> BTreeSet<String> {
    // Every second part is a block of code.
    let prose = text.split("```").step_by(2);
    let lines = prose.flat_map(str::lines);
    let headings = lines.filter(|line| line.starts_with('#'));
    headings
        .map(|heading| {
            let title = heading.trim_start_matches('#').trim().to_lowercase();
            let kept = title
                .chars()
                .filter(|&c| c.is_alphanumeric() || " -_".contains(c));
            kept.map(|c| if c == ' ' { '-' } else { c }).collect()
        })
        .collect()
}

#[test]
fn links_between_documents_resolve() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut dead = Vec::new();
    for folder in [
        "",
        "docs",
        "docs/operators",
        "crates/claim-rules",
        "crates/claim-ai",
        "crates/claim-render",
        "tools/sandbox",
    ] {
        let entries = fs::read_dir(top.join(folder)).expect("the folder exists");
        for path in entries.map(|entry| entry.expect("it can be read").path()) {
            if path.extension().is_none_or(|extension| extension != "md") {
                continue;
            }
            let text = fs::read_to_string(&path).expect("a document is text");
            let links = text.split("](").skip(1);
            let links = links.filter_map(|rest| rest.split(')').next());
            let images = text.split("src=\"").skip(1);
            let images = images.filter_map(|rest| rest.split('"').next());
            for target in links.chain(images) {
                if target.contains("://") || target.contains(' ') {
                    continue;
                }
                let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
                let linked = match file {
                    "" => path.clone(),
                    file => top.join(folder).join(file),
                };
                let has_anchor = || {
                    let text = fs::read_to_string(&linked).expect("a document is text");
                    anchors(&text).contains(anchor)
                };
                if !linked.exists() || !anchor.is_empty() && !has_anchor() {
                    dead.push(format!("{}: {target}", path.display()));
                }
            }
        }
    }
    assert!(dead.is_empty(), "{dead:#?}");
}

/// The names of metrics in a text, without the endings that Prometheus adds to the parts of histograms.
fn metric_names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let names = words.filter(|word| word.starts_with("claim_bot_"));
    let endings = ["_bucket", "_count", "_sum"].into_iter();
    names
        .map(|name| {
            let mut whole = endings.clone().filter_map(|it| name.strip_suffix(it));
            whole.next().unwrap_or(name)
        })
        .collect()
}

#[test]
fn documented_metrics_are_those_that_the_program_serves() {
    let kind = || Kind { kind: "a kind" };
    drop(METRICS.interactions.get_or_create(&kind()));
    drop(METRICS.discord_errors.get_or_create(&kind()));
    drop(METRICS.background_failures.get_or_create(&kind()));
    drop(METRICS.concerns.get_or_create(&kind()));
    let text = METRICS.encode();
    let samples: String = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(|line| [line, "\n"])
        .collect();
    let served = metric_names(&samples);
    let file = |name: &str| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/operators");
        fs::read_to_string(folder.join(name)).expect("the document exists")
    };
    let (dashboard, alerts, page) = (
        file("dashboard.json"),
        file("alerts.yml"),
        file("monitoring.md"),
    );
    assert_eq!(metric_names(&page), served);
    assert_eq!(metric_names(&dashboard), served);
    assert!(metric_names(&alerts).is_subset(&served));
    let parsed: Result<serde_json::Value, _> = serde_json::from_str(&dashboard);
    assert!(parsed.is_ok_and(|it| it["panels"].is_array()));
}

#[test]
fn every_screenshot_is_shown() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let page = fs::read_to_string(docs.join("screens.md")).expect("the page exists");
    for entry in fs::read_dir(docs.join("screens")).expect("the folder exists") {
        let name = entry.expect("it can be read").file_name();
        let name = name.to_string_lossy();
        assert!(
            page.contains(&format!("screens/{name}")),
            "screens.md does not show {name}"
        );
    }
}

#[test]
fn compose_file_configures_the_program() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = fs::read_to_string(top.join("docs/compose.yaml")).expect("the file exists");
    let lines = file.lines().filter_map(|line| line.trim().split_once(": "));
    let variables = lines.filter(|(name, _)| name.starts_with("CLAIM_BOT_"));
    // Roughly what Compose does when it substitutes variables of the environment.
    let value = |value: &str| value.replace(":?}", "").replace("${", "");
    let variables: BTreeMap<_, _> = variables.map(|(name, it)| (name, value(it))).collect();
    let config = configured(
        variables
            .iter()
            .map(|(&name, value)| (name, value.as_str())),
    );
    assert!(
        config
            .database_url
            .reveal()
            .starts_with("postgres://claim@")
    );
    assert!(file.contains("PGPASSWORD: ${POSTGRES_PASSWORD:?}"));
    // The proxy connects to the ports on which the bots listen.
    let bots: Vec<_> = file
        .lines()
        .filter(|line| line.ends_with(": *bot"))
        .collect();
    let port = |address: Option<std::net::SocketAddr>| address.expect("an address").port();
    let interactions = port(config.interactions_address);
    for bot in bots.iter().filter_map(|line| line.trim().split_once(':')) {
        assert!(
            file.contains(&format!(" {}:{interactions}", bot.0)),
            "{bot:?}"
        );
    }
    assert_eq!(bots.len(), 3);
    let health = port(config.metrics_address);
    assert!(file.contains(&format!("health_port {health}\n")));
}
