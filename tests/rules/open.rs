//! The open side of the trick games, straight from the sentences of RULES.md 1: told only what
//! everybody sees, it knows who is to do what, and where each card goes that all have seen.

use claim_bot::cards::{Card, Faction};

use super::trick::Trick;

/// What everybody knows of a match.
pub(crate) struct Open {
    pub(crate) players: usize,
    hand_size: usize,
    /// How many cards lie in the draw pile, and per seat in its hand and its follower pile.
    pub(crate) pile: usize,
    pub(crate) hands: Vec<usize>,
    pub(crate) followers: Vec<usize>,
    /// Per seat, the followers that it took from the middle.
    pub(crate) recruited: Vec<Vec<Card>>,
    pub(crate) middle: [Option<Card>; 2],
    pub(crate) discarded: Vec<Card>,
    pub(crate) score: Vec<Vec<Card>>,
    pub(crate) rows: Vec<Vec<Card>>,
    pub(crate) waiting: Vec<Card>,
    pub(crate) removed: Vec<Card>,
    /// All tricks so far, the current one as the last.
    pub(crate) tricks: Vec<Trick>,
    pub(crate) due: Due,
    /// After the last action, who took a card, and from which place of the middle; from the draw
    /// pile if from none.
    pub(crate) takes: Vec<(usize, Option<usize>)>,
    /// Who has yet to take a card, best first.
    takers: Vec<usize>,
    /// The Giants that have yet to act, with their places in the order of play.
    giants: Vec<(usize, Card)>,
}

/// What is asked for, and of whom.
pub(crate) enum Due {
    Play(usize),
    Take(usize, Vec<&'static str>),
    /// By the Giant at that place in the order of play, that Gnome of one of these.
    Remove(usize, usize, Card, Vec<usize>),
    Nothing,
}

impl Open {
    /// A match whose first leader is known and whose cards are dealt.
    pub(crate) fn new(players: usize, first: usize) -> Self {
        let hand_size = [13, 12, 9][players - 2];
        let mut open = Self {
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
        open.start_trick(true, 1, first);
        open
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        match self.due {
            Due::Play(seat) | Due::Take(seat, _) | Due::Remove(seat, ..) => Some(seat),
            Due::Nothing => None,
        }
    }

    /// What the seat to act may do with that hand, in notation, sorted, each once.
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

    /// The current trick, or the very last.
    pub(crate) fn trick(&self) -> &Trick {
        self.tricks.last().expect("somebody leads")
    }

    fn trick_mut(&mut self) -> &mut Trick {
        self.tricks.last_mut().expect("somebody leads")
    }

    /// Whether a card of the draw pile has to be turned up before anything else happens.
    pub(crate) fn lacks_revealed(&self) -> bool {
        let revealed = if self.players == 2 { 1 } else { 2 };
        let trick = self.trick();
        trick.recruiting && trick.plays.is_empty() && self.middle[revealed - 1].is_none()
    }

    /// The top card is turned up.
    pub(crate) fn reveal(&mut self, card: Card) {
        let mut places = self.middle.iter_mut();
        let free = places.find(|place| place.is_none());
        *free.expect("two cards at most") = Some(card);
        self.pile -= 1;
    }

    /// Who may look at the top card now.
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
                self.trample();
            }
            Due::Nothing => panic!("nobody is to act"),
        }
    }

    /// Which seats belong together.
    fn side(&self, seat: usize) -> usize {
        if self.players == 4 { seat % 2 } else { seat }
    }

    fn start_trick(&mut self, recruiting: bool, number: usize, leader: usize) {
        self.tricks.push(Trick::new(recruiting, number, leader));
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
            self.trample();
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
            let card = self.middle[slot].take().expect("it lies there");
            self.trick_mut().taken[slot] = Some((card, seat));
            self.recruited[seat].push(card);
        } else {
            self.pile -= 1;
        }
        self.takes.push((seat, slot));
        self.followers[seat] += 1;
    }

    fn trample(&mut self) {
        let winner = self.trick().winner();
        while !self.giants.is_empty() {
            let (place, giant) = self.giants.remove(0);
            let gnome = Card::new(Faction::Gnome, giant.value()).expect("Giants' values");
            let victims: Vec<_> = (0..self.players)
                .filter(|&seat| self.side(seat) != self.side(winner))
                .filter(|&seat| self.rows[seat].contains(&gnome))
                .collect();
            match victims.as_slice() {
                [] => {}
                [victim, ..] if self.players != 3 => self.remove(gnome, *victim),
                _ => {
                    self.due = Due::Remove(winner, place, gnome, victims);
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
        self.removed.push(gnome);
        self.trick_mut().removed.push((gnome, victim));
    }

    fn gather(&mut self) {
        let trick = self.tricks.last_mut().expect("somebody leads");
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
