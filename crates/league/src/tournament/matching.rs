//! A perfect matching of least cost: everybody gets a partner, and no other way to pair them costs less. This is Edmonds'
//! blossom algorithm in its primal-dual form, with the bookkeeping after Galil (*Efficient algorithms for finding maximum
//! matching in graphs*, 1986): O(n³) for n who all may meet. Costs are 128 bits wide, arithmetic is exact, nothing is random:
//! equal costs give equal pairs. It knows nothing of players; [`super::swiss`] says what a pair costs.
//!
//! Every vertex `v` has a dual `y`, every blossom `b` (an odd set that is treated as one vertex) a dual `z ≥ 0`, such that the
//! *slack* of an edge, `4·cost − y[u] − y[v] + Σ z` of the blossoms around both ends, is never negative. Matched edges, and those
//! that hold blossoms together, have none (they are *tight*); when everybody is matched, the duals prove that nothing is cheaper.
//! A stage grows alternating trees from all who are unmatched: *outer* nodes are reached over matched edges, *inner* ones over
//! others. The duals of outer nodes rise and those of inner nodes fall until an edge becomes tight (a tree grows, a cycle is
//! shrunk into a blossom, or two trees meet and the matching gains an edge) or an inner blossom is used up (it is undone).
//!
//! All slacks between two given nodes change alike. So one edge stands for each two nodes (`link`), chosen when a blossom is made,
//! and each node remembers the outer node that is nearest (`near`).

/// An edge by its ends.
type Edge = [usize; 2];

/// What a node at the surface is in the trees of this stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    /// Not in a tree.
    Free,
    Outer,
    Inner,
}

/// What happens when the duals have changed as far as they can.
#[derive(Clone, Copy)]
enum Event {
    /// The free node is reached.
    Grow(usize),
    /// Two outer nodes are joined: this one and its nearest.
    Join(usize),
    /// The inner blossom is used up.
    Expand(usize),
}

/// Nodes are the vertices `0..n` and, after them, places for blossoms.
pub(super) struct Matching {
    n: usize,
    /// Four times the cost of each edge, by both ends, so that duals stay whole.
    cost: Vec<i128>,
    mate: Vec<Option<usize>>,
    /// The duals of vertices.
    y: Vec<i128>,
    /// The duals of nodes, which vertices have none of.
    z: Vec<i128>,
    /// Who shares a blossom, in the order of its cycle, the one with the base first; a vertex or an unused place has nobody.
    children: Vec<Vec<usize>>,
    /// The edge from each child to the next one.
    cycle: Vec<Vec<Edge>>,
    /// The blossom directly around a node.
    parent: Vec<Option<usize>>,
    /// The vertex whose partner is outside of the node.
    base: Vec<usize>,
    /// The outermost blossom around a vertex, or itself.
    top: Vec<usize>,
    label: Vec<Label>,
    /// The edge over which a node came into its tree: from outside to inside. Roots have none.
    entry: Vec<Option<Edge>>,
    /// The edge of least slack from one node to another, for each two that share no vertex.
    link: Vec<[u32; 2]>,
    near: Vec<Option<usize>>,
    unused: Vec<usize>,
}

/// The partner of each of `n`, an even number, such that the sum over all pairs is least. Costs are between 0 and 2¹²³, and
/// those of `(a, b)` and `(b, a)` are the same.
pub(super) fn least(n: usize, cost: impl Fn(usize, usize) -> i128) -> Vec<usize> {
    let matching = Matching::solve(n, cost);
    matching.mate.into_iter().flatten().collect()
}

