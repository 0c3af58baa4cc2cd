//! Tutorials: a prepared match of one person against an easy bot.
//!
//! The secret is prepared, so that the deal shows what is typical. Others do not see a beginner's practice:
//! like a match in direct messages, a tutorial belongs to no server, wherever it is started, and has
//! no message but the hand, which is edited in place instead of notifying. Turns have no deadline.

use claim_ai::Level;
use claim_rules::GameKind;
use claim_table::ids::{ChannelId, MatchId, UserId};
use claim_table::time_control::TimeControl;
use claim_table::{Command, Refusal, Table};

use super::opening::{Person, TableRequest, Tables};
use super::queries::Lists;
use crate::CommandError;

/// A request to start a tutorial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TutorialRequest {
    /// The game to explain. If it has no tutorial, the game that explains it best is played.
    pub kind: GameKind,
    /// Where it is started.
    pub channel: ChannelId,
    /// The person's locale, as a Discord locale tag.
    pub locale: String,
}

impl Tables {
    /// Starts a tutorial for a person. Call `Host::present` after having answered them.
    ///
    /// # Errors
    ///
    /// If a limit is reached, or the database fails.
    pub async fn start_tutorial(
        &self,
        request: TutorialRequest,
        person: Person,
    ) -> Result<Table, CommandError> {
        let prepared = claim_screens::tutorial(request.kind);
        let request = TableRequest {
            guild: None,
            channel: request.channel,
            parent: None,
            locale: request.locale,
            setup: prepared.setup,
            invitations: Vec::new(),
            time_control: TimeControl::Unlimited,
            best_of: 1,
            bots: vec![Level::Easy],
            // Without entropy, all chance follows from the prepared secret.
            starts_if_full: true,
            tutorial: Some(prepared.secret),
            daily: None,
        };
        self.open_table(request, person).await
    }

    /// Ends a person's tutorial, if it is running, and starts another one.
    ///
    /// # Errors
    ///
    /// If there is no such tutorial, the person does not play in it, or the database fails.
    pub async fn restart_tutorial(
        &self,
        running: MatchId,
        request: TutorialRequest,
        person: Person,
    ) -> Result<Table, CommandError> {
        let table = self.matches.table(running).await?;
        if !table.settings().is_tutorial {
            return Err(CommandError::MatchNotFound);
        }
        if table.seating().seat_of(person.user).is_none() {
            return Err(Refusal::NotInMatch.into());
        }
        self.end_tutorial(running, person.user).await?;
        self.start_tutorial(request, person).await
    }

    /// Ends a tutorial of a person, if it is still running.
    pub(super) async fn end_tutorial(
        &self,
        running: MatchId,
        user: UserId,
    ) -> Result<(), CommandError> {
        match self.matches.command(running, Command::Resign(user)).await {
            // It has ended meanwhile.
            Ok(_) | Err(CommandError::Refused(Refusal::MatchOver)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// The running tutorial of a user.
    pub async fn tutorial_of(&self, user: UserId) -> Result<Option<Table>, CommandError> {
        let lists = Lists::new(self.matches.clone(), self.platform.clone());
        let open = lists.unfinished_matches_of(user).await?;
        let mut tutorials = open
            .into_iter()
            .filter(|table| table.settings().is_tutorial);
        Ok(tutorials.find(|table| table.running().is_some()))
    }
}
