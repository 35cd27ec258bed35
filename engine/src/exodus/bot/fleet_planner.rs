//! Plans the destinations of ships. A local search improves the plan: it moves a single ship, the
//! ships of one hex, or all ships that can reach a hex, and takes the best change in each pass.

use super::super::action::{Action, Token};
use super::super::hex::{HexId, HexSet, MAX_HEXES};
use super::super::ship::ShipId;
use super::hex_values::HexValues;
use super::position_summary::Force;

/// Maximum number of changes to a plan.
const MAX_CHANGES: usize = 9;
/// A change is made only if it gains more than this, in sixtieths of a victory point.
const MIN_GAIN: i32 = 3;
/// Marks a cache entry that is not computed yet.
const UNKNOWN: i32 = i32::MIN;

/// A ship of the bot's seat and the hexes it can reach this stage.
struct MovableShip {
    ship: ShipId,
    from: HexId,
    speed: u8,
    reach: HexSet,
    force: Force,
    /// Maximum number of cubes aboard.
    carries: i32,
}

/// The search for the destinations of all ships of the seat.
pub struct FleetPlanner<'a, 'b, 'c> {
    hex_values: &'a HexValues<'b, 'c>,
    movers: Vec<MovableShip>,
    /// Combined force of all ships of the seat that have dice.
    armed_force: Force,
    /// Target hexes, with their value for a ship with cubes and for a ship with dice.
    objectives: Vec<(HexId, i32, i32)>,
    /// Cached values by hex and set of ships.
    group_values: Vec<i32>,
    /// Cached future values by ship and hex.
    future_values: Vec<i32>,
}

impl<'a, 'b, 'c> FleetPlanner<'a, 'b, 'c> {
    /// Creates a planner for the evaluator's seat; `is_hurried` adds the speed ability.
    #[must_use]
    pub fn new(hex_values: &'a HexValues<'b, 'c>, is_hurried: bool) -> Self {
        let summary = &hex_values.evaluator.summary;
        let movers: Vec<MovableShip> = summary
            .fleet()
            .map(|(ship, from)| {
                let speed =
                    summary
                        .game
                        .speed(summary.public, summary.seat, ship.kind(), is_hurried);
                MovableShip {
                    ship,
                    from,
                    speed,
                    reach: summary.reach(from, speed),
                    force: summary.force_of(ship),
                    carries: i32::from(summary.ship_stats(ship).carries),
                }
            })
            .collect();
        let mut armed_force = Force::default();
        for mover in movers.iter().filter(|mover| mover.force.side.dice > 0) {
            armed_force.add(mover.force);
        }
        let mut planner = Self {
            hex_values,
            group_values: vec![UNKNOWN; summary.game.map_hexes().len() << movers.len()],
            future_values: vec![UNKNOWN; MAX_HEXES * movers.len()],
            movers,
            armed_force,
            objectives: Vec::new(),
        };
        planner.find_objectives();
        planner
    }

    /// Fills the list of target hexes.
    fn find_objectives(&mut self) {
        let summary = &self.hex_values.evaluator.summary;
        let is_last = summary.turns_left == 0;
        for hex in summary.game.hexes() {
            let fight = self.hex_values.win_value(hex, &self.armed_force).max(0);
            let is_free = summary.public.sector(hex).guard == 0;
            let foes = summary.others().map(|seat| summary.force(hex, seat).ships);
            let divisor = if foes.sum::<i32>() > 0 { 3 } else { 1 };
            let council_bonus = if is_last && hex == HexId::COUNCIL {
                150
            } else {
                0
            };
            let land = if is_free {
                self.hex_values.landing_value(hex, 1) / divisor
            } else if fight > 20 {
                self.hex_values.landing_value(hex, 1) / 3
            } else {
                0
            };
            if land > 0 || fight + council_bonus > 0 {
                self.objectives.push((hex, land, fight + council_bonus));
            }
        }
    }

