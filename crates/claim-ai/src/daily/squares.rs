//! How a match went, in a few squares that show no card.

use claim_rules::claim_it::Action as ClaimItAction;
use claim_rules::record::{Line, RecordError, Replay};
use claim_rules::{Action, cards::Seat};

use super::PERSON;

/// A faction, or a turn of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Square {
    /// The person won the faction, or took stones in the turn.
    Good,
    /// The bot won the faction, or the turn came to nothing.
    Bad,
    /// The faction is of neither.
    Neutral,
}

impl Square {
    /// The emoji.
    #[must_use]
    pub const fn emoji(self) -> &'static str {
        match self {
            Self::Good => "🟩",
            Self::Bad => "🟥",
            Self::Neutral => "⬜",
        }
    }
}

/// The squares of a match that was played to its end: one for each faction, in the order of the header; in Claim It
/// one for each turn of the person.
///
/// # Errors
///
/// The first thing that is wrong with the record.
pub fn squares(record: &str) -> Result<Vec<Square>, RecordError> {
    let mut lines = record.lines();
    let mut replay = Replay::from_header(lines.next().unwrap_or_default())?;
    let mut turns = Vec::new();
    let mut last = None;
    for text in lines {
        let line = replay.parse_line(text)?;
        if let Line::Action { seat, action, .. } = line.line {
            if seat != PERSON {
                turns.extend(last.take());
            } else if let Action::ClaimIt(action) = action {
                last = Some(match action {
                    ClaimItAction::Roll => Square::Bad,
                    ClaimItAction::Use(_) | ClaimItAction::Stop => Square::Good,
                });
            }
        }
        replay.step_timed(&line)?;
    }
    turns.extend(last);
    if !turns.is_empty() {
        return Ok(turns);
    }
    let won = replay.state().won_factions();
    let factions = replay.header().setup.factions().into_iter();
    let winner = |faction| won.iter().find(|(it, _)| *it == faction);
    Ok(factions
        .map(|faction| match winner(faction) {
            Some((_, PERSON)) => Square::Good,
            Some((_, Seat::Second)) => Square::Bad,
            _ => Square::Neutral,
        })
        .collect())
}
