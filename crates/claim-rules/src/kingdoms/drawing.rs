//! Drawing and returning cards: step 3 of a turn, the power of a Seer, and the display (RULES.md 2.2,
//! 2.3).

use super::setup::PLAYERS;
use super::{Awaiting, CardCounts, DrawOutcome, PowerOutcome, Source, State};
use crate::cards::{Faction, Seat};

impl State {
    /// Uses a Seer: draws the cards to choose from.
    pub(super) fn use_seer(&mut self, seat: Seat) {
        let mut drawn = [None; 3];
        for card in &mut drawn {
            *card = self.take_top([seat]);
        }
        self.private[seat].drawn = drawn;
        let drawn = drawn.into_iter().map(|card| u8::from(card.is_some())).sum();
        if let Some(turn) = &mut self.public.turn {
            turn.power = PowerOutcome::Peeked(drawn);
        }
        self.public.awaiting = Awaiting::Keep { seat, drawn };
    }

    /// Keeps two cards after a Seer and returns the others below the pile: first the drawn cards in
    /// the order of drawing, then the hand card.
    pub(super) fn keep(&mut self, seat: Seat, kept: [Faction; 2]) {
        let drawn = std::mem::take(&mut self.private[seat].drawn);
        let in_hand = std::mem::replace(&mut self.private[seat].hand, kept.into_iter().collect());
        let mut left: CardCounts = kept.into_iter().collect();
        let mut returned = 0;
        for card in drawn.into_iter().flatten().chain(in_hand.iter()) {
            // Of equal cards the first one is kept.
            if !left.remove(card) {
                self.pile.put_below(card);
                returned += 1;
            }
        }
        self.hide_kept(seat, returned);
        self.public.pile_size = self.pile.len();
        self.public.hand_size[seat] = self.private[seat].hand.len();
        if let Some(turn) = &mut self.public.turn {
            turn.draw = DrawOutcome::Kept { returned };
        }
        if returned == 0 {
            self.finish_turn();
        } else {
            self.public.awaiting = Awaiting::ShuffleSeer;
        }
    }

    /// Updates what the opponent knows after a seat has kept two cards. If cards were returned, the
    /// opponent no longer knows whether an open card was kept.
    fn hide_kept(&mut self, seat: Seat, returned: u8) {
        let other = seat.next(PLAYERS);
        let hidden = self.public.hidden_size(seat);
        let open = self.public.open_hand[seat].factions();
        if returned > 0 {
            self.public.open_hand[seat] = CardCounts::default();
        }
        let unseen = self.unseen_by(other);
        let known = &mut self.private[other].opponent_hands;
        if returned == 0 {
            known.draw(hidden, &unseen);
        } else if hidden == 0 {
            known.keep(open, &unseen);
        } else {
            known.keep(known.single(), &unseen);
        }
    }

    pub(super) fn draw(&mut self, seat: Seat, source: Source) {
        let drawn = if let Some(place) = source.place() {
            let Some(card) = self.public.display[place].take() else {
                return;
            };
            self.private[seat].hand.add(card);
            self.public.open_hand[seat].add(card);
            self.refill();
            DrawOutcome::FromDisplay(card)
        } else {
            self.draw_top(seat);
            DrawOutcome::FromPile
        };
        self.public.hand_size[seat] += 1;
        self.end_draw(drawn);
        self.check_display();
    }

    fn draw_top(&mut self, seat: Seat) {
        let other = seat.next(PLAYERS);
        let (hidden, unseen) = (self.public.hidden_size(seat), self.unseen_by(other));
        self.private[other].opponent_hands.draw(hidden, &unseen);
        if let Some(card) = self.take_top([seat]) {
            self.private[seat].hand.add(card);
        }
    }

    pub(super) fn end_draw(&mut self, drawn: DrawOutcome) {
        if let Some(turn) = &mut self.public.turn {
            turn.draw = drawn;
        }
    }

    /// Takes the top card of the draw pile. The witnesses see it.
    fn take_top<const N: usize>(&mut self, witnesses: [Seat; N]) -> Option<Faction> {
        let card = self.pile.draw()?;
        self.public.pile_size = self.pile.len();
        for seat in witnesses {
            let other = seat.next(PLAYERS);
            let hidden =
                self.private[other].hand.count(card) - self.public.open_hand[other].count(card);
            let unseen = 1 + self.pile.counts().count(card) + hidden;
            self.private[seat].opponent_hands.see(card, unseen);
        }
        Some(card)
    }

    /// Refills the gaps of the display from the draw pile. If the pile is empty, later cards move
    /// up.
    pub(super) fn refill(&mut self) {
        for slot in 0..self.public.display.len() {
            if self.public.display[slot].is_none() {
                self.public.display[slot] = self.take_top([Seat::First, Seat::Second]);
            }
        }
        self.public.display.sort_by_key(Option::is_none);
    }

    /// If the display shows three equal cards and the pile has others, returns two of them to the
    /// pile, which then has to be shuffled. Otherwise ends the turn or the setup.
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
            let known = &mut self.private[seat].opponent_hands;
            known.reshuffle(hidden, first, goes_back, &unseen);
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
