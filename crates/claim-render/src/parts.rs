//! What all tables are made of: markers of seats, rails with names, places for cards, frames and
//! numbers of what can be chosen.

use claim_rules::cards::{BySeat, CardSet, Faction, Seat};

use super::canvas::{Align, Canvas, Look, MIN_SIZE, Rect};
use super::icon::Icon;
use super::palette::Color;
use super::text::CAPITAL_HEIGHT;

/// The height of a rail, of one with a shelf for cards below the name, and of one in two lines.
pub(super) const RAIL: f32 = 72.0;
pub(super) const RAIL_WITH_SHELF: f32 = 128.0;
pub(super) const RAIL_IN_TWO_LINES: f32 = 106.0;

/// Rails narrower than this have two lines.
const MIN_ONE_LINE: f32 = 300.0;

/// The radius of rails, and the line of the frame of the one to act.
const RAIL_RADIUS: f32 = 20.0;
const ACTS_LINE: f32 = 6.0;

/// The size of names, and in narrow rails.
const NAME: f32 = 40.0;
const NARROW_NAME: f32 = 36.0;

/// The height of the runs of cards on a shelf, and the gap between two.
const RUN: f32 = 50.0;
const RUN_GAP: f32 = 8.0;

/// The letter of a seat.
pub(super) const fn letter(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "A",
        Seat::Second => "B",
        Seat::Third => "C",
        Seat::Fourth => "D",
        Seat::Fifth => "E",
    }
}

/// A player at a table.
#[derive(Clone, Copy)]
pub(super) struct Person<'a> {
    pub(super) seat: Seat,
    /// The seat whose colour it has: that of its team.
    pub(super) side: Seat,
    pub(super) name: &'a str,
}

impl<'a> Person<'a> {
    /// A player without a team.
    pub(super) fn alone(seat: Seat, names: BySeat<&'a str>) -> Self {
        Self {
            seat,
            side: seat,
            name: names[seat],
        }
    }
}

/// What a rail counts.
#[derive(Clone, Copy)]
pub(super) enum Count {
    /// The votes that a side would win now; `true` if they are enough to win.
    Votes(u8, bool),
    /// Cards of a faction.
    Cards(Faction, u8),
    /// Figures left.
    Figures(Seat, u8),
    /// Points.
    Points(u16),
}

/// What lies on the shelf of a rail: cards that are known and the number of those that are not.
#[derive(Clone, Copy)]
pub(super) struct Shelf {
    /// Followers or a hand.
    pub(super) sign: Icon,
    pub(super) known: CardSet,
    pub(super) unknown: u8,
}

impl Canvas {
    /// A seat's shape with its letter.
    pub(super) fn marker(&mut self, seat: Seat, side: Seat, square: Rect) {
        self.seat_shape(seat, square, 0.0, Color::seat(side));
        self.seat_letter(seat, square, Color::DARK);
    }

    /// The same on coloured ground: with a dark line, and a white one around it.
    pub(super) fn marker_on_card(&mut self, seat: Seat, side: Seat, square: Rect) {
        self.shape_on_card(seat, Color::seat(side), square);
        self.seat_letter(seat, square, Color::DARK);
    }

    /// The same for those who have not won.
    pub(super) fn faded_marker_on_card(&mut self, seat: Seat, square: Rect) {
        self.seat_shape(seat, square, 2.6, Color::DARK);
        self.seat_shape(seat, square, 0.0, Color::faded(seat));
        self.seat_letter(seat, square, Color::DARK);
    }

    /// A seat's shape on coloured ground.
    pub(super) fn shape_on_card(&mut self, seat: Seat, color: Color, square: Rect) {
        let line = (square.width / 30.0).min(1.0);
        self.seat_shape(seat, square, 4.6 * line, Color::WHITE);
        self.seat_shape(seat, square, 2.6 * line, Color::DARK);
        self.seat_shape(seat, square, 0.0, color);
    }

