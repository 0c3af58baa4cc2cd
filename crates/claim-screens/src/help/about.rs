//! `/claim about`: version, uptime, and how busy the bot is.

use claim_table::locale::Locale;
use claim_table::timestamp::Timestamp;

use crate::i18n::Translate;
use crate::i18n::keys::settings as keys;
use crate::screen::model::Screen;

/// The state of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The version.
    pub version: &'static str,
    /// When the program was started.
    pub started_at: Timestamp,
    /// How many matches are running in all servers, without those that are on hold.
    pub running_matches: u32,
    /// How many tables in all servers wait for their start.
    pub open_tables: u32,
    /// The time to Discord's gateway and back, in milliseconds, if it is known.
    pub latency_ms: Option<u32>,
}

/// Shows the state of the program.
#[must_use]
pub fn about(locale: Locale, about: &About) -> Screen {
    // As a text: a number would get separators.
    let since = about.started_at.unix_seconds().to_string();
    let lines = [
        Some(keys::about_version(about.version)),
        Some(keys::about_since(since)),
        Some(keys::about_matches(
            about.running_matches,
            about.open_tables,
        )),
        about.latency_ms.map(keys::about_latency),
        Some(keys::about_privacy()),
        Some(keys::about_docs()),
        Some(keys::about_fan_project()),
    ];
    let lines = lines.into_iter().flatten().map(|line| locale.say(&line));
    Screen::titled(&locale.say(&keys::about_title())).lines(lines)
}
