//! The ship of a puzzle in all its attitudes: where it can go from each, and what it can hit. Asked
//! of the rules once for each attitude, and kept.

use super::super::Rift;
use super::super::action::{Action, Pay, Sense};
use super::super::play::{Helm, Sight};
use super::super::ship::{MountId, Ship, ShipId, Side};
use super::super::state::State;
use crate::chance::Still;
use crate::game::{Game, Seat, Silent};
use crate::grid::Space;
use std::collections::BTreeMap;

/// An order of a maneuver, without its payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// One square.
    Step,
    /// Faster or slower.
    Speed(Sense),
    /// An eighth of a turn.
    Turn(Sense),
    /// Up or down.
    Plane(Sense),
    /// A jump.
    Warp(u8),
}

impl Move {
    /// The order with its payment.
    pub const fn paid(self, pay: Pay) -> Action {
        match self {
            Self::Step => Action::Step,
            Self::Speed(sense) => Action::Accelerate(sense, pay),
            Self::Turn(sense) => Action::Rotate(sense, pay),
            Self::Plane(sense) => Action::ChangePlane(sense, pay),
            Self::Warp(squares) => Action::Warp(squares, pay),
        }
    }
}

/// A maneuver from an attitude.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// What is ordered.
    pub by: Move,
    /// Its price.
    pub cost: u8,
    /// The attitude it leads to.
    pub to: u32,
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
pub struct Pose {
    /// Where it is.
    pub space: Space,
    /// Where it leads.
    pub ways: Vec<Way>,
    /// What can be hit.
    pub hits: Vec<Hit>,
}

/// All attitudes met so far, for each set of targets that are gone. All questions are about the
/// table that it was made for.
#[derive(Debug)]
pub struct Poses {
    seat: Seat,
    id: ShipId,
    targets: Vec<ShipId>,
    numbers: BTreeMap<u64, u32>,
    states: Vec<State>,
    known: BTreeMap<(u8, u32), Pose>,
}

impl Poses {
    /// The attitudes from `state`, in which ship `id` is active; the first is its present one.
    pub fn new(table: &Rift, state: &State, seat: Seat, id: ShipId, targets: Vec<ShipId>) -> Self {
        let mut poses = Self {
            seat,
            id,
            targets,
            numbers: BTreeMap::new(),
            states: Vec::new(),
            known: BTreeMap::new(),
        };
        poses.number(table, state.clone());
        poses
    }

    /// The number of the attitude of a state. The ship gets back what the way here has cost: energy
    /// is counted by the search.
    fn number(&mut self, table: &Rift, mut state: State) -> u32 {
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
        put(&mut state, self.id, ship);
        let number = u32::try_from(self.states.len()).unwrap_or(u32::MAX);
        self.states.push(state);
        self.numbers.insert(key, number);
        number
    }

    /// How many attitudes were asked of the rules.
    pub fn explored(&self) -> usize {
        self.known.len()
    }

    /// What an attitude allows while the targets of the set `gone` are gone.
    pub fn pose(&mut self, table: &Rift, gone: u8, number: u32) -> Option<&Pose> {
        if !self.known.contains_key(&(gone, number)) {
            let mut state = self.states.get(number as usize)?.clone();
            for (place, target) in self.targets.iter().enumerate() {
                if gone >> place & 1 == 1
                    && let Some(ship) = state.ship(*target).copied()
                {
                    put(&mut state, *target, Ship { hull: 0, ..ship });
                }
            }
            let pose = self.explore(table, &state)?;
            self.known.insert((gone, number), pose);
        }
        self.known.get(&(gone, number))
    }

    fn explore(&mut self, table: &Rift, state: &State) -> Option<Pose> {
        let space = state.ship(self.id)?.space;
        let hits = self.hits(table, state);
        let mut ways = Vec::new();
        let cost = table.build(self.id).move_cost;
        let jump = table.figures().warp_cost;
        let turns = Sense::BOTH.into_iter().flat_map(|sense| {
            [Move::Speed(sense), Move::Turn(sense), Move::Plane(sense)].map(|by| (by, cost))
        });
        let jumps = (1..=table.figures().warp_range).map(|n| (Move::Warp(n), jump));
        for (by, cost) in std::iter::once((Move::Step, 0)).chain(turns).chain(jumps) {
            let mut after = state.clone();
            let action = by.paid(Pay { main: cost, aux: 0 });
            let done = table.act(&mut after, self.seat, action, &mut Still, &mut Silent);
            if done.is_ok() {
                let ship = *after.ship(self.id)?;
                // Who is gone is no part of an attitude.
                after.ships = self.states.first()?.ships;
                put(&mut after, self.id, ship);
                let to = self.number(table, after);
                ways.push(Way { by, cost, to });
            }
        }
        Some(Pose { space, ways, hits })
    }

    fn hits(&self, table: &Rift, state: &State) -> Vec<Hit> {
        let Some(helm) = Helm::active(table, state) else {
            return Vec::new();
        };
        let mut hits = Vec::new();
        for (number, mount) in (0u8..).zip(helm.build.mounts.iter()) {
            let sight = helm.sight(*mount);
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
        hits
    }
}

/// Puts a ship into the place of the one with its number.
fn put(state: &mut State, id: ShipId, ship: Ship) {
    if let Some(place) = state.ships.get_mut(id.index()) {
        *place = ship;
    }
}
