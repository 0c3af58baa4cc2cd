//! A position as numbers: each card in a hand, led or waiting is a bit, and tables say what it
//! does.

use crate::cards::{ByFaction, Card, CardSet, Faction};

use super::Position;
use super::lanes::{self, LANES, WIDE};
use super::node::{KINDS, Moment, kind};
use super::position::MOST_CARDS;
use super::set::Cards;
use super::weights::Weights;

/// What stays the same while the cards of a position are played. Each faction has a lane of
/// [`lanes`].
#[derive(Clone, Debug)]
pub(super) struct Deal {
    /// The cards by number: in the order lane, place, value.
    pub(super) cards: Vec<Card>,
    pub(super) facts: [Facts; MOST_CARDS],
    pub(super) of: ByFaction<Cards>,
    /// The faction of each lane.
    pub(super) factions: [Faction; LANES],
    /// The cards that each seat holds or has led.
    pub(super) held: [Cards; 2],
    /// The Troll of each value.
    pub(super) trolls: [usize; 10],
    /// What a Gnome of each kind weighs, and the Giants that remove it.
    pub(super) gnome_weights: [u64; KINDS],
    pub(super) hunters: [Cards; KINDS],
    /// The standing in which nobody is ahead.
    pub(super) even: u64,
    /// A standing that every standing is at least.
    pub(super) lowest: u64,
    /// The lanes of which the vote can end even, as guard bits.
    pub(super) may_tie: u64,
    /// How many 65536ths of a card a weight of one is in each lane.
    pub(super) scale: [u64; LANES],
    pub(super) start: Moment,
}

/// What a card of a deal does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Facts {
    pub(super) lane: usize,
    pub(super) value: u8,
    /// The cards of its faction.
    pub(super) kin: Cards,
    /// The answers that beat it if it is led.
    pub(super) beaten_by: Cards,
    /// What it weighs, in its lane.
    pub(super) weight: u64,
    /// What a trick's winner gains by it, as a number to add to a standing.
    pub(super) gain: u64,
    /// The same, in sixteenths of a card.
    pub(super) sixteenths: i32,
}

/// A card and its place: the hand of a seat, or, as place 2, waiting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Placed {
    lane: usize,
    place: usize,
    card: Card,
}

impl Deal {
    pub(super) fn new(position: &Position) -> Self {
        let factions = factions(position);
        let placed = placed(position, factions);
        let are_hunted = placed.iter().any(|it| it.card.faction() == Faction::Giant);
        let weights = factions.map(|faction| {
            let stay = faction != Faction::Gnome || !are_hunted;
            Weights::new(counts(position, &placed, faction), stay)
        });
        let mut deal = Self {
            cards: placed.iter().map(|it| it.card).collect(),
            facts: [Facts::default(); MOST_CARDS],
            of: ByFaction::default(),
            factions,
            held: [0; 2],
            trolls: [0; 10],
            gnome_weights: [0; KINDS],
            hunters: [0; KINDS],
            even: 0,
            lowest: 0,
            may_tie: 0,
            scale: [0; LANES],
            start: Moment::default(),
        };
        for (lane, weights) in weights.iter().enumerate() {
            // Far enough from zero that no sum of gains and needs falls below it.
            deal.even += lanes::at(lane, 3 * weights.total);
            deal.lowest += lanes::at(lane, weights.total);
            deal.scale[lane] = (weights.cards << 16) / weights.total.max(1);
            if weights.may_tie {
                deal.may_tie |= lanes::guard(lane);
            }
        }
        if factions[WIDE] == Faction::Gnome {
            let weight = |kind: usize| lanes::at(WIDE, weights[WIDE].by_value[2 * kind + 1]);
            deal.gnome_weights = std::array::from_fn(weight);
        }
        for (card, &it) in placed.iter().enumerate() {
            deal.enter(card, it);
            deal.facts[card] = deal.facts(it, &placed, &weights[it.lane]);
        }
        deal.start = deal.moment(position, &weights);
        deal
    }

    /// Puts a card into the sets it belongs to.
    fn enter(&mut self, card: usize, it: Placed) {
        let (faction, value) = (it.card.faction(), it.card.value());
        self.of[faction] |= 1 << card;
        if let Some(held) = self.held.get_mut(it.place) {
            *held |= 1 << card;
        }
        match faction {
            Faction::Troll => self.trolls[usize::from(value)] = card,
            Faction::Giant => self.hunters[kind(value)] |= 1 << card,
            _ => {}
        }
    }

    fn facts(&self, it: Placed, placed: &[Placed], weights: &Weights) -> Facts {
        let (faction, value) = (it.card.faction(), it.card.value());
        let follows = |card: Card| [faction, Faction::Doppelganger].contains(&card.faction());
        let knight = |card: Card| faction == Faction::Goblin && card.faction() == Faction::Knight;
        let weight = weights.by_value[usize::from(value)];
        let mut facts = Facts {
            lane: it.lane,
            value,
            weight: lanes::at(it.lane, weight),
            ..Facts::default()
        };
        for (number, other) in placed.iter().enumerate() {
            let (bit, card) = (1 << number, other.card);
            if other.lane == it.lane {
                facts.kin |= bit;
            }
            let meets = other.place + it.place == 1;
            if meets && (follows(card) && card.value() > value || knight(card)) {
                facts.beaten_by |= bit;
            }
        }
        let sixteenths = (weight * self.scale[it.lane]) >> 12;
        facts.sixteenths = i32::try_from(sixteenths).unwrap_or(i32::MAX);
        facts.gain = facts.weight;
        // With 2 players, the trick's loser gets the Dwarves.
        if faction == Faction::Dwarf {
            facts.sixteenths = -facts.sixteenths;
            facts.gain = facts.gain.wrapping_neg();
        }
        facts
    }
}

/// The faction of each lane: the Gnomes, which can weigh most, have the wide one.
fn factions(position: &Position) -> [Faction; LANES] {
    let mut factions = [Faction::Gnome; LANES];
    let others = position
        .factions
        .iter()
        .filter(|&faction| faction != Faction::Gnome);
    for (lane, faction) in factions.iter_mut().zip(others) {
        *lane = faction;
    }
    factions
}

/// The cards that are not scored yet, in the order of their numbers.
fn placed(position: &Position, factions: [Faction; LANES]) -> Vec<Placed> {
    let led: CardSet = position.lead.into_iter().collect();
    let places = [
        (0, position.hands[0]),
        (1, position.hands[1]),
        (1 - position.to_act.index(), led),
        (2, position.waiting),
    ];
    let mut all = Vec::new();
    for (place, cards) in places {
        for (lane, &faction) in factions.iter().enumerate() {
            let cards = cards.of(faction).into_iter();
            all.extend(cards.map(|card| Placed { lane, place, card }));
        }
    }
    all.sort_unstable();
    all
}

/// How many cards of each value a faction has that are scored or will be.
fn counts(position: &Position, placed: &[Placed], faction: Faction) -> [u64; 10] {
    let scored = position.score.iter().chain(&position.gnomes);
    let scored = scored.flat_map(|cards| cards.of(faction));
    let cards = placed.iter().map(|it| it.card);
    let mut counts = [0; 10];
    for card in scored.chain(cards.filter(|card| card.faction() == faction)) {
        counts[usize::from(card.value())] += 1;
    }
    counts
}
