//! The table of a trick-taking game: the middle, the trick, the score piles and, where they are open, hands.

use claim_rules::cards::{Card, CardSet, Faction, Seat};
use claim_rules::claim::{Phase, PublicView, Trick};

use super::canvas::{Align, Canvas, MARGIN, NAME_SIZE, Rect, WIDTH};
use super::card::{CARD_HEIGHT, card_at};
use super::palette::{Color, Contrast};
use super::piles::Piles;
use super::{Names, Picture};

/// The height of the panels with the trick, and the width of the panel at their left.
const TRICK: f32 = 216.0;
const MIDDLE: f32 = 176.0;

/// The height of a hand.
const HAND: f32 = 112.0;

/// Draws the table, below it the hands that are open.
#[must_use]
pub fn tricks(
    view: &PublicView,
    hands: &[(Seat, CardSet)],
    names: Names<'_>,
    contrast: Contrast,
) -> Picture {
    let piles = Piles::of(view);
    let hands_height = hands.len() as f32 * (HAND + MARGIN);
    let height = MARGIN + TRICK + MARGIN + piles.height() + hands_height;
    let mut canvas = Canvas::new(contrast, WIDTH, height);
    let left = draw_middle(&mut canvas, view);
    draw_trick(&mut canvas, view, !hands.is_empty(), names, left);
    let mut y = MARGIN + TRICK + MARGIN;
    piles.draw(&mut canvas, y);
    y += piles.height();
    for &(seat, hand) in hands {
        draw_hand(&mut canvas, view, seat, hand, y);
        y += HAND + MARGIN;
    }
    canvas.finish()
}

/// What lies in the middle: in phase one the cards to be won and the draw pile, in phase two the
/// Trolls that wait. Returns where the trick begins.
fn draw_middle(canvas: &mut Canvas, view: &PublicView) -> f32 {
    let panel = Rect::new(MARGIN, MARGIN, MIDDLE, TRICK);
    let (x, _) = panel.center();
    if view.phase == Phase::Recruit {
        canvas.panel(panel);
        let cards: Vec<Card> = view.middle.into_iter().flatten().collect();
        let (width, step) = if cards.len() > 1 {
            (76.0, 82.0)
        } else {
            (86.0, 0.0)
        };
        let y = panel.y + 72.0;
        let first = x - step * (cards.len().saturating_sub(1)) as f32 / 2.0;
        for (card, index) in cards.into_iter().zip(0_u8..) {
            canvas.card(card, card_at(first + f32::from(index) * step, y, width));
        }
        let y = panel.bottom() - 42.0;
        canvas.card_back(card_at(x - 32.0, y, 46.0));
        let count = view.pile_size.to_string();
        canvas.text((x + 8.0, y + 14.0), Align::Left, 38.0, Color::TEXT, &count);
    } else if view.setup.factions().contains(Faction::Troll) {
        canvas.dashes(panel, 14.0, 4.0, Color::LINE);
        let tile = Rect::square(x, panel.y + 58.0, 76.0);
        if view.waiting.is_empty() {
            canvas.hollow_tile(Faction::Troll, tile, 0.72, 0.0);
        } else {
            canvas.tile(Faction::Troll, tile, 0.72, 0.0);
        }
        let values = view
            .waiting
            .into_iter()
            .map(|card| card.value().to_string());
        let values: Vec<_> = values.collect();
        for (row, y) in values.chunks(4).zip([136.0, 180.0]) {
            let row = row.join(" ");
            let room = Rect::new(panel.x + 12.0, panel.y + y - 20.0, MIDDLE - 24.0, 40.0);
            canvas.text_in(room, 38.0, Color::TEXT, &row);
        }
    } else {
        return MARGIN;
    }
    panel.right() + MARGIN
}

