//! Steps 1 and 2 of a turn: a card is laid, and its power used (RULES.md 2.2, 2.3). What is asked
//! for here is legal.

use super::powers;
use super::setup::PLAYERS;
use super::{Action, Awaiting, Drew, Line, Power, PowerUsed, Space, State, TurnTaken};
use crate::cards::{BySeat, Faction, Seat};

impl State {
    pub(super) fn apply(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Place(card, space) => self.place(seat, card, space),
            Action::Power(power) => self.use_power(seat, power),
            Action::Keep(first, second) => self.keep(seat, [first, second]),
            Action::Draw(source) => self.draw(seat, source),
        }
    }

    fn place(&mut self, seat: Seat, card: Faction, space: Space) {
        let hidden = self.public.hidden_size(seat);
        self.private[seat].hand.remove(card);
        self.public.hand_size[seat] -= 1;
        // Equal cards are the same card: it is taken to be the one that all have seen.
        if !self.public.open_hand[seat].remove(card) {
            self.private[seat.next(PLAYERS)].other.plays(hidden, card);
        }
        self.public.board.lay(card, space);
        self.put_figure(seat, space);
        self.public.turn = Some(TurnTaken::new(seat, card, space));
        if powers::uses(&self.public, seat, card).is_empty() {
            self.end_power(seat, PowerUsed::Useless);
        } else {
            self.public.awaiting = Awaiting::Power {
                seat,
                faction: card,
            };
        }
    }

    fn put_figure(&mut self, seat: Seat, space: Space) {
        self.public.board.put_figure(seat, space);
        self.public.supply[seat] -= 1;
    }

    /// Takes a seat's figure, if there is one, off a card and back into its supply.
    fn return_figure(&mut self, seat: Seat, space: Space) -> bool {
        let there = self.public.board.take_figure(seat, space);
        self.public.supply[seat] += u8::from(there);
        there
    }

    fn use_power(&mut self, seat: Seat, power: Power) {
        let used = match power {
            Power::None => PowerUsed::Declined,
            Power::Use => return self.use_plain(seat),
            Power::Copy(space) => return self.copy(seat, space),
            Power::Score(line) => self.score_line(seat, line),
            Power::Figure(space) => {
                self.score(seat, Faction::Gnome);
                self.put_figure(seat, space);
                PowerUsed::Settled(Some(space))
            }
            Power::Swap(space) => self.swap(seat, space),
            Power::Remove(space, second) => {
                for space in [Some(space), second].into_iter().flatten() {
                    self.return_figure(seat.next(PLAYERS), space);
                }
                PowerUsed::Removed(space, second)
            }
            Power::Flip(space) => self.flip(space),
        };
        self.end_power(seat, used);
    }

    fn use_plain(&mut self, seat: Seat) {
        let Awaiting::Power { faction, .. } = self.public.awaiting else {
            return;
        };
        match faction {
            Faction::Seer => self.look(seat),
            Faction::Gnome => {
                self.score(seat, faction);
                self.end_power(seat, PowerUsed::Settled(None));
            }
            _ => {
                let points = self.score(seat, faction);
                self.end_power(seat, PowerUsed::Scored(points));
            }
        }
    }

    fn score(&mut self, seat: Seat, faction: Faction) -> u8 {
        let points = powers::points(&self.public.board, seat, faction);
        self.public.points[seat] += u16::from(points);
        points
    }

    fn score_line(&mut self, seat: Seat, line: Line) -> PowerUsed {
        let points = powers::line_points(&self.public.board, line);
        self.public.points[seat] += u16::from(points);
        PowerUsed::ScoredLine(line, points)
    }

    fn swap(&mut self, seat: Seat, with: Space) -> PowerUsed {
        let board = &mut self.public.board;
        let (own, other) = (board.space_of(board.latest()), seat.next(PLAYERS));
        board.take_figure(seat, own);
        board.take_figure(other, with);
        board.put_figure(other, own);
        board.put_figure(seat, with);
        PowerUsed::Swapped(with)
    }

    fn flip(&mut self, space: Space) -> PowerUsed {
        let mut figures = BySeat::default();
        for seat in self.public.setup.seats() {
            figures[seat] = self.return_figure(seat, space);
        }
        self.public.board.turn_down(space);
        PowerUsed::Flipped { space, figures }
    }

    fn copy(&mut self, seat: Seat, space: Space) {
        let Some(card) = self.public.board.card_at(space) else {
            return;
        };
        let faction = card.faction;
        if let Some(turn) = &mut self.public.turn {
            turn.copied = Some((faction, space));
        }
        self.public.awaiting = Awaiting::Power { seat, faction };
    }

    fn end_power(&mut self, seat: Seat, used: PowerUsed) {
        if let Some(turn) = &mut self.public.turn {
            turn.power = used;
        }
        if self.pile.is_empty() && self.public.display == [None; 3] {
            self.end_draw(Drew::Nothing);
            self.finish_turn();
        } else {
            self.public.awaiting = Awaiting::Draw(seat);
        }
    }
}
