//! Damage and destruction `[RIFT-14]`.

use super::super::event::Event;
use super::super::options::Mode;
use super::super::ship::{Layer, ShipId, Side, Slot};
use super::Play;
use crate::game::EventSink;

impl<R: EventSink<Event>> Play<'_, R> {
    /// Deals damage to one side: the outer bar, the inner bar and the hull absorb it in this order.
    /// With shields down, or without bars on that side, all of it goes to the hull `[RIFT-14.1]`
    /// `[RIFT-14.2]` `[RIFT-14.3]` `[RIFT-10.7]` `[A-25]` `[A-37]`. Damage has no other effect
    /// `[RIFT-14.6]` `[A-45]`.
    pub fn deal_damage(&mut self, id: ShipId, side: Side, damage: u8) {
        let Some(&ship) = self.state.ship(id) else {
            return;
        };
        self.state.has_damage |= damage > 0 && self.breaks_quiet(id);
        let mut remaining = damage;
        if self.state.are_shields_up(&ship, &self.game.board) {
            for layer in [Layer::Outer, Layer::Inner] {
                remaining -= self.damage_bar(id, Slot { side, layer }, remaining);
            }
        }
        if remaining > 0 {
            let remaining_hull = ship.hull.saturating_sub(remaining);
            self.ship(id, |ship| ship.hull = remaining_hull);
            self.emit(Event::HullDamaged {
                ship: id,
                damage: remaining,
                remaining_hull,
            });
        }
    }

    /// Returns whether damage to this ship resets the count of quiet rounds `[RIFT-15.7]`. Where
    /// destroyed ships return, a ship could damage itself forever.
    fn breaks_quiet(&self, id: ShipId) -> bool {
        self.game.rules.mode != Mode::Ace || self.state.turn.ship != Some(id)
    }

    /// Takes up to `damage` off a bar, which is removed at 0 `[RIFT-10.2]`. Returns the damage
    /// absorbed.
    fn damage_bar(&mut self, id: ShipId, slot: Slot, damage: u8) -> u8 {
        let bar = self.state.ship(id).map_or(0, |ship| ship.bars.get(slot));
        let damage = bar.min(damage);
        if damage > 0 {
            let remaining_strength = bar - damage;
            self.ship(id, |ship| ship.bars.set(slot, remaining_strength));
            self.emit(Event::BarDamaged {
                ship: id,
                slot,
                damage,
                remaining_strength,
            });
        }
        damage
    }

    /// Removes destroyed ships, without wreck or explosion. Mines they laid stay; a mine that waits
    /// under the active ship is removed with it `[RIFT-14.4]` `[RIFT-14.5]` `[A-26]`.
    pub fn remove_destroyed(&mut self, destroyed: u32) {
        for n in 0..self.state.ships.len() {
            let id = ShipId(n as u8);
            if destroyed >> n & 1 == 0 {
                continue;
            }
            self.emit(Event::ShipDestroyed { ship: id });
            self.lose_waiting_mine(id);
        }
    }

    /// Removes the mine that waits under `id`, if that is the active ship `[RIFT-14.5]`.
    pub fn lose_waiting_mine(&mut self, id: ShipId) {
        if self.state.turn.ship == Some(id) && self.state.turn.has_waiting_mine {
            self.state.turn.has_waiting_mine = false;
            self.emit(Event::MineLost { ship: id });
        }
    }

    /// Handles the consequences of a shot at `hit`: removal, points, victory `[RIFT-5.11]`
    /// `[RIFT-14.4]`.
    pub fn after_shot(&mut self, hit: ShipId) {
        if self.state.ship(hit).is_some_and(|ship| ship.is_alive()) {
            return;
        }
        let destroyed = 1 << hit.0;
        self.remove_destroyed(destroyed);
        self.score_kills(destroyed, None);
        self.check_victory(destroyed);
    }
}
