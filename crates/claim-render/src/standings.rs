//! Who is best: a podium, and the table and the pairings of an event.

use super::Picture;
use super::canvas::{Align, Canvas, MARGIN, MIN_SIZE, Rect, WIDTH};
use super::icon::Icon;
use super::palette::{Color, Contrast, Felt};
use super::text::{CAPITAL_HEIGHT, can_write};

/// One of the best three.
#[derive(Clone, Copy, Debug)]
pub struct PodiumPlace<'a> {
    /// The place, from 1. Those who are tied have the same.
    pub place: u8,
    /// The player's name.
    pub name: &'a str,
    /// What they are ranked by, for example a rating.
    pub score: &'a str,
}

/// How a player has fared in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundResult {
    /// A win.
    Won,
    /// A draw.
    Drew,
    /// A loss.
    Lost,
    /// Without an opponent, which counts as a win.
    Bye,
    /// Not yet played.
    Open,
}

/// A row of an event's table.
#[derive(Clone, Copy, Debug)]
pub struct StandingRow<'a> {
    /// The place, from 1. Those who are tied have the same.
    pub place: u8,
    /// The player's name.
    pub name: &'a str,
    /// The results of all rounds, in order.
    pub rounds: &'a [RoundResult],
    /// The points, as they are shown.
    pub points: &'a str,
}

/// A pairing of an event.
#[derive(Clone, Copy, Debug)]
pub struct Pairing<'a> {
    /// The number of its table, from 1.
    pub table: u8,
    /// The players' names.
    pub players: [&'a str; 2],
    /// How it stands.
    pub result: PairingResult<'a>,
}

/// How a pairing of an event stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairingResult<'a> {
    /// It is being played.
    Open,
    /// It is over, and the result is hidden.
    Hidden,
    /// It has a score.
    Scored {
        /// What each player has, as it is shown.
        scores: [&'a str; 2],
        /// The player who has won; `None` while it is not decided, and if it is drawn.
        winner: Option<usize>,
    },
}

/// How many rows a picture has at most. Further ones are left out.
pub const MAX_ROWS: usize = 12;

/// How many characters points can have without being written smaller: those of wins, and no percentages.
const SHORT_POINTS: usize = 3;

/// How wide points are for which the results leave room.
const POINTS_WIDTH: f32 = 66.0;

/// What stands for a name that the font cannot write.
const OTHER_NAME: &str = "…";

/// The steps of the podium, by place: left edge, top, the base line of name and score above it, and
/// the height of its number.
const STEPS: [(f32, f32, f32, f32, f32); 3] = [
    (282.0, 240.0, 159.0, 212.0, 110.0),
    (30.0, 290.0, 209.0, 262.0, 76.0),
    (534.0, 326.0, 245.0, 298.0, 62.0),
];
const STEP_WIDTH: f32 = 236.0;
const PODIUM_HEIGHT: f32 = 430.0;

