//! The ship of a puzzle in all its attitudes: where it can go from each, and what it can hit. Asked
//! of the rules once for each attitude, and kept.

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

/// Hull that no order of a turn can take: what becomes of a ship is counted by the search.
const WHOLE: u8 = 200;

/// An order of a maneuver, without its payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnpaidManeuver {
    /// One square.
    Step,
    /// Faster or slower.
    Speed(PlusMinus),
    /// An eighth of a turn.
    Turn(PlusMinus),
    /// Up or down.
    Plane(PlusMinus),
    /// A jump.
    Warp(u8),
}

impl UnpaidManeuver {
    /// The order with its payment.
    pub const fn with_payment(self, pay: Pay) -> Action {
        match self {
            Self::Step => Action::Step,
            Self::Speed(sense) => Action::Accelerate(sense, pay),
            Self::Turn(sense) => Action::Rotate(sense, pay),
            Self::Plane(sense) => Action::ChangePlane(sense, pay),
            Self::Warp(squares) => Action::Warp(squares, pay),
        }
    }
}

/// What mines do that an order sets off.
#[derive(Clone, Debug, Default)]
pub struct MineBlasts {
    /// The mines, as bits of the set of what is gone.
    pub mines: u8,
    /// What their blasts do to targets.
    pub blows: Vec<BlastDamage>,
}

/// What a blast does to a target.
#[derive(Clone, Copy, Debug)]
pub struct BlastDamage {
    /// The target, by its place in the list of targets.
    pub target: usize,
    /// The side that is hit.
    pub side: Side,
    /// Its damage.
    pub damage: u8,
}

/// A maneuver from an attitude.
#[derive(Clone, Debug)]
pub struct PoseEdge {
    /// What is ordered.
    pub by: UnpaidManeuver,
    /// Its price.
    pub cost: u8,
    /// The attitude it leads to.
    pub to: u32,
    /// What it sets off.
    pub bang: MineBlasts,
}

/// A shot that hits from an attitude.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// The mount.
    pub mount: u8,
    /// The target, by its place in the list of targets.
    pub target: usize,
    /// The side that is hit.
    pub side: Side,
}

/// What an attitude allows.
#[derive(Clone, Debug)]
pub struct PoseNode {
    /// Where it is.
    pub space: Space,
    /// Where it leads.
    pub ways: Vec<PoseEdge>,
    /// What can be hit.
    pub hits: Vec<Hit>,
    /// The mounts that set off a mine.
    pub bombs: Vec<(u8, MineBlasts)>,
}

/// All attitudes met so far, for each set of targets and mines that are gone. All questions are about the
/// table that it was made for.
#[derive(Debug)]
pub struct PoseGraph {
    seat: Seat,
    id: ShipId,
    targets: Vec<ShipId>,
    mines: Vec<Mine>,
    numbers: BTreeMap<u64, u32>,
    states: Vec<State>,
    known: BTreeMap<(u8, u32), PoseNode>,
}

impl PoseGraph {
    /// The attitudes from `state`, in which ship `id` is active; the first is its present one.
    pub fn new(table: &Rift, state: &State, seat: Seat, id: ShipId, targets: Vec<ShipId>) -> Self {
        let mut state = state.clone();
        for ship in state.ships.iter_mut().filter(|ship| ship.is_alive()) {
            ship.hull = WHOLE;
        }
        let mut poses = Self {
            seat,
            id,
            targets,
            mines: state.mines.iter().copied().collect(),
            numbers: BTreeMap::new(),
            states: Vec::new(),
            known: BTreeMap::new(),
        };
        poses.pose_number(table, state);
        poses
    }

    /// The number of the attitude of a state. The ship gets back what the way here has cost and what
    /// was shot off it: energy is counted by the search, and its wounds hinder no order.
    fn pose_number(&mut self, table: &Rift, mut state: State) -> u32 {
        let build = table.build(self.id);
        let Some(mut ship) = state.ship(self.id).copied() else {
            return 0;
        };
        let key = (ship.space.index() as u64) << 24
            | u64::from(ship.heading.number()) << 16
            | u64::from(ship.speed.cast_unsigned()) << 8
            | u64::from(state.turn.moved) << 1
            | u64::from(state.turn.warped);
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

    /// How many attitudes were asked of the rules.
    pub fn explored(&self) -> usize {
        self.known.len()
    }

    /// What an attitude allows while the targets and mines of the set `gone` are gone.
    pub fn pose(&mut self, table: &Rift, gone: u8, number: u32) -> Option<&PoseNode> {
        if !self.known.contains_key(&(gone, number)) {
            let mut state = self.states.get(number as usize)?.clone();
            for (place, target) in self.targets.iter().enumerate() {
                if gone >> place & 1 == 1
                    && let Some(ship) = state.ship(*target).copied()
                {
                    replace_ship(&mut state, *target, Ship { hull: 0, ..ship });
                }
            }
            for (bit, mine) in self.mine_bits() {
                if gone & bit != 0
                    && let Some(place) = state.mine_at(mine.space())
                {
                    state.take_mine(place);
                }
            }
            let pose = self.explore(table, &state)?;
            self.known.insert((gone, number), pose);
        }
        self.known.get(&(gone, number))
    }

    /// The mines, each with its bit in the set of what is gone.
    fn mine_bits(&self) -> impl Iterator<Item = (u8, Mine)> + '_ {
        let bits = (MAX_TARGETS..8).map(|n| 1 << n);
        bits.zip(self.mines.iter().copied())
    }

