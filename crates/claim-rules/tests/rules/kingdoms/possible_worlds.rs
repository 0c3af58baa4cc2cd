//! What a seat can deduce about the opponent's hidden cards, found by enumerating all possible worlds.

use std::collections::BTreeSet;

use claim_rules::cards::Faction;

/// A world: the opponent's hidden cards and the draw pile, both sorted.
type World = (Vec<Faction>, Vec<Faction>);

/// All worlds that are possible, given what a seat has seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PossibleWorlds(BTreeSet<World>);

impl PossibleWorlds {
    /// The worlds after the deal: the opponent may have any two of the unseen cards.
    pub(crate) fn after_the_deal(mut unseen: Vec<Faction>) -> Self {
        unseen.sort_unstable();
        let mut worlds = Self([(Vec::new(), unseen)].into_iter().collect());
        worlds.draws();
        worlds.draws();
        worlds
    }

    /// The possible hidden cards of the opponent.
    pub(crate) fn hands(&self) -> BTreeSet<Vec<Faction>> {
        self.0.iter().map(|(hand, _)| hand.clone()).collect()
    }

    /// The opponent draws a card from the pile.
    pub(crate) fn draws(&mut self) {
        self.each(|(hand, pile)| {
            let drawn = choices(&pile, 1).into_iter();
            let with = |(card, pile): World| ([hand.clone(), card].concat(), pile);
            drawn.map(with).collect()
        });
    }

    /// The opponent plays a hidden card.
    pub(crate) fn plays(&mut self, card: Faction) {
        self.each(|(hand, pile)| {
            let left = without(&hand, card).into_iter();
            left.map(|hand| (hand, pile.clone())).collect()
        });
    }

    /// The seat sees a card leave the pile.
    pub(crate) fn sees(&mut self, card: Faction) {
        self.each(|(hand, pile)| {
            let left = without(&pile, card).into_iter();
            left.map(|pile| (hand.clone(), pile)).collect()
        });
    }

    /// The seat sees cards go back into the pile.
    pub(crate) fn returns(&mut self, cards: impl IntoIterator<Item = Faction>) {
        let cards: Vec<_> = cards.into_iter().collect();
        self.each(|(hand, pile)| vec![(hand, [pile, cards.clone()].concat())]);
    }

    /// The display has three equal cards: two of them go back into the pile, unless the pile has no card of another
    /// faction. `goes_back` says whether they did.
    pub(crate) fn reshuffles(&mut self, equal: Faction, goes_back: bool) {
        let fits = |pile: &[Faction]| pile.iter().any(|&card| card != equal) == goes_back;
        self.0.retain(|(_, pile)| fits(pile));
    }

    /// The opponent's Seer drew `drawn` cards. Of these and the only card in hand, which is `open` or else hidden,
    /// the opponent kept two and returned `returned`.
    pub(crate) fn keeps(&mut self, drawn: usize, open: Option<Faction>, returned: usize) {
        self.each(|(hand, pile)| {
            let mut worlds = Vec::new();
            for (drawn, pile) in choices(&pile, drawn) {
                let all = [hand.clone(), drawn, open.into_iter().collect()].concat();
                for (kept, back) in choices(&all, all.len() - returned) {
                    worlds.push((kept, [pile.clone(), back].concat()));
                }
            }
            worlds
        });
        // If nothing was returned, the open card was kept and stays known.
        if let Some(card) = open.filter(|_| returned == 0) {
            self.plays(card);
        }
    }

    /// Replaces each world by those that can follow from it.
    fn each(&mut self, next: impl Fn(World) -> Vec<World>) {
        let worlds = std::mem::take(&mut self.0).into_iter().flat_map(next);
        let sorted = |(mut hand, mut pile): World| {
            hand.sort_unstable();
            pile.sort_unstable();
            (hand, pile)
        };
        self.0 = worlds.map(sorted).collect();
    }
}

/// Every way to take `count` of these cards: those taken, and those left.
fn choices(cards: &[Faction], count: usize) -> BTreeSet<World> {
    if count == 0 {
        return [(Vec::new(), cards.to_vec())].into_iter().collect();
    }
    let kinds: BTreeSet<_> = cards.iter().copied().collect();
    let mut all = BTreeSet::new();
    for card in kinds {
        let rest = without(cards, card).expect("the card is among them");
        for (mut taken, rest) in choices(&rest, count - 1) {
            taken.push(card);
            taken.sort_unstable();
            all.insert((taken, rest));
        }
    }
    all
}

/// The cards without one of that faction, if there is one.
fn without(cards: &[Faction], card: Faction) -> Option<Vec<Faction>> {
    let index = cards.iter().position(|&other| other == card)?;
    Some([&cards[..index], &cards[index + 1..]].concat())
}