    /// Returns the combined force of a set of ships.
    fn force(&self, mask: usize) -> Force {
        let mut force = Force::default();
        for (n, mover) in self.movers.iter().enumerate() {
            if mask >> n & 1 == 1 {
                force.add(mover.force);
            }
        }
        force
    }

    /// Returns the value of a set of ships at a hex.
    fn group_value(&mut self, hex: HexId, mask: usize) -> i32 {
        let index = (hex.index() << self.movers.len()) + mask;
        if self.group_values[index] == UNKNOWN {
            let force = self.force(mask);
            self.group_values[index] = self.hex_values.ship_value_at(hex, &force);
        }
        self.group_values[index]
    }

    /// Returns the value that a ship at a hex can reach in later stages.
    fn future_value(&mut self, n: usize, hex: HexId) -> i32 {
        let index = n * MAX_HEXES + hex.index() % MAX_HEXES;
        if self.future_values[index] == UNKNOWN {
            self.future_values[index] = self.objective_value(n, hex);
        }
        self.future_values[index]
    }

    fn objective_value(&self, n: usize, hex: HexId) -> i32 {
        let (summary, mover) = (&self.hex_values.evaluator.summary, &self.movers[n]);
        let noise = self
            .hex_values
            .evaluator
            .skill
            .destination_noise(u32::from(mover.ship.0), u32::from(hex.0));
        let stages = summary.stages_left - 1;
        if stages <= 0 || mover.speed == 0 {
            return noise;
        }
        let is_empty = mover.carries > 0 && mover.force.cargo == 0;
        let mut best = 0;
        for &(objective, land, fight) in &self.objectives {
            let land = if mover.force.cargo > 0 { land } else { 0 };
            let fight = if mover.force.side.dice > 0 && mover.force.cargo == 0 {
                fight * 6 / 16
            } else if mover.force.side.dice > 0 {
                fight / 6
            } else {
                0
            };
            best = best.max(self.discounted_value(
                land.max(fight),
                hex,
                objective,
                mover.speed,
                stages,
            ));
        }
        if is_empty {
            let waiting_cubes = i32::from(summary.public.cubes(summary.home(), summary.seat)) - 1;
            let load = waiting_cubes.min(mover.carries).max(0) * 9 + 6;
            best = best.max(self.discounted_value(load, hex, summary.home(), mover.speed, stages));
        }
        best + noise
    }

    /// Returns a value discounted by the number of stages that the trip takes.
    fn discounted_value(&self, value: i32, from: HexId, to: HexId, speed: u8, stages: i32) -> i32 {
        let steps = i32::from(self.hex_values.evaluator.summary.game.distance(from, to));
        let speed = i32::from(speed);
        let needed = ((steps + speed - 1) / speed).max(1);
        if needed > stages {
            return 0;
        }
        let mut value = value * 3 / 4 - steps;
        for _ in 1..needed.min(6) {
            value = value * 12 / 16;
        }
        value.max(0)
    }

    /// Returns the best plan found: the destination of each ship.
    #[must_use]
    pub fn plan(&mut self) -> Vec<HexId> {
        let mut to: Vec<HexId> = self.movers.iter().map(|mover| mover.from).collect();
        let groups = self.groups();
        for _ in 0..MAX_CHANGES {
            let mut best: Option<(i32, usize, HexId)> = None;
            for &(group, reach) in &groups {
                for hex in reach.iter() {
                    let gain = self.gain(&to, group, hex);
                    if gain > best.map_or(MIN_GAIN, |(best_gain, ..)| best_gain) {
                        best = Some((gain, group, hex));
                    }
                }
            }
            let Some((_, group, hex)) = best else {
                break;
            };
            for (n, to) in to.iter_mut().enumerate() {
                if group >> n & 1 == 1 {
                    *to = hex;
                }
            }
        }
        to
    }

