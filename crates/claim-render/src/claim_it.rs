//! The board of Claim It: stones by owner, gold claims, what this turn has placed and what this roll
//! can be used for; at the right the dice and the players.

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::claim_it::{Awaiting, Dice, Face, PublicView, Space, Spaces, Stone, TurnEnd};

use super::canvas::{Align, Canvas, Ground, MARGIN, NAME_SIZE, Rect, WIDTH};
use super::palette::{Color, Contrast};
use super::{Names, Picture};

/// The height of a picture.
const HEIGHT: f32 = 600.0;

/// The side of a space, and the gap between two.
const CELL: f32 = 88.0;
const GAP: f32 = 6.0;

/// The left edge of the board.
const LEFT: f32 = 48.0;

/// The left edge of dice and players, and their width.
const SIDE: f32 = LEFT + 6.0 * CELL + 12.0;
const SIDE_WIDTH: f32 = WIDTH - MARGIN - SIDE;

/// The side of a player's stone.
const STONE: f32 = CELL * 0.54;

/// Draws the board.
#[must_use]
pub fn claim_it(
    view: &PublicView,
    winners: SeatSet,
    names: Names<'_>,
    contrast: Contrast,
) -> Picture {
    let mut canvas = Canvas::new(contrast, WIDTH, HEIGHT);
    draw_axes(&mut canvas);
    for space in Spaces::BOARD {
        draw_space(&mut canvas, view, space);
    }
    for seat in view.setup.seats() {
        draw_joints(&mut canvas, view, seat);
    }
    for space in Spaces::BOARD {
        draw_stones(&mut canvas, view, space);
    }
    for space in Spaces::BOARD {
        draw_choice(&mut canvas, view, space);
    }
    draw_dice(&mut canvas, view);
    draw_players(&mut canvas, view, winners, names);
    canvas.finish()
}

fn cell(space: Space) -> Rect {
    let column = space.column.index() as f32;
    let row = (Face::COUNT - 1 - space.row.index()) as f32;
    let cell = Rect::new(LEFT + column * CELL, MARGIN + row * CELL, CELL, CELL);
    cell.inset(GAP / 2.0)
}

fn draw_axes(canvas: &mut Canvas) {
    for face in Face::ALL {
        let square = cell(Space {
            row: face,
            column: face,
        });
        let number = face.to_string();
        let below = MARGIN + 6.0 * CELL;
        let below = Rect::new(square.x, below, square.width, HEIGHT - below);
        canvas.text_in(below, 34.0, Color::SECONDARY, &number);
        let beside = Rect::new(4.0, square.y, LEFT - 8.0, square.height);
        canvas.text_in(beside, 34.0, Color::SECONDARY, &number);
    }
}

/// The ground of a space: with a frame if it is a gold claim, a dashed one if it becomes one when the
/// turn is stopped.
fn draw_space(canvas: &mut Canvas, view: &PublicView, space: Space) {
    let cell = cell(space);
    if view.gold.contains(space) {
        canvas.round(cell, 12.0, Color::BLACK);
        canvas.gold_frame(cell, 12.0, 8.0);
    } else if view.placed.owner_stones.contains(space) {
        canvas.round(cell, 12.0, Color::BLACK);
        canvas.dashes(cell, 12.0, 8.0, Color::GOLD);
    } else {
        canvas.round(cell, 12.0, Color::PANEL);
        if canvas.is_high_contrast() && view.stone_for(space).is_none() {
            canvas.frame(cell, 12.0, 3.0, Color::WHITE);
        }
    }
}

