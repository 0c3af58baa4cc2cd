//! Information-set Monte Carlo tree search for any game (Cowling, Powley and Whitehouse, 2012), with
//! a single tree for the searching seat.
//!
//! Each iteration samples a state that is consistent with the seat's view, descends the tree, expands one node,
//! plays on at random, and backpropagates the rewards: those at the end of the match, or at the first position
//! below the root that has a learned value. Chance is drawn on the way and has no nodes: a node stands for a
//! sequence of actions.

use std::num::NonZero;

use claim_rules::cards::{BySeat, Seat, SeatSet};
use claim_rules::{ActionSet, Game, GameView, Turn};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::heuristics::Heuristics;

/// The maximum number of iterations of one search. It bounds the memory of a search, see
/// [`bytes_per_iteration`].
pub const MAX_ITERATIONS: u32 = 1_000_000;

/// UCB1's exploration constant for rewards between 0 and 1, as in the paper.
const EXPLORATION: f32 = 0.7;

/// The number of iterations between two checks of the time.
const TIME_CHECK_INTERVAL: u32 = 16;

/// A node of the tree: an action and its statistics. The children of a node form a linked list.
#[derive(Clone, Debug)]
struct Node<A> {
    /// The action that leads here from the parent.
    action: A,
    /// In how many iterations it was chosen.
    visits: u32,
    /// In how many iterations it was legal when its parent was reached.
    availability: u32,
    /// The sum of the rewards of the seat that took the action.
    reward: f32,
    first_child: Option<NodeIndex>,
    next_sibling: Option<NodeIndex>,
}

/// A node's index in [`Tree::nodes`]. The root has index 0 and is not a child, so that 0 is free for `None`.
type NodeIndex = NonZero<u32>;

/// How long to search.
#[derive(Clone, Copy)]
pub(super) struct SearchBudget<'a> {
    /// The number of iterations, at most [`MAX_ITERATIONS`].
    pub(super) iterations: u32,
    /// The number of iterations for which there is memory.
    pub(super) max_iterations: u32,
    /// The search stops early when this returns false.
    pub(super) has_time: &'a dyn Fn() -> bool,
    /// Whether the tree grows beyond positions whose value was learned, in games where many iterations can use that.
    pub(super) looks_ahead: bool,
    /// The seats that can win, if not all can.
    pub(super) contenders: Option<SeatSet>,
}

/// What a search found out about an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActionStats<A> {
    /// The action.
    pub action: A,
    /// How often the search chose it. The most visited action is the best one.
    pub visits: u32,
    /// The sum of its rewards: 1 for a win; a shared win is divided among the winning sides.
    pub reward: f32,
}

impl<A> ActionStats<A> {
    /// The same statistics for an action of another type.
    pub(super) fn map<B>(self, wrap: impl FnOnce(A) -> B) -> ActionStats<B> {
        ActionStats {
            action: wrap(self.action),
            visits: self.visits,
            reward: self.reward,
        }
    }
}

/// Searches from the view and returns the statistics of the legal actions: of all of them, if there are at least
/// as many iterations. Empty while the view's seat is not to act.
///
/// Allocates at most [`bytes_per_iteration`] for each iteration. `rng` only seeds a faster generator,
/// which draws all other random numbers.
pub(super) fn search<V: GameView<State: Heuristics>>(
    view: &V,
    budget: SearchBudget<'_>,
    rng: &mut impl Rng,
) -> Vec<ActionStats<<V::State as Game>::Action>> {
    let legal = view.legal_actions();
    let Some(&any) = legal.first() else {
        return Vec::new();
    };
    let iterations = budget.iterations.min(MAX_ITERATIONS);
    let mut rng = Xoshiro256PlusPlus::from_rng(rng);
    let mut sample = view.sampler();
    let mut tree = Tree::new(any, iterations, budget.contenders);
    if budget.looks_ahead {
        tree = tree.looking_ahead::<V::State>();
    }
    for iteration in 0..iterations {
        if iteration % TIME_CHECK_INTERVAL == 0 && !(budget.has_time)() {
            break;
        }
        tree.iterate(sample(&mut rng), &mut rng);
    }
    tree.root_stats()
}

