//! The search of a whole puzzle turn for the cheapest way to destroy all targets.
//!
//! Targets do not act, so a node is defined by the ship's pose, the shots fired by its mounts, the
//! detonated mines, and the damage of the targets. Nodes from which the remaining energy cannot
//! suffice are dropped at once. The search ignores that a mine may destroy the ship itself; playing
//! the solution checks that.

use super::super::Rift;
use super::super::ship::{Ion, MountId, Ship, ShipId, Side, Weapon};
use super::super::state::State;
use super::pose_graph::{Hit, MineBlasts, PoseEdge, PoseGraph, UnpaidManeuver};
use super::target_damage::{MAX_TARGETS, Target, TargetDamage};
use super::visited_set::VisitedSet;
use crate::game::Seat;
use crate::grid::Space;
use std::task::Poll;

mod solution;
mod upper_bounds;

pub use solution::Solution;

/// When a search stops.
#[derive(Clone, Debug)]
pub struct SearchLimits {
    /// Available energy.
    pub energy: u8,
    /// Maximum number of nodes, after which the search gives up.
    pub nodes: u32,
    /// Spaces in which the ship must not fire or set off a mine.
    pub forbidden_spaces: Vec<Space>,
    /// Function that returns whether a maneuver is allowed.
    pub allows: fn(UnpaidManeuver) -> bool,
}

#[derive(Clone, Copy, Debug)]
enum SearchMove {
    Start,
    Move(UnpaidManeuver, u8),
    Fire(Hit, u8),
    Bomb(u8, u8),
}

#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    last_move: SearchMove,
    pose: u32,
    /// Destroyed targets, then detonated mines, one bit each.
    removed: u8,
    shots: u32,
    target_damage: TargetDamage,
}

impl Node {
    fn key(&self) -> u128 {
        u128::from(self.target_damage.0)
            | u128::from(self.shots) << 40
            | u128::from(self.pose) << 72
            | u128::from(self.removed) << 104
    }

    const fn fired(&self, mount: u8) -> u8 {
        (self.shots >> (4 * (mount as u32 & 7)) & 15) as u8
    }
}

/// A search that can be interrupted. It must always be continued with the game it was created for.
#[derive(Debug)]
pub struct Search {
    state: State,
    seat: Seat,
    ship: Ship,
    id: ShipId,
    targets: Vec<Target>,
    poses: PoseGraph,
    limits: SearchLimits,
    nodes: Vec<Node>,
    /// Energy cost of the nodes that are being expanded.
    spent: u8,
    /// Open nodes by energy cost.
    open: Vec<Vec<u32>>,
    seen: VisitedSet,
}

/// Cost of a new pose in nodes, because the rules must compute all actions in it.
const POSE_COST: u32 = 24;

/// Searches the turn of the active ship in `state`, without interruption, for the cheapest way to
/// destroy all `targets`.
#[must_use]
pub fn solve(
    game: &Rift,
    state: &State,
    seat: Seat,
    targets: &[ShipId],
    limits: SearchLimits,
) -> Solution {
    let Some(mut search) = Search::new(game, state, seat, targets, limits) else {
        return Solution::None;
    };
    loop {
        let mut remaining_nodes = u32::MAX;
        if let Poll::Ready(solution) = search.think(game, &mut remaining_nodes) {
            return solution;
        }
    }
}

impl Search {
    /// Creates a search of the turn of the active ship in `state` for the cheapest way to destroy
    /// all `targets`. Returns `None` if no ship is active, or if there are no targets or too many.
    #[must_use]
    pub fn new(
        game: &Rift,
        state: &State,
        seat: Seat,
        targets: &[ShipId],
        limits: SearchLimits,
    ) -> Option<Self> {
        let id = state.turn.ship?;
        let found = targets.iter().map(|id| Target::new(game, state, *id));
        let found: Vec<Target> = found.collect::<Option<_>>()?;
        if !(1..=MAX_TARGETS).contains(&found.len()) {
            return None;
        }
        let mut search = Self {
            ship: *state.ship(id)?,
            id,
            targets: found,
            poses: PoseGraph::new(game, state, seat, id, targets.to_vec()),
            open: vec![Vec::new(); usize::from(limits.energy) + 1],
            limits,
            nodes: Vec::new(),
            spent: 0,
            seen: VisitedSet::default(),
            state: state.clone(),
            seat,
        };
        let start = Node {
            parent: 0,
            last_move: SearchMove::Start,
            pose: 0,
            removed: 0,
            shots: state.turn.fired,
            target_damage: TargetDamage::default(),
        };
        search.push(start, 0);
        Some(search)
    }

