//! The colours: every one that a picture may have, per game, in the standard palette and in high
//! contrast.
//!
//! A picture's file has a palette of at most 256 colours. The design's colours come first, so they
//! are exact; then come the blends at the edges between those that usually meet. Any other blend
//! becomes the nearest of these. All grounds are opaque and dark, because a picture cannot know
//! whether its reader's Discord is dark or light.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU16, Ordering};

use claim_rules::cards::{Faction, Seat};

/// Red, green, blue.
pub(super) type Rgb = [u8; 3];

/// Which palette a picture uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Contrast {
    /// Colours that stay apart under the common kinds of colour blindness.
    #[default]
    Standard,
    /// Black and white, and grey for what is not available: shapes, letters and outlines carry
    /// everything.
    High,
}

/// What the table is covered with: a colour per game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Felt {
    /// The trick-taking games.
    Claim,
    Kingdoms,
    ClaimIt,
    /// Everything that belongs to no game.
    Plain,
}

impl Felt {
    #[cfg(test)]
    const ALL: [Self; 4] = [Self::Claim, Self::Kingdoms, Self::ClaimIt, Self::Plain];

    /// The felt, the lines inlaid in it, which are also the fill of free spaces, and the rails at
    /// its edges.
    const fn colors(self) -> [Rgb; 3] {
        match self {
            Self::Claim => [[0x1b, 0x30, 0x2e], [0x2f, 0x52, 0x4d], [0x14, 0x24, 0x22]],
            Self::Kingdoms => [[0x24, 0x25, 0x40], [0x40, 0x43, 0x6b], [0x1a, 0x1b, 0x2f]],
            Self::ClaimIt => [[0x33, 0x26, 0x2b], [0x5a, 0x44, 0x4c], [0x25, 0x1b, 0x1f]],
            Self::Plain => [[0x26, 0x2a, 0x33], [0x44, 0x4b, 0x5a], [0x1c, 0x1f, 0x26]],
        }
    }
}

/// A colour of the design: its index in every palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Color(pub(super) u8);

impl Color {
    /// The ground of every picture.
    pub(super) const FELT: Self = Self(0);
    /// Lines in the felt, and free spaces.
    pub(super) const INLAY: Self = Self(1);
    /// What carries names.
    pub(super) const RAIL: Self = Self(2);
    /// The lower steps of a podium: between felt and inlay.
    pub(super) const STEP: Self = Self(3);
    pub(super) const TEXT: Self = Self(4);
    /// Secondary text.
    pub(super) const SECONDARY: Self = Self(5);
    /// What is best, last or won, crowns and rods; never an owner.
    pub(super) const GOLD: Self = Self(6);
    /// Zero, nothing yet.
    pub(super) const DIM: Self = Self(7);
    /// A card's back.
    pub(super) const BACK: Self = Self(8);
    /// Lines on a card's back.
    pub(super) const BACK_LINE: Self = Self(9);
    /// Whose turn it is; what can be done; stones and dice.
    pub(super) const WHITE: Self = Self(10);
    /// The ink on light fills.
    pub(super) const DARK: Self = Self(11);
    /// The cell of a gold claim.
    pub(super) const BLACK: Self = Self(12);
    /// The ink on what cannot be played.
    pub(super) const OFF_INK: Self = Self(13);
    /// The ground of a tile of which no side has anything.
    pub(super) const HOLLOW: Self = Self(14);

    /// The number of the colours above.
    const NEUTRALS: u8 = 15;

    const fn of_faction(kind: u8, faction: Faction) -> Self {
        Self(Self::NEUTRALS + kind * Faction::COUNT as u8 + faction as u8)
    }

    /// The fill of a faction's tiles and cards.
    pub(super) const fn fill(faction: Faction) -> Self {
        Self::of_faction(0, faction)
    }

    /// The large emblem on a faction's cards.
    pub(super) const fn tone(faction: Faction) -> Self {
        Self::of_faction(1, faction)
    }

    /// The fill of a faction's cards that cannot be played.
    pub(super) const fn off(faction: Faction) -> Self {
        Self::of_faction(2, faction)
    }

    /// The large emblem on these.
    pub(super) const fn off_tone(faction: Faction) -> Self {
        Self::of_faction(3, faction)
    }