/// How many bytes a search in this game allocates for each iteration.
#[must_use]
pub const fn bytes_per_iteration<G: Game>() -> usize {
    size_of::<Node<G::Action>>() + size_of::<f32>()
}

/// The search tree; its root stands for the position that iterations begin with.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The nodes below the root that the current iteration passed, and the seat that acted there.
    path: Vec<(NodeIndex, Seat)>,
    /// The natural logarithm of each availability that can occur.
    logarithms: Vec<f32>,
    /// Whether the tree grows beyond positions whose value was learned.
    looks_ahead: bool,
    /// The seats that can win, if not all can.
    contenders: Option<SeatSet>,
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree with room for this many iterations. The root's action is never read.
    pub(super) fn new(root_action: A, iterations: u32, contenders: Option<SeatSet>) -> Self {
        let mut nodes = Vec::with_capacity(iterations as usize + 1);
        nodes.push(Node::new(root_action, None));
        #[expect(
            clippy::cast_precision_loss,
            reason = "counts are far below what f32 represents exactly"
        )]
        let logarithms = (0..=iterations)
            .map(|count| libm::logf(count as f32))
            .collect();
        Self {
            nodes,
            path: Vec::new(),
            logarithms,
            looks_ahead: false,
            contenders,
        }
    }

    /// The tree, growing beyond positions whose value was learned, in games where that helps.
    pub(super) fn looking_ahead<G: Heuristics>(mut self) -> Self {
        self.looks_ahead = G::CAN_LOOK_AHEAD;
        self
    }

    /// One iteration: selection, expansion, rollout and backpropagation. Returns the rewards.
    pub(super) fn iterate<G: Heuristics<Action = A>>(
        &mut self,
        mut state: G,
        rng: &mut impl Rng,
    ) -> BySeat<f32> {
        self.path.clear();
        let mut node = 0;
        while node == 0 || self.looks_ahead || state.learned_chances().is_none() {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    apply_due_chance(&mut state, rng);
                }
                Turn::Seat(seat) => {
                    let Some((child, is_new)) = self.select(node, state.legal_set(), rng) else {
                        break;
                    };
                    node = child.get() as usize;
                    if state.play(self.nodes[node].action).is_err() {
                        break;
                    }
                    self.path.push((child, seat));
                    if is_new {
                        break;
                    }
                }
            }
        }
        let rewards = roll_out(&mut state, self.contenders, rng);
        self.backpropagate(&rewards);
        rewards
    }

    /// The child to descend to and whether it is new: a random untried action if there is one, else
    /// the child with the highest upper confidence bound.
    fn select(
        &mut self,
        node: usize,
        legal: impl ActionSet<A>,
        rng: &mut impl Rng,
    ) -> Option<(NodeIndex, bool)> {
        let mut untried = legal;
        let mut best = None;
        let mut best_bound = f32::NEG_INFINITY;
        let mut next = self.nodes[node].first_child;
        while let Some(index) = next {
            let child = &mut self.nodes[index.get() as usize];
            next = child.next_sibling;
            if untried.remove(child.action) {
                child.availability += 1;
                let bound = child.upper_bound(self.logarithms[child.availability as usize]);
                if bound > best_bound {
                    best_bound = bound;
                    best = Some(index);
                }
            }
        }
        match untried.pick(rng) {
            Some(action) => Some((self.expand(node, action)?, true)),
            None => Some((best?, false)),
        }
    }

    /// Adds a child; `None` if the indices are used up.
    fn expand(&mut self, parent: usize, action: A) -> Option<NodeIndex> {
        let index = u32::try_from(self.nodes.len())
            .ok()
            .and_then(NodeIndex::new)?;
        let next_sibling = self.nodes[parent].first_child.replace(index);
        self.nodes.push(Node::new(action, next_sibling));
        Some(index)
    }

    fn backpropagate(&mut self, rewards: &BySeat<f32>) {
        for &(index, seat) in &self.path {
            let node = &mut self.nodes[index.get() as usize];
            node.visits += 1;
            node.reward += rewards[seat];
        }
    }

    /// The statistics of the root's children.
    fn root_stats(&self) -> Vec<ActionStats<A>> {
        let stats = self.children(0).map(|(_, child)| ActionStats {
            action: child.action,
            visits: child.visits,
            reward: child.reward,
        });
        stats.collect()
    }

    fn children(&self, node: usize) -> impl Iterator<Item = (NodeIndex, &Node<A>)> {
        let mut next = self.nodes[node].first_child;
        std::iter::from_fn(move || {
            let index = next?;
            let child = &self.nodes[index.get() as usize];
            next = child.next_sibling;
            Some((index, child))
        })
    }
}

