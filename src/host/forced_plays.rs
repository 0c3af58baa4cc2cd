//! Forced plays: the only legal action of a person who wants it to be played for them. It is stored
//! together with the command before it, so that no message shows the state in between.

use claim_rules::record::Line;

use super::registry::Entry;
use super::{CommandError, Host, Messenger};
use crate::ids::MatchId;
use crate::settings::Setting;
use crate::store;
use crate::table::{Command, Table};
use crate::timestamp::Timestamp;

impl<M: Messenger> Host<M> {
    /// Plays on a copy of a table for as long as an action is forced, and returns the new lines of the
    /// record.
    pub(super) async fn play_forced(
        &self,
        next: &mut Table,
        now: Timestamp,
    ) -> Result<Vec<Line>, CommandError> {
        let mut lines = Vec::new();
        while let Some(command) = self.forced_play(next).await? {
            let (after, new) = next.execute(command, now)?;
            *next = after;
            lines.extend(new);
        }
        Ok(lines)
    }

    /// Plays what has become forced although no command was executed.
    pub(super) async fn play_newly_forced(
        &self,
        id: MatchId,
        entry: &Entry,
    ) -> Result<(), CommandError> {
        let mut table = entry.table.lock().await;
        let now = self.now();
        let mut next = table.clone();
        let lines = self.play_forced(&mut next, now).await?;
        if !lines.is_empty() {
            self.commit(&mut table, next, &lines, now).await?;
            self.present(id);
        }
        Ok(())
    }

    /// The command that plays for the person to act, if they want that and only one action is legal.
    /// Tutorials explain forced plays, too.
    async fn forced_play(&self, table: &Table) -> store::Result<Option<Command>> {
        let seat = table.to_act();
        let player = seat.and_then(|seat| table.seating().player(seat));
        let (Some(dealt), Some(player)) = (table.running(), player) else {
            return Ok(None);
        };
        if table.settings().is_tutorial {
            return Ok(None);
        }
        let [action] = dealt.state().legal_actions()[..] else {
            return Ok(None);
        };
        let settings = self.personal_settings(player.user).await?;
        Ok(settings.is_on(Setting::ForcedPlays).then(|| Command::Act {
            user: player.user,
            line: Some(dealt.line_count()),
            action,
        }))
    }
}
