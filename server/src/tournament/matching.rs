//! Whether a set can be split into pairs of which each is allowed: a perfect matching of a graph, by
//! the algorithm of Edmonds, in the cube of the number of members.

use std::collections::VecDeque;

/// Returns whether the members `0..count` can be split into pairs that are all allowed.
pub(super) fn can_be_paired(count: usize, is_allowed: impl Fn(usize, usize) -> bool) -> bool {
    if count % 2 == 1 {
        return false;
    }
    let mut search = Search {
        count,
        is_allowed,
        partners: vec![None; count],
        parents: vec![None; count],
        bases: (0..count).collect(),
        reached: vec![false; count],
    };
    (0..count).all(|member| search.partners[member].is_some() || search.match_from(member))
}

/// The pairs so far, and the tree of alternating paths from one member without a partner. All
/// vectors have one element per member.
struct Search<F> {
    count: usize,
    is_allowed: F,
    partners: Vec<Option<usize>>,
    parents: Vec<Option<usize>>,
    /// The member that stands for the odd circle, a blossom, to which each one belongs.
    bases: Vec<usize>,
    reached: Vec<bool>,
}

impl<F: Fn(usize, usize) -> bool> Search<F> {
    /// Finds a partner for a member, where others may change theirs. Returns whether there is one.
    /// A member for which there is none now never gets one later.
    fn match_from(&mut self, root: usize) -> bool {
        let Some(end) = self.find_path(root) else {
            return false;
        };
        let mut next = Some(end);
        while let Some(member) = next {
            let Some(parent) = self.parents[member] else {
                break;
            };
            next = self.partners[parent];
            (self.partners[member], self.partners[parent]) = (Some(parent), Some(member));
        }
        true
    }

    /// Returns a member without a partner to which an alternating path leads.
    fn find_path(&mut self, root: usize) -> Option<usize> {
        self.parents = vec![None; self.count];
        self.bases = (0..self.count).collect();
        self.reached = vec![false; self.count];
        self.reached[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(from) = queue.pop_front() {
            for to in 0..self.count {
                let is_used = self.bases[from] == self.bases[to] || self.partners[from] == Some(to);
                if from == to || is_used || !(self.is_allowed)(from, to) {
                    continue;
                }
                let has_parent = |member: usize| self.parents[member].is_some();
                if to == root || self.partners[to].is_some_and(has_parent) {
                    self.contract(from, to, &mut queue);
                } else if self.parents[to].is_none() {
                    self.parents[to] = Some(from);
                    let Some(partner) = self.partners[to] else {
                        return Some(to);
                    };
                    self.reached[partner] = true;
                    queue.push_back(partner);
                }
            }
        }
        None
    }

    /// Makes one of the odd circle that two members close.
    fn contract(&mut self, one: usize, other: usize, queue: &mut VecDeque<usize>) {
        let base = self.common_base(one, other);
        let mut in_blossom = vec![false; self.count];
        self.mark_path(one, base, other, &mut in_blossom);
        self.mark_path(other, base, one, &mut in_blossom);
        for member in 0..self.count {
            if in_blossom[self.bases[member]] {
                self.bases[member] = base;
                if !self.reached[member] {
                    self.reached[member] = true;
                    queue.push_back(member);
                }
            }
        }
    }

    /// Returns the first base that is on the way of both members to the root.
    fn common_base(&self, one: usize, other: usize) -> usize {
        let mut is_passed = vec![false; self.count];
        let mut base = self.bases[one];
        is_passed[base] = true;
        while let Some(above) = self.above(base) {
            base = above;
            is_passed[base] = true;
        }
        let mut base = self.bases[other];
        while !is_passed[base] {
            match self.above(base) {
                Some(above) => base = above,
                None => break,
            }
        }
        base
    }

    /// Returns the next base on the way to the root.
    fn above(&self, base: usize) -> Option<usize> {
        let parent = self.parents[self.partners[base]?]?;
        Some(self.bases[parent])
    }

    fn mark_path(&mut self, from: usize, base: usize, child: usize, in_blossom: &mut [bool]) {
        let (mut member, mut child) = (from, child);
        while self.bases[member] != base {
            let Some(partner) = self.partners[member] else {
                return;
            };
            in_blossom[self.bases[member]] = true;
            in_blossom[self.bases[partner]] = true;
            self.parents[member] = Some(child);
            child = partner;
            match self.parents[partner] {
                Some(parent) => member = parent,
                None => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::can_be_paired;
    use std::collections::BTreeSet;

    /// Tries all pairs of the first member.
    fn by_trying(members: &[usize], is_allowed: &impl Fn(usize, usize) -> bool) -> bool {
        let Some((first, rest)) = members.split_first() else {
            return true;
        };
        (0..rest.len()).any(|nth| {
            let mut others = rest.to_vec();
            let partner = others.remove(nth);
            is_allowed(*first, partner) && by_trying(&others, is_allowed)
        })
    }

    #[test]
    fn it_finds_pairs_wherever_there_are_some() {
        let mut state = 1_u64;
        let mut results = [0; 2];
        for nth in 0..3000 {
            let count = 2 + nth % 9;
            let mut allowed = BTreeSet::new();
            for one in 0..count {
                for other in 0..one {
                    state = state
                        .wrapping_mul(6364136223846793005)
                        .wrapping_add(1442695040888963407);
                    if (state >> 40) % 100 < 38 {
                        allowed.insert((other, one));
                    }
                }
            }
            let is_allowed =
                |one: usize, other: usize| allowed.contains(&(one.min(other), one.max(other)));
            let members: Vec<usize> = (0..count).collect();
            let expected = count % 2 == 0 && by_trying(&members, &is_allowed);
            assert_eq!(can_be_paired(count, is_allowed), expected, "{allowed:?}");
            results[usize::from(expected)] += 1;
        }
        assert!(results.iter().all(|count| *count > 300), "{results:?}");
    }
}
