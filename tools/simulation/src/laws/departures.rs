//! No match waits for a player who has left the server, and none remains without its channel once that is
//! back.

use claim_rules::cards::Seat;
use claim_store::SettingsStore;
use claim_table::desk::{MessageKind, MessageState, Placement};
use claim_table::settings::PersonalSetting;
use claim_table::timestamp::Timestamp;
use claim_table::{DealtMatch, Table};
use futures::FutureExt;

use super::super::disturbances::Disturbance;
use super::super::simulator::Simulator;
use super::plays::lines;

/// Checks that a match has noticed players who have left, and a channel that is back.
pub(super) fn check_departures(simulator: &Simulator, table: &Table, states: &[MessageState]) {
    let id = table.id();
    let is_lost = table.channel_lost_at().is_some();
    if is_lost && can_reach_channel(simulator, table) {
        let violation = format_args!("{id} has not found its channel, which is back");
        simulator.trace.report_violation(violation);
    }
    if !is_lost && waits_for_leaver(simulator, table, states) == Some(true) {
        let violation = format_args!("{id} waits for a player who has left the server");
        simulator.trace.report_violation(violation);
    }
}

/// Whether the bot can reach the channel of a match.
pub(super) fn can_reach_channel(simulator: &Simulator, table: &Table) -> bool {
    let channel = table.settings().channel;
    simulator.world().loss_of(channel.0).is_none()
}

/// Whether a player is not told of their turn because they have just acted, and still look at what shows them their turn.
pub(super) fn is_looking(table: &Table, states: &[MessageState], seat: Seat) -> bool {
    let is_shown = |kind| {
        let mut states = states.iter().filter(|it| it.kind == kind);
        states.any(|it| it.placement != Placement::None)
    };
    let is_public = claim_screens::is_match_played_in_public(table);
    let is_there = is_shown(MessageKind::Hand(seat)) || is_public && is_shown(MessageKind::Public);
    let dealt = table.running();
    is_there && dealt.is_some_and(DealtMatch::follows_own_action)
}

/// Whether the player to act left the server before their turn began, so that the refused message about the
/// turn must have revealed it. `None` if no such message was due.
fn waits_for_leaver(simulator: &Simulator, table: &Table, states: &[MessageState]) -> Option<bool> {
    let unclear = [Disturbance::ClockJumps, Disturbance::LostChannels];
    if table.is_direct() || unclear.into_iter().any(|kind| simulator.had(kind)) {
        return None;
    }
    let dealt = table.running()?;
    let seat = table.to_act().filter(|_| table.bot_to_act().is_none())?;
    let user = table.seating().player(seat)?.user;
    let settings = simulator.store.personal_settings(user).now_or_never()?;
    let is_told = dealt.needs_notification(seat) && !is_looking(table, states, seat);
    if !is_told || settings.ok()?.is_on(PersonalSetting::HandInChannel) {
        return None;
    }
    let left_at = simulator.world().people.get(&user.0)?.left_at?;
    let turn = lines(simulator, table);
    let turn = turn.get(dealt.turn_start().checked_sub(1)? as usize)?.at?;
    Some(Timestamp(i64::try_from(turn).ok()?) > left_at)
}
