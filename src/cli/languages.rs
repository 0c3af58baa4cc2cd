//! `claim-bot languages`: how complete the translation to each language is, and what it lacks.

use std::process::ExitCode;

use anyhow::Result;
use claim_screens::i18n::{
    language_name, message_count, missing_messages, offered_languages, translated_percent,
};
use claim_table::locale::Locale;

use super::UsageError;
use super::output::print_line;

/// The arguments of `languages`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Print the messages that this language lacks, for example pt-BR
    language: Option<String>,
}

/// Prints a line for each language, or the messages that one of them lacks.
pub(super) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match &arguments.language {
        Some(id) => {
            let unknown = || UsageError(format!("there is no language {id}"));
            let locale = Locale::from_id(id).ok_or_else(unknown)?;
            for message in missing_messages(locale) {
                print_line(message)?;
            }
        }
        None => {
            for locale in Locale::ALL {
                print_line(summary(locale))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn summary(locale: Locale) -> String {
    let translated = message_count() - missing_messages(locale).len();
    let offered = if offered_languages().any(|it| it == locale) {
        "offered"
    } else {
        "not offered"
    };
    format!(
        "{:<6} {:>3}%  {translated} of {}  {offered}  {}",
        locale.id(),
        translated_percent(locale),
        message_count(),
        language_name(locale),
    )
}
