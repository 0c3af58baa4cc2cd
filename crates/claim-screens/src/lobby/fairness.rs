//! The private screen that explains how the deal of a match can be verified.

use claim_table::locale::Locale;

use crate::i18n::Translate;
use crate::i18n::keys::{daily, lobby as keys, tutorial};
use crate::screen::model::{Paragraph, Screen};

/// Where the deal of a match comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealOrigin {
    /// A secret whose fingerprint is posted before anyone can join, and the presses of the players.
    Proven,
    /// A secret alone, because the match against bots starts at once.
    Secret,
    /// The secret of a day, which has the same deal for everyone.
    Daily,
    /// It is prepared, for a tutorial.
    Prepared,
}

/// Explains the fingerprint `commitment`, the SHA-256 of the secret behind the deal. `secret` is the
/// secret itself, once the match is over. Both are in hexadecimal.
#[must_use]
pub fn fairness(
    locale: Locale,
    commitment: &str,
    secret: Option<&str>,
    origin: DealOrigin,
) -> Screen {
    let (title, text) = match origin {
        DealOrigin::Proven => (keys::fairness_title(), keys::fairness_text()),
        DealOrigin::Secret => (keys::fairness_title_unproven(), keys::fairness_unproven()),
        DealOrigin::Daily => (keys::fairness_title(), daily::proof_text()),
        DealOrigin::Prepared => (
            keys::fairness_title_unproven(),
            tutorial::tutorial_fairness(),
        ),
    };
    let revealed = match (secret, origin) {
        (Some(secret), _) => keys::fairness_secret(secret),
        (None, DealOrigin::Daily) => daily::proof_later(),
        (None, _) => keys::fairness_secret_later(),
    };
    let paragraphs = [
        (
            keys::fairness_fingerprint_heading(),
            keys::fairness_fingerprint(commitment),
        ),
        (keys::fairness_secret_heading(), revealed),
    ];
    let paragraphs = paragraphs.map(|(heading, text)| Paragraph {
        heading: locale.say(&heading),
        text: locale.say(&text),
    });
    Screen::titled(&locale.say(&title))
        .line(&locale.say(&text))
        .paragraphs(&paragraphs)
}
