//! Draws a face and encodes it as a small PNG.

use std::collections::{HashMap, HashSet};

use anyhow::{Context, Result};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::face::{Face, SIZE};
use crate::palette::Rgb;

/// The number of colours of a drawing: as many as two pixels to a byte allow.
const COLOURS: usize = 16;

/// A colour with premultiplied alpha.
type Rgba = [u8; 4];

const CLEAR: Rgba = [0; 4];

/// Draws a face as a PNG with a small palette. The same face gives the same bytes.
///
/// # Errors
///
/// The SVG is not valid.
pub fn png(face: &Face) -> Result<Vec<u8>> {
    let pixels = pixels(&face.svg).with_context(|| format!("cannot draw {}", face.name))?;
    let distinct: HashSet<Rgba> = pixels.iter().copied().collect();
    let palette = reduced(&face.colours, &distinct);
    let index: HashMap<Rgba, usize> = distinct
        .iter()
        .map(|&pixel| (pixel, nearest(&palette, pixel)))
        .collect();
    let indices: Vec<usize> = pixels.iter().map(|pixel| index[pixel]).collect();
    encode(&palette, &indices)
}

/// Draws an SVG document of [`SIZE`].
fn pixels(svg: &str) -> Result<Vec<Rgba>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let mut pixmap = Pixmap::new(SIZE.into(), SIZE.into()).context("the size is not zero")?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    let (pixels, _) = pixmap.data().as_chunks();
    Ok(pixels.to_vec())
}

/// The palette of a drawing. The colours of the design are kept exactly; only the blends at edges, each
/// between two of them or the transparent background, are reduced, to steps as fine as there is room for.
fn reduced(design: &[Rgb], pixels: &HashSet<Rgba>) -> Vec<Rgba> {
    let opaque = |&Rgb([r, g, b]): &Rgb| [r, g, b, u8::MAX];
    let mut ends: Vec<Rgba> = [CLEAR]
        .into_iter()
        .chain(design.iter().map(opaque))
        .collect();
    ends.sort_unstable();
    ends.dedup();
    (1..COLOURS)
        .rev()
        .map(|steps| {
            let blends = blends(&ends, steps);
            let mut used: Vec<Rgba> = pixels
                .iter()
                .map(|&pixel| blends[nearest(&blends, pixel)])
                .collect();
            used.sort_unstable();
            used.dedup();
            used
        })
        .find(|used| used.len() <= COLOURS)
        .unwrap_or(ends)
}

/// The ends and, between each two of them, the blends that divide the way into equal steps.
fn blends(ends: &[Rgba], steps: usize) -> Vec<Rgba> {
    let mut all = ends.to_vec();
    for (n, from) in ends.iter().enumerate() {
        for to in &ends[n + 1..] {
            all.extend((1..steps).map(|step| {
                std::array::from_fn(|channel| {
                    let (from, to) = (usize::from(from[channel]), usize::from(to[channel]));
                    let sum = from * (steps - step) + to * step;
                    u8::try_from((sum + steps / 2) / steps).expect("a mean of bytes is a byte")
                })
            }));
        }
    }
    all
}

/// The index of the colour that is nearest to `pixel`.
fn nearest(colours: &[Rgba], pixel: Rgba) -> usize {
    let distance = |colour: &Rgba| -> u32 {
        colour
            .iter()
            .zip(pixel)
            .map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2))
            .sum()
    };
    (0..colours.len())
        .min_by_key(|&n| distance(&colours[n]))
        .unwrap_or(0)
}

/// Encodes indices into a palette as a PNG.
fn encode(palette: &[Rgba], indices: &[usize]) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, SIZE.into(), SIZE.into());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Four);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_deflate_compression(png::DeflateCompression::Level(9));
    encoder.set_palette(
        palette
            .iter()
            .flat_map(|&colour| straight(colour))
            .collect::<Vec<_>>(),
    );
    encoder.set_trns(palette.iter().map(|colour| colour[3]).collect::<Vec<_>>());
    let (pairs, _) = indices.as_chunks();
    let packed: Vec<u8> = pairs
        .iter()
        .map(|&[left, right]| u8::try_from(left << 4 | right).expect("indices are below 16"))
        .collect();
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&packed)?;
    writer.finish()?;
    Ok(bytes)
}

/// The colour with straight instead of premultiplied alpha.
fn straight([r, g, b, alpha]: Rgba) -> [u8; 3] {
    [r, g, b].map(|channel| {
        let scaled = u16::from(channel) * u16::from(u8::MAX);
        let divided = scaled.checked_div(alpha.into()).unwrap_or(0);
        u8::try_from(divided).unwrap_or(u8::MAX)
    })
}
