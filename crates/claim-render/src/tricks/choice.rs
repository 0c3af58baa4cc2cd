//! Choices that are not of a card to play: which card to take, or whose Gnome a Giant removes.

use claim_rules::cards::{Card, Faction, Seat};
use claim_rules::claim::Awaiting;

use super::Scene;
use super::layout::Layout;
use crate::canvas::{Canvas, MARGIN, Rect, WIDTH};
use crate::card::{CARD_HEIGHT, CARD_RADIUS, card_at};
use crate::icon::Icon;
use crate::palette::Color;

/// A card that can be chosen.
struct Candidate {
    /// The card; `None` if the viewer does not know it.
    card: Option<Card>,
    /// Whose it is.
    owner: Option<Seat>,
    /// Whether only the chooser sees it.
    is_peeked: bool,
}

impl Scene<'_> {
    /// What has to be chosen from, and left of it why.
    pub(super) fn draw_choice(&self, canvas: &mut Canvas, layout: &Layout) {
        let width = layout
            .card
            .min(if self.players() == 2 { 150.0 } else { 118.0 });
        let x = if self.players() == 2 { 28.0 } else { 20.0 };
        let left = card_at(x, layout.trick + 3.0, width);
        let options = match self.view.awaiting {
            Awaiting::Take { seat, top } => {
                self.draw_chosen_pile(canvas, left, top);
                self.draw_reason(canvas, layout, seat);
                self.cards_to_take(top)
            }
            Awaiting::Remove {
                gnome, position, ..
            } => {
                self.draw_giant(canvas, left, position);
                self.gnomes_to_remove(gnome)
            }
            _ => Vec::new(),
        };
        let gap = if self.players() == 2 { 46.0 } else { 38.0 };
        let is_own = self
            .reader
            .is_some_and(|view| self.view.to_act() == Some(view.seat));
        for (option, index) in options.iter().zip(0_u8..) {
            let x = left.right() + 40.0 + f32::from(index) * (width + gap);
            let rect = card_at(x, left.y, width);
            self.draw_option(
                canvas,
                rect,
                option,
                is_own.then_some(usize::from(index) + 1),
            );
        }
    }

    /// The revealed cards, and the top card if a Seer won.
    fn cards_to_take(&self, top: bool) -> Vec<Candidate> {
        let revealed = self
            .view
            .middle
            .into_iter()
            .flatten()
            .map(|card| Candidate {
                card: Some(card),
                owner: None,
                is_peeked: false,
            });
        let peeked = self.reader.and_then(|view| view.own.peeked);
        let top = top.then_some(Candidate {
            card: peeked,
            owner: None,
            is_peeked: true,
        });
        revealed.chain(top).collect()
    }

    /// The Gnome of each seat that can lose it.
    fn gnomes_to_remove(&self, gnome: Card) -> Vec<Candidate> {
        let winner = self.view.setup.side(self.view.trick.winner());
        let seats = self.view.setup.seats();
        let victims = seats.filter(|&seat| {
            self.view.setup.side(seat) != winner && self.view.gnomes[seat].contains(gnome)
        });
        let victims = victims.map(|seat| Candidate {
            card: Some(gnome),
            owner: Some(seat),
            is_peeked: false,
        });
        victims.collect()
    }

    fn draw_option(
        &self,
        canvas: &mut Canvas,
        rect: Rect,
        option: &Candidate,
        number: Option<usize>,
    ) {
        if let Some(card) = option.card {
            canvas.card(card, rect, false);
        } else {
            canvas.card_back(rect);
            let (x, y) = rect.center();
            let sign = Rect::square(x, y, rect.width * 0.4);
            canvas.icon(Icon::Hidden, sign, Color::BACK_LINE);
        }
        canvas.choice(rect, rect.width * CARD_RADIUS, number);
        if let Some(owner) = option.owner {
            self.draw_marker(canvas, owner, rect);
        }
        if option.is_peeked {
            let (x, _) = rect.center();
            let disc = Rect::square(x, rect.bottom(), 56.0);
            canvas.disc(disc.inset(-4.0), Color::DARK);
            canvas.disc(disc, Color::WHITE);
            canvas.icon(Icon::Emblem(Faction::Seer), disc.inset(7.0), Color::DARK);
        }
    }

    /// The draw pile, with an eye if its top card can be seen.
    fn draw_chosen_pile(&self, canvas: &mut Canvas, rect: Rect, is_seen: bool) {
        canvas.card_back(rect);
        let (x, y) = rect.center();
        let part = rect.height / 4.0;
        if is_seen {
            let eye = Rect::square(x, y - part, rect.width * 0.42);
            canvas.icon(Icon::Emblem(Faction::Seer), eye, Color::WHITE);
        }
        let sign = Rect::square(x, y, rect.width * 0.36);
        canvas.icon(Icon::Hidden, sign, Color::BACK_LINE);
        let count = self.view.pile_size.to_string();
        canvas.centered((x, y + part), 46.0, Color::TEXT, &count);
    }

    /// The card with which the chooser may choose, smaller, at the right.
    fn draw_reason(&self, canvas: &mut Canvas, layout: &Layout, chooser: Seat) {
        let trick = &self.view.trick;
        let Some(card) = trick.card_of(chooser) else {
            return;
        };
        let width = if self.players() == 2 { 100.0 } else { 80.0 };
        let rect = card_at(WIDTH - MARGIN - 18.0 - width, layout.trick - 4.0, width);
        canvas.card(card, rect, false);
        if trick.winner() == chooser {
            canvas.gold_frame(rect.inset(-8.0), width * CARD_RADIUS + 8.0, 6.0);
        }
        let marker = Rect::square(rect.x - 34.0, rect.y + rect.height / 2.0, 40.0);
        canvas.marker(chooser, self.view.setup.side(chooser), marker);
    }

    /// The Giant that removes a Gnome.
    fn draw_giant(&self, canvas: &mut Canvas, rect: Rect, position: u8) {
        let Some((seat, card)) = self.view.trick.plays().nth(position.into()) else {
            return;
        };
        canvas.card(card, rect, false);
        if self.view.trick.winner() == seat {
            canvas.ring(rect);
        }
        self.draw_marker(canvas, seat, rect);
        let x = rect.right() + 24.0;
        canvas.divider(x, rect.y + 8.0, rect.y + rect.width * CARD_HEIGHT - 8.0);
    }
}