    /// A seat's shape as an outline with its letter: the seat is free.
    pub(super) fn free_marker(&mut self, seat: Seat, side: Seat, square: Rect) {
        self.seat_shape(seat, square, 0.0, Color::seat(side));
        self.seat_shape(seat, square, -4.0, Color::RAIL);
        self.seat_letter(seat, square, Color::TEXT);
    }

    fn seat_letter(&mut self, seat: Seat, square: Rect, color: Color) {
        let (size, base) = match seat {
            Seat::First => (0.66, 0.73),
            Seat::Second => (0.68, 0.735),
            Seat::Third => (0.51, 0.83),
            Seat::Fourth | Seat::Fifth => (0.54, 0.69),
        };
        let (x, _) = square.center();
        let at = (x, square.y + square.height * base);
        self.small_text(at, Align::Center, square.width * size, color, letter(seat));
    }

    /// A count in the solid shape of the seat that has more.
    pub(super) fn leading_count(&mut self, seat: Seat, at: (f32, f32), width: f32, count: u8) {
        let square = Rect::square(at.0, at.1, width);
        self.seat_shape(seat, square, 0.0, Color::seat(seat));
        self.centered(at, 38.0, Color::DARK, &count.to_string());
    }

    /// The ground of a rail, with a frame if its player is to act.
    pub(super) fn rail_ground(&mut self, rect: Rect, acts: bool) {
        self.round(rect, RAIL_RADIUS, Color::RAIL);
        if acts {
            self.frame(rect, RAIL_RADIUS, ACTS_LINE, Color::WHITE);
        } else if self.is_high_contrast() {
            self.frame(rect, RAIL_RADIUS, 2.0, Color::DIM);
        }
    }

    /// A player's rail: marker and name, at the right what is counted.
    pub(super) fn rail(&mut self, rect: Rect, person: Person<'_>, counts: &[Count], acts: bool) {
        self.rail_with_room(rect, person, counts, 0.0, acts);
    }

    /// The same with room between the name and what is counted. Returns the right end of that room.
    pub(super) fn rail_with_room(
        &mut self,
        rect: Rect,
        person: Person<'_>,
        counts: &[Count],
        room_between: f32,
        acts: bool,
    ) -> f32 {
        self.rail_ground(rect, acts);
        if rect.width < MIN_ONE_LINE {
            self.rail_in_two_lines(rect, person, counts);
            return rect.right();
        }
        let is_narrow = rect.width < 500.0;
        let (marker, left) = if is_narrow {
            (42.0, 14.0)
        } else {
            (44.0, 18.0)
        };
        let middle = rect.y + RAIL / 2.0;
        let square = Rect::new(rect.x + left, middle - marker / 2.0, marker, marker);
        self.marker(person.seat, person.side, square);
        let mut right = rect.right() - if is_narrow { 18.0 } else { 23.0 };
        for &count in counts {
            right = self.count((right, middle), count) - 30.0;
        }
        let size = if is_narrow { NARROW_NAME } else { NAME };
        let x = square.right() + 16.0;
        let base = middle + size * CAPITAL_HEIGHT / 2.0;
        let room = right - room_between - x;
        let name = (person.name, letter(person.seat));
        self.name((x, base), Align::Left, (size, room), Color::TEXT, name);
        right
    }

    fn rail_in_two_lines(&mut self, rect: Rect, person: Person<'_>, counts: &[Count]) {
        let square = Rect::new(rect.x + 15.0, rect.y + 10.0, 40.0, 40.0);
        self.marker(person.seat, person.side, square);
        let x = square.right() + 9.0;
        let base = rect.y + 31.0 + NARROW_NAME * CAPITAL_HEIGHT / 2.0;
        let room = rect.right() - 14.0 - x;
        let name = (person.name, letter(person.seat));
        self.name(
            (x, base),
            Align::Left,
            (NARROW_NAME, room),
            Color::TEXT,
            name,
        );
        let mut left = rect.x + 16.0;
        for &count in counts {
            left = self.count_from((left, rect.y + 77.0), count) + 24.0;
        }
    }

