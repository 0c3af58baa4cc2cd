//! What an emoji looks like: its name, the SVG it is drawn from, and its colours.

use anyhow::Result;
use claim_rules::cards::{Card, Faction, Seat};

use crate::palette::{self, Rgb};
use crate::parts::Parts;

/// The width and height of an emoji in pixels. All numbers below are in these units.
pub const SIZE: u16 = 128;

/// The width of outlines: at least one pixel where an emoji is shown 22 pixels wide.
const OUTLINE: f32 = 6.0;

/// The width and height of a digit's box in `digit/`.
const DIGIT: (f32, f32) = (46.0, 92.0);

/// The width and height of the boxes in `emblem/`, `seat/`, `die/` and `sign/`.
const BOX: f32 = 100.0;

/// The width and height of a letter's box in `letter/`.
const LETTER: f32 = 60.0;

/// The faces of the dice and the numbers of the claim stones (RULES.md 3).
const NUMBERS: std::ops::RangeInclusive<u8> = 1..=6;

/// An emoji, composed but not yet drawn.
#[derive(Clone, Debug)]
pub struct Face {
    /// The emoji's name, which screen readers read out: words of letters, digits and underscores.
    pub name: String,
    /// The drawing as a complete SVG document, [`SIZE`] wide and high, on a transparent background.
    pub svg: String,
    /// The colours of the drawing, without the blends at its edges.
    pub colours: Vec<Rgb>,
}

/// A face in the making.
struct Draft {
    body: String,
    colours: Vec<Rgb>,
}

impl Draft {
    /// The background of a card, tile or die: a rounded square. Without a fill it is hollow.
    fn square(fill: Option<Rgb>, outline: Rgb, width: f32) -> Self {
        let paint = fill.map_or("none".to_owned(), |fill| fill.to_string());
        let (at, side) = (width / 2.0, f32::from(SIZE) - width);
        Self {
            body: format!(
                r#"<rect x="{at}" y="{at}" width="{side}" height="{side}" rx="18" fill="{paint}" stroke="{outline}" stroke-width="{width}"/>"#
            ),
            colours: fill.into_iter().chain([outline]).collect(),
        }
    }

    /// Nothing yet.
    const fn empty() -> Self {
        Self {
            body: String::new(),
            colours: Vec::new(),
        }
    }

    /// Adds a part with its upper left corner at `(x, y)`.
    fn part(mut self, part: &str, (x, y): (f32, f32), scale: f32, colour: Rgb) -> Self {
        self.body = format!(
            r#"{}<g transform="translate({x} {y}) scale({scale})" color="{colour}">{part}</g>"#,
            self.body
        );
        self.colours.push(colour);
        self
    }

    /// Adds a part with its middle at `(x, y)`, whose box has the given width and height.
    fn centred(
        self,
        part: &str,
        (width, height): (f32, f32),
        (x, y): (f32, f32),
        scale: f32,
        colour: Rgb,
    ) -> Self {
        let corner = (x - width * scale / 2.0, y - height * scale / 2.0);
        self.part(part, corner, scale, colour)
    }

    /// Adds a part of the usual box in the middle of the face, `side` wide.
    fn middle(self, part: &str, side: f32, colour: Rgb) -> Self {
        let middle = f32::from(SIZE) / 2.0;
        self.centred(part, (BOX, BOX), (middle, middle), side / BOX, colour)
    }

    /// Draws an outline around everything so far.
    fn outlined(mut self, colour: Rgb, scale: f32) -> Self {
        let width = OUTLINE / scale;
        self.body = format!(
            r#"<g stroke="{colour}" stroke-width="{width}" stroke-linejoin="round">{}</g>"#,
            self.body
        );
        self.colours.push(colour);
        self
    }

    fn named(self, name: String) -> Face {
        Face {
            name,
            svg: format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}">{}</svg>"#,
                self.body
            ),
            colours: self.colours,
        }
    }
}

/// All emoji, in the order of the contact sheet.
///
/// # Errors
///
/// A part cannot be read.
pub fn all(parts: Parts<'_>) -> Result<Vec<Face>> {
    let mut faces = Vec::new();
    for faction in Faction::ALL {
        faces.push(tile(parts, faction)?);
    }
    for playable in [true, false] {
        for card in Card::ALL {
            faces.push(card_face(parts, card, playable)?);
        }
    }
    faces.push(card_back(parts)?);
    faces.push(card_face_down(parts)?);
    for seat in Seat::ALL {
        faces.push(seat_marker(parts, seat)?);
    }
    for number in NUMBERS {
        faces.push(die(parts, number)?);
    }
    for number in NUMBERS {
        faces.push(claim_stone(parts, number)?);
    }
    faces.push(gold_claim(parts)?);
    Ok(faces)
}

