//! Every play that was confirmed to a person is in the record, once, and every record is valid.

use claim_discord::component_id;
use claim_rules::cards::Faction;
use claim_rules::record::{self, Line, Replay, TimedLine};
use claim_screens::{FinishedPress, HandPress, Press, WatchPress};
use claim_table::Table;
use claim_table::ids::{MatchId, UserId};

use super::super::discord::{Interaction, Message};
use super::super::play::Play;
use super::super::simulator::Simulator;
use super::{above, action_of};

/// Checks the answer to an interaction: if it confirms a play, the play must be stored.
pub(super) fn check_answer(simulator: &Simulator, interaction: &Interaction, message: &Message) {
    // A refusal has a text above the rest.
    if !above(message).is_empty() {
        return;
    }
    let Some(play) = played(simulator, interaction, message) else {
        return;
    };
    if let Err(reason) = play.check(simulator) {
        let (what, user) = (&interaction.what, interaction.user);
        let violation = format_args!("{user} is told that they played {what}, but {reason}");
        simulator.trace.report_violation(violation);
    }
    simulator.add_play(play);
}

/// The play that an answer confirms, if any.
fn played(simulator: &Simulator, interaction: &Interaction, message: &Message) -> Option<Play> {
    let shown = message.controls();
    let is_about = |id: MatchId| shown.iter().any(|it| it.press().contains(&id.to_string()));
    let user = UserId(interaction.user);
    if let Some(Press::Hand(HandPress::Act {
        table,
        line,
        action,
    })) = component_id::decode(&interaction.what)
    {
        let stored = simulator.table(table)?;
        let seat = stored.seating().seat_of(user)?;
        return is_about(table).then_some(Play {
            id: table,
            line: Some(line),
            seat,
            action,
        });
    }
    let action = action_of(interaction.what.strip_prefix("/claim play ")?);
    // A card alone shows its spaces.
    if action.parse::<Faction>().is_ok() {
        return None;
    }
    // The answer is a hand, of a running or finished match. The question which match is meant has neither of
    // these buttons.
    let is_hand = |id: MatchId| {
        let presses = shown.iter();
        let mut presses = presses.filter_map(|it| component_id::decode(it.press()));
        presses.any(|it| {
            it == Press::Watch(WatchPress::Details(id))
                || it == Press::Finished(FinishedPress::Rematch(id))
        })
    };
    // The answer may also have a button for another match that waits for the person.
    let about = simulator.store.matches().into_iter();
    let about = about.filter(|&id| is_hand(id));
    let plays: Vec<_> = about
        .filter_map(|id| {
            Some(Play {
                id,
                line: None,
                seat: simulator.table(id)?.seating().seat_of(user)?,
                action: action.to_owned(),
            })
        })
        .collect();
    let stored = plays.iter().find(|play| play.check(simulator).is_ok());
    stored.or(plays.first()).cloned()
}

impl Play {
    /// Checks that the play is stored; the error says why it is not.
    fn check(&self, simulator: &Simulator) -> Result<(), String> {
        let table = simulator.table(self.id);
        let lines = table.map_or_else(Vec::new, |table| lines(simulator, &table));
        let is_it = |line: &TimedLine| match &line.line {
            Line::Action { seat, action, .. } => {
                *seat == self.seat && action.to_string() == self.action
            }
            _ => false,
        };
        match self.line {
            Some(number) => match lines.get(number as usize) {
                Some(line) if is_it(line) => Ok(()),
                Some(_) => Err(format!("line {number} is another one")),
                None => Err(format!("line {number} is not stored")),
            },
            None if lines.iter().any(is_it) => Ok(()),
            None => Err("it is not stored".to_owned()),
        }
    }
}

/// The lines of a match's record.
pub(super) fn lines(simulator: &Simulator, table: &Table) -> Vec<TimedLine> {
    let record = simulator.record(table.id());
    let lines = record.lines();
    let lines = lines.map_while(|line| TimedLine::parse(line, Some(table.game())).ok());
    lines.collect()
}

/// Checks that all records are valid, and that each confirmed play is in its record.
pub(crate) fn check_records(simulator: &Simulator) {
    for id in simulator.store.matches() {
        let Some((table, _)) = simulator.stored(id) else {
            simulator
                .trace
                .report_violation(format_args!("{id} cannot be read"));
            continue;
        };
        let times = lines(simulator, &table).into_iter().filter_map(|it| it.at);
        if !times.is_sorted() {
            let violation = format_args!("the times in the record of {id} run back");
            simulator.trace.report_violation(violation);
        }
        if let Err(error) = check_record(&table, &simulator.record(id)) {
            simulator
                .trace
                .report_violation(format_args!("the record of {id} is wrong: {error}"));
        }
    }
    for play in simulator.plays() {
        if let Err(reason) = play.check(simulator) {
            simulator
                .trace
                .report_violation(format_args!("{play:?} was answered, but {reason}"));
        }
    }
}

fn check_record(table: &Table, text: &str) -> Result<(), String> {
    if table.dealt().is_none() {
        return Ok(());
    }
    if table.is_over() {
        return record::check(text.as_bytes())
            .map(drop)
            .map_err(|error| error.to_string());
    }
    let replay = Replay::from_lines(text.lines());
    replay.map(drop).map_err(|error| error.to_string())
}
