//! Players who leave a running match: what happens then, which depends on how many matches they
//! have called off lately, and how the host notices that a player has left the server.
//!
//! The bot has no list of members. A player has left if Discord refuses a direct message to them
//! because they share no server with the bot (`DeliveryError::NoCommonServer`), and also says that
//! they are not a member (`Messenger::is_member`). Such a message is sent when their turn begins,
//! or as a reminder. At a deadline, a player without direct messages is looked up. If Discord
//! refuses the look-up, they are treated like players whose direct messages are closed.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use claim_rules::cards::Seat;
use claim_rules::record::LeaveReason;
use claim_store::Counted;
use claim_table::departure::Departure;
use claim_table::ids::{GuildId, MatchId, UserId};
use claim_table::{CALLED_OFF_WINDOW, Command, Table};
use futures::future::join_all;

use super::Matches;
use crate::cluster::platform::Platform;
use crate::{CommandError, DeliveryError};

/// How long to wait to learn whether a player is still a member of the server.
const LOOK_UP_TIMEOUT: Duration = Duration::from_secs(3);

/// How players leave matches.
#[derive(Clone, Debug)]
pub struct Departures {
    pub(super) matches: Matches,
    platform: Arc<dyn Platform>,
}

impl Departures {
    /// The departures from these matches.
    pub(crate) const fn new(matches: Matches, platform: Arc<dyn Platform>) -> Self {
        Self { matches, platform }
    }

    /// What happens if the player of a seat leaves the match now.
    pub async fn departure(&self, table: &Table, seat: Seat) -> Result<Departure, CommandError> {
        let player = table.seating().player(seat);
        let called_off = match player.filter(|_| table.can_call_off()) {
            Some(player) => {
                let since = self.matches.now() - CALLED_OFF_WINDOW;
                let of = Counted::CalledOffBy(player.user, since);
                self.matches.store().count(of).await?
            }
            None => 0,
        };
        Ok(table.departure(seat, called_off))
    }

    /// The command that enforces the deadline of a match.
    pub(crate) async fn deadline_command(&self, id: MatchId) -> Result<Command, CommandError> {
        let entry = self.matches.entry(id).await?;
        let table = self.matches.table(id).await?;
        let Some(seat) = table.to_act() else {
            return Ok(Command::Flag);
        };
        // A player with direct messages is known to be in the server: otherwise posting at the start of their
        // turn would have failed.
        let may_be_gone = !entry.messages().has_direct_message(seat);
        if may_be_gone && let Some(command) = self.deadline_command_if_left(&table, seat).await? {
            return Ok(command);
        }
        let player = table.seating().player(seat);
        let departure = self.departure(&table, seat).await?;
        Ok(match (player, departure) {
            (Some(player), Departure::CalledOff(_)) => Command::CallOff {
                user: player.user,
                reason: LeaveReason::Timeout,
            },
            _ => Command::Flag,
        })
    }

    /// Makes the player of a seat leave the match if they have left its server. Called when Discord has
    /// refused a direct message because they share no server with the bot.
    ///
    /// # Errors
    ///
    /// If Discord could not answer at present.
    pub(crate) async fn check_membership(
        &self,
        id: MatchId,
        seat: Seat,
    ) -> Result<(), DeliveryError> {
        let table = self.matches.table(id).await?;
        let Some((guild, user)) = member(&table, seat) else {
            return Ok(());
        };
        match self.platform.is_member(guild, user).await {
            Ok(false) => {}
            Err(error @ (DeliveryError::RateLimited(_) | DeliveryError::Other(_))) => {
                return Err(error);
            }
            // A refusal of the look-up says nothing about the player.
            Ok(true) | Err(_) => return Ok(()),
        }
        let command = self.leaving_command(&table, seat, user).await;
        match self.matches.command(id, command?).await {
            Ok(_) => {
                tracing::info!(%id, "a player has left the server");
                self.matches.present(id);
                Ok(())
            }
            // The match has changed meanwhile.
            Err(CommandError::Refused(_)) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Those who played a match, except for one person, and have left its server since. People about whom Discord does not
    /// answer in time are thought to be there.
    pub(crate) async fn departed_since(
        &self,
        table: &Table,
        except: Option<UserId>,
    ) -> BTreeSet<UserId> {
        let Some(guild) = table.settings().guild else {
            return BTreeSet::new();
        };
        let players = table.seating().players().map(|(_, player)| player.user);
        let players = players.filter(|&user| Some(user) != except && !user.is_pseudonym());
        let look_ups = players.map(|user| async move {
            let is_member = self.platform.is_member(guild, user);
            let is_member = tokio::time::timeout(LOOK_UP_TIMEOUT, is_member).await;
            matches!(is_member, Ok(Ok(false))).then_some(user)
        });
        let departed = join_all(look_ups).await;
        departed.into_iter().flatten().collect()
    }

    /// If the player of a seat has left the match's server, the command with which they leave the match. If
    /// the bot has, the command that pauses it.
    async fn deadline_command_if_left(
        &self,
        table: &Table,
        seat: Seat,
    ) -> Result<Option<Command>, CommandError> {
        let Some((guild, user)) = member(table, seat) else {
            return Ok(None);
        };
        let look_up = self.platform.is_member(guild, user);
        match tokio::time::timeout(LOOK_UP_TIMEOUT, look_up).await {
            Ok(Ok(false)) => {}
            // The bot is not in the server any more.
            Ok(Err(DeliveryError::ChannelLost)) => {
                let entry = self.matches.entry(table.id()).await?;
                let is_cut_off =
                    !entry.messages().has_direct_message(seat) && table.can_pause_for_channel();
                let pauses = table.channel_lost_at().is_none() || is_cut_off;
                return Ok(pauses.then_some(Command::RecordLostChannel { pauses }));
            }
            _ => return Ok(None),
        }
        let command = self.leaving_command(table, seat, user).await?;
        Ok(Some(command))
    }

    /// The command with which a player who has left the server leaves the match.
    async fn leaving_command(
        &self,
        table: &Table,
        seat: Seat,
        user: UserId,
    ) -> Result<Command, CommandError> {
        let departure = self.departure(table, seat).await?;
        Ok(match departure {
            Departure::CalledOff(_) => Command::CallOff {
                user,
                reason: LeaveReason::Left,
            },
            Departure::TakenOver | Departure::Lost | Departure::LostForCallingOff => {
                Command::LeaveServer(user)
            }
        })
    }
}

/// The match's server and the person of a seat, if the match is running and they have not left it.
fn member(table: &Table, seat: Seat) -> Option<(GuildId, UserId)> {
    let user = table.seating().player(seat)?.user;
    table.running()?;
    table.active_seat_of(user).ok()?;
    Some((table.settings().guild?, user))
}
