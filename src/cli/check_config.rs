//! `claim-bot check-config`: which settings are in force, and where they come from.

use std::path::PathBuf;
use std::process::ExitCode;

use claim_bot::config::{Config, ConfigError, Setting, Settings, Variables};

use super::output::{Escaped, print_error, print_finding};
use super::service::fail;

/// The arguments of `check-config`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// The configuration file [default: CLAIM_BOT_CONFIG, or config.toml]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

/// Prints each setting with its value, unless it is secret, and its origin. Exits with 1 if
/// anything is unknown, missing or invalid.
pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let settings = match Settings::read(arguments.config.as_deref(), &Variables::of_process()) {
        Ok(settings) => settings,
        Err(error) => return Ok(fail(&error, 1)),
    };
    for setting in settings.all() {
        let shown = Escaped(shown(setting));
        let origin = Escaped(&setting.origin);
        print_finding(format_args!("{} = {shown} ({origin})", setting.key))?;
    }
    let (keys, variables) = (settings.unknown_keys(), settings.unknown_variables());
    let mut problems: Vec<String> = keys.iter().chain(variables).cloned().collect();
    if keys.is_empty()
        && let Err(ConfigError(problem)) = Config::of(&settings)
    {
        problems.push(problem);
    }
    for problem in &problems {
        print_error(problem);
    }
    Ok(ExitCode::from(u8::from(!problems.is_empty())))
}

/// The value of a setting, as it may be shown.
fn shown(setting: &Setting) -> String {
    match setting.key.as_str() {
        _ if setting.value.is_empty() => "not set".to_owned(),
        "database.url" if claim_store::check_url(&setting.value).is_ok() => {
            claim_store::database_name(&setting.value)
        }
        // There may be a password before it.
        _ if setting.is_secret() || setting.value.contains('@') => "set".to_owned(),
        _ => setting.value.clone(),
    }
}
