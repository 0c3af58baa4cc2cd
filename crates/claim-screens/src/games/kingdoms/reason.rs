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
    let public = &view.public;
    match (action, better) {
        (Action::Place(card, space), Action::Place(other, instead)) => {
            let points = [(card, space), (other, instead)]
                .map(|(card, space)| points(public, view.seat, card, space));
            at_once(locale, view, [action, better], points)
                .or_else(|| left_space(locale, view, (card, space), (other, instead)))
        }
        (Action::Power(power), Action::Power(other)) => {
            let points = [power, other].map(|it| public.power_points(it).unwrap_or(0));
            at_once(locale, view, [action, better], points).or_else(|| {
                match [power, other].map(|it| it == Power::None) {
                    [true, false] => Some(keys::reason_power("used")),
                    [false, true] => Some(keys::reason_power("declined")),
                    _ => None,
                }
            })
        }
        (Action::Draw(source), Action::Draw(other)) => {
            let cards = [source, other].map(|it| public.displayed(it));
            of_next_turn(
                locale,
                view,
                "drawn",
                [cards[0].as_slice(), cards[1].as_slice()],
            )
            .or_else(|| left_card(locale, view, cards))
        }
        (Action::Keep(one, two), Action::Keep(three, four)) => {
            of_next_turn(locale, view, "kept", [&[one, two], &[three, four]])
        }
        _ => None,
    }
}

/// What the better action gains at once: points and control of factions, whichever counts more, or better figures.
fn at_once(
    locale: Locale,
    view: &View,
    actions: [Action; 2],
    [scored, possible]: [u8; 2],
) -> Option<Message> {
    let (control, message) = of_figures(locale, view, actions).unzip();
    let gained = i32::from(possible) - i32::from(scored);
    if gained > 0 && control.is_none_or(|it| it <= gained) {
        return Some(keys::reason_points(possible, scored));
    }
    message
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

/// How many points for control the better action gains, and in which faction most of them; if none, in which faction the
/// figures stand better. If a card is placed, the best use of its power follows.
fn of_figures(locale: Locale, view: &View, actions: [Action; 2]) -> Option<(i32, Message)> {
    let [after, better] = actions.map(|action| {
        // What the seat does not see plays no part in what everyone sees next.
        let mut state = view.sample(&mut Xoshiro256PlusPlus::seed_from_u64(0));
        state.play_unchecked(action);
        best_outcome(&state, view.seat)
    });
    let lead = |public: &PublicView, faction| lead(public.board.figures_on(faction), view.seat);
    // In points for control, then in figures, which count as much as their faction.
    let gain = |&faction: &Faction| {
        let value = i32::from(control_value(faction));
        let [before, after] = [&after, &better].map(|it| lead(it, faction));
        let control = after.signum() - before.signum();
        (value * control, value * (after - before))
    };
    let factions = view.public.setup.factions().iter();
    let gains = factions.clone().map(gain);
    let total = gains.fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    let &faction = factions
        .max_by_key(|it| gain(it))
        .filter(|_| total > (0, 0))?;
    let name = words::faction_many(locale, faction);
    let [now, after, better] = [&view.public, &after, &better].map(|it| lead(it, faction).signum());
    let message = match (now, after, better) {
        _ if after == better => keys::reason_figures(name),
        (1, _, 1) => keys::reason_lead("kept", name),
        (_, _, 1) => keys::reason_lead("taken", name),
        (-1, _, _) => keys::reason_lead("broken", name),
        _ => keys::reason_lead("given", name),
    };
    Some((total.0, message))
}

/// By how many figures a seat is ahead of its opponent.
fn lead(figures: BySeat<u8>, seat: Seat) -> i32 {
    i32::from(figures[seat]) - i32::from(figures[seat.next(2)])
}

/// What everyone sees after the use of the power, if one can be used, that is best for the seat if the match ends then.
fn best_outcome(state: &State, seat: Seat) -> PublicView {
    let ahead = |public: &PublicView| {
        let points = public.score().points;
        i32::from(points[seat]) - i32::from(points[seat.next(2)])
    };
    let uses = state.legal_actions().into_iter();
    let uses = uses
        .filter(|it| matches!(it, Action::Power(_)))
        .map(|action| {
            let mut after = *state;
            after.play_unchecked(action);
            best_outcome(&after, seat)
        });
    uses.max_by_key(ahead).unwrap_or(*state.public_view())
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

/// That the card left on display helps the opponent more than the one that was taken.
fn left_card(locale: Locale, view: &View, cards: [Option<Faction>; 2]) -> Option<Message> {
    let (public, opponent) = (&view.public, view.seat.next(2));
    let [taken, left] = cards;
    let left = left?;
    let most = |card| next_points(public, opponent, card);
    if most(left) > taken.map_or(0, most) {
        return Some(keys::reason_left_card(most(left)));
    }
    let leads = |card| gains_lead(public, opponent, card);
    let is_worse = leads(left) && !taken.is_some_and(leads);
    is_worse.then(|| keys::reason_left_lead(words::faction_many(locale, left)))
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
