//! Where the settings come from: the file, the environment, files with secrets, and defaults.
//!
//! `config.example.toml` has all keys with their defaults. Unknown names are collected, so that all
//! of them can be reported at once.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::ConfigError;
use super::file::{self, is_key};

/// All keys, and their defaults.
const EXAMPLE: &str = include_str!("../../config.example.toml");

/// The file that is read if no other is named.
const DEFAULT_FILE: &str = "config.toml";

/// The variable that names another file.
const FILE_VARIABLE: &str = "CLAIM_BOT_CONFIG";

/// What the names of the bot's variables begin with.
const PREFIX: &str = "CLAIM_BOT_";

/// The folder of systemd's credentials.
const CREDENTIALS_VARIABLE: &str = "CREDENTIALS_DIRECTORY";

/// The keys whose values are secret. They can also be in files of their own.
const SECRETS: [&str; 2] = ["discord.token", "database.url"];

/// Variables that are for tests and benchmarks.
const TEST_VARIABLES: [&str; 11] = [
    "CLAIM_BOT_AXE",
    "CLAIM_BOT_BLESS",
    "CLAIM_BOT_BROWSER_TESTS",
    "CLAIM_BOT_FUZZ_CASES",
    "CLAIM_BOT_LOAD_MATCHES",
    "CLAIM_BOT_PLANTED",
    "CLAIM_BOT_POSTGRES_TESTS",
    "CLAIM_BOT_POWER_CUTS",
    "CLAIM_BOT_SCREENSHOTS",
    "CLAIM_BOT_SIMULATED_SEEDS",
    "CLAIM_BOT_TEST_FACTOR",
];

/// How alike two names are that may be meant to be the same, from 0 to 1.
const MIN_LIKENESS: f64 = 0.85;

/// The environment variables that the configuration is read from.
#[derive(Clone, Debug, Default)]
pub struct Variables(BTreeMap<String, String>);

/// The settings as they were written, before their values are read.
#[derive(Debug)]
pub struct Settings {
    all: BTreeMap<String, Setting>,
    /// The file, which may not exist.
    path: PathBuf,
    unknown_keys: Vec<String>,
    unknown_variables: Vec<String>,
}

/// The value of a key without spaces around it, and where it was set.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The key, for example `log.filter`.
    pub key: String,
    /// The value as a text; empty if there is no default.
    pub value: String,
    /// Where the value was set.
    pub origin: Origin,
}

/// Where a value was set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Nowhere: it is the default.
    Default,
    /// In the configuration file.
    File {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
    },
    /// In an environment variable.
    Variable(String),
    /// In a file that an environment variable names.
    SecretFile {
        /// The variable.
        variable: String,
        /// The file.
        path: PathBuf,
    },
    /// In a credential of systemd.
    Credential(PathBuf),
}

impl Variables {
    /// The variables of this process. What is not Unicode in them is replaced, so that it is not
    /// overlooked.
    #[must_use]
    pub fn of_process() -> Self {
        let text = |text: OsString| text.to_string_lossy().into_owned();
        std::env::vars_os()
            .map(|(name, value)| (text(name), text(value)))
            .collect()
    }

    /// A value without spaces around it, and without the line end that a file for another system
    /// leaves; `None` if nothing else is in it.
    fn get(&self, name: &str) -> Option<&str> {
        let value = self.0.get(name)?.trim();
        (!value.is_empty()).then_some(value)
    }
}

impl<N: Into<String>, V: Into<String>> FromIterator<(N, V)> for Variables {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(variables: I) -> Self {
        let variables = variables.into_iter();
        let variables = variables.map(|(name, value)| (name.into(), value.into()));
        Self(variables.collect())
    }
}

