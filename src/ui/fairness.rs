//! How the deal of a match can be verified: the fingerprint before it, and the private screen that
//! explains it.

use super::screen::{Screen, Section};
use crate::i18n::Locale;
use crate::i18n::keys::{lobby as keys, tutorial};

/// The small line that shows the fingerprint `commitment`, the SHA-256 of the secret behind the deal
/// in hexadecimal, before anyone can join.
#[must_use]
pub fn fingerprint(locale: Locale, commitment: &str) -> Screen {
    let text = locale.say(&keys::fingerprint_message(commitment));
    Screen {
        mention: format!("-# {text}"),
        is_silent: true,
        ..Screen::default()
    }
}

/// Explains the fingerprint `commitment`, the SHA-256 of the secret behind the deal. `secret` is the
/// secret itself, once the match is over. Both are in hexadecimal. The deal of a tutorial is prepared.
#[must_use]
pub fn fairness(
    locale: Locale,
    commitment: &str,
    secret: Option<&str>,
    is_tutorial: bool,
) -> Screen {
    let text = if is_tutorial {
        tutorial::tutorial_fairness()
    } else {
        keys::fairness_text()
    };
    let revealed = secret.map_or_else(keys::fairness_secret_later, keys::fairness_secret);
    let sections = [
        (
            keys::fairness_fingerprint_heading(),
            keys::fairness_fingerprint(commitment),
        ),
        (keys::fairness_secret_heading(), revealed),
    ];
    let sections = sections.map(|(heading, text)| Section {
        heading: locale.say(&heading),
        text: locale.say(&text),
    });
    Screen {
        title: locale.say(&keys::fairness_title()),
        body: locale.say(&text),
        sections: sections.to_vec(),
        ..Screen::default()
    }
}
