//! Assigns hits: the targets of each side, hits that seats choose, and hits that leave no choice
//! `[EXO-13.3]` `[EXO-13.4]`.

use super::Play;
use crate::chance::Chance;
use crate::exodus::event::Event;
use crate::exodus::game::Exodus;
use crate::exodus::refusal::{ConquestRefusal, Refusal};
use crate::exodus::ship::{FLEET, ShipId, ShipSet};
use crate::exodus::state::{Battle, Plan, Public, SEATS};
use crate::game::{EventSink, Seat, Undo};

/// Hits that a seat has assigned in secret, by index in the fleet of its only enemy.
type SealedHits = [u8; FLEET];

/// A ship that can be hit, and the hits that destroy it.
type HitTarget = (ShipId, u8);

impl Exodus {
    /// Returns the ships that a side can hit and the hits that destroy each ship; the guard's
    /// targets if `by` is `None`.
    fn targets(
        &self,
        public: &Public,
        battle: &Battle,
        by: Option<Seat>,
        sealed: &SealedHits,
    ) -> Vec<HitTarget> {
        let hits_needed = |ship: ShipId| self.hits_to_destroy(public, battle, ship, sealed);
        let ships = battle.targets(by).iter();
        ships.map(|ship| (ship, hits_needed(ship))).collect()
    }

    /// Returns the number of further hits that destroy a ship.
    fn hits_to_destroy(
        &self,
        public: &Public,
        battle: &Battle,
        ship: ShipId,
        sealed: &SealedHits,
    ) -> u8 {
        let marks = battle.marks[ship.seat().index() % SEATS][ship.fleet_index()];
        let damage = public.ship(ship).damage.saturating_add(marks);
        let damage = damage.saturating_add(sealed[ship.fleet_index()]);
        (self.strength_of(public, ship) + 1).saturating_sub(damage)
    }

    /// Checks whether a seat may assign a hit to a ship: an enemy in the battle, and a ship already
    /// lost only if there is no other `[EXO-13.4]`. The seat that assigns the guard's hits has no
    /// ships in the fight.
    pub(in crate::exodus) fn check_hit(
        &self,
        public: &Public,
        plan: &Plan,
        seat: Seat,
        ship: ShipId,
    ) -> Result<(), Refusal> {
        let battle = public.battle.as_ref().ok_or(Refusal::NotAsked)?;
        let by = (battle.guard.is_none()).then_some(seat);
        if !battle.targets(by).contains(ship) {
            return Err(ConquestRefusal::NoTarget.into());
        }
        let sealed = sealed_hits_of(plan, battle);
        match self.hits_to_destroy(public, battle, ship, &sealed) {
            0 => Err(ConquestRefusal::AlreadyLost.into()),
            1.. => Ok(()),
        }
    }
}

impl Battle {
    /// Returns the ships that a seat can hit; the guard's targets if `by` is `None`.
    fn targets(&self, by: Option<Seat>) -> ShipSet {
        self.ships
            .difference(by.map_or(ShipSet::NONE, ShipSet::fleet))
    }
}

/// Returns the hits in a plan that are still secret; all 0 unless two seats fight without a guard.
fn sealed_hits_of(plan: &Plan, battle: &Battle) -> SealedHits {
    if battle.is_duel() {
        plan.marks
    } else {
        [0; FLEET]
    }
}