impl Matching {
    fn solve(n: usize, cost: impl Fn(usize, usize) -> i128) -> Matching {
        assert!(n.is_multiple_of(2), "everybody needs a partner");
        // Blossoms do not overlap unless one holds the other, and have three children at least.
        let nodes = n + n / 2;
        let mut costs = vec![0; n * n];
        for a in 0..n {
            for b in a + 1..n {
                let cost = 4 * cost(a, b);
                (costs[a * n + b], costs[b * n + a]) = (cost, cost);
            }
        }
        // Each begins with half of its cheapest edge. All these are even: so are slacks between outer nodes then, always.
        let half = |a: usize| (0..n).filter(|b| *b != a).map(|b| costs[a * n + b] / 2).min().unwrap_or(0);
        let y = (0..n).map(half).collect();
        let mut link = vec![[0; 2]; nodes * nodes];
        for a in 0..n {
            for b in 0..n {
                link[a * nodes + b] = [a as u32, b as u32];
            }
        }
        let mut m = Matching {
            n,
            cost: costs,
            mate: vec![None; n],
            y,
            z: vec![0; nodes],
            children: vec![Vec::new(); nodes],
            cycle: vec![Vec::new(); nodes],
            parent: vec![None; nodes],
            base: (0..nodes).collect(),
            top: (0..n).collect(),
            label: vec![Label::Free; nodes],
            entry: vec![None; nodes],
            link,
            near: vec![None; nodes],
            unused: (n..nodes).rev().collect(),
        };
        // Whoever is cheapest for each other begins matched.
        for a in 0..n {
            let free = (a + 1..n).find(|b| m.mate[a].is_none() && m.mate[*b].is_none() && m.slack([a, *b]) == 0);
            if let Some(b) = free {
                (m.mate[a], m.mate[b]) = (Some(b), Some(a));
            }
        }
        while m.mate.contains(&None) {
            m.stage();
        }
        m
    }

    /// Grows trees until the matching gains an edge.
    fn stage(&mut self) {
        self.label.fill(Label::Free);
        self.entry.fill(None);
        self.near.fill(None);
        let roots: Vec<usize> = self.surface().filter(|x| self.mate[self.base[*x]].is_none()).collect();
        for root in &roots {
            self.label[*root] = Label::Outer;
        }
        for root in roots {
            self.reach_from(root);
        }
        loop {
            let (change, event) = self.next_event();
            self.change_duals(change);
            match event {
                Event::Grow(x) => self.grow(x),
                Event::Expand(b) => self.expand(b),
                Event::Join(x) => {
                    let [u, v] = self.nearest_edge(x).expect("it was chosen for its edge");
                    match self.cycle_through(u, v) {
                        Some((children, edges)) => self.shrink(children, edges),
                        None => return self.augment(u, v),
                    }
                }
            }
        }
    }

