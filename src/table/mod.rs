//! One match as a pure state machine: from the lobby, through the play, to its ending. Commands
//! go in; a changed table and new lines of the record come out, or a refusal and nothing changed.

mod command;
mod dealt;
mod execute;
mod seating;
#[cfg(test)]
mod tests;

use std::time::Duration;

use crate::cards::Seat;
use crate::ids::{ChannelId, GuildId, MatchId, UserId};
use crate::level::Level;
use crate::record::{Commitment, Line, Secret};
use crate::rules::{GameKind, Setup};
use crate::time::Timestamp;
pub use command::{Command, Refusal};
pub use dealt::Dealt;
pub use seating::{Occupant, Player, Seating};

/// How long a lobby stays open for players.
pub const LOBBY_TIME: Duration = Duration::from_hours(24);

/// What stays the same from a table's opening to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The match.
    pub id: MatchId,
    /// The server it is played in.
    pub guild: GuildId,
    /// The channel its public message is in.
    pub channel: ChannelId,
    /// The server's locale, as the chat platform has it.
    pub locale: String,
    /// Game, number of players, options.
    pub setup: Setup,
    /// Who opened the table.
    pub host: UserId,
    /// Who was asked, if somebody was: the last free seat is theirs.
    pub invited: Option<Invited>,
    /// How long a player may take for an action.
    pub turn_limit: Duration,
    /// When it was opened.
    pub opened: Timestamp,
    /// The match this one is a rematch of.
    pub rematch_of: Option<MatchId>,
    /// What all chance of the match follows from, with the players' joins (RECORD.md, 'Fair
    /// dealing'). Drawn before anybody joins, published at the end.
    pub secret: Secret,
}

/// Somebody who was asked to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invited {
    /// Their account.
    pub user: UserId,
    /// Their name.
    pub name: String,
}

/// How far a table has come.
#[derive(Clone, Debug)]
pub enum Stage {
    /// Players come and go.
    Lobby,
    /// It was called off.
    Cancelled,
    /// Nobody came in time.
    Expired,
    /// The match runs or has ended: its record, replayed.
    Dealt(Box<Dealt>),
}

/// The live place of one match.
#[derive(Clone, Debug)]
pub struct Table {
    terms: Terms,
    seating: Seating,
    stage: Stage,
    revision: u32,
    deadline: Option<Timestamp>,
}

/// A table as it was stored.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What stays the same.
    pub terms: Terms,
    /// Who sits where.
    pub seating: Seating,
    /// How far it came if there is no record: a lobby, or one that closed.
    pub undealt: Stage,
    /// How often it has changed.
    pub revision: u32,
    /// When time is up.
    pub deadline: Option<Timestamp>,
    /// The record, if there is one yet.
    pub lines: Vec<Line>,
}

/// Stored lines that are not the record of a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("match {id} is stored wrongly: {what}")]
pub struct Corrupt {
    /// The match.
    pub id: MatchId,
    /// What is wrong.
    pub what: String,
}

impl Table {
    /// Opens a table; its host takes the first seat.
    ///
    /// The host joins without entropy: the secret is committed to only with the opening, so that
    /// nothing the host contributes could have come after it.
    #[must_use]
    pub fn open(terms: Terms, host: Player) -> Self {
        let deadline = Some(terms.opened.after(LOBBY_TIME));
        let seating = Seating::new(terms.setup.players(), host);
        Self {
            terms,
            seating,
            stage: Stage::Lobby,
            revision: 1,
            deadline,
        }
    }

    /// The table as it was stored.
    ///
    /// # Errors
    ///
    /// If the lines are not the record of a match of these terms.
    pub fn restore(stored: Stored) -> Result<Self, Corrupt> {
        let corrupt = |what: String| Corrupt {
            id: stored.terms.id,
            what,
        };
        let mut lines = stored.lines.into_iter();
        let stage = match lines.next() {
            None => stored.undealt,
            Some(Line::Header(header)) => {
                let mut dealt = Dealt::new(header, &stored.terms.secret);
                for line in lines {
                    dealt.step(&line).map_err(corrupt)?;
                }
                Stage::Dealt(Box::new(dealt))
            }
            Some(_) => return Err(corrupt("the first line is no header".into())),
        };
        Ok(Self {
            terms: stored.terms,
            seating: stored.seating,
            stage,
            revision: stored.revision,
            deadline: stored.deadline,
        })
    }

    /// What stays the same.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Which match it is.
    #[must_use]
    pub const fn id(&self) -> MatchId {
        self.terms.id
    }

    /// The game played.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.terms.setup.kind()
    }

    /// Who sits where.
    #[must_use]
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// How far it has come.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// How often it has changed, from 1: what screens are up to date with.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.revision
    }

    /// When time is up for the lobby, or for the seat to act.
    #[must_use]
    pub const fn deadline(&self) -> Option<Timestamp> {
        self.deadline
    }

    /// What the host has committed to (RECORD.md, 'Fair dealing').
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        self.terms.secret.commitment()
    }

    /// The match, once it is dealt.
    #[must_use]
    pub fn dealt(&self) -> Option<&Dealt> {
        match &self.stage {
            Stage::Dealt(dealt) => Some(dealt),
            Stage::Lobby | Stage::Cancelled | Stage::Expired => None,
        }
    }

    /// The match, while it runs.
    #[must_use]
    pub fn running(&self) -> Option<&Dealt> {
        self.dealt().filter(|dealt| dealt.ending().is_none())
    }

    /// The seat whose action is awaited, while the match runs.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.running()?.to_act()
    }

    /// The bot whose action is awaited, and its seat.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let seat = self.to_act()?;
        Some((seat, self.seating.bot(seat)?))
    }

    /// How many lines the record has; none before the deal.
    #[must_use]
    pub fn line_count(&self) -> u32 {
        self.dealt().map_or(0, Dealt::line_count)
    }

    /// Whether nothing can change any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match &self.stage {
            Stage::Lobby => false,
            Stage::Cancelled | Stage::Expired => true,
            Stage::Dealt(dealt) => dealt.ending().is_some(),
        }
    }
}
