//! The proof that the daily deals are fixed before anyone plays them.

use claim_rules::Day;
use claim_table::locale::Locale;

use super::{dated, title};
use crate::i18n::Translate;
use crate::i18n::keys::daily as keys;
use crate::screen::model::{Paragraph, Screen};

/// What is shown of a day: its fingerprint, and the secret once the day is closed, both in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyProof {
    /// The day.
    pub day: Day,
    /// The fingerprint.
    pub commitment: String,
    /// The secret.
    pub secret: Option<String>,
}

/// The records of a day, as a file.
#[must_use]
pub fn daily_records(locale: Locale, day: Day, records: String) -> Screen {
    Screen::titled(&title(locale, day))
        .line(&locale.say(&keys::records_text()))
        .attaching(format!("claim-daily-{day}.jsonl"), records)
}

/// The fingerprints of some days, the latest first.
#[must_use]
pub fn daily_proof(locale: Locale, days: &[DailyProof]) -> Screen {
    let paragraph = |it: &DailyProof| {
        let fingerprint = keys::proof_fingerprint(it.commitment.as_str());
        let secret = it.secret.as_deref().map(keys::proof_secret);
        let lines = [Some(fingerprint), secret].into_iter().flatten();
        let lines: Vec<_> = lines.map(|it| locale.say(&it)).collect();
        Paragraph {
            heading: locale.say(&dated(locale, it.day, keys::proof_day)),
            text: lines.join("\n"),
        }
    };
    let paragraphs: Vec<_> = days.iter().map(paragraph).collect();
    Screen::titled(&locale.say(&keys::proof_title()))
        .line(&locale.say(&keys::proof_text()))
        .paragraphs(&paragraphs)
}
