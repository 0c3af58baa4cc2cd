//! The cost of pictures: drawing and encoding a board, compared with only encoding the same pixels at the
//! library's fastest setting.
//!
//! `cargo bench -p claim-render` prints both, the size, and the limits, and fails if a limit is exceeded.

#[path = "../tests/samples.rs"]
mod samples;

use std::hint::black_box;
use std::io::Cursor;
use std::time::{Duration, Instant};

use claim_render::{
    ChartPoint, Contrast, MAX_BYTES, Picture, chart, claim_it, kingdoms, ratings, result, tricks,
};
use claim_rules::Game;
use claim_rules::cards::Seat;
use claim_rules::claim::Phase;
use samples::{FromM13, NAMES};

/// How often each picture is drawn; the fastest counts.
const RUNS: usize = 30;

/// The maximum time for drawing and encoding a picture, which is 1,040 pixels wide.
const MAX_TIME: Duration = Duration::from_millis(12);

fn main() {
    let mut is_exceeded = false;
    let mut measure = |name: &str, draw: &dyn Fn() -> Picture| {
        let picture = draw();
        let pixels = indices(&picture.png);
        let drawing = fastest(|| drop(black_box(draw())));
        let floor = fastest(|| drop(black_box(encode(&picture, &pixels))));
        let size = picture.png.len();
        println!(
            "{name}: {drawing:.1?} (limit {MAX_TIME:?}), {size} bytes (limit {MAX_BYTES}); \
             only encoding, fastest: {floor:.1?}; ratio {:.1}",
            drawing.as_secs_f64() / floor.as_secs_f64()
        );
        is_exceeded |= drawing > MAX_TIME || size > MAX_BYTES;
    };
    for cards in [1, 12, 24] {
        let state = samples::kingdoms_board(cards, 1);
        let view = state.public_view();
        let draw = || kingdoms(view, &FromM13, NAMES, &[], Contrast::Standard);
        measure(&format!("Kingdoms, {cards} cards"), &draw);
    }
    let state = samples::kingdoms_line((0, 1));
    let draw = || {
        kingdoms(
            state.public_view(),
            &FromM13,
            NAMES,
            &[],
            Contrast::Standard,
        )
    };
    measure("Kingdoms, one long column", &draw);
    for players in [2, 5] {
        let state = samples::claim_it_board(players, 16, 1);
        let draw = || claim_it_board(&state);
        measure(&format!("Claim It, {players} players"), &draw);
    }
    let state = samples::claim_it_over(5, 1);
    let draw = || claim_it_board(&state);
    measure("Claim It, over", &draw);
    for players in [2, 3] {
        let state = samples::finished_tricks(players, 1);
        let (view, winners) = (Game::public_view(&state), state.winners());
        let draw = || result(&view, winners, NAMES, Contrast::Standard);
        measure(&format!("Result, {players} players"), &draw);
    }
    for players in [2, 4] {
        let setup = samples::tricks_setup(players);
        let state = samples::tricks_at(setup, Phase::Gather, 6, 1, 1);
        let hands = Seat::of(2).map(|seat| (seat, state.view(seat).own.hand));
        let (hands, view) = (hands.collect::<Vec<_>>(), state.public_view());
        let draw = || tricks(&view, &hands, NAMES, Contrast::Standard);
        measure(&format!("Trick table, {players} players, two hands"), &draw);
    }
    let points: Vec<i32> = (0..51).map(|index| 1500 + (index * 67) % 311).collect();
    let draw = || ratings(&points, Contrast::Standard);
    measure("History of a rating", &draw);
    let chances: Vec<_> = (0_u8..104)
        .map(|index| ChartPoint {
            seat: Seat::ALL[usize::from(index % 4)],
            value: Some(f32::from(index % 17) / 16.0),
            is_exact: index >= 80,
        })
        .collect();
    let draw = || chart(&chances, 4, NAMES, Contrast::Standard);
    measure("Chart of an analysis", &draw);
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

fn claim_it_board(state: &claim_rules::claim_it::State) -> Picture {
    let (view, winners) = (state.public_view(), state.winners());
    claim_it(view, winners, NAMES, Contrast::Standard)
}
