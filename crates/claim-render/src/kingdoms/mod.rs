//! Claim Kingdoms: the board with the race for control and the players' rails, the cards that one
//! player can place or draw, and the end of a match.

mod board;
mod cards;
mod end;
mod grid;

use claim_rules::cards::{Faction, Seat};
use claim_rules::kingdoms::{PublicView, Space, control_value};

use super::canvas::{Canvas, MARGIN, Rect, SMALL_SCALE, WIDTH};
use super::palette::{Color, Contrast, Felt};
use super::parts::{Count, Person, RAIL};
use super::race::{End, Lane};
use super::{Names, Picture};
pub use cards::kingdoms_cards;
pub use end::kingdoms_end;
use grid::Grid;

/// What can be chosen on the board. The number of a space is its place in the list, from 1, and so
/// that of its button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KingdomsChoice<'a> {
    /// Nothing: free spaces have no numbers.
    #[default]
    Nothing,
    /// A free space for a card. Where the card would score at once, the points are shown if there
    /// is room for them: they follow from what everyone sees.
    Space {
        /// The card.
        card: Faction,
        /// The spaces.
        spaces: &'a [Space],
    },
    /// A card on the board, for a power.
    Card(&'a [Space]),
}

/// The height of the race with the line above it.
const RACE: f32 = 186.0;

/// Boards with cells smaller than this are drawn with fewer pixels: their files would be large.
const MIN_LARGE_CELL: f32 = 72.0;

/// Draws the board. `below` is the seat at the lower edge: the reader's, or the first one in
/// public.
#[must_use]
pub fn kingdoms(
    view: &PublicView,
    choice: KingdomsChoice<'_>,
    below: Seat,
    names: Names<'_>,
    contrast: Contrast,
) -> Picture {
    let top = MARGIN + RAIL + 16.0;
    let grid = Grid::of(view, top);
    let race = grid.bottom() + 12.0;
    let lower = race + RACE + 8.0;
    let height = lower + RAIL + MARGIN;
    let mut canvas = if grid.cell < MIN_LARGE_CELL {
        Canvas::with_scale(Felt::Kingdoms, contrast, WIDTH, height, SMALL_SCALE)
    } else {
        Canvas::new(Felt::Kingdoms, contrast, height)
    };
    let above = below.next(2);
    for (seat, y) in [(above, MARGIN), (below, lower)] {
        draw_rail(&mut canvas, view, seat, Person::alone(seat, names), y);
    }
    board::draw(&mut canvas, &grid, view, choice);
    canvas.block(Rect::new(26.0, race, WIDTH - 52.0, 4.0), Color::INLAY);
    let lanes = lanes(view, above, below);
    let area = Rect::new(MARGIN, race + 8.0, WIDTH - 2.0 * MARGIN, RACE - 8.0);
    canvas.race(area, 54.0, &lanes);
    canvas.finish()
}

/// A player: figures left, points, and the cards in the hand, as far as everyone knows them.
fn draw_rail(canvas: &mut Canvas, view: &PublicView, seat: Seat, person: Person<'_>, y: f32) {
    let rect = Rect::new(MARGIN, y, WIDTH - 2.0 * MARGIN, RAIL);
    let acts = view.to_act() == Some(seat);
    let counts = [
        Count::Points(view.points[seat]),
        Count::Figures(seat, view.supply[seat]),
    ];
    let open: Vec<_> = view.open_hand[seat].iter().collect();
    let tiles = open.len() + usize::from(view.hidden_size(seat));
    let room = 50.0 * tiles as f32;
    let right = canvas.rail_with_room(rect, person, &counts, room, acts);
    let (_, middle) = rect.center();
    for index in 0..tiles {
        let square = Rect::square(right - 23.0 - 50.0 * index as f32, middle, 46.0);
        match open.get(index) {
            Some(&faction) => canvas.tile(faction, square, super::canvas::Look::Full, 0.76, 0.0),
            None => canvas.hidden_tile(square),
        }
    }
}

/// The race for control, the factions that are worth most first.
fn lanes(view: &PublicView, above: Seat, below: Seat) -> Vec<Lane> {
    let mut factions = view.setup.sorted_factions();
    factions.sort_by_key(|&faction| std::cmp::Reverse(control_value(faction)));
    let lane = |faction| {
        let figures = view.board.figures_on(faction);
        let end = |side| End {
            side,
            count: figures[side],
            is_open: false,
        };
        Lane {
            faction,
            above: end(above),
            below: end(below),
            leader: view.controller(faction),
            worth: Some(control_value(faction)),
        }
    };
    factions.into_iter().map(lane).collect()
}