/// Draws the best three, in their order; further ones are left out. `None` if the font cannot write
/// a name: nothing could stand for it.
#[must_use]
pub fn podium(places: &[PodiumPlace<'_>], contrast: Contrast) -> Option<Picture> {
    if !places.iter().all(|place| can_write(place.name)) {
        return None;
    }
    let mut canvas = Canvas::new(Felt::Plain, contrast, PODIUM_HEIGHT);
    for (index, (place, step)) in places.iter().zip(STEPS).enumerate() {
        let (x, top, name, score, high) = step;
        let is_first = place.place == 1;
        let block = Rect::new(x, top, STEP_WIDTH, PODIUM_HEIGHT - top + 30.0);
        let fill = if index == 0 {
            Color::INLAY
        } else {
            Color::STEP
        };
        if canvas.is_high_contrast() {
            canvas.frame(block, 22.0, 4.0, Color::WHITE);
        } else {
            canvas.round(block, 22.0, fill);
        }
        let (middle, _) = block.center();
        let color = if is_first {
            Color::GOLD
        } else {
            Color::SECONDARY
        };
        let number = (middle, f32::midpoint(top, PODIUM_HEIGHT));
        canvas.number(place.place.into(), number, high, color);
        if is_first {
            canvas.icon(
                Icon::Crown,
                Rect::square(middle, name - 91.0, 92.0),
                Color::GOLD,
            );
        }
        let named = (place.name, OTHER_NAME);
        canvas.name(
            (middle, name),
            Align::Center,
            (50.0, STEP_WIDTH + 8.0),
            Color::TEXT,
            named,
        );
        let at = (middle, score);
        canvas.text(at, Align::Center, 44.0, color, place.score);
    }
    Some(canvas.finish())
}

/// Draws the table of an event: at most [`MAX_ROWS`] rows. `None` if the font cannot write a name.
#[must_use]
pub fn standings(rows: &[StandingRow<'_>], contrast: Contrast) -> Option<Picture> {
    const ROW: f32 = 66.0;
    let rows = &rows[..rows.len().min(MAX_ROWS)];
    if !rows.iter().all(|row| can_write(row.name)) {
        return None;
    }
    let mut canvas = Canvas::new(Felt::Plain, contrast, 44.0 + ROW * rows.len().max(1) as f32);
    // Long points move the results to the left.
    let widths = rows.iter().map(|row| {
        let width = canvas.text_width(row.points, points_size(row.points));
        width - POINTS_WIDTH
    });
    let moved = widths.fold(0.0, f32::max);
    for (index, row) in rows.iter().enumerate() {
        let ground = Rect::new(
            MARGIN,
            22.0 + ROW * index as f32,
            WIDTH - 2.0 * MARGIN,
            62.0,
        );
        if index % 2 == 0 {
            canvas.round(ground, 16.0, Color::RAIL);
            if canvas.is_high_contrast() {
                canvas.frame(ground, 16.0, 2.0, Color::DIM);
            }
        }
        let (_, middle) = ground.center();
        draw_row(&mut canvas, row, middle, moved);
    }
    Some(canvas.finish())
}

/// How large points are written: smaller if they are long.
fn points_size(points: &str) -> f32 {
    if points.chars().count() > SHORT_POINTS {
        38.0
    } else {
        46.0
    }
}

fn draw_row(canvas: &mut Canvas, row: &StandingRow<'_>, middle: f32, moved: f32) {
    if row.place == 1 {
        canvas.icon(
            Icon::Crown,
            Rect::square(51.0, middle - 1.0, 42.0),
            Color::GOLD,
        );
    } else {
        canvas.centered(
            (51.0, middle),
            38.0,
            Color::SECONDARY,
            &row.place.to_string(),
        );
    }
    let size = points_size(row.points);
    let base = middle + size * CAPITAL_HEIGHT / 2.0;
    canvas.text((758.0, base), Align::Right, size, Color::TEXT, row.points);
    let count = row.rounds.len() as f32;
    let step = (330.0 / count.max(1.0)).min(52.0);
    let first = 664.0 - moved - step * (count - 1.0).max(0.0);
    for (index, &result) in row.rounds.iter().enumerate() {
        let at = (first + step * index as f32, middle);
        draw_result(canvas, result, at, (step * 0.74).min(38.5));
    }
    let name = (row.name, OTHER_NAME);
    let room = first - 38.0 - 94.0;
    let at = (94.0, middle + 42.0 * CAPITAL_HEIGHT / 2.0);
    canvas.name(at, Align::Left, (42.0, room), Color::TEXT, name);
}

/// A win is solid with a tick, a draw half, a loss hollow, a bye solid with a line, an open round a
/// dot.
fn draw_result(canvas: &mut Canvas, result: RoundResult, (x, y): (f32, f32), side: f32) {
    let disc = Rect::square(x, y, side);
    match result {
        RoundResult::Won => {
            canvas.disc(disc, Color::GOLD);
            canvas.icon(Icon::Check, disc, Color::DARK);
        }
        RoundResult::Bye => {
            canvas.disc(disc, Color::GOLD);
            let line = Rect::new(x - side * 0.24, y - side * 0.08, side * 0.48, side * 0.16);
            canvas.block(line, Color::DARK);
        }
        RoundResult::Drew => {
            canvas.frame(disc, side / 2.0, 5.0, Color::SECONDARY);
            canvas.icon(Icon::Half, disc, Color::SECONDARY);
        }
        RoundResult::Lost => canvas.frame(disc, side / 2.0, 5.0, Color::DIM),
        RoundResult::Open => canvas.disc(Rect::square(x, y, side * 0.32), Color::DIM),
    }
}

/// Draws the pairings of a round: at most [`MAX_ROWS`]. `None` if the font cannot write a name.
#[must_use]
pub fn pairings(pairings: &[Pairing<'_>], contrast: Contrast) -> Option<Picture> {
    const ROW: f32 = 84.0;
    let pairings = &pairings[..pairings.len().min(MAX_ROWS)];
    let mut names = pairings.iter().flat_map(|it| it.players);
    if !names.all(can_write) {
        return None;
    }
    let rows = pairings.len().max(1) as f32;
    let mut canvas = Canvas::new(Felt::Plain, contrast, 24.0 + ROW * rows);
    for (pairing, index) in pairings.iter().zip(0_u8..) {
        let y = 18.0 + ROW * f32::from(index);
        let ground = Rect::new(MARGIN, y, WIDTH - 2.0 * MARGIN, 72.0);
        canvas.round(ground, 18.0, Color::RAIL);
        if canvas.is_high_contrast() {
            canvas.frame(ground, 18.0, 2.0, Color::DIM);
        }
        draw_pairing(&mut canvas, pairing, ground.center().1);
    }
    Some(canvas.finish())
}

/// The number of the table at the left, the names towards the middle, and the score between them. A crown stands at the
/// edge where the winner is.
fn draw_pairing(canvas: &mut Canvas, pairing: &Pairing<'_>, middle: f32) {
    const CROWNS: [f32; 2] = [98.0, 750.0];
    const NAMES: [(f32, Align, f32); 2] =
        [(314.0, Align::Right, 236.0), (486.0, Align::Left, 286.0)];
    const SCORES: [(f32, Align); 2] = [(391.0, Align::Right), (409.0, Align::Left)];
    let table = pairing.table.to_string();
    canvas.centered((48.0, middle), 38.0, Color::SECONDARY, &table);
    let (scores, winner) = match pairing.result {
        PairingResult::Scored { scores, winner } => (Some(scores), winner),
        PairingResult::Open | PairingResult::Hidden => (None, None),
    };
    let base = middle + 40.0 * CAPITAL_HEIGHT / 2.0;
    for (player, (x, align, room)) in NAMES.into_iter().enumerate() {
        let color = match winner {
            Some(winner) if winner != player => Color::SECONDARY,
            _ => Color::TEXT,
        };
        // The winner's name leaves room for the crown.
        let room = if winner == Some(player) {
            room - 50.0
        } else {
            room
        };
        let name = (pairing.players[player], OTHER_NAME);
        canvas.name((x, base), align, (40.0, room), color, name);
    }
    let between = Rect::square(400.0, middle, 44.0);
    let icons: &[Icon] = match pairing.result {
        PairingResult::Open => &[Icon::Sword, Icon::OtherSword],
        PairingResult::Hidden => &[Icon::Check],
        PairingResult::Scored { .. } => &[],
    };
    for &icon in icons {
        canvas.icon(icon, between, Color::SECONDARY);
    }
    let Some(scores) = scores else {
        return;
    };
    let is_short = scores.iter().all(|it| it.chars().count() < 3);
    let size = if is_short { 50.0 } else { 38.0 };
    let base = middle + size * CAPITAL_HEIGHT / 2.0;
    for (player, (x, align)) in SCORES.into_iter().enumerate() {
        let color = if winner == Some(player) {
            Color::GOLD
        } else {
            Color::SECONDARY
        };
        canvas.text((x, base), align, size, color, scores[player]);
    }
    for y in [middle - 7.0, middle + 9.0] {
        canvas.disc(Rect::square(400.0, y, 7.0), Color::SECONDARY);
    }
    if let Some(winner) = winner {
        let crown = Rect::square(CROWNS[winner], middle, MIN_SIZE);
        canvas.icon(Icon::Crown, crown, Color::GOLD);
    }
}