    /// Nodes that are in no blossom.
    fn surface(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.label.len()).filter(|x| self.is_live(*x) && self.parent[*x].is_none())
    }

    fn is_live(&self, node: usize) -> bool {
        node < self.n || !self.children[node].is_empty()
    }

    /// The slack of an edge between two nodes at the surface.
    fn slack(&self, [u, v]: Edge) -> i128 {
        self.cost[u * self.n + v] - self.y[u] - self.y[v]
    }

    /// The edge that stands for all between two nodes, from the first to the second.
    fn link(&self, a: usize, b: usize) -> Edge {
        self.link[a * self.label.len() + b].map(|v| v as usize)
    }

    fn nearest_edge(&self, x: usize) -> Option<Edge> {
        self.near[x].map(|a| self.link(a, x))
    }

    /// A node has become outer: it may be the nearest of others.
    fn reach_from(&mut self, a: usize) {
        for x in 0..self.label.len() {
            if x == a || !self.is_live(x) || self.parent[x].is_some() || self.label[x] == Label::Inner {
                continue;
            }
            let nearer = self.nearest_edge(x).is_none_or(|old| self.slack(self.link(a, x)) < self.slack(old));
            if nearer {
                self.near[x] = Some(a);
            }
        }
    }

    /// Looks for the outer node that is nearest.
    fn find_near(&mut self, x: usize) {
        let outer = self.surface().filter(|a| *a != x && self.label[*a] == Label::Outer);
        self.near[x] = outer.min_by_key(|a| self.slack(self.link(*a, x)));
    }

    /// How far the duals can change, and what happens then; the first of several.
    fn next_event(&self) -> (i128, Event) {
        let events = self.surface().filter_map(|x| match (self.label[x], self.nearest_edge(x)) {
            (Label::Free, Some(edge)) => Some((self.slack(edge), Event::Grow(x))),
            (Label::Outer, Some(edge)) => Some((self.slack(edge) / 2, Event::Join(x))),
            (Label::Inner, _) if x >= self.n => Some((self.z[x] / 2, Event::Expand(x))),
            _ => None,
        });
        // Everybody may meet everybody, and two at least are unmatched.
        events.min_by_key(|(change, _)| *change).expect("two roots have an edge between them")
    }

    fn change_duals(&mut self, change: i128) {
        for v in 0..self.n {
            match self.label[self.top[v]] {
                Label::Outer => self.y[v] += change,
                Label::Inner => self.y[v] -= change,
                Label::Free => {}
            }
        }
        for b in self.n..self.label.len() {
            match self.label[b] {
                Label::Outer if self.parent[b].is_none() => self.z[b] += 2 * change,
                Label::Inner if self.parent[b].is_none() => self.z[b] -= 2 * change,
                _ => {}
            }
        }
    }

    /// A free node becomes inner, and the one it is matched with outer.
    fn grow(&mut self, x: usize) {
        self.entry[x] = self.nearest_edge(x);
        self.label[x] = Label::Inner;
        let base = self.base[x];
        let mate = self.mate[base].expect("who is unmatched is a root");
        let next = self.top[mate];
        self.entry[next] = Some([base, mate]);
        self.label[next] = Label::Outer;
        self.find_near(next);
        self.reach_from(next);
    }

    /// The nodes from an outer one up to its root.
    fn to_root(&self, node: usize) -> Vec<usize> {
        let mut path = vec![node];
        while let Some([outside, _]) = self.entry[path[path.len() - 1]] {
            path.push(self.top[outside]);
        }
        path
    }

    /// The cycle that a tight edge between two outer nodes closes, from the node where both branches part; none, if they are of
    /// different trees.
    fn cycle_through(&self, u: usize, v: usize) -> Option<(Vec<usize>, Vec<Edge>)> {
        let (mut left, mut right) = (self.to_root(self.top[u]), self.to_root(self.top[v]));
        let mut fork = None;
        while left.last() == right.last()
            && let Some(node) = left.pop()
        {
            right.pop();
            fork = Some(node);
        }
        let entry = |x: &usize| self.entry[*x].expect("it is below the fork");
        let mut children = vec![fork?];
        children.extend(left.iter().rev());
        children.extend(&right);
        let mut edges: Vec<Edge> = left.iter().rev().map(entry).collect();
        edges.push([u, v]);
        edges.extend(right.iter().map(entry).map(|[outside, inside]| [inside, outside]));
        Some((children, edges))
    }

    /// Makes a cycle of nodes one outer node.
    fn shrink(&mut self, children: Vec<usize>, edges: Vec<Edge>) {
        let b = self.unused.pop().expect("there is a place for every blossom");
        let fork = children[0];
        self.base[b] = self.base[fork];
        self.entry[b] = self.entry[fork];
        self.label[b] = Label::Outer;
        self.z[b] = 0;
        self.parent[b] = None;
        for child in &children {
            self.parent[*child] = Some(b);
        }
        (self.children[b], self.cycle[b]) = (children, edges);
        self.surface_is(b, b);
        // The best edge of the blossom is the best of its children; towards those that are inside of others as well.
        let nodes = self.label.len();
        for x in 0..nodes {
            if !self.is_live(x) || self.top_of(x) == b {
                continue;
            }
            let links = self.children[b].iter().map(|child| self.link(*child, x));
            let [u, v] = links.min_by_key(|edge| self.slack(*edge)).expect("a blossom has children").map(|v| v as u32);
            self.link[b * nodes + x] = [u, v];
            self.link[x * nodes + b] = [v, u];
            if self.near[x].is_some_and(|a| self.parent[a] == Some(b)) {
                self.near[x] = Some(b);
            }
        }
        self.find_near(b);
        self.reach_from(b);
    }

    /// The node at the surface that holds another.
    fn top_of(&self, node: usize) -> usize {
        self.top[self.base[node]]
    }

    /// All vertices of a node are told who is around them.
    fn surface_is(&mut self, node: usize, top: usize) {
        if node < self.n {
            self.top[node] = top;
        }
        for n in 0..self.children[node].len() {
            self.surface_is(self.children[node][n], top);
        }
    }

    /// Undoes an inner blossom. The children between its entry and its base, on the side where they are paired off, stay in the
    /// tree; the others are free.
    fn expand(&mut self, b: usize) {
        let (children, cycle) = (std::mem::take(&mut self.children[b]), std::mem::take(&mut self.cycle[b]));
        let entry = self.entry[b].expect("an inner node is no root");
        let entered = self.child_around(b, entry[1]);
        for child in &children {
            self.parent[*child] = None;
            self.label[*child] = Label::Free;
            self.entry[*child] = None;
            self.surface_is(*child, *child);
        }
        self.label[b] = Label::Free;
        self.near[b] = None;
        self.unused.push(b);

        let at = children.iter().position(|c| *c == entered).expect("the entry leads to a child");
        let mut edge = Some(entry);
        let mut outer = false;
        for (node, next) in way_to_base(at, &cycle) {
            let node = children[node];
            self.entry[node] = edge;
            self.label[node] = if outer { Label::Outer } else { Label::Inner };
            (edge, outer) = (next, !outer);
        }
        for child in children {
            match self.label[child] {
                Label::Inner => self.near[child] = None,
                Label::Outer => {
                    self.find_near(child);
                    self.reach_from(child);
                }
                Label::Free => self.find_near(child),
            }
        }
    }

    /// The child of a blossom that holds a vertex.
    fn child_around(&self, b: usize, vertex: usize) -> usize {
        let mut node = vertex;
        while let Some(around) = self.parent[node].filter(|around| *around != b) {
            node = around;
        }
        node
    }

    /// Two trees meet: every second edge between their roots is now matched instead of the others.
    fn augment(&mut self, u: usize, v: usize) {
        for (mut vertex, mut mate) in [(u, v), (v, u)] {
            loop {
                let outer = self.top[vertex];
                self.move_base(outer, vertex);
                self.mate[vertex] = Some(mate);
                let Some([inner_base, _]) = self.entry[outer] else { break };
                let inner = self.top[inner_base];
                let [outside, inside] = self.entry[inner].expect("an inner node is no root");
                self.move_base(inner, inside);
                self.mate[inside] = Some(outside);
                (vertex, mate) = (outside, inside);
            }
        }
    }

    /// Matches a node's vertices among themselves, so that this one is left for a partner outside.
    fn move_base(&mut self, b: usize, vertex: usize) {
        self.base[b] = vertex;
        if b < self.n {
            return;
        }
        let child = self.child_around(b, vertex);
        self.move_base(child, vertex);
        let at = self.children[b].iter().position(|c| *c == child).expect("it holds its child");
        // Those on the way to the old base are paired anew, from the second on.
        for (n, (_, edge)) in way_to_base(at, &self.cycle[b]).into_iter().enumerate() {
            if let Some([x, y]) = edge.filter(|_| n % 2 == 1) {
                for [here, there] in [[x, y], [y, x]] {
                    self.move_base(self.child_around(b, here), here);
                    self.mate[here] = Some(there);
                }
            }
        }
        self.children[b].rotate_left(at);
        self.cycle[b].rotate_left(at);
    }
}

/// The children of a cycle from one to the base, over an even number of edges; each with the edge to the next one.
fn way_to_base(at: usize, cycle: &[Edge]) -> Vec<(usize, Option<Edge>)> {
    let mut way: Vec<(usize, Option<Edge>)> = match at.is_multiple_of(2) {
        true => (1..=at).rev().map(|n| (n, Some([cycle[n - 1][1], cycle[n - 1][0]]))).collect(),
        false => (at..cycle.len()).map(|n| (n, Some(cycle[n]))).collect(),
    };
    way.push((0, None));
    way
}

#[cfg(test)]
#[path = "matching_tests.rs"]
mod tests;
