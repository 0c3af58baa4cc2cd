//! The board of Claim Kingdoms: cards, figures, free spaces with their names, and at the right or, if
//! the board is wide, below it who controls what.

use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::{Awaiting, BoardCard, PublicView, Space, control_value};

use super::canvas::{Align, Canvas, Ground, MARGIN, Rect, WIDTH};
use super::palette::{Color, Contrast};
use super::{Names, Picture};

/// The names of spaces, which are the same in pictures, buttons and texts.
pub trait SpaceNames {
    /// The name of the column `x` to the right of the start card.
    fn column(&self, x: i8) -> String;

    /// The name of the row `y` above the start card.
    fn row(&self, y: i8) -> String;

    /// The name of a space.
    fn space(&self, space: Space) -> String {
        [self.column(space.x()), self.row(space.y())].concat()
    }
}

/// The height of a usual picture.
const HEIGHT: f32 = 600.0;

/// The room for the rows' names, at the left.
const LEFT: f32 = 58.0;

/// The room for the columns' names, below.
const BOTTOM: f32 = 50.0;

/// The width of the strip at the right, and of it with its margins.
const STRIP: f32 = 180.0;
const STRIP_ROOM: f32 = STRIP + 2.0 * MARGIN;

/// The height of the strip below a wide board, and of it with its margin.
const STRIP_BELOW: f32 = 96.0;
const STRIP_BELOW_ROOM: f32 = STRIP_BELOW + MARGIN;

/// The gap between two factions in a strip.
const GAP: f32 = 6.0;

/// The height of a player in the strip.
const PLAYER: f32 = 52.0;

/// The largest and the smallest cell.
const MAX_CELL: f32 = 82.0;
const MIN_CELL: f32 = 54.0;

/// In cells of at least this size, free spaces show their names and figures their letters. If the strip
/// at the right would make cells smaller than this, it is below the board.
const MIN_LABELLED_CELL: f32 = 64.0;

/// Draws the board. `targets` are the spaces of the cards that the power being used can choose;
/// empty if no card has to be chosen.
#[must_use]
pub fn kingdoms(
    view: &PublicView,
    spaces: &dyn SpaceNames,
    names: Names<'_>,
    targets: &[Space],
    contrast: Contrast,
) -> Picture {
    let layout = Layout::of(view);
    let mut canvas = Canvas::new(contrast, layout.width, layout.height);
    draw_axes(&mut canvas, &layout, spaces);
    draw_free_spaces(&mut canvas, &layout, view, spaces);
    for card in view.board.cards() {
        let choice = match targets {
            [] => Choice::None,
            _ if targets.contains(&card.space) => Choice::This,
            _ => Choice::Other,
        };
        draw_card(&mut canvas, &layout, card, choice);
    }
    for &space in targets {
        canvas.brackets(layout.cell_at(space), 7.0);
    }
    // No player placed the start card. Brackets matter more than the ring.
    if let Some(last) = view.board.cards().skip(1).last()
        && !targets.contains(&last.space)
    {
        let cell = layout.cell_at(last.space);
        canvas.gold_frame(cell.inset(-3.0), layout.cell * 0.17, 8.0);
    }
    for card in view.board.cards() {
        draw_figures(&mut canvas, &layout, card);
    }
    if layout.has_strip {
        draw_strip(&mut canvas, &layout, view, names);
    } else {
        draw_strip_below(&mut canvas, &layout, view);
    }
    canvas.finish()
}

/// Which spaces are shown, and where.
struct Layout {
    /// The column furthest to the left, and the highest row.
    left: i8,
    top: i8,
    columns: i8,
    rows: i8,
    cell: f32,
    /// Whether the strip is at the right, rather than below.
    has_strip: bool,
    width: f32,
    height: f32,
    /// Where the first cell is.
    x: f32,
    y: f32,
}

