//! Shortest paths of a turn: every pose that a ship can reach, with its lowest energy cost.
//!
//! A pose is a space, a heading, and the movement so far: speed and squares moved, or the fact of a
//! jump. Poses are expanded from cheapest to most expensive with one bucket per cost. There are no
//! hash maps, so the order is the same on every machine.

use super::super::Rift;
use super::super::ship::{Build, ShipId};
use super::super::state::State;
use super::board_tables::{BoardTables, NO_SPACE, SpaceContent, SpaceIndex};

/// The id that stands for no node.
const NONE: u32 = u32::MAX;

/// One action of a maneuver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ManeuverOrder {
    /// The pose in which the search starts.
    Start,
    /// One square along the direction of movement.
    Step,
    /// A change of speed by 1 or -1.
    Speed(i8),
    /// A turn by 45 degrees: 1 clockwise, -1 counter-clockwise.
    Turn(i8),
    /// A change of plane: 1 up, -1 down.
    Plane(i8),
    /// A warp jump of this number of squares.
    Warp(u8),
}

/// A pose: a ship's space, heading and movement in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pose {
    pub space: SpaceIndex,
    /// Number of the heading, 0 to 7 clockwise from north.
    pub heading: u8,
    pub speed: i8,
    /// Squares moved in this turn.
    pub moved: u8,
    /// Whether the ship has made a warp jump in this turn.
    pub has_warped: bool,
}

impl Pose {
    /// Returns whether the turn may end in this pose.
    pub const fn may_end(&self) -> bool {
        self.has_warped || self.moved >= self.speed.unsigned_abs()
    }

    /// Returns space and heading as one index.
    pub const fn index(&self) -> usize {
        self.space as usize * 8 + self.heading as usize
    }

    /// Returns the direction of movement, which is opposite to the heading in reverse.
    pub const fn direction(&self) -> u8 {
        if self.speed < 0 {
            (self.heading + 4) & 7
        } else {
            self.heading
        }
    }
}

/// A reached pose and how it was reached.
#[derive(Clone, Copy, Debug)]
pub struct PathNode {
    pub pose: Pose,
    /// Energy spent on the path.
    pub cost: u8,
    /// Last action of the path.
    pub order: ManeuverOrder,
    parent: u32,
}

/// The energy costs and limits of a ship's maneuvers.
#[derive(Clone, Copy, Debug)]
pub struct ManeuverCosts {
    pub speed: i8,
    /// Energy cost of a change of speed, heading or plane.
    pub price: u8,
    /// Energy cost of a warp jump.
    pub warp: u8,
    /// Longest warp jump in squares; 0 if none is allowed.
    pub range: u8,
}

impl ManeuverCosts {
    /// Returns the maneuver costs of a ship with this `build`.
    pub fn new(game: &Rift, build: &Build) -> Self {
        let figures = game.figures();
        Self {
            speed: build.speed.max(0),
            price: build.move_cost,
            warp: figures.warp_cost,
            range: figures.warp_range,
        }
    }
}

/// The reachable poses of one search.
#[derive(Clone, Debug, Default)]
pub struct ShortestPaths {
    nodes: Vec<PathNode>,
    index: Vec<u32>,
    queues: Vec<Vec<u32>>,
    movement_states: usize,
    top_speed: i8,
}

impl ShortestPaths {
    /// Finds every pose that can be reached from `start` with `energy`.
    pub fn search(
        &mut self,
        board_tables: &BoardTables,
        costs: ManeuverCosts,
        start: Pose,
        energy: u8,
        crosses_mines: bool,
    ) {
        let side = costs.speed.unsigned_abs() as usize;
        self.top_speed = costs.speed;
        self.movement_states = (2 * side + 1) * (side + 1) + 1;
        self.nodes.clear();
        self.index.clear();
        self.index
            .resize(board_tables.len() * 8 * self.movement_states, NONE);
        self.queues.iter_mut().for_each(Vec::clear);
        self.queues.resize_with(usize::from(energy) + 1, Vec::new);
        self.reach(
            PathNode {
                pose: start,
                cost: 0,
                order: ManeuverOrder::Start,
                parent: NONE,
            },
            energy,
        );
        let open = |space| match board_tables.content(space) {
            SpaceContent::Free => true,
            SpaceContent::Mine => crosses_mines,
            SpaceContent::Solid | SpaceContent::Ship => false,
        };
        for price in 0..=usize::from(energy) {
            let mut n = 0;
            while let Some(&id) = self.queues[price].get(n) {
                n += 1;
                let node = self.nodes[id as usize];
                if self.key(node.pose).is_some_and(|key| self.index[key] == id) {
                    self.expand(board_tables, costs, id, node, energy, &open);
                }
            }
        }
    }

