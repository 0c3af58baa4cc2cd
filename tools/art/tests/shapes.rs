//! The shapes: emblems and digits can be told apart without colour, even at the size of a line of text.

use std::iter::zip;

use claim_art::image::Image;
use claim_art::palette;
use claim_rules::cards::{Card, Faction};

use crate::files::committed;

/// The width of an emoji within text on a desktop, in pixels.
const TEXT_SIZE: usize = 22;

/// The width of a tile's emblem at that size, and of the margin around it, in pixels.
const EMBLEM: usize = 16;
const MARGIN: usize = 3;

/// How far one emblem is moved to find its largest overlap with another, in pixels.
const SHIFT: usize = 2;

/// The maximum overlap of two emblems: the ink of both divided by the ink of either (intersection over union).
const MAX_OVERLAP: f32 = 0.65;

/// The minimum difference of two digits on cards of the same faction, in pixels with ink in only one of the two.
const MIN_DIGIT_DIFFERENCE: f32 = 8.0;

/// For each pixel of a faction's emoji at [`TEXT_SIZE`], how much ink it has, from 0 to 1.
fn ink(name: &str, faction: Faction) -> Vec<f32> {
    let image = Image::read(&committed(name))
        .expect("it is a PNG")
        .reduced(TEXT_SIZE);
    // One channel is enough: for every faction, ink and fill are far apart in green.
    let [fill, ink] = [palette::fill(faction), palette::ink(faction)].map(|c| c.pixel()[1]);
    image
        .pixels()
        .iter()
        .map(|pixel| ((pixel[1] - fill) / (ink - fill)).clamp(0.0, 1.0))
        .collect()
}

/// The ink of the emblem of a faction's tile, with a border of [`SHIFT`] pixels.
fn emblem(faction: Faction) -> Vec<Vec<f32>> {
    let ink = ink(faction.id(), faction);
    let side = EMBLEM + 2 * SHIFT;
    let inside = SHIFT..SHIFT + EMBLEM;
    let at = |x: usize, y: usize| {
        let is_inside = inside.contains(&x) && inside.contains(&y);
        let offset = MARGIN - SHIFT;
        if is_inside {
            ink[(y + offset) * TEXT_SIZE + x + offset]
        } else {
            0.0
        }
    };
    (0..side)
        .map(|y| (0..side).map(|x| at(x, y)).collect())
        .collect()
}

/// The overlap of two emblems where it is largest.
fn overlap(a: &[Vec<f32>], b: &[Vec<f32>]) -> f32 {
    let shifts = || 0..=2 * SHIFT;
    let at = |emblem: &[Vec<f32>], x: usize, y: usize| {
        emblem
            .get(y)
            .and_then(|row| row.get(x))
            .copied()
            .unwrap_or(0.0)
    };
    let size = a.len() + 2 * SHIFT;
    let overlaps = shifts()
        .flat_map(|dy| shifts().map(move |dx| (dx, dy)))
        .map(|(dx, dy)| {
            let (mut shared, mut either) = (0.0, 0.0);
            for y in 0..size {
                for x in 0..size {
                    // An underflow wraps to a place far outside the picture, where there is no ink.
                    let fixed = at(a, x.wrapping_sub(SHIFT), y.wrapping_sub(SHIFT));
                    let moved = at(b, x.wrapping_sub(dx), y.wrapping_sub(dy));
                    shared += fixed.min(moved);
                    either += fixed.max(moved);
                }
            }
            shared / either
        });
    overlaps.fold(0.0, f32::max)
}

#[test]
fn emblems_are_told_apart_without_colour() {
    let emblems = Faction::ALL.map(emblem);
    for (n, (faction, a)) in zip(Faction::ALL, &emblems).enumerate() {
        for (other, b) in zip(Faction::ALL, &emblems).take(n) {
            let overlap = overlap(a, b);
            assert!(
                overlap <= MAX_OVERLAP,
                "{other:?} and {faction:?} overlap by {overlap:.2}"
            );
        }
    }
}

#[test]
fn digits_are_told_apart_on_the_cards_of_a_faction() {
    for faction in Faction::ALL {
        let cards: Vec<Card> = Card::ALL
            .into_iter()
            .filter(|c| c.faction() == faction)
            .collect();
        let inks: Vec<Vec<f32>> = cards
            .iter()
            .map(|card| ink(&card.notation().replace('-', "_"), faction))
            .collect();
        for (n, (card, a)) in zip(&cards, &inks).enumerate() {
            for (other, b) in zip(&cards, &inks).take(n) {
                let difference: f32 = zip(a, b).map(|(a, b)| (a - b).abs()).sum();
                assert!(
                    difference >= MIN_DIGIT_DIFFERENCE,
                    "{other} and {card} differ by {difference:.1} pixels"
                );
            }
        }
    }
}
