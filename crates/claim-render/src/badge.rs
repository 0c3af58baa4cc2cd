//! The badge of an achievement.

use claim_rules::cards::Faction;

use super::Picture;
use super::canvas::{Canvas, Rect};
use super::icon::Icon;
use super::palette::{Color, Contrast, Felt};

/// What an achievement is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadgeSign {
    /// Something with a faction.
    Faction(Faction),
    /// Days or wins in a row.
    Streak,
    /// Matches against one other player.
    Duel,
    /// Puzzles.
    Puzzle,
    /// Wins.
    Win,
}

/// How many steps an achievement has.
pub const BADGE_STEPS: u8 = 3;

/// The side of a badge in pixels.
const SIDE: f32 = 256.0;

/// Draws a badge with the number of steps that have been reached, at most [`BADGE_STEPS`]; without
/// any, it is not yet earned.
#[must_use]
pub fn badge(sign: BadgeSign, steps: u8, contrast: Contrast) -> Picture {
    let mut canvas = Canvas::with_scale(Felt::Plain, contrast, SIDE, SIDE, 1.0);
    let whole = Rect::new(0.0, 0.0, SIDE, SIDE);
    let is_earned = steps > 0;
    let (faction, icons) = match sign {
        BadgeSign::Faction(faction) => (faction, vec![Icon::Emblem(faction)]),
        BadgeSign::Streak => (Faction::Seer, vec![Icon::Flame]),
        BadgeSign::Duel => (Faction::Dwarf, vec![Icon::Sword, Icon::OtherSword]),
        BadgeSign::Puzzle => (Faction::Gnome, vec![Icon::Lamp]),
        BadgeSign::Win => (Faction::Knight, vec![Icon::Crown]),
    };
    let (edge, fill, ink, missing) = if is_earned {
        (
            Color::GOLD,
            Color::fill(faction),
            Color::ink(faction),
            Color::tone(faction),
        )
    } else {
        (
            Color::INLAY,
            Color::off(faction),
            Color::OFF_INK,
            Color::off_tone(faction),
        )
    };
    canvas.icon(Icon::Shield, whole, edge);
    // A dark line keeps gold apart from light fills.
    canvas.icon(Icon::InnerShield, whole.inset(-5.0), Color::DARK);
    canvas.icon(Icon::InnerShield, whole, fill);
    for icon in icons {
        canvas.icon(icon, Rect::square(128.0, 110.0, 104.0), ink);
    }
    for (index, (x, y)) in [(88.5, 186.5), (128.0, 194.5), (167.5, 186.5)]
        .into_iter()
        .enumerate()
    {
        let color = if index < usize::from(steps) {
            ink
        } else {
            missing
        };
        canvas.icon(Icon::Star, Rect::square(x, y, 33.0), color);
    }
    canvas.finish()
}
