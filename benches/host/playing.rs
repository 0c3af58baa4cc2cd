//! Matches that are played through a host without Discord.

use std::sync::atomic::{AtomicU64, Ordering};

use claim_ai::bots;
use claim_host::{CommandError, DeliveryError, Destination, Host, Messenger, Person, TableRequest};
use claim_rules::Setup;
use claim_screens::Screen;
use claim_table::ids::{ChannelId, GuildId, MessageId, UserId};
use claim_table::time_control::TimeControl;
use claim_table::{Command, Table};
use rand::rngs::ChaCha8Rng;

/// A messenger that does nothing and never fails.
#[derive(Default)]
pub(crate) struct NullMessenger {
    posted: AtomicU64,
}

impl Messenger for NullMessenger {
    async fn post(
        &self,
        _: Destination,
        _: &Screen,
        _: &str,
        _: bool,
    ) -> Result<(ChannelId, MessageId), DeliveryError> {
        let number = self.posted.fetch_add(1, Ordering::Relaxed);
        Ok((ChannelId(1), MessageId(number)))
    }

    fn link(&self, _: Option<GuildId>, channel: ChannelId, message: MessageId) -> String {
        format!("{channel}/{message}")
    }

    async fn edit(&self, _: ChannelId, _: MessageId, _: &Screen) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn edit_reply(&self, _: &str, _: &Screen) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn delete(&self, _: ChannelId, _: MessageId) -> Result<(), DeliveryError> {
        Ok(())
    }

    async fn is_answering(&self) -> bool {
        true
    }

    async fn is_member(&self, _: GuildId, _: UserId) -> Result<bool, DeliveryError> {
        Ok(true)
    }
}

/// A match between two people is opened, joined and started.
pub(crate) async fn start_match(
    host: &Host<NullMessenger>,
    setup: Setup,
    players: [u64; 2],
) -> anyhow::Result<Table> {
    let request = TableRequest {
        parent: None,
        guild: Some(GuildId(1)),
        channel: ChannelId(1),
        locale: "en-US".to_owned(),
        setup,
        invitations: Vec::new(),
        time_control: TimeControl::default(),
        best_of: 1,
        bots: Vec::new(),
        starts_if_full: false,
        tutorial: None,
        daily: None,
    };
    let person = |user| Person {
        user: UserId(user),
        name: format!("player {user}").into(),
        locale: "en-US".to_owned(),
    };
    let [first, second] = players.map(person);
    let starter = first.user;
    let table = accepted(host.tables().open_table(request, first).await)?;
    let join = Command::Join(second.into_player(String::new()), None);
    accepted(host.command(table.id(), join).await)?;
    let start = start(starter);
    accepted(host.command(table.id(), start).await)
}

/// A press of the Start button.
fn start(user: UserId) -> Command {
    Command::Start {
        user,
        entropy: Some(user.to_string()),
    }
}

/// A random legal action of the user to act.
pub(crate) fn next_command(table: &Table, rng: &mut ChaCha8Rng) -> Option<Command> {
    let seat = table.to_act()?;
    let view = table.dealt()?.state().view(seat);
    let player = table.seating().player(seat)?;
    Some(Command::Act {
        user: player.user,
        line: Some(table.line_count()),
        action: bots::random_action(&view, rng)?,
    })
}

/// The table after a command that must not be refused.
pub(crate) fn accepted(result: Result<Table, CommandError>) -> anyhow::Result<Table> {
    result.map_err(|error| anyhow::anyhow!("{error:?}"))
}
