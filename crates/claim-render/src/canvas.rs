//! What layouts draw on: a grid of palette indices, and the signs that all pictures share.
//!
//! The unit of layouts is 1/800 of a picture's width; the canvas has more pixels than that, for sharp
//! screens.

use claim_rules::cards::{Faction, Seat};

use super::emblem::emblem;
use super::encode::encode;
use super::mask::Mask;
use super::palette::{Color, Contrast, Palette};
use super::shape::Shape;
use super::{Picture, text};

/// The usual width of a picture.
pub(super) const WIDTH: f32 = 800.0;

/// The margin, and the gap between panels.
pub(super) const MARGIN: f32 = 10.0;

/// Pixels per unit: a picture of the usual size is 1,040 pixels wide.
const SCALE: f32 = 1.3;

/// The longest side, in units, of a picture that is drawn at [`SCALE`]; larger pictures have one pixel per unit.
const MAX_SCALED: f32 = 800.0;

/// A rectangle, in units.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rect {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Rect {
    /// A rectangle by its upper left corner and its size.
    pub(super) const fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self {
            x,
            y,
            width,
            height,
        }
    }

    /// A square by its centre and its side.
    pub(super) const fn square(x: f32, y: f32, side: f32) -> Self {
        Self::new(x - side / 2.0, y - side / 2.0, side, side)
    }

    /// The rectangle with `by` units less on each side; with more, if `by` is negative.
    pub(super) const fn inset(self, by: f32) -> Self {
        let (width, height) = (self.width - 2.0 * by, self.height - 2.0 * by);
        Self::new(self.x + by, self.y + by, width, height)
    }

    /// The centre.
    pub(super) const fn center(self) -> (f32, f32) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The right edge.
    pub(super) const fn right(self) -> f32 {
        self.x + self.width
    }

    /// The lower edge.
    pub(super) const fn bottom(self) -> f32 {
        self.y + self.height
    }
}

/// Where a text is, relative to the point given for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Center,
    Right,
}

/// How a seat's marker is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// On the ground or a panel: plain.
    Plain,
    /// On something coloured: with a dark line, and a white one around it.
    Colored,
}

/// A picture being drawn.
pub(super) struct Canvas {
    palette: &'static Palette,
    scale: f32,
    width: i32,
    height: i32,
    pixels: Vec<u8>,
}

impl Canvas {
    /// An empty picture of this size in units.
    pub(super) fn new(contrast: Contrast, width: f32, height: f32) -> Self {
        let is_usual = width <= MAX_SCALED && height <= MAX_SCALED;
        let scale = if is_usual { SCALE } else { 1.0 };
        let pixels = |units: f32| (units * scale).round() as i32;
        let (width, height) = (pixels(width), pixels(height));
        Self {
            palette: Palette::of(contrast),
            scale,
            width,
            height,
            pixels: vec![Color::BACKGROUND.0; (width * height) as usize],
        }
    }

    pub(super) fn finish(self) -> Picture {
        let (width, height) = (self.width as u32, self.height as u32);
        encode(self.palette, width, height, &self.pixels)
    }

    /// Whether this is the black and white palette.
    pub(super) fn is_high_contrast(&self) -> bool {
        self.palette.contrast == Contrast::High
    }

    fn px(&self, units: f32) -> i32 {
        (units * self.scale).round() as i32
    }

    /// A rectangle's left, upper edge, width and height in pixels.
    fn pixels_of(&self, rect: Rect) -> (i32, i32, i32, i32) {
        let (left, top) = (self.px(rect.x), self.px(rect.y));
        (
            left,
            top,
            self.px(rect.right()) - left,
            self.px(rect.bottom()) - top,
        )
    }

