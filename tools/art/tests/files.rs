//! The committed emoji files are up to date and complete, and Discord accepts them.

use std::collections::BTreeSet;
use std::fs;
use std::iter::zip;

use claim_art::face::{self, Face, SIZE};
use claim_art::image::Image;
use claim_art::parts::Parts;
use claim_art::{assets, draw};
use claim_rules::cards::{Card, Faction};

/// The largest emoji that Discord accepts, in bytes.
const MAX_EMOJI_BYTES: usize = 256 * 1024;

/// The maximum total size of all emoji, which the repository and the program contain, in bytes.
const MAX_TOTAL_BYTES: usize = 1024 * 1024;

/// The maximum mean difference of a channel between a drawing and the committed file. On another processor,
/// floating-point rounding changes a few edge pixels by one step, which is less than this; any change to a shape is
/// more.
const TOLERANCE: f32 = 0.001;

/// The emoji composed from the sources.
pub(crate) fn faces() -> Vec<Face> {
    face::all(Parts::new(&assets().join("svg"))).expect("the sources can be read")
}

/// The committed file of an emoji.
pub(crate) fn committed(name: &str) -> Vec<u8> {
    let path = assets().join("emoji").join(name).with_extension("png");
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of the committed emoji, from their files.
fn names_of_files() -> BTreeSet<String> {
    let folder = fs::read_dir(assets().join("emoji")).expect("the folder can be read");
    folder
        .map(|entry| {
            let name = entry.expect("the folder can be read").file_name();
            let name = name.to_str().expect("names are ASCII");
            name.strip_suffix(".png")
                .unwrap_or_else(|| panic!("{name} is not a PNG"))
                .to_owned()
        })
        .collect()
}

#[test]
fn committed_emoji_are_what_the_sources_draw() {
    for face in faces() {
        let drawn = draw::png(&face).expect("it can be drawn");
        let [drawn, kept] = [drawn, committed(&face.name)]
            .map(|png| Image::read(&png).unwrap_or_else(|error| panic!("{}: {error}", face.name)));
        assert_eq!(drawn.pixels().len(), kept.pixels().len(), "{}", face.name);
        let difference: f32 = zip(drawn.pixels(), kept.pixels())
            .flat_map(|(a, b)| zip(a, b).map(|(a, b)| (a - b).abs()))
            .sum();
        let channels = 4.0 * f32::from(SIZE) * f32::from(SIZE);
        assert!(
            difference / channels <= TOLERANCE,
            "{} is not up to date: run `cargo run -p claim-art`",
            face.name
        );
    }
}

#[test]
fn drawing_twice_gives_the_same_bytes() {
    for face in faces().iter().rev().take(20) {
        let [once, again] = [(); 2].map(|()| draw::png(face).expect("it can be drawn"));
        assert!(once == again, "two drawings of {} differ", face.name);
    }
}

#[test]
fn every_card_and_faction_of_the_rules_has_its_emoji() {
    let tiles = Faction::ALL.map(|faction| faction.id().to_owned());
    let cards = Card::ALL.map(|card| card.notation().replace('-', "_"));
    let hollow = cards.each_ref().map(|card| format!("{card}_no"));
    let seats = ["a", "b", "c", "d", "e"].map(|seat| format!("seat_{seat}"));
    let numbers = (1..=6).flat_map(|n| [format!("die_{n}"), format!("claim_stone_{n}")]);
    let signs = ["card_back", "card_face_down", "gold_claim"].map(str::to_owned);
    let expected: BTreeSet<String> = tiles
        .into_iter()
        .chain(cards)
        .chain(hollow)
        .chain(seats)
        .chain(numbers)
        .chain(signs)
        .collect();
    assert_eq!(expected.len(), 206);

    let faces = faces();
    let composed: BTreeSet<String> = faces.iter().map(|face| face.name.clone()).collect();
    assert_eq!(composed.len(), faces.len(), "no name is used twice");
    assert_eq!(composed, expected);
    assert_eq!(names_of_files(), expected);
}

#[test]
fn discord_accepts_every_emoji() {
    let mut total = 0;
    for name in names_of_files() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        // Discord allows 32 characters; four are kept free for a version suffix, for example `_v2`.
        assert!(
            (2..=28).contains(&name.len()) && name.chars().all(is_word),
            "{name}"
        );
        let png = committed(&name);
        assert!(png.len() <= MAX_EMOJI_BYTES, "{name}: {} bytes", png.len());
        total += png.len();
        let image = Image::read(&png).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(
            [image.width(), image.height()],
            [usize::from(SIZE); 2],
            "{name}"
        );
        let corner = image.pixels()[0];
        assert!(corner[3] == 0.0, "{name} has opaque corners");
    }
    assert!(
        total <= MAX_TOTAL_BYTES,
        "the emoji have {total} bytes in total"
    );
}

#[test]
fn versions_are_of_emoji_and_begin_at_two() {
    let text = fs::read_to_string(assets().join("emoji.toml")).expect("the manifest can be read");
    let manifest: toml::Table = text.parse().expect("the manifest is TOML");
    assert!(manifest.keys().eq(["versions"]));
    let names = names_of_files();
    for (name, version) in manifest["versions"]
        .as_table()
        .expect("versions are a table")
    {
        assert!(names.contains(name), "there is no emoji {name}");
        assert!(
            version.as_integer().is_some_and(|version| version >= 2),
            "{name} = {version:?} is not a version of 2 or more"
        );
    }
}
