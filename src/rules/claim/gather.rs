//! Phase two: gather supporters (RULES.md 1.5).

use crate::cards::{Card, Faction, Seat};

use super::{Awaiting, State, legal, powers};

impl State {
    pub(super) fn resolve_gathering(&mut self, winner: Seat) {
        if self.setup.factions().contains(Faction::Giant) {
            self.send_giants(winner, 0);
        } else {
            self.gather(winner);
        }
    }

    /// Lets the Giants of the trick act, from that place in the order of play on; then the
    /// trick's cards go where they belong.
    fn send_giants(&mut self, winner: Seat, from: u8) {
        for place in from..self.setup.players() {
            let card = self.trick.cards()[usize::from(place)];
            let Some(gnome) = powers::prey(card) else {
                continue;
            };
            let victim = legal::victims(self.setup, &self.gnomes, gnome, winner).next();
            let Some(victim) = victim else {
                continue;
            };
            // With 2 sides removal can only help the winner's, so nobody is asked.
            if self.setup.sides() == 2 {
                self.remove_gnome(gnome, victim);
            } else {
                self.awaiting = Awaiting::Remove {
                    seat: winner,
                    gnome,
                    place,
                };
                return;
            }
        }
        self.gather(winner);
    }

    pub(super) fn remove_chosen(&mut self, victim: Option<Seat>) {
        let Awaiting::Remove { seat, gnome, place } = self.awaiting else {
            return;
        };
        if let Some(victim) = victim {
            self.remove_gnome(gnome, victim);
        }
        self.send_giants(seat, place + 1);
    }

    fn remove_gnome(&mut self, gnome: Card, victim: Seat) {
        let removed = self.gnomes[victim].take(gnome);
        self.removed.join(removed);
        let mut places = self.aftermath.removed.iter_mut();
        if let Some(place) = places.find(|place| place.is_none()) {
            *place = Some((gnome, victim));
        }
    }

    /// Puts the cards of the trick where they belong.
    fn gather(&mut self, winner: Seat) {
        let dwarf_taker = powers::dwarf_taker(&self.trick, winner);
        let mut played = std::mem::take(&mut self.played);
        self.score[dwarf_taker].join(played.take_all_of(Faction::Dwarf));
        self.gnomes[winner].join(played.take_all_of(Faction::Gnome));
        self.waiting.join(played.take_all_of(Faction::Troll));
        self.score[winner].join(played);
        if self.setup.factions().contains(Faction::Troll) {
            self.score_trolls(winner);
        }
        self.finish_trick(winner);
    }

    /// The winner scores the highest Troll that waits; all of them after the very last trick.
    fn score_trolls(&mut self, winner: Seat) {
        let is_last = self.trick_number == self.setup.hand_size();
        let scored = if is_last {
            std::mem::take(&mut self.waiting)
        } else {
            self.waiting.take_highest()
        };
        self.score[winner].join(scored);
        self.aftermath.trolls = scored;
    }
}
