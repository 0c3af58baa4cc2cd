//! The end of a match: a crown over the winners, everyone's score, and the factions as pennants
//! that hang from the rod of the side that won them.

use claim_rules::cards::{Faction, Seat};

use super::Picture;
use super::canvas::{Align, Canvas, MIN_SIZE, Rect, WIDTH};
use super::icon::Icon;
use super::palette::{Color, Contrast, Felt};
use super::parts::{Person, letter};
use super::text::CAPITAL_HEIGHT;

/// What a match has come to.
pub(super) struct Ending<'a> {
    pub(super) felt: Felt,
    /// The sides, in order.
    pub(super) sides: Vec<Side<'a>>,
    /// The factions that no side won.
    pub(super) unclaimed: Vec<Pennant>,
}

/// What a side has reached.
pub(super) struct Side<'a> {
    pub(super) people: Vec<Person<'a>>,
    pub(super) has_won: bool,
    pub(super) score: u16,
    /// What the score is made of.
    pub(super) detail: Option<String>,
    pub(super) pennants: Vec<Pennant>,
}

/// A faction that was competed for.
pub(super) struct Pennant {
    pub(super) faction: Faction,
    /// What it is worth, where factions differ.
    pub(super) worth: Option<u16>,
    /// What each side has of it.
    pub(super) counts: Vec<u8>,
}

/// The widest pennant, and the widest of many.
const MAX_PENNANT: f32 = 118.0;
const MAX_NARROW_PENNANT: f32 = 84.0;

/// The gap between two pennants of one side, and between those of two sides.
const GAP: f32 = 10.0;
const SIDE_GAP: f32 = 66.0;

/// How far a rod reaches beyond its pennants, and the side of its knobs.
const OVERHANG: f32 = 14.0;
const KNOB: f32 = 18.0;

/// The distance between two names of a team.
const NAME_STEP: f32 = 57.0;

