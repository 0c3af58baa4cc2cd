//! Pictures are compared with approved snapshots, in `tests/snapshots/`. Small differences are
//! tolerated, because drawing uses floating-point numbers. A picture that differs is written beside
//! the test's other output, with an image of the difference. `CLAIM_BOT_BLESS=1` replaces the
//! snapshots by the current pictures.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use claim_render::{Contrast, Picture};

use super::gallery;

/// The maximum difference of a channel that is tolerated in any pixel.
const TOLERANCE: u8 = 24;

/// How many pixels in a million may differ by more than that.
const TOLERATED_PIXELS: usize = 100;

/// The pictures that are compared: one of each kind, those of the trick-taking games in all their
/// forms. The others are drawn by the other tests.
const SNAPSHOTS: [&str; 25] = [
    "hand-2-goblins-recruit-6",
    "hand-2-goblins-gather-6",
    "waiting-2-gnomes-gather-6",
    "hand-3-gnomes-gather-6",
    "hand-4-goblins-gather-6",
    "hand-2-seer",
    "hand-3-giant",
    "hand-4-take",
    "table-3-goblins-recruit-6",
    "table-4-dragon",
    "open-2-goblins-gather-6",
    "open-4-gnomes-gather-1",
    "kingdoms-18-gains",
    "kingdoms-25-target",
    "kingdoms-cards-draw",
    "claim-it-3-18",
    "end-2-1",
    "end-3-1",
    "end-claim-it-5",
    "end-kingdoms",
    "lobby-teams",
    "pairings",
    "standings",
    "ratings",
    "chart-2",
];

/// Those that are compared in high contrast, too.
const IN_HIGH_CONTRAST: [&str; 3] = [
    "hand-2-goblins-gather-6",
    "kingdoms-18-gains",
    "claim-it-3-18",
];

#[test]
fn pictures_look_as_they_did() {
    for (name, draw) in gallery::entries() {
        if SNAPSHOTS.contains(&name.as_str()) {
            check(&name, &draw(Contrast::Standard));
        }
        if IN_HIGH_CONTRAST.contains(&name.as_str()) {
            check(&with_contrast(&name, Contrast::High), &draw(Contrast::High));
        }
    }
}

pub(crate) fn with_contrast(name: &str, contrast: Contrast) -> String {
    match contrast {
        Contrast::Standard => name.to_owned(),
        Contrast::High => format!("{name}-high-contrast"),
    }
}

/// Compares a picture with its snapshot.
fn check(name: &str, picture: &Picture) {
    let kept = kept(name);
    if std::env::var_os("CLAIM_BOT_BLESS").is_some() {
        fs::write(&kept, &picture.png).expect("the snapshot can be written");
    }
    let output = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (now, difference) = (
        output.join(format!("{name}.png")),
        output.join(format!("{name}-difference.png")),
    );
    let expected = fs::read(&kept)
        .map(|file| decode(&file))
        .unwrap_or_default();
    let actual = decode(&picture.png);
    let differing = differing_pixels(&expected, &actual);
    let count = differing.iter().filter(|&&differs| differs).count();
    let is_same_size = (expected.width, expected.height) == (actual.width, actual.height);
    if is_same_size && count * 1_000_000 <= TOLERATED_PIXELS * differing.len() {
        return;
    }
    fs::write(&now, &picture.png).expect("the picture can be written");
    let pixels: Vec<u8> = differing
        .iter()
        .map(|&it| if it { 255 } else { 0 })
        .collect();
    fs::write(&difference, encode(&actual, &pixels)).expect("the difference can be written");
    panic!(
        "{name} differs in {count} pixels: compare {} with {}, and see {}; if the new picture is right, \
         run this test with CLAIM_BOT_BLESS=1",
        now.display(),
        kept.display(),
        difference.display()
    );
}

fn kept(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    folder.join(format!("{name}.png"))
}

/// A decoded picture.
#[derive(Default)]
struct Pixels {
    width: u32,
    height: u32,
    rgb: Vec<u8>,
}

fn decode(file: &[u8]) -> Pixels {
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().expect("a PNG");
    let mut rgb = vec![0; reader.output_buffer_size().expect("a small picture")];
    let info = reader.next_frame(&mut rgb).expect("a PNG");
    let (width, height) = (info.width, info.height);
    Pixels { width, height, rgb }
}

/// For each pixel of the current picture, whether it differs from the snapshot.
fn differing_pixels(expected: &Pixels, actual: &Pixels) -> Vec<bool> {
    let mut expected = expected.rgb.chunks_exact(3);
    let differs = |pixel: &[u8]| {
        let kept = expected.next().unwrap_or(&[0; 3]);
        let mut channels = pixel.iter().zip(kept);
        channels.any(|(&now, &kept)| now.abs_diff(kept) > TOLERANCE)
    };
    actual.rgb.chunks_exact(3).map(differs).collect()
}

fn encode(size: &Pixels, grey: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, size.width, size.height);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().expect("memory can be written to");
    writer.write_image_data(grey).expect("the size is right");
    writer.finish().expect("memory can be written to");
    file
}