/// Joins neighbouring spaces of one owner, so that groups can be counted at a glance.
fn draw_joints(canvas: &mut Canvas, view: &PublicView, seat: Seat) {
    let own = view.stones[seat];
    let faces = Face::ALL.into_iter();
    let pairs = faces.clone().zip(faces.skip(1));
    for fixed in Face::ALL {
        for (from, to) in pairs.clone() {
            let in_row = [from, to].map(|column| Space { row: fixed, column });
            let in_column = [from, to].map(|row| Space { row, column: fixed });
            for [one, other] in [in_row, in_column] {
                if !(own.contains(one) && own.contains(other)) {
                    continue;
                }
                let ((x1, y1), (x2, y2)) = (cell(one).center(), cell(other).center());
                let (x, y) = (x1.min(x2) - 8.0, y1.min(y2) - 8.0);
                let (width, height) = ((x1 - x2).abs() + 16.0, (y1 - y2).abs() + 16.0);
                let bar = Rect::new(x, y, width, height);
                canvas.block(bar.inset(-2.0), Color::DARK);
                canvas.block(bar, Color::seat(seat));
            }
        }
    }
}

/// The seat that has its stone on a space, though perhaps below a claim stone.
fn owner(view: &PublicView, space: Space) -> Option<Seat> {
    let mut seats = view.setup.seats();
    seats.find(|&seat| view.stones[seat].contains(space))
}

fn claim_stone(view: &PublicView, space: Space) -> Option<Face> {
    let mut faces = Face::ALL.into_iter();
    faces.find(|&face| view.placed.claim_stones[face] == Some(space))
}

/// The stone on a space. A small marker shows what lies below a claim stone.
fn draw_stones(canvas: &mut Canvas, view: &PublicView, space: Space) {
    let cell = cell(space);
    let (x, y) = cell.center();
    let owner = owner(view, space);
    if let Some(number) = claim_stone(view, space) {
        let disc = Rect::square(x, y, 60.0);
        canvas.disc(disc, Color::WHITE);
        canvas.text_in(disc, 40.0, Color::DARK, &number.to_string());
        if let Some(seat) = owner {
            let corner = Rect::square(cell.x + 17.0, cell.bottom() - 17.0, 24.0);
            canvas.seat_shape(seat, corner, Ground::Colored);
        }
        return;
    }
    let claimed = view.placed.claimed.contains(space);
    let to_become = if claimed { turn_of(view) } else { None };
    if let Some(seat) = to_become.or(owner) {
        canvas.marker(seat, Rect::square(x, y, STONE), Ground::Colored);
    }
}

fn turn_of(view: &PublicView) -> Option<Seat> {
    match view.awaiting {
        Awaiting::Roll { seat }
        | Awaiting::Dice { seat }
        | Awaiting::Use { seat, .. }
        | Awaiting::Choice { seat } => Some(seat),
        Awaiting::First | Awaiting::Over => None,
    }
}

/// What this roll can put on a space: a claim stone with its number, or an owner stone.
fn draw_choice(canvas: &mut Canvas, view: &PublicView, space: Space) {
    let Some(stone) = view.stone_for(space) else {
        return;
    };
    let cell = cell(space);
    canvas.brackets(cell.inset(1.0), 8.0);
    let is_empty = owner(view, space).is_none() && claim_stone(view, space).is_none();
    let (x, y) = cell.center();
    match stone {
        Stone::Claim(number) => {
            let (disc, size) = if is_empty {
                (Rect::square(x, y, 56.0), 36.0)
            } else {
                (Rect::square(cell.right() - 22.0, cell.y + 22.0, 44.0), 32.0)
            };
            canvas.disc(disc, Color::PANEL);
            canvas.dashed_ring(disc, 4.0, Color::WHITE);
            canvas.text_in(disc, size, Color::TEXT, &number.to_string());
        }
        Stone::Owner => {
            let corner = Rect::square(cell.right() - 19.0, cell.y + 19.0, 34.0);
            canvas.round(corner, 8.0, Color::BLACK);
            canvas.gold_frame(corner, 8.0, 6.0);
        }
    }
}

