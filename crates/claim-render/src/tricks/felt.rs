//! What lies between the rails: the race or the matrix, the pile with what can be won, waiting
//! Trolls, the trick.

use claim_rules::cards::{Card, Faction, Seat};
use claim_rules::claim::{Phase, Trick};

use super::Scene;
use super::layout::Layout;
use crate::canvas::{Canvas, Look, MARGIN, Rect, WIDTH};
use crate::card::{CARD_HEIGHT, card_at};
use crate::icon::Icon;
use crate::palette::Color;
use crate::race::{End, Lane};

/// The largest distance between two cards of the trick.
const MAX_PITCH: f32 = 226.0;

/// The side of the markers on the lower edges of cards.
pub(super) const MARKER: f32 = 46.0;

/// The size of the counts of a matrix.
const COUNT: f32 = 37.0;

impl Scene<'_> {
    /// Whether Trolls can wait.
    pub(super) fn has_trolls(&self) -> bool {
        self.is_late() && self.view.setup.factions().contains(Faction::Troll)
    }

    /// The race of two sides, or the matrix of three.
    pub(super) fn draw_race(&self, canvas: &mut Canvas, layout: &Layout) {
        let Some(area) = layout.race else {
            return;
        };
        let Some(sides) = self.race_sides() else {
            self.draw_matrix(canvas, area);
            return;
        };
        let lanes = self.standing.factions.iter().map(|&faction| {
            let [above, below] = sides.map(|side| End {
                side,
                count: self.standing.count(side, faction),
                is_open: self.is_open(side, faction),
            });
            Lane {
                faction,
                above,
                below,
                leader: self.standing.votes[faction],
                worth: None,
            }
        });
        let lanes: Vec<_> = lanes.collect();
        if self.players() == 2 {
            canvas.race(area, 56.0, &lanes);
        } else {
            let race = Rect::new(area.x, area.y, area.width, area.height);
            canvas.race(race, 54.0, &lanes);
            let line = Rect::new(26.0, layout.trick - 32.0, WIDTH - 52.0, 4.0);
            canvas.block(line, Color::INLAY);
        }
    }

    fn is_open(&self, side: Seat, faction: Faction) -> bool {
        self.view.phase == Phase::Gather && self.standing.open[side].count_of(faction) > 0
    }

    /// A row per side, a column per faction.
    fn draw_matrix(&self, canvas: &mut Canvas, area: Rect) {
        let factions = &self.standing.factions;
        let first = 74.0;
        let pitch = (area.right() - first) / factions.len() as f32;
        let column = |index: usize| first + (index as f32 + 0.5) * pitch;
        let rows: Vec<Seat> = Seat::of(self.view.setup.sides()).collect();
        let row = |index: usize| area.y + 94.0 + 50.0 * index as f32;
        for (index, &faction) in factions.iter().enumerate() {
            let is_empty = rows
                .iter()
                .all(|&side| self.standing.count(side, faction) == 0);
            let look = if is_empty { Look::Hollow } else { Look::Full };
            let tile = Rect::square(column(index), area.y + 34.0, 52.0);
            canvas.tile(faction, tile, look, 0.74, 0.0);
        }
        for (line, &side) in rows.iter().enumerate() {
            let y = row(line);
            if line > 0 {
                let x = first - 4.0;
                canvas.block(Rect::new(x, y - 26.5, area.right() - x, 3.0), Color::INLAY);
            }
            canvas.marker(side, side, Rect::square(42.0, y, 38.0));
            for (index, &faction) in factions.iter().enumerate() {
                self.draw_matrix_count(canvas, (column(index), y), side, faction);
            }
        }
        let line = Rect::new(26.0, area.bottom() - 2.0, WIDTH - 52.0, 4.0);
        canvas.block(line, Color::INLAY);
    }

    fn draw_matrix_count(&self, canvas: &mut Canvas, at: (f32, f32), side: Seat, faction: Faction) {
        let count = self.standing.count(side, faction);
        let pill = Rect::new(at.0 - 30.0, at.1 - 21.0, 60.0, 42.0);
        let color = if self.standing.votes[faction] == Some(side) {
            canvas.round(pill, 14.0, Color::seat(side));
            Color::DARK
        } else if count == 0 {
            Color::DIM
        } else {
            Color::SECONDARY
        };
        canvas.centered(at, COUNT, color, &count.to_string());
        if self.is_open(side, faction) {
            canvas.dashes(pill.inset(-6.0), 19.0, 3.8, Color::WHITE);
        }
    }

    /// What lies left of the trick: in phase one the pile and what can be won, in phase two the
    /// waiting Trolls. Returns where the trick begins.
    pub(super) fn draw_left(&self, canvas: &mut Canvas, layout: &Layout) -> f32 {
        let high = layout.card * CARD_HEIGHT;
        let (top, bottom) = (layout.trick + 8.0, layout.trick + high - 8.0);
        let is_of_two = self.players() == 2;
        match self.view.phase {
            Phase::Recruit => {
                let x = if is_of_two { 28.0 } else { 20.0 };
                let right = self.draw_pile(canvas, (x, layout.trick + 5.0), layout.card);
                let divider = if is_of_two { 306.0 } else { right + 20.0 };
                canvas.divider(divider, top, bottom);
                divider + if is_of_two { 0.0 } else { 10.0 }
            }
            Phase::Gather | Phase::Over if self.has_trolls() => {
                let (x, width) = if is_of_two {
                    (338.0, 92.0)
                } else {
                    (20.0, 104.0)
                };
                let place = Rect::new(x, layout.trick + 6.0, width, high - 4.0);
                self.draw_waiting_trolls(canvas, place);
                let divider = if is_of_two { 320.0 } else { 143.0 };
                canvas.divider(divider, top, bottom);
                divider.max(place.right()) + 10.0
            }
            Phase::Gather | Phase::Over if is_of_two => {
                canvas.divider(332.0, top, bottom);
                332.0
            }
            _ => MARGIN,
        }
    }

    /// The draw pile as backs with its count, on it the cards that can be won. Returns its right
    /// edge.
    fn draw_pile(&self, canvas: &mut Canvas, (x, y): (f32, f32), width: f32) -> f32 {
        if self.view.pile_size > 0 {
            let under = usize::from(self.view.pile_size).min(3);
            for step in (0..under).rev() {
                let offset = 5.0 * step as f32;
                canvas.card_back(card_at(x + offset, y - offset, width));
            }
            let middle = (x + 0.31 * width, y + width * CARD_HEIGHT / 2.0);
            canvas.centered(middle, 48.0, Color::TEXT, &self.view.pile_size.to_string());
        }
        let mut left = x + 0.62 * width;
        let mut right = left + width;
        for card in self.view.middle.into_iter().flatten() {
            canvas.card(card, card_at(left, y - 5.0, width), false);
            right = left + width;
            left += 0.48 * width;
        }
        right
    }

    fn draw_waiting_trolls(&self, canvas: &mut Canvas, place: Rect) {
        canvas.dashes(place, 14.0, 3.8, Color::SECONDARY);
        let (x, _) = place.center();
        let values: Vec<u8> = self.view.waiting.into_iter().map(Card::value).collect();
        let look = if values.is_empty() {
            Look::Hollow
        } else {
            Look::Full
        };
        canvas.tile(
            Faction::Troll,
            Rect::square(x, place.y + 42.0, 56.0),
            look,
            0.74,
            0.0,
        );
        let rows = values.chunks(2);
        let room = place.height - 78.0;
        let step = (room / rows.len().max(1) as f32).min(46.0);
        let high = (step - 6.0).clamp(26.0, 38.0);
        for (row, index) in rows.zip(0_u8..) {
            let y = place.y + 78.0 + f32::from(index) * step;
            let wide = high * 0.5;
            let gap = 14.0;
            let whole = wide * row.len() as f32 + gap * (row.len() - 1) as f32;
            for (&value, column) in row.iter().zip(0_u8..) {
                let left = x - whole / 2.0 + f32::from(column) * (wide + gap);
                canvas.value(value, (left, y), high, Color::TEXT);
            }
        }
    }

    /// The cards of the trick in the order of play, and places for those that are yet to come.
    pub(super) fn draw_trick(&self, canvas: &mut Canvas, layout: &Layout, left: f32) {
        let trick = &self.view.trick;
        let players = self.players();
        let area = WIDTH - MARGIN - left;
        let pitch = (area / f32::from(players)).min(MAX_PITCH);
        let first = left + (area - pitch * f32::from(players - 1)) / 2.0;
        for index in 0..players {
            let seat = trick.leader().after(index, players);
            let x = first + f32::from(index) * pitch - layout.card / 2.0;
            let rect = card_at(x, layout.trick, layout.card);
            self.draw_played(canvas, trick, seat, rect);
        }
    }

    fn draw_played(&self, canvas: &mut Canvas, trick: &Trick, seat: Seat, rect: Rect) {
        if let Some(card) = trick.card_of(seat) {
            canvas.card(card, rect, false);
            if trick.winner() == seat {
                canvas.ring(rect);
            }
            if next_leader(trick) == Some(seat) {
                let disc = Rect::square(rect.right() - 4.0, rect.y + 8.0, 44.0);
                canvas.disc(disc.inset(-4.0), Color::DARK);
                canvas.disc(disc, Color::WHITE);
                canvas.icon(Icon::Lead, disc.inset(9.0).moved(1.5, 0.0), Color::DARK);
            }
        } else {
            canvas.slot(rect, self.view.to_act() == Some(seat));
        }
        self.draw_marker(canvas, seat, rect);
    }

    /// A seat's marker on the lower edge of its card.
    pub(super) fn draw_marker(&self, canvas: &mut Canvas, seat: Seat, card: Rect) {
        let (x, _) = card.center();
        let square = Rect::square(x, card.bottom() + 2.0, MARKER);
        canvas.marker_on_card(seat, self.view.setup.side(seat), square);
    }
}

/// The seat that leads the next trick because of its Dragon, of which the last one counts.
fn next_leader(trick: &Trick) -> Option<Seat> {
    let dragons = trick
        .plays()
        .filter(|(_, card)| card.faction() == Faction::Dragon);
    dragons.last().map(|(seat, _)| seat)
}
