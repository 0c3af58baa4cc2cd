//! The colours of everything drawn, chosen and measured together (see the tests). Nothing else in this
//! crate names a colour.

use claim_rules::cards::{Faction, Seat};

use crate::image::Pixel;

/// An opaque sRGB colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub [u8; 3]);

impl Rgb {
    /// The colour whose hexadecimal notation `#rrggbb` is this number.
    pub(crate) const fn hex(rgb: u32) -> Self {
        let [_, r, g, b] = rgb.to_be_bytes();
        Self([r, g, b])
    }

    /// The colour as an opaque pixel.
    #[must_use]
    pub fn pixel(self) -> Pixel {
        let [r, g, b] = self.0.map(|channel| f32::from(channel) / 255.0);
        [r, g, b, 1.0]
    }
}

impl std::fmt::Display for Rgb {
    /// Writes `#rrggbb`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [r, g, b] = self.0;
        write!(f, "#{r:02x}{g:02x}{b:02x}")
    }
}

/// The ink on light fills.
pub const DARK_INK: Rgb = Rgb::hex(0x15_171c);
/// The ink on dark fills.
pub const WHITE_INK: Rgb = Rgb::hex(0xff_ffff);

/// The background of pictures, opaque and dark in both themes of Discord.
pub const BACKGROUND: Rgb = Rgb::hex(0x1f_2228);
/// A cell or panel on the background.
pub const PANEL: Rgb = Rgb::hex(0x2c_3039);
/// Lines between cells.
pub const LINE: Rgb = Rgb::hex(0x59_6070);
/// Text on background and panel.
pub const TEXT: Rgb = Rgb::hex(0xf4_f5f7);
/// Less important text.
pub const SECONDARY_TEXT: Rgb = Rgb::hex(0xb9_bec9);
/// Best, last, won. A ring or frame, not a fill: as a fill it is too close to seat C's.
pub const GOLD: Rgb = Rgb::hex(0xf2_c14e);
/// Not playable now: outline, digit and emblem of a hollow face. Seen on light and dark backgrounds.
pub const OFF: Rgb = Rgb::hex(0x86_8a93);
/// The back of a card.
pub const BACK: Rgb = Rgb::hex(0x2f_3540);
/// The ornament on the back of a card.
pub const BACK_ORNAMENT: Rgb = Rgb::hex(0xc9_cfda);
/// Outline and bars of a card that lies face down.
pub const FACE_DOWN: Rgb = Rgb::hex(0x8d_94a3);

/// The colour of a faction's cards and tiles.
#[must_use]
pub const fn fill(faction: Faction) -> Rgb {
    match faction {
        Faction::Goblin => Rgb::hex(0x93_d087),
        Faction::Knight => Rgb::hex(0x05_63af),
        Faction::Undead => Rgb::hex(0xf7_f3e7),
        Faction::Dwarf => Rgb::hex(0x9d_5f2d),
        Faction::Doppelganger => Rgb::hex(0xf3_8dda),
        Faction::Gnome => Rgb::hex(0xff_da31),
        Faction::Giant => Rgb::hex(0x53_545a),
        Faction::Troll => Rgb::hex(0x5b_a29b),
        Faction::Dragon => Rgb::hex(0x91_0428),
        Faction::Seer => Rgb::hex(0x4e_0375),
    }
}

/// The colour of outline, digit and emblem on a faction's fill. Half of the factions have a light fill
/// with dark ink, half a dark fill with white ink, so that these two families stay apart without hue.
#[must_use]
pub const fn ink(faction: Faction) -> Rgb {
    match faction {
        Faction::Goblin
        | Faction::Undead
        | Faction::Doppelganger
        | Faction::Gnome
        | Faction::Troll => DARK_INK,
        Faction::Knight | Faction::Dwarf | Faction::Giant | Faction::Dragon | Faction::Seer => {
            WHITE_INK
        }
    }
}

/// The colour of a seat's figures and stones. Shape and letter are the main sign. The ink is dark.
#[must_use]
pub fn seat(seat: Seat) -> Rgb {
    const SEATS: [Rgb; Seat::COUNT] = [
        Rgb::hex(0xdf_692a),
        Rgb::hex(0x5a_a0f7),
        Rgb::hex(0xfe_f4e4),
        Rgb::hex(0x93_e873),
        Rgb::hex(0xed_9bba),
    ];
    SEATS[seat.index()]
}
