//! The chart of an analysis: how each player's chances of winning developed.

use claim_rules::cards::Seat;

use super::canvas::{Align, Canvas, MARGIN, MIN_SIZE, Rect, WIDTH};
use super::palette::{Color, Contrast, Felt};
use super::parts::letter;
use super::text::CAPITAL_HEIGHT;
use super::{Names, Picture};

/// A player's chance of winning at one of the decisions of a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChartPoint {
    /// The player, who decided.
    pub seat: Seat,
    /// The probability of winning, from 0 to 1; `None` if it is not known.
    pub value: Option<f32>,
    /// Whether it is exact.
    pub is_exact: bool,
}

/// The height of a picture.
const HEIGHT: f32 = 470.0;

/// The panel that the lines are in. Left of it are the numbers, above it the players.
const PANEL: Rect = Rect::new(94.0, 80.0, WIDTH - 94.0 - MARGIN, HEIGHT - 80.0 - MARGIN);

/// The side of the markers at the ends of the lines.
const MARKER: f32 = 42.0;

/// The maximum number of small markers on a line: they tell the lines apart without colours.
const MAX_SMALL_MARKERS: usize = 8;

/// Draws the chances, which are in the order of the decisions. Each player's line has those of
/// their own decisions and, between two players, all exact ones.
#[must_use]
pub fn chart(chances: &[ChartPoint], players: u8, names: Names<'_>, contrast: Contrast) -> Picture {
    let mut canvas = Canvas::new(Felt::Plain, contrast, HEIGHT);
    canvas.rail_ground(PANEL, false);
    let plot = PANEL.inset(MARKER / 2.0 + 10.0);
    for (percent, y) in [
        ("100", plot.y),
        ("50", plot.center().1),
        ("0", plot.bottom()),
    ] {
        let line = Rect::new(PANEL.x + 6.0, y - 1.5, PANEL.width - 12.0, 3.0);
        canvas.block(line, Color::INLAY);
        let number = (PANEL.x - 10.0, y + MIN_SIZE * CAPITAL_HEIGHT / 2.0);
        canvas.text(number, Align::Right, MIN_SIZE, Color::SECONDARY, percent);
    }
    let step = plot.width / chances.len().saturating_sub(1).max(1) as f32;
    if let Some(first) = chances.iter().position(|chance| chance.is_exact)
        && first > 0
    {
        let x = plot.x + (first as f32 - 0.5) * step;
        let line = Rect::new(x - 2.0, PANEL.y + 6.0, 4.0, PANEL.height - 12.0);
        canvas.block(line, Color::SECONDARY);
    }
    let room = (WIDTH - 2.0 * MARGIN) / f32::from(players);
    for (seat, index) in Seat::of(players).zip(0_u8..) {
        let x = MARGIN + 4.0 + f32::from(index) * room;
        canvas.marker(seat, seat, Rect::square(x + MARKER / 2.0, 42.0, MARKER));
        let at = (x + MARKER + 12.0, 42.0 + 40.0 * CAPITAL_HEIGHT / 2.0);
        let name = (names[seat], letter(seat));
        canvas.name(
            at,
            Align::Left,
            (40.0, room - MARKER - 24.0),
            Color::TEXT,
            name,
        );

        // Between two, an exact chance of one is that of the other, too.
        let is_known = |it: &ChartPoint| it.seat == seat || players == 2 && it.is_exact;
        let points = chances.iter().enumerate().filter(|(_, it)| is_known(it));
        let points: Vec<_> = points
            .map(|(index, chance)| {
                let value = chance.value?.clamp(0.0, 1.0);
                let lost = if chance.seat == seat {
                    1.0 - value
                } else {
                    value
                };
                Some((plot.x + index as f32 * step, plot.y + lost * plot.height))
            })
            .collect();
        draw_line(&mut canvas, seat, &points);
    }
    canvas.finish()
}

/// A player's line, interrupted where a chance is unknown: small markers on it, one with the letter
/// at its end.
fn draw_line(canvas: &mut Canvas, seat: Seat, points: &[Option<(f32, f32)>]) {
    for pair in points.windows(2) {
        if let [Some(from), Some(to)] = *pair {
            canvas.line(from, to, 6.0, Color::seat(seat));
        }
    }
    let points: Vec<_> = points.iter().copied().flatten().collect();
    let every = points.len().div_ceil(MAX_SMALL_MARKERS).max(1);
    for &(x, y) in points.iter().step_by(every) {
        canvas.seat_shape(seat, Rect::square(x, y, 20.0), 0.0, Color::seat(seat));
    }
    if let Some(&(x, y)) = points.last() {
        canvas.marker_on_card(seat, seat, Rect::square(x, y, MARKER - 4.0));
    }
}
