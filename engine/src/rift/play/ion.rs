//! Charging of the ion cannon `[RIFT-12]`.

use super::super::action::Pay;
use super::super::event::Event;
use super::super::refusal::Refusal;
use super::super::ship::{Ion, ShipId};
use super::{Play, ShipContext};
use crate::game::EventSink;

impl ShipContext<'_> {
    /// Checks whether the cannon may start to charge: only in state `Uncharged`, and not in a turn
    /// in which it fired a charged shot `[RIFT-12.3]` `[RIFT-12.6]` `[RIFT-12.7]` `[A-19]`.
    ///
    /// # Errors
    /// Returns a refusal for no cannon, a cannon in another state or with a charged shot this turn,
    /// or too little energy.
    pub fn check_charge_ion(&self) -> Result<(), Refusal> {
        if !self.build.has_ion() {
            return Err(Refusal::NoIon);
        }
        if self.state.turn.has_fired_charged {
            return Err(Refusal::IonFired);
        }
        match self.ship.ion {
            Ion::Uncharged => self.check_afford(self.game.figures.charge_cost),
            Ion::Charging | Ion::Charged => Err(Refusal::IonBusy),
        }
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Starts to charge the cannon `[RIFT-12.3]`.
    pub fn do_charge_ion(&mut self, pay: Pay) {
        let Some(id) = self.active() else { return };
        self.pay(pay);
        self.set_ion(id, Ion::Charging);
    }

    /// Uncharges a charged cannon after a shot; other states do not change `[RIFT-12.2]` `[A-18]`.
    /// Returns whether the shot was charged.
    pub fn discharge(&mut self, id: ShipId) -> bool {
        let is_charged = self
            .state
            .ship(id)
            .is_some_and(|ship| ship.ion == Ion::Charged);
        if is_charged {
            self.state.turn.has_fired_charged = true;
            self.set_ion(id, Ion::Uncharged);
        }
        is_charged
    }

    /// Charges a charging cannon at the start of the ship's turn. A charged cannon stays charged
    /// until it fires `[RIFT-12.4]` `[RIFT-12.5]`.
    pub fn finish_charging(&mut self, id: ShipId) {
        if self
            .state
            .ship(id)
            .is_some_and(|ship| ship.ion == Ion::Charging)
        {
            self.ship(id, |ship| ship.ion = Ion::Charged);
            self.emit(Event::IonReady { ship: id });
        }
    }

    fn set_ion(&mut self, id: ShipId, to: Ion) {
        self.ship(id, |ship| ship.ion = to);
        self.emit(Event::IonChanged { ship: id, to });
    }
}
