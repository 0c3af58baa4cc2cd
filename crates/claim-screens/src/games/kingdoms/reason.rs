//! Why another action would have been better: in points at once, control of factions, and what is left to the opponent.

use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::{Action, Power, PublicView, Source, Space, View};
use claim_table::locale::Locale;

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
            more_points(points)
                .or_else(|| lead(locale, view, card, other))
                .or_else(|| left_space(locale, view, (card, space), (other, instead)))
        }
        (Action::Power(power), Action::Power(better)) => {
            let points = [power, better].map(|it| public.power_points(it).unwrap_or(0));
            more_points(points).or_else(|| {
                let is_unused = power == Power::None && better != Power::None;
                is_unused.then(keys::reason_power)
            })
        }
        (Action::Draw(source), Action::Draw(better)) => {
            let points = [source, better].map(|it| next_points(public, view.seat, it));
            let [now, more] = points;
            (more > now).then(|| keys::reason_draw(more))
        }
        _ => None,
    }
}

/// That more points could be had at once.
fn more_points([scored, possible]: [u8; 2]) -> Option<Message> {
    (possible > scored).then(|| keys::reason_points(possible, scored))
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

/// The most points that a card from the display could score in the next turn, as far as everyone can see.
fn next_points(public: &PublicView, seat: Seat, source: Source) -> u8 {
    let Some(card) = public.displayed(source) else {
        return 0;
    };
    let spaces = public.board.open_spaces().iter();
    let points = spaces.map(|&space| points(public, seat, card, space));
    points.max().unwrap_or(0)
}

/// That the other card would have brought the lead in its faction, and this one does not.
fn lead(locale: Locale, view: &View, card: Faction, other: Faction) -> Option<Message> {
    let gains_lead = |faction: Faction| {
        let figures = view.public.board.figures_on(faction);
        let (own, opponent) = (figures[view.seat], figures[view.seat.next(2)]);
        own <= opponent && own + 1 > opponent
    };
    let is_missed = gains_lead(other) && !gains_lead(card);
    is_missed.then(|| keys::reason_lead(words::faction_many(locale, other)))
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
