//! The value of ending a turn in a pose: danger, stored energy, distance to the enemy, movement
//! that will be owed, and a goal.

use super::super::Rift;
use super::super::evaluate::{ENERGY_VALUE, VICTORY_VALUE};
use super::super::ship::{Build, Ship, ShipId};
use super::super::state::State;
use super::board_tables::{BoardTables, SpaceContent};
use super::breakout_role::BreakoutRole;
use super::shortest_paths::Pose;
use super::threat::Threat;
use crate::grid::Square;

/// Cost of each step between a ship and its enemies beyond [`CLOSE_DISTANCE`]; each quiet round
/// adds half as much.
const APPROACH_COST: i32 = 3;
/// Distance in steps at which an enemy is close enough; every two quiet rounds reduce it by one.
const CLOSE_DISTANCE: i32 = 3;
/// Cost of each 45 degrees away from the nearest enemy, multiplied by the energy cost of turning.
const TURN_COST: i32 = 3;
/// Cost of each blocked square of movement that will be owed, multiplied by the energy cost of
/// braking.
const BLOCKED_COST: i32 = 8;
/// Cost of ending a turn at distance 1 and 2 from a live mine.
const NEAR_MINE_COST: [i32; 2] = [30, 15];
/// Weight of danger, in sixteenths; each quiet round reduces it by one, down to [`MIN_CAUTION`].
const CAUTION: i32 = 11;
/// Minimum weight of danger, in sixteenths.
const MIN_CAUTION: i32 = 2;

/// The energy of a ship at the start of its plan.
#[derive(Clone, Copy, Debug)]
pub struct EnergyBudget {
    main: u8,
    aux: u8,
    capacity: u8,
}

impl EnergyBudget {
    /// Returns the energy of a ship.
    pub const fn new(ship: &Ship, build: &Build) -> Self {
        Self {
            main: ship.main,
            aux: ship.aux,
            capacity: build.aux,
        }
    }

    /// Returns the energy that can be spent without the shield unit `[RIFT-6.5]`.
    pub const fn free(&self) -> u8 {
        self.main.saturating_sub(1).saturating_add(self.aux)
    }

    /// Returns the energy in the auxiliary store after a turn that spends `spent` and charges the
    /// rest.
    pub fn stored(&self, spent: u8) -> u8 {
        let free = self.main.saturating_sub(1);
        let aux = self.aux.saturating_sub(spent.saturating_sub(free));
        aux.saturating_add(free.saturating_sub(spent))
            .min(self.capacity)
    }
}

/// Evaluates the end of a turn of one ship.
#[derive(Clone, Debug)]
pub struct TurnEndEvaluator {
    id: ShipId,
    ship: Ship,
    energy: EnergyBudget,
    price: i32,
    caution: i32,
    quiet: i32,
    distances: Vec<u8>,
    enemies: Vec<(ShipId, Square)>,
    breakout: BreakoutRole,
    /// Weight of this ship relative to other ships.
    weight: i32,
    mines: Vec<i32>,
    /// Cached value of danger and position by pose; [`i32::MIN`] means not computed.
    cached: Vec<i32>,
}

impl TurnEndEvaluator {
    /// Creates the evaluator for ship `id` of `state`.
    pub fn new(game: &Rift, state: &State, board_tables: &BoardTables, id: ShipId) -> Option<Self> {
        let (ship, build) = (*state.ship(id)?, game.build(id));
        let team = game.team_of_ship(id);
        let breakout = BreakoutRole::new(game, state, id);
        let target = breakout.target();
        let enemies = || {
            state.living().filter(move |(other, _)| {
                game.team_of_ship(*other) != team && target.is_none_or(|target| target == *other)
            })
        };
        let mut mines = vec![0; board_tables.len()];
        for (space, cost) in (0u16..).zip(mines.iter_mut()) {
            let space = board_tables.space(space);
            *cost = state
                .mines
                .iter()
                .map(|mine| match mine.space().distance(space) {
                    1 => NEAR_MINE_COST[0],
                    2 => NEAR_MINE_COST[1],
                    _ => 0,
                })
                .sum();
        }
        Some(Self {
            id,
            ship,
            energy: EnergyBudget::new(&ship, build),
            price: i32::from(build.move_cost),
            caution: (CAUTION - i32::from(state.quiet_rounds)).max(MIN_CAUTION),
            quiet: i32::from(state.quiet_rounds),
            distances: board_tables
                .distances(enemies().map(|(_, ship)| board_tables.index_of(ship.space))),
            enemies: enemies().map(|(id, ship)| (id, ship.square())).collect(),
            weight: game.ship_weight(id),
            breakout,
            mines,
            cached: vec![i32::MIN; board_tables.len() * 8],
        })
    }

    pub const fn energy(&self) -> EnergyBudget {
        self.energy
    }

    /// Returns the ship as it was at the start of the plan.
    pub const fn ship(&self) -> &Ship {
        &self.ship
    }

