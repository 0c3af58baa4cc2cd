//! Forced plays: if a person has switched this on, their only legal action is played automatically. It is
//! stored together with the command before it, so that no message shows the state in between.

use claim_rules::record::TimedLine;
use claim_table::ids::UserId;
use claim_table::settings::PersonalSetting;
use claim_table::timestamp::Timestamp;
use claim_table::{Command, Table};

use crate::{CommandError, People};

/// Plays forced actions on a copy of a table for as long as there are any, and returns the new lines of
/// the record.
pub(crate) async fn play_forced(
    people: &People,
    next: &mut Table,
    now: Timestamp,
) -> Result<Vec<TimedLine>, CommandError> {
    let mut lines = Vec::new();
    while let Some(command) = forced_play(people, next).await? {
        let (after, new) = next.execute(command, now)?;
        *next = after;
        lines.extend(new);
    }
    Ok(lines)
}

/// The command that plays for the person to act, if they have switched that on and have only one legal
/// action.
async fn forced_play(people: &People, table: &Table) -> claim_store::Result<Option<Command>> {
    let Some((user, command)) = only_play(table) else {
        return Ok(None);
    };
    let settings = people.personal_settings(user).await?;
    Ok(settings
        .is_on(PersonalSetting::ForcedPlays)
        .then_some(command))
}

/// The only legal play of the person to act. `None` in tutorials, which explain such plays, too; during a pause,
/// after which it is played; and while an offer waits for the person, because to play on would be an answer.
pub(super) fn only_play(table: &Table) -> Option<(UserId, Command)> {
    let dealt = table.running()?;
    let seat = dealt.to_act()?;
    let user = table.seating().player(seat)?.user;
    let is_asked = table.offer().is_some_and(|offer| offer.waits_for(seat));
    let is_held = is_asked || table.is_paused() || table.settings().is_tutorial;
    if is_held || table.bot_for(seat).is_some() {
        return None;
    }
    let [action] = dealt.state().legal_actions()[..] else {
        return None;
    };
    let line = Some(dealt.line_count());
    Some((user, Command::Act { user, line, action }))
}