/// The dice: solid until they are used, then hollow, and struck through if the last turn was lost with
/// them.
fn draw_dice(canvas: &mut Canvas, view: &PublicView) {
    let lost = match view.last_turn.map(|turn| turn.end) {
        Some(TurnEnd::Bust(dice)) => Some(dice),
        _ => None,
    };
    let Some(Dice(faces)) = view.dice().or(lost) else {
        return;
    };
    let is_solid = matches!(view.awaiting, Awaiting::Use { .. });
    let is_lost = view.dice().is_none();
    for (index, face) in faces.into_iter().enumerate() {
        let x = SIDE + index as f32 * 70.0;
        let square = Rect::new(x, MARGIN, 60.0, 60.0);
        let pips = if is_solid {
            canvas.round(square, 12.0, Color::WHITE);
            Color::DARK
        } else {
            canvas.frame(square, 12.0, 4.0, Color::DIM);
            Color::DIM
        };
        for &(column, row) in pips_of(face) {
            let (x, y) = square.center();
            let (x, y) = (x + f32::from(column) * 16.0, y + f32::from(row) * 16.0);
            canvas.disc(Rect::square(x, y, 13.0), pips);
        }
    }
    if is_lost {
        let line = Rect::new(SIDE - 2.0, MARGIN + 28.0, 204.0, 5.0);
        canvas.block(line, Color::SECONDARY);
    }
}

/// The pips of a die's face, as columns and rows from the middle.
const fn pips_of(face: Face) -> &'static [(i8, i8)] {
    match face {
        Face::One => &[(0, 0)],
        Face::Two => &[(-1, -1), (1, 1)],
        Face::Three => &[(-1, -1), (0, 0), (1, 1)],
        Face::Four => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        Face::Five => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        Face::Six => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}

/// Per player, the gold claims out of the number that begins the last round, and the largest group.
fn draw_players(canvas: &mut Canvas, view: &PublicView, winners: SeatSet, names: Names<'_>) {
    let top = MARGIN + 60.0 + 12.0;
    // With few players there is room for larger numbers.
    let has_room = view.setup.players() <= 3;
    let height = if has_room { 142.0 } else { 100.0 };
    for (seat, index) in view.setup.seats().zip(0_u8..) {
        let y = top + f32::from(index) * (height + 3.0);
        let panel = Rect::new(SIDE, y, SIDE_WIDTH, height);
        canvas.panel(panel);
        let standing = view.standing(seat);
        if turn_of(view) == Some(seat) {
            canvas.frame(panel, 14.0, 6.0, Color::WHITE);
        }
        if winners.contains(seat) {
            canvas.gold_frame(panel, 14.0, 8.0);
        }
        canvas.marker(
            seat,
            Rect::square(panel.x + 32.0, y + 30.0, 38.0),
            Ground::Plain,
        );
        let name = (panel.x + 58.0, y + 30.0 + NAME_SIZE * 0.36);
        canvas.name(
            name,
            Align::Left,
            panel.right() - 12.0 - name.0,
            names[seat],
        );

        let base = y + 84.0;
        canvas.gold_frame(Rect::square(panel.x + 32.0, base - 11.0, 28.0), 5.0, 6.0);
        let gold = standing.gold.to_string();
        let left = panel.x + 58.0;
        canvas.text((left, base), Align::Left, 30.0, Color::TEXT, &gold);
        let beside = left + canvas.text_width(&gold, 30.0);
        let goal = format!("/{}", view.setup.gold_for_last_round());
        canvas.text((beside, base), Align::Left, 24.0, Color::SECONDARY, &goal);

        let group = standing.group.to_string();
        let (sign, number, base) = if has_room {
            (panel.x + 19.0, left, base + 42.0)
        } else {
            let number = panel.right() - 14.0 - canvas.text_width(&group, 30.0);
            (number - 34.0, number, base)
        };
        canvas.group_sign(Rect::new(sign, base - 25.0, 26.0, 26.0), Color::SECONDARY);
        canvas.text((number, base), Align::Left, 30.0, Color::TEXT, &group);
    }
}
