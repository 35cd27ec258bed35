//! Energy: main reactor, auxiliary store and payments `[RIFT-6]`.

use super::super::action::Pay;
use super::super::event::{Event, ShieldCause};
use super::super::refusal::Refusal;
use super::super::ship::{Ship, ShipId};
use super::{Play, ShipContext};
use crate::game::EventSink;

impl Ship {
    /// Returns the default payment of a cost: main energy down to its last unit, then auxiliary
    /// energy; `None` if that is not enough `[RIFT-6.4]` `[RIFT-6.8]`.
    #[must_use]
    pub const fn default_payment(&self, price: u8) -> Option<Pay> {
        let free = self.main.saturating_sub(1);
        let main = if price < free { price } else { free };
        let aux = price - main;
        if aux <= self.aux {
            Some(Pay { main, aux })
        } else {
            None
        }
    }
}

impl ShipContext<'_> {
    /// Checks whether the ship has `price` units of energy, including the shield unit `[RIFT-6.5]`
    /// `[RIFT-6.11]`.
    ///
    /// # Errors
    /// Returns a refusal for too little energy.
    pub const fn check_afford(&self, price: u8) -> Result<(), Refusal> {
        let available = self.ship.energy();
        if available >= price {
            Ok(())
        } else {
            Err(Refusal::Energy { price, available })
        }
    }

    /// Checks whether the ship can pay `price` with `pay`: any split of main and auxiliary energy
    /// that adds up `[RIFT-6.4]` `[RIFT-6.11]` `[A-07]` `[A-44]`.
    ///
    /// # Errors
    /// Returns a refusal for too little energy in total or in one part, or a sum that is not the
    /// price.
    pub const fn check_pay(&self, price: u8, pay: Pay) -> Result<(), Refusal> {
        if let Err(refusal) = self.check_afford(price) {
            return Err(refusal);
        }
        if pay.total() != price {
            return Err(Refusal::WrongPayment { price });
        }
        if pay.main > self.ship.main || pay.aux > self.ship.aux {
            return Err(Refusal::PaymentSplit {
                main: self.ship.main,
                aux: self.ship.aux,
            });
        }
        Ok(())
    }

    /// Iterates over all payments of `price`, those with the most main energy first.
    pub fn payments(&self, price: u8) -> impl Iterator<Item = Pay> + Clone + use<> {
        let max_main = price.min(self.ship.main);
        let min_main = price.saturating_sub(self.ship.aux);
        // A range has a known length, so lists reserve the space once.
        (0..max_main.saturating_add(1).saturating_sub(min_main)).map(move |less| Pay {
            main: max_main - less,
            aux: price - max_main + less,
        })
    }

    /// Checks whether `units` may be moved from the main reactor to the auxiliary store, one for
    /// one `[RIFT-6.9]` `[A-35]`.
    ///
    /// # Errors
    /// Returns a refusal for no units, more than the main reactor has, or no room in the store.
    pub const fn check_charge(&self, units: u8) -> Result<(), Refusal> {
        let room = self.build.aux.saturating_sub(self.ship.aux);
        if units == 0 {
            Err(Refusal::ChargeNothing)
        } else if units > self.ship.main {
            Err(Refusal::ChargeMain {
                main: self.ship.main,
            })
        } else if units > room {
            Err(Refusal::AuxFull { room })
        } else {
            Ok(())
        }
    }
}

impl<R: EventSink<Event>> Play<'_, R> {
    /// Takes a payment from the active ship.
    pub fn pay(&mut self, pay: Pay) {
        let Some(id) = self.active() else { return };
        self.ship(id, |ship| ship.aux = ship.aux.saturating_sub(pay.aux));
        self.spend_main(id, pay.main);
    }

    /// Charges the auxiliary store `[RIFT-6.9]`. No action moves energy back, or to another ship
    /// `[RIFT-6.10]`.
    pub fn do_charge(&mut self, units: u8) {
        let Some(id) = self.active() else { return };
        self.ship(id, |ship| ship.aux += units);
        self.emit(Event::AuxCharged { ship: id, units });
        self.spend_main(id, units);
    }

    /// Takes units from the main reactor; with the last one the shields go down `[RIFT-6.6]`
    /// `[A-34]`.
    pub fn spend_main(&mut self, id: ShipId, units: u8) {
        let Some(&before) = self.state.ship(id) else {
            return;
        };
        let is_up = self.state.are_shields_up(&before, &self.game.board);
        self.ship(id, |ship| ship.main = ship.main.saturating_sub(units));
        if is_up && before.main <= units {
            self.emit(Event::ShieldsDown {
                ship: id,
                cause: ShieldCause::Reactor,
            });
        }
    }
}
