//! Text, in the one embedded font: names, numbers, and the letters of seats.

use std::sync::{Arc, LazyLock};

use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont, point};
use unicode_normalization::UnicodeNormalization;

use super::cache::{Cache, Drawing};
use super::mask::Mask;

/// Fira Sans Condensed `ExtraBold` with Latin, Greek and Cyrillic letters; its licence is beside
/// it.
static FONT: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    let file = include_bytes!("../../../assets/fonts/ClaimNames-ExtraBold.ttf");
    FontRef::try_from_slice(file).expect("the embedded font is valid")
});

/// A letter as a mask, and where it stands relative to the pen on the base line.
pub(super) struct Letter {
    /// What it covers; `None` for a blank.
    pub(super) mask: Option<Mask>,
    /// The mask's left edge, to the right of the pen.
    pub(super) left: i32,
    /// The mask's upper edge, below the base line.
    pub(super) top: i32,
}

impl Drawing for Letter {
    fn pixels(&self) -> usize {
        self.mask.as_ref().map_or(0, Drawing::pixels)
    }
}

static LETTERS: LazyLock<Cache<(char, i32), Letter>> = LazyLock::new(|| Cache::new(500_000));

/// The height of capital letters, as a share of the size.
pub(super) const CAPITAL_HEIGHT: f32 = 0.695;

/// A letter in a size in pixels.
pub(super) fn letter(letter: char, size: i32) -> Arc<Letter> {
    LETTERS.get((letter, size), |_| draw(letter, size))
}

/// How far the pen moves for a letter.
pub(super) fn advance(letter: char, size: i32) -> f32 {
    FONT.as_scaled(scale(size)).h_advance(FONT.glyph_id(letter))
}

pub(super) fn width(text: &str, size: i32) -> f32 {
    text.chars().map(|letter| advance(letter, size)).sum()
}

/// Whether the font has all letters of a name, and there are any.
pub(super) fn can_write(name: &str) -> bool {
    let mut letters = name.trim().nfc().peekable();
    letters.peek().is_some() && letters.all(|letter| FONT.glyph_id(letter).0 != 0)
}

/// A name as it is written, and its size: smaller, down to `min_size`, if it is wider than
/// `max_width` pixels, and then cut. `None` if the font cannot write it.
pub(super) fn fitted_name(
    name: &str,
    size: i32,
    min_size: i32,
    max_width: f32,
) -> Option<(String, i32)> {
    if !can_write(name) {
        return None;
    }
    let letters: Vec<char> = name.trim().nfc().collect();
    let whole: String = letters.iter().collect();
    let fits = |text: &str, size| width(text, size) <= max_width;
    if let Some(size) = (min_size..=size).rev().find(|&size| fits(&whole, size)) {
        return Some((whole, size));
    }
    let cuts = (1..letters.len()).rev().map(|count| {
        let start: String = letters[..count].iter().collect();
        format!("{}…", start.trim_end())
    });
    let cut = cuts.into_iter().find(|text| fits(text, min_size))?;
    Some((cut, min_size))
}

/// The scale at which an em is this many pixels.
fn scale(size: i32) -> PxScale {
    let units = FONT.units_per_em().unwrap_or(1.0);
    PxScale::from(size as f32 * FONT.height_unscaled() / units)
}

fn draw(letter: char, size: i32) -> Letter {
    let glyph: Glyph = FONT
        .glyph_id(letter)
        .with_scale_and_position(scale(size), point(0.0, 0.0));
    let Some(outline) = FONT.outline_glyph(glyph) else {
        return Letter {
            mask: None,
            left: 0,
            top: 0,
        };
    };
    let bounds = outline.px_bounds();
    let (width, height) = (bounds.width() as i32, bounds.height() as i32);
    let mut coverage = vec![0; (width * height) as usize];
    outline.draw(|x, y, covered| {
        if let Some(pixel) = coverage.get_mut(y as usize * width as usize + x as usize) {
            *pixel = (covered.clamp(0.0, 1.0) * 255.0).round() as u8;
        }
    });
    Letter {
        mask: Some(Mask { width, coverage }),
        left: bounds.min.x as i32,
        top: bounds.min.y as i32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: i32 = 52;
    const MIN_SIZE: i32 = 47;

    fn fitted(name: &str, width: f32) -> Option<(String, i32)> {
        fitted_name(name, SIZE, MIN_SIZE, width)
    }

    fn whole(name: &str) -> Option<String> {
        fitted(name, 10_000.0).map(|(name, _)| name)
    }

    #[test]
    fn names_are_first_made_smaller_and_then_cut() {
        let full = width("Maximilian", SIZE);
        assert_eq!(
            fitted("Maximilian", full),
            Some(("Maximilian".into(), SIZE))
        );
        let (name, size) = fitted("Maximilian", full * 0.93).expect("the font has it");
        assert_eq!(name, "Maximilian");
        assert!((MIN_SIZE..SIZE).contains(&size));
        let (name, size) = fitted("Maximilian", full * 0.6).expect("the font has it");
        assert!(name.starts_with("Max") && name.ends_with('…') && size == MIN_SIZE);
        assert!(width(&name, size) <= full * 0.6);
        assert_eq!(fitted("Wanda", 1.0), None);
    }

    #[test]
    fn letters_with_marks_and_other_scripts_are_written_if_the_font_has_them() {
        assert_eq!(whole("Émile").as_deref(), Some("Émile"));
        assert_eq!(whole("E\u{301}mile").as_deref(), Some("Émile"));
        assert_eq!(whole("Мария").as_deref(), Some("Мария"));
        assert_eq!(whole(" Nguyễn ").as_deref(), Some("Nguyễn"));
        assert_eq!(whole("Ωmega").as_deref(), Some("Ωmega"));
    }

    #[test]
    fn names_that_the_font_cannot_write_are_left_out() {
        for name in [
            "山田",
            "محمد",
            "Ben 🐙",
            "🐙",
            "",
            "  ",
            "a\u{200d}b",
            "a\nb",
        ] {
            assert_eq!(whole(name), None, "{name:?}");
        }
    }
}
