//! A mask: how much of each pixel of a rectangle something covers. Shapes, letters and drawings
//! are masks, painted in a colour.

use super::cache::Drawing;

/// A rectangle of coverages.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Mask {
    /// The width in pixels.
    pub(super) width: i32,
    /// By row from the top, 0 for a pixel that is not covered to 255 for one that is.
    pub(super) coverage: Vec<u8>,
}

impl Drawing for Mask {
    fn pixels(&self) -> usize {
        self.coverage.len()
    }
}

impl Mask {
    /// The mask whose coverage at each pixel, from 0 to 1, is given by the pixel's centre.
    pub(super) fn by(width: i32, height: i32, coverage: impl Fn(f32, f32) -> f32) -> Self {
        let mut mask = Self {
            width,
            coverage: Vec::with_capacity((width * height) as usize),
        };
        for y in 0..height {
            for x in 0..width {
                let covered = coverage(x as f32 + 0.5, y as f32 + 0.5).clamp(0.0, 1.0);
                mask.coverage.push((covered * 255.0).round() as u8);
            }
        }
        mask
    }
}
