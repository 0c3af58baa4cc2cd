//! An endgame: the tables about a position's cards that stay the same during its search.
//!
//! Every card in a hand, led or waiting has a number and is a bit in a set of cards.

use claim_rules::cards::{ByFaction, Card, CardSet, Faction};

use super::lanes::{self, LANES, WIDE};
use super::node::{GNOME_KINDS, Node, SearchState, gnome_kind, row_shift, signed_gain};
use super::position::{MAX_CARDS, Position};
use super::set::{Cards, has};
use super::vote_weights::VoteWeights;

/// What stays the same while the cards of a position are played. Each faction has a lane of
/// [`lanes`].
#[derive(Clone, Debug)]
pub(super) struct Endgame {
    /// The cards by number: sorted by lane, then location, then value.
    pub(super) cards: Vec<Card>,
    pub(super) info: [CardInfo; MAX_CARDS],
    pub(super) of: ByFaction<Cards>,
    /// The faction of each lane.
    pub(super) factions: [Faction; LANES],
    /// For each seat, the cards that it holds or has led.
    pub(super) held: [Cards; 2],
    /// The Troll of each value.
    pub(super) trolls: [usize; 10],
    /// The weight of a Gnome of each kind, in its lane.
    pub(super) gnome_weights: [u64; GNOME_KINDS],
    /// The Giants that remove Gnomes of each kind.
    pub(super) giants: [Cards; GNOME_KINDS],
    /// The standing in which no seat is ahead.
    pub(super) even: u64,
    /// A lower bound of every standing.
    pub(super) lowest_standing: u64,
    /// The lanes whose vote can be tied, as guard bits.
    pub(super) can_tie: u64,
    /// For each lane, the factor from weights to numbers of cards, in units of 1/65536.
    pub(super) scale: [u64; LANES],
    /// Where the search begins.
    pub(super) start: SearchState,
}

/// What a card of an endgame does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CardInfo {
    pub(super) lane: usize,
    pub(super) value: u8,
    pub(super) same_faction: Cards,
    /// The answers that beat it if it is led.
    pub(super) beaten_by: Cards,
    /// Its weight, in its lane.
    pub(super) weight: u64,
    /// What the winner of a trick gains by it, as a number to add to a standing with wrapping.
    pub(super) gain: u64,
    /// The same gain in sixteenths of a card, negative for a loss.
    pub(super) gain_sixteenths: i32,
}

/// A card and where it is: in the hand of a seat, by its index, or waiting (2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct LocatedCard {
    lane: usize,
    location: usize,
    card: Card,
}

/// The location of waiting Trolls.
const WAITING: usize = 2;

impl Endgame {
    pub(super) fn new(position: &Position) -> Self {
        let factions = lane_factions(position);
        let located = located_cards(position, factions);
        let has_giants = located.iter().any(|it| it.card.faction() == Faction::Giant);
        let weights = factions.map(|faction| {
            let stay = faction != Faction::Gnome || !has_giants;
            VoteWeights::new(counts_by_value(position, &located, faction), stay)
        });
        let mut endgame = Self {
            cards: located.iter().map(|it| it.card).collect(),
            info: [CardInfo::default(); MAX_CARDS],
            of: ByFaction::default(),
            factions,
            held: [0; 2],
            trolls: [0; 10],
            gnome_weights: [0; GNOME_KINDS],
            giants: [0; GNOME_KINDS],
            even: 0,
            lowest_standing: 0,
            can_tie: 0,
            scale: [0; LANES],
            start: SearchState::default(),
        };
        for (lane, weights) in weights.iter().enumerate() {
            // Far enough above zero that no gain and no bound makes a lane negative.
            endgame.even += lanes::at(lane, 3 * weights.total);
            endgame.lowest_standing += lanes::at(lane, weights.total);
            endgame.scale[lane] = (weights.cards << 16) / weights.total.max(1);
            if weights.can_tie {
                endgame.can_tie |= lanes::guard(lane);
            }
        }
        if factions[WIDE] == Faction::Gnome {
            let weight = |kind: usize| lanes::at(WIDE, weights[WIDE].by_value[2 * kind + 1]);
            endgame.gnome_weights = std::array::from_fn(weight);
        }
        for (number, &it) in located.iter().enumerate() {
            endgame.add_to_sets(number, it);
            endgame.info[number] = endgame.card_info(it, &located, &weights[it.lane]);
        }
        endgame.start = endgame.initial_state(position, &weights);
        endgame
    }

    /// Adds a card to the sets it belongs to.
    fn add_to_sets(&mut self, number: usize, it: LocatedCard) {
        let (faction, value) = (it.card.faction(), it.card.value());
        self.of[faction] |= 1 << number;
        if let Some(held) = self.held.get_mut(it.location) {
            *held |= 1 << number;
        }
        match faction {
            Faction::Troll => self.trolls[usize::from(value)] = number,
            Faction::Giant => self.giants[gnome_kind(value)] |= 1 << number,
            _ => {}
        }
    }

