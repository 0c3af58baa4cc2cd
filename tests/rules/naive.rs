//! The trick games a second time, straight from the sentences of RULES.md 1: lists of cards, every
//! card by its place in the deck, and who has seen which place. Slow, and independent of the
//! engine, which has to agree with it.

use claim_bot::cards::{Card, Faction};

/// A match.
pub(crate) struct Naive {
    pub(crate) players: usize,
    pub(crate) deck: Vec<Card>,
    hand_size: usize,
    /// Per seat, the places in the deck of the cards in hand.
    hands: Vec<Vec<usize>>,
    followers: Vec<Vec<usize>>,
    pub(crate) score: Vec<Vec<Card>>,
    rows: Vec<Vec<Card>>,
    waiting: Vec<Card>,
    /// Per viewer, and for the gallery as the last, which places of the deck it has seen.
    pub(crate) seen: Vec<Vec<bool>>,
    top: usize,
    middle: [Option<usize>; 2],
    recruiting: bool,
    trick_number: usize,
    plays: Vec<(usize, Card)>,
    due: Due,
    /// Who has yet to take a card, best first.
    takers: Vec<usize>,
    /// The Giants that have yet to act.
    giants: Vec<Card>,
}

/// What is asked for, and of whom.
enum Due {
    Play(usize),
    Take(usize, Vec<&'static str>),
    Remove(usize, Card, Vec<usize>),
    Nothing,
}

impl Naive {
    pub(crate) fn new(players: usize, deck: &[Card], first: usize) -> Self {
        let hand_size = [13, 12, 9][players - 2];
        let hands: Vec<Vec<_>> = (0..players)
            .map(|seat| (seat * hand_size..(seat + 1) * hand_size).collect())
            .collect();
        let mut seen = vec![vec![false; deck.len()]; players + 1];
        for (seat, hand) in hands.iter().enumerate() {
            for &place in hand {
                seen[seat][place] = true;
            }
        }
        let mut naive = Self {
            players,
            deck: deck.to_vec(),
            hand_size,
            hands,
            followers: vec![Vec::new(); players],
            score: vec![Vec::new(); players],
            rows: vec![Vec::new(); players],
            waiting: Vec::new(),
            seen,
            top: players * hand_size,
            middle: [None; 2],
            recruiting: true,
            trick_number: 1,
            plays: Vec::new(),
            due: Due::Nothing,
            takers: Vec::new(),
            giants: Vec::new(),
        };
        naive.start_trick(first);
        naive
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        match self.due {
            Due::Play(seat) | Due::Take(seat, _) | Due::Remove(seat, ..) => Some(seat),
            Due::Nothing => None,
        }
    }