/// Returns whether the hits leave no choice: they destroy every target, or there is only one
/// target.
fn is_forced(targets: &[HitTarget], hits: u8) -> bool {
    let total: u32 = targets.iter().map(|target| u32::from(target.1)).sum();
    let target_count = targets.iter().filter(|target| target.1 > 0).count();
    target_count < 2 || u32::from(hits) >= total
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Assigns all hits that leave no choice; returns whether no hit is left.
    pub fn assign_forced_hits(&mut self) -> bool {
        let Some(battle) = self.public_mut().battle else {
            return true;
        };
        if battle.guard.is_some() {
            self.assign_openly(None);
            return self
                .public_mut()
                .battle
                .as_ref()
                .is_none_or(|battle| battle.guard_hits == 0);
        }
        if battle.is_duel() {
            return self.settle_duel(&battle);
        }
        let order = self.public_mut().order;
        for &seat in &*order {
            self.assign_openly(Some(seat));
            let battle = self.public_mut().battle.as_ref();
            if battle.is_some_and(|battle| battle.hits[seat.index()] > 0) {
                return false;
            }
        }
        true
    }

    /// Openly assigns the hits of a seat or of the guard if they leave no choice.
    fn assign_openly(&mut self, by: Option<Seat>) {
        let Some(battle) = &self.state.public.battle else {
            return;
        };
        let hits = by.map_or(battle.guard_hits, |seat| battle.hits[seat.index()]);
        let no_hits = [0; FLEET];
        let targets = self.game.targets(&self.state.public, battle, by, &no_hits);
        if hits > 0 && is_forced(&targets, hits) {
            self.assign_to(by, &targets, hits);
            self.set_hits(by, 0);
        }
    }

    /// Assigns hits to targets in order until all hits or targets are used up.
    fn assign_to(&mut self, by: Option<Seat>, targets: &[HitTarget], hits: u8) {
        let mut remaining_hits = hits;
        for &(ship, hits_needed) in targets {
            for _ in 0..hits_needed.min(remaining_hits) {
                self.mark_damage(by, ship);
            }
            remaining_hits -= hits_needed.min(remaining_hits);
        }
    }

    /// Handles a battle between two seats: a seat without a choice is done, and the hits are
    /// revealed when both are done. Returns whether both are done.
    fn settle_duel(&mut self, battle: &Battle) -> bool {
        let sides = battle.sides();
        for seat in sides.iter() {
            let (targets, remaining_hits) = self.sealed_targets(battle, seat);
            if remaining_hits == 0 || is_forced(&targets, remaining_hits) {
                self.state.public.ready = self.state.public.ready.with(seat);
            }
        }
        if sides
            .iter()
            .any(|seat| !self.public_mut().ready.contains(seat))
        {
            return false;
        }
        let hits = sides
            .iter()
            .map(|seat| u32::from(battle.hits[seat.index()]));
        if hits.sum::<u32>() > 0 {
            self.undo = Undo::Barrier;
            sides.iter().for_each(|seat| self.show_hits(battle, seat));
        }
        true
    }

    /// Returns the targets of one of two seats, and the hits that it must still assign.
    fn sealed_targets(&self, battle: &Battle, seat: Seat) -> (Vec<HitTarget>, u8) {
        let sealed = sealed_hits_of(&self.state.private(seat).plan, battle);
        let targets = self
            .game
            .targets(&self.state.public, battle, Some(seat), &sealed);
        let assigned = sealed
            .iter()
            .fold(0, |sum: u8, hits| sum.saturating_add(*hits));
        (targets, battle.hits[seat.index()].saturating_sub(assigned))
    }

    /// Reveals the hits of one of two seats, including the hits that left no choice.
    fn show_hits(&mut self, battle: &Battle, seat: Seat) {
        let (targets, remaining_hits) = self.sealed_targets(battle, seat);
        let sealed = sealed_hits_of(&self.state.private(seat).plan, battle);
        self.state.private_mut(seat).plan.marks = [0; FLEET];
        for &(ship, _) in &targets {
            for _ in 0..sealed[ship.fleet_index()] {
                self.mark_damage(Some(seat), ship);
            }
        }
        self.assign_to(Some(seat), &targets, remaining_hits);
        self.set_hits(Some(seat), 0);
    }

    /// Assigns a hit that a seat chose.
    pub fn assign_hit(&mut self, seat: Seat, ship: ShipId) {
        let Some(battle) = self.public_mut().battle else {
            return;
        };
        if battle.guard.is_some() {
            self.mark_damage(None, ship);
            self.set_hits(None, battle.guard_hits - 1);
        } else if battle.is_duel() {
            self.state.private_mut(seat).plan.marks[ship.fleet_index()] += 1;
        } else {
            self.mark_damage(Some(seat), ship);
            self.set_hits(Some(seat), battle.hits[seat.index()] - 1);
        }
    }

    /// Marks one damage on a ship, which counts when the round ends.
    fn mark_damage(&mut self, by: Option<Seat>, ship: ShipId) {
        if let Some(battle) = &mut self.public_mut().battle {
            let marks = &mut battle.marks[ship.seat().index() % SEATS][ship.fleet_index()];
            *marks = marks.saturating_add(1);
        }
        self.emit(Event::Hit { by, ship });
    }

    fn set_hits(&mut self, by: Option<Seat>, hits: u8) {
        if let Some(battle) = &mut self.public_mut().battle {
            match by {
                Some(seat) => battle.hits[seat.index()] = hits,
                None => battle.guard_hits = hits,
            }
        }
    }
}
