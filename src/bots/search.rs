//! Search for a game of any kind: information-set Monte Carlo tree search (Cowling, Powley and
//! Whitehouse, 2012), with one tree for the seat that thinks.
//!
//! Each iteration deals anew what the seat cannot see, walks down the tree as far as it is known,
//! adds a node, plays on at random, and notes who won. Chance is drawn on the way and leaves no
//! trace in the tree: a node stands for what the seats did.

use rand::Rng;

use crate::cards::{BySeat, Seat};
use crate::rules::{Game, GameView, Turn};

/// How much a rarely tried action is preferred to a promising one. From the literature; the rewards
/// lie between 0 and 1.
const EXPLORATION: f32 = 0.7;

/// What some seats did, one after another, and what came of it.
#[derive(Clone, Debug)]
struct Node<A> {
    /// The seat that did the last of it.
    seat: Seat,
    /// What that was.
    action: A,
    /// How often it was tried.
    visits: u32,
    /// How often it could have been.
    chances: u32,
    /// What that seat got for it, in all.
    reward: f32,
    /// The first of those that go on from here, and the next of those that go on from where this
    /// one does.
    child: Option<u32>,
    sibling: Option<u32>,
}

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
/// Takes memory for a node an iteration.
pub(super) fn search<V: GameView>(
    view: &V,
    budget: Budget<'_>,
    rng: &mut impl Rng,
) -> Vec<Tried<<V::State as Game>::Action>> {
    let legal = view.legal_actions();
    let Some(&any) = legal.first() else {
        return Vec::new();
    };
    let mut tree = Tree::new(view.seat(), any, budget.iterations);
    for _ in 0..budget.iterations {
        if !(budget.has_time)() {
            break;
        }
        tree.grow(view.sample(rng), rng);
    }
    tree.tried()
}

/// All that was tried; the first node stands for nothing having been done.
struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The nodes of an iteration, from the first one down.
    path: Vec<u32>,
}

impl<A: Copy + Eq> Tree<A> {
    fn new(seat: Seat, any: A, iterations: u32) -> Self {
        let mut nodes = Vec::with_capacity(iterations as usize + 1);
        nodes.push(Node::new(seat, any, None));
        let path = Vec::new();
        Self { nodes, path }
    }

    /// Plays a match from `state` to its end, first by the tree, then at random, and remembers it.
    fn grow<G: Game<Action = A>>(&mut self, mut state: G, rng: &mut impl Rng) {
        self.path.clear();
        self.path.push(0);
        let mut node = 0;
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => settle(&mut state, rng),
                Turn::Seat(seat) => {
                    let (next, is_new) = self.select(node, seat, &state.legal_actions(), rng);
                    if state.play(self.nodes[next as usize].action).is_err() {
                        break;
                    }
                    self.path.push(next);
                    node = next;
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
    fn select(&mut self, node: u32, seat: Seat, legal: &[A], rng: &mut impl Rng) -> (u32, bool) {
        let mut untried = legal.to_vec();
        let mut best: Option<(f32, u32)> = None;
        let mut next = self.nodes[node as usize].child;
        while let Some(child) = next {
            let it = &mut self.nodes[child as usize];
            next = it.sibling;
            if let Some(place) = untried.iter().position(|action| *action == it.action) {
                untried.swap_remove(place);
                it.chances += 1;
                let promise = it.promise();
                if best.is_none_or(|(most, _)| promise > most) {
                    best = Some((promise, child));
                }
            }
        }
        match (best, untried.len()) {
            (Some((_, child)), 0) => (child, false),
            (_, count) => {
                let action = untried[random_below(rng, count)];
                (self.add(node, seat, action), true)
            }
        }
    }

    fn add(&mut self, parent: u32, seat: Seat, action: A) -> u32 {
        let number = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        let sibling = self.nodes[parent as usize].child.replace(number);
        self.nodes.push(Node::new(seat, action, sibling));
        number
    }

    fn remember(&mut self, rewards: &BySeat<f32>) {
        for &number in &self.path {
            let node = &mut self.nodes[number as usize];
            node.visits += 1;
            node.reward += rewards[node.seat];
        }
    }

    /// What was tried first of all.
    fn tried(&self) -> Vec<Tried<A>> {
        let mut tried = Vec::new();
        let mut next = self.nodes[0].child;
        while let Some(child) = next {
            let it = &self.nodes[child as usize];
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
    const fn new(seat: Seat, action: A, sibling: Option<u32>) -> Self {
        Self {
            seat,
            action,
            visits: 0,
            chances: 1,
            reward: 0.0,
            child: None,
            sibling,
        }
    }

    /// How good it was so far, and how little is known of it (UCB1, with the chances it had in place
    /// of the visits of the node above).
    #[expect(
        clippy::cast_precision_loss,
        reason = "an estimate of counts far below what a float counts exactly"
    )]
    fn promise(&self) -> f32 {
        let visits = self.visits as f32;
        self.reward / visits + EXPLORATION * ((self.chances as f32).ln() / visits).sqrt()
    }
}

/// Lets chance decide all that is due.
fn settle<G: Game>(state: &mut G, rng: &mut impl Rng) {
    if let Some(chance) = state.draw_chance(rng) {
        // What the state itself draws, it takes.
        let _ = state.settle(&chance);
    }
}

/// Plays on at random to the end.
fn play_out<G: Game>(state: &mut G, rng: &mut impl Rng) {
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => settle(state, rng),
            Turn::Seat(_) => {
                if !state.play_at_random(rng) {
                    return;
                }
            }
        }
    }
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

fn random_below(rng: &mut impl Rng, count: usize) -> usize {
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    crate::rules::chance::below(rng, count) as usize
}