    /// Continues for at most `remaining_nodes` nodes, which it reduces by those it visits.
    pub fn think(&mut self, game: &Rift, remaining_nodes: &mut u32) -> Poll<Solution> {
        while let Some(list) = self.open.get_mut(usize::from(self.spent)) {
            if *remaining_nodes == 0 {
                return Poll::Pending;
            }
            let Some(at) = list.pop() else {
                self.spent += 1;
                continue;
            };
            if self.nodes.len() > self.limits.nodes as usize {
                return Poll::Ready(Solution::TooFar);
            }
            let known = self.poses.explored();
            let end = self.visit(game, at);
            let price = if self.poses.explored() > known {
                POSE_COST
            } else {
                1
            };
            *remaining_nodes = remaining_nodes.saturating_sub(price);
            if let Some(end) = end {
                return Poll::Ready(self.reconstruct(game, end));
            }
        }
        Poll::Ready(Solution::None)
    }

    /// Visits an open node; returns it if all targets are destroyed.
    fn visit(&mut self, game: &Rift, at: u32) -> Option<u32> {
        let node = self.nodes.get(at as usize).copied()?;
        if self.seen.insert(node.key()) {
            self.expand(game, at, node)
        } else {
            None
        }
    }

    fn push(&mut self, node: Node, spent: u8) -> u32 {
        let at = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        self.nodes.push(node);
        if let Some(list) = self.open.get_mut(usize::from(spent)) {
            list.push(at);
        }
        at
    }

    /// Expands a node. Returns a successor if it destroys all targets at no extra cost; a more
    /// expensive one is found again when its cost is reached.
    fn expand(&mut self, game: &Rift, at: u32, node: Node) -> Option<u32> {
        let all = (1u8 << self.targets.len()) - 1;
        if node.removed & all == all {
            return Some(at);
        }
        let pose = self.poses.pose(game, node.removed, node.pose)?;
        let is_forbidden = self.limits.forbidden_spaces.contains(&pose.space);
        let (edges, hits, mine_shots) = (
            pose.edges.clone(),
            pose.hits.clone(),
            pose.mine_shots.clone(),
        );
        if !is_forbidden {
            for hit in hits {
                self.fire(game, at, &node, hit);
            }
            for (mount, blasts) in mine_shots {
                self.shoot_mine(game, at, &node, mount, &blasts);
            }
        }
        let allows = self.limits.allows;
        let open =
            |edge: &PoseEdge| allows(edge.maneuver) && !(is_forbidden && edge.blasts.mines != 0);
        for edge in edges.into_iter().filter(open) {
            self.add_maneuver(game, at, &node, &edge);
        }
        None
    }

    fn add_maneuver(&mut self, game: &Rift, at: u32, node: &Node, edge: &PoseEdge) {
        let mut next = Node {
            parent: at,
            last_move: SearchMove::Move(edge.maneuver, edge.cost),
            pose: edge.to,
            ..*node
        };
        self.apply_blasts(&mut next, &edge.blasts);
        self.push_if_solvable(game, next, self.spent.saturating_add(edge.cost));
    }

    fn fire(&mut self, game: &Rift, at: u32, node: &Node, hit: Hit) {
        let Some((weapon, cost)) = self.ready_weapon(game, node, hit.mount) else {
            return;
        };
        let is_charged = self.is_charged(game, node);
        let mut next = Node {
            parent: at,
            last_move: SearchMove::Fire(hit, cost),
            shots: node.shots + (1 << (4 * u32::from(hit.mount))),
            ..*node
        };
        self.apply_damage(
            &mut next,
            hit.target,
            hit.side,
            damage(game, weapon, is_charged),
        );
        self.push_if_solvable(game, next, self.spent.saturating_add(cost));
    }

    /// Fires a mount at a mine.
    fn shoot_mine(&mut self, game: &Rift, at: u32, node: &Node, mount: u8, blasts: &MineBlasts) {
        let Some((_, cost)) = self.ready_weapon(game, node, mount) else {
            return;
        };
        let mut next = Node {
            parent: at,
            last_move: SearchMove::Bomb(mount, cost),
            shots: node.shots + (1 << (4 * u32::from(mount))),
            ..*node
        };
        self.apply_blasts(&mut next, blasts);
        self.push_if_solvable(game, next, self.spent.saturating_add(cost));
    }

    /// Returns the weapon of a mount that can still fire, and the cost of its shot.
    fn ready_weapon(&self, game: &Rift, node: &Node, number: u8) -> Option<(Weapon, u8)> {
        let mount = game.build(self.id).mount(MountId(number))?;
        let is_empty = mount.weapon == Weapon::Torpedo && self.torpedoes(game, node) == 0;
        let can_fire = node.fired(number) < mount.barrels && !is_empty;
        can_fire.then(|| (mount.weapon, game.figures().gun(mount.weapon).cost))
    }

