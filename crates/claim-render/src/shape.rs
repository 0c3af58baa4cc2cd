//! The shapes that pictures are made of, as masks. A shape is a signed distance: how far a point is
//! from its edge, negative inside. An edge through a pixel covers part of it.

use std::sync::{Arc, LazyLock};

use claim_rules::cards::Seat;

use super::cache::Cache;
use super::mask::Mask;

/// A shape and its size in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Shape {
    /// A filled rectangle with round corners.
    Round {
        width: i32,
        height: i32,
        radius: i32,
    },
    /// The outline of such a rectangle, inside its edge.
    Frame {
        width: i32,
        height: i32,
        radius: i32,
        line: i32,
    },
    /// The same, dashed.
    Dashes {
        width: i32,
        height: i32,
        radius: i32,
        line: i32,
    },
    /// The corners of a square.
    Brackets { size: i32, line: i32 },
    /// A disc.
    Disc { size: i32 },
    /// The outline of a disc, dashed.
    DashedRing { size: i32, line: i32 },
    /// A seat's shape in a square, grown on all sides by `grow`, around which there is room for
    /// `margin`.
    Seat {
        seat: Seat,
        size: i32,
        margin: i32,
        grow: i32,
    },
    /// What hangs from a rod: a rectangle with a notch of this depth below, grown on all sides by
    /// `grow`, which is not more than 0.
    Pennant {
        width: i32,
        height: i32,
        notch: i32,
        grow: i32,
    },
    /// Three slanted bars across a square.
    Bars { size: i32 },
}

static MASKS: LazyLock<Cache<Shape, Mask>> = LazyLock::new(|| Cache::new(6_000_000));

impl Shape {
    /// The shape's mask, drawn when it is first needed.
    pub(super) fn mask(self) -> Arc<Mask> {
        MASKS.get(self, Self::draw)
    }

    fn draw(self) -> Mask {
        match self {
            Self::Round {
                width,
                height,
                radius,
            } => Mask::by(width, height, |x, y| {
                covered(rectangle(x, y, width, height, radius))
            }),
            Self::Frame {
                width,
                height,
                radius,
                line,
            } => Mask::by(width, height, |x, y| {
                covered(ring(rectangle(x, y, width, height, radius), line))
            }),
            Self::Dashes {
                width,
                height,
                radius,
                line,
            } => Mask::by(width, height, |x, y| {
                let across = rectangle(x, y, width, height, radius) + line as f32 / 2.0;
                let is_horizontal = y.min(height as f32 - y) < x.min(width as f32 - x);
                let (at, length) = if is_horizontal {
                    (x, width)
                } else {
                    (y, height)
                };
                let beyond = beyond_dash(at, length, radius, line);
                covered(across.hypot(beyond) - line as f32 / 2.0)
            }),
            Self::Brackets { size, line } => Mask::by(size, size, |x, y| {
                let solid = covered(ring(rectangle(x, y, size, size, line), line));
                let arm = size as f32 * 0.28;
                let near = |at: f32| at.min(size as f32 - at) - arm;
                solid * covered(near(x).max(near(y)))
            }),
            Self::Disc { size } => Mask::by(size, size, |x, y| covered(disc(x, y, size))),
            Self::DashedRing { size, line } => {
                Mask::by(size, size, |x, y| dashed_ring(x, y, size, line))
            }
            Self::Bars { size } => Mask::by(size, size, |x, y| bars(x, y, size)),
            Self::Seat {
                seat,
                size,
                margin,
                grow,
            } => {
                let box_size = size + 2 * margin;
                Mask::by(box_size, box_size, |x, y| {
                    let unit = 100.0 / size as f32;
                    let (x, y) = ((x - margin as f32) * unit, (y - margin as f32) * unit);
                    covered(seat_distance(seat, x, y) / unit - grow as f32)
                })
            }
            Self::Pennant {
                width,
                height,
                notch,
                grow,
            } => {
                let (wide, high) = (width as f32, height as f32);
                let middle = (wide / 2.0, high - notch as f32);
                let corners = [(0.0, 0.0), (wide, 0.0), (wide, high), middle, (0.0, high)];
                Mask::by(width, height, |x, y| {
                    covered(polygon(x, y, &corners) - grow as f32)
                })
            }
        }
    }
}

/// How much of a pixel is covered if its centre has this distance from the edge.
fn covered(distance: f32) -> f32 {
    (0.5 - distance).clamp(0.0, 1.0)
}

/// The distance from the outline of a shape, inside it.
fn ring(distance: f32, line: i32) -> f32 {
    let half = line as f32 / 2.0;
    (distance + half).abs() - half
}

