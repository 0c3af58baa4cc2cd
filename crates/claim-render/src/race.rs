//! The race for factions, as a tug of war: a faction's tile stands nearer to the side that has
//! more.

use claim_rules::cards::{Faction, Seat};

use super::canvas::{Align, Canvas, Look, Rect};
use super::palette::Color;
use super::text::CAPITAL_HEIGHT;

/// The side of a tile.
const TILE: f32 = 56.0;

/// The size of counts.
const COUNT: f32 = 38.0;

/// The difference at which a tile is at the end of its rail.
const MAX_DIFFERENCE: f32 = 4.0;

/// How far a tile stands from the middle if both sides have as many and the higher card decides, as
/// a share of what is possible.
const TIE_SHIFT: f32 = 0.16;

/// What one side has of a faction.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub(super) side: Seat,
    pub(super) count: u8,
    /// Whether some of it can still be lost.
    pub(super) is_open: bool,
}

/// A faction that two sides compete for.
#[derive(Clone, Copy)]
pub(super) struct Lane {
    pub(super) faction: Faction,
    pub(super) above: End,
    pub(super) below: End,
    pub(super) leader: Option<Seat>,
    /// What the faction is worth, where factions differ.
    pub(super) worth: Option<u16>,
}

impl Canvas {
    /// The race in a rectangle, a column per faction.
    pub(super) fn race(&mut self, area: Rect, shape: f32, lanes: &[Lane]) {
        let pitch = area.width / lanes.len() as f32;
        for (lane, index) in lanes.iter().zip(0_u8..) {
            // The tile is left of the middle if its worth stands beside it.
            let aside = if lane.worth.is_some() { 20.0 } else { 0.0 };
            let x = area.x + (f32::from(index) + 0.5) * pitch - aside;
            self.lane(x, (area.y, area.bottom()), (shape, pitch), lane);
        }
    }

    fn lane(&mut self, x: f32, (top, bottom): (f32, f32), (shape, pitch): (f32, f32), lane: &Lane) {
        let rail = Rect::new(x - 3.0, top + shape, 6.0, bottom - top - 2.0 * shape);
        self.block(rail, Color::INLAY);
        for (end, y) in [
            (lane.above, top + shape / 2.0),
            (lane.below, bottom - shape / 2.0),
        ] {
            self.race_count((x, y), shape, end, lane.leader == Some(end.side));
        }
        let tile = TILE.min(pitch - 6.0);
        let reach = ((rail.height - tile) / 2.0).max(10.0);
        let difference = f32::from(lane.below.count) - f32::from(lane.above.count);
        let shift = match lane.leader {
            Some(side) if difference == 0.0 => {
                TIE_SHIFT * if side == lane.below.side { 1.0 } else { -1.0 }
            }
            _ => difference.clamp(-MAX_DIFFERENCE, MAX_DIFFERENCE) / MAX_DIFFERENCE,
        };
        let (_, middle) = rail.center();
        let square = Rect::square(x, middle + shift * reach, tile);
        let is_empty = lane.above.count == 0 && lane.below.count == 0;
        let look = if is_empty { Look::Hollow } else { Look::Full };
        self.tile(lane.faction, square, look, 0.74, 0.0);
        if let Some(worth) = lane.worth {
            let (_, y) = square.center();
            let at = (square.right() + 8.0, y + MIN_WORTH * CAPITAL_HEIGHT / 2.0);
            let color = if lane.leader.is_some() {
                Color::TEXT
            } else {
                Color::SECONDARY
            };
            self.text(at, Align::Left, MIN_WORTH, color, &worth.to_string());
        }
    }

    fn race_count(&mut self, at: (f32, f32), shape: f32, end: End, leads: bool) {
        if leads {
            self.leading_count(end.side, at, shape, end.count);
        } else {
            let color = if end.count == 0 {
                Color::DIM
            } else {
                Color::SECONDARY
            };
            self.centered(at, COUNT, color, &end.count.to_string());
        }
        if end.is_open {
            let around = Rect::square(at.0, at.1, shape + 6.0);
            if leads && end.side == Seat::Second {
                self.dashes(around.inset(2.0), 14.0, 3.8, Color::WHITE);
            } else {
                self.dashed_ring(around, 3.8, Color::WHITE);
            }
        }
    }
}

/// The size of what a faction is worth.
const MIN_WORTH: f32 = 36.0;
