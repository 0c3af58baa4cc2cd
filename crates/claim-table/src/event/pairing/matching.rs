//! The cheapest way to pair everyone: a minimum-cost perfect matching of a complete graph, exact, by Edmonds' blossom
//! algorithm.
//!
//! Each person has a label. An edge may be used only if it has no slack, which is what the labels of its ends exceed
//! its weight by. From every person without a partner, a tree of such edges grows, in which *even* and *odd* nodes
//! alternate. Where two trees meet, there is one more pair. Where a tree meets itself, its odd cycle becomes a *blossom*, a
//! node that stands for all its parts. Where nothing can grow, the labels change until an edge loses its slack. The
//! parts of the algorithm follow Galil, "Efficient algorithms for finding maximum matching in graphs" (1986); each pair
//! takes time in the square of the number of people.

/// What it costs to pair each two of several people.
pub(in super::super) struct Costs {
    people: usize,
    costs: Vec<i128>,
}

impl Costs {
    /// The costs of all pairs of this many people, the lower number first. Their absolute values must be below 2^124.
    pub(in super::super) fn new(people: usize, cost: impl Fn(usize, usize) -> i128) -> Self {
        let mut costs = vec![0; people * people];
        for low in 0..people {
            for high in low + 1..people {
                let cost = cost(low, high);
                costs[low * people + high] = cost;
                costs[high * people + low] = cost;
            }
        }
        Self { people, costs }
    }

    /// What it costs to pair two people, whose order does not matter.
    pub(in super::super) fn of(&self, one: usize, other: usize) -> i128 {
        self.costs[one * self.people + other]
    }
}

/// The partner of each person if all are paired at the lowest total cost. One such matching, if there are several.
///
/// # Panics
///
/// If the number of people is odd.
pub(in super::super) fn cheapest_partners(costs: &Costs) -> Vec<usize> {
    assert!(costs.people.is_multiple_of(2), "everyone needs a partner");
    let mut search = Search::new(costs);
    for _ in 0..costs.people / 2 {
        search.add_pair();
    }
    search.mate.truncate(costs.people);
    search.mate
}

/// Stands for no person, and for no node.
const NONE: usize = usize::MAX;

/// What a node is in the trees.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// In no tree.
    Free,
    /// A root, or reached over an edge of the matching.
    Even,
    /// Reached over an edge that is not of the matching.
    Odd,
}

/// An edge, from a person to a person.
type Edge = (usize, usize);

