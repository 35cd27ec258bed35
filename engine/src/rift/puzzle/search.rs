//! The whole turn of a puzzle, searched: the cheapest way to destroy all targets.
//!
//! Targets do not act and mines are not part of such a puzzle, so that a position is told by the
//! ship's attitude, the shots that its mounts have fired, and the wounds of the targets. What
//! cannot be done any more with the energy left is given up at once.

use super::super::Rift;
use super::super::action::{Action, Pay};
use super::super::ship::{MountId, Ship, ShipId, Weapon};
use super::super::state::State;
use super::poses::{Hit, Move, Poses, Way};
use super::seen::Seen;
use super::wounds::{MOST_TARGETS, Target, Wounds};
use crate::chance::Still;
use crate::game::{Game, Seat, Silent};
use crate::grid::Space;

/// What a search may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// Energy.
    pub energy: u8,
    /// Positions; a search that needs more is given up.
    pub nodes: u32,
    /// Spaces from which nothing may be fired.
    pub barred: &'a [Space],
    /// Which maneuvers may be ordered.
    pub free: fn(Move) -> bool,
}

/// How a search ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution {
    /// The cheapest way.
    Found {
        /// The orders.
        line: Vec<Action>,
        /// Their price.
        energy: u8,
        /// The spaces from which shots are fired, in order.
        places: Vec<Space>,
        /// How many maneuvers it takes, squares flown not counted.
        maneuvers: u8,
    },
    /// There is none.
    None,
    /// It takes more positions than allowed.
    TooFar,
}

#[derive(Clone, Copy, Debug)]
enum Deed {
    Start,
    Move(Move, u8),
    Fire(Hit, u8),
}

#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    deed: Deed,
    pose: u32,
    gone: u8,
    shots: u32,
    wounds: Wounds,
}

impl Node {
    fn key(&self) -> u128 {
        u128::from(self.wounds.0)
            | u128::from(self.shots) << 40
            | u128::from(self.pose) << 72
            | u128::from(self.gone) << 104
    }

    const fn fired(&self, mount: u8) -> u8 {
        (self.shots >> (4 * (mount as u32 & 7)) & 15) as u8
    }
}

struct Search<'a> {
    table: &'a Rift,
    ship: Ship,
    id: ShipId,
    targets: &'a [Target],
    poses: Poses<'a>,
    limits: Limits<'a>,
    nodes: Vec<Node>,
    /// Nodes by the energy they have cost.
    open: Vec<Vec<u32>>,
    seen: Seen,
}

/// Searches the turn of ship `id`, which is active in `state`, for the cheapest way to destroy all
/// `targets`. Answers with the nodes that it looked at.
#[must_use]
pub fn solve(
    table: &Rift,
    state: &State,
    seat: Seat,
    targets: &[ShipId],
    limits: Limits<'_>,
) -> (Solution, u32) {
    let found: Option<Vec<Target>> = targets
        .iter()
        .map(|id| Target::new(table, state, *id))
        .collect();
    let Some((id, targets)) = state.turn.ship.zip(found) else {
        return (Solution::None, 0);
    };
    let Some(ship) = state.ship(id).copied() else {
        return (Solution::None, 0);
    };
    if targets.len() > MOST_TARGETS || targets.is_empty() {
        return (Solution::None, 0);
    }
    let mut search = Search {
        table,
        ship,
        id,
        targets: &targets,
        poses: Poses::new(table, state, seat, id, &targets),
        limits,
        nodes: Vec::new(),
        open: vec![Vec::new(); usize::from(limits.energy) + 1],
        seen: Seen::default(),
    };
    let solution = search.run(state, seat);
    let nodes = u32::try_from(search.nodes.len()).unwrap_or(u32::MAX);
    (solution, nodes)
}

