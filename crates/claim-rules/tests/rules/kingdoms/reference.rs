//! The reference implementation of Claim Kingdoms, which follows RULES.md 2 sentence by sentence: maps and lists of
//! cards, which are identified by their index in the deck. Slow, simple, and independent of the engine.

use std::collections::{BTreeMap, BTreeSet};

use claim_rules::cards::Faction;

use super::possible_worlds::PossibleWorlds;

/// A space: column and row.
type Spot = (i32, i32);

/// A match.
pub(crate) struct Reference {
    /// The deck, top first.
    pub(crate) deck: Vec<Faction>,
    factions: Vec<Faction>,
    first: usize,
    pub(crate) board: BTreeMap<Spot, PlacedCard>,
    pub(crate) supply: [usize; 2],
    pub(crate) points: [usize; 2],
    pub(crate) display: Vec<usize>,
    pub(crate) pile: Vec<usize>,
    pub(crate) hands: [Vec<usize>; 2],
    /// The cards of each hand that the opponent knows, because they were taken from the display.
    pub(crate) open: [Vec<usize>; 2],
    /// The cards that a Seer's owner drew and has to choose from.
    pub(crate) drawn: Vec<usize>,
    /// Per seat, the cards of the deck that it has seen.
    pub(crate) seen: [BTreeSet<usize>; 2],
    /// Per seat, what it can deduce about the opponent's hidden cards.
    pub(crate) worlds: [PossibleWorlds; 2],
    turn: usize,
    latest: Spot,
    due: Due,
}

/// A card on the board.
pub(crate) struct PlacedCard {
    pub(crate) faction: Faction,
    pub(crate) face_up: bool,
    pub(crate) figures: BTreeSet<usize>,
}

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    Place,
    Power(Faction),
    Keep,
    Draw,
    /// A shuffle after a Seer.
    ShuffleSeer,
    /// A shuffle after three equal display cards.
    ShuffleDisplay,
    Nothing,
}

impl Reference {
    pub(crate) fn new(factions: &[Faction], deck: &[Faction], first: usize) -> Self {
        let start = PlacedCard {
            faction: deck[4],
            face_up: true,
            figures: BTreeSet::new(),
        };
        let seen = |own: usize| [own, own + 1, 4, 5, 6, 7].into_iter().collect();
        let unseen = |seen: &BTreeSet<usize>| {
            let unseen = (0..deck.len()).filter(|index| !seen.contains(index));
            PossibleWorlds::after_the_deal(unseen.map(|index| deck[index]).collect())
        };
        let seen: [BTreeSet<usize>; 2] = [seen(0), seen(2)];
        let mut reference = Self {
            deck: deck.to_vec(),
            factions: factions.to_vec(),
            first,
            board: [((0, 0), start)].into_iter().collect(),
            supply: [15; 2],
            points: [0; 2],
            display: vec![5, 6, 7],
            pile: (8..deck.len()).collect(),
            hands: [vec![0, 1], vec![2, 3]],
            open: [Vec::new(), Vec::new()],
            drawn: Vec::new(),
            worlds: [unseen(&seen[0]), unseen(&seen[1])],
            seen,
            // The other seat, because `check_display` ends the turn.
            turn: 1 - first,
            latest: (0, 0),
            due: Due::Nothing,
        };
        reference.check_display();
        reference
    }

    pub(crate) fn due(&self) -> Due {
        self.due
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        match self.due {
            Due::Place | Due::Power(_) | Due::Keep | Due::Draw => Some(self.turn),
            Due::ShuffleSeer | Due::ShuffleDisplay | Due::Nothing => None,
        }
    }

