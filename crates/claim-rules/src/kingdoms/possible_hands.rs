//! What a seat knows about the opponent's hidden cards: which hands are possible.

use super::CardCounts;
use crate::cards::{ByFaction, Faction, FactionSet};

/// The hands that the opponent's hidden cards can be, given everything a seat has seen. Cards from
/// the display are not hidden; at most two cards are.
///
/// The unseen cards that the opponent does not hold are the draw pile and what the opponent's Seer
/// just drew. Their order is unknown, because the pile is shuffled after every event that would
/// tell more about it. The possible hands are therefore all that can be known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PossibleHands {
    /// While one card is hidden, its possible factions.
    one: FactionSet,
    /// While two cards are hidden, the possible factions of either card for each faction of the
    /// other. Symmetric.
    two: ByFaction<FactionSet>,
}

impl PossibleHands {
    /// All hands of `hidden` cards, at most two, out of the unseen ones.
    pub(super) fn any(hidden: u8, unseen: &CardCounts) -> Self {
        let mut hand = Self::default();
        for already in 0..hidden {
            hand.draw(already, unseen);
        }
        hand
    }

    /// The possible hands, given that `hidden` cards are hidden.
    pub fn hands(&self, hidden: u8) -> impl Iterator<Item = CardCounts> {
        let nothing = (hidden == 0).then(CardCounts::default);
        let one = self.one.iter().filter(move |_| hidden == 1);
        let one = one.map(|card| CardCounts::from_iter([card]));
        let pairs = |first| {
            let second = self.two[first].iter().filter(move |&it| first <= it);
            second.map(move |second| CardCounts::from_iter([first, second]))
        };
        let two = Faction::ALL.into_iter().flat_map(pairs);
        nothing.into_iter().chain(one).chain(two)
    }

    /// The opponent, who has `hidden` hidden cards, draws one from the pile. `unseen` has those and
    /// the pile.
    pub(super) fn draw(&mut self, hidden: u8, unseen: &CardCounts) {
        if hidden == 0 {
            self.one = unseen.factions();
            return;
        }
        let first = std::mem::take(&mut self.one);
        for card in Faction::ALL {
            self.two[card] = FactionSet::EMPTY;
            for other in unseen.factions() {
                let enough = unseen.count(card) > u8::from(card == other);
                if enough && (first.contains(card) || first.contains(other)) {
                    self.two[card].insert(other);
                }
            }
        }
    }

    /// The opponent, who has `hidden` hidden cards, plays one of them.
    pub(super) fn play(&mut self, hidden: u8, card: Faction) {
        let two = std::mem::take(&mut self.two);
        self.one = if hidden == 2 {
            two[card]
        } else {
            FactionSet::EMPTY
        };
    }

    /// The seat sees a card leave the pile. `unseen` cards of its faction were unseen before, and
    /// the opponent cannot hold all of them.
    pub(super) fn see(&mut self, card: Faction, unseen: u8) {
        match unseen {
            1 => {
                self.one.remove(card);
                self.two[card] = FactionSet::EMPTY;
                for partners in &mut self.two.0 {
                    partners.remove(card);
                }
            }
            2 => {
                self.two[card].remove(card);
            }
            _ => {}
        }
    }

    /// The opponent's Seer drew two or three cards; out of these and the one hand card, which is of
    /// one of the factions `in_hand`, the opponent kept two. Both are hidden now. `unseen` has
    /// those and the pile.
    pub(super) fn keep(&mut self, in_hand: FactionSet, unseen: &CardCounts) {
        *self = Self::default();
        for held in in_hand {
            let mut drawn = *unseen;
            drawn.remove(held);
            for first in drawn.factions() {
                self.insert(held, first);
                for second in drawn.factions() {
                    if first != second || drawn.count(first) > 1 {
                        self.insert(first, second);
                    }
                }
            }
        }
    }

    /// The display shows three equal cards. Two of them went back into the pile, or they stayed
    /// because the pile has no card of another faction. `unseen` has the opponent's `hidden` cards
    /// and the pile.
    pub(super) fn reshuffle(
        &mut self,
        hidden: u8,
        equal: Faction,
        went_back: bool,
        unseen: &CardCounts,
    ) {
        let of_others = |cards: &CardCounts| cards.len() - cards.count(equal);
        let mut possible = Self::default();
        for hand in self.hands(hidden) {
            let pile_has_others = of_others(&hand) < of_others(unseen);
            if pile_has_others == went_back {
                possible.add(&hand);
            }
        }
        *self = possible;
    }

    /// The possible factions of a single hidden card.
    pub(super) const fn single(&self) -> FactionSet {
        self.one
    }

    /// Adds a possible hand.
    fn add(&mut self, hand: &CardCounts) {
        let mut cards = hand.iter();
        match (cards.next(), cards.next()) {
            (Some(first), Some(second)) => self.insert(first, second),
            (Some(card), None) => self.one.insert(card),
            (None, _) => {}
        }
    }

    fn insert(&mut self, first: Faction, second: Faction) {
        self.two[first].insert(second);
        self.two[second].insert(first);
    }
}
