//! Search for a game of any kind: information-set Monte Carlo tree search (Cowling, Powley and
//! Whitehouse, 2012), with one tree for the seat that thinks.
//!
//! Each iteration deals anew what the seat cannot see, walks down the tree as far as it is known,
//! adds a node, plays on at random, and notes who won. Chance is drawn on the way and leaves no
//! trace in the tree: a node stands for what the seats did.

use std::num::NonZero;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::knowledge::Knowledge;
use crate::cards::{BySeat, Seat};
use crate::rules::{ActionSet, Game, GameView, Turn};

/// How much a rarely tried action is preferred to a promising one. From the literature; the rewards
/// lie between 0 and 1.
const EXPLORATION: f32 = 0.7;

/// What some seats did, one after another, and what came of it.
#[derive(Clone, Debug)]
struct Node<A> {
    /// The last of what they did.
    action: A,
    /// How often it was tried.
    visits: u32,
    /// How often it could have been.
    chances: u32,
    /// What the seat that did it got for it, in all.
    reward: f32,
    /// The first of those that go on from here, and the next of those that go on from where this
    /// one does.
    child: Option<Number>,
    sibling: Option<Number>,
}

/// A node's place in the tree: any but that of the first, which goes on from none.
type Number = NonZero<u32>;

/// How long to search.
#[derive(Clone, Copy)]
pub(super) struct Budget<'a> {
    /// So many iterations at most.
    pub(super) iterations: u32,
    /// And none once this says no.
    pub(super) has_time: &'a dyn Fn() -> bool,
}

/// An action that was tried, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried<A> {
    /// The action.
    pub action: A,
    /// How often it was tried: the better it looked, the more often.
    pub visits: u32,
    /// What its seat got for it, in all: 1 for a win, its part of one that is shared.
    pub reward: f32,
}

impl<A> Tried<A> {
    /// The same of another kind of action.
    pub(super) fn map<B>(self, wrap: impl FnOnce(A) -> B) -> Tried<B> {
        Tried {
            action: wrap(self.action),
            visits: self.visits,
            reward: self.reward,
        }
    }
}

/// Tries what the view's seat may do, each legal action at least once if the budget allows for it;
/// nothing while it is not to act.
///
/// Takes [`bytes_per_iteration`]; from `rng` no more than a seed, for quicker numbers of its own.
pub(super) fn search<V: GameView<State: Knowledge>>(
    view: &V,
    budget: Budget<'_>,
    rng: &mut impl Rng,
) -> Vec<Tried<<V::State as Game>::Action>> {
    let legal = view.legal_actions();
    let Some(&any) = legal.first() else {
        return Vec::new();
    };
    let mut rng = Xoshiro256PlusPlus::from_rng(rng);
    let mut sample = view.sampler();
    let mut tree = Tree::new(any, budget.iterations);
    for number in 0..budget.iterations {
        // To ask for the time takes time itself.
        if number % 16 == 0 && !(budget.has_time)() {
            break;
        }
        tree.grow(sample(&mut rng), &mut rng);
    }
    tree.tried()
}

/// How much memory a search takes for each iteration of it.
#[must_use]
pub const fn bytes_per_iteration<G: Game>() -> usize {
    size_of::<Node<G::Action>>() + size_of::<f32>()
}

/// All that was tried; the first node stands for nothing having been done.
struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The nodes of an iteration below the first, and who did what they stand for.
    path: Vec<(Number, Seat)>,
    /// The logarithm of each number of chances that a node can have.
    logarithms: Vec<f32>,
}

