//! What a seat knows of the other's hidden cards: not what they are, but what they can be.

use super::Cards;
use crate::cards::{ByFaction, Faction, FactionSet};

/// The hands that the other's hidden cards can be, by all that a seat has seen. At most two cards
/// are hidden: the others all have seen in the display.
///
/// Whatever the other holds of two cards or one, the rest of what is unseen is the draw pile (and
/// what a Seer of the other's just drew), in any order: it is shuffled whenever anybody knows more
/// about it. So these hands are all there is to know. What is seen to leave the pile the other does
/// not hold, nor what is seen to go back into it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OtherHand {
    /// While one card is hidden, what it can be.
    one: FactionSet,
    /// While two cards are hidden, what the one can be if the other is of a faction.
    two: ByFaction<FactionSet>,
}

impl OtherHand {
    /// Any hand of so many hidden cards, up to two, out of the unseen ones.
    pub(super) fn any(hidden: u8, unseen: &Cards) -> Self {
        let mut hand = Self::default();
        for already in 0..hidden {
            hand.draws(already, unseen);
        }
        hand
    }

    /// The hands that are possible while so many cards are hidden.
    pub fn hands(&self, hidden: u8) -> impl Iterator<Item = Cards> {
        let nothing = (hidden == 0).then(Cards::default);
        let one = self.one.iter().filter(move |_| hidden == 1);
        let one = one.map(|card| Cards::from_iter([card]));
        let pairs = |first| {
            let second = self.two[first].iter().filter(move |&it| first <= it);
            second.map(move |second| Cards::from_iter([first, second]))
        };
        let two = Faction::ALL.into_iter().flat_map(pairs);
        nothing.into_iter().chain(one).chain(two)
    }

    /// The other draws a card unseen, when so many cards are hidden. `unseen` has theirs and the
    /// pile's.
    pub(super) fn draws(&mut self, hidden: u8, unseen: &Cards) {
        if hidden == 0 {
            self.one = unseen.factions();
            return;
        }
        let first = std::mem::take(&mut self.one);
        for card in Faction::ALL {
            self.two[card] = FactionSet::default();
            for other in unseen.factions().iter() {
                let enough = unseen.count(card) > u8::from(card == other);
                if enough && (first.contains(card) || first.contains(other)) {
                    self.two[card].insert(other);
                }
            }
        }
    }

    /// The other, with so many hidden cards, plays one of them.
    pub(super) fn plays(&mut self, hidden: u8, card: Faction) {
        let two = std::mem::take(&mut self.two);
        self.one = if hidden == 2 {
            two[card]
        } else {
            FactionSet::default()
        };
    }

    /// A card leaves the pile before the eyes of the seat: so many of its kind were unseen, and the
    /// other cannot have held them all.
    pub(super) fn sees(&mut self, card: Faction, unseen: u8) {
        match unseen {
            1 => {
                self.one.remove(card);
                self.two[card] = FactionSet::default();
                for partners in &mut self.two.0 {
                    partners.remove(card);
                }
            }
            2 => self.two[card].remove(card),
            _ => {}
        }
    }

    /// The other has kept two out of one card in hand and two or three that it drew, so that all
    /// of them are hidden now. `unseen` has theirs and the pile's.
    pub(super) fn keeps(&mut self, in_hand: FactionSet, unseen: &Cards) {
        *self = Self::default();
        for held in in_hand.iter() {
            let mut drawn = *unseen;
            drawn.remove(held);
            for first in drawn.factions().iter() {
                self.insert(held, first);
                for second in drawn.factions().iter() {
                    if first != second || drawn.count(first) > 1 {
                        self.insert(first, second);
                    }
                }
            }
        }
    }

    /// Three equal cards lie in the display, and two of them go back into the pile, or, because it
    /// has no card of another faction, do not. `unseen` has the other's cards, of which so many are
    /// hidden, and the pile's.
    pub(super) fn reshuffles(
        &mut self,
        hidden: u8,
        equal: Faction,
        went_back: bool,
        unseen: &Cards,
    ) {
        let of_others = |cards: &Cards| cards.len() - cards.count(equal);
        let mut possible = Self::default();
        for hand in self.hands(hidden) {
            let pile_has_others = of_others(&hand) < of_others(unseen);
            if pile_has_others == went_back {
                possible.add(&hand);
            }
        }
        *self = possible;
    }

    /// What the one hidden card can be.
    pub(super) const fn single(&self) -> FactionSet {
        self.one
    }

    /// Adds a hand to the possible ones.
    fn add(&mut self, hand: &Cards) {
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
