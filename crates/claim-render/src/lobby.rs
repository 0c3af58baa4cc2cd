//! A table that waits for players: the deck or the dice, and the seats.

use claim_rules::GameKind;
use claim_rules::cards::{Faction, Seat};
use claim_rules::claim_it::Face;

use super::Picture;
use super::canvas::{Align, Canvas, MARGIN, Rect, WIDTH};
use super::card::card_at;
use super::claim_it::pips_of;
use super::icon::Icon;
use super::palette::{Color, Contrast, Felt};
use super::parts::{Person, letter};
use super::text::CAPITAL_HEIGHT;

/// What is shown of a table that waits for players.
#[derive(Clone, Copy, Debug)]
pub struct Lobby<'a> {
    /// The game.
    pub kind: GameKind,
    /// The factions of the deck, as far as they have been chosen; without any, cards lie face down.
    pub factions: &'a [Faction],
    /// The names of the players in the order of seats, at most five; `None` for a seat that is
    /// free.
    pub seats: &'a [Option<&'a str>],
    /// Whether the first and the third seat play together, and the second and the fourth.
    pub has_teams: bool,
}

/// The width of a card, the distance between two, and the heights of the bands with cards and dice.
const CARD: f32 = 96.0;
const STEP: f32 = 86.0;
const CARDS: f32 = 196.0;
const DICE: f32 = 142.0;

/// The height of a seat, and the gap between two.
const SEAT: f32 = 84.0;
const GAP: f32 = 14.0;

/// How many face-down cards stand for a deck that has not been chosen.
const HIDDEN_CARDS: usize = 5;

/// Draws a table that waits for players.
#[must_use]
pub fn lobby(lobby: &Lobby<'_>, contrast: Contrast) -> Picture {
    let felt = match lobby.kind {
        GameKind::ClaimIt => Felt::ClaimIt,
        GameKind::Kingdoms => Felt::Kingdoms,
        _ => Felt::Claim,
    };
    let band = if felt == Felt::ClaimIt { DICE } else { CARDS };
    let seats: Vec<_> = Seat::ALL.into_iter().zip(lobby.seats).collect();
    let columns = if matches!(seats.len(), 3 | 5) { 3 } else { 2 };
    let rows = seats.len().div_ceil(columns) as f32;
    let height = band + 20.0 + rows * (SEAT + GAP) - GAP + 20.0;
    let mut canvas = Canvas::new(felt, contrast, height);
    if felt == Felt::ClaimIt {
        draw_dice(&mut canvas);
    } else {
        draw_deck(&mut canvas, lobby.factions);
    }
    canvas.block(Rect::new(0.0, band, WIDTH, height - band), Color::RAIL);
    let width = (WIDTH - 2.0 * MARGIN - GAP * (columns - 1) as f32) / columns as f32;
    for (row, seats) in seats.chunks(columns).enumerate() {
        let whole = seats.len() as f32 * (width + GAP) - GAP;
        let y = band + 20.0 + row as f32 * (SEAT + GAP);
        for (column, &(seat, name)) in seats.iter().enumerate() {
            let x = (WIDTH - whole) / 2.0 + column as f32 * (width + GAP);
            let rect = Rect::new(x, y, width, SEAT);
            let side = side(lobby.has_teams, seat);
            match name {
                Some(name) => draw_player(&mut canvas, Person { seat, side, name }, rect),
                None => draw_free_seat(&mut canvas, seat, side, rect),
            }
        }
    }
    canvas.finish()
}

const fn side(has_teams: bool, seat: Seat) -> Seat {
    match seat {
        Seat::Third if has_teams => Seat::First,
        Seat::Fourth if has_teams => Seat::Second,
        _ => seat,
    }
}

/// The deck as a fan.
fn draw_deck(canvas: &mut Canvas, factions: &[Faction]) {
    let count = if factions.is_empty() {
        HIDDEN_CARDS
    } else {
        factions.len()
    };
    let middle = (count as f32 - 1.0) / 2.0;
    let step = STEP.min((WIDTH - 60.0 - CARD) / (2.0 * middle).max(1.0));
    for index in 0..count {
        let from_middle = index as f32 - middle;
        let x = WIDTH / 2.0 + from_middle * step - CARD / 2.0;
        let rect = card_at(x, 26.0 + 2.4 * from_middle * from_middle, CARD);
        if let Some(&faction) = factions.get(index) {
            canvas.plain_card(faction, None, rect);
        } else {
            canvas.card_back(rect);
            let (x, y) = rect.center();
            canvas.icon(Icon::Hidden, Rect::square(x, y, 44.0), Color::BACK_LINE);
        }
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

fn draw_player(canvas: &mut Canvas, person: Person<'_>, rect: Rect) {
    if canvas.is_high_contrast() {
        canvas.frame(rect, 20.0, 3.0, Color::WHITE);
    } else {
        canvas.round(rect, 20.0, Color::INLAY);
    }
    let (_, middle) = rect.center();
    let marker = Rect::square(rect.x + 42.0, middle, 48.0);
    canvas.marker(person.seat, person.side, marker);
    let x = marker.right() + 18.0;
    let size = if rect.width < 300.0 { 42.0 } else { 48.0 };
    let at = (x, middle + size * CAPITAL_HEIGHT / 2.0);
    let name = (person.name, letter(person.seat));
    canvas.name(
        at,
        Align::Left,
        (size, rect.right() - 14.0 - x),
        Color::TEXT,
        name,
    );
}

fn draw_free_seat(canvas: &mut Canvas, seat: Seat, side: Seat, rect: Rect) {
    canvas.dashes(rect.inset(2.0), 18.0, 4.6, Color::WHITE);
    let (_, middle) = rect.center();
    canvas.free_marker(seat, side, Rect::square(rect.x + 42.0, middle, 48.0));
    let sign = Rect::square(rect.right() - 46.0, middle, 48.0);
    canvas.icon(Icon::Free, sign, Color::SECONDARY);
}
