//! Cards that come out of the draw pile and go back to it: step 3 of a turn, a Seer's choice, and
//! the display (RULES.md 2.2, 2.3).

use super::setup::PLAYERS;
use super::{Awaiting, Cards, Drew, PowerUsed, Source, State};
use crate::cards::{Faction, Seat};

impl State {
    /// Draws a Seer's cards.
    pub(super) fn look(&mut self, seat: Seat) {
        let mut drawn = [None; 3];
        for place in &mut drawn {
            *place = self.take_top([seat]);
        }
        self.private[seat].drawn = drawn;
        let drawn = drawn.into_iter().flatten().map(|_| 1).sum();
        if let Some(turn) = &mut self.public.turn {
            turn.power = PowerUsed::Looked(drawn);
        }
        self.public.awaiting = Awaiting::Keep { seat, drawn };
    }

    pub(super) fn keep(&mut self, seat: Seat, kept: [Faction; 2]) {
        let drawn = std::mem::take(&mut self.private[seat].drawn);
        let in_hand = std::mem::replace(&mut self.private[seat].hand, kept.into_iter().collect());
        let mut left: Cards = kept.into_iter().collect();
        let mut returned = 0;
        for card in drawn.into_iter().flatten().chain(in_hand.iter()) {
            // Of equal cards the first is the kept one.
            if !left.remove(card) {
                self.pile.put_below(card);
                returned += 1;
            }
        }
        self.hide_kept(seat, returned);
        self.public.pile_size = self.pile.len();
        self.public.hand_size[seat] = self.private[seat].hand.len();
        if let Some(turn) = &mut self.public.turn {
            turn.drew = Drew::Kept { returned };
        }
        if returned == 0 {
            self.finish_turn();
        } else {
            self.public.awaiting = Awaiting::ShuffleSeer;
        }
    }

    /// What the other knows after a seat has kept two cards: where cards went back, not even of an
    /// open one whether it was kept.
    fn hide_kept(&mut self, seat: Seat, returned: u8) {
        let other = seat.next(PLAYERS);
        let hidden = self.public.hidden_size(seat);
        let open = self.public.open_hand[seat].factions();
        if returned > 0 {
            self.public.open_hand[seat] = Cards::default();
        }
        let unseen = self.unseen_by(other);
        let known = &mut self.private[other].other;
        if returned == 0 {
            known.draws(hidden, &unseen);
        } else if hidden == 0 {
            known.keeps(open, &unseen);
        } else {
            known.keeps(known.single(), &unseen);
        }
    }

    pub(super) fn draw(&mut self, seat: Seat, source: Source) {
        let place = match source {
            Source::Display1 => Some(0),
            Source::Display2 => Some(1),
            Source::Display3 => Some(2),
            Source::Top => None,
        };
        let drew = if let Some(place) = place {
            let Some(card) = self.public.display[place].take() else {
                return;
            };
            self.private[seat].hand.add(card);
            self.public.open_hand[seat].add(card);
            self.refill();
            Drew::FromDisplay(card)
        } else {
            self.draw_top(seat);
            Drew::FromPile
        };
        self.public.hand_size[seat] += 1;
        self.end_draw(drew);
        self.check_display();
    }

    fn draw_top(&mut self, seat: Seat) {
        let other = seat.next(PLAYERS);
        let (hidden, unseen) = (self.public.hidden_size(seat), self.unseen_by(other));
        self.private[other].other.draws(hidden, &unseen);
        if let Some(card) = self.take_top([seat]) {
            self.private[seat].hand.add(card);
        }
    }

    pub(super) fn end_draw(&mut self, drew: Drew) {
        if let Some(turn) = &mut self.public.turn {
            turn.drew = drew;
        }
    }

    /// Takes the top card of the draw pile before the eyes of these seats.
    fn take_top<const N: usize>(&mut self, witnesses: [Seat; N]) -> Option<Faction> {
        let card = self.pile.draw()?;
        self.public.pile_size = self.pile.len();
        for seat in witnesses {
            let other = seat.next(PLAYERS);
            let hidden =
                self.private[other].hand.count(card) - self.public.open_hand[other].count(card);
            let unseen = 1 + self.pile.counts().count(card) + hidden;
            self.private[seat].other.sees(card, unseen);
        }
        Some(card)
    }

    /// Fills the gaps of the display, and where nothing is left to fill them, moves up what lies
    /// behind them.
    pub(super) fn refill(&mut self) {
        for place in 0..self.public.display.len() {
            if self.public.display[place].is_none() {
                self.public.display[place] = self.take_top([Seat::First, Seat::Second]);
            }
        }
        self.public.display.sort_by_key(Option::is_none);
    }

    /// Lets two of three equal display cards go back into the draw pile, if others can come out of
    /// it; else the turn, or the set-up, is over.
    pub(super) fn check_display(&mut self) {
        let [Some(first), Some(second), Some(third)] = self.public.display else {
            return self.finish_turn();
        };
        if first != second || second != third {
            return self.finish_turn();
        }
        let goes_back = self.pile.has_other_than(first);
        for seat in self.public.setup.seats() {
            let hidden = self.public.hidden_size(seat.next(PLAYERS));
            let unseen = self.unseen_by(seat);
            let known = &mut self.private[seat].other;
            known.reshuffles(hidden, first, goes_back, &unseen);
        }
        if !goes_back {
            return self.finish_turn();
        }
        self.public.display = [Some(first), None, None];
        self.pile.put_below(second);
        self.pile.put_below(third);
        self.public.pile_size = self.pile.len();
        if let Some(turn) = &mut self.public.turn {
            turn.reshuffled = Some(first);
        }
        self.public.awaiting = Awaiting::ShuffleDisplay;
    }
}
