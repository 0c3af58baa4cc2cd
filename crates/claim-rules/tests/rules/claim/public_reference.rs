//! The public part of the reference implementation, which follows RULES.md 1 sentence by sentence. Its only input
//! is what everyone sees; from this it tracks which seat acts next, and where every visible card is.

use claim_rules::cards::{Card, Faction};

use super::reference_trick::ReferenceTrick;

/// What everyone knows about a match.
pub(crate) struct PublicReference {
    pub(crate) players: usize,
    hand_size: usize,
    /// The number of cards in the draw pile and, per seat, in the hand and the follower pile.
    pub(crate) pile: usize,
    pub(crate) hands: Vec<usize>,
    pub(crate) followers: Vec<usize>,
    /// Per seat, the followers taken from the middle.
    pub(crate) recruited: Vec<Vec<Card>>,
    pub(crate) middle: [Option<Card>; 2],
    pub(crate) discarded: Vec<Card>,
    pub(crate) score: Vec<Vec<Card>>,
    pub(crate) rows: Vec<Vec<Card>>,
    pub(crate) waiting: Vec<Card>,
    pub(crate) removed: Vec<Card>,
    /// All tricks so far, the current one last.
    pub(crate) tricks: Vec<ReferenceTrick>,
    pub(crate) due: Due,
    /// The seats that took a card after the last action, each with the slot of the middle; `None` for the
    /// draw pile.
    pub(crate) takes: Vec<(usize, Option<usize>)>,
    /// The seats that have yet to take a card, best first.
    takers: Vec<usize>,
    /// The Giants that are still to be resolved, with their positions in the order of play.
    giants: Vec<(usize, Card)>,
}

/// Which action is expected next, and from which seat.
pub(crate) enum Due {
    Play(usize),
    Take(usize, Vec<&'static str>),
    /// The winner, the Giant's position in the order of play, the Gnome, and the possible victims.
    Remove(usize, usize, Card, Vec<usize>),
    Nothing,
}

impl PublicReference {
    /// A match right after the deal.
    pub(crate) fn new(players: usize, first: usize) -> Self {
        let hand_size = [13, 12, 9][players - 2];
        let mut reference = Self {
            players,
            hand_size,
            pile: [26, 36, 36][players - 2],
            hands: vec![hand_size; players],
            followers: vec![0; players],
            recruited: vec![Vec::new(); players],
            middle: [None; 2],
            discarded: Vec::new(),
            score: vec![Vec::new(); players],
            rows: vec![Vec::new(); players],
            waiting: Vec::new(),
            removed: Vec::new(),
            tricks: Vec::new(),
            due: Due::Nothing,
            takes: Vec::new(),
            takers: Vec::new(),
            giants: Vec::new(),
        };
        reference.start_trick(true, 1, first);
        reference
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        match self.due {
            Due::Play(seat) | Due::Take(seat, _) | Due::Remove(seat, ..) => Some(seat),
            Due::Nothing => None,
        }
    }

    /// The legal actions with this hand of the seat to act, in notation, sorted and without duplicates.
    pub(crate) fn legal(&self, hand: &[Card]) -> Vec<String> {
        let mut legal: Vec<String> = match &self.due {
            Due::Play(_) => {
                let led = self.trick().plays.first().map(|(_, card)| card.faction());
                let must = hand.iter().any(|card| Some(card.faction()) == led);
                let may = |card: &&Card| {
                    let faction = card.faction();
                    !must || Some(faction) == led || faction == Faction::Doppelganger
                };
                let cards = hand.iter().filter(may);
                cards.map(|card| format!("play {card}")).collect()
            }
            Due::Take(_, from) => from.iter().map(|from| format!("take {from}")).collect(),
            Due::Remove(_, _, _, victims) => {
                let victims = victims.iter().map(|victim| format!("remove {victim}"));
                victims.chain(["remove none".to_owned()]).collect()
            }
            Due::Nothing => Vec::new(),
        };
        legal.sort();
        legal.dedup();
        legal
    }

    /// The current trick, or the last one if the match is over.
    pub(crate) fn trick(&self) -> &ReferenceTrick {
        self.tricks.last().expect("a trick has begun")
    }

    fn trick_mut(&mut self) -> &mut ReferenceTrick {
        self.tricks.last_mut().expect("a trick has begun")
    }

