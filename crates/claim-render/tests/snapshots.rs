//! Pictures are compared with approved snapshots, in `tests/snapshots/`. Small differences are tolerated, because
//! drawing uses floating-point numbers. A picture that differs is written beside the test's other output, with an image
//! of the difference. `CLAIM_BOT_BLESS=1` replaces the snapshots by the current pictures.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use claim_render::{
    ChartPoint, Contrast, Picture, chart, claim_it, kingdoms, ratings, result, tricks,
};
use claim_rules::cards::{BySeat, Seat, SeatSet};
use claim_rules::claim::{self, Phase};
use claim_rules::{Game, claim_it as claim_it_rules};

use super::samples::{self, FromM13, NAMES};

/// The maximum difference of a channel that is tolerated in any pixel.
const TOLERANCE: u8 = 24;

/// How many pixels in a million may differ by more than that.
const TOLERATED_PIXELS: usize = 100;

#[test]
fn kingdoms_looks_as_it_did() {
    let state = samples::kingdoms_board(12, 1);
    let view = state.public_view();
    for contrast in [Contrast::Standard, Contrast::High] {
        let name = with_contrast("kingdoms", contrast);
        check(&name, &kingdoms(view, &FromM13, NAMES, &[], contrast));
    }
    let targets: Vec<_> = view
        .board
        .cards()
        .step_by(4)
        .map(|card| card.space)
        .collect();
    let picture = kingdoms(view, &FromM13, NAMES, &targets, Contrast::Standard);
    check("kingdoms-targets", &picture);
    let late = samples::kingdoms_board(25, 1);
    let picture = kingdoms(late.public_view(), &FromM13, NAMES, &[], Contrast::Standard);
    check("kingdoms-late", &picture);
}

#[test]
fn claim_it_looks_as_it_did() {
    let view: claim_it_rules::PublicView = *samples::claim_it_board(5, 16, 1).public_view();
    let none_yet = SeatSet::EMPTY;
    for contrast in [Contrast::Standard, Contrast::High] {
        let name = with_contrast("claim-it", contrast);
        check(&name, &claim_it(&view, none_yet, NAMES, contrast));
    }
    let over = samples::claim_it_over(2, 1);
    let picture = claim_it(
        over.public_view(),
        over.winners(),
        NAMES,
        Contrast::Standard,
    );
    check("claim-it-over", &picture);
}

#[test]
fn results_look_as_they_did() {
    for players in [2, 3, 4] {
        let state = samples::finished_tricks(players, 4);
        let (view, winners) = (Game::public_view(&state), state.winners());
        let name = format!("result-{players}");
        check(&name, &result(&view, winners, NAMES, Contrast::Standard));
    }
}

#[test]
fn trick_tables_look_as_they_did() {
    let both = [Contrast::Standard, Contrast::High];
    let two = samples::tricks_setup(2);
    let recruit = samples::tricks_at(two, Phase::Recruit, 9, 1, 1).public_view();
    check(
        "tricks-recruit",
        &tricks(&recruit, &[], NAMES, Contrast::Standard),
    );
    let between = samples::tricks_at(two, Phase::Gather, 8, 0, 1).public_view();
    for contrast in both {
        let name = with_contrast("tricks-between", contrast);
        check(&name, &tricks(&between, &[], NAMES, contrast));
    }
    let state = samples::tricks_at(two, Phase::Gather, 8, 1, 2);
    let view = state.public_view();
    let to_act = view.to_act().expect("a card has to be played");
    let hands = [to_act.next(2), to_act].map(|seat| (seat, state.view(seat).own.hand));
    for contrast in both {
        let name = with_contrast("tricks-open-hands", contrast);
        check(&name, &tricks(&view, &hands, NAMES, contrast));
    }
    let setup = claim::Setup::new(claim::CLAIM_2, 2).expect("a deck for two");
    let second = samples::tricks_at(setup, Phase::Gather, 10, 1, 1).public_view();
    check(
        "tricks-gnomes",
        &tricks(&second, &[], NAMES, Contrast::Standard),
    );
    let long = BySeat(["Wwwwwwwwwwwwwwwwwwwwwwww"; 5]);
    for players in [3, 4] {
        let setup = samples::tricks_setup(players);
        let recruit = samples::tricks_at(setup, Phase::Recruit, 3, 2, 1).public_view();
        let name = format!("tricks-recruit-{players}");
        check(&name, &tricks(&recruit, &[], long, Contrast::Standard));
        let gather = samples::tricks_at(setup, Phase::Gather, 6, 2, 1).public_view();
        let name = format!("tricks-gather-{players}");
        check(&name, &tricks(&gather, &[], NAMES, Contrast::Standard));
    }
}

#[test]
fn rating_histories_look_as_they_did() {
    let points: Vec<i32> = (0..40)
        .map(|index| 1500 + (index * 37) % 90 - index)
        .collect();
    for contrast in [Contrast::Standard, Contrast::High] {
        check(
            &with_contrast("ratings", contrast),
            &ratings(&points, contrast),
        );
    }
    check("ratings-first", &ratings(&[1500, 1662], Contrast::Standard));
}

#[test]
fn charts_look_as_they_did() {
    let chances: Vec<_> = (0_u8..40)
        .map(|index| ChartPoint {
            seat: Seat::ALL[usize::from(index % 2)],
            value: (index % 9 != 4).then(|| f32::from(index % 12) / 12.0),
            is_exact: index >= 30,
        })
        .collect();
    check("chart", &chart(&chances, 2, NAMES, Contrast::Standard));
}

fn with_contrast(name: &str, contrast: Contrast) -> String {
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
