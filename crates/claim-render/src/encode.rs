//! A canvas as a PNG file.

use std::io;

use super::Picture;
use super::palette::Palette;

/// Encodes indices into a palette, by row from the top.
pub(super) fn encode(palette: &Palette, width: u32, height: u32, pixels: &[u8]) -> Picture {
    let png = try_encode(palette, width, height, pixels).expect("memory can be written to");
    Picture { png, width, height }
}

fn try_encode(palette: &Palette, width: u32, height: u32, pixels: &[u8]) -> io::Result<Vec<u8>> {
    let mut file = Vec::with_capacity(64 << 10);
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.colors.concat());
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_deflate_compression(png::DeflateCompression::Level(LEVEL));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(pixels)?;
    writer.finish()?;
    Ok(file)
}

/// How hard the encoder tries: docs/measurements.md compares the levels. No filter does better than
/// none.
const LEVEL: u8 = 6;