    /// The ink on a faction's fill: emblem, value and outline.
    pub(super) const fn ink(faction: Faction) -> Self {
        if has_light_fill(faction) {
            Self::DARK
        } else {
            Self::WHITE
        }
    }

    /// The colour of a seat's markers.
    pub(super) const fn seat(seat: Seat) -> Self {
        Self(Self::NEUTRALS + 4 * Faction::COUNT as u8 + seat as u8)
    }

    /// The same, faded: of those who have not won.
    pub(super) const fn faded(seat: Seat) -> Self {
        Self(Self::seat(seat).0 + Seat::COUNT as u8)
    }
}

const BLACK: Rgb = [0, 0, 0];
const GREY: Rgb = [0x92, 0x92, 0x92];
const WHITE: Rgb = [0xff, 0xff, 0xff];

/// The ground on which what cannot be played is mixed.
const OFF_GROUND: Rgb = [0x22, 0x26, 0x2d];
const OFF_INK: Rgb = [0x97, 0x9c, 0xa6];

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

/// The large emblem on a faction's cards in the standard palette.
const fn tone(faction: Faction) -> Rgb {
    match faction {
        Faction::Goblin => [0x7f, 0xb2, 0x76],
        Faction::Knight => [0x2f, 0x7c, 0xbd],
        Faction::Undead => [0xdf, 0xd8, 0xc2],
        Faction::Dwarf => [0xb2, 0x7b, 0x4e],
        Faction::Doppelganger => [0xcf, 0x7a, 0xbc],
        Faction::Gnome => [0xda, 0xbb, 0x2e],
        Faction::Giant => [0x6b, 0x6c, 0x73],
        Faction::Troll => [0x50, 0x8c, 0x87],
        Faction::Dragon => [0xb0, 0x3a, 0x57],
        Faction::Seer => [0x75, 0x3a, 0x97],
    }
}

/// Whether a faction's cards are light with dark ink. Each base pair has a light and a dark
/// faction, and every deck has both kinds, so they can be told apart without colour.
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

/// The design's colours, in the order of [`Color`].
fn standard_colors(felt: Felt) -> Vec<Rgb> {
    let [ground, inlay, rail] = felt.colors();
    let step = mix(ground, inlay, 140);
    let off = |faction| mix(OFF_GROUND, fill(faction), 41);
    let neutrals = [
        ground,
        inlay,
        rail,
        step,
        [0xf4, 0xf5, 0xf7],
        [0xb9, 0xbe, 0xc9],
        [0xf2, 0xc1, 0x4e],
        [0x86, 0x8a, 0x93],
        [0x2f, 0x35, 0x40],
        [0x8d, 0x94, 0xa3],
        WHITE,
        [0x15, 0x17, 0x1c],
        [0x0d, 0x0e, 0x11],
        OFF_INK,
        OFF_GROUND,
    ];
    neutrals
        .into_iter()
        .chain(Faction::ALL.map(fill))
        .chain(Faction::ALL.map(tone))
        .chain(Faction::ALL.map(off))
        .chain(Faction::ALL.map(|it| mix(off(it), OFF_INK, 36)))
        .chain(Seat::ALL.map(seat))
        .chain(Seat::ALL.map(|it| mix(rail, seat(it), 115)))
        .collect()
}

/// The same in high contrast.
fn high_contrast_colors() -> Vec<Rgb> {
    let neutrals = [
        BLACK, GREY, BLACK, BLACK, WHITE, WHITE, WHITE, GREY, BLACK, WHITE, WHITE, BLACK, BLACK,
        GREY, BLACK,
    ];
    let fill = |it| if has_light_fill(it) { WHITE } else { BLACK };
    neutrals
        .into_iter()
        .chain(Faction::ALL.map(fill))
        .chain(Faction::ALL.map(fill))
        .chain(Faction::ALL.map(|_| BLACK))
        .chain(Faction::ALL.map(|_| BLACK))
        .chain(Seat::ALL.map(|_| WHITE))
        .chain(Seat::ALL.map(|_| GREY))
        .collect()
}

/// How many bits of each channel the table of nearest colours distinguishes.
const CHANNEL_BITS: u32 = 6;

/// A picture's colours.
pub(super) struct Palette {
    /// The colours: those of the design, then blends.
    pub(super) colors: Vec<Rgb>,
    /// By the highest bits of red, green and blue, one more than the index of the nearest colour; 0
    /// until it is first needed.
    nearest: Vec<AtomicU16>,
    /// Which palette this is.
    pub(super) contrast: Contrast,
}

