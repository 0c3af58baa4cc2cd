//! How a match of an event ended, as its table says.

use claim_rules::cards::Seat;
use claim_rules::record::Ending;

use super::command::MatchOutcome;
use super::line::Scores;
use crate::table::{DealtMatch, Stage, Table};

impl MatchOutcome {
    /// How the match of a table ended; `None` if it is not over. A player who ran out of time without having acted was not
    /// there.
    #[must_use]
    pub fn of(table: &Table) -> Option<Self> {
        let dealt = match table.stage() {
            Stage::Lobby => return None,
            Stage::Cancelled | Stage::Expired => return Some(Self::Void),
            Stage::Dealt(dealt) => dealt,
        };
        let ending = dealt.ending()?;
        if table.voided_at().is_some() {
            return Some(Self::Void);
        }
        Some(match ending {
            Ending::Played(outcome) => Self::Played {
                winner: match outcome.winners[..] {
                    [winner] => Some(winner),
                    _ => None,
                },
                scores: scores(dealt)?,
            },
            Ending::Timeout { seat, .. } if !dealt.has_played(*seat) => Self::Forfeited(*seat),
            Ending::Timeout { seat, .. } | Ending::Resigned { seat, .. } => Self::Lost(*seat),
            Ending::Drawn { .. } => Self::Drawn,
            Ending::Aborted => Self::Void,
        })
    }
}

fn scores(dealt: &DealtMatch) -> Option<Scores> {
    let tallies = dealt.state().tallies()?;
    let of_seats = [Seat::First, Seat::Second].map(|seat| tallies[seat]);
    Some(Scores {
        score: of_seats.map(|tally| tally.score.into()),
        extra: of_seats.map(|tally| tally.extra.into()),
    })
}
