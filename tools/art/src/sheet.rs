//! The contact sheet: all emoji in the sizes and on the backgrounds they are seen in.

use crate::image::Image;
use crate::palette::Rgb;

/// The sizes, in pixels: as drawn, alone in a message, in a line of text on a desktop's screen, and the
/// smallest in use.
const SIZES: [usize; 4] = [128, 48, 22, 18];

/// Where emoji are seen in Discord: dark themes, buttons grey and blue, the light theme.
const BACKGROUNDS: [Rgb; 5] = [
    Rgb::hex(0x1a_1a1e),
    Rgb::hex(0x31_3338),
    Rgb::hex(0x4e_5058),
    Rgb::hex(0x58_65f2),
    Rgb::hex(0xff_ffff),
];

/// The width of the sheet in pixels.
const WIDTH: usize = 2_688;

/// Lays the emoji out, a band per background, in it a block per size.
#[must_use]
pub fn sheet(faces: &[Image]) -> Image {
    let blocks: Vec<Vec<Image>> = SIZES
        .iter()
        .map(|&size| faces.iter().map(|face| shrunk(face, size)).collect())
        .collect();
    let band: usize = blocks.iter().map(|block| block_height(block)).sum();
    let mut sheet = Image::filled(WIDTH, band * BACKGROUNDS.len(), [1.0; 4]);
    let mut top = 0;
    for background in BACKGROUNDS {
        sheet.lay(&Image::filled(WIDTH, band, background.pixel()), (0, top));
        for block in &blocks {
            let cell = cell(block);
            for (n, face) in block.iter().enumerate() {
                let (row, column) = (n / columns(cell), n % columns(cell));
                sheet.lay(face, (column * cell, top + row * cell));
            }
            top += block_height(block);
        }
    }
    sheet
}

/// A face scaled down as Discord seems to do it: in two steps.
fn shrunk(face: &Image, size: usize) -> Image {
    let [drawn, alone, ..] = SIZES;
    if size == drawn {
        face.clone()
    } else if size == alone {
        face.reduced(alone)
    } else {
        face.reduced(alone).reduced(size)
    }
}

/// The width and height of the cell of each of these emoji.
fn cell(block: &[Image]) -> usize {
    block
        .first()
        .map_or(0, |face| face.width() + face.width() / 10)
}

const fn columns(cell: usize) -> usize {
    WIDTH / cell
}

fn block_height(block: &[Image]) -> usize {
    let cell = cell(block);
    block.len().div_ceil(columns(cell)) * cell
}
