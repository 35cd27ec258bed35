//! The chart of a turn: every maneuver state that a ship can come to, with the least energy.
//!
//! A state is a spot, a heading, and a *gait*: speed and squares moved, or "has jumped". Found
//! from the cheapest to the dearest with a list for each price; no hash maps, so the order is
//! the same on every machine.

use super::super::Rift;
use super::super::ship::{Build, ShipId};
use super::super::state::State;
use super::field::{Cover, Field, NOWHERE, Spot};

/// No node.
const NONE: u32 = u32::MAX;

/// One order of a maneuver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// The beginning.
    Start,
    /// A square along the way.
    Step,
    /// Speed, by 1 or -1.
    Speed(i8),
    /// An eighth of a turn, 1 to the right, -1 to the left.
    Turn(i8),
    /// A plane, 1 up, -1 down.
    Plane(i8),
    /// A jump.
    Warp(u8),
}

/// A maneuver state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pose {
    /// Where.
    pub spot: Spot,
    /// The heading's number.
    pub heading: u8,
    /// Speed.
    pub speed: i8,
    /// Squares moved in this turn.
    pub moved: u8,
    /// Whether it jumped.
    pub warped: bool,
}

impl Pose {
    /// Whether the turn may end here.
    pub const fn may_end(&self) -> bool {
        self.warped || self.moved >= self.speed.unsigned_abs()
    }

    /// Spot and heading as one number.
    pub const fn place(&self) -> usize {
        self.spot as usize * 8 + self.heading as usize
    }

    /// The direction in which the ship flies.
    pub const fn course(&self) -> u8 {
        if self.speed < 0 {
            (self.heading + 4) & 7
        } else {
            self.heading
        }
    }
}

/// A state on the chart and how it was reached.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The state.
    pub pose: Pose,
    /// Energy spent on the way.
    pub cost: u8,
    /// The order that led here.
    pub by: Move,
    parent: u32,
}

/// What a ship's maneuvers cost and allow.
#[derive(Clone, Copy, Debug)]
pub struct Engine {
    /// Top speed.
    pub speed: i8,
    /// Price of speed, turn, plane.
    pub price: u8,
    /// Price of a jump.
    pub warp: u8,
    /// Longest jump; 0 where none is allowed.
    pub range: u8,
}

impl Engine {
    /// The engine of a ship of `build`.
    pub fn new(table: &Rift, build: &Build) -> Self {
        let figures = table.figures();
        Self {
            speed: build.speed.max(0),
            price: build.move_cost,
            warp: figures.warp_cost,
            range: figures.warp_range,
        }
    }
}

/// The reachable states of one search.
#[derive(Clone, Debug, Default)]
pub struct Chart {
    nodes: Vec<Node>,
    index: Vec<u32>,
    queues: Vec<Vec<u32>>,
    gaits: usize,
    top: i8,
}

impl Chart {
    /// Finds every state that `engine` reaches from `start` with `energy`.
    pub fn search(
        &mut self,
        field: &Field,
        engine: Engine,
        start: Pose,
        energy: u8,
        through_mines: bool,
    ) {
        let side = engine.speed.unsigned_abs() as usize;
        self.top = engine.speed;
        self.gaits = (2 * side + 1) * (side + 1) + 1;
        self.nodes.clear();
        self.index.clear();
        self.index.resize(field.len() * 8 * self.gaits, NONE);
        self.queues.iter_mut().for_each(Vec::clear);
        self.queues.resize_with(usize::from(energy) + 1, Vec::new);
        self.reach(
            Node {
                pose: start,
                cost: 0,
                by: Move::Start,
                parent: NONE,
            },
            energy,
        );
        let open = |spot| match field.cover(spot) {
            Cover::Free => true,
            Cover::Mine => through_mines,
            Cover::Solid | Cover::Ship => false,
        };
        for price in 0..=usize::from(energy) {
            let mut n = 0;
            while let Some(&id) = self.queues[price].get(n) {
                n += 1;
                let node = self.nodes[id as usize];
                if self.key(node.pose).is_some_and(|key| self.index[key] == id) {
                    self.expand(field, engine, id, node, energy, &open);
                }
            }
        }
    }