static STANDARD: [LazyLock<Palette>; 4] = [
    LazyLock::new(|| Palette::new(Felt::Claim, Contrast::Standard)),
    LazyLock::new(|| Palette::new(Felt::Kingdoms, Contrast::Standard)),
    LazyLock::new(|| Palette::new(Felt::ClaimIt, Contrast::Standard)),
    LazyLock::new(|| Palette::new(Felt::Plain, Contrast::Standard)),
];
static HIGH_CONTRAST: LazyLock<Palette> =
    LazyLock::new(|| Palette::new(Felt::Plain, Contrast::High));

impl Palette {
    /// The palette for a game and a contrast.
    pub(super) fn of(felt: Felt, contrast: Contrast) -> &'static Self {
        match contrast {
            Contrast::Standard => &STANDARD[felt as usize],
            Contrast::High => &HIGH_CONTRAST,
        }
    }

    fn new(felt: Felt, contrast: Contrast) -> Self {
        let mut colors = match contrast {
            Contrast::Standard => standard_colors(felt),
            Contrast::High => high_contrast_colors(),
        };
        for (one, other, steps) in blends(felt, contrast) {
            let (one, other) = (colors[usize::from(one.0)], colors[usize::from(other.0)]);
            for step in 1..=steps {
                let blend = mix(one, other, step * 255 / (steps + 1));
                if !colors.contains(&blend) {
                    colors.push(blend);
                }
            }
        }
        assert!(colors.len() <= 256, "a palette has at most 256 colours");
        let places = 1 << (3 * CHANNEL_BITS);
        let nearest = (0..places).map(|_| AtomicU16::new(0)).collect();
        Self {
            colors,
            nearest,
            contrast,
        }
    }

    /// The index of the colour nearest to `above` laid over `below` with this coverage: 0 is none
    /// of it, 255 all.
    pub(super) fn blend(&self, below: u8, above: u8, coverage: u8) -> u8 {
        if below == above {
            return below;
        }
        let below = self.colors[usize::from(below)];
        let above = self.colors[usize::from(above)];
        let color = mix(below, above, coverage.into());
        let place = &self.nearest[cube_index(color)];
        // A place always has the same colour, so it does not matter which thread finds it.
        match place.load(Ordering::Relaxed) {
            0 => {
                let found = self.find_nearest(color);
                place.store(u16::from(found) + 1, Ordering::Relaxed);
                found
            }
            found => (found - 1) as u8,
        }
    }

    /// The index of the colour nearest to the middle of a colour's place in the table. The eye sees
    /// differences of green best and of blue least.
    fn find_nearest(&self, color: Rgb) -> u8 {
        let lost = u8::BITS - CHANNEL_BITS;
        let middle = color.map(|it| i32::from(it >> lost << lost) + (1 << (lost - 1)));
        let distance = |&index: &usize| {
            let [r, g, b] = self.colors[index].map(i32::from);
            let (r, g, b) = (r - middle[0], g - middle[1], b - middle[2]);
            3 * r * r + 6 * g * g + 2 * b * b
        };
        let nearest = (0..self.colors.len()).min_by_key(distance);
        nearest.unwrap_or_default() as u8
    }
}