    /// The legal actions in notation, sorted and without duplicates.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal = match self.due {
            Due::Place => self.placements(),
            Due::Power(faction) => {
                let uses = self.uses(faction).into_iter();
                uses.chain(["none".to_owned()])
                    .map(|it| format!("power {it}"))
                    .collect()
            }
            Due::Keep => self.pairs(),
            Due::Draw => {
                let display = (1..=self.display.len()).map(|n| format!("draw display-{n}"));
                let top = (!self.pile.is_empty()).then(|| "draw top".to_owned());
                display.chain(top).collect()
            }
            Due::ShuffleSeer | Due::ShuffleDisplay | Due::Nothing => Vec::new(),
        };
        legal.sort();
        legal.dedup();
        legal
    }

    /// Every hand card on every free space that touches a face-up card by an edge.
    fn placements(&self) -> Vec<String> {
        let mut placements = Vec::new();
        for &card in &self.hands[self.turn] {
            for (x, y) in self.free_spaces() {
                placements.push(format!("place {} {x},{y}", self.deck[card]));
            }
        }
        placements
    }

    fn free_spaces(&self) -> BTreeSet<Spot> {
        let face_up = self.board.iter().filter(|(_, card)| card.face_up);
        face_up
            .flat_map(|(&spot, _)| edges(spot))
            .filter(|spot| !self.board.contains_key(spot))
            .collect()
    }

    /// Each pair of cards among those drawn and the one in hand, ordered by id.
    fn pairs(&self) -> Vec<String> {
        let cards = self.to_keep_from();
        let mut pairs = Vec::new();
        for (n, &one) in cards.iter().enumerate() {
            for &other in &cards[..n] {
                let mut ids = [self.deck[one].id(), self.deck[other].id()];
                ids.sort_unstable();
                pairs.push(format!("keep {}", ids.join(" ")));
            }
        }
        pairs
    }

    fn to_keep_from(&self) -> Vec<usize> {
        let hand = self.hands[self.turn].iter();
        self.drawn.iter().chain(hand).copied().collect()
    }

    /// How the card just placed can use the power of a faction, in notation.
    fn uses(&self, faction: Faction) -> Vec<String> {
        let me = self.turn;
        let other = 1 - me;
        let near = self.adjacent();
        let bears = |spot: &Spot, seat: usize| self.board[spot].figures.contains(&seat);
        let on = |what: &str, spots: Vec<Spot>| -> Vec<String> {
            spots
                .into_iter()
                .map(|(x, y)| format!("{what} {x},{y}"))
                .collect()
        };
        match faction {
            Faction::Seer if self.pile.is_empty() => Vec::new(),
            Faction::Goblin | Faction::Dwarf | Faction::Dragon | Faction::Seer => {
                vec!["use".to_owned()]
            }
            Faction::Troll => {
                let lines = [("row", (1, 0)), ("column", (0, 1))];
                let others = |step| {
                    let line = self.line(step).into_iter();
                    let trolls = line.filter(|spot| self.board[spot].faction == Faction::Troll);
                    trolls.filter(|&spot| spot != self.latest).count()
                };
                let allowed = match self.board[&self.latest].faction {
                    Faction::Troll => 0,
                    _ => 1,
                };
                let fits = lines
                    .into_iter()
                    .filter(|&(_, step)| others(step) <= allowed);
                fits.map(|(name, _)| name.to_owned()).collect()
            }
            Faction::Gnome => {
                let mut spots = near;
                spots.retain(|spot| !bears(spot, me) && self.supply[me] > 0);
                let mut uses = on("figure", spots);
                uses.push("use".to_owned());
                uses
            }
            Faction::Undead => {
                let mut spots: Vec<_> = self.board.keys().copied().collect();
                spots.retain(|spot| bears(spot, other) && !bears(spot, me));
                on("swap", spots)
            }
            Faction::Knight => {
                let mut spots = near;
                spots.retain(|spot| bears(spot, other));
                spots.sort_unstable();
                let mut uses = on("remove", spots.clone());
                for (n, (x, y)) in spots.iter().enumerate() {
                    for (further_x, further_y) in &spots[n + 1..] {
                        uses.push(format!("remove {x},{y} {further_x},{further_y}"));
                    }
                }
                uses
            }
            Faction::Giant => on("flip", near),
            Faction::Doppelganger => {
                let mut spots = near;
                spots.retain(|spot| {
                    let copied = self.board[spot].faction;
                    copied != Faction::Doppelganger && !self.uses(copied).is_empty()
                });
                on("copy", spots)
            }
        }
    }

    /// The face-up cards that share an edge with the card just placed.
    fn adjacent(&self) -> Vec<Spot> {
        let mut spots = edges(self.latest).to_vec();
        spots.retain(|&spot| self.is_face_up(spot));
        spots
    }

    fn is_face_up(&self, spot: Spot) -> bool {
        self.board.get(&spot).is_some_and(|card| card.face_up)
    }

    /// The unbroken line of face-up cards through the card just placed, itself included.
    fn line(&self, (x, y): Spot) -> Vec<Spot> {
        let mut line = vec![self.latest];
        for sign in [-1, 1] {
            let mut spot = (self.latest.0 + sign * x, self.latest.1 + sign * y);
            while self.is_face_up(spot) {
                line.push(spot);
                spot = (spot.0 + sign * x, spot.1 + sign * y);
            }
        }
        line
    }

    pub(crate) fn act(&mut self, action: &str) {
        let words: Vec<_> = action.split(' ').collect();
        match words[..] {
            ["place", faction, spot] => self.place(faction, spot_of(spot)),
            ["power", "none"] => self.after_power(),
            ["power", "use"] => self.use_plain(),
            ["power", "row"] => self.score_line((1, 0)),
            ["power", "column"] => self.score_line((0, 1)),
            ["power", "figure", spot] => {
                self.points[self.turn] += 1;
                self.put_figure(spot_of(spot));
                self.after_power();
            }
            ["power", "swap", spot] => self.swap(spot_of(spot)),
            ["power", "remove", ..] => {
                for spot in &words[2..] {
                    self.return_figure(spot_of(spot), 1 - self.turn);
                }
                self.after_power();
            }
            ["power", "flip", spot] => {
                let spot = spot_of(spot);
                self.return_figure(spot, 0);
                self.return_figure(spot, 1);
                self.board.get_mut(&spot).expect("a card").face_up = false;
                self.after_power();
            }
            ["power", "copy", spot] => self.due = Due::Power(self.board[&spot_of(spot)].faction),
            ["keep", one, other] => self.keep([one, other]),
            ["draw", source] => self.draw(source),
            _ => panic!("not an action: {action}"),
        }
    }

    fn place(&mut self, faction: &str, spot: Spot) {
        // Equal cards look the same, so it does not matter which one is played. Preferring one that everyone has
        // seen keeps the other one unseen.
        let of_faction = |&&card: &&usize| self.deck[card].id() == faction;
        let open = self.open[self.turn].iter().find(of_faction).copied();
        let hidden = self.hands[self.turn].iter().find(of_faction).copied();
        let card = open.or(hidden).expect("the card is in the hand");
        if open.is_none() {
            self.worlds[1 - self.turn].plays(self.deck[card]);
        }
        self.open[self.turn].retain(|&other| other != card);
        self.hands[self.turn].retain(|&other| other != card);
        self.show(card);
        let faction = self.deck[card];
        let placed = PlacedCard {
            faction,
            face_up: true,
            figures: BTreeSet::new(),
        };
        self.board.insert(spot, placed);
        self.latest = spot;
        self.put_figure(spot);
        self.due = Due::Power(faction);
        if self.uses(faction).is_empty() {
            self.after_power();
        }
    }

    fn put_figure(&mut self, spot: Spot) {
        self.supply[self.turn] -= 1;
        let figures = &mut self.board.get_mut(&spot).expect("a card").figures;
        assert!(
            figures.insert(self.turn),
            "a seat has at most one figure per card"
        );
    }

    /// Returns the figure of a seat, if there is one, to its supply.
    fn return_figure(&mut self, spot: Spot, seat: usize) {
        let figures = &mut self.board.get_mut(&spot).expect("a card").figures;
        if figures.remove(&seat) {
            self.supply[seat] += 1;
        }
    }

    fn use_plain(&mut self) {
        let me = self.turn;
        let Due::Power(faction) = self.due else {
            panic!("no power is due");
        };
        self.points[me] += match faction {
            Faction::Goblin => {
                let goblins = self.board.values().filter(|card| card.faction == faction);
                goblins.filter(|card| card.figures.contains(&me)).count()
            }
            Faction::Dwarf => {
                let mut spots = self.line((1, 0));
                spots.extend(self.line((0, 1)));
                spots.sort_unstable();
                spots.dedup();
                spots.retain(|spot| self.board[spot].faction == faction);
                spots.len()
            }
            Faction::Dragon => {
                let (x, y) = self.latest;
                let around = (x - 1..=x + 1).flat_map(|x| (y - 1..=y + 1).map(move |y| (x, y)));
                let others = around.filter(|&spot| spot != self.latest);
                others.filter(|&spot| self.is_face_up(spot)).count()
            }
            Faction::Gnome => 1,
            _ => 0,
        };
        if faction == Faction::Seer {
            let count = self.pile.len().min(3);
            self.drawn = self.pile.drain(..count).collect();
            self.seen[me].extend(&self.drawn);
            for &card in &self.drawn {
                self.worlds[me].sees(self.deck[card]);
            }
            self.due = Due::Keep;
        } else {
            self.after_power();
        }
    }

    fn score_line(&mut self, step: Spot) {
        let line = self.line(step).into_iter();
        let factions: BTreeSet<_> = line.map(|spot| self.board[&spot].faction).collect();
        self.points[self.turn] += factions.len();
        self.after_power();
    }

    fn swap(&mut self, spot: Spot) {
        let (me, other) = (self.turn, 1 - self.turn);
        for (spot, out, into) in [(self.latest, me, other), (spot, other, me)] {
            let figures = &mut self.board.get_mut(&spot).expect("a card").figures;
            assert!(figures.remove(&out) && figures.insert(into));
        }
        self.after_power();
    }

    fn keep(&mut self, kept: [&str; 2]) {
        let me = self.turn;
        let drawn = self.drawn.len();
        let mut cards = self.to_keep_from();
        let hand_card = self.hands[me].clone();
        self.hands[me].clear();
        for id in kept {
            let index = cards.iter().position(|&card| self.deck[card].id() == id);
            self.hands[me].push(cards.remove(index.expect("the card is among them")));
        }
        self.drawn.clear();
        let open = self.open[me].first().map(|&card| self.deck[card]);
        self.worlds[1 - me].keeps(drawn, open, cards.len());
        if cards.is_empty() {
            self.end_turn();
            return;
        }
        // The opponent no longer knows whether an open card was kept.
        self.open[me].clear();
        let returned = cards.iter().map(|&card| self.deck[card]);
        self.worlds[me].returns(returned);
        assert_eq!(hand_card.len(), 1);
        self.pile.extend(cards);
        self.due = Due::ShuffleSeer;
    }

    fn after_power(&mut self) {
        if self.pile.is_empty() && self.display.is_empty() {
            self.end_turn();
        } else {
            self.due = Due::Draw;
        }
    }

    fn draw(&mut self, source: &str) {
        let me = self.turn;
        if source == "top" {
            let card = self.pile.remove(0);
            self.seen[me].insert(card);
            self.worlds[me].sees(self.deck[card]);
            self.worlds[1 - me].draws();
            self.hands[me].push(card);
        } else {
            let number: usize = source[8..].parse().expect("display-n");
            let card = self.display.remove(number - 1);
            self.hands[me].push(card);
            self.open[me].push(card);
            self.refill(number - 1);
        }
        self.check_display();
    }

    /// Shows a card to both seats.
    fn show(&mut self, card: usize) {
        for seen in &mut self.seen {
            seen.insert(card);
        }
    }

    fn refill(&mut self, index: usize) {
        if self.pile.is_empty() {
            return;
        }
        let card = self.pile.remove(0);
        self.show(card);
        let faction = self.deck[card];
        self.worlds.iter_mut().for_each(|known| known.sees(faction));
        self.display.insert(index, card);
    }

    fn check_display(&mut self) {
        let factions: Vec<_> = self.display.iter().map(|&card| self.deck[card]).collect();
        let equal = factions.len() == 3 && factions.iter().all(|&it| it == factions[0]);
        let goes_back = equal && self.pile.iter().any(|&card| self.deck[card] != factions[0]);
        if equal {
            let known = self.worlds.iter_mut();
            known.for_each(|it| it.reshuffles(factions[0], goes_back));
        }
        if goes_back {
            let returned = self.display.split_off(1);
            let both = [factions[0]; 2];
            self.worlds.iter_mut().for_each(|it| it.returns(both));
            self.pile.extend(returned);
            self.due = Due::ShuffleDisplay;
        } else {
            self.end_turn();
        }
    }

    /// Shuffles the pile into this order and returns its cards. Equal cards are assigned
    /// arbitrarily.
    pub(crate) fn shuffle(&mut self, order: &[Faction]) -> Vec<usize> {
        let mut cards = std::mem::take(&mut self.pile);
        for &faction in order {
            let index = cards.iter().position(|&card| self.deck[card] == faction);
            self.pile
                .push(cards.remove(index.expect("the card is in the pile")));
        }
        assert!(cards.is_empty(), "the order has all cards of the pile");
        let order = self.pile.clone();
        if self.due == Due::ShuffleDisplay {
            self.refill(1);
            self.refill(2);
            self.check_display();
        } else {
            self.end_turn();
        }
        order
    }

    fn end_turn(&mut self) {
        let round_is_over = self.turn != self.first;
        let next = 1 - self.turn;
        let hands_are_empty = self.hands.iter().all(Vec::is_empty);
        let no_card = self.pile.is_empty() && self.display.is_empty() && hands_are_empty;
        let no_figure = round_is_over && self.supply.contains(&0);
        if no_card || no_figure || self.free_spaces().is_empty() {
            self.due = Due::Nothing;
        } else {
            self.turn = next;
            self.due = Due::Place;
        }
    }

    /// The `result` object of the record.
    pub(crate) fn result(&self) -> serde_json::Value {
        let mut points = self.points;
        let mut control = serde_json::Map::new();
        for faction in &self.factions {
            let figures = |seat: usize| {
                let cards = self.board.values().filter(|card| card.face_up);
                let cards = cards.filter(|card| card.faction == *faction);
                cards.filter(|card| card.figures.contains(&seat)).count()
            };
            let holder = (0..2).find(|&seat| figures(seat) > figures(1 - seat));
            if let Some(seat) = holder {
                points[seat] += value(*faction);
            }
            control.insert(faction.id().to_owned(), holder.into());
        }
        let standing = |seat: usize| (points[seat], self.supply[seat]);
        let won = |&seat: &usize| standing(seat) >= standing(1 - seat);
        let winners: Vec<_> = (0..2).filter(won).collect();
        serde_json::json!({
            "winners": winners, "points": points, "control": control, "supply": self.supply,
        })
    }
}

/// The four spaces that share an edge with a space.
fn edges((x, y): Spot) -> [Spot; 4] {
    [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
}

fn spot_of(text: &str) -> Spot {
    let (x, y) = text.split_once(',').expect("x,y");
    (x.parse().expect("x"), y.parse().expect("y"))
}

/// The points for controlling a faction.
fn value(faction: Faction) -> usize {
    match faction.id() {
        "goblin" => 4,
        "dwarf" | "gnome" => 5,
        "troll" | "undead" => 6,
        "dragon" | "seer" | "doppelganger" => 7,
        "giant" => 8,
        "knight" => 9,
        id => panic!("not a faction: {id}"),
    }
}