impl<A: Copy + Eq> Tree<A> {
    fn new(any: A, iterations: u32) -> Self {
        let mut nodes = Vec::with_capacity(iterations as usize + 1);
        nodes.push(Node::new(any, None));
        #[expect(
            clippy::cast_precision_loss,
            reason = "an estimate of counts far below what a float counts exactly"
        )]
        let logarithms = (0..=iterations).map(|count| (count as f32).ln()).collect();
        Self {
            nodes,
            path: Vec::new(),
            logarithms,
        }
    }

    /// Plays a match from `state` to its end, first by the tree, then at random, and remembers it.
    fn grow<G: Knowledge<Action = A>>(&mut self, mut state: G, rng: &mut impl Rng) {
        self.path.clear();
        let mut node = 0;
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    settle(&mut state, rng);
                }
                Turn::Seat(seat) => {
                    let Some((next, is_new)) = self.select(node, state.legal_set(), rng) else {
                        break;
                    };
                    node = next.get() as usize;
                    if state.play(self.nodes[node].action).is_err() {
                        break;
                    }
                    self.path.push((next, seat));
                    if is_new {
                        break;
                    }
                }
            }
        }
        play_out(&mut state, rng);
        self.remember(&rewards(&state));
    }

    /// The node to go on with: one that was not tried yet, if there is any, else the one that
    /// promises most; and whether it is new.
    fn select(
        &mut self,
        node: usize,
        legal: impl ActionSet<A>,
        rng: &mut impl Rng,
    ) -> Option<(Number, bool)> {
        let mut untried = legal;
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        let mut next = self.nodes[node].child;
        while let Some(child) = next {
            let it = &mut self.nodes[child.get() as usize];
            next = it.sibling;
            if untried.remove(it.action) {
                it.chances += 1;
                let promise = it.promise(self.logarithms[it.chances as usize]);
                if promise > most {
                    most = promise;
                    best = Some(child);
                }
            }
        }
        match untried.pick(rng) {
            Some(action) => Some((self.add(node, action)?, true)),
            None => Some((best?, false)),
        }
    }

    /// A new node; none if there are as many as can be numbered.
    fn add(&mut self, parent: usize, action: A) -> Option<Number> {
        let number = u32::try_from(self.nodes.len()).ok().and_then(Number::new)?;
        let sibling = self.nodes[parent].child.replace(number);
        self.nodes.push(Node::new(action, sibling));
        Some(number)
    }

    fn remember(&mut self, rewards: &BySeat<f32>) {
        for &(number, seat) in &self.path {
            let node = &mut self.nodes[number.get() as usize];
            node.visits += 1;
            node.reward += rewards[seat];
        }
    }

    /// What was tried first of all.
    fn tried(&self) -> Vec<Tried<A>> {
        let mut tried = Vec::new();
        let mut next = self.nodes[0].child;
        while let Some(child) = next {
            let it = &self.nodes[child.get() as usize];
            next = it.sibling;
            tried.push(Tried {
                action: it.action,
                visits: it.visits,
                reward: it.reward,
            });
        }
        tried
    }
}

impl<A> Node<A> {
    const fn new(action: A, sibling: Option<Number>) -> Self {
        Self {
            action,
            visits: 0,
            chances: 1,
            reward: 0.0,
            child: None,
            sibling,
        }
    }

    /// How good it was so far, and how little is known of it (UCB1, with the chances it had in place
    /// of the visits of the node above): for the logarithm of its chances.
    #[expect(
        clippy::cast_precision_loss,
        reason = "an estimate of counts far below what a float counts exactly"
    )]
    fn promise(&self, logarithm: f32) -> f32 {
        let share = 1.0 / self.visits as f32;
        self.reward * share + EXPLORATION * (logarithm * share).sqrt()
    }
}

/// Lets chance decide what is due; whether anything was.
fn settle<G: Game>(state: &mut G, rng: &mut impl Rng) -> bool {
    // What the state itself draws, it takes.
    let chance = state.draw_chance(rng);
    chance.is_some_and(|chance| state.settle(&chance).is_ok())
}

/// Plays on to the end.
fn play_out<G: Knowledge>(state: &mut G, rng: &mut impl Rng) {
    while state.play_on(rng) || settle(state, rng) {}
}

/// What each seat gets out of a match that was played out: a win is shared among the sides that are
/// tied for it.
#[expect(clippy::cast_precision_loss, reason = "there are few sides")]
fn rewards<G: Game>(state: &G) -> BySeat<f32> {
    let winners = state.winners();
    let is_first = |&seat: &Seat| {
        !winners
            .iter()
            .any(|&it| it < seat && state.side(it) == state.side(seat))
    };
    let sides = winners.iter().copied().filter(is_first).count();
    let mut rewards = BySeat::default();
    for seat in winners {
        rewards[seat] = 1.0 / sides as f32;
    }
    rewards
}
