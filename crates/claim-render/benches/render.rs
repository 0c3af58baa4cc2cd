//! The cost of pictures: drawing and encoding, compared with only encoding the same pixels at the
//! library's fastest setting.
//!
//! `cargo bench -p claim-render` prints both, the size, and the limits, and fails if a limit is
//! exceeded.

#[path = "../tests/gallery.rs"]
mod gallery;
#[path = "../tests/samples.rs"]
mod samples;

use std::hint::black_box;
use std::io::Cursor;
use std::time::{Duration, Instant};

use claim_render::{Contrast, MAX_BYTES, Picture};

/// How often each picture is drawn; the fastest counts.
const RUNS: usize = 20;

/// The maximum times for drawing and encoding: of boards, and of everything else.
const MAX_BOARD_TIME: Duration = Duration::from_millis(15);
const MAX_TIME: Duration = Duration::from_millis(8);

fn main() {
    let mut is_exceeded = false;
    for (name, draw) in gallery::entries() {
        let picture = draw(Contrast::Standard);
        let pixels = indices(&picture.png);
        let drawing = fastest(|| drop(black_box(draw(Contrast::Standard))));
        let floor = fastest(|| drop(black_box(encode(&picture, &pixels))));
        let is_board = ["kingdoms", "claim-it"]
            .iter()
            .any(|game| name.contains(game));
        let limit = if is_board { MAX_BOARD_TIME } else { MAX_TIME };
        let size = picture.png.len();
        println!(
            "{name}: {drawing:.1?} (limit {limit:?}), {size} bytes (limit {MAX_BYTES}); \
             only encoding, fastest: {floor:.1?}; ratio {:.1}",
            drawing.as_secs_f64() / floor.as_secs_f64()
        );
        is_exceeded |= drawing > limit || size > MAX_BYTES;
    }
    assert!(!is_exceeded, "a limit is exceeded");
}

/// The time of the fastest of several runs.
fn fastest(mut run: impl FnMut()) -> Duration {
    let time = |_| {
        let start = Instant::now();
        run();
        start.elapsed()
    };
    (0..RUNS).map(time).min().unwrap_or_default()
}

/// A picture's pixels, as indices into its palette.
fn indices(file: &[u8]) -> Vec<u8> {
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::IDENTITY);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a small picture")];
    reader.next_frame(&mut pixels).expect("a PNG");
    pixels
}

fn encode(size: &Picture, pixels: &[u8]) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, size.width, size.height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_compression(png::Compression::Fastest);
    let mut writer = encoder.write_header().expect("memory can be written to");
    writer.write_image_data(pixels).expect("the size is right");
    writer.finish().expect("memory can be written to");
    file
}
