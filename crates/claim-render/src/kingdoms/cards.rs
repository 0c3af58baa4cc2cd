//! What one player can place or draw: the own hand, and beside it pile and display; after a Seer,
//! the cards to choose from.

use claim_rules::cards::Faction;
use claim_rules::kingdoms::{Awaiting, View, control_value};

use crate::Picture;
use crate::canvas::{Canvas, Rect, WIDTH};
use crate::card::{CARD_HEIGHT, card_at};
use crate::palette::{Color, Contrast, Felt};

/// The height of the picture.
const HEIGHT: f32 = 234.0;

/// The width of a card, the distance between two, and how far what can be pressed is raised.
const CARD: f32 = 120.0;
const STEP: f32 = 134.0;
const RAISED: f32 = 16.0;

/// The widest hand.
const HAND: f32 = 290.0;

/// Draws a player's cards and the display. What can be pressed is raised.
#[must_use]
pub fn kingdoms_cards(view: &View, contrast: Contrast) -> Picture {
    let mut canvas = Canvas::new(Felt::Kingdoms, contrast, HEIGHT);
    let is_turn = view.public.to_act() == Some(view.seat);
    let awaiting = view.public.awaiting;
    let drawn: Vec<Faction> = view.own.drawn.into_iter().flatten().collect();
    let hand: Vec<Faction> = view.own.hand.iter().collect();
    let can_place = is_turn && matches!(awaiting, Awaiting::Place(_));
    let can_draw = is_turn && matches!(awaiting, Awaiting::Draw(_));
    let can_keep = is_turn && matches!(awaiting, Awaiting::Keep { .. });

    let rail = Rect::new(16.0, 16.0, HAND, HEIGHT - 24.0);
    canvas.round(rail, 20.0, Color::RAIL);
    let step = ((HAND - 34.0 - CARD) / hand.len().saturating_sub(1).max(1) as f32).min(STEP);
    for (&faction, index) in hand.iter().zip(0_u8..) {
        let x = rail.x + 18.0 + f32::from(index) * step;
        draw_card(&mut canvas, faction, x, can_place);
    }
    if can_keep {
        // Three cards, of which two are kept.
        for (&faction, index) in drawn.iter().zip(0_u8..) {
            let x = WIDTH - 20.0 - CARD - STEP * (drawn.len() as f32 - 1.0 - f32::from(index));
            draw_card(&mut canvas, faction, x, true);
        }
        return canvas.finish();
    }
    let pile = view.public.pile_size;
    if pile > 0 {
        let y = top(can_draw);
        for step in (0..usize::from(pile).min(3)).rev() {
            let offset = 4.0 * step as f32;
            canvas.card_back(card_at(318.0 + offset, y - offset, CARD));
        }
        let middle = (318.0 + 37.0, y + CARD * CARD_HEIGHT / 2.0);
        canvas.centered(middle, 46.0, Color::TEXT, &pile.to_string());
    }
    for (faction, index) in view.public.display.into_iter().zip(0_u8..) {
        if let Some(faction) = faction {
            draw_card(
                &mut canvas,
                faction,
                392.0 + f32::from(index) * STEP,
                can_draw,
            );
        }
    }
    canvas.finish()
}

/// The upper edge of a card.
const fn top(is_raised: bool) -> f32 {
    if is_raised { 42.0 - RAISED } else { 42.0 }
}

fn draw_card(canvas: &mut Canvas, faction: Faction, x: f32, is_raised: bool) {
    let number = control_value(faction) as u8;
    canvas.plain_card(faction, Some(number), card_at(x, top(is_raised), CARD));
}
