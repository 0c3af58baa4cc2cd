//! Cards and tiles of factions.

use claim_rules::cards::{Card, Faction};

use super::canvas::{Canvas, Look, Rect};
use super::icon::Icon;
use super::palette::Color;

/// The height of a card of width 1.
pub(super) const CARD_HEIGHT: f32 = 1.42;

/// The radius of a card's corners, as a share of its width.
pub(super) const CARD_RADIUS: f32 = 0.11;

/// The radius of a tile's corners, as a share of its side.
pub(super) const TILE_RADIUS: f32 = 0.19;

/// The rectangle of a card by its upper left corner and its width.
pub(super) const fn card_at(x: f32, y: f32, width: f32) -> Rect {
    Rect::new(x, y, width, width * CARD_HEIGHT)
}

/// Fill, large emblem, and ink of a faction's cards and tiles.
const fn colors(faction: Faction, look: Look) -> (Color, Color, Color) {
    match look {
        Look::Full => (
            Color::fill(faction),
            Color::tone(faction),
            Color::ink(faction),
        ),
        Look::Off => (
            Color::off(faction),
            Color::off_tone(faction),
            Color::OFF_INK,
        ),
        Look::Hollow => (Color::HOLLOW, Color::HOLLOW, Color::DIM),
    }
}

impl Canvas {
    /// A card's face. The left edge shows its value and a small emblem, so cards can overlap.
    pub(super) fn card(&mut self, card: Card, rect: Rect, is_off: bool) {
        let look = if is_off { Look::Off } else { Look::Full };
        let (faction, width) = (card.faction(), rect.width);
        self.cut(rect, width * CARD_RADIUS, |canvas| {
            let (_, _, ink) = colors(faction, look);
            let rect = Rect::new(0.0, 0.0, rect.width, rect.height);
            canvas.card_ground(faction, rect, look);
            let (top, high) = (0.085 * rect.height, 0.36 * rect.height);
            canvas.value(card.value(), (0.10 * width, top), high, ink);
            let below = top + high + 0.055 * rect.height;
            let emblem = Rect::new(0.075 * width, below, 0.30 * width, 0.30 * width);
            canvas.icon(Icon::Emblem(faction), emblem, ink);
        });
    }

    /// A card without a value: its emblem, and below it a number, if it has one.
    pub(super) fn plain_card(&mut self, faction: Faction, number: Option<u8>, rect: Rect) {
        let width = rect.width;
        self.cut(rect, width * CARD_RADIUS, |canvas| {
            let ink = Color::ink(faction);
            let rect = Rect::new(0.0, 0.0, rect.width, rect.height);
            canvas.card_ground(faction, rect, Look::Full);
            let side = width * 0.5;
            let emblem = Rect::new(0.10 * width, 0.085 * rect.height, side, side);
            canvas.icon(Icon::Emblem(faction), emblem, ink);
            if let Some(number) = number {
                let at = (0.11 * width, emblem.bottom() + 0.075 * rect.height);
                canvas.value(number, at, 0.225 * rect.height, ink);
            }
        });
    }

    /// The fill of a card, its large emblem, which the card's edge cuts, and its outline.
    fn card_ground(&mut self, faction: Faction, rect: Rect, look: Look) {
        let (fill, tone, ink) = colors(faction, look);
        let width = rect.width;
        self.block(rect, fill);
        if tone != fill && !self.is_high_contrast() {
            let side = 0.80 * width;
            let large = Rect::new(0.33 * width, rect.height - 0.77 * width, side, side);
            self.icon(Icon::Emblem(faction), large, tone);
        }
        let line = (0.034 * width).max(3.2);
        self.frame(rect, width * CARD_RADIUS, line, ink);
    }

    /// A card's back.
    pub(super) fn card_back(&mut self, rect: Rect) {
        let radius = rect.width * CARD_RADIUS;
        self.cut(rect, radius, |canvas| {
            let rect = Rect::new(0.0, 0.0, rect.width, rect.height);
            canvas.block(rect, Color::BACK);
            let line = (0.034 * rect.width).max(3.2);
            canvas.frame(rect, radius, line, Color::BACK_LINE);
        });
    }

    /// A faction's tile. `share` is the side of the emblem as a share of the tile's, `raised` is
    /// how far the emblem is above the middle, as a share of the same.
    pub(super) fn tile(
        &mut self,
        faction: Faction,
        square: Rect,
        look: Look,
        share: f32,
        raised: f32,
    ) {
        let side = square.width;
        self.cut(square, side * TILE_RADIUS, |canvas| {
            let (fill, _, ink) = colors(faction, look);
            let whole = Rect::new(0.0, 0.0, side, side);
            canvas.block(whole, fill);
            canvas.frame(whole, side * TILE_RADIUS, (side * 0.048).max(3.0), ink);
            let middle = side / 2.0;
            let emblem = Rect::square(middle, middle - raised * side, side * share);
            canvas.icon(Icon::Emblem(faction), emblem, ink);
        });
    }

    /// A card of a board that lies face down.
    pub(super) fn face_down(&mut self, square: Rect) {
        let side = square.width;
        self.cut(square, side * TILE_RADIUS, |canvas| {
            let whole = Rect::new(0.0, 0.0, side, side);
            canvas.block(whole, Color::BACK);
            canvas.bars(whole.inset(side * 0.06), Color::DIM);
            canvas.frame(
                whole,
                side * TILE_RADIUS,
                (side * 0.048).max(3.0),
                Color::DIM,
            );
        });
    }

    /// A hidden card, as a small square.
    pub(super) fn hidden_tile(&mut self, square: Rect) {
        let side = square.width;
        self.round(square, side * TILE_RADIUS, Color::BACK);
        self.frame(square, side * TILE_RADIUS, 3.0, Color::BACK_LINE);
        self.icon(Icon::Hidden, square.inset(side * 0.28), Color::BACK_LINE);
    }
}
