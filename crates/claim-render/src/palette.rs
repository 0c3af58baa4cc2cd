//! The colours: every one that a picture may have, in the standard palette and in high contrast.
//!
//! A picture's file has a palette of at most 256 colours. The design's colours come first, so they are
//! exact; then come the blends at the edges between those that usually meet. Any other blend becomes
//! the nearest of these. There is one opaque dark ground, because a picture cannot know whether its
//! reader's Discord is dark or light.

use std::sync::LazyLock;

use claim_rules::cards::{Faction, Seat};

/// Red, green, blue.
pub(super) type Rgb = [u8; 3];

/// Which palette a picture uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Contrast {
    /// Colours that stay apart under the common kinds of colour blindness.
    #[default]
    Standard,
    /// Black and white, and grey for what is not available: shapes, letters and outlines carry everything.
    High,
}

/// A colour of the design: its index in both palettes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Color(pub(super) u8);

impl Color {
    /// The background of every picture.
    pub(super) const BACKGROUND: Self = Self(0);
    /// Cells and panels.
    pub(super) const PANEL: Self = Self(1);
    /// Dividing lines.
    pub(super) const LINE: Self = Self(2);
    pub(super) const TEXT: Self = Self(3);
    /// Secondary text.
    pub(super) const SECONDARY: Self = Self(4);
    /// Rings and frames for best, last, won; never a fill.
    pub(super) const GOLD: Self = Self(5);
    /// What is not available now.
    pub(super) const DIM: Self = Self(6);
    /// A card's back.
    pub(super) const BACK: Self = Self(7);
    /// Lines on a card's back.
    pub(super) const BACK_LINE: Self = Self(8);
    /// Whose turn it is; what can be done; stones and dice.
    pub(super) const WHITE: Self = Self(9);
    /// The ink on light fills.
    pub(super) const DARK: Self = Self(10);
    /// The cell of a gold claim.
    pub(super) const BLACK: Self = Self(11);

    /// The number of the colours above.
    const NEUTRALS: u8 = 12;

    /// The fill of a faction's tiles.
    pub(super) const fn fill(faction: Faction) -> Self {
        Self(Self::NEUTRALS + faction as u8)
    }

    /// The ink on a faction's fill: emblem, digit and outline.
    pub(super) const fn ink(faction: Faction) -> Self {
        if has_light_fill(faction) {
            Self::DARK
        } else {
            Self::WHITE
        }
    }

    /// The colour of a seat's markers.
    pub(super) const fn seat(seat: Seat) -> Self {
        Self(Self::NEUTRALS + Faction::COUNT as u8 + seat as u8)
    }
}

/// The neutral colours of the standard palette, in the order of the constants of [`Color`].
const NEUTRALS: [Rgb; Color::NEUTRALS as usize] = [
    [0x1f, 0x22, 0x28],
    [0x2c, 0x30, 0x39],
    [0x59, 0x60, 0x70],
    [0xf4, 0xf5, 0xf7],
    [0xb9, 0xbe, 0xc9],
    [0xf2, 0xc1, 0x4e],
    [0x86, 0x8a, 0x93],
    [0x2f, 0x35, 0x40],
    [0x8d, 0x94, 0xa3],
    [0xff, 0xff, 0xff],
    [0x15, 0x17, 0x1c],
    [0x0d, 0x0e, 0x11],
];

/// The neutral colours in high contrast.
const HIGH_CONTRAST_NEUTRALS: [Rgb; Color::NEUTRALS as usize] = [
    BLACK, BLACK, GREY, WHITE, WHITE, WHITE, GREY, BLACK, WHITE, WHITE, BLACK, BLACK,
];

const BLACK: Rgb = [0, 0, 0];
const GREY: Rgb = [0x92, 0x92, 0x92];
const WHITE: Rgb = [0xff, 0xff, 0xff];

