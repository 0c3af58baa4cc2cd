//! The drawings that stand for things: the emblems of factions, signs, and the digits of cards.

use std::sync::{Arc, LazyLock};

use claim_rules::cards::{ByFaction, Faction};

use super::cache::Cache;
use super::mask::Mask;
use super::outline::Outline;

/// What a drawing in a square shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Icon {
    /// A faction.
    Emblem(Faction),
    /// The one who wins or leads.
    Crown,
    /// The followers.
    Flag,
    /// A hand.
    Hand,
    /// Whose turn it is.
    Play,
    /// Who leads the next trick although another wins this one.
    Lead,
    /// Points.
    Star,
    /// A seat that is free.
    Free,
    /// A group of spaces.
    Group,
    /// A hidden card.
    Hidden,
    /// What divides a table.
    Diamond,
    /// One of the two crossed swords of a match.
    Sword,
    OtherSword,
    /// A winner's sign, in a list.
    Check,
    /// The right half of a disc: half a point.
    Half,
}

/// The side of the square that drawings are made in.
const SIDE: f32 = 100.0;

/// The size of the box of a card's digit, and the width of its line.
const DIGIT: (f32, f32) = (46.0, 92.0);
const DIGIT_LINE: f32 = 15.0;

macro_rules! drawings {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        [$(include_str!(concat!("../../../assets/svg/", $folder, "/", $name, ".svg"))),+]
    };
}

static EMBLEMS: LazyLock<ByFaction<Outline>> = LazyLock::new(|| {
    let files = drawings!("emblem": "goblin", "knight", "undead", "dwarf", "doppelganger", "gnome",
        "giant", "troll", "dragon", "seer");
    ByFaction(files.map(Outline::of_svg))
});

static DIGITS: LazyLock<[Outline; 10]> = LazyLock::new(|| {
    drawings!("digit": "0", "1", "2", "3", "4", "5", "6", "7", "8", "9").map(Outline::of_svg)
});

static ICONS: LazyLock<Cache<(Icon, i32), Mask>> = LazyLock::new(|| Cache::new(2_000_000));
static DIGIT_MASKS: LazyLock<Cache<(u8, i32), Mask>> = LazyLock::new(|| Cache::new(500_000));

/// A drawing in a square of this many pixels.
pub(super) fn icon(icon: Icon, size: i32) -> Arc<Mask> {
    ICONS.get((icon, size), |_| {
        let scale = size as f32 / SIDE;
        match icon {
            Icon::Emblem(faction) => EMBLEMS[faction].fill(scale, size, size),
            Icon::Check => Outline::of_path(path(icon)).stroke(scale, size, size, 14.0),
            _ => Outline::of_path(path(icon)).fill(scale, size, size),
        }
    })
}

/// A card's digit, this many pixels high.
///
/// # Panics
///
/// If it is more than 9.
pub(super) fn digit(digit: u8, height: i32) -> Arc<Mask> {
    DIGIT_MASKS.get((digit, height), |_| {
        let scale = height as f32 / DIGIT.1;
        let width = digit_width(height);
        DIGITS[usize::from(digit)].stroke(scale, width, height, DIGIT_LINE)
    })
}

/// The width of a card's digit that is this many pixels high.
pub(super) fn digit_width(height: i32) -> i32 {
    (height as f32 / DIGIT.1 * DIGIT.0).round() as i32
}

/// The path of a drawing that is not an emblem.
const fn path(icon: Icon) -> &'static str {
    match icon {
        Icon::Emblem(_) => "",
        Icon::Crown => "M6 26 L28 48 L50 10 L72 48 L94 26 L86 76 H14Z M14 82 H86 V94 H14Z",
        Icon::Flag => "M10 2 H22 V98 H10Z M28 8 H94 L78 33 L94 58 H28Z",
        Icon::Hand => {
            "M8 30 L40 18 Q46 16 48 22 L68 78 Q70 84 64 86 L32 97 Q26 99 24 93 L4 38 Q2 32 8 30Z \
             M56 14 H88 Q95 14 95 21 V79 Q95 86 88 86 H78 L54 20 Q53 17 51 15Z"
        }
        Icon::Play => "M18 8 L92 50 L18 92Z",
        Icon::Lead => "M10 20 L60 50 L10 80Z M66 20 H82 V80 H66Z",
        Icon::Star => "M50 2 L64 36 L99 38 L72 61 L81 96 L50 77 L19 96 L28 61 L1 38 L36 36Z",
        Icon::Free => {
            "M50 8 a42 42 0 1 0 .1 0Z M50 20 a30 30 0 1 1 -.1 0Z \
             M44 30 h12 v14 h14 v12 h-14 v14 h-12 v-14 h-14 v-12 h14Z"
        }
        Icon::Group => "M4 4 H60 V40 H96 V96 H40 V60 H4Z",
        Icon::Hidden => "M50 4 L92 50 L50 96 L8 50Z M50 30 L68 50 L50 70 L32 50Z",
        Icon::Diamond => "M50 0 L100 50 L50 100 L0 50Z",
        Icon::Sword => {
            "M4 4 L18 7 L66 55 L57 64 L8 18Z M48 74 L74 48 L81 55 L55 81Z M66 74 L74 66 L94 86 L86 94Z"
        }
        Icon::OtherSword => {
            "M96 4 L82 7 L34 55 L43 64 L92 18Z M52 74 L26 48 L19 55 L45 81Z M34 74 L26 66 L6 86 L14 94Z"
        }
        Icon::Check => "M26 50 L42 68 L74 32",
        Icon::Half => "M50 10 a40 40 0 1 1 -.1 80Z",
    }
}
