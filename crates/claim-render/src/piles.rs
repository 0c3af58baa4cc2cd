//! The score piles of a trick-taking game: per faction each side's cards, as a bar of their values.

use claim_rules::cards::{ByFaction, BySeat, CardSet, Faction, Seat};
use claim_rules::claim::{Phase, PublicView, score};

use super::canvas::{Align, Canvas, Ground, MARGIN, Rect, WIDTH};
use super::palette::Color;

/// The height of a faction, and the gap below it.
const ROW: f32 = 46.0;
const GAP: f32 = 6.0;

/// The side of a faction's tile.
const TILE: f32 = 40.0;

/// The widest card of a bar.
const MAX_BAR_CARD: f32 = 34.0;

/// The room for a number of cards.
const COUNT: f32 = 46.0;

/// The score piles and gnome rows.
pub(super) struct Piles {
    factions: Vec<Faction>,
    sides: Vec<Seat>,
    /// Per side, the cards that count and those that can still be lost.
    scored: BySeat<CardSet>,
    open: BySeat<CardSet>,
    /// Per faction, who is ahead: the side that would win its vote now.
    votes: ByFaction<Option<Seat>>,
    /// The highest number of cards that a side has of a faction.
    max_count: usize,
}

impl Piles {
    /// The piles of every faction; in phase one only of the Undead, which alone can lie there.
    pub(super) fn of(view: &PublicView) -> Self {
        let is_early = matches!(view.phase, Phase::Dealing | Phase::Recruit);
        let factions = view.setup.factions().iter();
        let factions: Vec<_> = factions
            .filter(|&faction| !is_early || faction == Faction::Undead)
            .collect();
        let (scored, open) = (
            view.setup.pooled(&view.score),
            view.setup.pooled(&view.gnomes),
        );
        let sides: Vec<_> = Seat::of(view.setup.sides()).collect();
        let counts = sides.iter().flat_map(|&side| {
            let factions = factions.iter();
            factions.map(move |&it| scored[side].count_of(it) + open[side].count_of(it))
        });
        let max_count = counts.max().unwrap_or_default().max(1);
        // At the end of the match, the gnome rows join the score piles.
        let mut counted = view.score;
        for seat in view.setup.seats() {
            counted[seat].insert_all(view.gnomes[seat]);
        }
        let votes = score(view.setup, &counted).votes;
        Self {
            factions,
            sides,
            scored,
            open,
            votes,
            max_count,
        }
    }

    /// The height of all rows.
    pub(super) fn height(&self) -> f32 {
        let rows = self.factions.len() as f32 * (ROW + GAP);
        if rows > 0.0 { rows + MARGIN - GAP } else { 0.0 }
    }

    /// Draws the rows.
    pub(super) fn draw(&self, canvas: &mut Canvas, top: f32) {
        for (&faction, index) in self.factions.iter().zip(0_u8..) {
            let y = top + f32::from(index) * (ROW + GAP);
            let panel = Rect::new(MARGIN, y, WIDTH - 2.0 * MARGIN, ROW);
            canvas.panel(panel);
            if self.sides.len() == 2 {
                self.draw_both(canvas, faction, panel);
            } else {
                self.draw_columns(canvas, faction, panel);
            }
        }
    }

    /// The tile in the middle, the bars outwards, the marker of the side that is ahead at the edge.
    fn draw_both(&self, canvas: &mut Canvas, faction: Faction, panel: Rect) {
        let (middle, y) = panel.center();
        canvas.tile(faction, Rect::square(middle, y, TILE), 0.76, 0.0);
        for (&side, toward) in self.sides.iter().zip([-1.0, 1.0]) {
            let start = middle + toward * (TILE / 2.0 + 4.0);
            let count = Rect::square(start + toward * COUNT / 2.0, y, COUNT);
            let marker = middle + toward * (panel.width / 2.0 - 30.0);
            let room = panel.width / 2.0 - TILE / 2.0 - 8.0 - COUNT - 60.0;
            self.draw_count(canvas, faction, side, count);
            let start = start + toward * (COUNT + 4.0);
            self.draw_bar(canvas, faction, side, (start, y), toward, room);
            if self.votes[faction] == Some(side) {
                canvas.marker(side, Rect::square(marker, y, 36.0), Ground::Plain);
            }
        }
    }

    /// A column per side.
    fn draw_columns(&self, canvas: &mut Canvas, faction: Faction, panel: Rect) {
        let (_, y) = panel.center();
        canvas.tile(faction, Rect::square(panel.x + 32.0, y, TILE), 0.76, 0.0);
        let width = (panel.width - 60.0) / self.sides.len() as f32;
        for (&side, index) in self.sides.iter().zip(0_u8..) {
            let left = panel.x + 60.0 + f32::from(index) * width;
            let marker = Rect::square(left + 18.0, y, 32.0);
            if self.votes[faction] == Some(side) {
                canvas.marker(side, marker, Ground::Plain);
            } else {
                canvas.hollow_seat(side, marker.inset(5.0), 3.0, Color::PANEL);
            }
            let count = Rect::new(marker.right(), y - ROW / 2.0, COUNT - 6.0, ROW);
            self.draw_count(canvas, faction, side, count);
            let start = (count.right(), y);
            let room = width - 18.0 - 16.0 - COUNT;
            self.draw_bar(canvas, faction, side, start, 1.0, room);
        }
    }

    fn draw_count(&self, canvas: &mut Canvas, faction: Faction, side: Seat, rect: Rect) {
        let count = self.scored[side].count_of(faction) + self.open[side].count_of(faction);
        let color = match count {
            0 => Color::DIM,
            _ if self.votes[faction] == Some(side) => Color::TEXT,
            _ => Color::SECONDARY,
        };
        canvas.text_in(rect, 36.0, color, &count.to_string());
    }

    /// A chip per card, the highest first: solid for the side that is ahead, hollow for others, dashed
    /// for a card that can still be lost.
    fn draw_bar(
        &self,
        canvas: &mut Canvas,
        faction: Faction,
        side: Seat,
        (start, y): (f32, f32),
        toward: f32,
        room: f32,
    ) {
        let width = (room / self.max_count as f32).min(MAX_BAR_CARD);
        let is_ahead = self.votes[faction] == Some(side);
        let chips = [(self.scored[side], false), (self.open[side], true)];
        let chips = chips.into_iter().flat_map(|(cards, is_open)| {
            let values = cards.of(faction).values_from_highest().into_iter();
            values.map(move |value| (value, is_open))
        });
        for ((value, is_open), index) in chips.zip(0_u8..) {
            let near = start + toward * f32::from(index) * width;
            let left = if toward < 0.0 { near - width } else { near };
            let chip = Rect::new(left + 1.0, y - 18.0, width - 2.0, 36.0);
            let ink = if is_open {
                canvas.dashes(chip, 4.0, 3.0, Color::seat(side));
                Color::TEXT
            } else if is_ahead {
                canvas.round(chip, 4.0, Color::seat(side));
                Color::DARK
            } else {
                canvas.frame(chip, 4.0, 3.0, Color::seat(side));
                Color::TEXT
            };
            let height = if width < 24.0 { 24.0 } else { 30.0 };
            let base = (chip.center().0, y + height * 0.36);
            canvas.text(
                base,
                Align::Center,
                height.min(width * 1.2),
                ink,
                &value.to_string(),
            );
        }
    }
}
