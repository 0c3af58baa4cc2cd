//! Whether every line of a record is right.

use rand::rngs::ChaCha20Rng;

use super::{Fault, Line, Replay};

/// What a correct record contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many actions.
    pub actions: usize,
    /// Whether chance was fair.
    pub fairness: Fairness,
}

/// What a record shows of how chance came about (RECORD.md, 'Fair dealing').
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fairness {
    /// Nothing: it commits to no secret.
    Unclaimed,
    /// Nothing, though it commits to a secret: the secret is not published, as that of a running
    /// match.
    SecretMissing,
    /// Nothing, though it commits to a secret: what the players added to it is missing.
    EntropyMissing,
    /// All of it follows from the secret committed to and what the players added.
    Shown,
}

/// Replays the text of a record and compares every line with the rules. A last line without a line
/// break is tolerated, as JSON Lines has it.
///
/// # Errors
///
/// The first fault.
pub fn check(record: impl AsRef<[u8]>) -> Result<Checked, Fault> {
    let record = record.as_ref();
    let record = record.strip_suffix(b"\n").unwrap_or(record);
    let mut lines = (1..).zip(record.split(|&byte| byte == b'\n'));
    let mut replay = Replay::begin(text(lines.next().unwrap_or((1, b"")))?)?;
    let mut stream = fair_stream(&replay, record);
    for line in lines {
        let line = replay.parse(text(line)?)?;
        match &mut stream {
            Some(stream) => replay.step_fair(&line, stream)?,
            None => replay.step(&line)?,
        }
    }
    replay.may_end()?;
    let header = replay.header();
    let fairness = match (header.commitment, &header.entropy, stream) {
        (None, _, _) => Fairness::Unclaimed,
        (_, None, _) => Fairness::EntropyMissing,
        (_, _, None) => Fairness::SecretMissing,
        (_, _, Some(_)) => Fairness::Shown,
    };
    Ok(Checked {
        actions: replay.actions(),
        fairness,
    })
}

/// The stream that chance has to follow, if the record publishes all that it takes. A secret that
/// the header does not commit to is a fault of the last line, not of every chance before it.
fn fair_stream(replay: &Replay, record: &[u8]) -> Option<ChaCha20Rng> {
    let header = replay.header();
    let entropy = header.entropy.as_ref()?;
    let last = record.rsplit(|&byte| byte == b'\n').next()?;
    let last = replay.parse(str::from_utf8(last).ok()?).ok()?;
    let Line::Result { secret, .. } = last else {
        return None;
    };
    let secret = secret?;
    let commitment = header.commitment.unwrap_or_else(|| secret.commitment());
    (secret.commitment() == commitment).then(|| secret.stream(entropy))
}

fn text((line, bytes): (usize, &[u8])) -> Result<&str, Fault> {
    str::from_utf8(bytes).map_err(|_| Fault {
        line,
        message: "not UTF-8".to_owned(),
    })
}