    fn expand(
        &mut self,
        board_tables: &BoardTables,
        costs: ManeuverCosts,
        parent: u32,
        node: PathNode,
        energy: u8,
        open: &impl Fn(SpaceIndex) -> bool,
    ) {
        let (pose, price) = (node.pose, costs.price);
        let mut visit = |pose: Pose, price: u8, order: ManeuverOrder| {
            let cost = node.cost.saturating_add(price);
            let next = PathNode {
                cost,
                pose,
                order,
                parent,
            };
            self.reach(next, energy);
        };
        if !pose.has_warped && pose.moved < pose.speed.unsigned_abs() {
            let space = board_tables.next(pose.space, pose.direction());
            if space != NO_SPACE && open(space) {
                let mut next = Pose { space, ..pose };
                next.moved += 1;
                visit(next, 0, ManeuverOrder::Step);
            }
        }
        for sign in [-1i8, 1] {
            let heading = (pose.heading as i8 + sign) as u8 & 7;
            let turned = Pose { heading, ..pose };
            visit(turned, price, ManeuverOrder::Turn(sign));
            let space = board_tables.next_plane(pose.space, sign);
            if space != NO_SPACE && open(space) {
                let changed = Pose { space, ..pose };
                visit(changed, price, ManeuverOrder::Plane(sign));
            }
            let speed = pose.speed + sign;
            if !pose.has_warped && speed.abs() <= costs.speed {
                let faster = Pose { speed, ..pose };
                visit(faster, price, ManeuverOrder::Speed(sign));
            }
        }
        if !pose.has_warped && node.cost.saturating_add(costs.warp) <= energy {
            jumps(board_tables, costs, pose, open, |landing, squares| {
                visit(landing, costs.warp, ManeuverOrder::Warp(squares));
            });
        }
    }

    fn reach(&mut self, node: PathNode, energy: u8) {
        if node.cost > energy {
            return;
        }
        let Some(entry) = self.key(node.pose).and_then(|key| self.index.get_mut(key)) else {
            return;
        };
        if *entry != NONE && self.nodes[*entry as usize].cost <= node.cost {
            return;
        }
        *entry = self.nodes.len() as u32;
        self.queues[usize::from(node.cost)].push(*entry);
        self.nodes.push(node);
    }

    fn key(&self, pose: Pose) -> Option<usize> {
        let movement_state = if pose.has_warped {
            self.movement_states - 1
        } else {
            let speed = usize::try_from(pose.speed + self.top_speed).ok()?;
            let moved = pose.moved.min(self.top_speed.unsigned_abs());
            speed * (usize::from(self.top_speed.unsigned_abs()) + 1) + usize::from(moved)
        };
        (movement_state < self.movement_states)
            .then_some(pose.index() * self.movement_states + movement_state)
    }

    /// Iterates over the nodes on the cheapest path to their pose, with their ids.
    pub fn nodes(&self) -> impl Iterator<Item = (u32, &PathNode)> {
        let best =
            |id: u32, node: &PathNode| self.key(node.pose).is_some_and(|key| self.index[key] == id);
        (0u32..)
            .zip(&self.nodes)
            .filter(move |(id, node)| best(*id, node))
    }

    /// Returns the number of visited poses.
    pub fn len(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// Returns the node with an id.
    pub fn node(&self, id: u32) -> Option<PathNode> {
        self.nodes.get(id as usize).copied()
    }

    /// Returns the actions that lead to a node, each with the space in which it is given.
    pub fn path(&self, id: u32) -> Vec<(SpaceIndex, ManeuverOrder)> {
        let mut path = Vec::new();
        let mut at = self.node(id);
        while let Some(node) = at.filter(|node| node.parent != NONE) {
            let parent = self.node(node.parent);
            path.push((
                parent.map_or(NO_SPACE, |parent| parent.pose.space),
                node.order,
            ));
            at = parent;
        }
        path.reverse();
        path
    }
}

/// Returns the pose of a ship; that of the active ship includes its movement in this turn.
pub fn pose_of(board_tables: &BoardTables, state: &State, id: ShipId) -> Option<Pose> {
    let ship = state.ship(id)?;
    let turn = if state.turn.ship == Some(id) {
        state.turn
    } else {
        Default::default()
    };
    Some(Pose {
        space: board_tables.index_of(ship.space),
        heading: ship.heading.number(),
        speed: ship.speed,
        moved: turn.moved,
        has_warped: turn.has_warped,
    })
}

/// Adds every warp jump from a pose, up to the first space that is not open.
fn jumps(
    board_tables: &BoardTables,
    costs: ManeuverCosts,
    pose: Pose,
    open: &impl Fn(SpaceIndex) -> bool,
    mut land: impl FnMut(Pose, u8),
) {
    let mut space = pose.space;
    for squares in 1..=costs.range {
        space = board_tables.next(space, pose.heading);
        if space == NO_SPACE || !open(space) {
            break;
        }
        let landing = Pose {
            space,
            speed: costs.speed,
            has_warped: true,
            ..pose
        };
        land(landing, squares);
    }
}
