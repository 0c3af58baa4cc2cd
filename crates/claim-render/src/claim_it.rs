//! The board of Claim It: stones by owner, gold claims, what this turn has placed, and what each
//! space would become with this roll; above it the dice and the player to act, or at the end the winner,
//! below it the players.

use claim_rules::cards::{Seat, SeatSet};
use claim_rules::claim_it::{Awaiting, Dice, Face, PublicView, Space, Spaces, Stone, TurnEnd};

use super::canvas::{Align, Canvas, MARGIN, MIN_SIZE, Rect, WIDTH};
use super::icon::Icon;
use super::palette::{Color, Contrast, Felt};
use super::parts::{Person, letter};
use super::text::CAPITAL_HEIGHT;
use super::{Names, Picture};

/// The side of a space with the gap around it, that gap on each side, and the radius of its
/// corners.
const CELL: f32 = 104.0;
const GAP: f32 = 4.0;
const RADIUS: f32 = 16.0;

/// The left edge of the board, and its top while a match runs and once it is over.
const LEFT: f32 = 115.0;
const TOP: f32 = 114.0;
const TOP_AT_END: f32 = 144.0;

/// The side of a player's stone, of a claim stone, of a possible one, and of the marker of what
/// lies below it.
const STONE: f32 = 58.0;
const CLAIM_STONE: f32 = 72.0;
const POSSIBLE: f32 = 70.0;
const BELOW: f32 = 34.0;

/// The side of a die.
const DIE: f32 = 84.0;

/// The height of a player's rail.
const PLAYER: f32 = 112.0;

/// Draws the board. With `winners`, the match is over: they are named above it, with the largest
/// group, and the others' stones are faded.
#[must_use]
pub fn claim_it(
    view: &PublicView,
    winners: SeatSet,
    names: Names<'_>,
    contrast: Contrast,
) -> Picture {
    let is_over = !winners.is_empty();
    let board = Board {
        view,
        top: if is_over { TOP_AT_END } else { TOP },
        winners,
    };
    let mut canvas = Canvas::new(Felt::ClaimIt, contrast, board.height());
    if is_over {
        draw_winners(&mut canvas, view, winners, names);
    } else {
        draw_dice(&mut canvas, view);
        let rail = Rect::new(320.0, MARGIN, WIDTH - MARGIN - 320.0, DIE);
        if let Some(seat) = turn_of(view) {
            canvas.rail_ground(rail, true);
            draw_name(&mut canvas, Person::alone(seat, names), rail, 50.0);
        }
    }
    board.draw(&mut canvas, names);
    canvas.finish()
}

/// The board and the players below it.
struct Board<'a> {
    view: &'a PublicView,
    top: f32,
    /// The winners, once the match is over.
    winners: SeatSet,
}

