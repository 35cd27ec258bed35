//! The graph of all poses of the solver's ship: the maneuvers from each pose, and the targets it
//! can hit. Each pose is computed by the rules once and then cached.

use super::super::Rift;
use super::super::action::{Action, Pay, PlusMinus};
use super::super::event::Event;
use super::super::play::{ShipContext, Sight};
use super::super::ship::{MountId, Ship, ShipId, Side};
use super::super::state::{Mine, State};
use super::target_damage::MAX_TARGETS;
use crate::chance::ZeroChance;
use crate::game::{Game, Seat};
use crate::grid::Space;
use std::collections::BTreeMap;

/// Hull points of every ship in the graph: more than a turn can take away, so that no ship is
/// destroyed. The search itself keeps track of the damage.
const TEST_HULL: u8 = 200;

/// An action of a maneuver, without its payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnpaidManeuver {
    /// A step of one square.
    Step,
    /// A change of speed by one.
    Speed(PlusMinus),
    /// A turn by 45 degrees.
    Turn(PlusMinus),
    /// A change of plane by one.
    Plane(PlusMinus),
    /// A warp jump of this number of squares.
    Warp(u8),
}

impl UnpaidManeuver {
    /// Returns the action with a payment.
    pub const fn with_payment(self, pay: Pay) -> Action {
        match self {
            Self::Step => Action::Step,
            Self::Speed(sign) => Action::Accelerate(sign, pay),
            Self::Turn(sign) => Action::Rotate(sign, pay),
            Self::Plane(sign) => Action::ChangePlane(sign, pay),
            Self::Warp(squares) => Action::Warp(squares, pay),
        }
    }
}

/// The effects of the mines that an action sets off.
#[derive(Clone, Debug, Default)]
pub struct MineBlasts {
    /// The mines, as bits of the set of destroyed objects.
    pub mines: u8,
    /// One entry for each target that the blasts damage.
    pub target_hits: Vec<BlastDamage>,
}

/// The damage of a blast to one target.
#[derive(Clone, Copy, Debug)]
pub struct BlastDamage {
    /// Index into the targets of the search.
    pub target: usize,
    /// Side that is hit.
    pub side: Side,
    pub damage: u8,
}

/// A maneuver that leads from one pose to another.
#[derive(Clone, Debug)]
pub struct PoseEdge {
    pub maneuver: UnpaidManeuver,
    /// Energy cost of the maneuver.
    pub cost: u8,
    /// Number of the pose that it leads to.
    pub to: u32,
    /// Mines that it sets off.
    pub blasts: MineBlasts,
}

/// A shot that hits a target.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// Number of the mount.
    pub mount: u8,
    /// Index of the target in the list of targets.
    pub target: usize,
    /// Side that is hit.
    pub side: Side,
}

/// A pose, and what the ship can do in it.
#[derive(Clone, Debug)]
pub struct PoseNode {
    /// Space of the ship.
    pub space: Space,
    /// Maneuvers to other poses.
    pub edges: Vec<PoseEdge>,
    /// Shots that hit a target.
    pub hits: Vec<Hit>,
    /// Mounts that can set off a mine, with the effects.
    pub mine_shots: Vec<(u8, MineBlasts)>,
}

/// The poses found so far, for each set of destroyed targets and mines. The graph is valid only for
/// the game it was created with.
#[derive(Debug)]
pub struct PoseGraph {
    seat: Seat,
    id: ShipId,
    targets: Vec<ShipId>,
    mines: Vec<Mine>,
    numbers: BTreeMap<u64, u32>,
    states: Vec<State>,
    nodes: BTreeMap<(u8, u32), PoseNode>,
}

impl PoseGraph {
    /// Creates the graph for the active ship `id` in `state`; its first pose is the current one.
    pub fn new(game: &Rift, state: &State, seat: Seat, id: ShipId, targets: Vec<ShipId>) -> Self {
        let mut state = state.clone();
        for ship in state.ships.iter_mut().filter(|ship| ship.is_alive()) {
            ship.hull = TEST_HULL;
        }
        let mut poses = Self {
            seat,
            id,
            targets,
            mines: state.mines.iter().copied().collect(),
            numbers: BTreeMap::new(),
            states: Vec::new(),
            nodes: BTreeMap::new(),
        };
        poses.pose_number(game, state);
        poses
    }

    /// Returns the number of the pose of a state. The ship's energy and damage are reset first: the
    /// search keeps track of energy, and damage does not limit any action.
    fn pose_number(&mut self, game: &Rift, mut state: State) -> u32 {
        let build = game.build(self.id);
        let Some(mut ship) = state.ship(self.id).copied() else {
            return 0;
        };
        let key = (ship.space.index() as u64) << 24
            | u64::from(ship.heading.number()) << 16
            | u64::from(ship.speed.cast_unsigned()) << 8
            | u64::from(state.turn.moved) << 1
            | u64::from(state.turn.has_warped);
        if let Some(number) = self.numbers.get(&key) {
            return *number;
        }
        (ship.main, ship.aux) = (build.main.max(16), 0);
        if let Some(first) = self.states.first().and_then(|state| state.ship(self.id)) {
            (ship.hull, ship.bars) = (first.hull, first.bars);
        }
        replace_ship(&mut state, self.id, ship);
        let number = u32::try_from(self.states.len()).unwrap_or(u32::MAX);
        self.states.push(state);
        self.numbers.insert(key, number);
        number
    }

