//! Keys: that nodes of the same key are the same for all that matters, and that there are such.

use std::collections::HashMap;

use super::positions::{decks, ending, rng};
use crate::bots::solver::deal::Deal;
use crate::bots::solver::keys::Keys;
use crate::bots::solver::node::{Node, kind};
use crate::bots::solver::position::Position;
use crate::bots::solver::set::{each, has};
use crate::cards::Faction;

/// All that matters of a node but its standing.
#[derive(Debug, PartialEq, Eq)]
struct Meaning {
    leader: usize,
    waiting: u32,
    removable: u32,
    /// Each card's hand, faction, power and weight.
    cards: Vec<(bool, Faction, Option<usize>, u64)>,
    /// For each pair of cards of different hands, whether either beats the other as an answer.
    meetings: Vec<[bool; 2]>,
}

impl Meaning {
    fn new(deal: &Deal, node: &Node) -> Self {
        let card = |card: usize| {
            let (faction, value) = (deal.cards[card].faction(), deal.cards[card].value());
            let power = matches!(faction, Faction::Gnome | Faction::Giant).then(|| kind(value));
            let weight = deal.facts[card].weight;
            (has(deal.held[1], card), faction, power, weight)
        };
        let [first, second] = deal.held.map(|held| node.left & held);
        let beats = |answer: usize, lead: usize| has(deal.facts[lead].beaten_by, answer);
        let meet = |(a, b): (usize, usize)| [beats(a, b), beats(b, a)];
        let pairs = each(first).flat_map(|a| each(second).map(move |b| (a, b)));
        Self {
            leader: node.leader,
            waiting: node.waiting.count_ones(),
            removable: deal.removable(node),
            cards: each(node.left).map(card).collect(),
            meetings: pairs.map(meet).collect(),
        }
    }
}

/// The nodes with any of the cards that are left, and some in which something else differs.
fn nodes(start: Node) -> impl Iterator<Item = Node> {
    let subsets = (0..=start.left).filter(move |subset| subset & !start.left == 0);
    subsets.flat_map(move |left| {
        let node = Node { left, ..start };
        let leader = 1 - start.leader;
        let waiting = start.waiting & start.waiting.wrapping_sub(1);
        [
            node,
            Node { leader, ..node },
            Node { waiting, ..node },
            Node { rows: 0, ..node },
        ]
    })
}

#[test]
fn nodes_of_the_same_key_are_the_same_for_all_that_matters() {
    let mut rng = rng(1);
    let (mut all, mut different) = (0, 0);
    for setup in decks() {
        let state = ending(setup, None, 10, &mut rng);
        let position = Position::of_state(&state).expect("a card is awaited in phase two");
        let deal = Deal::new(&position);
        let keys = Keys::new(&deal);
        let mut known = HashMap::new();
        for node in nodes(deal.start.node) {
            let key = keys.key(&deal, &node);
            let meaning = Meaning::new(&deal, &node);
            if let Some(other) = known.insert((key.0, key.1), meaning) {
                assert_eq!(known[&(key.0, key.1)], other, "{position:?}");
            }
            all += 1;
        }
        different += known.len();
    }
    assert!(different < all / 2, "{different} of {all}");
}