impl Ending<'_> {
    pub(super) fn draw(&self, contrast: Contrast) -> Picture {
        if self.sides.len() == 2 {
            self.draw_two(contrast)
        } else {
            self.draw_many(contrast)
        }
    }

    /// Two sides beside each other, the pennants in one row.
    fn draw_two(&self, contrast: Contrast) -> Picture {
        let groups: Vec<&[Pennant]> = self
            .groups()
            .filter(|it| !it.1.is_empty())
            .map(|it| it.1)
            .collect();
        let count: usize = groups.iter().map(|it| it.len()).sum();
        let between = SIDE_GAP * (groups.len() as f32 - 1.0);
        let inside = GAP * (count - groups.len()) as f32;
        let width = ((WIDTH - 92.0 - between - inside) / count as f32)
            .min(MAX_PENNANT)
            .floor();
        let has_worth = groups
            .iter()
            .any(|it| it.iter().any(|it| it.worth.is_some()));
        let high = width * 1.5 + if has_worth { 40.0 } else { 0.0 };

        let lines = self
            .sides
            .iter()
            .map(|it| it.people.len())
            .max()
            .unwrap_or(1);
        let score = 283.0 + NAME_STEP * (lines as f32 - 1.0);
        let has_detail = self.sides.iter().any(|it| it.detail.is_some());
        let rod = score + if has_detail { 142.0 } else { 114.0 };
        let height = (rod + 1.0 + high + 84.0).round();
        let mut canvas = self.canvas(contrast, height);
        for (side, x) in self.sides.iter().zip([215.0, 585.0]) {
            draw_side(&mut canvas, side, x, (152.0, score), (50.0, 150.0, 330.0));
            if let Some(detail) = &side.detail {
                let at = (x, score + 115.0);
                canvas.text(at, Align::Center, MIN_SIZE, Color::SECONDARY, detail);
            }
        }
        for y in [score - 20.0, score + 20.0] {
            canvas.disc(Rect::square(WIDTH / 2.0, y, 17.0), Color::SECONDARY);
        }
        let whole = width * count as f32 + inside + between;
        let mut x = (WIDTH - whole) / 2.0;
        for (owner, pennants) in self.groups() {
            if pennants.is_empty() {
                continue;
            }
            let end = x + width * pennants.len() as f32 + GAP * (pennants.len() - 1) as f32;
            if owner.is_some() {
                draw_rod(&mut canvas, (x, end), rod);
            }
            for pennant in pennants {
                let rect = Rect::new(x, rod + 1.0, width, high);
                draw_pennant(&mut canvas, pennant, rect, owner.is_none());
                draw_counts(&mut canvas, pennant, owner, rect);
                x += width + GAP;
            }
            x += SIDE_GAP - GAP;
        }
        canvas.finish()
    }

    /// The empty felt with its inlay line.
    fn canvas(&self, contrast: Contrast, height: f32) -> Canvas {
        let mut canvas = Canvas::new(self.felt, contrast, height);
        let inside = Rect::new(12.0, 12.0, WIDTH - 24.0, height - 24.0);
        canvas.frame(inside, 20.0, 4.0, Color::INLAY);
        canvas
    }

    /// A column per side, with its pennants below.
    fn draw_many(&self, contrast: Contrast) -> Picture {
        let (rod, high) = (357.0, 126.0);
        let height = 554.0;
        let mut canvas = self.canvas(contrast, height);
        // A side with many pennants needs more room.
        let weight = |pennants: &[Pennant]| (pennants.len() as f32).max(2.6);
        let groups: Vec<_> = self
            .groups()
            .filter(|it| it.0.is_some() || !it.1.is_empty())
            .collect();
        let weights: f32 = groups.iter().map(|it| weight(it.1)).sum();
        let mut left = 16.0;
        for (index, &(owner, pennants)) in groups.iter().enumerate() {
            let room = (WIDTH - 32.0) * weight(pennants) / weights;
            let x = left + room / 2.0;
            if index > 0 {
                canvas.divider(left, 90.0, 322.0);
            }
            if let Some(side) = owner.and_then(|owner| self.sides.get(owner)) {
                draw_side(
                    &mut canvas,
                    side,
                    x,
                    (147.0, 250.0),
                    (44.0, 118.0, room - 28.0),
                );
            }
            left += room;
            if pennants.is_empty() {
                continue;
            }
            let count = pennants.len() as f32;
            let width = (room - 52.0 - 8.0 * (count - 1.0)) / count;
            let width = width.min(MAX_NARROW_PENNANT).floor();
            let whole = width * count + 8.0 * (count - 1.0);
            let mut at = x - whole / 2.0;
            if owner.is_some() {
                draw_rod(&mut canvas, (at, at + whole), rod);
            }
            for pennant in pennants {
                let rect = Rect::new(at, rod + 1.0, width, high);
                draw_pennant(&mut canvas, pennant, rect, owner.is_none());
                let most = pennant.counts.iter().max().copied().unwrap_or_default();
                let below = (rect.center().0, rect.bottom() + 34.0);
                let color = if owner.is_some() {
                    Color::TEXT
                } else {
                    Color::SECONDARY
                };
                canvas.centered(below, MIN_SIZE, color, &most.to_string());
                at += width + 8.0;
            }
        }
        canvas.finish()
    }

    /// The pennants of the first side, those of no side, and those of the other sides. Of three
    /// sides, those of no side come last.
    fn groups(&self) -> impl Iterator<Item = (Option<usize>, &[Pennant])> {
        let of = |index: usize| (Some(index), self.sides[index].pennants.as_slice());
        let unclaimed = (None, self.unclaimed.as_slice());
        let order: Vec<_> = match self.sides.len() {
            2 => vec![of(0), unclaimed, of(1)],
            count => (0..count).map(of).chain([unclaimed]).collect(),
        };
        order.into_iter()
    }
}