    /// A sign and its number, ending at a point. Returns where the sign begins.
    fn count(&mut self, (right, middle): (f32, f32), count: Count) -> f32 {
        let number = count.number();
        let width = self.text_width(&number, NAME);
        let base = middle + NAME * CAPITAL_HEIGHT / 2.0;
        self.text((right, base), Align::Right, NAME, Color::TEXT, &number);
        let sign = Rect::square(right - width - 31.0, middle, 38.0);
        self.sign(count, sign);
        sign.x
    }

    /// A sign and its number, beginning at a point. Returns where the number ends.
    fn count_from(&mut self, (left, middle): (f32, f32), count: Count) -> f32 {
        let sign = Rect::square(left + 19.0, middle, 38.0);
        self.sign(count, sign);
        let number = count.number();
        let at = (sign.right() + 11.0, middle + 38.0 * CAPITAL_HEIGHT / 2.0);
        self.text(at, Align::Left, 38.0, Color::TEXT, &number);
        at.0 + self.text_width(&number, 38.0)
    }

    fn sign(&mut self, count: Count, square: Rect) {
        match count {
            Count::Votes(_, wins) => {
                let color = if wins { Color::GOLD } else { Color::SECONDARY };
                self.icon(Icon::Crown, square, color);
            }
            Count::Cards(faction, _) => self.tile(faction, square, Look::Full, 0.76, 0.0),
            Count::Figures(seat, _) => {
                self.seat_shape(seat, square.inset(1.0), 0.0, Color::seat(seat));
            }
            Count::Points(_) => self.icon(Icon::Star, square.inset(1.0), Color::SECONDARY),
        }
    }

    /// The cards on a rail's shelf, as a run per faction; all a little smaller if there are many.
    pub(super) fn shelf(&mut self, rail: Rect, cards: Shelf) {
        let middle = rail.y + 90.0;
        let sign = Rect::square(rail.x + 35.0, middle, 33.0);
        self.icon(cards.sign, sign, Color::SECONDARY);
        let factions = Faction::ALL.into_iter();
        let runs: Vec<(Faction, Vec<u8>)> = factions
            .map(|faction| (faction, cards.known.of(faction).values_from_highest()))
            .filter(|(_, values)| !values.is_empty())
            .collect();
        let width = |values: &[u8]| 54.0 + 28.0 * values.len() as f32;
        let unknown = if cards.unknown > 0 { 82.0 } else { 0.0 };
        let widths = runs.iter().map(|(_, values)| width(values) + RUN_GAP);
        let whole = widths.sum::<f32>() + unknown;
        let first = rail.x + 61.0;
        let scale = ((rail.right() - 12.0 - first) / whole).min(1.0);
        let mut x = first;
        for (faction, values) in &runs {
            let wide = width(values) * scale;
            let high = RUN * scale;
            let rect = Rect::new(x, middle - high / 2.0, wide, high);
            self.run(*faction, values, rect, scale);
            x += wide + RUN_GAP * scale;
        }
        if cards.unknown > 0 {
            let rect = Rect::new(x, middle - RUN * scale / 2.0, unknown * scale, RUN * scale);
            self.unknown_run(cards.unknown, rect, scale);
        }
    }

    fn run(&mut self, faction: Faction, values: &[u8], rect: Rect, scale: f32) {
        let (fill, ink) = (Color::fill(faction), Color::ink(faction));
        self.round(rect, 12.0 * scale, fill);
        self.frame(rect, 12.0 * scale, 3.0, ink);
        let (_, middle) = rect.center();
        let emblem = Rect::square(rect.x + 25.5 * scale, middle, 33.0 * scale);
        self.icon(Icon::Emblem(faction), emblem, ink);
        let high = 33.0 * scale;
        for (index, &value) in values.iter().enumerate() {
            let x = rect.x + (52.0 + 28.0 * index as f32) * scale;
            self.value(value, (x, middle - high / 2.0), high, ink);
        }
    }

