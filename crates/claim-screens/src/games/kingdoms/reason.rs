//! Why another action would have been better: in points at once, control of factions, and what is left to the opponent.

use claim_rules::cards::{BySeat, Faction, Seat};
use claim_rules::kingdoms::{Action, Power, PublicView, Space, State, View, control_value};
use claim_table::locale::Locale;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::i18n::Message;
use crate::i18n::keys::analysis as keys;
use crate::text::words;

/// How many more points a space must offer to be worth telling.
const MIN_DIFFERENCE: u8 = 2;

/// The first reason that applies.
pub(super) fn reason(
    locale: Locale,
    view: &View,
    action: Action,
    better: Action,
) -> Option<Message> {
    match (action, better) {
        (Action::Place(card, space), Action::Place(other, instead)) => {
            at_once(locale, view, [action, better])
                .or_else(|| left_space(locale, view, (card, space), (other, instead)))
        }
        (Action::Power(power), Action::Power(other)) => at_once(locale, view, [action, better])
            .or_else(|| match [power, other].map(|it| it == Power::None) {
                [true, false] => Some(keys::reason_power("used")),
                [false, true] => Some(keys::reason_power("declined")),
                _ => None,
            }),
        (Action::Draw(source), Action::Draw(other)) => {
            let cards = [source, other].map(|it| view.public.displayed(it));
            let [card, other_card] = cards.each_ref().map(Option::as_slice);
            of_next_turn(locale, view, "drawn", [card, other_card])
        }
        (Action::Keep(one, two), Action::Keep(three, four)) => {
            of_next_turn(locale, view, "kept", [&[one, two], &[three, four]])
        }
        _ => None,
    }
}

/// What the better action gains at once: points, or control of a faction, whichever counts more, or better figures. If a card
/// is placed, the best use of its power follows.
fn at_once(locale: Locale, view: &View, actions: [Action; 2]) -> Option<Message> {
    let now = &view.public;
    let [after, better] = actions.map(|action| {
        // What the seat does not see plays no part in what everyone sees next.
        let mut state = view.sample(&mut Xoshiro256PlusPlus::seed_from_u64(0));
        state.play_unchecked(action);
        best_outcome(&state, view.seat)
    });
    let lead = |public: &PublicView, faction| lead(public.board.figures_on(faction), view.seat);
    // Points for control.
    let gain = |faction| {
        let [before, after] = [&after, &better].map(|it| lead(it, faction).signum());
        i32::from(control_value(faction)) * (after - before)
    };
    let factions = || now.setup.factions().iter().copied();
    let controlled: i32 = factions().map(gain).sum();
    let [scored, possible] =
        [&after, &better].map(|it| it.points[view.seat] - now.points[view.seat]);
    let gained = i32::from(possible) - i32::from(scored);
    if gained + controlled < 0 {
        return None;
    }
    if gained > 0 && gained >= controlled {
        return Some(keys::reason_points(possible, scored));
    }
    if controlled > 0 {
        let faction = factions().max_by_key(|&it| gain(it))?;
        let leads = [now, &after, &better].map(|it| lead(it, faction).signum());
        return change_of_lead(leads)
            .map(|change| keys::reason_lead(change, words::faction_many(locale, faction)));
    }
    let closer = |&faction: &Faction| lead(&better, faction) - lead(&after, faction);
    let faction = factions().max_by_key(closer).filter(|it| closer(it) > 0)?;
    let is_equal = gained == 0 && weight(&better, view.seat) > weight(&after, view.seat);
    is_equal.then(|| keys::reason_figures(words::faction_many(locale, faction)))
}

/// Who leads in a faction now, after the action, and after the better one: 1 is the seat itself, −1 its opponent.
fn change_of_lead(leads: [i32; 3]) -> Option<&'static str> {
    match leads {
        [1, _, 1] => Some("kept"),
        [_, _, 1] => Some("taken"),
        [-1, -1, _] => Some("broken"),
        [_, -1, _] => Some("given"),
        _ => None,
    }
}

