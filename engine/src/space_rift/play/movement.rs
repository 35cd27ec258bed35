//! Movement `[SR-7]`, the effects of features on it `[SR-8]`, and jumps within the rift `[SR-38]`.

use super::reachable_hexes::{FloodFill, ReachableHexes};
use super::{BattlefieldSnapshot, Play};
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::battlefield::{Hex, HexSet};
use crate::space_rift::event::{Event, MoveKind, TokenReason};
use crate::space_rift::refusal::Refusal;
use crate::space_rift::scenario::ObjectiveKind;
use crate::space_rift::state::{Phase, Public, Task};
use crate::space_rift::table::{Build, SpaceRift};
use crate::space_rift::unit::{Class, UnitId};

impl BattlefieldSnapshot<'_> {
    /// Returns the first step of a normal move or a jump. Planets can be entered only by this step
    /// `[SR-8.4]` `[SR-38.2]` `[SR-38.3]` `[SR-38.4]` `[SR-38.7]`.
    fn first_step(&self, build: &Build, start: Hex, jumps: bool) -> FloodFill {
        let stops = match build.class {
            Class::Fighter => self.rift,
            Class::Strike | Class::Capital => self.asteroid().union(self.debris()).union(self.rift),
        };
        let (closed, planet) = (self.impassable_hexes(), self.planet());
        let mut barred = closed.union(planet);
        let mut landings = start.neighbors().intersection(planet).difference(closed);
        let mut edge = HexSet::NONE;
        if build.abilities.orbit {
            // A jump cannot end even on a covered planet, dead star or meteor [SR-38.6].
            let meteor_hexes = self.public.meteors.iter().copied().flatten();
            let hazards = meteor_hexes.fold(self.table.terrain.dead, HexSet::with);
            barred = barred.union(self.table.terrain.planet);
            barred = barred.union(
                self.rift
                    .intersection(hazards.union(build.orbit.complement())),
            );
            landings = HexSet::NONE;
        } else if self
            .table
            .has_objective(build.side, ObjectiveKind::Breakthrough)
        {
            edge = build.side.other().baseline();
        }
        let (passable, non_stopping) = (barred.complement(), stops.complement());
        let mut first = start.neighbors().intersection(passable);
        let mut frontier = first.intersection(non_stopping);
        if jumps {
            let tiles = self.rift.intersection(passable);
            first = first.difference(self.rift).union(tiles);
            frontier = frontier.union(tiles);
        }
        FloodFill {
            unreached: passable.difference(first),
            non_stopping,
            edge,
            frontier,
            reached: first.union(landings),
            steps: 1,
            exit_steps: edge.contains(start).then_some(1),
        }
    }

    /// Returns the hexes that a unit can reach with this allowance; a jump costs one hex
    /// `[SR-38.5]`.
    fn reach_with(
        &self,
        build: &Build,
        start: Hex,
        jumps: bool,
        hexes: MoveAllowance,
    ) -> ReachableHexes {
        let mut reach = ReachableHexes::default();
        if hexes.own.max(hexes.warp).max(hexes.far) == 0 {
            return reach;
        }
        let mut flood = self.first_step(build, start, jumps);
        // Warp reaches at least as far as one additional hex.
        let all = [hexes.own, hexes.far, hexes.warp].map(|hexes| flood.within(hexes));
        [reach.near, reach.far, _] = all;
        if hexes.warp > 0 {
            let close = self.enemies(build.side).neighbors();
            reach.near = reach.near.union(all[2].intersection(close));
        }
        reach.exit = flood.leaves_with(hexes.own);
        reach.far_exit = !reach.exit && flood.leaves_with(hexes.far);
        reach.far = reach.far.difference(reach.near);
        if build.abilities.orbit {
            reach.near = reach.near.intersection(build.orbit);
            reach.far = reach.far.intersection(build.orbit);
        }
        reach
    }

    /// Returns the hexes that an ordered unit can reach in the movement phase.
    #[must_use]
    pub fn reach(&self, unit: UnitId) -> ReachableHexes {
        let (build, public) = (self.table.build(unit), self.public);
        let mut hexes = self.hexes(unit);
        if public.side_state(build.side).stars < self.table.figures.stars.impulse {
            hexes.far = 0;
        }
        self.first_reach(unit, hexes)
    }

    /// Returns the hexes that a unit could reach with this allowance.
    pub(super) fn first_reach(&self, unit: UnitId, hexes: MoveAllowance) -> ReachableHexes {
        let (build, public) = (self.table.build(unit), self.public);
        let orders = self.table.orders_in_force(public);
        match public.hex_of(unit).filter(|_| !orders.no_move) {
            Some(start) => self.reach_with(build, start, self.may_jump(unit, start), hexes),
            None => ReachableHexes::default(),
        }
    }

    /// Returns the hexes of a unit's move in the movement phase, including those with full impulse.
    pub(super) fn hexes(&self, unit: UnitId) -> MoveAllowance {
        let (build, public) = (self.table.build(unit), self.public);
        let boost = public.boosted.filter(|(boosted, _)| *boosted == unit);
        let own = build.speed + boost.map_or(0, |(_, more)| more);
        let close = !self.table.orders_in_force(public).no_close;
        let warps = boost.is_none() && close && build.abilities.warp > own;
        MoveAllowance {
            own,
            warp: if warps { build.abilities.warp } else { 0 },
            far: own + 1,
        }
    }

    /// Whether the unit's move may begin with a jump `[SR-38.2]` `[SR-38.8]`.
    fn may_jump(&self, unit: UnitId, start: Hex) -> bool {
        self.rift.contains(start)
            && self.public.began_inside.contains(unit)
            && !self.public.moved.contains(unit)
    }

    /// Returns the hexes that a unit can reach with its second move after combat `[SR-38.8]`.
    #[must_use]
    pub fn second_reach(&self, unit: UnitId) -> HexSet {
        let (build, public) = (self.table.build(unit), self.public);
        let again = self.table.orders_in_force(public).again;
        let (Some(start), Some(own)) = (public.hex_of(unit), again) else {
            return HexSet::NONE;
        };
        if public.held.contains(unit) {
            return HexSet::NONE;
        }
        let jumps = self.may_jump(unit, start);
        self.reach_with(build, start, jumps, MoveAllowance::of(own))
            .near
    }
}

