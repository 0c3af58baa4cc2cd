//! What layouts draw on: a grid of palette indices, with shapes, drawings, text and copies of what
//! was drawn before.
//!
//! The unit of layouts is 1/800 of a picture's width; the canvas has more pixels than that, for
//! sharp screens.

use std::sync::{Mutex, PoisonError};

use claim_rules::cards::Seat;

use super::encode::encode;
use super::icon::{Icon, digit, digit_width, icon};
use super::mask::Mask;
use super::outline::distance;
use super::palette::{Color, Contrast, Felt, Palette};
use super::shape::Shape;
use super::{Picture, text};

/// The usual width of a picture.
pub(super) const WIDTH: f32 = 800.0;

/// The margin.
pub(super) const MARGIN: f32 = 16.0;

/// Pixels per unit: a picture of the usual size is 1,040 pixels wide.
const SCALE: f32 = 1.3;

/// The same for boards of many small spaces, which would be large files.
pub(super) const SMALL_SCALE: f32 = 1.1;

/// The least height of a digit or capital letter that matters. On a phone, where a picture is 360
/// pixels wide, it has 11 pixels.
pub(super) const MIN_CAPITAL: f32 = 25.0;

/// The size of the smallest text that matters.
pub(super) const MIN_SIZE: f32 = 36.0;

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

    /// The rectangle further to the right and below.
    pub(super) const fn moved(self, x: f32, y: f32) -> Self {
        Self::new(self.x + x, self.y + y, self.width, self.height)
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

/// How something with a faction's colours looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Look {
    Full,
    /// Not playable, not to be chosen, won by no side.
    Off,
    /// Of which no side has anything.
    Hollow,
}

/// The pixels of finished pictures, about a megabyte each, for the next ones. Otherwise, every thread
/// that has drawn a picture would keep as much: allocators have memory for each thread.
static SPARE: Mutex<Vec<Vec<u8>>> = Mutex::new(Vec::new());
const MAX_SPARE: usize = 2;

/// A picture being drawn.
pub(super) struct Canvas {
    palette: &'static Palette,
    scale: f32,
    width: i32,
    height: i32,
    pixels: Vec<u8>,
}

impl Canvas {
    /// An empty picture of the usual width.
    pub(super) fn new(felt: Felt, contrast: Contrast, height: f32) -> Self {
        Self::with_scale(felt, contrast, WIDTH, height, SCALE)
    }

    /// An empty picture with this many pixels per unit.
    pub(super) fn with_scale(
        felt: Felt,
        contrast: Contrast,
        width: f32,
        height: f32,
        scale: f32,
    ) -> Self {
        let pixels = |units: f32| (units * scale).round() as i32;
        let spare = SPARE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Self::of_pixels(
            Palette::of(felt, contrast),
            scale,
            (pixels(width), pixels(height)),
            spare.unwrap_or_default(),
        )
    }

    fn of_pixels(
        palette: &'static Palette,
        scale: f32,
        (width, height): (i32, i32),
        mut pixels: Vec<u8>,
    ) -> Self {
        pixels.clear();
        pixels.resize((width * height) as usize, Color::FELT.0);
        Self {
            palette,
            scale,
            width,
            height,
            pixels,
        }
    }

    pub(super) fn finish(self) -> Picture {
        let (width, height) = (self.width as u32, self.height as u32);
        let picture = encode(self.palette, width, height, &self.pixels);
        let mut spare = SPARE.lock().unwrap_or_else(PoisonError::into_inner);
        if spare.len() < MAX_SPARE {
            spare.push(self.pixels);
        }
        picture
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
        (left, top, self.px(rect.width), self.px(rect.height))
    }

    /// The columns of something that are inside the picture, counted from its own left edge.
    fn visible(&self, left: i32, width: i32) -> std::ops::Range<usize> {
        let from = (-left).clamp(0, width) as usize;
        from..((self.width - left).clamp(0, width) as usize).max(from)
    }

