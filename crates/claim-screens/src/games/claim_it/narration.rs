//! Sentences about a match of Claim It.

use claim_rules::cards::SeatSet;
use claim_rules::claim_it::{
    Awaiting, Dice, Face, IllegalAction, Placed, PublicView, Space, Spaces, Stone, TurnEnd,
};
use claim_table::locale::Locale;

use super::board::{self, actor};
use super::space_name::space_name;
use crate::games::margin;
use crate::i18n::keys::claim_it as keys;
use crate::i18n::{Message, Translate};
use crate::screen::model::Paragraph;
use crate::text::narrator::Narrator;

/// The last round, once it has begun, and who leads by how much.
pub(super) fn small(narrator: Narrator, view: &PublicView) -> Vec<String> {
    let groups = narrator.standing(|seat| view.standing(seat).group.into());
    let groups = groups.map(|groups| narrator.say(&keys::claim_it_now(groups)));
    last_round(narrator, view)
        .into_iter()
        .chain(groups)
        .collect()
}

/// A line about the last round, once it has begun: who has the last turn.
fn last_round(narrator: Narrator, view: &PublicView) -> Option<String> {
    let seat = view.last_round?;
    let is_over = view.awaiting == Awaiting::Over;
    (!is_over).then(|| narrator.say(&keys::claim_it_last_round(narrator.who(seat))))
}

/// The dice of the current roll.
pub(super) fn dice(narrator: Narrator, view: &PublicView) -> Option<String> {
    match view.awaiting {
        Awaiting::Use { dice, .. } => Some(narrator.say(&keys::claim_it_dice(numbers(dice)))),
        _ => None,
    }
}

/// Whose turn it is and what to do.
pub(super) fn turn(narrator: Narrator, view: &PublicView) -> Option<String> {
    Some(narrator.say(&match view.awaiting {
        Awaiting::Roll { seat } => keys::claim_it_turn_roll(narrator.who(seat)),
        Awaiting::Use { seat, .. } => keys::claim_it_turn_use(narrator.who(seat)),
        Awaiting::Choice { seat } => keys::claim_it_turn_choice(narrator.who(seat)),
        Awaiting::First | Awaiting::Dice { .. } | Awaiting::Over => return None,
    }))
}

/// What stopping now would gain, if the player can stop.
pub(super) fn if_stopped(narrator: Narrator, view: &PublicView) -> Option<String> {
    let can_stop = matches!(view.awaiting, Awaiting::Choice { .. });
    can_stop.then(|| {
        let (gold, stones) = gain(&view.placed);
        narrator.say(&keys::claim_it_if_stopped(gold, stones))
    })
}

/// What the dice can be used for, one line per stone.
pub(super) fn uses(narrator: Narrator, view: &PublicView) -> Vec<String> {
    if !matches!(view.awaiting, Awaiting::Use { .. }) {
        return Vec::new();
    }
    let stones = Face::ALL
        .map(Stone::Claim)
        .into_iter()
        .chain([Stone::Owner]);
    stones
        .filter_map(|it| uses_of(narrator, view, it))
        .collect()
}

/// The spaces for which the dice can be used with this stone.
fn uses_of(narrator: Narrator, view: &PublicView, stone: Stone) -> Option<String> {
    let is_usable = |&space: &Space| view.stone_for(space) == Some(stone);
    let spaces = Spaces::BOARD.into_iter().filter(is_usable);
    let spaces = spaces.map(|space| board::space_with_owner(narrator, view, space));
    let spaces = spaces.collect::<Vec<_>>().join(" · ");
    let line = match stone {
        Stone::Claim(number) => keys::claim_it_use_claim(number.number(), &*spaces),
        Stone::Owner => keys::claim_it_use_owner(&*spaces),
    };
    (!spaces.is_empty()).then(|| narrator.say(&line))
}

/// The stones left in the supply.
pub(super) fn supply(narrator: Narrator, view: &PublicView) -> String {
    let is_left = |number: &Face| view.placed.claim_stones[*number].is_none();
    let claims = Face::ALL.into_iter().filter(is_left);
    let claims: Vec<_> = claims.map(|number| number.to_string()).collect();
    narrator.say(&keys::claim_it_supply(
        claims.join(" "),
        claims.len(),
        view.supply.owner_stones,
    ))
}

/// What has happened in this turn and in the one before.
pub(super) fn turns(narrator: Narrator, view: &PublicView) -> Vec<Paragraph> {
    let turns = [this_turn(narrator, view), last_turn(narrator, view)];
    turns.into_iter().flatten().collect()
}

/// The last roll of this turn and where its stone went.
fn this_turn(narrator: Narrator, view: &PublicView) -> Option<Paragraph> {
    let last = view.placed.last?;
    let who = narrator.who(actor(view)?);
    let (dice, space) = (numbers(last.dice), space_name(narrator.locale, last.space));
    let message = match last.stone {
        Stone::Claim(number) => keys::claim_it_used_claim(dice, number.number(), who, space),
        Stone::Owner => keys::claim_it_used_owner(dice, who, space),
    };
    Some(Paragraph {
        heading: narrator.say(&keys::claim_it_this_turn()),
        text: narrator.say(&message),
    })
}