    fn explore(&mut self, table: &Rift, state: &State) -> Option<PoseNode> {
        let space = state.ship(self.id)?.space;
        let (hits, bombs) = self.shots(table, state);
        let mut ways = Vec::new();
        let cost = table.build(self.id).move_cost;
        let jump = table.figures().warp_cost;
        let turns = PlusMinus::BOTH.into_iter().flat_map(|sense| {
            [
                UnpaidManeuver::Speed(sense),
                UnpaidManeuver::Turn(sense),
                UnpaidManeuver::Plane(sense),
            ]
            .map(|by| (by, cost))
        });
        let jumps = (1..=table.figures().warp_range).map(|n| (UnpaidManeuver::Warp(n), jump));
        for (by, cost) in std::iter::once((UnpaidManeuver::Step, 0))
            .chain(turns)
            .chain(jumps)
        {
            let action = by.with_payment(Pay { main: cost, aux: 0 });
            if let Some((mut after, bang)) = self.play(table, state, action) {
                let ship = *after.ship(self.id)?;
                // Who and what is gone is no part of an attitude.
                let first = self.states.first()?;
                (after.ships, after.mines) = (first.ships, first.mines);
                replace_ship(&mut after, self.id, ship);
                let to = self.pose_number(table, after);
                ways.push(PoseEdge { by, cost, to, bang });
            }
        }
        Some(PoseNode {
            space,
            ways,
            hits,
            bombs,
        })
    }

    /// Plays an order; gives the match after it, and what it sets off.
    fn play(&self, table: &Rift, state: &State, action: Action) -> Option<(State, MineBlasts)> {
        let (mut after, mut events) = (state.clone(), Vec::new());
        table
            .act(&mut after, self.seat, action, &mut ZeroChance, &mut events)
            .ok()?;
        let mut bang = MineBlasts::default();
        let target = |ship| self.targets.iter().position(|target| *target == ship);
        for event in events {
            if let Event::BlastHit {
                ship, side, damage, ..
            } = event
                && let Some(target) = target(ship)
            {
                bang.blows.push(BlastDamage {
                    target,
                    side,
                    damage,
                });
            }
        }
        let stood = |mine: &Mine| state.mine_at(mine.space()).is_some();
        for (bit, mine) in self.mine_bits().filter(|(_, mine)| stood(mine)) {
            if after.mine_at(mine.space()).is_none() {
                bang.mines |= bit;
            }
        }
        Some((after, bang))
    }

    fn shots(&self, table: &Rift, state: &State) -> (Vec<Hit>, Vec<(u8, MineBlasts)>) {
        let (mut hits, mut bombs) = (Vec::new(), Vec::new());
        let Some(helm) = ShipContext::active(table, state) else {
            return (hits, bombs);
        };
        for (number, mount) in (0u8..).zip(helm.build.mounts.iter()) {
            let sight = helm.sight(*mount);
            if let Sight::Mine(..) = sight {
                let main = table.figures().gun(mount.weapon).cost;
                let fire = Action::Fire(MountId(number), None, Pay { main, aux: 0 });
                bombs.extend(
                    self.play(table, state, fire)
                        .map(|(_, bang)| (number, bang)),
                );
            }
            let Sight::Ship(id, _) = sight else { continue };
            let target = self.targets.iter().position(|target| *target == id);
            let sides = helm.open_sides(sight).into_iter();
            let Some(target) = target.filter(|_| helm.may_aim(MountId(number)).is_ok()) else {
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
        (hits, bombs)
    }
}

/// Puts a ship into the place of the one with its number.
fn replace_ship(state: &mut State, id: ShipId, ship: Ship) {
    if let Some(place) = state.ships.get_mut(id.index()) {
        *place = ship;
    }
}