    /// Paints a mask with its upper left corner at a pixel. What lies outside the picture is cut
    /// off.
    fn paint(&mut self, mask: &Mask, left: i32, top: i32, color: Color) {
        let visible = self.visible(left, mask.width);
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
                    _ => *pixel = self.palette.blend(*pixel, color.0, coverage),
                }
            }
        }
    }

    /// Draws on a canvas of its own, which has the rectangle's size, and copies that with round
    /// corners: what is beyond its edges is cut off.
    pub(super) fn cut(&mut self, rect: Rect, radius: f32, draw: impl FnOnce(&mut Self)) {
        let (left, top, width, height) = self.pixels_of(rect);
        let mut drawn = Self::of_pixels(self.palette, self.scale, (width, height), Vec::new());
        draw(&mut drawn);
        let radius = self.px(radius);
        let outline = Shape::Round {
            width,
            height,
            radius,
        };
        self.copy(&drawn, &outline.mask(), left, top);
    }

    fn copy(&mut self, drawn: &Self, outline: &Mask, left: i32, top: i32) {
        let width = drawn.width;
        let visible = self.visible(left, width);
        if visible.is_empty() {
            return;
        }
        let rows = drawn.pixels.chunks_exact(width as usize);
        let rows = rows.zip(outline.coverage.chunks_exact(width as usize));
        for ((row, outline), y) in rows.zip(top..) {
            if !(0..self.height).contains(&y) {
                continue;
            }
            let start = (y * self.width + left + visible.start as i32) as usize;
            let pixels = &mut self.pixels[start..start + visible.len()];
            let (row, outline) = (&row[visible.clone()], &outline[visible.clone()]);
            // Only rows at the round corners, and the first and last columns of others, are not
            // whole.
            if outline.iter().all(|&it| it >= 252) {
                pixels.copy_from_slice(row);
                continue;
            }
            for ((pixel, &color), &coverage) in pixels.iter_mut().zip(row).zip(outline) {
                match coverage {
                    0..4 => {}
                    252.. => *pixel = color,
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
        let shape = Shape::Round {
            width,
            height,
            radius,
        };
        self.paint_shape(shape, left, top, color);
    }

    /// The outline of a rectangle, inside its edge.
    pub(super) fn frame(&mut self, rect: Rect, radius: f32, line: f32, color: Color) {
        let (left, top, width, height) = self.pixels_of(rect);
        let (radius, line) = (self.px(radius), self.px(line).max(1));
        let shape = Shape::Frame {
            width,
            height,
            radius,
            line,
        };
        self.paint_shape(shape, left, top, color);
    }

    /// A dashed outline: not final, or free.
    pub(super) fn dashes(&mut self, rect: Rect, radius: f32, line: f32, color: Color) {
        let (left, top, width, height) = self.pixels_of(rect);
        let (radius, line) = (self.px(radius), self.px(line));
        let shape = Shape::Dashes {
            width,
            height,
            radius,
            line,
        };
        self.paint_shape(shape, left, top, color);
    }

    /// A gold frame: best, last, won. Without colours it is a double line.
    pub(super) fn gold_frame(&mut self, rect: Rect, radius: f32, line: f32) {
        self.frame(rect, radius, line, Color::GOLD);
        if self.is_high_contrast() {
            let third = line / 3.0;
            self.frame(rect.inset(third), radius - third, third, Color::FELT);
        }
    }

    /// The corners of a square: a choice.
    pub(super) fn brackets(&mut self, rect: Rect, line: f32) {
        let (left, top, size, _) = self.pixels_of(rect);
        let line = self.px(line);
        self.paint_shape(Shape::Brackets { size, line }, left, top, Color::WHITE);
    }

    /// A line between two points, with round ends.
    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, color: Color) {
        let scaled = |(x, y): (f32, f32)| (x * self.scale, y * self.scale);
        let (from, to) = (scaled(from), scaled(to));
        let half = width * self.scale / 2.0;
        let (left, top) = (
            (from.0.min(to.0) - half).floor(),
            (from.1.min(to.1) - half).floor(),
        );
        let columns = (from.0.max(to.0) + half).ceil() - left;
        let rows = (from.1.max(to.1) + half).ceil() - top;
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let reach = (half + 0.5) * dx.hypot(dy);
        let mask = Mask::by(columns as i32, rows as i32, |x, y| {
            let (x, y) = (x + left, y + top);
            // Most of a slanted line's rectangle is far from it.
            if ((x - from.0) * dy - (y - from.1) * dx).abs() > reach {
                return 0.0;
            }
            half + 0.5 - distance((x, y), from, to)
        });
        self.paint(&mask, left as i32, top as i32, color);
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

    /// Slanted bars across a square.
    pub(super) fn bars(&mut self, square: Rect, color: Color) {
        let (left, top, size, _) = self.pixels_of(square);
        self.paint_shape(Shape::Bars { size }, left, top, color);
    }

    /// A pennant: a rectangle with a notch below, and its outline inside the edge.
    pub(super) fn pennant(&mut self, rect: Rect, notch: f32, line: f32, fill: Color, ink: Color) {
        let (left, top, width, height) = self.pixels_of(rect);
        for (grow, color) in [(0, ink), (-self.px(line), fill)] {
            let shape = Shape::Pennant {
                width,
                height,
                notch: self.px(notch),
                grow,
            };
            self.paint_shape(shape, left, top, color);
        }
    }

    /// A drawing in a square.
    pub(super) fn icon(&mut self, drawing: Icon, square: Rect, color: Color) {
        let (left, top, size, _) = self.pixels_of(square);
        if size > 0 {
            self.paint(&icon(drawing, size), left, top, color);
        }
    }

    /// A seat's shape in a square, grown on all sides.
    pub(super) fn seat_shape(&mut self, seat: Seat, square: Rect, grow: f32, color: Color) {
        let (left, top, size, _) = self.pixels_of(square);
        let grow = self.px(grow);
        let margin = grow.max(0);
        let shape = Shape::Seat {
            seat,
            size,
            margin,
            grow,
        };
        self.paint_shape(shape, left - margin, top - margin, color);
    }

    /// The value of a card, in the digits of cards: `height` high, its left edge and its top at a
    /// point.
    pub(super) fn value(&mut self, value: u8, (x, y): (f32, f32), height: f32, color: Color) {
        debug_assert!(height >= MIN_CAPITAL, "a value of {height} is too small");
        let (left, top, height) = (self.px(x), self.px(y), self.px(height));
        self.paint(&digit(value, height), left, top, color);
    }

    /// A number in the digits of cards, with its centre at a point. Returns its width.
    pub(super) fn number(
        &mut self,
        number: u16,
        (x, y): (f32, f32),
        height: f32,
        color: Color,
    ) -> f32 {
        debug_assert!(height >= MIN_CAPITAL, "a number of {height} is too small");
        let pixels = self.px(height);
        let digits: Vec<u8> = number.to_string().bytes().map(|it| it - b'0').collect();
        let step = digit_width(pixels) + pixels / 12;
        let width = step * digits.len() as i32 - pixels / 12;
        let left = (x * self.scale).round() as i32 - width / 2;
        let top = ((y - height / 2.0) * self.scale).round() as i32;
        for (&value, at) in digits.iter().zip(0..) {
            self.paint(&digit(value, pixels), left + at * step, top, color);
        }
        width as f32 / self.scale
    }

    /// A text with its base line at a point.
    pub(super) fn text(
        &mut self,
        at: (f32, f32),
        align: Align,
        size: f32,
        color: Color,
        text: &str,
    ) {
        debug_assert!(
            size * text::CAPITAL_HEIGHT >= MIN_CAPITAL,
            "a text of {size} is too small: {text}"
        );
        self.small_text(at, align, size, color, text);
    }

    /// The same for what does not matter by itself, as the letters of seats, which have shapes of
    /// their own.
    pub(super) fn small_text(
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

    /// A text with its centre at a point.
    pub(super) fn centered(&mut self, (x, y): (f32, f32), size: f32, color: Color, text: &str) {
        let base = y + size * text::CAPITAL_HEIGHT / 2.0;
        self.text((x, base), Align::Center, size, color, text);
    }

    /// The width of a text in units.
    pub(super) fn text_width(&self, text: &str, size: f32) -> f32 {
        text::width(text, self.px(size)) / self.scale
    }

    /// The width of a name in units, or of what is written instead if the font lacks it.
    pub(super) fn name_width(&self, (name, otherwise): (&str, &str), size: f32) -> f32 {
        let can_write = text::can_write(name);
        self.text_width(if can_write { name } else { otherwise }, size)
    }

    /// A name with its base line at a point, at most this wide: made a little smaller, then cut.
    /// What the font cannot write is replaced by `otherwise`.
    pub(super) fn name(
        &mut self,
        at: (f32, f32),
        align: Align,
        (size, width): (f32, f32),
        color: Color,
        (name, otherwise): (&str, &str),
    ) {
        let (pixels, width) = (self.px(size), width * self.scale);
        let min = self.px(MIN_SIZE.max(size * 0.86)).min(pixels);
        let fitted = |name| text::fitted_name(name, pixels, min, width);
        if let Some((name, size)) = fitted(name).or_else(|| fitted(otherwise)) {
            let size = size as f32 / self.scale;
            self.small_text(at, align, size, color, &name);
        }
    }
}