    /// Paints a mask with its upper left corner at a pixel. What lies outside the picture is cut off.
    fn paint(&mut self, mask: &Mask, left: i32, top: i32, color: Color) {
        if mask.width <= 0 {
            return;
        }
        let visible = (-left).clamp(0, mask.width)..(self.width - left).clamp(0, mask.width);
        let visible = visible.start as usize..visible.end as usize;
        if visible.is_empty() {
            return;
        }
        for (row, y) in mask.coverage.chunks_exact(mask.width as usize).zip(top..) {
            if !(0..self.height).contains(&y) {
                continue;
            }
            let start = (y * self.width + left + visible.start as i32) as usize;
            let pixels = &mut self.pixels[start..start + visible.len()];
            for (pixel, &coverage) in pixels.iter_mut().zip(&row[visible.clone()]) {
                match coverage {
                    0..4 => {}
                    252.. => *pixel = color.0,
                    _ => *pixel = self.palette.blend(*pixel, color, coverage),
                }
            }
        }
    }

    fn paint_shape(&mut self, shape: Shape, left: i32, top: i32, color: Color) {
        self.paint(&shape.mask(), left, top, color);
    }

    /// A filled rectangle with sharp corners.
    pub(super) fn block(&mut self, rect: Rect, color: Color) {
        let (left, top, width, height) = self.pixels_of(rect);
        let rows = top.clamp(0, self.height)..(top + height).clamp(0, self.height);
        let columns = left.clamp(0, self.width)..(left + width).clamp(0, self.width);
        for y in rows {
            let start = y * self.width;
            let row = (start + columns.start) as usize..(start + columns.end) as usize;
            self.pixels[row].fill(color.0);
        }
    }

    /// A filled rectangle with round corners.
    pub(super) fn round(&mut self, rect: Rect, radius: f32, color: Color) {
        let (left, top, width, height) = self.pixels_of(rect);
        let radius = self.px(radius);
        self.paint_shape(
            Shape::Round {
                width,
                height,
                radius,
            },
            left,
            top,
            color,
        );
    }

    /// The outline of a rectangle, inside its edge.
    pub(super) fn frame(&mut self, rect: Rect, radius: f32, line: f32, color: Color) {
        let (left, top, width, height) = self.pixels_of(rect);
        let (radius, line) = (self.px(radius), self.px(line));
        self.paint_shape(
            Shape::Frame {
                width,
                height,
                radius,
                line,
            },
            left,
            top,
            color,
        );
    }

    /// A dashed outline: not final, or free.
    pub(super) fn dashes(&mut self, rect: Rect, radius: f32, line: f32, color: Color) {
        let (left, top, width, height) = self.pixels_of(rect);
        let (radius, line) = (self.px(radius), self.px(line));
        self.paint_shape(
            Shape::Dashes {
                width,
                height,
                radius,
                line,
            },
            left,
            top,
            color,
        );
    }

    /// A gold frame: best, last, won. Without colours it is a double line.
    pub(super) fn gold_frame(&mut self, rect: Rect, radius: f32, line: f32) {
        self.frame(rect, radius, line, Color::GOLD);
        if self.is_high_contrast() {
            let third = line / 3.0;
            self.frame(rect.inset(third), radius - third, third, Color::BACKGROUND);
        }
    }

    /// The corners of a square: a choice.
    pub(super) fn brackets(&mut self, rect: Rect, line: f32) {
        let (left, top, size, _) = self.pixels_of(rect);
        let line = self.px(line);
        self.paint_shape(Shape::Brackets { size, line }, left, top, Color::WHITE);
    }