    /// Returns the value of ending the turn in `pose` after spending this much energy.
    pub fn value(
        &mut self,
        board_tables: &BoardTables,
        threat: &Threat,
        pose: &Pose,
        spent: u8,
    ) -> i32 {
        let index = pose.index();
        if self.cached[index] == i32::MIN {
            self.cached[index] = self.pose_value(board_tables, threat, pose, 0, true);
        }
        self.cached[index]
            + self.speed_value(board_tables, pose)
            + i32::from(self.energy.stored(spent)) * ENERGY_VALUE
    }

    /// Returns the same as [`TurnEndEvaluator::value`] after the enemies in `kills` (one bit each)
    /// were destroyed. If `are_shields_up` is false, the shields are down.
    pub fn value_without(
        &self,
        board_tables: &BoardTables,
        threat: &Threat,
        pose: &Pose,
        spent: u8,
        kills: u32,
        are_shields_up: bool,
    ) -> i32 {
        let pose_value = self.pose_value(board_tables, threat, pose, kills, are_shields_up);
        pose_value
            + self.speed_value(board_tables, pose)
            + i32::from(self.energy.stored(spent)) * ENERGY_VALUE
    }

    fn pose_value(
        &self,
        board_tables: &BoardTables,
        threat: &Threat,
        pose: &Pose,
        kills: u32,
        are_shields_up: bool,
    ) -> i32 {
        let shields_up =
            are_shields_up && self.ship.main > 0 && !board_tables.is_nebula(pose.space);
        let (volley_cost, is_destroyed) =
            threat.volley_cost_and_loss(&self.ship, shields_up, pose.space, pose.heading, kills);
        let square = board_tables.space(pose.space).square();
        let enemies = self.enemies.iter().filter(|(id, _)| kills >> id.0 & 1 == 0);
        let nearest = enemies
            .map(|(_, enemy)| *enemy)
            .min_by_key(|enemy| enemy.distance(square));
        let destination_cost = match self.breakout.goal_from(square) {
            Some(goal) => self.turning_cost(pose, square, goal),
            None => nearest.map_or(0, |enemy| self.approach_cost(pose, square, enemy)),
        };
        let mines = self
            .mines
            .get(usize::from(pose.space))
            .copied()
            .unwrap_or(0);
        let loss = if is_destroyed {
            self.breakout.loss()
        } else {
            0
        };
        let danger = volley_cost * self.weight * self.caution / 16 + loss;
        self.breakout.value(square) - danger - destination_cost - mines
    }

    fn approach_cost(&self, pose: &Pose, square: Square, enemy: Square) -> i32 {
        let distance = self.distances.get(usize::from(pose.space)).copied();
        let distance = i32::from(distance.unwrap_or(0));
        let close_distance = (CLOSE_DISTANCE - self.quiet / 2).max(0);
        (distance - close_distance).max(0) * APPROACH_COST * (2 + self.quiet) / 2
            + self.turning_cost(pose, square, enemy)
    }

    /// Returns the cost of facing away from the destination.
    fn turning_cost(&self, pose: &Pose, square: Square, to: Square) -> i32 {
        let (dx, dy) = (
            i32::from(to.x()) - i32::from(square.x()),
            i32::from(to.y()) - i32::from(square.y()),
        );
        let (fx, fy) = crate::grid::Heading::wrap(pose.heading).offset();
        let (ahead, across) = (
            dx * i32::from(fx) + dy * i32::from(fy),
            dx * i32::from(fy) - dy * i32::from(fx),
        );
        let turns = match (ahead.cmp(&0), across.abs() * 2 > ahead.abs()) {
            (std::cmp::Ordering::Greater, false) => 0,
            (std::cmp::Ordering::Greater, true) => 1,
            (std::cmp::Ordering::Equal, _) => 2,
            (std::cmp::Ordering::Less, true) => 3,
            (std::cmp::Ordering::Less, false) => 4,
        };
        turns * TURN_COST * self.price
    }

    /// Returns the value of the speed: 0, or less if squares ahead are blocked, because speed must
    /// then be reduced.
    fn speed_value(&self, board_tables: &BoardTables, pose: &Pose) -> i32 {
        let mut space = pose.space;
        let owed = pose.speed.unsigned_abs();
        for free in 0..owed {
            space = board_tables.next(space, pose.direction());
            if board_tables.content(space) != SpaceContent::Free {
                return -i32::from(owed - free) * BLOCKED_COST * self.price;
            }
        }
        0
    }

    /// Returns the only enemy that counts, or `None` if all do.
    pub fn target(&self) -> Option<ShipId> {
        self.breakout.target()
    }

    /// Returns whether the ship is the marked ship of a breakout.
    pub const fn must_break_out(&self) -> bool {
        matches!(self.breakout, BreakoutRole::Runner(..))
    }

    /// Returns whether the ship is marked and this square is a goal of its breakout.
    pub fn is_goal(&self, square: Square) -> bool {
        self.breakout.value(square) >= VICTORY_VALUE
    }

    pub const fn id(&self) -> ShipId {
        self.id
    }
}
