//! No player leaves a match, and no match ends early, unless the people who may decide that have done so.

use claim_rules::cards::Seat;
use claim_rules::record::{Ending, LeaveReason, Line, TimedLine};
use claim_table::ids::MatchId;
use claim_table::rating::Finish;
use claim_table::{EarlyEnd, Table};

use super::super::discord::MODERATORS;
use super::super::simulator::Simulator;
use super::super::weights::DELETE_DATA;

/// Checks how a match has ended, and who has left it.
pub(super) fn check_endings(simulator: &Simulator, table: &Table, lines: &[TimedLine]) {
    let id = table.id();
    if has_ended_by_event(simulator, table) {
        return;
    }
    let mut left = Vec::new();
    for line in lines {
        if let Line::Leaves { seat, reason } = line.line {
            left.push((seat, reason));
        }
    }
    let asked: Vec<_> = left.iter().map(|(seat, _)| *seat).collect();
    let mut resigned = left;
    match table.early_end() {
        Some(EarlyEnd::Left(seat, reason)) => resigned.push((seat, reason)),
        Some(EarlyEnd::Agreed) => {
            let people = table.seating().players().map(|(seat, _)| seat);
            let presses = [format!("offer:{id}:"), format!("accept-offer:{id}:")];
            for seat in people.filter(|seat| !asked.contains(seat)) {
                if !has_pressed(simulator, table, seat, &presses) {
                    let violation =
                        format_args!("{id} ends by agreement, to which {seat} has not agreed");
                    simulator.trace.report_violation(violation);
                }
            }
        }
        Some(EarlyEnd::Stopped) => {
            let stops = [format!("stop:{id}")];
            let has_stopped = |person| presses_of(simulator, person, &stops);
            if !MODERATORS.into_iter().any(has_stopped) {
                let violation = format_args!("{id} is stopped, but not by a moderator");
                simulator.trace.report_violation(violation);
            }
        }
        None => {}
    }
    let presses = [
        format!("resign:{id}"),
        format!("call-off:{id}"),
        format!("restart-tutorial:{id}:"),
        // A real match ends its tutorial.
        format!("rematch:{id}"),
        DELETE_DATA.to_owned(),
    ];
    for (seat, reason) in resigned {
        if reason == LeaveReason::Resigned && !has_pressed(simulator, table, seat, &presses) {
            let violation =
                format_args!("{seat} of {id} has not resigned, but counts as having left");
            simulator.trace.report_violation(violation);
        }
        if reason == LeaveReason::Left && has_stayed(simulator, table, seat) {
            let violation = format_args!("{seat} of {id} has not left the server, but the match");
            simulator.trace.report_violation(violation);
        }
        let ending = table.dealt().and_then(|dealt| dealt.ending());
        // All seats share an agreed draw in the record, but not in the ratings.
        let has_won = ending.is_some_and(|ending| {
            !matches!(ending, Ending::Drawn { .. }) && ending.winners().contains(&seat)
        });
        let mut finishes = table.finishes().into_iter();
        if has_won || finishes.any(|(it, finish)| it == seat && finish != Finish::Left) {
            let violation = format_args!("{seat} has left {id}, and has won it");
            simulator.trace.report_violation(violation);
        }
    }
}

/// Whether a match has ended early because its event wanted that: a player has withdrawn, or a person who may has ruled, or
/// ended the event.
fn has_ended_by_event(simulator: &Simulator, table: &Table) -> bool {
    /// What withdraws a player, or rules.
    const DECISIONS: [&str; 4] = [
        "leave-event:",
        "remove-from-event:",
        "ruling:",
        "end-event:",
    ];
    let is_decided = matches!(
        table.early_end(),
        Some(EarlyEnd::Stopped | EarlyEnd::Left(_, LeaveReason::Resigned))
    );
    table.settings().event.is_some() && is_decided && any_press_says(simulator, &DECISIONS)
}

/// Whether the player of a seat has used a control whose id begins with one of `presses`. Assumed for a
/// person who has had their data deleted, because it is not known.
fn has_pressed(simulator: &Simulator, table: &Table, seat: Seat, presses: &[String]) -> bool {
    let player = table.seating().player(seat);
    player.is_some_and(|player| {
        let is_known = simulator.world().people.contains_key(&player.user.0);
        !is_known || presses_of(simulator, player.user.0, presses)
    })
}

/// Whether the player of a seat has been in the server all the time. Not assumed for a person who has had
/// their data deleted, because it is not known.
fn has_stayed(simulator: &Simulator, table: &Table, seat: Seat) -> bool {
    let user = table.seating().player(seat).map(|player| player.user.0);
    let world = simulator.world();
    let account = user.and_then(|user| world.people.get(&user));
    account.is_some_and(|account| !account.has_left)
}

/// Whether a person has used a control whose id begins with one of `presses`.
pub(super) fn presses_of(simulator: &Simulator, user: u64, presses: &[String]) -> bool {
    let world = simulator.world();
    let mut own = world.interactions.values().filter(|it| it.user == user);
    own.any(|it| presses.iter().any(|press| it.what.starts_with(press)))
}

/// Whether any person has used a control whose id begins with one of these words.
pub(super) fn any_press_says(simulator: &Simulator, words: &[&str]) -> bool {
    let world = simulator.world();
    let mut used = world.interactions.values();
    used.any(|it| words.iter().any(|word| it.what.starts_with(word)))
}

/// Whether any person has used a control of a match whose id begins with one of these words.
pub(super) fn any_press_used(simulator: &Simulator, id: MatchId, words: &[&str]) -> bool {
    let world = simulator.world();
    let mut used = world.interactions.values().map(|it| it.what.as_str());
    used.any(|what| {
        words
            .iter()
            .any(|word| what.starts_with(&format!("{word}:{id}")))
    })
}
