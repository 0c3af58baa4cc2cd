//! Text, in the one embedded font: digits, letters of coordinates and seats, and names.

use std::sync::{Arc, LazyLock};

use ab_glyph::{Font, FontRef, Glyph, PxScale, ScaleFont, point};
use unicode_normalization::UnicodeNormalization;

use super::cache::Cache;
use super::mask::Mask;

/// `DejaVu` Sans Bold with Latin, Greek and Cyrillic letters; its licence is beside it.
static FONT: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    let file = include_bytes!("../../../assets/fonts/DejaVuSans-Bold-subset.ttf");
    FontRef::try_from_slice(file).expect("the embedded font is valid")
});

/// The maximum number of letters of a name that are shown.
const MAX_LETTERS: usize = 8;

/// A letter as a mask, and where it stands relative to the pen on the base line.
pub(super) struct Letter {
    /// What it covers; `None` for a blank.
    pub(super) mask: Option<Mask>,
    /// The mask's left edge, to the right of the pen.
    pub(super) left: i32,
    /// The mask's upper edge, below the base line.
    pub(super) top: i32,
}

static LETTERS: LazyLock<Cache<(char, i32), Letter>> = LazyLock::new(|| Cache::new(2_000));

/// The height of capital letters, as a share of the size.
pub(super) const CAPITAL_HEIGHT: f32 = 0.729;

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

/// A name shortened to at most eight letters and `max_width` pixels; `None` if the font cannot write
/// it.
pub(super) fn short_name(name: &str, size: i32, max_width: f32) -> Option<String> {
    let letters: Vec<char> = name.trim().nfc().collect();
    let can_write = |letter: &char| FONT.glyph_id(*letter).0 != 0;
    if letters.is_empty() || !letters.iter().all(can_write) {
        return None;
    }
    let fits = |text: &str| width(text, size) <= max_width;
    if letters.len() <= MAX_LETTERS {
        let whole: String = letters.iter().collect();
        if fits(&whole) {
            return Some(whole);
        }
    }
    (1..=letters.len().min(MAX_LETTERS))
        .rev()
        .map(|count| {
            let start: String = letters[..count].iter().collect();
            format!("{}…", start.trim_end())
        })
        .find(|text| fits(text))
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

    const SIZE: i32 = 39;
    const WIDE: f32 = 1_000.0;

    fn short(name: &str) -> Option<String> {
        short_name(name, SIZE, WIDE)
    }

    #[test]
    fn names_are_cut_after_eight_letters() {
        assert_eq!(short("B").as_deref(), Some("B"));
        assert_eq!(short("Isabella").as_deref(), Some("Isabella"));
        assert_eq!(short("Maximilian").as_deref(), Some("Maximili…"));
        assert_eq!(short(" Jo   anna 1 ").as_deref(), Some("Jo   ann…"));
        assert_eq!(short(&"x".repeat(32)).as_deref(), Some("xxxxxxxx…"));
    }

    #[test]
    fn names_are_cut_where_the_space_ends() {
        let name = short_name("WWWWWWWW", SIZE, 150.0).expect("the font has W");
        assert!(name.ends_with('…') && width(&name, SIZE) <= 150.0);
        assert_eq!(short_name("Wanda", SIZE, 1.0), None);
    }

    #[test]
    fn letters_with_marks_and_other_scripts_are_written_if_the_font_has_them() {
        assert_eq!(short("Émile").as_deref(), Some("Émile"));
        assert_eq!(short("E\u{301}mile").as_deref(), Some("Émile"));
        assert_eq!(short("Мария").as_deref(), Some("Мария"));
    }

    #[test]
    fn names_that_the_font_cannot_write_are_left_out() {
        for name in ["山田", "Ben 🐙", "🐙", "", "  ", "a\u{200d}b", "a\nb"] {
            assert_eq!(short(name), None, "{name:?}");
        }
    }
}