impl Search<'_> {
    fn run(&mut self, state: &State, seat: Seat) -> Solution {
        let start = Node {
            parent: 0,
            deed: Deed::Start,
            pose: 0,
            gone: 0,
            shots: state.turn.fired,
            wounds: Wounds::default(),
        };
        self.push(start, 0);
        for spent in 0..=self.limits.energy {
            while let Some(at) = self.open.get_mut(usize::from(spent)).and_then(Vec::pop) {
                if self.nodes.len() > self.limits.nodes as usize {
                    return Solution::TooFar;
                }
                let Some(node) = self.nodes.get(at as usize).copied() else {
                    continue;
                };
                if !self.seen.add(node.key()) {
                    continue;
                }
                if let Some(end) = self.expand(at, node, spent) {
                    return self.tell(end, spent, state, seat);
                }
            }
        }
        Solution::None
    }

    fn push(&mut self, node: Node, spent: u8) -> u32 {
        let at = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        self.nodes.push(node);
        if let Some(list) = self.open.get_mut(usize::from(spent)) {
            list.push(at);
        }
        at
    }

    /// Goes on from a node; gives the node in which all targets are gone. One that would cost more
    /// than `spent` is found again when its turn comes.
    fn expand(&mut self, at: u32, node: Node, spent: u8) -> Option<u32> {
        let all = (1u8 << self.targets.len()) - 1;
        if node.gone == all {
            return Some(at);
        }
        let pose = self.poses.pose(node.gone, node.pose)?;
        let barred = self.limits.barred.contains(&pose.space);
        let (ways, hits) = (pose.ways.clone(), pose.hits.clone());
        for hit in hits.into_iter().filter(|_| !barred) {
            self.fire(at, &node, hit, spent);
        }
        let free = self.limits.free;
        for way in ways.into_iter().filter(|way| free(way.by)) {
            self.go(at, &node, way, spent);
        }
        None
    }

    fn go(&mut self, at: u32, node: &Node, way: Way, spent: u8) {
        let next = Node {
            parent: at,
            deed: Deed::Move(way.by, way.cost),
            pose: way.to,
            ..*node
        };
        self.consider(next, spent.saturating_add(way.cost));
    }

    fn fire(&mut self, at: u32, node: &Node, hit: Hit, spent: u8) {
        let build = self.table.build(self.id);
        let Some(mount) = build.mount(MountId(hit.mount)) else {
            return;
        };
        let gun = self.table.figures().gun(mount.weapon);
        let torpedoes = self.torpedoes(node);
        let empty = mount.weapon == Weapon::Torpedo && torpedoes == 0;
        if node.fired(hit.mount) >= mount.barrels || empty {
            return;
        }
        let damage = self.damage(mount.weapon);
        let Some(target) = self.targets.get(hit.target) else {
            return;
        };
        let mut next = Node {
            parent: at,
            deed: Deed::Fire(hit, gun.cost),
            shots: node.shots + (1 << (4 * u32::from(hit.mount))),
            wounds: node
                .wounds
                .with(target, hit.target, hit.side.index(), damage),
            ..*node
        };
        if target.needs(next.wounds, hit.target) == 0 {
            next.gone |= 1 << hit.target;
            next.wounds = next.wounds.without(hit.target);
        }
        self.consider(next, spent.saturating_add(gun.cost));
    }

    fn damage(&self, weapon: Weapon) -> u8 {
        let charged = weapon == Weapon::Ion && self.ship.ion == super::super::ship::Ion::Charged;
        let figures = self.table.figures();
        if charged {
            figures.charged_damage
        } else {
            figures.gun(weapon).damage
        }
    }

    /// Torpedoes that are left.
    fn torpedoes(&self, node: &Node) -> u8 {
        let mounts = self.table.build(self.id).mounts.iter();
        let fired = (0u8..)
            .zip(mounts)
            .filter(|(_, mount)| mount.weapon == Weapon::Torpedo)
            .map(|(n, _)| node.fired(n));
        self.ship.torpedoes.saturating_sub(fired.sum())
    }

    /// Keeps a node for later, unless the targets are out of its reach for good.
    fn consider(&mut self, node: Node, spent: u8) {
        let Some(left) = self.limits.energy.checked_sub(spent) else {
            return;
        };
        let needed: u8 = self
            .targets
            .iter()
            .enumerate()
            .filter(|(place, _)| node.gone >> place & 1 == 0)
            .map(|(place, target)| target.needs(node.wounds, place))
            .fold(0, u8::saturating_add);
        if needed <= self.potential(&node, left) {
            self.push(node, spent);
        }
    }

    /// The most damage that the guns can still do with so much energy, wherever they are.
    fn potential(&self, node: &Node, mut left: u8) -> u8 {
        let figures = self.table.figures();
        let mut torpedoes = self.torpedoes(node);
        let mut most = 0u8;
        for weapon in [Weapon::Torpedo, Weapon::Ion, Weapon::Laser] {
            let gun = figures.gun(weapon);
            for (n, mount) in (0u8..).zip(self.table.build(self.id).mounts.iter()) {
                let barrels = if mount.weapon == weapon {
                    mount.barrels.saturating_sub(node.fired(n))
                } else {
                    0
                };
                for _ in 0..barrels {
                    let loaded = weapon != Weapon::Torpedo || torpedoes > 0;
                    if loaded && gun.cost <= left {
                        left -= gun.cost;
                        torpedoes = torpedoes.saturating_sub(u8::from(weapon == Weapon::Torpedo));
                        most = most.saturating_add(self.damage(weapon));
                    }
                }
            }
        }
        most
    }

    fn tell(&mut self, end: u32, energy: u8, state: &State, seat: Seat) -> Solution {
        let mut path = Vec::new();
        let mut at = end;
        while let Some(node) = self.nodes.get(at as usize).copied() {
            if matches!(node.deed, Deed::Start) {
                break;
            }
            path.push(node.deed);
            at = node.parent;
        }
        path.reverse();
        let mut after = state.clone();
        let (mut line, mut places, mut maneuvers) = (Vec::new(), Vec::new(), 0u8);
        for deed in path {
            let action = match deed {
                Deed::Start => continue,
                Deed::Move(by, cost) => {
                    maneuvers += u8::from(by != Move::Step);
                    by.paid(self.pay(&after, cost))
                }
                Deed::Fire(hit, cost) => {
                    let here = after.ship(self.id).map(|ship| ship.space);
                    places.extend(here.filter(|here| !places.contains(here)));
                    self.shot(&after, seat, hit, cost)
                }
            };
            let done = self
                .table
                .act(&mut after, seat, action, &mut Still, &mut Silent);
            if done.is_err() {
                return Solution::TooFar;
            }
            line.push(action);
        }
        Solution::Found {
            line,
            energy,
            places,
            maneuvers,
        }
    }

    /// The usual payment; with the last unit of the reactor where it must be.
    fn pay(&self, state: &State, cost: u8) -> Pay {
        let Some(ship) = state.ship(self.id) else {
            return Pay::default();
        };
        ship.usual_payment(cost).unwrap_or(Pay {
            main: cost.saturating_sub(ship.aux),
            aux: cost.min(ship.aux),
        })
    }

    fn shot(&self, state: &State, seat: Seat, hit: Hit, cost: u8) -> Action {
        let pay = self.pay(state, cost);
        let plain = Action::Fire(MountId(hit.mount), None, pay);
        if self.table.check(state, seat, plain).is_ok() {
            plain
        } else {
            Action::Fire(MountId(hit.mount), Some(hit.side), pay)
        }
    }
}