impl Settings {
    /// Reads the file and the environment variables that are named in `config.example.toml`. The
    /// file is `path`, else the value of `CLAIM_BOT_CONFIG`, else `config.toml` if it exists.
    ///
    /// # Errors
    ///
    /// If a file cannot be read.
    pub fn read(path: Option<&Path>, variables: &Variables) -> Result<Self, ConfigError> {
        let named = path.or_else(|| variables.get(FILE_VARIABLE).map(Path::new));
        let path = named.unwrap_or(Path::new(DEFAULT_FILE));
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound && named.is_none() => String::new(),
            read => read.map_err(|error| unreadable(path, &error))?,
        };
        Self::parse(&text, path, variables)
    }

    /// As [`Settings::read`], but with the text of the file; `path` is only used in messages.
    pub fn parse(text: &str, path: &Path, variables: &Variables) -> Result<Self, ConfigError> {
        let mut entries = file::entries(text, path)?;
        let mut settings = BTreeMap::new();
        for (key, default) in file::entries(EXAMPLE, Path::new("config.example.toml"))? {
            let setting = match outside_the_file(&key, variables)? {
                Some(setting) => {
                    entries.remove(&key);
                    setting
                }
                None => match entries.remove(&key) {
                    Some(entry) => {
                        let (path, line) = (path.to_owned(), entry.line);
                        let origin = Origin::File { path, line };
                        Setting::new(&key, entry.value, origin)?
                    }
                    None => Setting::new(&key, default.value, Origin::Default)?,
                },
            };
            settings.insert(key, setting);
        }
        let unknown_keys = entries.iter().filter_map(|(key, entry)| {
            let is_section = |known: &String| key.ends_with('.') && known.starts_with(key);
            if settings.keys().any(is_section) {
                return None;
            }
            let unknown = unknown_key(key.trim_end_matches('.'), &settings);
            Some(format!("{} line {}: {unknown}", path.display(), entry.line))
        });
        Ok(Self {
            unknown_keys: unknown_keys.collect(),
            unknown_variables: unknown_variables(variables, &settings),
            all: settings,
            path: path.to_owned(),
        })
    }

    /// All settings, in the order of their keys.
    pub fn all(&self) -> impl Iterator<Item = &Setting> {
        self.all.values()
    }

    /// What is wrong with names in the file: a sentence for each unknown key. The bot does not
    /// start with one.
    #[must_use]
    pub fn unknown_keys(&self) -> &[String] {
        &self.unknown_keys
    }

    /// What is wrong with names in the environment: a sentence for each unknown variable. It has no
    /// effect.
    #[must_use]
    pub fn unknown_variables(&self) -> &[String] {
        &self.unknown_variables
    }

    /// The file, which may not exist if it is `config.toml`.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The setting of a key of the example.
    pub(super) fn get(&self, key: &str) -> Setting {
        let setting = self.all.get(key).cloned();
        setting.unwrap_or_else(|| unreachable!("the example has no {key}"))
    }
}

impl Setting {
    /// The setting of a key. `value` is `None` if it is neither a text, a number nor a switch.
    fn new(key: &str, value: Option<String>, origin: Origin) -> Result<Self, ConfigError> {
        let mut setting = Self {
            key: key.to_owned(),
            value: String::new(),
            origin,
        };
        let Some(value) = value else {
            return Err(ConfigError(format!(
                "{} must be a text, a number, or true or false",
                setting.source()
            )));
        };
        value.trim().clone_into(&mut setting.value);
        Ok(setting)
    }

    /// Whether the value is secret: it must not be shown.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        SECRETS.contains(&self.key.as_str())
    }

    /// The key and where its value was set, as the subject of a sentence.
    pub(super) fn source(&self) -> String {
        let key = &self.key;
        match &self.origin {
            Origin::Default => key.clone(),
            Origin::File { path, line } => format!("{} line {line}: {key}", path.display()),
            Origin::Variable(variable) => format!("{variable} (which overrides {key})"),
            Origin::SecretFile { variable, path } => {
                format!("the file {} (of {variable})", path.display())
            }
            Origin::Credential(path) => format!("the credential {}", path.display()),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File { path, line } => write!(f, "{} line {line}", path.display()),
            Self::Variable(variable) => f.write_str(variable),
            Self::SecretFile { variable, path } => {
                write!(f, "{} ({variable})", path.display())
            }
            Self::Credential(path) => write!(f, "{} (credential)", path.display()),
        }
    }
}

/// The environment variable that overrides a key.
pub(super) fn variable(key: &str) -> String {
    format!("{PREFIX}{}", key.replace('.', "_").to_uppercase())
}

/// The environment variable that names a file with the value of a key.
fn file_variable(key: &str) -> String {
    format!("{}_FILE", variable(key))
}

/// The setting that overrides the file, if there is one.
fn outside_the_file(key: &str, variables: &Variables) -> Result<Option<Setting>, ConfigError> {
    let variable = variable(key);
    let value = variables.get(&variable);
    if SECRETS.contains(&key) {
        let file_variable = file_variable(key);
        if let Some(path) = variables.get(&file_variable) {
            if value.is_some() {
                return Err(ConfigError(format!(
                    "{variable} and {file_variable} are both set: remove one of them"
                )));
            }
            let (variable, path) = (file_variable, PathBuf::from(path));
            let secret = read_secret(&path)?;
            let origin = Origin::SecretFile { variable, path };
            return Setting::new(key, Some(secret), origin).map(Some);
        }
        if value.is_none()
            && let Some(folder) = variables.get(CREDENTIALS_VARIABLE)
        {
            let path = Path::new(folder).join(key);
            if path.exists() {
                let secret = read_secret(&path)?;
                return Setting::new(key, Some(secret), Origin::Credential(path)).map(Some);
            }
        }
    }
    let setting = value.map(|value| {
        let value = Some(value.to_owned());
        Setting::new(key, value, Origin::Variable(variable))
    });
    setting.transpose()
}