    /// The legal actions in notation, sorted, each once.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = match &self.due {
            Due::Play(seat) => {
                let hand = self.hands[*seat].iter().map(|&place| self.deck[place]);
                let led = self.plays.first().map(|(_, card)| card.faction());
                let must = hand.clone().any(|card| Some(card.faction()) == led);
                let may = |card: &Card| {
                    let faction = card.faction();
                    !must || Some(faction) == led || faction == Faction::Doppelganger
                };
                hand.filter(may)
                    .map(|card| format!("play {card}"))
                    .collect()
            }
            Due::Take(_, from) => from.iter().map(|from| format!("take {from}")).collect(),
            Due::Remove(_, _, victims) => {
                let victims = victims.iter().map(|victim| format!("remove {victim}"));
                victims.chain(["remove none".to_owned()]).collect()
            }
            Due::Nothing => Vec::new(),
        };
        legal.sort();
        legal.dedup();
        legal
    }

    pub(crate) fn act(&mut self, action: &str) {
        let (_, what) = action.split_once(' ').expect("two words");
        match std::mem::replace(&mut self.due, Due::Nothing) {
            Due::Play(seat) => self.play(seat, what.parse().expect("a card")),
            Due::Take(seat, _) => {
                self.takers.remove(0);
                self.take(seat, what);
                self.hand_out();
            }
            Due::Remove(_, gnome, _) => {
                if let Ok(victim) = what.parse::<usize>() {
                    self.remove(gnome, victim);
                }
                self.trample();
            }
            Due::Nothing => panic!("nobody is to act"),
        }
    }

    /// Which seats belong together.
    pub(crate) fn side(&self, seat: usize) -> usize {
        if self.players == 4 { seat % 2 } else { seat }
    }

    fn start_trick(&mut self, leader: usize) {
        self.plays.clear();
        self.due = Due::Play(leader);
        if self.recruiting {
            let revealed = if self.players == 2 { 1 } else { 2 };
            for slot in 0..revealed {
                self.show(self.top);
                self.middle[slot] = Some(self.top);
                self.top += 1;
            }
        }
    }

    /// Everybody sees a place of the deck.
    fn show(&mut self, place: usize) {
        self.seen.iter_mut().for_each(|viewer| viewer[place] = true);
    }

    fn play(&mut self, seat: usize, card: Card) {
        // Of equal cards, one that all have seen already: nobody can tell.
        let gallery = &self.seen[self.players];
        let hand = &self.hands[seat];
        let equal = hand.iter().filter(|&&place| self.deck[place] == card);
        let place = *equal
            .max_by_key(|&&place| gallery[place])
            .expect("it is held");
        self.hands[seat].retain(|&other| other != place);
        self.show(place);
        self.plays.push((seat, card));
        if self.plays.len() < self.players {
            self.due = Due::Play((seat + 1) % self.players);
        } else if self.recruiting {
            self.recruit();
        } else {
            self.giants = self.plays.iter().map(|&(_, card)| card).collect();
            self.giants.retain(|card| card.faction() == Faction::Giant);
            self.trample();
        }
    }

    /// The seats of the full trick, best first.
    pub(crate) fn ranking(&self) -> Vec<usize> {
        let led = self.plays[0].1.faction();
        let rank = |card: Card| {
            let class = if led == Faction::Goblin && card.faction() == Faction::Knight {
                1
            } else if card.faction() == led || card.faction() == Faction::Doppelganger {
                2
            } else {
                3
            };
            (class, 9 - card.value())
        };
        let mut plays = self.plays.clone();
        plays.sort_by_key(|&(_, card)| rank(card));
        plays.into_iter().map(|(seat, _)| seat).collect()
    }

    /// The winner of a full trick of two, as the sentence of RULES.md 1.3 has it.
    fn winner_of_two(&self) -> usize {
        let (leader, led) = self.plays[0];
        let (follower, card) = self.plays[1];
        let follows = [led.faction(), Faction::Doppelganger].contains(&card.faction());
        let knight = led.faction() == Faction::Goblin && card.faction() == Faction::Knight;
        if knight || follows && card.value() > led.value() {
            follower
        } else {
            leader
        }
    }

    fn winner(&self) -> usize {
        if self.players == 2 {
            return self.winner_of_two();
        }
        self.ranking()[0]
    }

    fn recruit(&mut self) {
        let winner = self.winner();
        let undead = |&(_, card): &(usize, Card)| card.faction() == Faction::Undead;
        let undead = self.plays.iter().filter(|play| undead(play));
        let undead: Vec<_> = undead.map(|&(_, card)| card).collect();
        self.score[winner].extend(undead);
        self.takers = self.ranking();
        if self.seer_won() {
            self.seen[winner][self.top] = true;
        }
        self.hand_out();
    }

    fn seer_won(&self) -> bool {
        let winner = self.winner();
        let won = |&(seat, card): &(usize, Card)| seat == winner && card.faction() == Faction::Seer;
        self.plays.iter().any(won)
    }

    /// In the order of the ranking each takes from the middle, a winning Seer's owner perhaps the
    /// top card; who finds nothing there draws. Only where there is a choice is anybody asked.
    fn hand_out(&mut self) {
        while let Some(&seat) = self.takers.first() {
            let mut from = Vec::new();
            for (slot, name) in ["middle-1", "middle-2"].into_iter().enumerate() {
                if self.middle[slot].is_some() {
                    from.push(name);
                }
            }
            if from.is_empty() || self.seer_won() && seat == self.winner() {
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
        let place = match from {
            "middle-1" => self.middle[0].take().expect("it lies there"),
            "middle-2" => self.middle[1].take().expect("it lies there"),
            _ => {
                self.top += 1;
                self.top - 1
            }
        };
        self.seen[seat][place] = true;
        self.followers[seat].push(place);
    }

    fn trample(&mut self) {
        let winner = self.winner();
        while !self.giants.is_empty() {
            let giant = self.giants.remove(0);
            let gnome = Card::new(Faction::Gnome, giant.value()).expect("Giants' values");
            let victims: Vec<_> = (0..self.players)
                .filter(|&seat| self.side(seat) != self.side(winner))
                .filter(|&seat| self.rows[seat].contains(&gnome))
                .collect();
            match victims.as_slice() {
                [] => {}
                [victim, ..] if self.players != 3 => self.remove(gnome, *victim),
                _ => {
                    self.due = Due::Remove(winner, gnome, victims);
                    return;
                }
            }
        }
        self.gather();
    }

    fn remove(&mut self, gnome: Card, victim: usize) {
        let row = &mut self.rows[victim];
        let place = row.iter().position(|&card| card == gnome);
        row.remove(place.expect("it lies there"));
    }

    fn gather(&mut self) {
        let winner = self.winner();
        let lowest = self.plays.iter().rev().min_by_key(|(_, card)| card.value());
        let dwarf_taker = match self.players {
            2 => 1 - winner,
            _ => lowest.expect("cards were played").0,
        };
        for &(_, card) in &self.plays {
            match card.faction() {
                Faction::Dwarf => self.score[dwarf_taker].push(card),
                Faction::Gnome => self.rows[winner].push(card),
                Faction::Troll => self.waiting.push(card),
                _ => self.score[winner].push(card),
            }
        }
        self.waiting.sort_by_key(|card| card.value());
        if self.trick_number == self.hand_size {
            self.score[winner].append(&mut self.waiting);
        } else {
            self.score[winner].extend(self.waiting.pop());
        }
        self.finish_trick();
    }

    fn finish_trick(&mut self) {
        let mut leader = self.winner();
        for &(seat, card) in &self.plays {
            if card.faction() == Faction::Dragon {
                leader = seat;
            }
        }
        if self.trick_number < self.hand_size {
            self.trick_number += 1;
            self.start_trick(leader);
        } else if self.recruiting {
            self.recruiting = false;
            self.trick_number = 1;
            self.hands = std::mem::replace(&mut self.followers, vec![Vec::new(); self.players]);
            self.start_trick(leader);
        } else {
            for (score, row) in self.score.iter_mut().zip(&mut self.rows) {
                score.append(row);
            }
        }
    }

    /// The result as the record has it, the piles scored anew.
    pub(crate) fn result(&self, factions: &[Faction]) -> serde_json::Value {
        let sides = if self.players == 4 { 2 } else { self.players };
        let mut votes = serde_json::Map::new();
        let mut won = vec![(0, 0); sides];
        for &faction in factions {
            // The values of each side's cards, highest first, after their number.
            let cards = |side: usize| {
                let seats = (0..self.players).filter(|&seat| self.side(seat) == side);
                let cards = seats.flat_map(|seat| &self.score[seat]);
                let cards = cards.filter(|card| card.faction() == faction);
                let mut values: Vec<_> = cards.map(|card| u64::from(card.value())).collect();
                values.sort_unstable();
                values.reverse();
                (values.len(), values)
            };
            let best = (0..sides).map(cards).max().expect("there are sides");
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
        let best = won.iter().max().expect("there are sides");
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
