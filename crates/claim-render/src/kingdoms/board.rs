//! The cards on the board, the figures on them, and what can be chosen.

use claim_rules::cards::Seat;
use claim_rules::kingdoms::{Board, BoardCard, PublicView, Space};

use super::KingdomsChoice;
use super::grid::Grid;
use crate::canvas::{Align, Canvas, Look, MIN_CAPITAL, MIN_SIZE, Rect};
use crate::card::TILE_RADIUS;
use crate::palette::Color;
use crate::text::CAPITAL_HEIGHT;

/// In cells of at least this size, figures have their letters.
const MIN_LETTERED_CELL: f32 = 80.0;

/// In cells of at least this size, free spaces have room for what a card would bring there.
const MIN_CELL_WITH_GAIN: f32 = 76.0;

/// Draws the board.
pub(super) fn draw(
    canvas: &mut Canvas,
    grid: &Grid,
    view: &PublicView,
    choice: KingdomsChoice<'_>,
) {
    for &space in view.placeable_spaces() {
        draw_free_space(canvas, grid, &view.board, space, choice);
    }
    let targets = match choice {
        KingdomsChoice::Card(targets) => targets,
        _ => &[],
    };
    for card in view.board.cards() {
        let is_other = !targets.is_empty() && !targets.contains(&card.space);
        draw_card(canvas, grid, card, is_other);
    }
    // No player placed the start card. Numbers matter more than the ring.
    if let Some(last) = view.board.cards().skip(1).last()
        && targets.is_empty()
    {
        let card = grid.cell_at(last.space);
        canvas.gold_frame(card.inset(-2.0), card.width * TILE_RADIUS + 2.0, 7.0);
    }
    for card in view.board.cards() {
        draw_figures(canvas, grid, card);
    }
    for (number, &space) in (1..).zip(targets) {
        let card = grid.cell_at(space);
        canvas.frame(card, card.width * TILE_RADIUS, 6.0, Color::WHITE);
        let at = (card.right() - grid.cell * 0.18, card.y + grid.cell * 0.22);
        canvas.choice_number(at, grid.cell * 0.52, number);
    }
}

/// A free space: with its number if it can be chosen, otherwise only its outline.
fn draw_free_space(
    canvas: &mut Canvas,
    grid: &Grid,
    board: &Board,
    space: Space,
    choice: KingdomsChoice<'_>,
) {
    let cell = grid.cell_at(space);
    let rect = cell.inset(4.5);
    let radius = grid.cell * TILE_RADIUS;
    let numbered = match choice {
        KingdomsChoice::Space { card, spaces } => {
            let number = spaces.iter().position(|&it| it == space);
            number.map(|number| (number + 1, board.points_on(space, card)))
        }
        _ => None,
    };
    let Some((number, gain)) = numbered else {
        canvas.frame(rect, radius, 3.0, Color::INLAY);
        return;
    };
    canvas.round(rect, radius, Color::INLAY);
    if canvas.is_high_contrast() {
        canvas.round(rect.inset(3.0), radius - 3.0, Color::FELT);
    }
    let (x, y) = cell.center();
    let number = number.to_string();
    if gain > 0 && grid.cell >= MIN_CELL_WITH_GAIN {
        let apart = grid.cell * 0.17;
        canvas.centered((x, y - apart), 42.0, Color::WHITE, &number);
        canvas.centered(
            (x, y + apart + 2.0),
            MIN_SIZE,
            Color::GOLD,
            &format!("+{gain}"),
        );
        return;
    }
    let size = (grid.cell * 0.64).min(cell.width.min(cell.height) * 0.76);
    debug_assert!(grid.cell < 57.0 || size * CAPITAL_HEIGHT >= MIN_CAPITAL);
    let base = y + size * CAPITAL_HEIGHT / 2.0;
    // On the longest boards, numbers are smaller than elsewhere: they have to fit.
    canvas.small_text((x, base), Align::Center, size, Color::WHITE, &number);
}

fn draw_card(canvas: &mut Canvas, grid: &Grid, card: BoardCard, is_other: bool) {
    let square = grid.cell_at(card.space).inset(4.0);
    let has_figures = card.figures.0.contains(&true);
    let (share, raised) = if has_figures {
        (0.60, 0.12)
    } else {
        (0.70, 0.0)
    };
    let look = if is_other { Look::Off } else { Look::Full };
    if card.face_up {
        canvas.tile(card.faction, square, look, share, raised);
    } else {
        canvas.face_down(square);
    }
}

/// The figures on a card: the first seat's at the lower left, the second's at the lower right.
fn draw_figures(canvas: &mut Canvas, grid: &Grid, card: BoardCard) {
    let cell = grid.cell_at(card.space);
    let side = grid.cell * 0.44;
    for seat in Seat::of(2).filter(|&seat| card.figures[seat]) {
        let x = match seat {
            Seat::First => cell.x - 2.0,
            _ => cell.right() + 2.0 - side,
        };
        let square = Rect::new(x, cell.bottom() + 1.0 - side, side, side);
        if grid.cell >= MIN_LETTERED_CELL {
            canvas.marker_on_card(seat, seat, square);
        } else {
            canvas.shape_on_card(seat, Color::seat(seat), square);
        }
    }
}
