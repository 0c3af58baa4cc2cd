//! Where everything is at the table of a trick-taking game.

use claim_rules::cards::{CardSet, Seat};
use claim_rules::claim::{Actions, Awaiting};

use super::Scene;
use crate::canvas::{MARGIN, Rect, WIDTH};
use crate::card::CARD_HEIGHT;
use crate::parts::{RAIL, RAIL_IN_TWO_LINES, RAIL_WITH_SHELF};

/// The felt between two players' rails.
const FELT_OF_TWO: f32 = 286.0;

/// The heights of the race and of the matrix, with the line below.
const RACE: f32 = 218.0;
const MATRIX: f32 = 246.0;

/// The widths of the cards of the lower and of the upper hand.
const HAND_CARD: f32 = 132.0;
const UPPER_HAND_CARD: f32 = 118.0;

/// How far cards that can be played are raised.
pub(super) const RAISED: f32 = 26.0;

/// How much of the cards is shown while others play.
const WAITING_SHARE: f32 = 0.8;

/// Where things are.
pub(super) struct Layout {
    /// The players' rails, with those of the top first.
    pub(super) rails: Vec<(Rect, Seat)>,
    /// The race or the matrix.
    pub(super) race: Option<Rect>,
    /// The top of the cards of the trick, and their width.
    pub(super) trick: f32,
    pub(super) card: f32,
    pub(super) hands: Vec<Hand>,
    pub(super) height: f32,
}

/// A hand that is open.
pub(super) struct Hand {
    pub(super) seat: Seat,
    pub(super) cards: CardSet,
    /// The cards that can be played now; `None` if none has to be.
    pub(super) playable: Option<CardSet>,
    /// Whether the cards that can be played are raised above the others.
    pub(super) has_raised: bool,
    /// The top of the cards, raised ones included, and their width.
    pub(super) top: f32,
    pub(super) card: f32,
}

impl Layout {
    pub(super) fn of(scene: &Scene<'_>) -> Self {
        if scene.players() == 2 {
            Self::of_two(scene)
        } else {
            Self::of_many(scene)
        }
    }

    /// The opponent above, the reader below, the trick between them.
    fn of_two(scene: &Scene<'_>) -> Self {
        let above = scene.below.next(2);
        let rail = |seat, y| Rect::new(MARGIN, y, WIDTH - 2.0 * MARGIN, rail_height(scene, seat));
        let upper = rail(above, MARGIN);
        let mut hands = Vec::new();
        let mut y = upper.bottom();
        if let Some(hand) = hand_of(scene, above, y + 10.0, UPPER_HAND_CARD) {
            let lowered = if hand.has_raised { RAISED } else { 0.0 };
            y = hand.top + lowered + UPPER_HAND_CARD * CARD_HEIGHT + 8.0;
            hands.push(hand);
        }
        let felt = y;
        let lower = rail(scene.below, felt + FELT_OF_TWO);
        let has_trolls = scene.has_trolls();
        let race_width = if has_trolls { 296.0 } else { 306.0 };
        let race = Rect::new(14.0, felt + 8.0, race_width, FELT_OF_TWO - 16.0);
        let mut layout = Self {
            rails: vec![(upper, above), (lower, scene.below)],
            race: scene.is_late().then_some(race),
            trick: felt + 28.0,
            card: if has_trolls { 140.0 } else { 150.0 },
            hands,
            height: lower.bottom() + MARGIN,
        };
        layout.add_own_hand(scene, lower.bottom());
        layout
    }

