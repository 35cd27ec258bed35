//! The rounds of a battle: all sides roll, and all lost ships are removed at once `[EXO-13.2]`
//! `[EXO-13.5]`.

use super::Play;
use crate::chance::Chance;
use crate::exodus::effect::{HitRoll, Trigger};
use crate::exodus::event::{CubeMoveReason, Event, Faces, RollPurpose};
use crate::exodus::ship::{FLEET, ShipId};
use crate::exodus::state::{Battle, SEATS};
use crate::game::{EventSink, Seat, SeatSet};

/// Maximum number of dice in one roll event.
const MAX_EVENT_DICE: u8 = 32;

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Rolls for all sides of the battle in turn order, a guard last `[EXO-13.2]` `[EXO-14.3]`.
    pub fn roll_round(&mut self) {
        let Some(mut battle) = self.public_mut().battle else {
            return;
        };
        battle.round += 1;
        self.public_mut().ready = SeatSet::NONE;
        self.emit(Event::RoundBegan {
            hex: battle.hex,
            round: battle.round,
        });
        let fight = battle.guard.map_or(HitRoll::Pvp, |_| HitRoll::Guard);
        let default_face = self.game.hit_face(&self.state.public, fight);
        let sides = battle.sides();
        let order = self.public_mut().order;
        for &seat in order.iter().filter(|&&seat| sides.contains(seat)) {
            let own_aim = battle.aims[seat.index()];
            let face = if own_aim > 0 { own_aim } else { default_face };
            let dice = self.game.battle_dice(&self.state.public, &battle, seat);
            battle.hits[seat.index()] = self.roll_hits(seat, RollPurpose::Battle, dice, face);
        }
        if let (Some(guard), Some(seat)) = (battle.guard, battle.seats.iter().next()) {
            let guard_runner = self.game.left_neighbor(&self.state.public, seat);
            let dice = self.game.guard_dice(guard);
            battle.guard_hits =
                self.roll_hits(guard_runner, RollPurpose::Guard, dice, default_face);
        }
        battle.aims = [0; SEATS];
        self.public_mut().battle = Some(battle);
    }

    /// Rolls dice and counts those that show `face` or more.
    fn roll_hits(&mut self, seat: Seat, dice: RollPurpose, count: u8, face: u8) -> u8 {
        let mut hits = 0;
        let mut remaining = count;
        while remaining > 0 {
            let mut faces = Faces::new();
            for _ in 0..remaining.min(MAX_EVENT_DICE) {
                let die = self.roll_die();
                let _ = faces.push(die);
                hits += u8::from(die >= face);
            }
            remaining -= remaining.min(MAX_EVENT_DICE);
            self.emit(Event::Rolled { seat, dice, faces });
        }
        hits
    }

    /// Applies the damage of the round and removes all ships, and the guard, whose damage exceeds
    /// their strength, all at once; returns whether any was removed `[EXO-13.5]`.
    pub fn remove_lost(&mut self) -> bool {
        let Some(mut battle) = self.public_mut().battle else {
            return false;
        };
        let is_guarded = self.damage_guard(&mut battle);
        let marks = std::mem::replace(&mut battle.marks, [[0; FLEET]; SEATS]);
        let mut is_damaged = false;
        let mut lost = Vec::new();
        for ship in battle.ships.iter() {
            let new_damage = marks[ship.seat().index() % SEATS][ship.fleet_index()];
            is_damaged |= new_damage > 0;
            let strength = self.game.strength_of(&self.state.public, ship);
            let damage = &mut self.public_mut().ship_mut(ship).damage;
            *damage = damage.saturating_add(new_damage);
            if *damage > strength {
                lost.push(ship);
            }
        }
        for &ship in &lost {
            battle.ships.remove(ship);
            battle.lost.insert(ship);
        }
        let hex = battle.hex;
        self.public_mut().battle = Some(battle);
        for &ship in &lost {
            self.emit(Event::Destroyed { ship, hex });
            self.destroy_ship(ship);
        }
        for ship in lost {
            self.fire_trigger(Trigger::LoseShip, ship.seat());
        }
        is_damaged || is_guarded
    }

    /// Applies the hits of the seat that fights a guard; returns whether the guard is destroyed.
    fn damage_guard(&mut self, battle: &mut Battle) -> bool {
        let (Some(guard), Some(by)) = (&mut battle.guard, battle.seats.iter().next()) else {
            return false;
        };
        let hits = std::mem::take(&mut battle.hits[by.index()]);
        guard.damage = guard.damage.saturating_add(hits);
        if hits > 0 {
            self.emit(Event::GuardHit { by, hits });
        }
        hits > 0
    }

    /// Returns a ship to the stash without damage, and its cubes to the stash of their owner
    /// `[EXO-9.8]`.
    fn destroy_ship(&mut self, ship: ShipId) {
        self.state.stayed.remove(ship);
        let public = self.public_mut();
        public.visible.remove(ship);
        let wreck = std::mem::take(public.ship_mut(ship));
        let seat = ship.seat();
        public.mat_mut(seat).stash += wreck.cargo;
        if let Some(hex) = wreck.hex.filter(|_| wreck.cargo > 0) {
            self.emit(Event::Cubes {
                seat,
                hex,
                delta: -(wreck.cargo as i8),
                reason: CubeMoveReason::Wreck,
            });
        }
    }
}
