//! Movement `[SR-7]`, the effects of features on it `[SR-8]`, and jumps within the rift `[SR-38]`.

use super::reachable_hexes::{FloodFill, ReachableHexes};
use super::{BattlefieldSnapshot, Play};
use crate::chance::Chance;
use crate::game::EventSink;
use crate::space_rift::battlefield::{Hex, HexSet};
use crate::space_rift::event::{Event, MoveKind, TokenReason};
use crate::space_rift::game::{Build, SpaceRift};
use crate::space_rift::refusal::Refusal;
use crate::space_rift::scenario::ObjectiveKind;
use crate::space_rift::state::{Phase, Public, Task};
use crate::space_rift::unit::{Class, UnitId};

impl BattlefieldSnapshot<'_> {
    /// Returns the first step of a normal move or a jump. Planets can be entered only by this step
    /// `[SR-8.4]` `[SR-38.2]` `[SR-38.3]` `[SR-38.4]` `[SR-38.7]`.
    fn first_step(&self, build: &Build, start: Hex, jumps: bool) -> FloodFill {
        let stopping = match build.class {
            Class::Fighter => self.rift,
            Class::Strike | Class::Capital => self.asteroid().union(self.debris()).union(self.rift),
        };
        let (impassable, planet) = (self.impassable_hexes(), self.planet());
        let mut blocked = impassable.union(planet);
        let mut landings = start
            .neighbors()
            .intersection(planet)
            .difference(impassable);
        let mut edge = HexSet::NONE;
        if build.abilities.is_in_orbit {
            // A jump cannot end even on a covered planet, dead star or meteor [SR-38.6].
            let meteor_hexes = self.public.meteors.iter().copied().flatten();
            let hazards = meteor_hexes.fold(self.game.terrain.dead, HexSet::with);
            blocked = blocked.union(self.game.terrain.planet);
            blocked = blocked.union(
                self.rift
                    .intersection(hazards.union(build.orbit.complement())),
            );
            landings = HexSet::NONE;
        } else if self
            .game
            .has_objective(build.side, ObjectiveKind::Breakthrough)
        {
            edge = build.side.other().baseline();
        }
        let (passable, non_stopping) = (blocked.complement(), stopping.complement());
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
        allowance: MoveAllowance,
    ) -> ReachableHexes {
        let mut reach = ReachableHexes::default();
        if allowance.normal.max(allowance.warp).max(allowance.impulse) == 0 {
            return reach;
        }
        let mut flood = self.first_step(build, start, jumps);
        // Warp reaches at least as far as one additional hex.
        let all =
            [allowance.normal, allowance.impulse, allowance.warp].map(|hexes| flood.within(hexes));
        [reach.normal, reach.impulse, _] = all;
        if allowance.warp > 0 {
            let next_to_enemies = self.enemies(build.side).neighbors();
            reach.normal = reach.normal.union(all[2].intersection(next_to_enemies));
        }
        reach.can_exit = flood.can_exit_within(allowance.normal);
        reach.can_exit_with_impulse = !reach.can_exit && flood.can_exit_within(allowance.impulse);
        reach.impulse = reach.impulse.difference(reach.normal);
        if build.abilities.is_in_orbit {
            reach.normal = reach.normal.intersection(build.orbit);
            reach.impulse = reach.impulse.intersection(build.orbit);
        }
        reach
    }

    /// Returns the hexes that an ordered unit can reach in the movement phase.
    #[must_use]
    pub fn reach(&self, unit: UnitId) -> ReachableHexes {
        let (build, public) = (self.game.build(unit), self.public);
        let mut allowance = self.move_allowance(unit);
        if public.side_state(build.side).stars < self.game.figures.stars.impulse {
            allowance.impulse = 0;
        }
        self.first_reach(unit, allowance)
    }

    /// Returns the hexes that a unit could reach with this allowance.
    pub(super) fn first_reach(&self, unit: UnitId, allowance: MoveAllowance) -> ReachableHexes {
        let (build, public) = (self.game.build(unit), self.public);
        let orders = self.game.orders_in_force(public);
        match public.hex_of(unit).filter(|_| !orders.forbids_move) {
            Some(start) => self.reach_with(build, start, self.may_jump(unit, start), allowance),
            None => ReachableHexes::default(),
        }
    }

    /// Returns the lengths of a unit's moves in the movement phase, including the one with full
    /// impulse.
    pub(super) fn move_allowance(&self, unit: UnitId) -> MoveAllowance {
        let (build, public) = (self.game.build(unit), self.public);
        let boost = public.boosted.filter(|(boosted, _)| *boosted == unit);
        let normal = build.speed + boost.map_or(0, |(_, bonus)| bonus);
        let may_fight_close = !self.game.orders_in_force(public).forbids_close;
        let warps = boost.is_none() && may_fight_close && build.abilities.warp > normal;
        MoveAllowance {
            normal,
            warp: if warps { build.abilities.warp } else { 0 },
            impulse: normal + 1,
        }
    }

    /// Returns whether the unit's move may begin with a jump `[SR-38.2]` `[SR-38.8]`.
    fn may_jump(&self, unit: UnitId, start: Hex) -> bool {
        self.rift.contains(start)
            && self.public.began_inside.contains(unit)
            && !self.public.moved.contains(unit)
    }

    /// Returns the hexes that a unit can reach with its second move after combat `[SR-38.8]`.
    #[must_use]
    pub fn second_reach(&self, unit: UnitId) -> HexSet {
        let (build, public) = (self.game.build(unit), self.public);
        let second_move = self.game.orders_in_force(public).second_move;
        let (Some(start), Some(hexes)) = (public.hex_of(unit), second_move) else {
            return HexSet::NONE;
        };
        if public.held.contains(unit) {
            return HexSet::NONE;
        }
        let jumps = self.may_jump(unit, start);
        self.reach_with(build, start, jumps, MoveAllowance::of(hexes))
            .normal
    }
}

