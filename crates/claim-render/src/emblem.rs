//! The factions' emblems, cut out of their tiles: the part of the tile that has the colour of the ink.

use std::sync::{Arc, LazyLock};

use claim_rules::cards::{ByFaction, Faction};

use super::cache::Cache;
use super::mask::Mask;
use super::palette::{Color, Contrast, Palette};

/// The tiles, squares of [`TILE`] pixels with alpha, by faction.
const TILES: ByFaction<&[u8]> = ByFaction([
    include_bytes!("../../../assets/emoji/tile_goblin.png"),
    include_bytes!("../../../assets/emoji/tile_knight.png"),
    include_bytes!("../../../assets/emoji/tile_undead.png"),
    include_bytes!("../../../assets/emoji/tile_dwarf.png"),
    include_bytes!("../../../assets/emoji/tile_doppelganger.png"),
    include_bytes!("../../../assets/emoji/tile_gnome.png"),
    include_bytes!("../../../assets/emoji/tile_giant.png"),
    include_bytes!("../../../assets/emoji/tile_troll.png"),
    include_bytes!("../../../assets/emoji/tile_dragon.png"),
    include_bytes!("../../../assets/emoji/tile_seer.png"),
]);

/// The side of a tile.
const TILE: usize = 128;

/// How many pixels of a tile are cut off on each side: its outline. The emblem lies within the rest.
const BORDER: usize = 15;

/// The side of what is cut out.
const CUTOUT_SIDE: usize = TILE - 2 * BORDER;

/// The coverage of the ink in the middle of each tile.
static EMBLEMS: LazyLock<ByFaction<Vec<u8>>> =
    LazyLock::new(|| ByFaction(Faction::ALL.map(cut_out)));

static MASKS: LazyLock<Cache<(Faction, i32), Mask>> = LazyLock::new(|| Cache::new(1_000));

/// A faction's emblem in a square of this many pixels.
pub(super) fn emblem(faction: Faction, size: i32) -> Arc<Mask> {
    MASKS.get((faction, size), |_| scaled(&EMBLEMS[faction], size))
}

/// How much each pixel in the middle of a tile has of its ink, the rest being its fill.
fn cut_out(faction: Faction) -> Vec<u8> {
    let pixels = decode(TILES[faction]);
    let colors = &Palette::of(Contrast::Standard).colors;
    let fill = colors[usize::from(Color::fill(faction).0)].map(f32::from);
    let ink = colors[usize::from(Color::ink(faction).0)].map(f32::from);
    let dot = |a: [f32; 3], b: [f32; 3]| -> f32 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    let minus = |a: [f32; 3], b: [f32; 3]| [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
    let axis = minus(ink, fill);
    let mut coverage = Vec::with_capacity(CUTOUT_SIDE * CUTOUT_SIDE);
    for y in BORDER..BORDER + CUTOUT_SIDE {
        for x in BORDER..BORDER + CUTOUT_SIDE {
            let color = pixels[y * TILE + x].map(f32::from);
            let share = dot(minus(color, fill), axis) / dot(axis, axis);
            coverage.push((share.clamp(0.0, 1.0) * 255.0).round() as u8);
        }
    }
    coverage
}

/// The colours of an embedded tile, without their alpha.
///
/// # Panics
///
/// If the file is not a PNG of the expected size, which the tests exclude.
fn decode(file: &[u8]) -> Vec<[u8; 3]> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().expect("an embedded PNG");
    let size = reader.output_buffer_size().expect("a small picture");
    let mut data = vec![0; size];
    let info = reader.next_frame(&mut data).expect("an embedded PNG");
    assert_eq!((info.width, info.height), (TILE as u32, TILE as u32));
    let samples = info.color_type.samples();
    data.chunks_exact(samples)
        .map(|pixel| [pixel[0], pixel[1], pixel[2]])
        .collect()
}

/// The emblem in another size: each pixel is the mean of the area that it covers.
fn scaled(emblem: &[u8], size: i32) -> Mask {
    let pixels = size as usize;
    let unit = CUTOUT_SIDE as f32 / size as f32;
    // Per pixel of the new size, the old pixels that it covers, and how much of each.
    let shares: Vec<Vec<(usize, f32)>> = (0..pixels)
        .map(|at| {
            let (from, to) = (at as f32 * unit, (at + 1) as f32 * unit);
            let covered = from as usize..(to.ceil() as usize).min(CUTOUT_SIDE);
            let share = |old: usize| (to.min((old + 1) as f32) - from.max(old as f32)) / unit;
            covered.map(|old| (old, share(old))).collect()
        })
        .collect();
    // First the rows are narrowed, then their number is reduced.
    let narrow: Vec<Vec<f32>> = emblem
        .chunks_exact(CUTOUT_SIDE)
        .map(|row| {
            let mean = |of: &Vec<(usize, f32)>| -> f32 {
                of.iter().map(|&(x, share)| f32::from(row[x]) * share).sum()
            };
            shares.iter().map(mean).collect()
        })
        .collect();
    let mut coverage = Vec::with_capacity(pixels * pixels);
    for of in &shares {
        let mut row = vec![0.0; pixels];
        for &(y, share) in of {
            for (sum, value) in row.iter_mut().zip(&narrow[y]) {
                *sum += value * share;
            }
        }
        coverage.extend(
            row.into_iter()
                .map(|mean| mean.round().clamp(0.0, 255.0) as u8),
        );
    }
    Mask {
        width: size,
        coverage,
    }
}
