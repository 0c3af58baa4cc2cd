//! Heuristics for Claim Kingdoms: the action that is best at once, and a learned value between turns.

mod training;
mod value;

use claim_rules::Game;
use claim_rules::cards::{BySeat, Seat};
use claim_rules::kingdoms::{
    Action, Awaiting, Power, PublicView, Source, State, View, control_value,
};
use rand::Rng;

use super::heuristics::Heuristics;
pub use training::train_kingdoms;
pub(super) use value::VALUE_BYTES;

impl Heuristics for State {
    const CAN_LOOK_AHEAD: bool = true;

    fn learned_chances(&self) -> Option<BySeat<f32>> {
        value::chances(self)
    }

    /// Using a power is more daring than declining it, and a card is the more daring, the more figures of the opponent
    /// stand in its row and its column.
    fn daring(view: &View, action: Action) -> u8 {
        match action {
            Action::Place(_, space) => {
                let opponent = view.seat.next(2);
                let cards = view.public.board.cards();
                let in_line = cards.filter(|card| {
                    let is_in_line = card.space.x() == space.x() || card.space.y() == space.y();
                    is_in_line && card.figures[opponent]
                });
                u8::try_from(in_line.count()).unwrap_or(u8::MAX)
            }
            Action::Power(power) => u8::from(power != Power::None),
            Action::Keep(..) | Action::Draw(_) => 0,
        }
    }
}

/// How well a seat stands, in points.
pub(super) type Standing = fn(&PublicView, Seat) -> i32;

/// The seat's points without those for control.
pub(super) fn points(public: &PublicView, seat: Seat) -> i32 {
    public.points[seat].into()
}

/// How far the seat is ahead if the match were over now.
pub(super) fn point_margin(public: &PublicView, seat: Seat) -> i32 {
    let points = public.score().points;
    i32::from(points[seat]) - i32::from(points[seat.next(2)])
}

/// The action after which the seat stands best at once, the power of a placed card included; among equals a random
/// one. A card is drawn or kept for what controlling its faction is worth. `None` while the view's seat is not to
/// act.
pub(super) fn greedy_action(view: &View, standing: Standing, rng: &mut impl Rng) -> Option<Action> {
    let state = view.sample(rng);
    let tie_break = |_: &Action| rng.next_u32();
    let mut actions: Vec<_> = view.legal_actions().into_iter().collect();
    actions.sort_by_cached_key(tie_break);
    actions.into_iter().max_by_key(|&action| match action {
        Action::Draw(source) => i32::from(drawn_value(&view.public, source)),
        Action::Keep(one, other) => i32::from(control_value(one) + control_value(other)),
        Action::Place(..) | Action::Power(_) => best_standing(&state, view.seat, standing, action),
    })
}

/// The best standing that `seat` can reach with an action and the power that follows it.
fn best_standing(state: &State, seat: Seat, standing: Standing, action: Action) -> i32 {
    let mut after = *state;
    if after.play(action).is_err() {
        return i32::MIN;
    }
    match after.awaiting() {
        Awaiting::Power { .. } => {
            let powers = Game::legal_actions(&after).into_iter();
            let stands = powers.map(|power| best_standing(&after, seat, standing, power));
            stands.max().unwrap_or(i32::MIN)
        }
        _ => standing(after.public_view(), seat),
    }
}

/// What controlling the faction of a card of the display is worth; of an unseen card, less than any.
fn drawn_value(public: &PublicView, source: Source) -> u16 {
    public.displayed(source).map_or(0, control_value)
}
