//! Checking the bot's replies in the record of a daily deal by playing it again.

use claim_rules::record::{Line, RecordError, Replay, Secret};

use super::{BOT, PERSON, reply};
use crate::bots::solver::Solver;

/// What a correct record tells about its bot's replies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RepliesChecked {
    /// So many replies, each of which is this program's, too.
    Same(usize),
    /// The match is not one of a daily deal.
    NotDaily,
    /// The record does not publish the secret from which the replies follow.
    SecretMissing,
    /// Bots with these numbers replied, not this program's bot alone.
    OtherBots(Vec<u32>),
}

/// Plays the record of a daily deal again and compares each reply.
///
/// # Errors
///
/// The first reply that is another one than this program's, or the first thing that is wrong with the record.
pub fn check_replies(record: &str, solver: &Solver) -> Result<RepliesChecked, RecordError> {
    let whole = Replay::from_lines(record.lines())?;
    let Some(daily) = &whole.header().daily else {
        return Ok(RepliesChecked::NotDaily);
    };
    let Some(secret) = whole.secret() else {
        return Ok(RepliesChecked::SecretMissing);
    };
    if daily.bots != [BOT] {
        return Ok(RepliesChecked::OtherBots(daily.bots.clone()));
    }
    compare(record, secret, solver).map(RepliesChecked::Same)
}

/// Returns the number of replies.
fn compare(record: &str, secret: &Secret, solver: &Solver) -> Result<usize, RecordError> {
    let mut lines = record.lines();
    let mut replay = Replay::from_header(lines.next().unwrap_or_default())?;
    let mut replies = 0;
    for text in lines {
        let line = replay.parse_line(text)?;
        if let Line::Action { seat, action, .. } = line.line
            && seat != PERSON
        {
            let number = replay.line_count() + 1;
            let own = reply(&replay.state().view(seat), number, secret, solver);
            if own != Some(action) {
                let own = own.map_or_else(|| "nothing".to_owned(), |it| format!("\"{it}\""));
                return Err(RecordError {
                    line: number,
                    message: format!(
                        "the bot replied \"{action}\", but this program replies {own}"
                    ),
                });
            }
            replies += 1;
        }
        replay.step_timed(&line)?;
    }
    Ok(replies)
}
