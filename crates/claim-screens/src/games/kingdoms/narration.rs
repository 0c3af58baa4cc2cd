//! Sentences about a match of Claim Kingdoms.

use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::{
    Awaiting, DrawOutcome, EndReason, PowerOutcome, PublicView, TurnSummary,
};

use super::space_name::space_name;
use super::{board, label};
use crate::i18n::Message;
use crate::i18n::keys::kingdoms as keys;
use crate::screen::model::Paragraph;
use crate::text::narrator::Narrator;
use crate::text::words;

/// Whose turn it is and what to do, or why the match is over.
pub(super) fn turn(narrator: Narrator, view: &PublicView) -> Option<String> {
    let who = |seat| narrator.who(seat);
    Some(narrator.say(&match view.awaiting {
        Awaiting::Place(seat) => keys::kingdoms_turn_place(who(seat)),
        Awaiting::Power { seat, faction } => keys::kingdoms_turn_power(faction.id(), who(seat)),
        Awaiting::Keep { seat, .. } => keys::kingdoms_turn_keep(who(seat)),
        Awaiting::Draw(seat) => keys::kingdoms_turn_draw(who(seat)),
        Awaiting::Over(EndReason::OutOfFigures) => keys::kingdoms_ended_figures(),
        Awaiting::Over(EndReason::OutOfCards) => keys::kingdoms_ended_cards(),
        Awaiting::Over(EndReason::OutOfSpaces) => keys::kingdoms_ended_spaces(),
        Awaiting::First | Awaiting::Deck | Awaiting::ShuffleSeer | Awaiting::ShuffleDisplay => {
            return None;
        }
    }))
}

/// What the power does that the reader can use now.
pub(super) fn why(narrator: Narrator, view: &PublicView) -> Option<String> {
    match view.awaiting {
        Awaiting::Power { seat, faction } if narrator.reader == Some(seat) => {
            Some(narrator.say(&keys::kingdoms_why_power(faction.id())))
        }
        _ => None,
    }
}

/// What has happened in this turn and in the one before.
pub(super) fn turns(narrator: Narrator, view: &PublicView) -> Vec<Paragraph> {
    let turns = [this_turn(narrator, view), last_turn(narrator, view)];
    turns.into_iter().flatten().collect()
}

/// What has happened so far in the current turn.
fn this_turn(narrator: Narrator, view: &PublicView) -> Option<Paragraph> {
    Some(Paragraph {
        heading: narrator.say(&keys::kingdoms_this_turn()),
        text: describe(narrator, view.turn.as_ref()?),
    })
}

/// What happened in the previous turn.
pub(super) fn last_turn(narrator: Narrator, view: &PublicView) -> Option<Paragraph> {
    Some(Paragraph {
        heading: narrator.say(&keys::kingdoms_last_turn()),
        text: describe(narrator, view.last.as_ref()?),
    })
}

/// Which card was placed last, if one was.
pub(super) fn latest(narrator: Narrator, view: &PublicView) -> Option<String> {
    let turn = view.turn.as_ref().or(view.last.as_ref())?;
    Some(narrator.say(&placed(narrator, turn)))
}

fn placed(narrator: Narrator, turn: &TurnSummary) -> Message {
    let card = board::card(narrator.locale, turn.card);
    keys::kingdoms_placed(card, narrator.who(turn.seat), space_name(turn.space))
}

fn describe(narrator: Narrator, turn: &TurnSummary) -> String {
    let copied = turn.copied.map(|(faction, space)| {
        let card = words::faction_one(narrator.locale, faction);
        keys::kingdoms_copied(card, space_name(space))
    });
    let reshuffled = turn
        .reshuffled
        .map(|faction| keys::kingdoms_reshuffled(faction.id()));
    let sentences = [placed(narrator, turn)]
        .into_iter()
        .chain(copied)
        .chain(power(narrator, turn))
        .chain(drew(narrator, turn.draw))
        .chain(reshuffled);
    let sentences: Vec<_> = sentences.map(|sentence| narrator.say(&sentence)).collect();
    sentences.join(" ")
}

/// What the power did.
fn power(narrator: Narrator, turn: &TurnSummary) -> Vec<Message> {
    let faction: Faction = turn.copied.map_or(turn.card, |(faction, _)| faction);
    vec![match turn.power {
        PowerOutcome::Pending => return Vec::new(),
        PowerOutcome::Unusable => keys::kingdoms_no_effect(faction.id()),
        PowerOutcome::Declined => keys::kingdoms_skipped(faction.id()),
        PowerOutcome::Scored(points) => {
            keys::kingdoms_scored(faction.id(), narrator.who(turn.seat), points)
        }
        PowerOutcome::ScoredLine(line, points) => {
            keys::kingdoms_scored_line(label::line_id(line), points)
        }
        PowerOutcome::SecondFigure(None) => keys::kingdoms_gnome(),
        PowerOutcome::SecondFigure(Some(space)) => keys::kingdoms_gnome_figure(space_name(space)),
        PowerOutcome::Swapped(space) => keys::kingdoms_swapped(space_name(space)),
        PowerOutcome::Removed(space, second) => {
            let spaces: Vec<_> = [Some(space), second].into_iter().flatten().collect();
            let names = spaces.iter().copied().map(space_name);
            keys::kingdoms_removed(spaces.len(), words::list(narrator.locale, names))
        }
        PowerOutcome::Flipped { space, figures } => {
            let back = [Seat::First, Seat::Second].into_iter();
            let back = back.filter(|&seat| figures[seat]);
            let back: Vec<_> = back.map(|seat| narrator.info.name(seat)).collect();
            let mut sentences = vec![keys::kingdoms_flipped(space_name(space))];
            if !back.is_empty() {
                let (count, back) = (back.len(), words::list(narrator.locale, back.into_iter()));
                sentences.push(keys::kingdoms_flipped_back(count, back));
            }
            return sentences;
        }
        PowerOutcome::Peeked(count) => keys::kingdoms_looked(count),
    }]
}

fn drew(narrator: Narrator, drew: DrawOutcome) -> Option<Message> {
    Some(match drew {
        DrawOutcome::Pending => return None,
        DrawOutcome::Nothing => keys::kingdoms_drew_nothing(),
        DrawOutcome::FromDisplay(card) => keys::kingdoms_drew(board::card(narrator.locale, card)),
        DrawOutcome::FromPile => keys::kingdoms_drew_unseen(),
        DrawOutcome::Kept { returned } => keys::kingdoms_kept(returned),
    })
}