/// The fill of a faction in the standard palette.
const fn fill(faction: Faction) -> Rgb {
    match faction {
        Faction::Goblin => [0x93, 0xd0, 0x87],
        Faction::Knight => [0x05, 0x63, 0xaf],
        Faction::Undead => [0xf7, 0xf3, 0xe7],
        Faction::Dwarf => [0x9d, 0x5f, 0x2d],
        Faction::Doppelganger => [0xf3, 0x8d, 0xda],
        Faction::Gnome => [0xff, 0xda, 0x31],
        Faction::Giant => [0x53, 0x54, 0x5a],
        Faction::Troll => [0x5b, 0xa2, 0x9b],
        Faction::Dragon => [0x91, 0x04, 0x28],
        Faction::Seer => [0x4e, 0x03, 0x75],
    }
}

/// Whether a faction's tiles are light with dark ink. Each base pair has a light and a dark faction, and
/// every deck has both kinds, so they can be told apart without colour.
const fn has_light_fill(faction: Faction) -> bool {
    matches!(
        faction,
        Faction::Goblin | Faction::Undead | Faction::Doppelganger | Faction::Gnome | Faction::Troll
    )
}

/// The colour of a seat in the standard palette.
const fn seat(seat: Seat) -> Rgb {
    match seat {
        Seat::First => [0xdf, 0x69, 0x2a],
        Seat::Second => [0x5a, 0xa0, 0xf7],
        Seat::Third => [0xfe, 0xf4, 0xe4],
        Seat::Fourth => [0x93, 0xe8, 0x73],
        Seat::Fifth => [0xed, 0x9b, 0xba],
    }
}

/// How many bits of each channel the table of nearest colours distinguishes.
const CHANNEL_BITS: u32 = 5;

/// A picture's colours.
pub(super) struct Palette {
    /// The colours: those of the design, then blends.
    pub(super) colors: Vec<Rgb>,
    /// By the highest bits of red, green and blue, the index of the nearest colour.
    nearest: Vec<u8>,
    /// Which palette this is.
    pub(super) contrast: Contrast,
}

static STANDARD: LazyLock<Palette> = LazyLock::new(|| Palette::new(Contrast::Standard));
static HIGH_CONTRAST: LazyLock<Palette> = LazyLock::new(|| Palette::new(Contrast::High));

impl Palette {
    /// The palette for a contrast.
    pub(super) fn of(contrast: Contrast) -> &'static Self {
        match contrast {
            Contrast::Standard => &STANDARD,
            Contrast::High => &HIGH_CONTRAST,
        }
    }

    fn new(contrast: Contrast) -> Self {
        let mut colors: Vec<Rgb> = match contrast {
            Contrast::Standard => NEUTRALS
                .into_iter()
                .chain(Faction::ALL.map(fill))
                .chain(Seat::ALL.map(seat))
                .collect(),
            Contrast::High => HIGH_CONTRAST_NEUTRALS
                .into_iter()
                .chain(Faction::ALL.map(|it| if has_light_fill(it) { WHITE } else { BLACK }))
                .chain(Seat::ALL.map(|_| WHITE))
                .collect(),
        };
        for (one, other, steps) in blends(contrast) {
            let (one, other) = (colors[usize::from(one.0)], colors[usize::from(other.0)]);
            for step in 1..=steps {
                let blend = mix(one, other, step * 255 / (steps + 1));
                if !colors.contains(&blend) {
                    colors.push(blend);
                }
            }
        }
        assert!(colors.len() <= 256, "a palette has at most 256 colours");
        let nearest = nearest(&colors);
        Self {
            colors,
            nearest,
            contrast,
        }
    }

    /// The index of the colour nearest to `above` laid over `below` with this coverage: 0 is none of
    /// it, 255 all.
    pub(super) fn blend(&self, below: u8, above: Color, coverage: u8) -> u8 {
        let below = self.colors[usize::from(below)];
        let above = self.colors[usize::from(above.0)];
        self.nearest[cube_index(mix(below, above, coverage.into()))]
    }
}