/// The content of a file with a secret.
fn read_secret(path: &Path) -> Result<String, ConfigError> {
    let secret = std::fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
    if secret.trim().is_empty() {
        return Err(ConfigError(format!("{}: is empty", path.display())));
    }
    Ok(secret)
}

/// Why a file cannot be read.
fn unreadable(path: &Path, error: &std::io::Error) -> ConfigError {
    let path = path.display();
    ConfigError(if error.kind() == ErrorKind::IsADirectory {
        format!(
            "{path}: is a folder, not a file (Docker makes a folder where the file of a bind mount is missing: create \
             the file on the host, and the container anew)"
        )
    } else {
        format!("{path}: cannot be read: {error}")
    })
}

/// What is wrong with a key of the file. It is only quoted if it cannot be a token.
fn unknown_key(key: &str, known: &BTreeMap<String, Setting>) -> String {
    if !is_key(key) {
        return "unknown key …".to_owned();
    }
    let names: Vec<&str> = known.keys().map(String::as_str).collect();
    // The section may be missing, or the name of a key be right in another section.
    let in_section = |name: &&str| name.rsplit('.').next() == key.rsplit('.').next();
    let section = key
        .split_once('.')
        .map(|(section, _)| format!("{section}."));
    let near = nearest(key, &names).or_else(|| names.iter().copied().find(|it| in_section(it)));
    match (near, section) {
        (Some(near), _) => format!("unknown key {key}; did you mean {near}?"),
        (None, Some(section)) if names.iter().any(|it| it.starts_with(&section)) => {
            let others = names.iter().filter_map(|it| it.strip_prefix(&section));
            let others: Vec<_> = others.collect();
            format!("unknown key {key}; this section has {}", others.join(", "))
        }
        (None, None) if names.iter().any(|it| it.starts_with(&format!("{key}."))) => {
            format!("{key} must be a section: [{key}]")
        }
        (None, _) => {
            let mut sections: Vec<_> = names.iter().filter_map(|it| it.split('.').next()).collect();
            sections.dedup();
            format!("unknown section {key}; known are {}", sections.join(", "))
        }
    }
}

/// A sentence for each variable that looks like one of the bot's, but is none.
fn unknown_variables(variables: &Variables, settings: &BTreeMap<String, Setting>) -> Vec<String> {
    let mut known: Vec<String> = settings.keys().map(|key| variable(key)).collect();
    known.extend(SECRETS.map(file_variable));
    known.push(FILE_VARIABLE.to_owned());
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    let names = variables.0.keys().map(String::as_str);
    let unknown = names.filter(|name| {
        name.starts_with(PREFIX)
            && !known.contains(name)
            && !TEST_VARIABLES.contains(name)
            && !is_of_platform(name)
    });
    unknown
        .map(|name| match nearest(name, &known) {
            Some(near) => format!("{name} is unknown and has no effect; did you mean {near}?"),
            None => format!("{name} is unknown and has no effect"),
        })
        .collect()
}

/// Whether a container platform injects this variable for a service that is named like the bot, for
/// example `CLAIM_BOT_SERVICE_HOST` and `CLAIM_BOT_PORT_8443_TCP_ADDR`.
fn is_of_platform(name: &str) -> bool {
    let with_number = |(_, rest): (&str, &str)| rest.starts_with(|it: char| it.is_ascii_digit());
    name.contains("_SERVICE_HOST")
        || name.contains("_SERVICE_PORT")
        || name.ends_with("_PORT")
        || name.split_once("_PORT_").is_some_and(with_number)
}

/// The known name that is most like this one.
fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let likeness = |it: &&'a str| (strsim::normalized_damerau_levenshtein(name, it), *it);
    let near = known.iter().map(likeness);
    let near = near.filter(|(likeness, _)| *likeness >= MIN_LIKENESS);
    let nearest = near.max_by(|(one, _), (other, _)| one.total_cmp(other));
    nearest.map(|(_, name)| name)
}