/// How the turn before this one ended.
pub(super) fn last_turn(narrator: Narrator, view: &PublicView) -> Option<Paragraph> {
    let last = view.last_turn?;
    let who = narrator.who(last.seat);
    let (gold, stones) = gain(&last.placed);
    let mut sentences = Vec::new();
    match last.end {
        TurnEnd::Bust(dice) if gold + stones == 0 => {
            sentences.push(keys::claim_it_bust_at_once(numbers(dice), who));
        }
        TurnEnd::Bust(dice) => {
            let placed = placed(narrator.locale, &last.placed);
            sentences.push(keys::claim_it_bust(numbers(dice), who, placed));
        }
        TurnEnd::Stop { taken } => {
            let placed = placed(narrator.locale, &last.placed);
            sentences.push(keys::claim_it_turn_placed(who.clone(), placed));
            sentences.push(keys::claim_it_stopped(gold, who, stones));
            for seat in view.setup.seats().filter(|&seat| !taken[seat].is_empty()) {
                let spaces = spaces(narrator.locale, taken[seat]);
                sentences.push(keys::claim_it_lost_spaces(narrator.who(seat), spaces));
            }
        }
    }
    let sentences: Vec<_> = sentences.iter().map(|it| narrator.say(it)).collect();
    Some(Paragraph {
        heading: narrator.say(&keys::claim_it_last_turn()),
        text: sentences.join(" "),
    })
}

/// How the last turn ended, in short.
pub(super) fn latest(narrator: Narrator, view: &PublicView) -> Option<String> {
    let last = view.last_turn?;
    let who = narrator.who(last.seat);
    Some(narrator.say(&match last.end {
        TurnEnd::Bust(_) => keys::claim_it_told_bust(who),
        TurnEnd::Stop { .. } => {
            let (gold, stones) = gain(&last.placed);
            keys::claim_it_stopped(gold, who, stones)
        }
    }))
}

/// How close a finished match was: what was missing where it was decided.
pub(super) fn close(narrator: Narrator, view: &PublicView, winners: SeatSet) -> Option<String> {
    let (winner, loser) = margin::compared(narrator, winners, |seat| view.standing(seat))?;
    let (best, other) = (view.standing(winner), view.standing(loser));
    let missing = [
        ("group", best.group.saturating_sub(other.group)),
        ("gold", best.gold.saturating_sub(other.gold)),
        ("spaces", best.spaces.saturating_sub(other.spaces)),
    ];
    let (what, count) = missing.into_iter().find(|&(_, count)| count > 0)?;
    let who = margin::who(narrator, loser);
    Some(narrator.say(&keys::claim_it_close(count, who, what)))
}

/// Where the stones of a turn were placed.
fn placed(locale: Locale, placed: &Placed) -> String {
    let plain = (placed.claimed - placed.owner_stones).into_iter();
    let plain = plain.map(|space| space_name(locale, space));
    let gold = placed.owner_stones.into_iter();
    let gold = gold.map(|space| locale.say(&keys::claim_it_space_gold(space_name(locale, space))));
    plain.chain(gold).collect::<Vec<_>>().join(" · ")
}

/// The gold claims and the plain stones that a turn gains.
fn gain(placed: &Placed) -> (u8, u8) {
    let gold = placed.owner_stones;
    (gold.len(), (placed.claimed - gold).len())
}

/// Spaces in words, which contain commas.
fn spaces(locale: Locale, spaces: Spaces) -> String {
    let spaces: Vec<_> = spaces
        .into_iter()
        .map(|it| space_name(locale, it))
        .collect();
    spaces.join(" · ")
}

fn numbers(Dice(dice): Dice) -> String {
    dice.map(|face| face.to_string()).join(" ")
}

/// Why the rules refused an action.
pub(super) fn refusal(locale: Locale, why: IllegalAction) -> String {
    let name = |space| space_name(locale, space);
    let message: Message = match why {
        IllegalAction::NoActionDue => keys::claim_it_refused_no_turn(),
        IllegalAction::RollFirst => keys::claim_it_refused_roll_first(),
        IllegalAction::NothingToKeep => keys::claim_it_refused_nothing_to_stop(),
        IllegalAction::UseExpected => keys::claim_it_refused_use_expected(),
        IllegalAction::NotRolled(space) => keys::claim_it_refused_dice(name(space)),
        IllegalAction::GoldClaim(space) => keys::claim_it_refused_gold(name(space)),
        IllegalAction::HasOwnerStone(space) => keys::claim_it_refused_owner(name(space)),
        IllegalAction::ClaimStonePlaced(number) => keys::claim_it_refused_claim(number.number()),
        IllegalAction::NoStonesLeft => keys::claim_it_refused_no_stones(),
        IllegalAction::NoOwnerStonesLeft => keys::claim_it_refused_no_owners(),
    };
    locale.say(&message)
}