/// Which colours usually meet at an edge, and the number of blends between them.
fn blends(contrast: Contrast) -> Vec<(Color, Color, u32)> {
    if contrast == Contrast::High {
        return vec![(Color::BACKGROUND, Color::WHITE, 6)];
    }
    let mut pairs = vec![
        (Color::BACKGROUND, Color::WHITE, 5),
        (Color::PANEL, Color::WHITE, 4),
        (Color::DARK, Color::WHITE, 5),
        (Color::BACKGROUND, Color::SECONDARY, 3),
        (Color::PANEL, Color::SECONDARY, 3),
        (Color::BACKGROUND, Color::GOLD, 4),
        (Color::PANEL, Color::GOLD, 4),
        (Color::BACKGROUND, Color::LINE, 3),
        (Color::BACKGROUND, Color::PANEL, 2),
        (Color::BACK, Color::BACK_LINE, 4),
        (Color::BACKGROUND, Color::DIM, 3),
    ];
    for faction in Faction::ALL {
        let fill = Color::fill(faction);
        pairs.push((fill, Color::ink(faction), 5));
        let (met, steps) = if has_light_fill(faction) {
            (Color::WHITE, 1)
        } else {
            (Color::DARK, 2)
        };
        pairs.push((fill, met, steps));
    }
    for seat in Seat::ALL {
        pairs.push((Color::seat(seat), Color::DARK, 4));
        pairs.push((Color::seat(seat), Color::PANEL, 3));
    }
    pairs
}

/// The colour that covers `below` with `coverage` / 255 of `above`.
fn mix(below: Rgb, above: Rgb, coverage: u32) -> Rgb {
    let channel = |index: usize| {
        let (below, above) = (u32::from(below[index]), u32::from(above[index]));
        ((below * (255 - coverage) + above * coverage + 127) / 255) as u8
    };
    [channel(0), channel(1), channel(2)]
}

/// The place of a colour in the table of nearest colours.
fn cube_index(color: Rgb) -> usize {
    let high = |channel: u8| usize::from(channel >> (u8::BITS - CHANNEL_BITS));
    let [red, green, blue] = color.map(high);
    (red << CHANNEL_BITS | green) << CHANNEL_BITS | blue
}

/// For each place of the table the index of the nearest colour. The eye sees differences of green best
/// and of blue least.
fn nearest(colors: &[Rgb]) -> Vec<u8> {
    let side = 1 << CHANNEL_BITS;
    let step = 256 / side;
    let center = |place: i32| place * step + step / 2;
    let mut nearest = Vec::with_capacity(1 << (3 * CHANNEL_BITS));
    for red in 0..side {
        for green in 0..side {
            for blue in 0..side {
                let distance = |color: &Rgb| {
                    let [r, g, b] = color.map(i32::from);
                    let (r, g, b) = (r - center(red), g - center(green), b - center(blue));
                    3 * r * r + 6 * g * g + 2 * b * b
                };
                let best = (0..colors.len()).min_by_key(|&index| distance(&colors[index]));
                nearest.push(best.unwrap_or_default() as u8);
            }
        }
    }
    nearest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_and_no_coverage_keep_neutral_colors() {
        for contrast in [Contrast::Standard, Contrast::High] {
            let palette = Palette::of(contrast);
            for below in 0..palette.colors.len() {
                let drawn = palette.blend(below as u8, Color::WHITE, 255);
                assert_eq!(palette.colors[usize::from(drawn)], WHITE);
            }
        }
    }

    #[test]
    fn every_design_color_is_in_the_standard_palette_once() {
        let palette = Palette::of(Contrast::Standard);
        for (index, color) in palette.colors.iter().enumerate() {
            assert!(!palette.colors[..index].contains(color), "{color:x?} twice");
        }
    }
}
