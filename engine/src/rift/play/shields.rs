//! Shields: moving and exchanging bars `[RIFT-10]`.

use super::super::action::Pay;
use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::ship::Slot;
use super::{Play, ShipContext};
use crate::game::EventSink;

impl ShipContext<'_> {
    /// Checks whether a bar may move, whole, to an empty slot of another side; shields need not be
    /// up `[RIFT-10.3]` `[RIFT-10.5]` `[RIFT-10.6]` `[A-15]`.
    ///
    /// # Errors
    /// Returns a refusal for no bar, the same side, an occupied slot, or too little energy.
    pub const fn check_relocate(&self, from: Slot, to: Slot) -> Result<(), Refusal> {
        let bars = self.ship.bars;
        if bars.get(from) == 0 {
            return Err(Refusal::NoBar { slot: from });
        }
        if from.side.index() == to.side.index() {
            return Err(Refusal::SameSide);
        }
        if bars.get(to) > 0 {
            return Err(Refusal::SlotTaken { slot: to });
        }
        self.check_afford(self.game.figures.relocate_cost)
    }

    /// Checks whether two bars may be exchanged, also on the same side `[RIFT-10.4]` `[A-14]`.
    ///
    /// # Errors
    /// Returns a refusal for the same slot twice, slots that are not in the order of [`Slot::ALL`]
    /// (so that each exchange has one form), no bar in one of them, or too little energy.
    pub const fn check_swap(&self, a: Slot, b: Slot) -> Result<(), Refusal> {
        if a.index() == b.index() {
            return Err(Refusal::SameSlot);
        }
        if a.index() > b.index() {
            return Err(Refusal::SlotOrder);
        }
        let bars = self.ship.bars;
        if bars.get(a) == 0 {
            return Err(Refusal::NoBarToSwap { slot: a });
        }
        if bars.get(b) == 0 {
            return Err(Refusal::NoBarToSwap { slot: b });
        }
        self.check_afford(self.game.figures.swap_cost)
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Moves a bar with its strength `[RIFT-10.3]`.
    pub fn do_relocate(&mut self, from: Slot, to: Slot, pay: Pay) {
        let Some(id) = self.active() else { return };
        self.pay(pay);
        self.ship(id, |ship| {
            ship.bars.set(to, ship.bars.get(from));
            ship.bars.set(from, 0);
        });
        self.emit(Event::BarMoved { ship: id, from, to });
    }

    /// Exchanges two bars `[RIFT-10.4]`.
    pub fn do_swap(&mut self, a: Slot, b: Slot, pay: Pay) {
        let Some(id) = self.active() else { return };
        self.pay(pay);
        self.ship(id, |ship| {
            let (at_a, at_b) = (ship.bars.get(a), ship.bars.get(b));
            ship.bars.set(a, at_b);
            ship.bars.set(b, at_a);
        });
        self.emit(Event::BarsSwapped { ship: id, a, b });
    }
}