    /// Returns the sets of ships that may move together and the hexes that they can reach.
    fn groups(&self) -> Vec<(usize, HexSet)> {
        let mut groups: Vec<(usize, HexSet)> = Vec::new();
        let mut add_group = |mask: usize, reach: HexSet| {
            let is_known = groups
                .iter()
                .any(|(other, hexes)| *other == mask && reach.difference(*hexes).is_empty());
            if mask != 0 && !is_known && !reach.is_empty() {
                groups.push((mask, reach));
            }
        };
        for (n, mover) in self.movers.iter().enumerate() {
            add_group(1 << n, mover.reach);
        }
        let ships_where = |test: &dyn Fn(&MovableShip) -> bool| {
            let all = self.movers.iter().enumerate();
            let matching = all.filter(|(_, mover)| test(mover));
            matching.fold(0, |mask, (n, _)| mask | 1 << n)
        };
        let common = |mask: usize| {
            let all = self.movers.iter().enumerate();
            let matching = all.filter(|(n, _)| mask >> n & 1 == 1);
            matching
                .map(|(_, mover)| mover.reach)
                .reduce(HexSet::intersection)
        };
        for mover in &self.movers {
            let all_here = ships_where(&|other| other.from == mover.from);
            let armed_force =
                ships_where(&|other| other.from == mover.from && other.force.side.dice > 0);
            for mask in [all_here, armed_force] {
                add_group(mask, common(mask).unwrap_or_default());
            }
        }
        for &(hex, _, fight) in &self.objectives {
            let all = ships_where(&|other| other.reach.contains(hex) && other.force.side.dice > 0);
            if fight > 0 {
                add_group(all, HexSet::NONE.with(hex));
            }
        }
        groups
    }

    /// Returns the gain of changing the destination of a set of ships.
    fn gain(&mut self, to: &[HexId], group: usize, hex: HexId) -> i32 {
        let (mut changed_hexes, mut gain) = (HexSet::NONE.with(hex), 0);
        let mut is_unmoved = true;
        for (n, &at) in to.iter().enumerate() {
            if group >> n & 1 == 1 && at != hex {
                changed_hexes.insert(at);
                gain += self.future_value(n, hex) - self.future_value(n, at);
                is_unmoved = false;
            }
        }
        if is_unmoved {
            return 0;
        }
        for changed_hex in changed_hexes.iter() {
            let (mut before, mut after) = (0, 0);
            for (n, &at) in to.iter().enumerate() {
                let moves = group >> n & 1 == 1;
                before |= usize::from(at == changed_hex) << n;
                after |= usize::from(if moves {
                    changed_hex == hex
                } else {
                    at == changed_hex
                }) << n;
            }
            gain += self.group_value(changed_hex, after) - self.group_value(changed_hex, before);
        }
        gain
    }

    /// Returns the orders of a plan, ship by ship, with the `Done` that commits them `[EXO-11.6]`.
    #[must_use]
    pub fn orders(&self, to: &[HexId]) -> Vec<Action> {
        let summary = &self.hex_values.evaluator.summary;
        let mut line = Vec::new();
        for (mover, &to) in self.movers.iter().zip(to) {
            let path = summary.shortest_path(mover.from, to, mover.speed);
            let tokens = path
                .iter()
                .map(|&direction| Action::Order(mover.ship, Token::Go(direction)));
            line.extend(tokens);
        }
        line.push(Action::Done);
        line
    }

    /// Returns the open steps of a plan, ship by ship, with the `Done` that ends them `[EXO-17.5]`.
    #[must_use]
    pub fn steps(&self, to: &[HexId]) -> Vec<Action> {
        let summary = &self.hex_values.evaluator.summary;
        let mut line = Vec::new();
        for (mover, &to) in self.movers.iter().zip(to) {
            let path = summary.shortest_path(mover.from, to, mover.speed);
            let steps = path
                .iter()
                .map(|&direction| Action::Step(mover.ship, direction));
            line.extend(steps);
        }
        line.push(Action::Done);
        line
    }
}
