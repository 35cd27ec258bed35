//! Plans where ships go. A local search improves the plan: it moves a single ship, the ships of one
//! hex, or all ships that can reach a hex, and takes the best change in each pass.

use super::super::action::{Action, Token};
use super::super::hex::{HexId, HexSet, MAX_HEXES};
use super::super::ship::ShipId;
use super::hex_values::HexValues;
use super::position_summary::Force;

/// Maximum number of changes to a plan.
const CHANGES: usize = 9;
/// A change is made only if it gains more than this, in sixtieths of a victory point.
const MIN_GAIN: i32 = 3;
/// Marks a cache entry that is not computed yet.
const UNKNOWN: i32 = i32::MIN;

/// An own ship and where it can go this stage.
struct MovableShip {
    ship: ShipId,
    from: HexId,
    speed: u8,
    reach: HexSet,
    force: Force,
    /// Maximum number of cubes aboard.
    carries: i32,
}

/// The search for the destinations of all own ships.
pub struct FleetPlanner<'a, 'b, 'c> {
    field: &'a HexValues<'b, 'c>,
    movers: Vec<MovableShip>,
    /// All own ships that have dice, together.
    armed: Force,
    /// Hexes worth traveling to, with their value for a ship with cubes and for a ship with dice.
    wants: Vec<(HexId, i32, i32)>,
    /// Cached values by hex and set of ships.
    posts: Vec<i32>,
    /// Cached future values by ship and hex.
    aheads: Vec<i32>,
}

impl<'a, 'b, 'c> FleetPlanner<'a, 'b, 'c> {
    /// Creates a planner for the evaluator's seat; `hurried` counts the speed ability.
    #[must_use]
    pub fn new(field: &'a HexValues<'b, 'c>, hurried: bool) -> Self {
        let scan = &field.desk.scan;
        let movers: Vec<MovableShip> = scan
            .fleet()
            .map(|(ship, from)| {
                let speed = scan
                    .game
                    .speed(scan.public, scan.seat, ship.kind(), hurried);
                MovableShip {
                    ship,
                    from,
                    speed,
                    reach: scan.reach(from, speed),
                    force: scan.force_of(ship),
                    carries: i32::from(scan.ship_stats(ship).carries),
                }
            })
            .collect();
        let mut armed = Force::default();
        for mover in movers.iter().filter(|mover| mover.force.band.dice > 0) {
            armed.add(mover.force);
        }
        let mut marshal = Self {
            field,
            posts: vec![UNKNOWN; scan.game.map_hexes().len() << movers.len()],
            aheads: vec![UNKNOWN; MAX_HEXES * movers.len()],
            movers,
            armed,
            wants: Vec::new(),
        };
        marshal.find_objectives();
        marshal
    }

