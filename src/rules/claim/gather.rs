//! Phase two: gather supporters (RULES.md 1.5).

use crate::cards::{Card, Faction, Seat};

use super::view::LastTrick;
use super::{Awaiting, Phase, State, powers};

impl State {
    pub(super) fn resolve_gathering(&mut self) {
        let (trick, number) = (self.public.trick, self.public.trick_number);
        self.public.last = Some(LastTrick::new(Phase::Gather, number, trick));
        if self.public.setup.factions().contains(Faction::Giant) {
            self.send_giants(0);
        } else {
            self.gather();
        }
    }

    /// Lets the Giants of the trick act, from that place in the order of play on; then the
    /// trick's cards go where they belong.
    fn send_giants(&mut self, from: u8) {
        for place in from..self.public.setup.players() {
            let card = self.public.trick.cards()[usize::from(place)];
            let Some(gnome) = powers::prey(card) else {
                continue;
            };
            let public = &self.public;
            let winner = public.trick.winner();
            let mut victims = public
                .setup
                .seats()
                .filter(|&v| public.may_lose(v, gnome, winner));
            let Some(victim) = victims.next() else {
                continue;
            };
            // With 2 sides removal can only help the winner's, so nobody is asked.
            if self.public.setup.sides() == 2 {
                self.remove_gnome(gnome, victim);
            } else {
                self.public.awaiting = Awaiting::Remove {
                    seat: winner,
                    gnome,
                    place,
                };
                return;
            }
        }
        self.gather();
    }

    pub(super) fn remove_chosen(&mut self, victim: Option<Seat>) {
        let Awaiting::Remove { gnome, place, .. } = self.public.awaiting else {
            return;
        };
        if let Some(victim) = victim {
            self.remove_gnome(gnome, victim);
        }
        self.send_giants(place + 1);
    }

    fn remove_gnome(&mut self, gnome: Card, victim: Seat) {
        let removed = self.public.gnomes[victim].take(gnome);
        self.public.removed.join(removed);
        if let Some(last) = &mut self.public.last
            && let Some(place) = last.removed.iter_mut().find(|place| place.is_none())
        {
            *place = Some((gnome, victim));
        }
    }

    /// Puts the cards of the trick where they belong.
    fn gather(&mut self) {
        let winner = self.public.trick.winner();
        let dwarf_taker = powers::dwarf_taker(&self.public.trick, winner);
        let mut played = std::mem::take(&mut self.played);
        self.public.score[dwarf_taker].join(played.take_all_of(Faction::Dwarf));
        self.public.gnomes[winner].join(played.take_all_of(Faction::Gnome));
        self.public.waiting.join(played.take_all_of(Faction::Troll));
        self.public.score[winner].join(played);
        self.score_trolls(winner);
        self.finish_trick();
    }

    /// The winner scores the highest Troll that waits; all of them after the very last trick.
    fn score_trolls(&mut self, winner: Seat) {
        while let Some(troll) = self.public.waiting.highest() {
            let scored = self.public.waiting.take(troll);
            self.public.score[winner].join(scored);
            if let Some(last) = &mut self.public.last {
                last.trolls.insert(troll);
            }
            if self.public.trick_number < self.public.setup.hand_size() {
                return;
            }
        }
    }
}
