//! What happens in Claim Kingdoms, in sentences.

use crate::cards::{Faction, Seat};
use crate::i18n::Message;
use crate::i18n::keys::kingdoms as keys;
use crate::rules::kingdoms::{Awaiting, Drew, Ended, PowerUsed, PublicView, TurnTaken};
use crate::ui::{Section, Teller, words};

use super::{board, label};

/// Whose turn it is, and for what; or why it is over.
pub(super) fn turn(teller: Teller, view: &PublicView) -> Option<String> {
    let who = |seat| teller.who(seat);
    Some(teller.say(&match view.awaiting {
        Awaiting::Place(seat) => keys::kingdoms_turn_place(who(seat)),
        Awaiting::Power { seat, faction } => keys::kingdoms_turn_power(who(seat), faction.id()),
        Awaiting::Keep { seat, .. } => keys::kingdoms_turn_keep(who(seat)),
        Awaiting::Draw(seat) => keys::kingdoms_turn_draw(who(seat)),
        Awaiting::Nothing(Ended::NoFigure) => keys::kingdoms_ended_figures(),
        Awaiting::Nothing(Ended::NoCard) => keys::kingdoms_ended_cards(),
        Awaiting::Nothing(Ended::NoSpace) => keys::kingdoms_ended_spaces(),
        Awaiting::First | Awaiting::Deck | Awaiting::ShuffleSeer | Awaiting::ShuffleDisplay => {
            return None;
        }
    }))
}

/// What has happened so far in the current turn.
pub(super) fn this_turn(teller: Teller, view: &PublicView) -> Option<Section> {
    Some(Section {
        heading: teller.say(&keys::kingdoms_this_turn()),
        text: told(teller, view.turn.as_ref()?),
    })
}

/// What happened in the turn before.
pub(super) fn last_turn(teller: Teller, view: &PublicView) -> Option<Section> {
    Some(Section {
        heading: teller.say(&keys::kingdoms_last_turn()),
        text: told(teller, view.last.as_ref()?),
    })
}

fn told(teller: Teller, turn: &TurnTaken) -> String {
    let card = board::card(teller.locale, turn.card);
    let laid = keys::kingdoms_laid(teller.who(turn.seat), card, turn.space.to_string());
    let copied = turn.copied.map(|(faction, space)| {
        let card = words::faction_one(teller.locale, faction);
        keys::kingdoms_copied(card, space.to_string())
    });
    let reshuffled = turn
        .reshuffled
        .map(|faction| keys::kingdoms_reshuffled(faction.id()));
    let sentences = [laid]
        .into_iter()
        .chain(copied)
        .chain(power(teller, turn))
        .chain(drew(teller, turn.drew))
        .chain(reshuffled);
    let sentences: Vec<_> = sentences.map(|sentence| teller.say(&sentence)).collect();
    sentences.join(" ")
}

/// What came of the power, and by which rule.
fn power(teller: Teller, turn: &TurnTaken) -> Vec<Message> {
    let faction: Faction = turn.copied.map_or(turn.card, |(faction, _)| faction);
    vec![match turn.power {
        PowerUsed::Undecided => return Vec::new(),
        PowerUsed::Useless => keys::kingdoms_useless(faction.id()),
        PowerUsed::Declined => keys::kingdoms_declined(faction.id()),
        PowerUsed::Scored(points) => keys::kingdoms_scored(faction.id(), points),
        PowerUsed::ScoredLine(line, points) => keys::kingdoms_scored_line(label::id(line), points),
        PowerUsed::Settled(None) => keys::kingdoms_settled(),
        PowerUsed::Settled(Some(space)) => keys::kingdoms_settled_figure(space.to_string()),
        PowerUsed::Swapped(space) => keys::kingdoms_swapped(space.to_string()),
        PowerUsed::Removed(space, second) => {
            let spaces: Vec<_> = [Some(space), second].into_iter().flatten().collect();
            let names = spaces.iter().map(ToString::to_string);
            keys::kingdoms_removed(words::list(teller.locale, names), spaces.len())
        }
        PowerUsed::Flipped { space, figures } => {
            let back = [Seat::First, Seat::Second].into_iter();
            let back = back.filter(|&seat| figures[seat]);
            let back: Vec<_> = back.map(|seat| teller.caption.name(seat)).collect();
            let mut sentences = vec![keys::kingdoms_flipped(space.to_string())];
            if !back.is_empty() {
                let back = words::list(teller.locale, back.into_iter());
                sentences.push(keys::kingdoms_flipped_back(back));
            }
            return sentences;
        }
        PowerUsed::Looked(count) => keys::kingdoms_looked(count),
    }]
}

fn drew(teller: Teller, drew: Drew) -> Option<Message> {
    Some(match drew {
        Drew::Undecided => return None,
        Drew::Nothing => keys::kingdoms_drew_nothing(),
        Drew::FromDisplay(card) => keys::kingdoms_drew(board::card(teller.locale, card)),
        Drew::FromPile => keys::kingdoms_drew_unseen(),
        Drew::Kept { returned } => keys::kingdoms_kept(returned),
    })
}