    /// A line between two points.
    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, color: Color) {
        let scaled = |(x, y): (f32, f32)| (x * self.scale, y * self.scale);
        let ((x1, y1), (x2, y2)) = (scaled(from), scaled(to));
        let half = width * self.scale / 2.0;
        let (left, top) = ((x1.min(x2) - half).floor(), (y1.min(y2) - half).floor());
        let columns = (x1.max(x2) + half).ceil() - left;
        let rows = (y1.max(y2) + half).ceil() - top;
        let (dx, dy) = (x2 - x1, y2 - y1);
        let length = (dx * dx + dy * dy).max(f32::EPSILON);
        let reach = (half + 0.5) * length.sqrt();
        let mask = Mask::by(columns as i32, rows as i32, |x, y| {
            let (x, y) = (x + left - x1, y + top - y1);
            // Most of a slanted line's rectangle is far from it.
            if (x * dy - y * dx).abs() > reach {
                return 0.0;
            }
            let along = ((x * dx + y * dy) / length).clamp(0.0, 1.0);
            half + 0.5 - (x - dx * along).hypot(y - dy * along)
        });
        self.paint(&mask, left as i32, top as i32, color);
    }

    /// A panel that things are written on.
    pub(super) fn panel(&mut self, rect: Rect) {
        self.round(rect, 14.0, Color::PANEL);
        if self.is_high_contrast() {
            self.frame(rect, 14.0, 3.0, Color::WHITE);
        }
    }

    /// A disc in a square.
    pub(super) fn disc(&mut self, square: Rect, color: Color) {
        let (left, top, size, _) = self.pixels_of(square);
        self.paint_shape(Shape::Disc { size }, left, top, color);
    }

    /// The dashed outline of a disc in a square.
    pub(super) fn dashed_ring(&mut self, square: Rect, line: f32, color: Color) {
        let (left, top, size, _) = self.pixels_of(square);
        let line = self.px(line);
        self.paint_shape(Shape::DashedRing { size, line }, left, top, color);
    }

    /// The sign of a group of spaces in a square.
    pub(super) fn group_sign(&mut self, square: Rect, color: Color) {
        let (left, top, size, _) = self.pixels_of(square);
        self.paint_shape(Shape::Group { size }, left, top, color);
    }

    /// A faction's tile. `share` is the side of the emblem as a share of the tile's, `raised` is how far the
    /// emblem is above the middle, in units.
    pub(super) fn tile(&mut self, faction: Faction, square: Rect, share: f32, raised: f32) {
        let (fill, ink) = (Color::fill(faction), Color::ink(faction));
        self.tile_in(fill, ink, faction, square, share, raised);
    }

    /// A faction's tile without its colour: not available now.
    pub(super) fn hollow_tile(&mut self, faction: Faction, square: Rect, share: f32, raised: f32) {
        self.tile_in(
            Color::BACKGROUND,
            Color::DIM,
            faction,
            square,
            share,
            raised,
        );
    }

    fn tile_in(
        &mut self,
        fill: Color,
        ink: Color,
        faction: Faction,
        square: Rect,
        share: f32,
        raised: f32,
    ) {
        let radius = square.width * 0.15;
        self.round(square, radius, fill);
        self.frame(square, radius, (square.width * 0.05).max(3.0), ink);
        let (x, middle) = square.center();
        let width = square.width * share;
        self.emblem(faction, Rect::square(x, middle - raised, width), ink);
    }

    /// A faction's emblem in a square.
    pub(super) fn emblem(&mut self, faction: Faction, square: Rect, ink: Color) {
        // The mask of an emblem has a little room around it.
        let room = square.inset(square.width * -0.03);
        let (left, top, size, _) = self.pixels_of(room);
        self.paint(&emblem(faction, size), left, top, ink);
    }

    /// A card that lies face down.
    pub(super) fn face_down(&mut self, square: Rect) {
        let radius = square.width * 0.15;
        self.round(square, radius, Color::BACK);
        let (left, top, size, _) = self.pixels_of(square);
        self.paint_shape(Shape::Bars { size }, left, top, Color::BACK_LINE);
        self.frame(
            square,
            radius,
            (square.width * 0.05).max(3.0),
            Color::BACK_LINE,
        );
    }

    /// A seat's shape in its colour.
    pub(super) fn seat_shape(&mut self, seat: Seat, square: Rect, ground: Ground) {
        let (left, top, size, _) = self.pixels_of(square);
        let mut lines = vec![];
        if ground == Ground::Colored {
            let (dark, white) = (self.px(3.0).max(2), self.px(2.0).max(2));
            lines = vec![(dark + white, Color::WHITE), (dark, Color::DARK)];
        }
        lines.push((0, Color::seat(seat)));
        for (grow, color) in lines {
            let margin = grow;
            let shape = Shape::Seat {
                seat,
                size,
                margin,
                grow,
            };
            self.paint_shape(shape, left - margin, top - margin, color);
        }
    }

    /// A seat's shape, hollow.
    pub(super) fn hollow_seat(&mut self, seat: Seat, square: Rect, line: f32, inside: Color) {
        self.seat_shape(seat, square, Ground::Plain);
        let (left, top, size, _) = self.pixels_of(square);
        let grow = -self.px(line);
        let shape = Shape::Seat {
            seat,
            size,
            margin: 0,
            grow,
        };
        self.paint_shape(shape, left, top, inside);
    }

    /// A seat's shape with its letter.
    pub(super) fn marker(&mut self, seat: Seat, square: Rect, ground: Ground) {
        self.seat_shape(seat, square, ground);
        self.seat_letter(seat, square);
    }

    /// A seat's marker in the colour of its team.
    pub(super) fn marker_of_team(&mut self, seat: Seat, team: Seat, square: Rect) {
        let (left, top, size, _) = self.pixels_of(square);
        let shape = Shape::Seat {
            seat,
            size,
            margin: 0,
            grow: 0,
        };
        self.paint_shape(shape, left, top, Color::seat(team));
        self.seat_letter(seat, square);
    }

    fn seat_letter(&mut self, seat: Seat, square: Rect) {
        let (letter, size, base) = match seat {
            Seat::First => ('A', 0.58, 0.71),
            Seat::Second => ('B', 0.62, 0.72),
            Seat::Third => ('C', 0.46, 0.82),
            Seat::Fourth => ('D', 0.50, 0.68),
            Seat::Fifth => ('E', 0.50, 0.68),
        };
        let (x, _) = square.center();
        let base = square.y + square.height * base;
        let size = square.width * size;
        let letter = letter.to_string();
        self.text((x, base), Align::Center, size, Color::DARK, &letter);
    }

    /// A text with its base line at a point.
    pub(super) fn text(
        &mut self,
        (x, base): (f32, f32),
        align: Align,
        size: f32,
        color: Color,
        text: &str,
    ) {
        let size = self.px(size);
        let width = text::width(text, size);
        let mut pen = x * self.scale
            - match align {
                Align::Left => 0.0,
                Align::Center => width / 2.0,
                Align::Right => width,
            };
        let base = self.px(base);
        for character in text.chars() {
            let letter = text::letter(character, size);
            if let Some(mask) = &letter.mask {
                let left = pen.round() as i32 + letter.left;
                self.paint(mask, left, base + letter.top, color);
            }
            pen += text::advance(character, size);
        }
    }

    /// A text centred in a rectangle, as large as fits but no larger than `size`.
    pub(super) fn text_in(&mut self, rect: Rect, size: f32, color: Color, text: &str) {
        let width = self.text_width(text, size);
        let size = if width > rect.width {
            size * rect.width / width
        } else {
            size
        };
        let (x, y) = rect.center();
        let base = y + size * text::CAPITAL_HEIGHT / 2.0;
        self.text((x, base), Align::Center, size, color, text);
    }

    /// The width of a text in units.
    pub(super) fn text_width(&self, text: &str, size: f32) -> f32 {
        text::width(text, self.px(size)) / self.scale
    }

    /// A name, shortened to `width`; nothing if the font cannot write it.
    pub(super) fn name(&mut self, (x, base): (f32, f32), align: Align, width: f32, name: &str) {
        let width = width * self.scale;
        if let Some(name) = text::short_name(name, self.px(NAME_SIZE), width) {
            self.text((x, base), align, NAME_SIZE, Color::TEXT, &name);
        }
    }
}

/// The size of names.
pub(super) const NAME_SIZE: f32 = 30.0;