    /// Fills the list of hexes worth traveling to.
    fn find_objectives(&mut self) {
        let scan = &self.field.desk.scan;
        let last = scan.left == 0;
        for hex in scan.game.hexes() {
            let fight = self.field.win_value(hex, &self.armed).max(0);
            let free = scan.public.sector(hex).guard == 0;
            let foes = scan.others().map(|seat| scan.force(hex, seat).ships);
            let quiet = if foes.sum::<i32>() > 0 { 3 } else { 1 };
            let seat = if last && hex == HexId::COUNCIL {
                150
            } else {
                0
            };
            let land = if free {
                self.field.landing_value(hex, 1) / quiet
            } else if fight > 20 {
                self.field.landing_value(hex, 1) / 3
            } else {
                0
            };
            if land > 0 || fight + seat > 0 {
                self.wants.push((hex, land, fight + seat));
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
    fn post_value(&mut self, hex: HexId, mask: usize) -> i32 {
        let place = (hex.index() << self.movers.len()) + mask;
        if self.posts[place] == UNKNOWN {
            let force = self.force(mask);
            self.posts[place] = self.field.ship_value_at(hex, &force);
        }
        self.posts[place]
    }

    /// Returns the value that a ship at a hex can reach in later stages.
    fn future_value(&mut self, n: usize, hex: HexId) -> i32 {
        let place = n * MAX_HEXES + hex.index() % MAX_HEXES;
        if self.aheads[place] == UNKNOWN {
            self.aheads[place] = self.objective_value(n, hex);
        }
        self.aheads[place]
    }

    fn objective_value(&self, n: usize, hex: HexId) -> i32 {
        let (scan, mover) = (&self.field.desk.scan, &self.movers[n]);
        let drift = self
            .field
            .desk
            .skill
            .place_error(u32::from(mover.ship.0), u32::from(hex.0));
        let stages = scan.passes - 1;
        if stages <= 0 || mover.speed == 0 {
            return drift;
        }
        let empty = mover.carries > 0 && mover.force.cargo == 0;
        let mut best = 0;
        for &(want, land, fight) in &self.wants {
            let land = if mover.force.cargo > 0 { land } else { 0 };
            let fight = if mover.force.band.dice > 0 && mover.force.cargo == 0 {
                fight * 6 / 16
            } else if mover.force.band.dice > 0 {
                fight / 6
            } else {
                0
            };
            best = best.max(self.discounted_value(land.max(fight), hex, want, mover.speed, stages));
        }
        if empty {
            let waiting = i32::from(scan.public.cubes(scan.home(), scan.seat)) - 1;
            let load = waiting.min(mover.carries).max(0) * 9 + 6;
            best = best.max(self.discounted_value(load, hex, scan.home(), mover.speed, stages));
        }
        best + drift
    }

    /// Returns a value discounted by the stages that the way there takes.
    fn discounted_value(&self, worth: i32, from: HexId, to: HexId, speed: u8, stages: i32) -> i32 {
        let steps = i32::from(self.field.desk.scan.game.distance(from, to));
        let speed = i32::from(speed);
        let needed = ((steps + speed - 1) / speed).max(1);
        if needed > stages {
            return 0;
        }
        let mut worth = worth * 3 / 4 - steps;
        for _ in 1..needed.min(6) {
            worth = worth * 12 / 16;
        }
        worth.max(0)
    }

    /// Returns the best plan found: the destination of each ship.
    #[must_use]
    pub fn plan(&mut self) -> Vec<HexId> {
        let mut to: Vec<HexId> = self.movers.iter().map(|mover| mover.from).collect();
        let groups = self.groups();
        for _ in 0..CHANGES {
            let mut best: Option<(i32, usize, HexId)> = None;
            for &(group, reach) in &groups {
                for hex in reach.iter() {
                    let gain = self.gain(&to, group, hex);
                    if gain > best.map_or(MIN_GAIN, |(most, ..)| most) {
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
        let mut note = |mask: usize, reach: HexSet| {
            let known = groups
                .iter()
                .any(|(other, hexes)| *other == mask && reach.minus(*hexes).is_empty());
            if mask != 0 && !known && !reach.is_empty() {
                groups.push((mask, reach));
            }
        };
        for (n, mover) in self.movers.iter().enumerate() {
            note(1 << n, mover.reach);
        }
        let set = |test: &dyn Fn(&MovableShip) -> bool| {
            let all = self.movers.iter().enumerate();
            let some = all.filter(|(_, mover)| test(mover));
            some.fold(0, |mask, (n, _)| mask | 1 << n)
        };
        let common = |mask: usize| {
            let all = self.movers.iter().enumerate();
            let some = all.filter(|(n, _)| mask >> n & 1 == 1);
            some.map(|(_, mover)| mover.reach).reduce(HexSet::and)
        };
        for mover in &self.movers {
            let here = set(&|other| other.from == mover.from);
            let armed = set(&|other| other.from == mover.from && other.force.band.dice > 0);
            for mask in [here, armed] {
                note(mask, common(mask).unwrap_or_default());
            }
        }
        for &(hex, _, fight) in &self.wants {
            let all = set(&|other| other.reach.has(hex) && other.force.band.dice > 0);
            if fight > 0 {
                note(all, HexSet::NONE.with(hex));
            }
        }
        groups
    }

    /// Returns the gain of sending a set of ships elsewhere.
    fn gain(&mut self, to: &[HexId], group: usize, hex: HexId) -> i32 {
        let (mut touched, mut gain) = (HexSet::NONE.with(hex), 0);
        let mut still = true;
        for (n, &at) in to.iter().enumerate() {
            if group >> n & 1 == 1 && at != hex {
                touched.insert(at);
                gain += self.future_value(n, hex) - self.future_value(n, at);
                still = false;
            }
        }
        if still {
            return 0;
        }
        for place in touched.iter() {
            let (mut before, mut after) = (0, 0);
            for (n, &at) in to.iter().enumerate() {
                let moves = group >> n & 1 == 1;
                before |= usize::from(at == place) << n;
                after |= usize::from(if moves { place == hex } else { at == place }) << n;
            }
            gain += self.post_value(place, after) - self.post_value(place, before);
        }
        gain
    }

    /// Returns the orders of a plan, ship by ship, with the `Done` that commits them `[EXO-11.6]`.
    #[must_use]
    pub fn orders(&self, to: &[HexId]) -> Vec<Action> {
        let scan = &self.field.desk.scan;
        let mut line = Vec::new();
        for (mover, &to) in self.movers.iter().zip(to) {
            let way = scan.shortest_path(mover.from, to, mover.speed);
            let tokens = way
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
        let scan = &self.field.desk.scan;
        let mut line = Vec::new();
        for (mover, &to) in self.movers.iter().zip(to) {
            let way = scan.shortest_path(mover.from, to, mover.speed);
            let steps = way
                .iter()
                .map(|&direction| Action::Step(mover.ship, direction));
            line.extend(steps);
        }
        line.push(Action::Done);
        line
    }
}