/// The state of the search. A node is a person, below `people`, or a blossom.
struct Search<'a> {
    costs: &'a Costs,
    people: usize,
    /// The labels of persons and blossoms. Those of persons count twice, so that all numbers are whole.
    label: Vec<i128>,
    /// The person with whom a node is paired.
    mate: Vec<usize>,
    /// The outermost node that contains a node; `NONE` for a blossom that is not in use.
    top: Vec<usize>,
    /// The parts of each blossom in the order of its cycle, first the one by which it is paired.
    parts: Vec<Vec<usize>>,
    /// For each node and person, the part of the node that contains the person.
    part_with: Vec<Vec<usize>>,
    /// For each two nodes, the edge between them with the least slack.
    edges: Vec<Vec<Edge>>,
    kind: Vec<Kind>,
    /// The person from whom an odd node was reached.
    parent: Vec<usize>,
    /// The even person outside a node from whom the edge to it has the least slack.
    nearest: Vec<usize>,
    /// Even persons whose edges have to be looked at.
    queue: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(costs: &'a Costs) -> Self {
        let people = costs.people;
        // Blossoms have at least three parts, so that no more can exist at once.
        let nodes = people + people / 2;
        let lowest = costs.costs.iter().copied().min().unwrap_or_default();
        let mut edges = vec![vec![(NONE, NONE); nodes]; nodes];
        let mut part_with = vec![vec![NONE; people]; nodes];
        for (one, edges) in edges.iter_mut().take(people).enumerate() {
            part_with[one][one] = one;
            for (other, edge) in edges.iter_mut().take(people).enumerate() {
                *edge = (one, other);
            }
        }
        Self {
            costs,
            people,
            label: vec![-lowest; nodes],
            mate: vec![NONE; nodes],
            top: (0..nodes)
                .map(|node| if node < people { node } else { NONE })
                .collect(),
            parts: vec![Vec::new(); nodes],
            part_with,
            edges,
            kind: vec![Kind::Free; nodes],
            parent: vec![NONE; nodes],
            nearest: vec![NONE; nodes],
            queue: Vec::new(),
        }
    }

    /// Twice the slack of an edge, which is never negative.
    fn slack(&self, (one, other): Edge) -> i128 {
        self.label[one] + self.label[other] + 2 * self.costs.of(one, other)
    }

    fn is_top(&self, node: usize) -> bool {
        self.top[node] == node
    }

    /// Grows trees until two of them meet, which makes one more pair.
    fn add_pair(&mut self) {
        self.kind.fill(Kind::Free);
        self.nearest.fill(NONE);
        self.queue.clear();
        for node in 0..self.top.len() {
            if self.is_top(node) && self.mate[node] == NONE {
                self.parent[node] = NONE;
                self.make_even(node);
            }
        }
        loop {
            while let Some(person) = self.queue.pop() {
                if self.look_around(person) {
                    return;
                }
            }
            self.change_labels();
            if self.follow_nearest() {
                return;
            }
            for blossom in self.people..self.top.len() {
                let is_odd = self.is_top(blossom) && self.kind[blossom] == Kind::Odd;
                if is_odd && self.label[blossom] == 0 {
                    self.expand(blossom);
                }
            }
        }
    }

    /// Follows the edges of an even person that have no slack. Whether that made one more pair.
    fn look_around(&mut self, person: usize) -> bool {
        for other in 0..self.people {
            if self.top[person] == self.top[other] {
                continue;
            }
            if self.slack((person, other)) > 0 {
                self.note_nearest(self.top[other], person);
            } else if self.follow((person, other)) {
                return true;
            }
        }
        false
    }

    /// Follows the edges that have lost their slack. Whether that made one more pair.
    fn follow_nearest(&mut self) -> bool {
        for node in 0..self.top.len() {
            let near = self.nearest[node];
            if self.is_top(node) && near != NONE && self.top[near] != node {
                let edge = self.edges[near][node];
                if self.slack(edge) == 0 && self.follow(edge) {
                    return true;
                }
            }
        }
        false
    }

    /// Changes the labels by as much as all slacks, and the labels of odd blossoms, allow.
    fn change_labels(&mut self) {
        let mut delta = i128::MAX;
        for node in 0..self.top.len() {
            if !self.is_top(node) {
                continue;
            }
            if node >= self.people && self.kind[node] == Kind::Odd {
                delta = delta.min(self.label[node] / 2);
            }
            if self.nearest[node] != NONE {
                let slack = self.slack(self.edges[self.nearest[node]][node]);
                match self.kind[node] {
                    Kind::Free => delta = delta.min(slack),
                    Kind::Even => delta = delta.min(slack / 2),
                    Kind::Odd => {}
                }
            }
        }
        for person in 0..self.people {
            match self.kind[self.top[person]] {
                Kind::Even => self.label[person] -= delta,
                Kind::Odd => self.label[person] += delta,
                Kind::Free => {}
            }
        }
        for blossom in self.people..self.top.len() {
            if self.is_top(blossom) {
                match self.kind[blossom] {
                    Kind::Even => self.label[blossom] += 2 * delta,
                    Kind::Odd => self.label[blossom] -= 2 * delta,
                    Kind::Free => {}
                }
            }
        }
    }

    /// Follows an edge without slack from an even node. Whether that made one more pair.
    fn follow(&mut self, (from, to): Edge) -> bool {
        let (near, far) = (self.top[from], self.top[to]);
        match self.kind[far] {
            Kind::Free => {
                self.kind[far] = Kind::Odd;
                self.parent[far] = from;
                let next = self.top[self.mate[far]];
                self.nearest[far] = NONE;
                self.nearest[next] = NONE;
                self.make_even(next);
                false
            }
            Kind::Even => {
                if let Some(root) = self.common_node(near, far) {
                    self.shrink(near, root, far);
                    return false;
                }
                self.augment(near, far);
                self.augment(far, near);
                true
            }
            Kind::Odd => false,
        }
    }

    fn make_even(&mut self, node: usize) {
        self.kind[node] = Kind::Even;
        self.queue_all(node);
    }

    /// Adds the persons in a node to the queue.
    fn queue_all(&mut self, node: usize) {
        let persons = (0..self.people).filter(|&it| self.part_with[node][it] != NONE);
        self.queue.extend(persons);
    }

    fn note_nearest(&mut self, node: usize, person: usize) {
        let near = self.nearest[node];
        let edge = self.edges[person][node];
        if near == NONE || self.slack(edge) < self.slack(self.edges[near][node]) {
            self.nearest[node] = person;
        }
    }

    fn find_nearest(&mut self, node: usize) {
        self.nearest[node] = NONE;
        for person in 0..self.people {
            let top = self.top[person];
            if top != node && self.kind[top] == Kind::Even {
                self.note_nearest(node, person);
            }
        }
    }

    fn set_top(&mut self, node: usize, top: usize) {
        self.top[node] = top;
        for index in 0..self.parts[node].len() {
            self.set_top(self.parts[node][index], top);
        }
    }

    /// The even node before an even node on the way to the root of its tree.
    fn before(&self, node: usize) -> Option<usize> {
        let mate = self.mate[node];
        (mate != NONE).then(|| self.top[self.parent[self.top[mate]]])
    }

    /// The first node that is on the ways of both to their roots; `None` if these are in different trees.
    fn common_node(&self, one: usize, other: usize) -> Option<usize> {
        let way = |node| std::iter::successors(Some(node), |&it| self.before(it));
        let mut is_on_way = vec![false; self.top.len()];
        for node in way(one) {
            is_on_way[node] = true;
        }
        way(other).find(|&node| is_on_way[node])
    }

    /// The nodes from `node` up to `root`, without the latter.
    fn way_to(&self, mut node: usize, root: usize) -> Vec<usize> {
        let mut way = Vec::new();
        while node != root {
            let odd = self.top[self.mate[node]];
            way.extend([node, odd]);
            node = self.top[self.parent[odd]];
        }
        way
    }

    /// Makes a blossom of the cycle that an edge between two even nodes of one tree closes.
    fn shrink(&mut self, one: usize, root: usize, other: usize) {
        let mut unused = self.people..self.top.len();
        let blossom = unused
            .find(|&node| self.top[node] == NONE)
            .expect("each blossom has at least two persons more than the blossoms in it");
        let (left, right) = (self.way_to(one, root), self.way_to(other, root));
        for way in [&left, &right] {
            for &odd in way.iter().skip(1).step_by(2) {
                self.queue_all(odd);
            }
        }
        let mut parts = vec![root];
        parts.extend(left.into_iter().rev());
        parts.extend(right);
        self.label[blossom] = 0;
        self.kind[blossom] = Kind::Even;
        self.mate[blossom] = self.mate[root];
        self.part_with[blossom].fill(NONE);
        self.edges[blossom].fill((NONE, NONE));
        for &part in &parts {
            for person in 0..self.people {
                if self.part_with[part][person] != NONE {
                    self.part_with[blossom][person] = part;
                }
            }
            for node in 0..self.top.len() {
                let edge = self.edges[part][node];
                let best = self.edges[blossom][node];
                if self.top[node] != NONE
                    && edge.0 != NONE
                    && (best.0 == NONE || self.slack(edge) < self.slack(best))
                {
                    self.edges[blossom][node] = edge;
                }
            }
        }
        for node in 0..self.top.len() {
            let (from, to) = self.edges[blossom][node];
            self.edges[node][blossom] = (to, from);
        }
        self.parts[blossom] = parts;
        self.set_top(blossom, blossom);
        self.find_nearest(blossom);
    }

    /// The place in a blossom's cycle of the part that contains `person`. The cycle is turned round where that makes
    /// the place even, so that the parts before it can be paired with each other.
    fn even_place(&mut self, blossom: usize, person: usize) -> usize {
        let part = self.part_with[blossom][person];
        let parts = &mut self.parts[blossom];
        let mut places = parts.iter();
        let place = places.position(|&it| it == part).expect("a part of it");
        if place.is_multiple_of(2) {
            return place;
        }
        parts[1..].reverse();
        parts.len() - place
    }

    /// Takes an odd blossom apart: the way of the tree through it stays in the tree.
    fn expand(&mut self, blossom: usize) {
        for part in self.parts[blossom].clone() {
            self.set_top(part, part);
        }
        let from = self.parent[blossom];
        let entry = self.edges[blossom][from].0;
        let place = self.even_place(blossom, entry);
        let parts = std::mem::take(&mut self.parts[blossom]);
        for pair in parts[..place].chunks_exact(2) {
            let (odd, even) = (pair[0], pair[1]);
            self.kind[odd] = Kind::Odd;
            self.parent[odd] = self.edges[even][odd].0;
            self.nearest[odd] = NONE;
            self.kind[even] = Kind::Even;
            self.nearest[even] = NONE;
        }
        self.kind[parts[place]] = Kind::Odd;
        self.parent[parts[place]] = from;
        self.nearest[parts[place]] = NONE;
        for &part in &parts[place + 1..] {
            self.kind[part] = Kind::Free;
        }
        for pair in parts[..place].chunks_exact(2) {
            self.find_nearest(pair[1]);
            self.queue_all(pair[1]);
        }
        for &part in &parts[place + 1..] {
            self.find_nearest(part);
        }
        self.top[blossom] = NONE;
        self.mate[blossom] = NONE;
    }

    /// Pairs a node with another one, and the persons inside it accordingly.
    fn pair(&mut self, node: usize, other: usize) {
        let edge = self.edges[node][other];
        self.pair_by(node, edge);
    }

    fn pair_by(&mut self, node: usize, (person, mate): Edge) {
        self.mate[node] = mate;
        if node < self.people {
            return;
        }
        let place = self.even_place(node, person);
        for index in 0..place {
            let (part, other) = (self.parts[node][index], self.parts[node][index ^ 1]);
            self.pair(part, other);
        }
        self.pair_by(self.parts[node][place], (person, mate));
        self.parts[node].rotate_left(place);
    }

    /// Exchanges the edges that are in the matching and those that are not, from a node that meets `other` up to the
    /// root of its tree.
    fn augment(&mut self, mut node: usize, mut other: usize) {
        loop {
            let mate = self.mate[node];
            self.pair(node, other);
            if mate == NONE {
                return;
            }
            let odd = self.top[mate];
            let next = self.top[self.parent[odd]];
            self.pair(odd, next);
            (node, other) = (next, odd);
        }
    }
}