/// The lengths of a move in hexes: normal, with warp, and with full impulse; 0 if not available.
#[derive(Clone, Copy)]
pub(super) struct MoveAllowance {
    pub own: u8,
    pub warp: u8,
    pub far: u8,
}

impl MoveAllowance {
    /// Creates the allowance of a normal move only.
    pub const fn of(own: u8) -> Self {
        Self {
            own,
            warp: 0,
            far: 0,
        }
    }
}

impl SpaceRift {
    /// Checks whether the unit is ordered, in the battle, and has not moved `[SR-7.1]`.
    fn check_start_move(&self, public: &Public, unit: UnitId) -> Result<(), Refusal> {
        if self.build(unit).side != public.active || public.hex_of(unit).is_none() {
            Err(Refusal::NotYourUnit)
        } else if !public.ordered.contains(unit) {
            Err(Refusal::NotOrdered)
        } else if public.moved.contains(unit) {
            Err(Refusal::HasMoved)
        } else {
            Ok(())
        }
    }

    /// Checks whether a unit may move to a hex in the movement phase.
    pub(super) fn check_move(
        &self,
        public: &Public,
        unit: UnitId,
        to: Hex,
        pays: bool,
    ) -> Result<(), Refusal> {
        self.check_start_move(public, unit)?;
        let scene = self.battlefield(public);
        let reach = scene.reach(unit);
        let (allowed, other) = if pays {
            (reach.far, reach.near)
        } else {
            (reach.near, reach.far)
        };
        if allowed.contains(to) {
            Ok(())
        } else if other.contains(to) {
            Err(if pays {
                Refusal::NoNeed
            } else {
                Refusal::ImpulseNeeded
            })
        } else {
            Err(scene.move_refusal(unit, to, scene.hexes(unit), pays))
        }
    }

    /// Checks whether a unit may exit over the enemy baseline `[SR-18.8]`.
    pub(super) fn check_exit(
        &self,
        public: &Public,
        unit: UnitId,
        pays: bool,
    ) -> Result<(), Refusal> {
        self.check_start_move(public, unit)?;
        if !self.has_objective(public.active, ObjectiveKind::Breakthrough) {
            return Err(Refusal::NoExit);
        }
        let scene = self.battlefield(public);
        let reach = scene.reach(unit);
        match (pays, reach.exit, reach.far_exit) {
            (false, true, _) | (true, false, true) => Ok(()),
            (true, true, _) => Err(Refusal::NoNeed),
            (false, false, true) => Err(Refusal::ImpulseNeeded),
            (_, false, false) => Err(scene.exit_refusal(unit)),
        }
    }

