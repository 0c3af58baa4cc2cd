//! Cards of the trick-taking games, as faces with value and emblem, hollow, or as backs.

use claim_rules::cards::Card;

use super::canvas::{Canvas, Rect};
use super::palette::Color;

/// The height of a card of width 1.
pub(super) const CARD_HEIGHT: f32 = 1.38;

/// The rectangle of a card with this centre and width.
pub(super) const fn card_at(x: f32, y: f32, width: f32) -> Rect {
    let height = width * CARD_HEIGHT;
    Rect::new(x - width / 2.0, y - height / 2.0, width, height)
}

impl Canvas {
    /// A card's face.
    pub(super) fn card(&mut self, card: Card, rect: Rect) {
        let faction = card.faction();
        self.card_in(Color::fill(faction), Color::ink(faction), card, rect);
    }

    /// A card's face without its colour: it cannot be played now.
    pub(super) fn hollow_card(&mut self, card: Card, rect: Rect) {
        self.card_in(Color::BACKGROUND, Color::DIM, card, rect);
    }

    fn card_in(&mut self, fill: Color, ink: Color, card: Card, rect: Rect) {
        self.card_ground(rect, fill, ink);
        let (x, _) = rect.center();
        let (width, height) = (rect.width, rect.height);
        let value = Rect::new(rect.x, rect.y + height * 0.05, width, height * 0.41);
        self.text_in(value, width * 0.6, ink, &card.value().to_string());
        let emblem = Rect::square(x, rect.y + height * 0.72, width * 0.58);
        self.emblem(card.faction(), emblem, ink);
    }

    /// A card's back.
    pub(super) fn card_back(&mut self, rect: Rect) {
        self.card_ground(rect, Color::BACK, Color::BACK_LINE);
        let inside = rect.inset(rect.width * 0.17);
        self.frame(
            inside,
            rect.width * 0.06,
            (rect.width * 0.05).max(3.0),
            Color::BACK_LINE,
        );
    }

    fn card_ground(&mut self, rect: Rect, fill: Color, ink: Color) {
        let radius = rect.width * 0.12;
        self.round(rect, radius, fill);
        self.frame(rect, radius, (rect.width * 0.045).max(3.0), ink);
    }
}
