//! Checking a whole event record: every line against the rules of events, pairings and standings computed again.

use claim_rules::record::{LineError, RecordError, Secret};

use super::line::{EventLine, TimedEventLine};
use super::progress::Progress;
use super::settings::EventSettings;

/// What a correct event record contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventSummary {
    /// The number of people who joined.
    pub players: usize,
    /// The number of rounds that were decided.
    pub rounds: usize,
    /// Whether the event is over. Only then is its secret known, from which the pairings follow.
    pub is_over: bool,
}

/// Reads the text of an event record, and compares every line with what is allowed and what follows from the lines before.
/// The line break after the last line may be missing, as JSON Lines allows.
///
/// # Errors
///
/// The first thing that is wrong.
pub fn check_event(record: impl AsRef<[u8]>) -> Result<EventSummary, RecordError> {
    let record = record.as_ref();
    if record.is_empty() {
        return Err(RecordError::empty_file());
    }
    let record = record.strip_suffix(b"\n").unwrap_or(record);
    let mut lines = (1..).zip(record.split(|&byte| byte == b'\n'));
    let (number, header) = lines.next().unwrap_or((1, b""));
    let settings = read(number, header, EventSettings::parse)?;
    // A secret that does not match is an error of the last line, and not of all that follows from it.
    let secret = published_secret(record).filter(|it| it.commitment() == settings.commitment);
    let mut progress = Progress::new(settings, secret);
    let mut last = number;
    for (number, line) in lines {
        last = number;
        let line = read(number, line, TimedEventLine::parse)?;
        let at_line = |error: LineError| at_line(number, &error);
        progress = progress.with(&line).map_err(at_line)?;
    }
    if progress.required_line().is_some() {
        let missing = LineError::new("the line that has to follow is missing");
        return Err(at_line(last + 1, &missing));
    }
    Ok(EventSummary {
        players: progress.players().len(),
        rounds: progress.decided_rounds().len(),
        is_over: progress.over().is_some(),
    })
}

/// The secret in the last line, if there is one.
fn published_secret(record: &[u8]) -> Option<Secret> {
    let last = record.rsplit(|&byte| byte == b'\n').next()?;
    match TimedEventLine::parse(str::from_utf8(last).ok()?).ok()?.line {
        EventLine::Over { secret, .. } => Some(secret),
        _ => None,
    }
}

fn read<T>(
    number: usize,
    bytes: &[u8],
    parse: impl Fn(&str) -> Result<T, LineError>,
) -> Result<T, RecordError> {
    let text = str::from_utf8(bytes);
    let text = text.map_err(|_| LineError::new("the line is not valid UTF-8"));
    text.and_then(parse)
        .map_err(|error| at_line(number, &error))
}

fn at_line(line: usize, error: &LineError) -> RecordError {
    RecordError {
        line,
        message: error.to_string(),
    }
}