/// Which colours usually meet at an edge, and the number of blends between them.
fn blends(felt: Felt, contrast: Contrast) -> Vec<(Color, Color, u32)> {
    if contrast == Contrast::High {
        return vec![(Color::FELT, Color::WHITE, 7), (Color::FELT, Color::DIM, 4)];
    }
    let mut pairs = vec![
        (Color::FELT, Color::WHITE, 6),
        (Color::RAIL, Color::TEXT, 6),
        (Color::DARK, Color::WHITE, 5),
        (Color::FELT, Color::SECONDARY, 4),
        (Color::RAIL, Color::SECONDARY, 3),
        (Color::FELT, Color::GOLD, 5),
        (Color::RAIL, Color::GOLD, 3),
        (Color::FELT, Color::DARK, 1),
        (Color::FELT, Color::INLAY, 3),
        (Color::FELT, Color::RAIL, 1),
        (Color::FELT, Color::DIM, 3),
        (Color::FELT, Color::OFF_INK, 2),
        (Color::BACK, Color::BACK_LINE, 3),
        (Color::BACK, Color::TEXT, 3),
        (Color::HOLLOW, Color::DIM, 3),
    ];
    let seats = match felt {
        Felt::Claim => 4,
        Felt::Kingdoms => 2,
        _ => 5,
    };
    for seat in Seat::of(seats) {
        pairs.push((Color::seat(seat), Color::DARK, 4));
        pairs.push((Color::seat(seat), Color::RAIL, 3));
    }
    match felt {
        Felt::ClaimIt => {
            for seat in Seat::ALL {
                pairs.push((Color::faded(seat), Color::DARK, 3));
            }
            pairs.push((Color::INLAY, Color::WHITE, 5));
            pairs.push((Color::BLACK, Color::GOLD, 5));
        }
        Felt::Plain => {
            pairs.push((Color::INLAY, Color::GOLD, 4));
            pairs.push((Color::INLAY, Color::TEXT, 4));
            pairs.push((Color::STEP, Color::SECONDARY, 4));
            pairs.push((Color::GOLD, Color::DARK, 4));
            for seat in Seat::ALL {
                pairs.push((Color::seat(seat), Color::FELT, 1));
            }
        }
        Felt::Claim | Felt::Kingdoms => {
            pairs.push((Color::INLAY, Color::WHITE, 5));
        }
    }
    if felt != Felt::ClaimIt {
        for faction in Faction::ALL {
            let fill = Color::fill(faction);
            pairs.push((fill, Color::ink(faction), 4));
            pairs.push((fill, Color::tone(faction), 1));
            pairs.push((Color::off(faction), Color::OFF_INK, 3));
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_coverage_gives_the_color_itself() {
        for felt in Felt::ALL {
            for contrast in [Contrast::Standard, Contrast::High] {
                let palette = Palette::of(felt, contrast);
                for below in 0..palette.colors.len() {
                    let drawn = palette.blend(below as u8, Color::WHITE.0, 255);
                    assert_eq!(palette.colors[usize::from(drawn)], WHITE);
                }
            }
        }
    }

    #[test]
    fn text_stands_out_on_every_ground() {
        for felt in Felt::ALL {
            let colors = &Palette::of(felt, Contrast::Standard).colors;
            let of = |color: Color| luminance(colors[usize::from(color.0)]);
            for ground in [Color::FELT, Color::RAIL] {
                for (color, least) in [
                    (Color::TEXT, 12.5),
                    (Color::SECONDARY, 7.0),
                    (Color::GOLD, 8.0),
                    (Color::DIM, 3.9),
                ] {
                    let contrast = contrast(of(color), of(ground));
                    assert!(contrast >= least, "{color:?} on {felt:?}: {contrast}");
                }
            }
            let number_on_space = contrast(of(Color::WHITE), of(Color::INLAY));
            assert!(number_on_space >= 8.5, "{felt:?}: {number_on_space}");
            for seat in Seat::ALL {
                for ground in [Color::DARK, Color::FELT] {
                    let contrast = contrast(of(Color::seat(seat)), of(ground));
                    assert!(contrast >= 4.0, "{seat:?} on {ground:?}: {contrast}");
                }
            }
            for faction in Faction::ALL {
                let on_fill = contrast(of(Color::fill(faction)), of(Color::ink(faction)));
                let off = contrast(of(Color::off(faction)), of(Color::OFF_INK));
                assert!(on_fill >= 5.0 && off >= 3.3, "{faction}: {on_fill}, {off}");
                // The edge of a card is its outline or, if that is dark, its fill.
                let sides = [Color::ink(faction), Color::fill(faction)];
                let edge = sides.map(|color| contrast(of(color), of(Color::FELT)));
                assert!(
                    edge[0].max(edge[1]) >= 4.6,
                    "{faction} on {felt:?}: {edge:?}"
                );
            }
        }
    }

    /// The luminance of a colour, from 0 to 1: what is left of it in a greyscale print.
    fn luminance(color: Rgb) -> f32 {
        let linear = color.map(|channel| {
            let share = f32::from(channel) / 255.0;
            if share <= 0.040_45 {
                share / 12.92
            } else {
                ((share + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    fn contrast(one: f32, other: f32) -> f32 {
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }
}
