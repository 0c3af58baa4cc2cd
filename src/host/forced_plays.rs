//! Forced plays: the only legal action of a person who wants it to be played for them. It is executed
//! together with the command before it, so that no message shows the state in between.

use super::{Host, Messenger};
use crate::table::{Command, Table};

impl<M: Messenger> Host<M> {
    /// Plays for the person to act for as long as that is wanted and only one action is legal. If it
    /// fails, the person is asked.
    pub(super) async fn play_forced(&self, table: &mut Table) {
        loop {
            let played = match self.forced_play(table).await {
                Ok(Some(command)) => self.execute(table, command).await,
                Ok(None) => return,
                Err(error) => Err(error.into()),
            };
            if let Err(error) = played {
                tracing::error!(id = %table.id(), ?error, "a forced play failed");
                return;
            }
        }
    }

    /// The command that plays for the person to act, if that is wanted.
    async fn forced_play(&self, table: &Table) -> sqlx::Result<Option<Command>> {
        let seat = table.to_act();
        let player = seat.and_then(|seat| table.seating().player(seat));
        let (Some(dealt), Some(player)) = (table.running(), player) else {
            return Ok(None);
        };
        let [action] = dealt.state().legal_actions()[..] else {
            return Ok(None);
        };
        let settings = self.personal_settings(player.user).await?;
        Ok(settings.forced_plays.then(|| Command::Act {
            user: player.user,
            line: Some(dealt.line_count()),
            action,
        }))
    }
}
