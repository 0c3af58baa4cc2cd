//! An open hand, whose cards overlap.

use super::Scene;
use super::layout::{Hand, RAISED};
use crate::canvas::{Canvas, WIDTH};
use crate::card::card_at;

/// The room for a hand, and the additional gap between two factions.
const ROOM: f32 = 760.0;
const FACTION_GAP: f32 = 10.0;

impl Scene<'_> {
    /// Later cards lie on earlier ones, of which the left edge with value and emblem is never
    /// covered.
    pub(super) fn draw_hand(&self, canvas: &mut Canvas, hand: &Hand) {
        let cards: Vec<_> = hand.cards.into_iter().collect();
        let changes = cards
            .windows(2)
            .filter(|it| it[0].faction() != it[1].faction());
        let gaps = FACTION_GAP * changes.count() as f32;
        let steps = cards.len().saturating_sub(1) as f32;
        let step = (hand.card + 12.0).min((ROOM - hand.card - gaps) / steps.max(1.0));
        let mut x = (WIDTH - (hand.card + gaps + step * steps)) / 2.0;
        let mut previous = None;
        for card in cards {
            if previous.is_some_and(|it| it != card.faction()) {
                x += FACTION_GAP;
            }
            previous = Some(card.faction());
            let is_off = hand.playable.is_some_and(|it| !it.contains(card));
            let lowered = if hand.has_raised && is_off {
                RAISED
            } else {
                0.0
            };
            canvas.card(card, card_at(x, hand.top + lowered, hand.card), is_off);
            x += step;
        }
        debug_assert!(self.players() == 2 || hand.seat == self.below);
    }
}
