//! The result of a match of a trick-taking game: per faction each side's cards as a bar, and who won
//! the vote.

use claim_rules::cards::{BySeat, CardSet, Faction, Seat, SeatSet};
use claim_rules::claim::{PublicView, Score, score};

use super::canvas::{Align, Canvas, Ground, MARGIN, Rect, WIDTH};
use super::palette::{Color, Contrast};
use super::{Names, Picture};

/// The height of the header.
const HEADER: f32 = 114.0;

/// The side of the factions' tiles.
const TILE: f32 = 58.0;

/// Draws the result, from the score piles as they are in the view, and marks the winners: those who were ahead may
/// have left.
#[must_use]
pub fn result(
    view: &PublicView,
    winners: SeatSet,
    names: Names<'_>,
    contrast: Contrast,
) -> Picture {
    let factions: Vec<Faction> = view.setup.factions().iter().collect();
    let row = (480.0 / factions.len() as f32).min(88.0).floor();
    let height = HEADER + row * factions.len() as f32 + MARGIN;
    let mut canvas = Canvas::new(contrast, WIDTH, height);
    let summary = ResultSummary::new(view, winners);
    if summary.sides.len() == 2 {
        summary.draw_header_of_two(&mut canvas, names);
    } else {
        summary.draw_header_of_many(&mut canvas, names);
    }
    for (index, &faction) in factions.iter().enumerate() {
        let y = HEADER + index as f32 * row;
        let panel = Rect::new(MARGIN, y, WIDTH - 2.0 * MARGIN, row - 8.0);
        canvas.panel(panel);
        if summary.sides.len() == 2 {
            summary.draw_vote_of_two(&mut canvas, faction, panel);
        } else {
            summary.draw_vote_of_many(&mut canvas, faction, panel);
        }
    }
    canvas.finish()
}

/// The score by side, as the picture shows it.
struct ResultSummary {
    score: Score,
    /// The sides that have won.
    winners: SeatSet,
    /// The sides, each with its seats.
    sides: Vec<(Seat, Vec<Seat>)>,
    /// Per side, its cards.
    piles: BySeat<CardSet>,
    /// The highest number of cards that a side has of a faction.
    max_count: usize,
}

impl ResultSummary {
    fn new(view: &PublicView, winners: SeatSet) -> Self {
        let setup = view.setup;
        let piles = setup.pooled(&view.score);
        let sides: Vec<_> = Seat::of(setup.sides())
            .map(|side| {
                let seats = setup.seats().filter(|&seat| setup.side(seat) == side);
                (side, seats.collect())
            })
            .collect();
        let counts = sides.iter().flat_map(|&(side, _)| {
            let factions = setup.factions().iter();
            let pile = piles[side];
            factions.map(move |faction| pile.count_of(faction))
        });
        let max_count = counts.max().unwrap_or_default().max(1);
        Self {
            score: score(setup, &view.score),
            winners: winners.iter().map(|seat| setup.side(seat)).collect(),
            sides,
            piles,
            max_count,
        }
    }

    fn has_won(&self, side: Seat) -> bool {
        self.winners.contains(side)
    }

    /// Markers and names at the outside, votes in the middle, a gold line under the winner's.
    fn draw_header_of_two(&self, canvas: &mut Canvas, names: Names<'_>) {
        let middle = WIDTH / 2.0;
        for (index, (side, seats)) in self.sides.iter().enumerate() {
            let toward = if index == 0 { -1.0 } else { 1.0 };
            let align = if index == 0 {
                Align::Left
            } else {
                Align::Right
            };
            let votes = self.score.vote_counts[*side].to_string();
            let x = middle + toward * 76.0;
            self.draw_votes(canvas, *side, &votes, x);
            let step = if seats.len() > 1 { 46.0 } else { 0.0 };
            for (line, &seat) in seats.iter().enumerate() {
                let y = (HEADER - 8.0) / 2.0 + (line as f32 - 0.5) * step;
                let y = if step == 0.0 { (HEADER - 8.0) / 2.0 } else { y };
                let size = if step == 0.0 { 52.0 } else { 40.0 };
                let x = middle + toward * (middle - MARGIN - 30.0);
                canvas.marker_of_team(seat, *side, Rect::square(x, y, size));
                let x = x - toward * 38.0;
                canvas.name((x, y + 11.0), align, 210.0, names[seat]);
            }
        }
        let colon = (middle, HEADER / 2.0 + 12.0);
        canvas.text(colon, Align::Center, 48.0, Color::SECONDARY, ":");
    }

    fn draw_votes(&self, canvas: &mut Canvas, side: Seat, votes: &str, x: f32) {
        let base = HEADER / 2.0 + 16.0;
        canvas.text((x, base), Align::Center, 60.0, Color::TEXT, votes);
        if self.has_won(side) {
            canvas.block(Rect::new(x - 32.0, base + 12.0, 64.0, 8.0), Color::GOLD);
        }
    }