/// The lengths of a move in hexes: normal, with warp, and with full impulse; 0 if not available.
#[derive(Clone, Copy)]
pub(super) struct MoveAllowance {
    pub normal: u8,
    pub warp: u8,
    pub impulse: u8,
}

impl MoveAllowance {
    /// Creates the allowance of a normal move only.
    pub const fn of(normal: u8) -> Self {
        Self {
            normal,
            warp: 0,
            impulse: 0,
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
        let snapshot = self.battlefield(public);
        let reach = snapshot.reach(unit);
        let (allowed, other) = if pays {
            (reach.impulse, reach.normal)
        } else {
            (reach.normal, reach.impulse)
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
            Err(snapshot.move_refusal(unit, to, snapshot.move_allowance(unit), pays))
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
        let snapshot = self.battlefield(public);
        let reach = snapshot.reach(unit);
        match (pays, reach.can_exit, reach.can_exit_with_impulse) {
            (false, true, _) | (true, false, true) => Ok(()),
            (true, true, _) => Err(Refusal::NoNeed),
            (false, false, true) => Err(Refusal::ImpulseNeeded),
            (_, false, false) => Err(snapshot.exit_refusal(unit)),
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
        let snapshot = self.battlefield(public);
        let Some(hexes) = self.orders_in_force(public).second_move else {
            return Err(Refusal::HasMoved);
        };
        if public.held.contains(unit) {
            Err(Refusal::HeldByRift)
        } else if snapshot.second_reach(unit).contains(to) {
            Ok(())
        } else {
            Err(snapshot.move_refusal(unit, to, MoveAllowance::of(hexes), false))
        }
    }

    /// Returns whether the card in play lets a unit move again.
    pub(super) fn moves_again(&self, public: &Public, unit: UnitId) -> bool {
        let has_second_move = self.orders_in_force(public).second_move.is_some();
        has_second_move && !self.battlefield(public).second_reach(unit).is_empty()
    }

    /// Returns whether any ordered unit can still move.
    pub(super) fn can_any_move(&self, public: &Public) -> bool {
        let unmoved = public.ordered.difference(public.moved);
        if unmoved.is_empty() || self.orders_in_force(public).forbids_move {
            return false;
        }
        let snapshot = self.battlefield(public);
        let free_hexes = snapshot
            .impassable_hexes()
            .union(self.terrain.planet)
            .complement();
        // A free adjacent hex is sufficient for all units except those in orbit.
        let can_step = |unit: UnitId| {
            let hex = public.hex_of(unit);
            let has_free_neighbor = hex.is_some_and(|hex| hex.neighbors().intersects(free_hexes));
            has_free_neighbor && !self.orbiters.contains(unit)
        };
        unmoved.iter().any(can_step) || unmoved.iter().any(|unit| !snapshot.reach(unit).is_empty())
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Moves an ordered unit, and pays for full impulse if `pays` is true.
    pub fn do_move(&mut self, unit: UnitId, to: Hex, pays: bool) {
        if pays {
            self.pay(self.game.figures.stars.impulse, TokenReason::Impulse);
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
        let (starts_on_rift, ends_on_rift) = (covered(from), covered(to));
        let may_jump = public.began_inside.contains(unit) && !public.moved.contains(unit);
        let jumps = starts_on_rift && ends_on_rift && may_jump;
        if self.game.terrain.planet.contains(to) && !ends_on_rift {
            public.landed.insert(unit);
        }
        if ends_on_rift && !starts_on_rift {
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
        self.put_unit(unit, from, to, how);
    }

    /// Moves a unit off the enemy baseline `[SR-18.8]`.
    pub fn do_exit(&mut self, unit: UnitId, pays: bool) {
        if pays {
            self.pay(self.game.figures.stars.impulse, TokenReason::Impulse);
        }
        let Some(from) = self.state.public.hex_of(unit) else {
            return;
        };
        let build = self.game.build(unit);
        let points = build.points.saturating_mul(1 + build.abilities.exit);
        self.remove_unit(unit);
        let side_state = &mut self.state.public.sides[build.side.index()];
        side_state.exits = side_state.exits.saturating_add(points);
        self.emit(Event::Exited { unit, from, points });
        self.check_scores();
    }

    /// Puts a unit on another hex and emits the event.
    pub fn put_unit(&mut self, unit: UnitId, from: Hex, to: Hex, how: MoveKind) {
        if let Some(unit_state) = self.state.public.units.get_mut(unit.index()) {
            unit_state.hex = Some(to);
        }
        self.emit(Event::UnitMoved {
            unit,
            from,
            to,
            how,
        });
    }
}