    /// Whether the top card of the draw pile has to be revealed now.
    pub(crate) fn lacks_revealed(&self) -> bool {
        let revealed = if self.players == 2 { 1 } else { 2 };
        let trick = self.trick();
        trick.recruiting && trick.plays.is_empty() && self.middle[revealed - 1].is_none()
    }

    /// Reveals the top card of the draw pile.
    pub(crate) fn reveal(&mut self, card: Card) {
        let mut slots = self.middle.iter_mut();
        let free = slots.find(|slot| slot.is_none());
        *free.expect("at most two cards are revealed") = Some(card);
        self.pile -= 1;
    }

    /// The seat that may look at the top card now.
    pub(crate) fn peeker(&self) -> Option<usize> {
        match &self.due {
            Due::Take(seat, from) if from.contains(&"top") => Some(*seat),
            _ => None,
        }
    }

    pub(crate) fn act(&mut self, action: &str) {
        let (_, what) = action.split_once(' ').expect("two words");
        self.takes.clear();
        match std::mem::replace(&mut self.due, Due::Nothing) {
            Due::Play(seat) => self.play(seat, what.parse().expect("a card")),
            Due::Take(seat, _) => {
                self.takers.remove(0);
                self.take(seat, what);
                self.hand_out();
            }
            Due::Remove(_, _, gnome, _) => {
                if let Ok(victim) = what.parse::<usize>() {
                    self.remove(gnome, victim);
                }
                self.resolve_giants();
            }
            Due::Nothing => panic!("no action is due"),
        }
    }

    fn side(&self, seat: usize) -> usize {
        if self.players == 4 { seat % 2 } else { seat }
    }

    fn start_trick(&mut self, recruiting: bool, number: usize, leader: usize) {
        self.tricks
            .push(ReferenceTrick::new(recruiting, number, leader));
        self.due = Due::Play(leader);
    }

    fn play(&mut self, seat: usize, card: Card) {
        self.hands[seat] -= 1;
        self.trick_mut().plays.push((seat, card));
        let trick = self.trick();
        if trick.plays.len() < self.players {
            self.due = Due::Play((seat + 1) % self.players);
        } else if trick.recruiting {
            self.recruit();
        } else {
            let cards = trick.plays.iter().map(|&(_, card)| card).enumerate();
            self.giants = cards
                .filter(|(_, card)| card.faction() == Faction::Giant)
                .collect();
            self.resolve_giants();
        }
    }

    fn recruit(&mut self) {
        let winner = self.trick().winner();
        for (_, card) in self.trick().plays.clone() {
            if card.faction() == Faction::Undead {
                self.score[winner].push(card);
            } else {
                self.discarded.push(card);
            }
        }
        self.takers = self.trick().ranking();
        self.hand_out();
    }

    fn seer_won(&self) -> bool {
        let winner = self.trick().winner();
        let won = |&(seat, card): &(usize, Card)| seat == winner && card.faction() == Faction::Seer;
        self.trick().plays.iter().any(won)
    }

    /// The seats take cards in the order of the ranking: from the middle as long as there are any, then from
    /// the draw pile. The owner of a winning Seer may take the top card instead. A seat is asked only if it
    /// has a choice.
    fn hand_out(&mut self) {
        while let Some(&seat) = self.takers.first() {
            let mut from = Vec::new();
            for (slot, name) in ["middle-1", "middle-2"].into_iter().enumerate() {
                if self.middle[slot].is_some() {
                    from.push(name);
                }
            }
            if from.is_empty() || self.seer_won() && seat == self.trick().winner() {
                from.push("top");
            }
            if from.len() > 1 {
                self.due = Due::Take(seat, from);
                return;
            }
            self.takers.remove(0);
            self.take(seat, from[0]);
        }
        self.finish_trick();
    }

    fn take(&mut self, seat: usize, from: &str) {
        let slot = ["middle-1", "middle-2"].iter().position(|it| *it == from);
        if let Some(slot) = slot {
            let card = self.middle[slot].take().expect("the card is there");
            self.trick_mut().taken[slot] = Some((card, seat));
            self.recruited[seat].push(card);
        } else {
            self.pile -= 1;
        }
        self.takes.push((seat, slot));
        self.followers[seat] += 1;
    }