    fn unknown_run(&mut self, count: u8, rect: Rect, scale: f32) {
        self.round(rect, 12.0 * scale, Color::BACK);
        self.frame(rect, 12.0 * scale, 3.0, Color::BACK_LINE);
        let (_, middle) = rect.center();
        let sign = Rect::square(rect.x + 23.0 * scale, middle, 22.0 * scale);
        self.icon(Icon::Hidden, sign, Color::BACK_LINE);
        let at = (rect.x + 55.0 * scale, middle);
        self.centered(
            at,
            (38.0 * scale).max(MIN_SIZE),
            Color::TEXT,
            &count.to_string(),
        );
    }

    /// A place for a card that is yet to be played: white with a sign for the next one.
    pub(super) fn slot(&mut self, rect: Rect, is_next: bool) {
        let color = if is_next { Color::WHITE } else { Color::INLAY };
        self.dashes(rect.inset(1.0), 0.11 * rect.width, 4.6, color);
        if is_next {
            let (x, y) = rect.center();
            self.icon(
                Icon::Play,
                Rect::square(x + 2.0, y, rect.width * 0.34),
                color,
            );
        }
    }

    /// The ring of the best card.
    pub(super) fn ring(&mut self, card: Rect) {
        self.gold_frame(card.inset(-13.0), card.width * 0.11 + 13.0, 8.0);
    }

    /// The frame and the number of what can be chosen, on its upper right corner.
    pub(super) fn choice(&mut self, card: Rect, radius: f32, number: Option<usize>) {
        self.frame(card.inset(-9.0), radius + 9.0, 6.0, Color::WHITE);
        if let Some(number) = number {
            self.choice_number((card.right() - 4.0, card.y + 4.0), 54.0, number);
        }
    }

    /// The number of what can be chosen in a disc.
    pub(super) fn choice_number(&mut self, at: (f32, f32), width: f32, number: usize) {
        self.disc(Rect::square(at.0, at.1, width + 8.0), Color::DARK);
        self.disc(Rect::square(at.0, at.1, width), Color::WHITE);
        let number = number.to_string();
        let share = if number.len() > 1 { 0.72 } else { 0.82 };
        let size = (width * share).max(MIN_SIZE);
        self.centered(at, size, Color::DARK, &number);
    }

    /// A line that divides the felt, with a diamond in its middle.
    pub(super) fn divider(&mut self, x: f32, top: f32, bottom: f32) {
        let middle = f32::midpoint(top, bottom);
        for (from, to) in [(top, middle - 16.0), (middle + 16.0, bottom)] {
            self.block(Rect::new(x - 2.0, from, 4.0, to - from), Color::INLAY);
        }
        self.icon(Icon::Diamond, Rect::square(x, middle, 22.0), Color::INLAY);
    }

    /// A die.
    pub(super) fn die(&mut self, square: Rect, pips: &[(i8, i8)], is_solid: bool) {
        let radius = square.width * 0.2;
        let color = if is_solid {
            self.round(square, radius, Color::WHITE);
            Color::DARK
        } else {
            self.frame(square, radius, 4.0, Color::DIM);
            Color::DIM
        };
        let (x, y) = square.center();
        for &(column, row) in pips {
            let step = square.width * 0.27;
            let (x, y) = (x + f32::from(column) * step, y + f32::from(row) * step);
            self.disc(Rect::square(x, y, square.width * 0.2), color);
        }
    }
}

impl Count {
    fn number(self) -> String {
        match self {
            Self::Votes(number, _) | Self::Cards(_, number) | Self::Figures(_, number) => {
                number.to_string()
            }
            Self::Points(number) => number.to_string(),
        }
    }
}
