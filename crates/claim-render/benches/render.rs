//! The cost of pictures: the time of drawing and encoding, and the size.
//!
//! `cargo bench -p claim-render` prints both for every picture beside the limits, then what a match
//! of Claim sends, and all pictures together at other levels of compression. It fails if a limit is
//! exceeded.

#[path = "../tests/gallery.rs"]
mod gallery;
#[path = "../tests/samples.rs"]
mod samples;

use std::hint::black_box;
use std::io::Cursor;
use std::time::{Duration, Instant};

use claim_render::{Contrast, MAX_BYTES, Picture, hand, tricks, tricks_end};
use claim_rules::cards::Seat;
use claim_rules::{Game, Turn, claim};
use rand::SeedableRng;
use rand::rngs::ChaCha20Rng;

/// How often each picture is drawn; the fastest counts.
const RUNS: usize = 20;

/// The maximum times for drawing and encoding: of boards, and of everything else.
const MAX_BOARD_TIME: Duration = Duration::from_millis(15);
const MAX_TIME: Duration = Duration::from_millis(8);

/// The maximum number of bytes of all pictures of a match of Claim.
const MAX_MATCH_BYTES: usize = 7_000_000;

/// The levels of compression to compare.
const LEVELS: [u8; 5] = [1, 2, 4, 6, 9];

fn main() {
    let mut is_exceeded = false;
    let mut pictures = Vec::new();
    for (name, draw) in gallery::entries() {
        let time = fastest(|| drop(black_box(draw(Contrast::Standard))));
        let picture = draw(Contrast::Standard);
        let is_board = ["kingdoms", "claim-it"]
            .iter()
            .any(|game| name.contains(game));
        let limit = if is_board { MAX_BOARD_TIME } else { MAX_TIME };
        let size = picture.png.len();
        println!("{name}: {time:.1?} (limit {limit:?}), {size} bytes (limit {MAX_BYTES})");
        is_exceeded |= time > limit || size > MAX_BYTES;
        pictures.push((indices(&picture.png), picture));
    }
    let matches: Vec<_> = (0..8).map(match_bytes).collect();
    println!("a match of Claim: {matches:?} bytes (limit {MAX_MATCH_BYTES})");
    is_exceeded |= matches.iter().any(|&bytes| bytes > MAX_MATCH_BYTES);
    for level in LEVELS {
        let mut bytes = 0;
        let time: Duration = pictures
            .iter()
            .map(|(pixels, picture)| {
                bytes += encode(picture, pixels, level).len();
                fastest(|| drop(black_box(encode(picture, pixels, level))))
            })
            .sum();
        let count = u32::try_from(pictures.len()).unwrap_or(u32::MAX);
        let bytes = bytes / pictures.len();
        println!(
            "level {level}: on average {bytes} bytes, {:.2?}",
            time / count
        );
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

/// The bytes of all pictures that a random match sends: whenever one of them has changed, both hands
/// and the public table, and at the end the result in place of each.
fn match_bytes(seed: u64) -> usize {
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut state = claim::State::new(samples::tricks_setup(2));
    let mut shown: [Vec<u8>; 3] = Default::default();
    let mut bytes = 0;
    loop {
        if let Some(chance) = state.draw_chance(&mut rng) {
            state.apply_chance(&chance).expect("it is due");
            continue;
        }
        let is_over = state.turn() == Turn::Over;
        let names = samples::NAMES;
        let of_seat = |seat| hand(&state.view(seat), names, Contrast::Standard);
        let public = state.public_view();
        let now = if is_over {
            let result = tricks_end(&public, state.winners(), names, Contrast::Standard);
            [result.clone(), result.clone(), result]
        } else {
            let table = tricks(&public, &[], None, names, Contrast::Standard);
            [of_seat(Seat::First), of_seat(Seat::Second), table]
        };
        for (before, now) in shown.iter_mut().zip(now) {
            if *before != now.png {
                bytes += now.png.len();
                *before = now.png;
            }
        }
        if is_over {
            return bytes;
        }
        let action = samples::any_action(&state, &mut rng);
        Game::play(&mut state, action).expect("it is legal");
    }
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

/// The pixels as a file, with this level of compression.
fn encode(size: &Picture, pixels: &[u8], level: u8) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, size.width, size.height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_deflate_compression(png::DeflateCompression::Level(level));
    let mut writer = encoder.write_header().expect("memory can be written to");
    writer.write_image_data(pixels).expect("the size is right");
    writer.finish().expect("memory can be written to");
    file
}