/// The points that a card scores on a space.
fn points(public: &PublicView, seat: Seat, card: Faction, space: Space) -> u8 {
    match card {
        // With the figure that comes onto it.
        Faction::Goblin => 1 + public.board.figures_on(card)[seat],
        Faction::Gnome => 1,
        _ => public.board.points_on(space, card),
    }
}

/// By how many figures a seat is ahead of its opponent.
fn lead(figures: BySeat<u8>, seat: Seat) -> i32 {
    i32::from(figures[seat]) - i32::from(figures[seat.next(2)])
}

/// By how many figures a seat is ahead, each counted as much as the control of its faction.
fn weight(public: &PublicView, seat: Seat) -> i32 {
    let factions = public.setup.factions().iter();
    let weights =
        factions.map(|&it| i32::from(control_value(it)) * lead(public.board.figures_on(it), seat));
    weights.sum()
}

/// What everyone sees after the use of the power, if one can be used, that is best for the seat if the match ends then; among
/// equals, the one that scores most, then the one with the best figures.
fn best_outcome(state: &State, seat: Seat) -> PublicView {
    let worth = |public: &PublicView| {
        let points = public.score().points;
        let ahead = i32::from(points[seat]) - i32::from(points[seat.next(2)]);
        (ahead, public.points[seat], weight(public, seat))
    };
    let uses = state.legal_actions().into_iter();
    let uses = uses
        .filter(|it| matches!(it, Action::Power(_)))
        .map(|action| {
            let mut after = *state;
            after.play_unchecked(action);
            best_outcome(&after, seat)
        });
    uses.max_by_key(worth).unwrap_or(*state.public_view())
}

/// The most points that a card could score for a seat in its next turn, as far as everyone can see.
fn next_points(public: &PublicView, seat: Seat, card: Faction) -> u8 {
    let spaces = public.board.open_spaces().iter();
    let points = spaces.map(|&space| points(public, seat, card, space));
    points.max().unwrap_or(0)
}

/// Whether a figure on one more card of the faction brings a seat the lead in it.
fn gains_lead(public: &PublicView, seat: Seat, faction: Faction) -> bool {
    lead(public.board.figures_on(faction), seat) == 0
}

/// That the other cards promise more in the next turn: points, or a lead.
fn of_next_turn(
    locale: Locale,
    view: &View,
    got: &'static str,
    cards: [&[Faction]; 2],
) -> Option<Message> {
    let (public, seat) = (&view.public, view.seat);
    let most = |cards: &[Faction]| {
        let points = cards.iter().map(|&it| next_points(public, seat, it));
        points.max().unwrap_or(0)
    };
    let [now, more] = cards.map(most);
    if more > now {
        return Some(keys::reason_draw(got, more));
    }
    let leading = |cards: &[Faction]| {
        let leading = cards.iter().filter(|it| gains_lead(public, seat, **it));
        leading.copied().max_by_key(|&it| control_value(it))
    };
    let [now, other] = cards.map(leading);
    let other = other.filter(|_| now.is_none())?;
    Some(keys::reason_next_lead(
        got,
        words::faction_many(locale, other),
    ))
}

/// That this placement leaves the opponent a space which is worth more than after the other one.
fn left_space(
    locale: Locale,
    view: &View,
    placed: (Faction, Space),
    instead: (Faction, Space),
) -> Option<Message> {
    let (public, opponent) = (&view.public, view.seat.next(2));
    let factions = view.unseen().factions() | public.open_hand[opponent].factions();
    let most = |(card, space): (Faction, Space)| {
        let board = public.board.with_card(card, space);
        let worth = |faction| (board.max_points(faction), faction);
        factions.iter().map(worth).max_by_key(|&(points, _)| points)
    };
    let ((left, faction), (other, _)) = (most(placed)?, most(instead)?);
    (left >= other + MIN_DIFFERENCE)
        .then(|| keys::reason_left_space(words::faction_one(locale, faction), left))
}
