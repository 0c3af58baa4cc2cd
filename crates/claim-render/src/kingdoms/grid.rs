//! Where the spaces of the board are.

use claim_rules::kingdoms::{PublicView, Space};

use crate::canvas::{Rect, WIDTH};

/// The room for the board.
const ROOM: f32 = WIDTH - 32.0;
const MAX_HEIGHT: f32 = 640.0;

/// The largest cell.
const MAX_CELL: f32 = 88.0;

/// The outermost columns and rows never have cards, so they are smaller.
const RING: f32 = 0.84;

/// The smallest rectangle with all cards and all spaces for the next one.
pub(super) struct Grid {
    left: i8,
    top: i8,
    columns: i8,
    rows: i8,
    /// The side of a cell.
    pub(super) cell: f32,
    /// Where the board begins.
    x: f32,
    y: f32,
}

impl Grid {
    pub(super) fn of(view: &PublicView, y: f32) -> Self {
        let cards = view.board.cards().map(|card| card.space);
        let shown: Vec<Space> = cards
            .chain(view.board.open_spaces().iter().copied())
            .collect();
        let range = |axis: fn(Space) -> i8| {
            let all = || shown.iter().copied().map(axis);
            (
                all().min().unwrap_or_default(),
                all().max().unwrap_or_default(),
            )
        };
        let ((left, right), (bottom, top)) = (range(Space::x), range(Space::y));
        let (columns, rows) = (right - left + 1, top - bottom + 1);
        let spans = |count: i8| f32::from((count - 2).max(1)) + 2.0 * RING;
        let cell = MAX_CELL
            .min(ROOM / spans(columns))
            .min(MAX_HEIGHT / spans(rows))
            .floor();
        let width = spans(columns) * cell;
        Self {
            left,
            top,
            columns,
            rows,
            cell,
            x: (WIDTH - width) / 2.0,
            y,
        }
    }

    /// The lower edge.
    pub(super) fn bottom(&self) -> f32 {
        self.y + (f32::from((self.rows - 2).max(1)) + 2.0 * RING) * self.cell
    }

    pub(super) fn cell_at(&self, space: Space) -> Rect {
        let (x, width) = self.span(space.x() - self.left, self.columns);
        let (y, height) = self.span(self.top - space.y(), self.rows);
        Rect::new(self.x + x, self.y + y, width, height)
    }

    /// Where a column or row begins, and its size.
    fn span(&self, index: i8, count: i8) -> (f32, f32) {
        let ring = RING * self.cell;
        if index == 0 {
            return (0.0, ring);
        }
        let from = ring + f32::from(index - 1) * self.cell;
        let is_last = index == count - 1;
        (from, if is_last { ring } else { self.cell })
    }
}
