//! People are shown only what they may know: they are offered only their own legal actions, at a line that is
//! stored, and no text names a card that they have never seen.

use std::sync::Arc;

use claim_discord::component_id;
use claim_rules::cards::Seat;
use claim_rules::record::Replay;
use claim_screens::{HandPress, Press};
use claim_table::Table;
use claim_table::ids::{MatchId, UserId};

use super::super::discord::{Interaction, Message};
use super::super::simulator::Simulator;
use super::{action_of, hidden_cards};

/// Checks a message that was just posted or changed.
pub(super) fn check_message(simulator: &Simulator, message: &Message) {
    let (readers, is_private) = {
        let world = simulator.world();
        let is_private = message.only_for.is_some() || world.direct_with(message.channel).is_some();
        (world.readers(message), is_private)
    };
    hidden_cards::check_texts(simulator, message, &readers);
    for control in message.controls() {
        let Some(Press::Hand(HandPress::Act {
            table,
            line,
            action,
        })) = component_id::decode(control.press())
        else {
            continue;
        };
        let offer = Offer {
            id: table,
            line,
            action: &action,
        };
        for &reader in &readers {
            offer.check(simulator, reader, is_private);
        }
    }
}

/// Checks the completions that were offered to a person.
pub(super) fn check_choices(simulator: &Simulator, interaction: &Interaction) {
    if interaction.choices.is_empty() {
        return;
    }
    let user = interaction.user;
    let mut seats = Vec::new();
    for id in simulator.store.matches() {
        let table = simulator.table(id).filter(|table| table.dealt().is_some());
        let seat = table
            .as_ref()
            .and_then(|table| table.seating().seat_of(UserId(user)));
        seats.extend(table.zip(seat));
    }
    for choice in &interaction.choices {
        // This choice only says why there is nothing to play.
        if choice == "-" {
            continue;
        }
        let action = action_of(choice);
        let is_now = |(table, seat): &(Arc<Table>, Seat)| {
            let legal = legal_actions(table, *seat);
            legal.iter().any(|it| begins_with(it, action))
        };
        // The choices may be outdated by now.
        let was_before =
            |(table, seat): &(Arc<Table>, Seat)| was_legal(simulator, table, *seat, action);
        if !seats.iter().any(is_now) && !seats.iter().any(was_before) {
            let violation = format_args!("{user} is offered {choice}, which they cannot play");
            simulator.trace.report_violation(violation);
        }
    }
}

/// Whether a completion is an action, or the card with which it begins: its spaces are completed next.
fn begins_with(action: &str, choice: &str) -> bool {
    action == choice || action.split(' ').nth(1) == Some(choice)
}

/// Whether an action was legal for a seat at any time of the match.
fn was_legal(simulator: &Simulator, table: &Table, seat: Seat, action: &str) -> bool {
    let record = simulator.record(table.id());
    let mut lines = record.lines();
    let Some(Ok(mut replay)) = lines.next().map(Replay::from_header) else {
        return false;
    };
    for line in lines {
        let legal = replay.state().view(seat).legal_actions();
        if legal.iter().any(|it| begins_with(&it.to_string(), action)) {
            return true;
        }
        let Ok(line) = replay.parse_line(line) else {
            return false;
        };
        if replay.step_timed(&line).is_err() {
            return false;
        }
    }
    false
}

/// An action that a message offers.
struct Offer<'a> {
    id: MatchId,
    line: u32,
    action: &'a str,
}

impl Offer<'_> {
    fn check(&self, simulator: &Simulator, reader: u64, is_private: bool) {
        let Self { id, line, action } = self;
        let Some(table) = simulator.table(*id) else {
            let violation = format_args!("{reader} is shown the match {id}, which is not stored");
            return simulator.trace.report_violation(violation);
        };
        if !is_private && !claim_screens::is_match_played_in_public(&table) {
            let violation = format_args!("everybody is shown what one person can play: {action}");
            return simulator.trace.report_violation(violation);
        }
        if *line > table.line_count() {
            let violation =
                format_args!("{reader} is shown line {line} of {id} before it is stored");
            return simulator.trace.report_violation(violation);
        }
        // Actions at earlier lines were checked while those lines were the last.
        if *line < table.line_count() || table.is_over() {
            return;
        }
        // Controls on the public message are for the player to act.
        let seat = if is_private {
            table.seating().seat_of(UserId(reader))
        } else {
            table.to_act()
        };
        let legal = seat.map_or_else(Vec::new, |seat| legal_actions(&table, seat));
        if !legal.iter().any(|it| it == action) {
            let violation =
                format_args!("{reader} is offered {action} in {id}, which they cannot play");
            simulator.trace.report_violation(violation);
        }
    }
}

/// The legal actions of a seat, according to its own view.
fn legal_actions(table: &Table, seat: Seat) -> Vec<String> {
    let view = table.running().map(|dealt| dealt.state().view(seat));
    let legal = view.map_or_else(Vec::new, |view| view.legal_actions());
    legal.iter().map(ToString::to_string).collect()
}
