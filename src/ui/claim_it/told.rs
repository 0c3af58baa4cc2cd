//! What happens in Claim It, in sentences.

use crate::i18n::keys::claim_it as keys;
use crate::i18n::{Locale, Message};
use crate::rules::claim_it::{
    Awaiting, Dice, Face, IllegalAction, Placed, PublicView, Spaces, Stone, TurnEnd,
};
use crate::ui::{Section, Teller, words};

use super::board::actor;

/// That the last round has begun, and who has its last turn.
pub(super) fn last_round(teller: Teller, view: &PublicView) -> Option<String> {
    let seat = view.last_round?;
    let is_over = view.awaiting == Awaiting::Nothing;
    (!is_over).then(|| teller.say(&keys::claim_it_last_round(teller.who(seat))))
}

/// The dice that wait to be used.
pub(super) fn dice(teller: Teller, view: &PublicView) -> Option<String> {
    match view.awaiting {
        Awaiting::Use { dice, .. } => Some(teller.say(&keys::claim_it_dice(numbers(dice)))),
        _ => None,
    }
}

/// Whose turn it is, and for what.
pub(super) fn turn(teller: Teller, view: &PublicView) -> Option<String> {
    Some(teller.say(&match view.awaiting {
        Awaiting::Roll { seat } => keys::claim_it_turn_roll(teller.who(seat)),
        Awaiting::Use { seat, .. } => keys::claim_it_turn_use(teller.who(seat)),
        Awaiting::Choice { seat } => keys::claim_it_turn_choice(teller.who(seat)),
        Awaiting::First | Awaiting::Dice { .. } | Awaiting::Nothing => return None,
    }))
}

/// What stopping now would bring.
pub(super) fn if_stopped(teller: Teller, view: &PublicView) -> String {
    let (gold, stones) = brought(&view.placed);
    teller.say(&keys::claim_it_if_stopped(gold, stones))
}

/// What is left to be put on the board.
pub(super) fn supply(teller: Teller, view: &PublicView) -> String {
    let is_left = |number: &Face| view.placed.claim_stones[*number].is_none();
    let claims = Face::ALL.into_iter().filter(is_left);
    let claims: Vec<_> = claims.map(|number| number.to_string()).collect();
    teller.say(&keys::claim_it_supply(
        view.supply.owner_stones,
        claims.join(" "),
    ))
}

/// The last roll of this turn and what was done with it.
pub(super) fn this_turn(teller: Teller, view: &PublicView) -> Option<Section> {
    let last = view.placed.last?;
    let who = teller.who(actor(view)?);
    let (dice, space) = (numbers(last.dice), last.space.to_string());
    let told = match last.stone {
        Stone::Claim(number) => keys::claim_it_used_claim(who, dice, space, number.number()),
        Stone::Owner => keys::claim_it_used_owner(who, dice, space),
    };
    Some(Section {
        heading: teller.say(&keys::claim_it_this_turn()),
        text: teller.say(&told),
    })
}

/// How the turn before this one ended.
pub(super) fn last_turn(teller: Teller, view: &PublicView) -> Option<Section> {
    let last = view.last_turn?;
    let who = teller.who(last.seat);
    let (gold, stones) = brought(&last.placed);
    let mut sentences = Vec::new();
    match last.end {
        TurnEnd::Bust(dice) if gold + stones == 0 => {
            sentences.push(keys::claim_it_bust_at_once(who, numbers(dice)));
        }
        TurnEnd::Bust(dice) => {
            let claims = last.placed.claim_stones.0.iter().flatten().count();
            sentences.push(keys::claim_it_bust(who, numbers(dice), claims, gold));
        }
        TurnEnd::Stop { taken } => {
            sentences.push(keys::claim_it_stopped(who, gold, stones));
            for seat in view.setup.seats().filter(|&seat| !taken[seat].is_empty()) {
                let spaces = spaces(teller.locale, taken[seat]);
                sentences.push(keys::claim_it_taken(teller.who(seat), spaces));
            }
        }
    }
    let sentences: Vec<_> = sentences.iter().map(|it| teller.say(it)).collect();
    Some(Section {
        heading: teller.say(&keys::claim_it_last_turn()),
        text: sentences.join(" "),
    })
}

/// How many gold claims a turn's stones are worth, and how many plain stones.
fn brought(placed: &Placed) -> (u8, u8) {
    let gold = placed.owner_stones;
    (gold.len(), (placed.promised - gold).len())
}

fn spaces(locale: Locale, spaces: Spaces) -> String {
    let spaces: Vec<_> = spaces.into_iter().map(|it| it.to_string()).collect();
    words::list(locale, spaces.into_iter())
}

fn numbers(Dice(dice): Dice) -> String {
    dice.map(|face| face.to_string()).join(" ")
}

/// Why the rules said no.
pub(super) fn refusal(locale: Locale, why: IllegalAction) -> String {
    let message: Message = match why {
        IllegalAction::NobodyToAct => keys::claim_it_refused_nobody(),
        IllegalAction::RollFirst => keys::claim_it_refused_roll_first(),
        IllegalAction::NothingToStop => keys::claim_it_refused_nothing_to_stop(),
        IllegalAction::UseExpected => keys::claim_it_refused_use_expected(),
        IllegalAction::NoSuchDice(space) => keys::claim_it_refused_dice(space.to_string()),
        IllegalAction::Gold(space) => keys::claim_it_refused_gold(space.to_string()),
        IllegalAction::HasOwnerStone(space) => keys::claim_it_refused_owner(space.to_string()),
        IllegalAction::ClaimStonePlaced(number) => keys::claim_it_refused_claim(number.number()),
        IllegalAction::NoStonesLeft => keys::claim_it_refused_no_stones(),
        IllegalAction::NoOwnerStonesLeft => keys::claim_it_refused_no_owners(),
    };
    locale.say(&message)
}
