//! Phase two: gather supporters (RULES.md 1.5).

use super::{Awaiting, State, legal, powers};
use crate::cards::{Card, Faction, Seat};

impl State {
    pub(super) fn resolve_gathering(&mut self, winner: Seat) {
        if self.setup.factions().contains(Faction::Giant) {
            self.resolve_giants(winner, 0);
        } else {
            self.gather(winner);
        }
    }

    /// Resolves the Giants of the trick in order of play, from position `from` on; then collects
    /// the trick's cards. Returns early where the winner has to choose.
    fn resolve_giants(&mut self, winner: Seat, from: u8) {
        for position in from..self.setup.players() {
            let card = self.trick.cards()[usize::from(position)];
            let Some(gnome) = powers::removable_gnome(card) else {
                continue;
            };
            let victim = legal::victims(self.setup, &self.gnomes, gnome, winner).next();
            let Some(victim) = victim else {
                continue;
            };
            // With 2 sides removal can only help the winner, so it is done without asking.
            if self.setup.sides() == 2 {
                self.remove_gnome(gnome, victim);
            } else {
                self.awaiting = Awaiting::Remove {
                    seat: winner,
                    gnome,
                    position,
                };
                return;
            }
        }
        self.gather(winner);
    }

    pub(super) fn remove_chosen(&mut self, victim: Option<Seat>) {
        let Awaiting::Remove {
            seat,
            gnome,
            position,
        } = self.awaiting
        else {
            return;
        };
        if let Some(victim) = victim {
            self.remove_gnome(gnome, victim);
        }
        self.resolve_giants(seat, position + 1);
    }

    fn remove_gnome(&mut self, gnome: Card, victim: Seat) {
        let removed = self.gnomes[victim].take(gnome);
        self.removed.insert_disjoint(removed);
        let mut entries = self.last_effects.removed.iter_mut();
        if let Some(free) = entries.find(|entry| entry.is_none()) {
            *free = Some((gnome, victim));
        }
    }

    /// Moves the cards of the trick to score piles, gnome rows and the waiting Trolls.
    fn gather(&mut self, winner: Seat) {
        let dwarf_taker = powers::dwarf_taker(&self.trick, winner);
        let mut played = std::mem::take(&mut self.played);
        self.score[dwarf_taker].insert_disjoint(played.take_all_of(Faction::Dwarf));
        self.gnomes[winner].insert_disjoint(played.take_all_of(Faction::Gnome));
        self.waiting
            .insert_disjoint(played.take_all_of(Faction::Troll));
        self.score[winner].insert_disjoint(played);
        if self.setup.factions().contains(Faction::Troll) {
            self.score_trolls(winner);
        }
        self.finish_trick(winner);
    }

    /// The winner scores the highest waiting Troll; after the very last trick, all of them.
    fn score_trolls(&mut self, winner: Seat) {
        let is_last = self.trick_number == self.setup.hand_size();
        let scored = if is_last {
            std::mem::take(&mut self.waiting)
        } else {
            self.waiting.take_highest()
        };
        self.score[winner].insert_disjoint(scored);
        self.last_effects.trolls = scored;
    }
}