    /// Checks whether a unit may move again, after its combat or instead of it.
    pub(super) fn check_move_again(
        &self,
        public: &Public,
        unit: UnitId,
        to: Hex,
    ) -> Result<(), Refusal> {
        if self.build(unit).side != public.active || public.hex_of(unit).is_none() {
            return Err(Refusal::NotYourUnit);
        }
        if !public.ordered.contains(unit) {
            return Err(Refusal::NotOrdered);
        }
        if public.task.is_none() && public.fought.contains(unit) {
            return Err(Refusal::HasFought);
        }
        let scene = self.battlefield(public);
        let Some(own) = self.orders_in_force(public).again else {
            return Err(Refusal::HasMoved);
        };
        if public.held.contains(unit) {
            Err(Refusal::HeldByRift)
        } else if scene.second_reach(unit).contains(to) {
            Ok(())
        } else {
            Err(scene.move_refusal(unit, to, MoveAllowance::of(own), false))
        }
    }

    /// Whether the card in play lets a unit move again.
    pub(super) fn moves_again(&self, public: &Public, unit: UnitId) -> bool {
        let again = self.orders_in_force(public).again.is_some();
        again && !self.battlefield(public).second_reach(unit).is_empty()
    }

    /// Whether any ordered unit can still move.
    pub(super) fn can_any_move(&self, public: &Public) -> bool {
        let left = public.ordered.difference(public.moved);
        if left.is_empty() || self.orders_in_force(public).no_move {
            return false;
        }
        let scene = self.battlefield(public);
        let free = scene
            .impassable_hexes()
            .union(self.terrain.planet)
            .complement();
        // A free adjacent hex is sufficient for all units except those in orbit.
        let can_step = |unit: UnitId| {
            let hex = public.hex_of(unit);
            let open = hex.is_some_and(|hex| hex.neighbors().intersects(free));
            open && !self.orbiters.contains(unit)
        };
        left.iter().any(can_step) || left.iter().any(|unit| !scene.reach(unit).is_empty())
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Moves an ordered unit.
    pub fn do_move(&mut self, unit: UnitId, to: Hex, pays: bool) {
        if pays {
            self.pay(self.table.figures.stars.impulse, TokenReason::Impulse);
        }
        if self.state.public.phase == Phase::Combat {
            self.state.public.fought.insert(unit);
            if matches!(self.state.public.task, Some(Task::Again(_))) {
                self.state.public.task = None;
            }
        }
        let Some(from) = self.state.public.hex_of(unit) else {
            return;
        };
        let public = &mut self.state.public;
        let covered = |hex: Hex| public.rift.as_ref().is_some_and(|rift| rift.covers(hex));
        let (inside, enters) = (covered(from), covered(to));
        let may_jump = public.began_inside.contains(unit) && !public.moved.contains(unit);
        let jumps = inside && enters && may_jump;
        if self.table.terrain.planet.contains(to) && !enters {
            public.landed.insert(unit);
        }
        if enters && !inside {
            public.held.insert(unit);
        }
        public.moved.insert(unit);
        if public.boosted.is_some_and(|(boosted, _)| boosted == unit) {
            public.boosted = None;
        }
        let how = if jumps {
            MoveKind::Jump
        } else {
            MoveKind::Move
        };
        self.put(unit, from, to, how);
    }

    /// Moves a unit off the enemy baseline `[SR-18.8]`.
    pub fn do_exit(&mut self, unit: UnitId, pays: bool) {
        if pays {
            self.pay(self.table.figures.stars.impulse, TokenReason::Impulse);
        }
        let Some(from) = self.state.public.hex_of(unit) else {
            return;
        };
        let build = self.table.build(unit);
        let points = build.points.saturating_mul(1 + build.abilities.exit);
        self.remove_unit(unit);
        let side_state = &mut self.state.public.sides[build.side.index()];
        side_state.exits = side_state.exits.saturating_add(points);
        self.emit(Event::Exited { unit, from, points });
        self.check_scores();
    }

    /// Puts a unit on another hex and emits the event.
    pub fn put(&mut self, unit: UnitId, from: Hex, to: Hex, how: MoveKind) {
        if let Some(place) = self.state.public.units.get_mut(unit.index()) {
            place.hex = Some(to);
        }
        self.emit(Event::UnitMoved {
            unit,
            from,
            to,
            how,
        });
    }
}
