//! Checking a whole record: every line against the rules, and chance against the published secret.

use rand::rngs::ChaCha20Rng;

use super::{Line, RecordError, Replay, excerpt};
use crate::daily;

/// What a correct record contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckSummary {
    /// The number of lines that are actions, also of bots. Chance does not count.
    pub actions: usize,
    /// What the record proves about its chance. A record that contradicts its secret is an error instead.
    pub fairness: Fairness,
}

/// What a record proves about chance (RECORD.md, 'Fair dealing').
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fairness {
    /// Nothing: it commits to no secret.
    NotClaimed,
    /// Nothing: it commits to a secret, but does not publish it. A running match never does.
    SecretMissing,
    /// Nothing: it commits to a secret, but what the players added to it is missing.
    EntropyMissing,
    /// All chance follows from the secret it commits to and from what the players added.
    Proven,
}

/// Replays the text of a record and compares every line with the rules. The line break after the
/// last line may be missing, as JSON Lines allows.
///
/// # Errors
///
/// The first thing that is wrong.
pub fn check(record: impl AsRef<[u8]>) -> Result<CheckSummary, RecordError> {
    let record = record.as_ref();
    if record.is_empty() {
        return Err(RecordError::empty_file());
    }
    let record = record.strip_suffix(b"\n").unwrap_or(record);
    let mut lines = (1..).zip(record.split(|&byte| byte == b'\n'));
    let mut replay = Replay::from_header(text(lines.next().unwrap_or((1, b"")))?)?;
    let mut stream = fair_stream(&replay, record);
    for line in lines {
        let line = replay.parse_line(text(line)?)?;
        match &mut stream {
            Some(stream) => replay.step_fair(&line, stream)?,
            None => replay.step_timed(&line)?,
        }
    }
    replay.check_end()?;
    if stream.is_some() {
        check_daily(&replay)?;
        check_board(&replay)?;
    }
    let header = replay.header();
    let fairness = match (header.commitment, &header.entropy, stream) {
        (None, _, _) => Fairness::NotClaimed,
        (_, None, _) => Fairness::EntropyMissing,
        (_, _, None) => Fairness::SecretMissing,
        (_, _, Some(_)) => Fairness::Proven,
    };
    Ok(CheckSummary {
        actions: replay.action_count(),
        fairness,
    })
}

/// The stream that chance has to follow, if the record publishes everything needed for it. `None` also if the
/// secret does not match the commitment, so that the error is reported in the last line, which has the secret, and
/// not in the first line of chance.
fn fair_stream(replay: &Replay, record: &[u8]) -> Option<ChaCha20Rng> {
    let header = replay.header();
    let entropy = header.entropy.as_ref()?;
    let last = record.rsplit(|&byte| byte == b'\n').next()?;
    let last = replay.parse_line(str::from_utf8(last).ok()?).ok()?;
    let Line::Result { secret, .. } = last.line else {
        return None;
    };
    let secret = secret?;
    let commitment = header.commitment.unwrap_or_else(|| secret.commitment());
    (secret.commitment() == commitment).then(|| secret.stream(entropy))
}

/// Makes sure that the deal is the one of its day, if the record says that it is. The chance is checked with the
/// secret already.
fn check_daily(replay: &Replay) -> Result<(), RecordError> {
    let header = replay.header();
    let (Some(daily), Some(secret)) = (&header.daily, replay.secret()) else {
        return Ok(());
    };
    let entropy = header.entropy.iter().flatten();
    if header.setup == daily::setup(daily.day, secret) && entropy.eq(&daily::ENTROPY) {
        return Ok(());
    }
    Err(RecordError {
        line: 1,
        message: format!("this is not the deal of {}", daily.day),
    })
}

/// Makes sure that the deal of a board follows from its secret alone, so that all its matches have the same one.
fn check_board(replay: &Replay) -> Result<(), RecordError> {
    let header = replay.header();
    let has_entropy = header.entropy.iter().flatten().any(|it| !it.is_empty());
    match &header.board {
        Some(board) if has_entropy => Err(RecordError {
            line: 1,
            message: format!("this is not the deal of board {}", excerpt(board)),
        }),
        _ => Ok(()),
    }
}

fn text((line, bytes): (usize, &[u8])) -> Result<&str, RecordError> {
    str::from_utf8(bytes).map_err(|_| RecordError {
        line,
        message: "the line is not valid UTF-8".to_owned(),
    })
}