impl Layout {
    /// The smallest rectangle with all cards and all free spaces.
    fn of(view: &PublicView) -> Self {
        let shown = || {
            let cards = view.board.cards().map(|card| card.space);
            cards.chain(view.placeable_spaces().iter().copied())
        };
        let range = |axis: fn(Space) -> i8| {
            let min = shown().map(axis).min().unwrap_or_default();
            let max = shown().map(axis).max().unwrap_or_default();
            (min, max)
        };
        let ((left, right), (bottom, top)) = (range(Space::x), range(Space::y));
        let (columns, rows) = (right - left + 1, top - bottom + 1);
        let (wide, high) = (f32::from(columns), f32::from(rows));

        let fitting = |right: f32, below: f32| {
            let by_width = (WIDTH - LEFT - right) / wide;
            by_width.min((HEIGHT - below) / high).min(MAX_CELL)
        };
        let beside_strip = fitting(STRIP_ROOM, BOTTOM + MARGIN);
        let above_strip = fitting(MARGIN, BOTTOM + MARGIN + STRIP_BELOW_ROOM);
        let has_strip = beside_strip >= MIN_LABELLED_CELL || beside_strip >= above_strip;
        let (room_right, room_below, cell) = if has_strip {
            (STRIP_ROOM, BOTTOM + MARGIN, beside_strip)
        } else {
            (MARGIN, BOTTOM + MARGIN + STRIP_BELOW_ROOM, above_strip)
        };
        let cell = cell.max(MIN_CELL).floor();

        let (board_width, board_height) = (wide * cell, high * cell);
        let is_tall = board_height + room_below > HEIGHT;
        let mut width = LEFT + board_width + room_right;
        if !is_tall {
            width = width.max(WIDTH);
        }
        let mut height = board_height + room_below;
        if has_strip {
            height = height.max(HEIGHT);
        }
        Self {
            left,
            top,
            columns,
            rows,
            cell,
            has_strip,
            width,
            height,
            x: LEFT + ((width - LEFT - room_right - board_width) / 2.0).floor(),
            y: MARGIN + ((height - room_below - board_height) / 2.0).floor(),
        }
    }

    fn cell_at(&self, space: Space) -> Rect {
        let column = f32::from(space.x() - self.left);
        let row = f32::from(self.top - space.y());
        let (x, y) = (self.x + column * self.cell, self.y + row * self.cell);
        Rect::new(x, y, self.cell, self.cell)
    }

    const fn is_roomy(&self) -> bool {
        self.cell >= MIN_LABELLED_CELL
    }
}

fn draw_axes(canvas: &mut Canvas, layout: &Layout, spaces: &dyn SpaceNames) {
    let size = if layout.is_roomy() { 34.0 } else { 30.0 };
    let bottom = layout.y + f32::from(layout.rows) * layout.cell;
    for (index, x) in (0..layout.columns).zip(layout.left..) {
        let left = layout.x + f32::from(index) * layout.cell;
        let below = Rect::new(left + 2.0, bottom, layout.cell - 4.0, BOTTOM);
        canvas.text_in(below, size, Color::SECONDARY, &spaces.column(x));
    }
    for (index, y) in (0..layout.rows).map(|index| (index, layout.top - index)) {
        let top = layout.y + f32::from(index) * layout.cell;
        let beside = Rect::new(layout.x - LEFT + 4.0, top, LEFT - 8.0, layout.cell);
        canvas.text_in(beside, size, Color::SECONDARY, &spaces.row(y));
    }
}

fn draw_free_spaces(
    canvas: &mut Canvas,
    layout: &Layout,
    view: &PublicView,
    spaces: &dyn SpaceNames,
) {
    let (line, text) = match view.awaiting {
        Awaiting::Place(_) => (Color::WHITE, Color::TEXT),
        _ => (Color::DIM, Color::SECONDARY),
    };
    for &space in view.placeable_spaces() {
        let rect = layout.cell_at(space).inset(layout.cell * 0.07);
        canvas.dashes(rect, 12.0, 4.0, line);
        if layout.is_roomy() {
            canvas.text_in(rect.inset(6.0), 26.0, text, &spaces.space(space));
        }
    }
}

/// Whether a card has to be chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// No card has to be chosen.
    None,
    /// This card can be chosen.
    This,
    /// Only other cards can be chosen.
    Other,
}

/// A card: hollow if it cannot be chosen while others can. Cards that can be chosen are smaller, to leave
/// room for their brackets.
fn draw_card(canvas: &mut Canvas, layout: &Layout, card: BoardCard, choice: Choice) {
    let inset = if choice == Choice::This { 10.0 } else { 3.0 };
    let square = layout.cell_at(card.space).inset(inset);
    let (share, raised) = if card.figures.0.contains(&true) {
        (0.56, layout.cell * 0.14)
    } else {
        (0.66, 0.0)
    };
    if !card.face_up {
        canvas.face_down(square);
    } else if choice == Choice::Other {
        canvas.hollow_tile(card.faction, square, share, raised);
    } else {
        canvas.tile(card.faction, square, share, raised);
    }
}