/// A crown for winners, the names below each other, and the score; `sizes` are those of names and
/// score, and the width of names.
fn draw_side(
    canvas: &mut Canvas,
    side: &Side<'_>,
    x: f32,
    (first, score): (f32, f32),
    (name_size, high, room): (f32, f32, f32),
) {
    if side.has_won {
        canvas.icon(
            Icon::Crown,
            Rect::square(x, first - 76.0, 84.0),
            Color::GOLD,
        );
    }
    for (person, line) in side.people.iter().zip(0_u8..) {
        let y = first + NAME_STEP * f32::from(line);
        draw_name(canvas, *person, (x, y), name_size, room);
    }
    let color = if side.has_won {
        Color::GOLD
    } else {
        Color::TEXT
    };
    canvas.number(side.score, (x, score), high, color);
}

/// A marker and a name, centred together.
fn draw_name(canvas: &mut Canvas, person: Person<'_>, (x, y): (f32, f32), size: f32, room: f32) {
    let marker = 46.0;
    let name = (person.name, letter(person.seat));
    let width = canvas.name_width(name, size);
    let width = width.min(room - marker - 14.0);
    let left = x - (marker + 14.0 + width) / 2.0;
    let square = Rect::new(left, y - marker / 2.0, marker, marker);
    canvas.marker(person.seat, person.side, square);
    let at = (square.right() + 14.0, y + size * CAPITAL_HEIGHT / 2.0);
    canvas.name(at, Align::Left, (size, width + 1.0), Color::TEXT, name);
}

/// The rod that the pennants between two points hang from.
fn draw_rod(canvas: &mut Canvas, (from, to): (f32, f32), y: f32) {
    let (from, to) = (from - OVERHANG, to + OVERHANG);
    canvas.round(Rect::new(from, y - 5.0, to - from, 10.0), 5.0, Color::GOLD);
    for x in [from, to] {
        canvas.disc(Rect::square(x, y, KNOB), Color::GOLD);
    }
}

fn draw_pennant(canvas: &mut Canvas, pennant: &Pennant, rect: Rect, is_off: bool) {
    let faction = pennant.faction;
    let (fill, ink) = if is_off {
        (Color::off(faction), Color::OFF_INK)
    } else {
        (Color::fill(faction), Color::ink(faction))
    };
    canvas.pennant(rect, rect.width * 0.20, 4.0, fill, ink);
    let (x, _) = rect.center();
    let mut middle = rect.y + rect.width * 0.50;
    if let Some(worth) = pennant.worth {
        canvas.centered((x, rect.y + 36.0), 38.0, ink, &format!("+{worth}"));
        middle += 44.0;
    }
    let emblem = Rect::square(x, middle, rect.width * 0.62);
    canvas.icon(Icon::Emblem(faction), emblem, ink);
}

/// What two sides have of a faction, the owner's number bright.
fn draw_counts(canvas: &mut Canvas, pennant: &Pennant, owner: Option<usize>, rect: Rect) {
    let [one, other] = pennant.counts.as_slice() else {
        return;
    };
    let parts = [one.to_string(), "–".to_owned(), other.to_string()];
    let whole = canvas.text_width(&parts.concat(), 42.0);
    let size = (42.0 * (rect.width + GAP - 6.0) / whole).clamp(MIN_SIZE, 42.0);
    let whole = canvas.text_width(&parts.concat(), size);
    let mut x = rect.center().0 - whole / 2.0;
    let base = rect.bottom() + 52.0;
    for (part, index) in parts.iter().zip([Some(0), None, Some(1)]) {
        let is_bright = index.is_some() && index == owner;
        let color = if is_bright {
            Color::TEXT
        } else {
            Color::SECONDARY
        };
        canvas.text((x, base), Align::Left, size, color, part);
        x += canvas.text_width(part, size);
    }
}

impl<'a> Side<'a> {
    /// A side of one player without pennants.
    pub(super) fn alone(seat: Seat, name: &'a str) -> Self {
        Self {
            people: vec![Person {
                seat,
                side: seat,
                name,
            }],
            has_won: false,
            score: 0,
            detail: None,
            pennants: Vec::new(),
        }
    }
}
