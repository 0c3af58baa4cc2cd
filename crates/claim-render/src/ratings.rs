//! The chart of a player's rating.

use super::Picture;
use super::canvas::{Align, Canvas, MARGIN, MIN_SIZE, Rect, WIDTH};
use super::palette::{Color, Contrast, Felt};
use super::text::CAPITAL_HEIGHT;

/// The height of a picture.
const HEIGHT: f32 = 400.0;

/// The panel that the line is in. Left of it are the numbers.
const PANEL: Rect = Rect::new(112.0, MARGIN, WIDTH - 112.0 - MARGIN, HEIGHT - 2.0 * MARGIN);

/// The room between the panel's edge and the line: for the number of the last rating at the right.
const PADDING: f32 = 34.0;
const LAST: f32 = 150.0;

/// Draws a rating before and after the matches, in their order. The best one has a gold ring.
#[must_use]
pub fn ratings(points: &[i32], contrast: Contrast) -> Picture {
    let mut canvas = Canvas::new(Felt::Plain, contrast, HEIGHT);
    canvas.rail_ground(PANEL, false);
    let (Some(&lowest), Some(&highest)) = (points.iter().min(), points.iter().max()) else {
        return canvas.finish();
    };
    let step = grid_step(highest - lowest);
    let (bottom, top) = (lowest.div_euclid(step) * step, (highest / step + 1) * step);
    let plot = Rect::new(
        PANEL.x + PADDING,
        PANEL.y + PADDING,
        PANEL.width - PADDING - LAST,
        PANEL.height - 2.0 * PADDING,
    );
    let height_of = |rating: i32| {
        let share = (rating - bottom) as f32 / (top - bottom) as f32;
        plot.bottom() - share * plot.height
    };
    for rating in (bottom..=top).step_by(step.unsigned_abs() as usize) {
        let y = height_of(rating);
        let line = Rect::new(PANEL.x + 6.0, y - 1.5, PANEL.width - 12.0, 3.0);
        canvas.block(line, Color::INLAY);
        let number = (PANEL.x - 10.0, y + MIN_SIZE * CAPITAL_HEIGHT / 2.0);
        let rating = rating.to_string();
        canvas.text(number, Align::Right, MIN_SIZE, Color::SECONDARY, &rating);
    }
    let width = plot.width / points.len().saturating_sub(1).max(1) as f32;
    let at = |index: usize| (plot.x + index as f32 * width, height_of(points[index]));
    for index in 1..points.len() {
        canvas.line(at(index - 1), at(index), 6.0, Color::TEXT);
    }
    for index in 0..points.len() {
        let (x, y) = at(index);
        canvas.disc(Rect::square(x, y, 15.0), Color::TEXT);
    }
    if let Some(best) = points.iter().position(|&it| it == highest) {
        let (x, y) = at(best);
        let ring = Rect::square(x, y, 34.0);
        canvas.gold_frame(ring, 17.0, 6.0);
    }
    let last = points.len() - 1;
    let (x, y) = at(last);
    let number = (x + 26.0, y + 50.0 * CAPITAL_HEIGHT / 2.0);
    canvas.text(
        number,
        Align::Left,
        50.0,
        Color::TEXT,
        &points[last].to_string(),
    );
    canvas.finish()
}

/// The distance between grid lines, so that there are about four of them.
const fn grid_step(range: i32) -> i32 {
    match range {
        0..=75 => 25,
        76..=150 => 50,
        151..=300 => 100,
        301..=600 => 200,
        _ => 500,
    }
}
