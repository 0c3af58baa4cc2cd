//! The palette: fills can be told apart with every kind of colour vision, and ink is readable on them.

use claim_art::palette::{self, Rgb};
use claim_art::vision::Vision;
use claim_rules::cards::{Faction, Seat};
use palette_maths::color_difference::{Ciede2000, Wcag21RelativeContrast};
use palette_maths::white_point::D65;
use palette_maths::{FromColor, Lab, Srgb};

/// The minimum CIEDE2000 difference at which two fills are clearly different side by side.
const MIN_DIFFERENCE: f32 = 10.0;

/// The minimum contrast of ink on a fill: WCAG 2.1, success criterion 1.4.3 (AA).
const MIN_CONTRAST: f32 = 4.5;

fn srgb(colour: Rgb) -> Srgb {
    let [r, g, b, _] = colour.pixel();
    Srgb::new(r, g, b)
}

/// The difference of two colours as seen with a kind of colour vision (CIEDE2000: G. Sharma, W. Wu, E. N. Dalal,
/// Color Research & Application 30, 2005).
fn difference(vision: Vision, a: Rgb, b: Rgb) -> f32 {
    let [a, b] = [a, b].map(|colour| {
        let [r, g, b, _] = vision.see(colour.pixel());
        Lab::<D65>::from_color(Srgb::new(r, g, b))
    });
    a.difference(b)
}

/// Asserts that all of these named colours can be told apart, with every vision except greyscale.
fn assert_told_apart(colours: &[(String, Rgb)]) {
    let with_hue = Vision::ALL
        .into_iter()
        .filter(|&vision| vision != Vision::Greyscale);
    for vision in with_hue {
        for (n, (name, colour)) in colours.iter().enumerate() {
            for (other_name, other) in &colours[..n] {
                let difference = difference(vision, *colour, *other);
                assert!(
                    difference >= MIN_DIFFERENCE,
                    "{other_name} and {name} look too similar with {vision:?}: {difference:.1}"
                );
            }
        }
    }
}

fn contrast(a: Rgb, b: Rgb) -> f32 {
    srgb(a).relative_contrast(srgb(b))
}

#[test]
fn faction_fills_are_told_apart_with_every_vision() {
    let fill = |faction: Faction| (faction.id().to_owned(), palette::fill(faction));
    assert_told_apart(&Faction::ALL.map(fill));
}

#[test]
fn seat_fills_are_told_apart_with_every_vision() {
    let fill = |seat: Seat| (format!("seat {seat}"), palette::seat(seat));
    assert_told_apart(&Seat::ALL.map(fill));
}

#[test]
fn ink_is_read_on_every_fill() {
    for faction in Faction::ALL {
        let contrast = contrast(palette::fill(faction), palette::ink(faction));
        assert!(
            contrast >= MIN_CONTRAST,
            "low contrast on {faction:?}: {contrast:.1}"
        );
    }
    for seat in Seat::ALL {
        let contrast = contrast(palette::seat(seat), palette::DARK_INK);
        assert!(
            contrast >= MIN_CONTRAST,
            "low contrast on seat {seat}: {contrast:.1}"
        );
    }
    for text in [palette::TEXT, palette::SECONDARY_TEXT, palette::GOLD] {
        for background in [palette::BACKGROUND, palette::PANEL] {
            let contrast = contrast(text, background);
            assert!(
                contrast >= MIN_CONTRAST,
                "low contrast of {text} on {background}: {contrast:.1}"
            );
        }
    }
}

#[test]
fn difference_is_that_of_the_published_example() {
    // Row 1 of the test data that the authors of the formula published.
    let [a, b]: [Lab<D65, f64>; 2] =
        [(50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)].map(|(l, a, b)| Lab::new(l, a, b));
    assert!((a.difference(b) - 2.0425).abs() < 0.0001);
}