    /// All others above, side by side; the trick; the reader below.
    fn of_many(scene: &Scene<'_>) -> Self {
        let others = scene.players() - 1;
        let mut above: Vec<Seat> = (1..=others)
            .map(|step| scene.below.after(step, scene.players()))
            .collect();
        let is_own = scene.reader.is_some();
        if !is_own {
            above = scene.view.setup.seats().collect();
        }
        let mut rails = upper_rails(scene, &above);
        let mut y = rails.last().map_or(MARGIN, |(rect, _)| rect.bottom());
        let mut race = None;
        if scene.is_late() {
            let height = if scene.race_sides().is_some() {
                RACE
            } else {
                MATRIX
            };
            race = Some(Rect::new(
                MARGIN,
                y + 8.0,
                WIDTH - 2.0 * MARGIN,
                height - 8.0,
            ));
            y += height;
        }
        let card = match (scene.players(), scene.is_late()) {
            (3, _) => 118.0,
            (_, true) => 112.0,
            _ => 106.0,
        };
        let trick = y + 30.0;
        let below = trick + card * CARD_HEIGHT;
        let mut layout = Self {
            rails: Vec::new(),
            race,
            trick,
            card,
            hands: Vec::new(),
            height: below + 42.0,
        };
        if is_own {
            let height = rail_height(scene, scene.below);
            let own = Rect::new(MARGIN, below + 34.0, WIDTH - 2.0 * MARGIN, height);
            rails.push((own, scene.below));
            layout.height = own.bottom() + MARGIN;
            layout.add_own_hand(scene, own.bottom());
        }
        layout.rails = rails;
        layout
    }

    fn add_own_hand(&mut self, scene: &Scene<'_>, y: f32) {
        let Some(hand) = hand_of(scene, scene.below, y + MARGIN, HAND_CARD) else {
            return;
        };
        let full = HAND_CARD * CARD_HEIGHT;
        let is_waiting = scene.reader.is_some() && scene.view.to_act() != Some(scene.below);
        self.height = if is_waiting {
            (hand.top + full * WAITING_SHARE).round()
        } else {
            hand.top + full + if hand.has_raised { RAISED } else { 0.0 } + 20.0
        };
        self.hands.push(hand);
    }
}

/// The rails above: side by side, or one below the other if their shelves have hands.
fn upper_rails(scene: &Scene<'_>, seats: &[Seat]) -> Vec<(Rect, Seat)> {
    if scene.has_stacked_rails() {
        let mut y = MARGIN;
        let mut place = |&seat: &Seat| {
            let height = rail_height(scene, seat);
            let rect = Rect::new(MARGIN, y, WIDTH - 2.0 * MARGIN, height);
            y += height + 10.0;
            (rect, seat)
        };
        return seats.iter().map(&mut place).collect();
    }
    let count = seats.len() as f32;
    let width = (WIDTH - 2.0 * MARGIN - 10.0 * (count - 1.0)) / count;
    let height = if width < 300.0 {
        RAIL_IN_TWO_LINES
    } else {
        RAIL
    };
    let place = |(&seat, index): (&Seat, u8)| {
        let x = MARGIN + f32::from(index) * (width + 10.0);
        (Rect::new(x, MARGIN, width, height), seat)
    };
    seats.iter().zip(0_u8..).map(place).collect()
}

fn rail_height(scene: &Scene<'_>, seat: Seat) -> f32 {
    if scene.shelf(seat).is_some() {
        RAIL_WITH_SHELF
    } else {
        RAIL
    }
}

/// The open hand of a seat that has a rail of its own.
fn hand_of(scene: &Scene<'_>, seat: Seat, top: f32, card: f32) -> Option<Hand> {
    let &(_, cards) = scene.hands.iter().find(|(it, _)| *it == seat)?;
    let playable = match (scene.view.awaiting, scene.reader) {
        (Awaiting::Play(to_act), _) if to_act != seat => None,
        (Awaiting::Play(_), None) => Some(scene.view.trick.playable(cards)),
        (Awaiting::Play(_), Some(reader)) => match reader.legal_actions() {
            Actions::Play { cards, .. } => Some(cards),
            _ => None,
        },
        _ => None,
    };
    let chosen = scene.chosen.filter(|&card| cards.contains(card));
    let playable = chosen.map(|card| CardSet::from_iter([card])).or(playable);
    let is_partial = |playable: CardSet| cards.into_iter().any(|card| !playable.contains(card));
    Some(Hand {
        seat,
        cards,
        playable,
        has_raised: playable.is_some_and(is_partial),
        top,
        card,
    })
}