    /// The tile in the middle, bars outwards, the winner's marker at the edge.
    fn draw_vote_of_two(&self, canvas: &mut Canvas, faction: Faction, panel: Rect) {
        let (middle, y) = panel.center();
        canvas.tile(faction, Rect::square(middle, y, TILE), 0.72, 0.0);
        let winner = self.score.votes[faction];
        let unit = (200.0 / self.max_count as f32).min(44.0);
        for (index, (side, _)) in self.sides.iter().enumerate() {
            let toward = if index == 0 { -1.0 } else { 1.0 };
            let count = self.piles[*side].count_of(faction);
            let length = count as f32 * unit;
            let start = middle + toward * (TILE / 2.0 + 10.0);
            let left = if index == 0 { start - length } else { start };
            let bar = Rect::new(left, y - 19.0, length, 38.0);
            let is_ahead = winner == Some(*side);
            draw_bar(canvas, *side, bar, is_ahead);
            let x = start + toward * (length + 26.0);
            let color = if is_ahead {
                Color::TEXT
            } else {
                Color::SECONDARY
            };
            let count = count.to_string();
            canvas.text((x, y + 14.0), Align::Center, 38.0, color, &count);
            if let Some(value) = self.deciding_value(faction, *side) {
                let x = x + toward * 44.0;
                draw_card(canvas, faction, value, Rect::square(x, y, 42.0));
            }
            if is_ahead {
                let x = middle + toward * (middle - MARGIN - 34.0);
                canvas.marker(*side, Rect::square(x, y, 44.0), Ground::Plain);
            }
        }
    }

    /// If a vote was tied in the number of cards and decided by their values: the value of the side's card at the
    /// position that decided it.
    fn deciding_value(&self, faction: Faction, side: Seat) -> Option<u8> {
        let winner = self.score.votes[faction]?;
        let values = |side: Seat| self.piles[side].of(faction).values_from_highest();
        let best = values(winner);
        let tied = |&side: &Seat| side != winner && values(side).len() == best.len();
        let sides = self.sides.iter().map(|&(side, _)| side);
        let first_difference = |side: Seat| {
            let mut pairs = best.iter().zip(values(side));
            pairs.position(|(&own, other)| own != other)
        };
        let decisive = sides.filter(tied).filter_map(first_difference).max()?;
        let is_concerned = values(side).len() == best.len();
        is_concerned.then(|| values(side)[decisive])
    }

    /// A column per player.
    fn draw_header_of_many(&self, canvas: &mut Canvas, names: Names<'_>) {
        for (index, &(side, _)) in self.sides.iter().enumerate() {
            let (left, width) = self.column(index);
            canvas.marker(side, Rect::square(left + 24.0, 30.0, 42.0), Ground::Plain);
            let name = (left + 54.0, 41.0);
            canvas.name(name, Align::Left, width - 60.0, names[side]);
            let votes = self.score.vote_counts[side].to_string();
            let base = HEADER - 26.0;
            canvas.text(
                (left + 24.0, base),
                Align::Center,
                48.0,
                Color::TEXT,
                &votes,
            );
            if self.has_won(side) {
                canvas.block(Rect::new(left - 6.0, base + 9.0, 60.0, 8.0), Color::GOLD);
            }
        }
    }

    fn draw_vote_of_many(&self, canvas: &mut Canvas, faction: Faction, panel: Rect) {
        let (_, y) = panel.center();
        let tile = Rect::square(panel.x + 40.0, y, TILE.min(panel.height - 6.0));
        canvas.tile(faction, tile, 0.72, 0.0);
        for (index, &(side, _)) in self.sides.iter().enumerate() {
            let (left, width) = self.column(index);
            let count = self.piles[side].count_of(faction);
            let unit = ((width - 126.0) / self.max_count as f32).min(30.0);
            let length = count as f32 * unit;
            let is_ahead = self.score.votes[faction] == Some(side);
            draw_bar(
                canvas,
                side,
                Rect::new(left, y - 16.0, length, 32.0),
                is_ahead,
            );
            let color = if is_ahead {
                Color::TEXT
            } else {
                Color::SECONDARY
            };
            let text = count.to_string();
            let x = left + length + 8.0;
            canvas.text((x, y + 12.0), Align::Left, 34.0, color, &text);
            let mut x = x + canvas.text_width(&text, 34.0) + 26.0;
            if let Some(value) = self.deciding_value(faction, side) {
                draw_card(canvas, faction, value, Rect::square(x, y, 38.0));
                x += 42.0;
            }
            if is_ahead {
                canvas.marker(side, Rect::square(x, y, 36.0), Ground::Plain);
            }
        }
    }

    /// The left edge and the width of a player's column.
    fn column(&self, index: usize) -> (f32, f32) {
        let first = MARGIN + 86.0;
        let width = (WIDTH - MARGIN - first) / self.sides.len() as f32;
        (first + index as f32 * width, width - 8.0)
    }
}

/// A small card: its value on its faction's colour.
fn draw_card(canvas: &mut Canvas, faction: Faction, value: u8, square: Rect) {
    let ink = Color::ink(faction);
    canvas.round(square, 7.0, Color::fill(faction));
    canvas.frame(square, 7.0, 3.0, ink);
    canvas.text_in(square, 30.0, ink, &value.to_string());
}

/// A bar: solid for the side that is ahead, otherwise hollow.
fn draw_bar(canvas: &mut Canvas, side: Seat, bar: Rect, is_ahead: bool) {
    if bar.width <= 0.0 {
        return;
    }
    if is_ahead {
        canvas.round(bar, 4.0, Color::seat(side));
    } else {
        canvas.frame(bar, 4.0, 4.0, Color::seat(side));
    }
}