/// A panel per seat with its card. Between tricks, the last trick is shown, unless hands are open.
fn draw_trick(
    canvas: &mut Canvas,
    view: &PublicView,
    has_open_hands: bool,
    names: Names<'_>,
    left: f32,
) {
    let between = view.trick.cards().is_empty() && !has_open_hands;
    let last = view
        .last
        .as_ref()
        .filter(|_| between)
        .map(|last| &last.trick);
    let trick = last.unwrap_or(&view.trick);
    let players = view.setup.players();
    let step = (WIDTH - left) / f32::from(players);
    for (seat, index) in view.setup.seats().zip(0_u8..) {
        let x = left + f32::from(index) * step;
        let panel = Rect::new(x, MARGIN, step - MARGIN, TRICK);
        canvas.panel(panel);
        if view.to_act() == Some(seat) {
            canvas.frame(panel, 14.0, 6.0, Color::WHITE);
        }
        draw_seat(canvas, view, trick, seat, panel, names);
    }
}

/// A seat's card, marker and name. With two players they are side by side, otherwise one above the
/// other.
fn draw_seat(
    canvas: &mut Canvas,
    view: &PublicView,
    trick: &Trick,
    seat: Seat,
    panel: Rect,
    names: Names<'_>,
) {
    let is_wide = view.setup.players() == 2;
    let (x, y) = panel.center();
    let card = if is_wide {
        card_at(panel.x + 88.0, y, 132.0)
    } else {
        card_at(x, panel.y + 84.0, 100.0)
    };
    if let Some(played) = trick.card_of(seat) {
        canvas.card(played, card);
        if trick.winner() == seat {
            canvas.gold_frame(card.inset(-7.0), card.width * 0.12 + 7.0, 8.0);
        }
        let mut players = trick.plays().map(|(player, _)| player);
        if let Some(position) = players.position(|player| player == seat) {
            draw_order(canvas, card, position + 1);
        }
    } else {
        let is_next = view.to_act() == Some(seat);
        let line = if is_next { Color::WHITE } else { Color::DIM };
        canvas.dashes(card, card.width * 0.12, 4.0, line);
    }
    let marker = if is_wide {
        let left = card.right() + 22.0;
        let marker = Rect::new(left, panel.y + 50.0, 56.0, 56.0);
        let name = (left, marker.bottom() + 16.0 + NAME_SIZE);
        canvas.name(name, Align::Left, panel.right() - 12.0 - left, names[seat]);
        marker
    } else {
        let y = panel.bottom() - 34.0;
        let marker = Rect::square(panel.x + 32.0, y, 42.0);
        let name = (marker.right() + 6.0, y + NAME_SIZE * 0.36);
        canvas.name(name, Align::Left, panel.right() - 8.0 - name.0, names[seat]);
        marker
    };
    let side = view.setup.side(seat);
    canvas.marker_of_team(seat, side, marker);
}

/// The number of a card in the order of play, on its corner.
fn draw_order(canvas: &mut Canvas, card: Rect, number: usize) {
    let (x, y) = (card.x + 8.0, card.y + 8.0);
    canvas.disc(Rect::square(x, y, 46.0), Color::DARK);
    let disc = Rect::square(x, y, 38.0);
    canvas.disc(disc, Color::WHITE);
    canvas.text_in(disc, 28.0, Color::DARK, &number.to_string());
}

/// An open hand. Cards that do not follow are hollow on the turn of their player.
fn draw_hand(canvas: &mut Canvas, view: &PublicView, seat: Seat, hand: CardSet, y: f32) {
    let panel = Rect::new(MARGIN, y, WIDTH - 2.0 * MARGIN, HAND);
    canvas.panel(panel);
    let is_turn = view.to_act() == Some(seat);
    if is_turn {
        canvas.frame(panel, 14.0, 6.0, Color::WHITE);
    }
    let (_, middle) = panel.center();
    let marker = Rect::square(panel.x + 38.0, middle, 44.0);
    canvas.marker_of_team(seat, view.setup.side(seat), marker);
    let playable = if is_turn {
        view.trick.playable(hand)
    } else {
        hand
    };
    let first = marker.right() + 14.0;
    let room = panel.right() - 14.0 - first;
    let step = (room / hand.len().max(1) as f32).min(80.0);
    let width = (step - 8.0).min((HAND - 20.0) / CARD_HEIGHT);
    for (card, index) in hand.into_iter().zip(0_u8..) {
        let x = first + f32::from(index) * step + width / 2.0;
        let rect = card_at(x, middle, width);
        if playable.contains(card) {
            canvas.card(card, rect);
        } else {
            canvas.hollow_card(card, rect);
        }
    }
}
