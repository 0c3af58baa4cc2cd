//! Steps 1 and 2 of a turn: placing a card and using its power (RULES.md 2.2, 2.3). All actions
//! here have been checked to be legal.

use super::powers;
use super::setup::PLAYERS;
use super::{Action, Awaiting, DrawOutcome, Line, Power, PowerOutcome, Space, State, TurnSummary};
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
        // Of equal cards, the one that everyone has seen is played: the opponent cannot tell them
        // apart.
        if !self.public.open_hand[seat].remove(card) {
            self.private[seat.next(PLAYERS)]
                .opponent_hands
                .play(hidden, card);
        }
        self.public.board.place(card, space);
        self.put_figure(seat, space);
        self.public.turn = Some(TurnSummary::new(seat, card, space));
        if powers::uses(&self.public, seat, card).is_empty() {
            self.end_power(seat, PowerOutcome::Unusable);
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

    /// Returns the figure of a seat on a space, if there is one, to its supply.
    fn return_figure(&mut self, seat: Seat, space: Space) -> bool {
        let was_there = self.public.board.take_figure(seat, space);
        self.public.supply[seat] += u8::from(was_there);
        was_there
    }

    fn use_power(&mut self, seat: Seat, power: Power) {
        let outcome = match power {
            Power::None => PowerOutcome::Declined,
            Power::Use => return self.use_plain(seat),
            Power::Copy(space) => return self.copy(seat, space),
            Power::Score(line) => self.score_line(seat, line),
            Power::Figure(space) => {
                self.score_points(seat, Faction::Gnome);
                self.put_figure(seat, space);
                PowerOutcome::SecondFigure(Some(space))
            }
            Power::Swap(space) => self.swap(seat, space),
            Power::Remove(space, second) => {
                for space in [Some(space), second].into_iter().flatten() {
                    self.return_figure(seat.next(PLAYERS), space);
                }
                PowerOutcome::Removed(space, second)
            }
            Power::Flip(space) => self.flip(space),
        };
        self.end_power(seat, outcome);
    }

    fn use_plain(&mut self, seat: Seat) {
        let Awaiting::Power { faction, .. } = self.public.awaiting else {
            return;
        };
        match faction {
            Faction::Seer => self.use_seer(seat),
            Faction::Gnome => {
                self.score_points(seat, faction);
                self.end_power(seat, PowerOutcome::SecondFigure(None));
            }
            _ => {
                let points = self.score_points(seat, faction);
                self.end_power(seat, PowerOutcome::Scored(points));
            }
        }
    }

    fn score_points(&mut self, seat: Seat, faction: Faction) -> u8 {
        let points = powers::points(&self.public.board, seat, faction);
        self.public.points[seat] += u16::from(points);
        points
    }

    fn score_line(&mut self, seat: Seat, line: Line) -> PowerOutcome {
        let points = powers::line_points(&self.public.board, line);
        self.public.points[seat] += u16::from(points);
        PowerOutcome::ScoredLine(line, points)
    }

    fn swap(&mut self, seat: Seat, with: Space) -> PowerOutcome {
        let board = &mut self.public.board;
        let (own, other) = (board.space_of(board.latest()), seat.next(PLAYERS));
        board.take_figure(seat, own);
        board.take_figure(other, with);
        board.put_figure(other, own);
        board.put_figure(seat, with);
        PowerOutcome::Swapped(with)
    }

    fn flip(&mut self, space: Space) -> PowerOutcome {
        let mut figures = BySeat::default();
        for seat in self.public.setup.seats() {
            figures[seat] = self.return_figure(seat, space);
        }
        self.public.board.flip(space);
        PowerOutcome::Flipped { space, figures }
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

    fn end_power(&mut self, seat: Seat, outcome: PowerOutcome) {
        if let Some(turn) = &mut self.public.turn {
            turn.power = outcome;
        }
        if self.pile.is_empty() && self.public.display == [None; 3] {
            self.end_draw(DrawOutcome::Nothing);
            self.finish_turn();
        } else {
            self.public.awaiting = Awaiting::Draw(seat);
        }
    }
}