/// The figures on a card: the first seat's at the lower left, the second's at the lower right.
fn draw_figures(canvas: &mut Canvas, layout: &Layout, card: BoardCard) {
    let cell = layout.cell_at(card.space);
    let side = layout.cell * 0.40;
    for seat in [Seat::First, Seat::Second] {
        if !card.figures[seat] {
            continue;
        }
        let x = match seat {
            Seat::First => cell.x + 4.0,
            _ => cell.right() - 4.0 - side,
        };
        let square = Rect::new(x, cell.bottom() - 4.0 - side, side, side);
        if layout.is_roomy() {
            canvas.marker(seat, square, Ground::Colored);
        } else {
            canvas.seat_shape(seat, square, Ground::Colored);
        }
    }
}

/// The players, and per faction each one's figures.
fn draw_strip(canvas: &mut Canvas, layout: &Layout, view: &PublicView, names: Names<'_>) {
    let x = layout.width - MARGIN - STRIP;
    let mut y = MARGIN;
    let is_over = matches!(view.awaiting, Awaiting::Over(_));
    for seat in view.setup.seats() {
        let panel = Rect::new(x, y, STRIP, PLAYER);
        canvas.panel(panel);
        if view.to_act() == Some(seat) {
            canvas.frame(panel, 14.0, 5.0, Color::WHITE);
        }
        if is_over && view.score().winners.contains(seat) {
            canvas.gold_frame(panel, 14.0, 7.0);
        }
        let (_, middle) = panel.center();
        canvas.marker(seat, Rect::square(x + 31.0, middle, 36.0), Ground::Plain);
        canvas.name(
            (x + 56.0, middle + 11.0),
            Align::Left,
            STRIP - 66.0,
            names[seat],
        );
        y += PLAYER + 6.0;
    }
    let room = HEIGHT - MARGIN - y;
    let factions = view.setup.sorted_factions();
    let row = (room + GAP) / factions.len() as f32;
    for faction in factions {
        let panel = Rect::new(x, y, STRIP, row - GAP);
        let (_, middle) = panel.center();
        let tile = Rect::square(panel.x + 31.0, middle, 48.0);
        let value = Rect::new(tile.right() + 2.0, panel.y, 38.0, panel.height);
        let figures = [116.0, 156.0].map(|x| Rect::square(panel.x + x, middle, 38.0));
        canvas.panel(panel);
        draw_control(canvas, view, faction, (tile, value, figures));
        y += row;
    }
}

/// Per faction each player's figures, below the board.
fn draw_strip_below(canvas: &mut Canvas, layout: &Layout, view: &PublicView) {
    let factions = view.setup.sorted_factions();
    let column = (layout.width - 2.0 * MARGIN + GAP) / factions.len() as f32;
    let y = layout.height - MARGIN - STRIP_BELOW;
    for (index, faction) in factions.into_iter().enumerate() {
        let x = MARGIN + index as f32 * column;
        let panel = Rect::new(x, y, column - GAP, STRIP_BELOW);
        let (middle, _) = panel.center();
        let tile = Rect::square(middle - 24.0, y + 26.0, 42.0);
        let value = Rect::square(middle + 24.0, y + 26.0, 42.0);
        let figures = [-24.0, 24.0].map(|x| Rect::square(middle + x, y + 71.0, 38.0));
        canvas.panel(panel);
        draw_control(canvas, view, faction, (tile, value, figures));
    }
}

/// What a faction is worth, and the figures of both players on its cards: in a solid shape for the player
/// who has more, otherwise in a hollow one. The places are those of the tile, the value and the figures.
fn draw_control(
    canvas: &mut Canvas,
    view: &PublicView,
    faction: Faction,
    (tile, value, squares): (Rect, Rect, [Rect; 2]),
) {
    canvas.tile(faction, tile, 0.72, 0.0);
    let points = format!("+{}", control_value(faction));
    canvas.text_in(value, 24.0, Color::SECONDARY, &points);
    let figures = view.board.figures_on(faction);
    for (seat, square) in Seat::of(2).zip(squares) {
        let count = figures[seat].to_string();
        let color = if view.controller(faction) == Some(seat) {
            canvas.seat_shape(seat, square, Ground::Plain);
            Color::DARK
        } else if figures[seat] > 0 {
            canvas.hollow_seat(seat, square, 4.0, Color::PANEL);
            Color::TEXT
        } else {
            Color::DIM
        };
        canvas.text_in(square, 30.0, color, &count);
    }
}
