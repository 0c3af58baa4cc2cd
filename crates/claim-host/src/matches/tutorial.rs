//! Tutorials: a prepared match of one person against an easy bot.
//!
//! The secret is prepared, so that the deal shows what is typical. Turns have no deadline, and the
//! private screen is edited in place instead of notifying.

use claim_ai::Level;
use claim_rules::GameKind;
use claim_table::ids::{ChannelId, GuildId, MatchId, UserId};
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
    /// The server; `None` in the bot's direct messages.
    pub guild: Option<GuildId>,
    /// The channel of the public message.
    pub channel: ChannelId,
    /// If the channel is a thread, the channel to which it belongs.
    pub parent: Option<ChannelId>,
    /// The server's locale, as a Discord locale tag.
    pub locale: String,
}

impl Tables {
    /// Starts a tutorial for a person. Call `Host::present` after having answered them.
    ///
    /// # Errors
    ///
    /// If the server wants no tables in the channel, or the database fails.
    pub async fn start_tutorial(
        &self,
        request: TutorialRequest,
        person: Person,
    ) -> Result<Table, CommandError> {
        let prepared = claim_screens::tutorial(request.kind);
        let request = TableRequest {
            guild: request.guild,
            channel: request.channel,
            parent: request.parent,
            locale: request.locale,
            setup: prepared.setup,
            invitations: Vec::new(),
            // For the match after the tutorial, which itself has no deadlines.
            time_control: if request.guild.is_some() {
                TimeControl::default()
            } else {
                TimeControl::Unlimited
            },
            best_of: 1,
            bots: vec![Level::Easy],
            // Without entropy, all chance follows from the prepared secret.
            starts_if_full: true,
            tutorial: Some(prepared.secret),
        };
        self.open_table(request, person).await
    }

    /// Ends a person's tutorial, if it is running, and starts another one.
    ///
    /// # Errors
    ///
    /// If there is no such tutorial, the person does not play in it, the server wants no
    /// tables in the channel of the new one, or the database fails.
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
        let people = self.matches.people();
        people
            .check_channel(request.guild, request.channel, request.parent)
            .await?;
        let resign = Command::Resign(person.user);
        match self.matches.command(running, resign).await {
            // It has ended meanwhile.
            Ok(_) | Err(CommandError::Refused(Refusal::MatchOver)) => {}
            Err(error) => return Err(error),
        }
        self.start_tutorial(request, person).await
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
