//! Nodes with the same canonical key are equivalent, and there are such nodes.

use std::collections::HashMap;

use super::positions::{decks, ending, position, rng};
use crate::bots::solver::canonical_key::KeyTables;
use crate::bots::solver::endgame::Endgame;
use crate::bots::solver::node::{Node, gnome_kind};
use crate::bots::solver::set::{each, has};
use claim_rules::cards::Faction;

/// All that matters about a node except its standing.
#[derive(Debug, PartialEq, Eq)]
struct NodeProperties {
    leader: usize,
    waiting: u32,
    removable: u32,
    /// Each card's hand, faction, power and weight.
    cards: Vec<(bool, Faction, Option<usize>, u64)>,
    /// For each pair of cards of different hands, whether either beats the other as an answer.
    meetings: Vec<[bool; 2]>,
}

impl NodeProperties {
    fn new(endgame: &Endgame, node: &Node) -> Self {
        let card = |card: usize| {
            let (faction, value) = (endgame.cards[card].faction(), endgame.cards[card].value());
            let power =
                matches!(faction, Faction::Gnome | Faction::Giant).then(|| gnome_kind(value));
            let weight = endgame.info[card].weight;
            (has(endgame.held[1], card), faction, power, weight)
        };
        let [first, second] = endgame.held.map(|held| node.hands & held);
        let beats = |answer: usize, lead: usize| has(endgame.info[lead].beaten_by, answer);
        let meet = |(a, b): (usize, usize)| [beats(a, b), beats(b, a)];
        let pairs = each(first).flat_map(|a| each(second).map(move |b| (a, b)));
        Self {
            leader: node.leader,
            waiting: node.waiting.count_ones(),
            removable: endgame.removable_rows(node),
            cards: each(node.hands).map(card).collect(),
            meetings: pairs.map(meet).collect(),
        }
    }
}

/// The nodes with any subset of the cards, and some in which something else differs.
fn nodes(start: Node) -> impl Iterator<Item = Node> {
    let subsets = (0..=start.hands).filter(move |subset| subset & !start.hands == 0);
    subsets.flat_map(move |hands| {
        let node = Node { hands, ..start };
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
fn nodes_with_the_same_key_are_equivalent() {
    let mut rng = rng(1);
    let (mut all, mut different) = (0, 0);
    for setup in decks() {
        let state = ending(setup, None, 10, &mut rng);
        let position = position(&state);
        let endgame = Endgame::new(&position);
        let keys = KeyTables::new(&endgame);
        let mut known = HashMap::new();
        for node in nodes(endgame.start.node) {
            let key = keys.key(&endgame, &node);
            let properties = NodeProperties::new(&endgame, &node);
            if let Some(other) = known.insert((key.0, key.1), properties) {
                assert_eq!(known[&(key.0, key.1)], other, "{position:?}");
            }
            all += 1;
        }
        different += known.len();
    }
    assert!(different < all / 2, "{different} of {all}");
}
