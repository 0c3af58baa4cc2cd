//! A table that waits for players: the deck or the dice, and the seats.

use claim_rules::cards::{FactionSet, Seat};
use claim_rules::claim_it::Face;
use claim_rules::{GameKind, Setup};

use super::Picture;
use super::canvas::{Align, Canvas, MARGIN, Rect, WIDTH};
use super::card::card_at;
use super::claim_it::pips_of;
use super::icon::Icon;
use super::palette::{Color, Contrast, Felt};
use super::parts::letter;
use super::text::CAPITAL_HEIGHT;

/// A seat of a table that waits for players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbySeat<'a> {
    /// This player sits there.
    Taken(&'a str),
    /// It is kept for this player, who has been invited.
    Reserved(&'a str),
    /// Anyone may sit there.
    Free,
}

/// The width of a card, the distance between two, and the heights of the bands with cards and dice.
const CARD: f32 = 96.0;
const STEP: f32 = 86.0;
const CARDS: f32 = 196.0;
const DICE: f32 = 142.0;

/// The height of a seat, and the gap between two.
const SEAT: f32 = 84.0;
const GAP: f32 = 14.0;

/// Draws a table that waits for players. `seats` are those of the setup, in order.
#[must_use]
pub fn lobby(setup: &Setup, seats: &[LobbySeat<'_>], contrast: Contrast) -> Picture {
    let felt = match setup.kind() {
        GameKind::ClaimIt => Felt::ClaimIt,
        GameKind::Kingdoms => Felt::Kingdoms,
        _ => Felt::Claim,
    };
    let factions = setup.factions();
    let band = if factions.is_empty() { DICE } else { CARDS };
    let seats: Vec<_> = Seat::ALL.into_iter().zip(seats).collect();
    let columns = if matches!(seats.len(), 3 | 5) { 3 } else { 2 };
    let rows = seats.len().div_ceil(columns) as f32;
    let height = band + 20.0 + rows * (SEAT + GAP) - GAP + 20.0;
    let mut canvas = Canvas::new(felt, contrast, height);
    if factions.is_empty() {
        draw_dice(&mut canvas);
    } else {
        draw_deck(&mut canvas, factions);
    }
    canvas.block(Rect::new(0.0, band, WIDTH, height - band), Color::RAIL);
    let width = (WIDTH - 2.0 * MARGIN - GAP * (columns - 1) as f32) / columns as f32;
    for (row, seats) in seats.chunks(columns).enumerate() {
        let whole = seats.len() as f32 * (width + GAP) - GAP;
        let y = band + 20.0 + row as f32 * (SEAT + GAP);
        for (column, &(seat, state)) in seats.iter().enumerate() {
            let x = (WIDTH - whole) / 2.0 + column as f32 * (width + GAP);
            let rect = Rect::new(x, y, width, SEAT);
            draw_seat(&mut canvas, (seat, setup.side(seat)), *state, rect);
        }
    }
    canvas.finish()
}

/// The deck as a fan.
fn draw_deck(canvas: &mut Canvas, factions: FactionSet) {
    let middle = (f32::from(factions.len()) - 1.0) / 2.0;
    let step = STEP.min((WIDTH - 60.0 - CARD) / (2.0 * middle).max(1.0));
    for (faction, index) in factions.into_iter().zip(0_u8..) {
        let from_middle = f32::from(index) - middle;
        let x = WIDTH / 2.0 + from_middle * step - CARD / 2.0;
        let rect = card_at(x, 26.0 + 2.4 * from_middle * from_middle, CARD);
        canvas.plain_card(faction, None, rect);
    }
}

fn draw_dice(canvas: &mut Canvas) {
    for (face, x) in [
        (Face::Three, 264.0),
        (Face::Five, 358.0),
        (Face::Six, 452.0),
    ] {
        canvas.die(Rect::new(x, 30.0, 84.0, 84.0), pips_of(face), true);
    }
}

/// A seat: solid with its player's name, or dashed with that of an invited player or a sign.
fn draw_seat(canvas: &mut Canvas, (seat, side): (Seat, Seat), state: LobbySeat<'_>, rect: Rect) {
    let (_, middle) = rect.center();
    let marker = Rect::square(rect.x + 42.0, middle, 48.0);
    if !matches!(state, LobbySeat::Taken(_)) {
        canvas.dashes(rect.inset(2.0), 18.0, 4.6, Color::WHITE);
        canvas.free_marker(seat, side, marker);
    } else if canvas.is_high_contrast() {
        canvas.frame(rect, 20.0, 3.0, Color::WHITE);
        canvas.marker(seat, side, marker);
    } else {
        canvas.round(rect, 20.0, Color::INLAY);
        canvas.marker(seat, side, marker);
    }
    let (name, color) = match state {
        LobbySeat::Taken(name) => (name, Color::TEXT),
        LobbySeat::Reserved(name) => (name, Color::SECONDARY),
        LobbySeat::Free => {
            let sign = Rect::square(rect.right() - 46.0, middle, 48.0);
            canvas.icon(Icon::Free, sign, Color::SECONDARY);
            return;
        }
    };
    let x = marker.right() + 18.0;
    let font = if rect.width < 300.0 { 42.0 } else { 48.0 };
    let at = (x, middle + font * CAPITAL_HEIGHT / 2.0);
    let room = rect.right() - 14.0 - x;
    canvas.name(at, Align::Left, (font, room), color, (name, letter(seat)));
}