fn rectangle(x: f32, y: f32, width: i32, height: i32, radius: i32) -> f32 {
    let (half_width, half_height) = (width as f32 / 2.0, height as f32 / 2.0);
    let radius = (radius as f32).min(half_width).min(half_height);
    let x = (x - half_width).abs() - (half_width - radius);
    let y = (y - half_height).abs() - (half_height - radius);
    x.max(0.0).hypot(y.max(0.0)) + x.max(y).min(0.0) - radius
}

fn disc(x: f32, y: f32, size: i32) -> f32 {
    let radius = size as f32 / 2.0;
    (x - radius).hypot(y - radius) - radius
}

/// How much of a pixel the dashed outline of a disc covers.
fn dashed_ring(x: f32, y: f32, size: i32, line: i32) -> f32 {
    let solid = covered(ring(disc(x, y, size), line));
    let middle = size as f32 / 2.0;
    let turn = (y - middle).atan2(x - middle) / std::f32::consts::TAU + 0.5;
    let around = size as f32 * std::f32::consts::PI;
    let dashes = (around / (line as f32 * 4.0)).round().max(4.0);
    let part = around / dashes;
    let at = (turn * dashes).fract() * part;
    solid * covered((at - part / 2.0).abs() - part * 0.3)
}

/// How far a point of a side is from the nearest dash. The round corners are dashes; between them
/// are as many as fit. Dashes have round ends.
fn beyond_dash(at: f32, length: i32, radius: i32, line: i32) -> f32 {
    let (dash, gap) = (line as f32 * 2.8, line as f32 * 2.6);
    let span = length as f32 - 2.0 * radius as f32;
    if span <= gap {
        return 0.0;
    }
    let dashes = ((span - gap) / (dash + gap)).round().max(0.0);
    let gap = (span - dashes * dash) / (dashes + 1.0);
    let from_corner = at - radius as f32;
    if from_corner < 0.0 || from_corner > span {
        return 0.0;
    }
    // Within a gap and the dash after it: how far from both ends of the gap.
    let at_part = from_corner.rem_euclid(dash + gap);
    at_part.min(gap - at_part).max(0.0)
}

/// Three slanted bars, inside a card's outline.
fn bars(x: f32, y: f32, size: i32) -> f32 {
    let unit = 128.0 / size as f32;
    let (x, y) = (x * unit, y * unit);
    let inside = ((x - 64.0).abs().max((y - 64.0).abs()) - 52.0) / unit;
    let bar = |offset: f32| {
        // From (12, 116) to (64, 12), moved to the right.
        let (dx, dy) = (52.0_f32, -104.0_f32);
        let (px, py) = (x - 12.0 - offset, y - 116.0);
        ((px * dy - py * dx) / dx.hypot(dy)).abs() - 5.0
    };
    let nearest = bar(0.0).min(bar(26.0)).min(bar(52.0)) / unit;
    covered(nearest.max(inside))
}

/// The distance from a seat's shape in a square of 100.
fn seat_distance(seat: Seat, x: f32, y: f32) -> f32 {
    match seat {
        Seat::First => (x - 50.0).hypot(y - 50.0) - 46.0,
        Seat::Second => {
            let (x, y) = ((x - 50.0).abs() - 30.0, (y - 50.0).abs() - 30.0);
            x.max(0.0).hypot(y.max(0.0)) + x.max(y).min(0.0) - 10.0
        }
        Seat::Third => polygon(x, y, &[(50.0, 3.0), (97.0, 91.0), (3.0, 91.0)]),
        Seat::Fourth => polygon(
            x,
            y,
            &[(50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0)],
        ),
        Seat::Fifth => {
            let (x, y) = ((x - 50.0).abs(), (y - 50.0).abs());
            let arm = |along: f32, across: f32| {
                let (along, across) = (along - 48.0, across - 18.0);
                along.max(0.0).hypot(across.max(0.0)) + along.max(across).min(0.0)
            };
            arm(x, y).min(arm(y, x))
        }
    }
}

/// The distance from a polygon.
fn polygon(x: f32, y: f32, corners: &[(f32, f32)]) -> f32 {
    let mut nearest = f32::INFINITY;
    let mut is_inside = false;
    let mut previous = corners.last().copied().unwrap_or_default();
    for &corner in corners {
        let (edge_x, edge_y) = (previous.0 - corner.0, previous.1 - corner.1);
        let (to_x, to_y) = (x - corner.0, y - corner.1);
        let along = (to_x * edge_x + to_y * edge_y) / (edge_x * edge_x + edge_y * edge_y);
        let along = along.clamp(0.0, 1.0);
        nearest = nearest.min((to_x - edge_x * along).hypot(to_y - edge_y * along));
        if (corner.1 > y) != (previous.1 > y) && to_x < edge_x * to_y / edge_y {
            is_inside = !is_inside;
        }
        previous = corner;
    }
    if is_inside { -nearest } else { nearest }
}
