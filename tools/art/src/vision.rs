//! How a colour is seen: without hue, or by people who lack one kind of cone.

use clap::ValueEnum;

use crate::image::Pixel;

/// A way of seeing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Vision {
    /// All cones.
    Normal,
    /// No long-wave cones.
    Protanopia,
    /// No medium-wave cones.
    Deuteranopia,
    /// No short-wave cones.
    Tritanopia,
    /// Lightness alone, as in a print without colour.
    Greyscale,
}

impl Vision {
    /// Every way of seeing.
    pub const ALL: [Self; 5] = [
        Self::Normal,
        Self::Protanopia,
        Self::Deuteranopia,
        Self::Tritanopia,
        Self::Greyscale,
    ];

    /// The matrix on linear sRGB that simulates it. The three deficiencies: G. M. Machado, M. M. Oliveira,
    /// L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
    /// IEEE Transactions on Visualization and Computer Graphics 15 (2009), severity 1.0. Greyscale:
    /// the luminance of sRGB (IEC 61966-2-1).
    #[rustfmt::skip]
    const fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Self::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protanopia => [
                [ 0.152_286,  1.052_583, -0.204_868],
                [ 0.114_503,  0.786_281,  0.099_216],
                [-0.003_882, -0.048_116,  1.051_998],
            ],
            Self::Deuteranopia => [
                [ 0.367_322,  0.860_646, -0.227_968],
                [ 0.280_085,  0.672_501,  0.047_413],
                [-0.011_820,  0.042_940,  0.968_881],
            ],
            Self::Tritanopia => [
                [ 1.255_528, -0.076_749, -0.178_779],
                [-0.078_411,  0.930_809,  0.147_602],
                [ 0.004_733,  0.691_367,  0.303_900],
            ],
            Self::Greyscale => [[0.2126, 0.7152, 0.0722]; 3],
        }
    }

    /// An opaque pixel as it looks when seen this way.
    #[must_use]
    pub fn see(self, pixel: Pixel) -> Pixel {
        if self == Self::Normal {
            return pixel;
        }
        let [r, g, b, a] = pixel;
        let linear = [r, g, b].map(linear);
        let [r, g, b] = self.matrix().map(|row| {
            let seen: f32 = row
                .iter()
                .zip(linear)
                .map(|(weight, channel)| weight * channel)
                .sum();
            encoded(seen.clamp(0.0, 1.0))
        });
        [r, g, b, a]
    }
}

/// From an sRGB channel to light.
fn linear(channel: f32) -> f32 {
    if channel <= 0.04045 {
        channel / 12.92
    } else {
        ((channel + 0.055) / 1.055).powf(2.4)
    }
}

/// From light to an sRGB channel.
fn encoded(light: f32) -> f32 {
    if light <= 0.003_130_8 {
        light * 12.92
    } else {
        1.055 * light.powf(1.0 / 2.4) - 0.055
    }
}