/// A faction without a value.
fn tile(parts: Parts<'_>, faction: Faction) -> Result<Face> {
    let emblem = parts.read(&format!("emblem/{}", faction.id()))?;
    let (fill, ink) = (palette::fill(faction), palette::ink(faction));
    let draft = Draft::square(Some(fill), ink, OUTLINE).middle(&emblem, 92.0, ink);
    Ok(draft.named(faction.id().to_owned()))
}

/// A card: a tall digit at the left, the emblem at the right. What cannot be played now is hollow.
fn card_face(parts: Parts<'_>, card: Card, playable: bool) -> Result<Face> {
    let (faction, value) = (card.faction(), card.value());
    let emblem = parts.read(&format!("emblem/{}", faction.id()))?;
    let digit = parts.read(&format!("digit/{value}"))?;
    let (fill, ink) = if playable {
        (Some(palette::fill(faction)), palette::ink(faction))
    } else {
        (None, palette::OFF)
    };
    let draft = Draft::square(fill, ink, OUTLINE)
        .part(&digit, (12.0, 18.0), 1.0, ink)
        .part(&emblem, (63.5, 36.5), 0.55, ink);
    let state = if playable { "" } else { "_no" };
    Ok(draft.named(format!("{}_{value}{state}", faction.id())))
}

fn card_back(parts: Parts<'_>) -> Result<Face> {
    let ornament = parts.read("sign/card_back")?;
    let draft = Draft::square(Some(palette::BACK), palette::WHITE_INK, OUTLINE).middle(
        &ornament,
        96.0,
        palette::BACK_ORNAMENT,
    );
    Ok(draft.named("card_back".to_owned()))
}

fn card_face_down(parts: Parts<'_>) -> Result<Face> {
    let bars = parts.read("sign/card_face_down")?;
    let draft = Draft::square(Some(palette::BACK), palette::FACE_DOWN, OUTLINE).middle(
        &bars,
        96.0,
        palette::FACE_DOWN,
    );
    Ok(draft.named("card_face_down".to_owned()))
}

/// The marker of a player's figures and stones: a shape with the seat's letter.
fn seat_marker(parts: Parts<'_>, seat: Seat) -> Result<Face> {
    const SCALE: f32 = 1.2;
    // The seat's letter, how far down its middle is, and its scale: as it fits into the shape.
    const LETTERS: [(char, f32, f32); Seat::COUNT] = [
        ('a', 64.0, 1.05),
        ('b', 64.0, 1.15),
        ('c', 80.0, 0.85),
        ('d', 64.0, 0.9),
        ('e', 64.0, 0.95),
    ];
    let (id, y, scale) = LETTERS[seat.index()];
    let shape = parts.read(&format!("seat/{id}"))?;
    let letter = parts.read(&format!("letter/{id}"))?;
    let ink = palette::DARK_INK;
    let draft = Draft::empty()
        .middle(&shape, SCALE * BOX, palette::seat(seat))
        .outlined(ink, SCALE)
        .centred(&letter, (LETTER, LETTER), (64.0, y), scale, ink);
    Ok(draft.named(format!("seat_{id}")))
}

fn die(parts: Parts<'_>, number: u8) -> Result<Face> {
    let pips = parts.read(&format!("die/{number}"))?;
    let ink = palette::DARK_INK;
    let draft = Draft::square(Some(palette::WHITE_INK), ink, OUTLINE).middle(&pips, 116.0, ink);
    Ok(draft.named(format!("die_{number}")))
}

/// A claim stone of Claim It: a white disc with its number.
fn claim_stone(parts: Parts<'_>, number: u8) -> Result<Face> {
    const SCALE: f32 = 1.26;
    let disc = parts.read("sign/claim_stone")?;
    let digit = parts.read(&format!("digit/{number}"))?;
    let ink = palette::DARK_INK;
    let draft = Draft::empty()
        .middle(&disc, SCALE * BOX, palette::WHITE_INK)
        .outlined(ink, SCALE)
        .centred(&digit, DIGIT, (64.0, 64.0), 0.85, ink);
    Ok(draft.named(format!("claim_stone_{number}")))
}

/// A gold claim of Claim It: a dark space with a gold frame.
fn gold_claim(parts: Parts<'_>) -> Result<Face> {
    let flag = parts.read("sign/gold_claim")?;
    let draft = Draft::square(Some(palette::DARK_INK), palette::GOLD, 12.0).middle(
        &flag,
        76.0,
        palette::GOLD,
    );
    Ok(draft.named("gold_claim".to_owned()))
}