    /// Removes mines and applies the damage of their blasts.
    fn apply_blasts(&self, node: &mut Node, blasts: &MineBlasts) {
        node.removed |= blasts.mines;
        for hit in &blasts.target_hits {
            self.apply_damage(node, hit.target, hit.side, hit.damage);
        }
    }

    /// Applies damage to a side of a target, unless it is destroyed.
    fn apply_damage(&self, node: &mut Node, index: usize, side: Side, damage: u8) {
        let Some(target) = self.targets.get(index) else {
            return;
        };
        if node.removed >> index & 1 == 1 {
            return;
        }
        node.target_damage = node.target_damage.with(target, index, side.index(), damage);
        if target.damage_needed(node.target_damage, index) == 0 {
            node.removed |= 1 << index;
            node.target_damage = node.target_damage.without(index);
        }
    }

    /// Returns whether the ion cannon is still charged; its first shot discharges it `[RIFT-12.2]`.
    fn is_charged(&self, game: &Rift, node: &Node) -> bool {
        self.ship.ion == Ion::Charged && self.fired(game, node, Weapon::Ion) == 0
    }

    /// Returns the shots of a weapon since the start of the search.
    fn fired(&self, game: &Rift, node: &Node, weapon: Weapon) -> u8 {
        let before = Node {
            shots: self.state.turn.fired,
            ..*node
        };
        let mounts = game.build(self.id).mounts.iter();
        let fired = (0u8..)
            .zip(mounts)
            .filter(|(_, mount)| mount.weapon == weapon)
            .map(|(n, _)| node.fired(n).saturating_sub(before.fired(n)));
        fired.sum()
    }

    /// Returns the torpedoes left.
    fn torpedoes(&self, game: &Rift, node: &Node) -> u8 {
        let fired = self.fired(game, node, Weapon::Torpedo);
        self.ship.torpedoes.saturating_sub(fired)
    }

    /// Adds a node to the open nodes, unless the targets can no longer be destroyed from it.
    fn push_if_solvable(&mut self, game: &Rift, node: Node, spent: u8) {
        let Some(remaining_energy) = self.limits.energy.checked_sub(spent) else {
            return;
        };
        let needed: u8 = self
            .targets
            .iter()
            .enumerate()
            .filter(|(index, _)| node.removed >> index & 1 == 0)
            .map(|(index, target)| target.damage_needed(node.target_damage, index))
            .fold(0, u8::saturating_add);
        let max_damage = self.max_gun_damage(game, &node, remaining_energy);
        if needed <= max_damage.saturating_add(self.max_mine_damage(game, &node)) {
            self.push(node, spent);
        }
    }
}

/// Returns the damage of a shot; `is_charged` applies to the ion cannon.
fn damage(game: &Rift, weapon: Weapon, is_charged: bool) -> u8 {
    let figures = game.figures();
    if is_charged && weapon == Weapon::Ion {
        figures.charged_damage
    } else {
        figures.gun(weapon).damage
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::ZeroChance;
    use crate::game::{Game, NullSink};
    use crate::rift::action::Action;
    use crate::rift::options::{BoardChoice, Options};

    /// Returns a game with a Screech, whose charged cannon has two barrels, and a Rhino without
    /// shields as the target.
    fn twin_cannon(hull: u8) -> (Rift, State) {
        let board = BoardChoice::Shipped("puzzle-2".to_owned());
        let mut game = Rift::new(Options::for_board(board, 2, 2).unwrap()).unwrap();
        for mount in game.builds[0].mounts.iter_mut() {
            if mount.weapon == Weapon::Ion {
                mount.barrels = 2;
            }
        }
        let mut state = game.deal(&mut ZeroChance);
        let begin = Action::Activate(ShipId(0));
        game.act(&mut state, Seat(0), begin, &mut ZeroChance, &mut NullSink)
            .unwrap();
        state.ships[0].ion = Ion::Charged;
        state.ships[1].hull = hull;
        (game, state)
    }

    #[test]
    fn rift_12_2_only_the_first_shot_of_a_cannon_is_charged() {
        for hull in 1..=12 {
            let (game, mut state) = twin_cannon(hull);
            let limits = SearchLimits {
                energy: state.ships[0].energy(),
                nodes: 200_000,
                forbidden_spaces: Vec::new(),
                allows: |_| true,
            };
            match solve(&game, &state, Seat(0), &[ShipId(1)], limits) {
                Solution::Found { line, .. } => {
                    for action in line {
                        game.act(&mut state, Seat(0), action, &mut ZeroChance, &mut NullSink)
                            .unwrap();
                    }
                    assert!(!state.ships[1].is_alive(), "hull {hull}");
                }
                Solution::None => assert!(hull > 10, "hull {hull} can be shot"),
                Solution::TooFar => panic!("hull {hull}: what was found is no solution"),
            }
        }
    }
}