impl<A> Node<A> {
    const fn new(action: A, next_sibling: Option<NodeIndex>) -> Self {
        Self {
            action,
            visits: 0,
            availability: 1,
            reward: 0.0,
            first_child: None,
            next_sibling,
        }
    }

    /// UCB1, with the node's availability in place of its parent's visits.
    #[expect(
        clippy::cast_precision_loss,
        reason = "counts are far below what f32 represents exactly"
    )]
    fn upper_bound(&self, ln_availability: f32) -> f32 {
        let per_visit = 1.0 / self.visits as f32;
        self.reward * per_visit + EXPLORATION * (ln_availability * per_visit).sqrt()
    }
}

/// Plays on to a position whose value was learned, or to the end of the match, and returns the rewards.
fn roll_out<G: Heuristics>(
    state: &mut G,
    contenders: Option<SeatSet>,
    rng: &mut impl Rng,
) -> BySeat<f32> {
    loop {
        if let Some(chances) = state.learned_chances() {
            return chances;
        }
        if !state.rollout_step(rng) && !apply_due_chance(state, rng) {
            return rewards(state, contenders);
        }
    }
}

/// Draws and applies the chance that is due. Returns whether any was due.
fn apply_due_chance<G: Game>(state: &mut G, rng: &mut impl Rng) -> bool {
    let chance = state.draw_chance(rng);
    chance.is_some_and(|chance| state.apply_chance(&chance).is_ok())
}

/// The seats that have won a finished match. `contenders` are those that can win it, if not all can.
pub(super) fn winners_among<G: Game>(state: &G, contenders: Option<SeatSet>) -> SeatSet {
    contenders.map_or_else(|| state.winners(), |seats| state.best_of(seats))
}

/// Each seat's reward in a finished match. Sides that tie share one win; the seats of a side get the
/// same.
#[expect(clippy::cast_precision_loss, reason = "there are at most five sides")]
fn rewards<G: Game>(state: &G, contenders: Option<SeatSet>) -> BySeat<f32> {
    let winners = winners_among(state, contenders);
    let is_first_of_side = |&seat: &Seat| {
        !winners
            .iter()
            .any(|other| other < seat && state.side(other) == state.side(seat))
    };
    let sides = winners.iter().filter(is_first_of_side).count();
    let mut rewards = BySeat::default();
    for seat in winners {
        rewards[seat] = 1.0 / sides as f32;
    }
    rewards
}

#[cfg(test)]
mod tests {
    use claim_rules::kingdoms::State;
    use claim_rules::{GameKind, Options, Setup};
    use rand::SeedableRng;

    use super::*;

    /// Whether, after some iterations at the beginning of a match of Claim Kingdoms, the tree goes beyond the first
    /// turn.
    fn tree_goes_beyond_the_turn(looks_ahead: bool) -> bool {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let setup = Setup::random(GameKind::Kingdoms, 2, &Options::default(), &mut rng);
        let setup = setup.expect("the game is for two");
        let claim_rules::State::Kingdoms(state) = claim_rules::State::new(&setup) else {
            panic!("another game");
        };
        let mut state: State = *state;
        while apply_due_chance(&mut state, &mut rng) {}
        let Turn::Seat(first) = state.turn() else {
            panic!("no seat is to act");
        };
        let any = Game::legal_actions(&state)[0];
        let mut tree = Tree::new(any, 20_000, None);
        tree.looks_ahead = looks_ahead;
        (0..20_000).any(|_| {
            tree.iterate(state, &mut rng);
            tree.path.iter().any(|&(_, seat)| seat != first)
        })
    }

    #[test]
    fn tree_grows_beyond_a_learned_position_only_if_it_looks_ahead() {
        assert!(!tree_goes_beyond_the_turn(false));
        assert!(tree_goes_beyond_the_turn(true));
    }
}