    /// Returns the number of poses computed by the rules.
    pub fn explored(&self) -> usize {
        self.nodes.len()
    }

    /// Returns a pose for the set `removed` of destroyed targets and mines.
    pub fn pose(&mut self, game: &Rift, removed: u8, number: u32) -> Option<&PoseNode> {
        if !self.nodes.contains_key(&(removed, number)) {
            let mut state = self.states.get(number as usize)?.clone();
            for (index, target) in self.targets.iter().enumerate() {
                if removed >> index & 1 == 1
                    && let Some(ship) = state.ship(*target).copied()
                {
                    replace_ship(&mut state, *target, Ship { hull: 0, ..ship });
                }
            }
            for (bit, mine) in self.mine_bits() {
                if removed & bit != 0
                    && let Some(index) = state.mine_at(mine.space())
                {
                    state.take_mine(index);
                }
            }
            let pose = self.explore(game, &state)?;
            self.nodes.insert((removed, number), pose);
        }
        self.nodes.get(&(removed, number))
    }

    /// Iterates over the mines with their bits in the set of destroyed objects.
    fn mine_bits(&self) -> impl Iterator<Item = (u8, Mine)> + '_ {
        let bits = (MAX_TARGETS..8).map(|n| 1 << n);
        bits.zip(self.mines.iter().copied())
    }

    fn explore(&mut self, game: &Rift, state: &State) -> Option<PoseNode> {
        let space = state.ship(self.id)?.space;
        let (hits, mine_shots) = self.shots(game, state);
        let mut edges = Vec::new();
        let cost = game.build(self.id).move_cost;
        let jump = game.figures().warp_cost;
        let turns = PlusMinus::BOTH.into_iter().flat_map(|sign| {
            [
                UnpaidManeuver::Speed(sign),
                UnpaidManeuver::Turn(sign),
                UnpaidManeuver::Plane(sign),
            ]
            .map(|maneuver| (maneuver, cost))
        });
        let jumps = (1..=game.figures().warp_range).map(|n| (UnpaidManeuver::Warp(n), jump));
        for (maneuver, cost) in std::iter::once((UnpaidManeuver::Step, 0))
            .chain(turns)
            .chain(jumps)
        {
            let action = maneuver.with_payment(Pay { main: cost, aux: 0 });
            if let Some((mut after, blasts)) = self.play(game, state, action) {
                let ship = *after.ship(self.id)?;
                // Destroyed objects are not part of a pose.
                let first = self.states.first()?;
                (after.ships, after.mines) = (first.ships, first.mines);
                replace_ship(&mut after, self.id, ship);
                let to = self.pose_number(game, after);
                edges.push(PoseEdge {
                    maneuver,
                    cost,
                    to,
                    blasts,
                });
            }
        }
        Some(PoseNode {
            space,
            edges,
            hits,
            mine_shots,
        })
    }

    /// Applies an action; returns the state after it, and the effects of mines that it sets off.
    fn play(&self, game: &Rift, state: &State, action: Action) -> Option<(State, MineBlasts)> {
        let (mut after, mut events) = (state.clone(), Vec::new());
        game.act(&mut after, self.seat, action, &mut ZeroChance, &mut events)
            .ok()?;
        let mut blasts = MineBlasts::default();
        let target = |ship| self.targets.iter().position(|target| *target == ship);
        for event in events {
            if let Event::BlastHit {
                ship, side, damage, ..
            } = event
                && let Some(target) = target(ship)
            {
                blasts.target_hits.push(BlastDamage {
                    target,
                    side,
                    damage,
                });
            }
        }
        let was_live = |mine: &Mine| state.mine_at(mine.space()).is_some();
        for (bit, mine) in self.mine_bits().filter(|(_, mine)| was_live(mine)) {
            if after.mine_at(mine.space()).is_none() {
                blasts.mines |= bit;
            }
        }
        Some((after, blasts))
    }

    fn shots(&self, game: &Rift, state: &State) -> (Vec<Hit>, Vec<(u8, MineBlasts)>) {
        let (mut hits, mut mine_shots) = (Vec::new(), Vec::new());
        let Some(context) = ShipContext::active(game, state) else {
            return (hits, mine_shots);
        };
        for (number, mount) in (0u8..).zip(context.build.mounts.iter()) {
            let sight = context.sight(*mount);
            if let Sight::Mine(..) = sight {
                let main = game.figures().gun(mount.weapon).cost;
                let fire = Action::Fire(MountId(number), None, Pay { main, aux: 0 });
                mine_shots.extend(
                    self.play(game, state, fire)
                        .map(|(_, blasts)| (number, blasts)),
                );
            }
            let Sight::Ship(id, _) = sight else { continue };
            let target = self.targets.iter().position(|target| *target == id);
            let sides = context.open_sides(sight).into_iter();
            let Some(target) = target.filter(|_| context.check_aim(MountId(number)).is_ok()) else {
                continue;
            };
            hits.extend(
                sides
                    .flat_map(|sides| sides.iter().collect::<Vec<_>>())
                    .map(|side| Hit {
                        mount: number,
                        target,
                        side,
                    }),
            );
        }
        (hits, mine_shots)
    }
}

fn replace_ship(state: &mut State, id: ShipId, ship: Ship) {
    if let Some(entry) = state.ships.get_mut(id.index()) {
        *entry = ship;
    }
}