    fn resolve_giants(&mut self) {
        let winner = self.trick().winner();
        while !self.giants.is_empty() {
            let (position, giant) = self.giants.remove(0);
            let gnome =
                Card::new(Faction::Gnome, giant.value()).expect("every Giant has a matching Gnome");
            let victims: Vec<_> = (0..self.players)
                .filter(|&seat| self.side(seat) != self.side(winner))
                .filter(|&seat| self.rows[seat].contains(&gnome))
                .collect();
            match victims.as_slice() {
                [] => {}
                [victim, ..] if self.players != 3 => self.remove(gnome, *victim),
                _ => {
                    self.due = Due::Remove(winner, position, gnome, victims);
                    return;
                }
            }
        }
        self.gather();
    }

    fn remove(&mut self, gnome: Card, victim: usize) {
        let row = &mut self.rows[victim];
        let index = row.iter().position(|&card| card == gnome);
        row.remove(index.expect("the card is there"));
        self.removed.push(gnome);
        self.trick_mut().removed.push((gnome, victim));
    }

    fn gather(&mut self) {
        let trick = self.tricks.last_mut().expect("a trick has begun");
        let winner = trick.winner();
        for &(_, card) in &trick.plays {
            match card.faction() {
                Faction::Dwarf => self.score[trick.dwarf_taker()].push(card),
                Faction::Gnome => self.rows[winner].push(card),
                Faction::Troll => self.waiting.push(card),
                _ => self.score[winner].push(card),
            }
        }
        self.waiting.sort_by_key(|card| card.value());
        if trick.number == self.hand_size {
            trick.trolls.append(&mut self.waiting);
        } else {
            trick.trolls.extend(self.waiting.pop());
        }
        self.score[winner].extend(&trick.trolls);
        self.finish_trick();
    }

    fn finish_trick(&mut self) {
        let trick = self.trick();
        let (recruiting, number) = (trick.recruiting, trick.number);
        let leader = trick.next_leader();
        if number < self.hand_size {
            self.start_trick(recruiting, number + 1, leader);
        } else if recruiting {
            self.hands = std::mem::replace(&mut self.followers, vec![0; self.players]);
            self.start_trick(false, 1, leader);
        } else {
            for (score, row) in self.score.iter_mut().zip(&mut self.rows) {
                score.append(row);
            }
        }
    }

    /// The `result` object of the record.
    pub(crate) fn result(&self, factions: &[Faction]) -> serde_json::Value {
        let sides = if self.players == 4 { 2 } else { self.players };
        let mut votes = serde_json::Map::new();
        let mut won = vec![(0, 0); sides];
        for &faction in factions {
            // For comparison: the number of a side's cards of the faction, then their values, highest first.
            let cards = |side: usize| {
                let seats = (0..self.players).filter(|&seat| self.side(seat) == side);
                let cards = seats.flat_map(|seat| &self.score[seat]);
                let cards = cards.filter(|card| card.faction() == faction);
                let mut values: Vec<_> = cards.map(|card| u64::from(card.value())).collect();
                values.sort_unstable();
                values.reverse();
                (values.len(), values)
            };
            let best = (0..sides)
                .map(cards)
                .max()
                .expect("there are at least two sides");
            let holders: Vec<_> = (0..sides).filter(|&side| cards(side) == best).collect();
            let vote = match holders.as_slice() {
                &[side] => Some(side),
                _ => None,
            };
            if let Some(side) = vote {
                won[side].0 += 1;
                won[side].1 += best.1.iter().sum::<u64>();
            }
            votes.insert(faction.id().to_owned(), vote.into());
        }
        let best = won.iter().max().expect("there are at least two sides");
        let winners: Vec<_> = (0..self.players)
            .filter(|&seat| won[self.side(seat)] == *best)
            .collect();
        let sums: Vec<_> = won.iter().map(|(_, sum)| *sum).collect();
        let piles: Vec<_> = self.score.iter().map(|pile| sorted(pile)).collect();
        serde_json::json!({ "winners": winners, "votes": votes, "sums": sums, "piles": piles })
    }
}

fn sorted(cards: &[Card]) -> Vec<String> {
    let mut cards: Vec<_> = cards.iter().map(ToString::to_string).collect();
    cards.sort();
    cards
}
