//! What a seat owns in numbers: gaining it, paying it, and the most that may be held
//! `[EXO-1.5]` `[EXO-1.6]`.

use super::Play;
use crate::chance::Chance;
use crate::exodus::effect::Resource;
use crate::exodus::event::{Event, Reason};
use crate::exodus::mat::Mat;
use crate::game::{Record, Seat};

impl Mat {
    /// How much of it lies here.
    #[must_use]
    pub const fn stock(&self, what: Resource) -> u16 {
        match what {
            Resource::Cp => self.cp,
            Resource::Ax => self.ax,
            Resource::Ph => self.ph,
        }
    }

    const fn stock_mut(&mut self, what: Resource) -> &mut u16 {
        match what {
            Resource::Cp => &mut self.cp,
            Resource::Ax => &mut self.ax,
            Resource::Ph => &mut self.ph,
        }
    }
}

impl<R: Record<Event>, C: Chance> Play<'_, R, C> {
    /// Gains from the supply, which is unlimited `[EXO-1.4]`; what is above the cap of the house is
    /// lost `[EXO-17.24]`.
    pub fn gain(&mut self, seat: Seat, what: Resource, by: u16, reason: Reason) {
        if by == 0 {
            return;
        }
        let stock = self.public().mat_mut(seat).stock_mut(what);
        *stock = stock.saturating_add(by);
        let held = *stock;
        self.note(Event::Changed {
            seat,
            what,
            by: i16::try_from(by).unwrap_or(i16::MAX),
            reason,
        });
        let cap = u16::from(self.table.frame().house_cap);
        if self.table.options.rules.stock_cap_10 && what != Resource::Cp && held > cap {
            self.pay(seat, what, held - cap, Reason::Cap);
        }
    }

    /// Pays to the supply as much as there is of it, and returns how much that was.
    pub fn pay(&mut self, seat: Seat, what: Resource, by: u16, reason: Reason) -> u16 {
        let stock = self.public().mat_mut(seat).stock_mut(what);
        let paid = by.min(*stock);
        *stock -= paid;
        if paid > 0 {
            self.note(Event::Changed {
                seat,
                what,
                by: i16::try_from(paid).map_or(i16::MIN, |paid| -paid),
                reason,
            });
        }
        paid
    }
}