    fn card_info(
        &self,
        it: LocatedCard,
        located: &[LocatedCard],
        weights: &VoteWeights,
    ) -> CardInfo {
        let (faction, value) = (it.card.faction(), it.card.value());
        let follows = |card: Card| [faction, Faction::Doppelganger].contains(&card.faction());
        let knight = |card: Card| faction == Faction::Goblin && card.faction() == Faction::Knight;
        let weight = weights.by_value[usize::from(value)];
        let mut info = CardInfo {
            lane: it.lane,
            value,
            weight: lanes::at(it.lane, weight),
            ..CardInfo::default()
        };
        for (number, other) in located.iter().enumerate() {
            let (bit, card) = (1 << number, other.card);
            if other.lane == it.lane {
                info.same_faction |= bit;
            }
            // One is in each hand: the locations are 0 and 1.
            let can_meet = other.location + it.location == 1;
            if can_meet && (follows(card) && card.value() > value || knight(card)) {
                info.beaten_by |= bit;
            }
        }
        let sixteenths = (weight * self.scale[it.lane]) >> 12;
        info.gain_sixteenths = i32::try_from(sixteenths).unwrap_or(i32::MAX);
        info.gain = info.weight;
        // With 2 players, the loser of a trick scores its Dwarves.
        if faction == Faction::Dwarf {
            info.gain_sixteenths = -info.gain_sixteenths;
            info.gain = info.gain.wrapping_neg();
        }
        info
    }

    fn initial_state(&self, position: &Position, weights: &[VoteWeights; LANES]) -> SearchState {
        let to_act = position.to_act.index();
        // Of equal cards the last one counts as led, as `Endgame::without_duplicates` expects.
        let lead = (0..self.cards.len()).rfind(|&card| {
            Some(self.cards[card]) == position.lead && has(self.held[1 - to_act], card)
        });
        let hands = self.held[0] | self.held[1];
        let waiting = position.waiting.into_iter();
        let mut node = Node {
            hands: lead.map_or(hands, |card| hands & !(1 << card)),
            waiting: waiting.map(|card| 1 << card.value()).sum(),
            rows: 0,
            leader: to_act ^ usize::from(lead.is_some()),
            standing: self.even,
            open: self.info.iter().map(|info| info.weight).sum(),
        };
        let mut sums = [0; 2];
        for (lane, &faction) in self.factions.iter().enumerate() {
            let weight = |card: Card| weights[lane].by_value[usize::from(card.value())];
            for seat in [0, 1] {
                let row = position.gnomes[seat].of(faction);
                let scored = position.score[seat].of(faction);
                let sum = row.sum_of_values() + scored.sum_of_values();
                sums[seat] += lanes::at(lane, sum.into());
                let gain = row.into_iter().chain(scored).map(weight).sum();
                let gain = signed_gain(lanes::at(lane, gain), seat);
                node.standing = node.standing.wrapping_add(gain);
                for card in row {
                    node.rows += 1 << row_shift(seat, gnome_kind(card.value()));
                }
            }
        }
        SearchState { node, sums, lead }
    }
}

/// The faction of each lane. The Gnomes have the wide one, because their weights can be greatest.
fn lane_factions(position: &Position) -> [Faction; LANES] {
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

/// The cards that have not been scored yet, in the order of their numbers.
fn located_cards(position: &Position, factions: [Faction; LANES]) -> Vec<LocatedCard> {
    let led: CardSet = position.lead.into_iter().collect();
    let locations = [
        (0, position.hands[0]),
        (1, position.hands[1]),
        (1 - position.to_act.index(), led),
        (WAITING, position.waiting),
    ];
    let mut all = Vec::new();
    for (location, cards) in locations {
        for (lane, &faction) in factions.iter().enumerate() {
            let cards = cards.of(faction).into_iter();
            all.extend(cards.map(|card| LocatedCard {
                lane,
                location,
                card,
            }));
        }
    }
    all.sort_unstable();
    all
}

/// How many cards of each value a faction has that are scored or will be.
fn counts_by_value(position: &Position, located: &[LocatedCard], faction: Faction) -> [u64; 10] {
    let scored = position.score.iter().chain(&position.gnomes);
    let scored = scored.flat_map(|cards| cards.of(faction));
    let cards = located.iter().map(|it| it.card);
    let mut counts = [0; 10];
    for card in scored.chain(cards.filter(|card| card.faction() == faction)) {
        counts[usize::from(card.value())] += 1;
    }
    counts
}