    fn expand(
        &mut self,
        field: &Field,
        engine: Engine,
        parent: u32,
        node: Node,
        energy: u8,
        open: &impl Fn(Spot) -> bool,
    ) {
        let pose = node.pose;
        let mut go = |pose: Pose, price: u8, by: Move| {
            let cost = node.cost.saturating_add(price);
            let next = Node {
                pose,
                cost,
                by,
                parent,
            };
            self.reach(next, energy);
        };
        if !pose.warped && pose.moved < pose.speed.unsigned_abs() {
            let spot = field.next(pose.spot, pose.course());
            if spot != NOWHERE && open(spot) {
                let mut there = Pose { spot, ..pose };
                there.moved += 1;
                go(there, 0, Move::Step);
            }
        }
        for sign in [-1i8, 1] {
            let heading = (pose.heading as i8 + sign) as u8 & 7;
            go(Pose { heading, ..pose }, engine.price, Move::Turn(sign));
            let spot = field.raised(pose.spot, sign);
            if spot != NOWHERE && open(spot) {
                go(Pose { spot, ..pose }, engine.price, Move::Plane(sign));
            }
            let speed = pose.speed + sign;
            if !pose.warped && speed.abs() <= engine.speed {
                go(Pose { speed, ..pose }, engine.price, Move::Speed(sign));
            }
        }
        if !pose.warped && node.cost.saturating_add(engine.warp) <= energy {
            jumps(field, engine, pose, open, |there, squares| {
                go(there, engine.warp, Move::Warp(squares));
            });
        }
    }

    fn reach(&mut self, node: Node, energy: u8) {
        if node.cost > energy {
            return;
        }
        let Some(place) = self.key(node.pose).and_then(|key| self.index.get_mut(key)) else {
            return;
        };
        if *place != NONE && self.nodes[*place as usize].cost <= node.cost {
            return;
        }
        *place = self.nodes.len() as u32;
        self.queues[usize::from(node.cost)].push(*place);
        self.nodes.push(node);
    }

    fn key(&self, pose: Pose) -> Option<usize> {
        let gait = if pose.warped {
            self.gaits - 1
        } else {
            let speed = usize::try_from(pose.speed + self.top).ok()?;
            let moved = pose.moved.min(self.top.unsigned_abs());
            speed * (usize::from(self.top.unsigned_abs()) + 1) + usize::from(moved)
        };
        (gait < self.gaits).then_some(pose.place() * self.gaits + gait)
    }

    /// The nodes that are the cheapest way to their state, with their numbers.
    pub fn nodes(&self) -> impl Iterator<Item = (u32, &Node)> {
        let best =
            |id: u32, node: &Node| self.key(node.pose).is_some_and(|key| self.index[key] == id);
        (0u32..)
            .zip(&self.nodes)
            .filter(move |(id, node)| best(*id, node))
    }

    /// How many states were looked at.
    pub fn len(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// The node of a number.
    pub fn node(&self, id: u32) -> Option<Node> {
        self.nodes.get(id as usize).copied()
    }

    /// The orders that lead to a node, with the spots in which they are given.
    pub fn path(&self, id: u32) -> Vec<(Spot, Move)> {
        let mut path = Vec::new();
        let mut at = self.node(id);
        while let Some(node) = at.filter(|node| node.parent != NONE) {
            let parent = self.node(node.parent);
            path.push((parent.map_or(NOWHERE, |parent| parent.pose.spot), node.by));
            at = parent;
        }
        path.reverse();
        path
    }
}

/// The pose of a ship as it stands; of the active ship in the middle of its turn.
pub fn pose_of(field: &Field, state: &State, id: ShipId) -> Option<Pose> {
    let ship = state.ship(id)?;
    let turn = if state.turn.ship == Some(id) {
        state.turn
    } else {
        Default::default()
    };
    Some(Pose {
        spot: field.spot(ship.space),
        heading: ship.heading.number(),
        speed: ship.speed,
        moved: turn.moved,
        warped: turn.warped,
    })
}

/// Every warp jump from a pose, up to the first space that is not open.
fn jumps(
    field: &Field,
    engine: Engine,
    pose: Pose,
    open: &impl Fn(Spot) -> bool,
    mut land: impl FnMut(Pose, u8),
) {
    let mut spot = pose.spot;
    for squares in 1..=engine.range {
        spot = field.next(spot, pose.heading);
        if spot == NOWHERE || !open(spot) {
            break;
        }
        let there = Pose {
            spot,
            speed: engine.speed,
            warped: true,
            ..pose
        };
        land(there, squares);
    }
}