impl Board<'_> {
    fn height(&self) -> f32 {
        self.players() + PLAYER + MARGIN
    }

    /// The top of the players' rails.
    fn players(&self) -> f32 {
        self.top + 6.0 * CELL + 56.0
    }

    fn draw(&self, canvas: &mut Canvas, names: Names<'_>) {
        self.draw_axes(canvas);
        for space in Spaces::BOARD {
            self.draw_space(canvas, space);
        }
        for seat in self.view.setup.seats() {
            self.draw_joints(canvas, seat);
        }
        for space in Spaces::BOARD {
            self.draw_stones(canvas, space);
        }
        for space in Spaces::BOARD {
            self.draw_possible(canvas, space);
        }
        self.draw_players(canvas, names);
    }

    fn cell(&self, space: Space) -> Rect {
        let column = space.column.index() as f32;
        let row = (Face::COUNT - 1 - space.row.index()) as f32;
        let cell = Rect::new(LEFT + column * CELL, self.top + row * CELL, CELL, CELL);
        cell.inset(GAP)
    }

    fn draw_axes(&self, canvas: &mut Canvas) {
        for face in Face::ALL {
            let diagonal = Space {
                row: face,
                column: face,
            };
            let (x, y) = self.cell(diagonal).center();
            let number = face.to_string();
            let below = self.top + 6.0 * CELL + 28.0;
            canvas.centered((x, below), 46.0, Color::SECONDARY, &number);
            canvas.centered((LEFT - 30.0, y), 46.0, Color::SECONDARY, &number);
        }
    }

    /// The ground of a space: with a frame if it is a gold claim, a dashed one if it becomes one
    /// when the turn is stopped.
    fn draw_space(&self, canvas: &mut Canvas, space: Space) {
        let cell = self.cell(space);
        if self.view.gold.contains(space) {
            canvas.round(cell, RADIUS, Color::BLACK);
            canvas.gold_frame(cell, RADIUS, 7.7);
        } else if self.view.placed.owner_stones.contains(space) {
            canvas.round(cell, RADIUS, Color::BLACK);
            canvas.dashes(cell, RADIUS, 7.0, Color::GOLD);
        } else {
            canvas.round(cell, RADIUS, Color::RAIL);
            if canvas.is_high_contrast() {
                canvas.frame(cell, RADIUS, 2.0, Color::DIM);
            }
        }
    }

    /// Whether a seat is one of the losers of a match that is over.
    fn is_faded(&self, seat: Seat) -> bool {
        !self.winners.is_empty() && !self.winners.contains(seat)
    }

    /// Joins neighbouring spaces of one owner, so that groups can be counted at a glance.
    fn draw_joints(&self, canvas: &mut Canvas, seat: Seat) {
        let color = if self.is_faded(seat) {
            Color::faded(seat)
        } else {
            Color::seat(seat)
        };
        let own = self.view.stones[seat];
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
                    let ((x1, y1), (x2, y2)) = (self.cell(one).center(), self.cell(other).center());
                    let (x, y) = (x1.min(x2) - 9.0, y1.min(y2) - 9.0);
                    let (width, height) = ((x1 - x2).abs() + 18.0, (y1 - y2).abs() + 18.0);
                    let bar = Rect::new(x, y, width, height);
                    canvas.block(bar.inset(-3.0), Color::DARK);
                    canvas.block(bar, color);
                }
            }
        }
    }

    /// The seat that has its stone on a space, though perhaps below a claim stone.
    fn owner(&self, space: Space) -> Option<Seat> {
        let mut seats = self.view.setup.seats();
        seats.find(|&seat| self.view.stones[seat].contains(space))
    }

    fn claim_stone(&self, space: Space) -> Option<Face> {
        let mut faces = Face::ALL.into_iter();
        faces.find(|&face| self.view.placed.claim_stones[face] == Some(space))
    }

    /// The stone on a space. A small marker shows what lies below a claim stone.
    fn draw_stones(&self, canvas: &mut Canvas, space: Space) {
        let (x, y) = self.cell(space).center();
        if let Some(number) = self.claim_stone(space) {
            // A space that can become gold needs room for its frame.
            let share = if self.view.stone_for(space).is_some() {
                0.76
            } else {
                1.0
            };
            canvas.disc(Rect::square(x, y, CLAIM_STONE * share), Color::WHITE);
            canvas.centered((x, y), 51.0 * share, Color::DARK, &number.to_string());
            self.draw_stone_below(canvas, space);
            return;
        }
        if self.possible_claim(space).is_some() {
            return;
        }
        let claimed = self.view.placed.claimed.contains(space);
        let to_become = if claimed { turn_of(self.view) } else { None };
        if let Some(seat) = to_become.or_else(|| self.owner(space)) {
            let square = Rect::square(x, y, STONE);
            if self.is_faded(seat) {
                canvas.faded_marker_on_card(seat, square);
            } else {
                canvas.marker_on_card(seat, seat, square);
            }
        }
    }

    fn draw_stone_below(&self, canvas: &mut Canvas, space: Space) {
        if let Some(seat) = self.owner(space) {
            let cell = self.cell(space);
            let square = Rect::new(cell.x + 5.0, cell.bottom() - 5.0 - BELOW, BELOW, BELOW);
            canvas.shape_on_card(seat, Color::seat(seat), square);
        }
    }

    /// The number of the claim stone that this roll can put on a space.
    fn possible_claim(&self, space: Space) -> Option<Face> {
        match self.view.stone_for(space)? {
            Stone::Claim(number) => Some(number),
            Stone::Owner => None,
        }
    }

    /// What this roll can make of a space: a claim stone with its number, or a gold claim.
    fn draw_possible(&self, canvas: &mut Canvas, space: Space) {
        let Some(stone) = self.view.stone_for(space) else {
            return;
        };
        let cell = self.cell(space);
        let (x, y) = cell.center();
        match stone {
            Stone::Claim(number) => {
                let disc = Rect::square(x, y, POSSIBLE);
                canvas.disc(disc.inset(2.0), Color::INLAY);
                if canvas.is_high_contrast() {
                    canvas.disc(disc.inset(4.0), Color::FELT);
                }
                canvas.dashed_ring(disc, 4.0, Color::WHITE);
                canvas.centered((x, y), 47.0, Color::TEXT, &number.to_string());
                self.draw_stone_below(canvas, space);
            }
            Stone::Owner => canvas.dashes(cell.inset(9.0), 11.0, 6.0, Color::GOLD),
        }
        canvas.brackets(cell.inset(-2.0), 7.0);
    }

    /// Per player, the gold claims out of the number that begins the last round, and the largest
    /// group.
    fn draw_players(&self, canvas: &mut Canvas, names: Names<'_>) {
        let count = f32::from(self.view.setup.players());
        let width = (WIDTH - 2.0 * MARGIN - 10.0 * (count - 1.0)) / count;
        for (seat, index) in self.view.setup.seats().zip(0_u8..) {
            let x = MARGIN + f32::from(index) * (width + 10.0);
            let rail = Rect::new(x, self.players(), width, PLAYER);
            canvas.rail_ground(rail, turn_of(self.view) == Some(seat));
            if self.winners.contains(seat) {
                canvas.gold_frame(rail, 20.0, 7.0);
            }
            self.draw_player(canvas, Person::alone(seat, names), rail);
        }
    }

    fn draw_player(&self, canvas: &mut Canvas, person: Person<'_>, rail: Rect) {
        let is_narrow = rail.width < 160.0;
        let (left, side) = if is_narrow {
            (10.0, 36.0)
        } else {
            (12.0, 40.0)
        };
        let marker = Rect::new(rail.x + left, rail.y + 32.0 - side / 2.0, side, side);
        canvas.marker(person.seat, person.side, marker);
        let x = marker.right() + 8.0;
        let base = marker.center().1 + MIN_SIZE * CAPITAL_HEIGHT / 2.0;
        let room = rail.right() - 8.0 - x;
        let name = (person.name, letter(person.seat));
        canvas.name((x, base), Align::Left, (MIN_SIZE, room), Color::TEXT, name);

        let standing = self.view.standing(person.seat);
        let middle = rail.bottom() - 30.0;
        let base = middle + 38.0 * CAPITAL_HEIGHT / 2.0;
        let (sign, gap) = if is_narrow { (26.0, 5.0) } else { (29.0, 10.0) };
        let gold_sign = Rect::new(rail.x + left + 4.0, middle - sign / 2.0, sign, sign);
        canvas.gold_frame(gold_sign, 5.0, 6.0);
        let gold = standing.gold.to_string();
        let mut x = gold_sign.right() + gap;
        canvas.text((x, base), Align::Left, 38.0, Color::TEXT, &gold);
        x += canvas.text_width(&gold, 38.0);
        if rail.width > 200.0 {
            let goal = format!("/{}", self.view.setup.gold_for_last_round());
            let at = (x + 3.0, base);
            canvas.text(at, Align::Left, MIN_SIZE, Color::SECONDARY, &goal);
        }
        let group = standing.group.to_string();
        let right = rail.right() - left - 2.0;
        canvas.text((right, base), Align::Right, 38.0, Color::TEXT, &group);
        let middle_of_sign = right - canvas.text_width(&group, 38.0) - gap - sign / 2.0;
        let sign = Rect::square(middle_of_sign, middle, sign);
        canvas.icon(Icon::Group, sign, Color::SECONDARY);
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

/// A marker and a name in a rail.
fn draw_name(canvas: &mut Canvas, person: Person<'_>, rail: Rect, size: f32) {
    let (_, y) = rail.center();
    let marker = Rect::square(rail.x + 44.0, y, 48.0);
    canvas.marker(person.seat, person.side, marker);
    let x = marker.right() + 16.0;
    let at = (x, y + size * CAPITAL_HEIGHT / 2.0);
    let name = (person.name, letter(person.seat));
    canvas.name(
        at,
        Align::Left,
        (size, rail.right() - 20.0 - x),
        Color::TEXT,
        name,
    );
}

/// The crown, the winners' markers, the name of the only one, and the size of the largest group.
fn draw_winners(canvas: &mut Canvas, view: &PublicView, winners: SeatSet, names: Names<'_>) {
    let seats: Vec<Seat> = winners.iter().collect();
    let name = match seats.as_slice() {
        [seat] => Some((names[*seat], letter(*seat))),
        _ => None,
    };
    let group = seats
        .iter()
        .map(|&seat| view.standing(seat).group)
        .max()
        .unwrap_or_default();
    let name_width = name.map_or(0.0, |name| canvas.name_width(name, 62.0).min(330.0));
    let markers = 74.0 * seats.len() as f32;
    let digits = if group > 9 { 105.0 } else { 48.0 };
    let whole = 110.0 + markers + name_width + 40.0 + 66.0 + digits;
    let mut x = (WIDTH - whole) / 2.0;
    let middle = 80.0;
    canvas.icon(
        Icon::Crown,
        Rect::square(x + 46.0, middle - 2.0, 92.0),
        Color::GOLD,
    );
    x += 110.0;
    for &seat in &seats {
        canvas.marker(seat, seat, Rect::square(x + 30.0, middle, 60.0));
        x += 74.0;
    }
    if let Some(name) = name {
        let at = (x + 4.0, middle + 62.0 * CAPITAL_HEIGHT / 2.0);
        canvas.name(at, Align::Left, (62.0, name_width + 2.0), Color::TEXT, name);
    }
    x += name_width + 40.0;
    canvas.icon(
        Icon::Group,
        Rect::square(x + 26.0, middle, 52.0),
        Color::SECONDARY,
    );
    canvas.number(
        group.into(),
        (x + 66.0 + digits / 2.0, middle),
        92.0,
        Color::GOLD,
    );
}

/// The dice: solid until they are used, then hollow, and struck through if the last turn was lost
/// with them.
fn draw_dice(canvas: &mut Canvas, view: &PublicView) {
    let lost = match view.last_turn.map(|turn| turn.end) {
        Some(TurnEnd::Bust(dice)) => Some(dice),
        _ => None,
    };
    let is_solid = matches!(view.awaiting, Awaiting::Use { .. });
    let faces = view.dice().or(lost).map(|Dice(faces)| faces);
    for index in 0..3_u8 {
        let x = MARGIN + f32::from(index) * 98.0;
        let pips = faces.map_or(&[][..], |faces| pips_of(faces[usize::from(index)]));
        canvas.die(Rect::new(x, MARGIN, DIE, DIE), pips, is_solid);
    }
    if view.dice().is_none() && lost.is_some() {
        let middle = MARGIN + DIE / 2.0;
        let line = ((MARGIN + 4.0, middle), (MARGIN + 276.0, middle));
        canvas.line(line.0, line.1, 6.0, Color::SECONDARY);
    }
}

/// The pips of a die's face, as columns and rows from the middle.
pub(super) const fn pips_of(face: Face) -> &'static [(i8, i8)] {
    match face {
        Face::One => &[(0, 0)],
        Face::Two => &[(-1, -1), (1, 1)],
        Face::Three => &[(-1, -1), (0, 0), (1, 1)],
        Face::Four => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        Face::Five => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        Face::Six => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}
