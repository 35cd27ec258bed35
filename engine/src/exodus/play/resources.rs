//! What seats gain and pay: every gain of the game goes through here, so that what the house lets
//! nobody hold is lost `[EXO-17.24]`.

use super::Play;
use crate::chance::Chance;
use crate::exodus::effect::Resource;
use crate::exodus::event::{Event, ResourceReason};
use crate::exodus::table::Exodus;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// The most that a seat may hold of something; none without a limit `[EXO-17.24]`.
    #[must_use]
    pub fn cap(&self, what: Resource) -> Option<u16> {
        let capped = self.options.rules.stock_cap_10 && what != Resource::Cp;
        capped.then(|| u16::from(self.frame().house_cap))
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// A seat gains from the supply; what it may not hold is lost `[EXO-17.24]`.
    pub fn gain(&mut self, seat: Seat, what: Resource, count: u16, reason: ResourceReason) {
        if count == 0 {
            return;
        }
        let cap = self.table.cap(what).unwrap_or(u16::MAX);
        let owned = self.public_mut().mat_mut(seat).owned_mut(what);
        let before = *owned;
        *owned = before.saturating_add(count);
        let excess = owned.saturating_sub(cap);
        *owned -= excess;
        self.changed(seat, what, amount(count), reason);
        if excess > 0 {
            self.changed(seat, what, -amount(excess), ResourceReason::Cap);
        }
    }

    /// A seat pays to the supply, as much as it has; says how much that was.
    pub fn pay(&mut self, seat: Seat, what: Resource, count: u16, reason: ResourceReason) -> u16 {
        let owned = self.public_mut().mat_mut(seat).owned_mut(what);
        let paid = count.min(*owned);
        *owned -= paid;
        if paid > 0 {
            self.changed(seat, what, -amount(paid), reason);
        }
        paid
    }

    fn changed(&mut self, seat: Seat, what: Resource, by: i16, reason: ResourceReason) {
        self.emit(Event::Changed {
            seat,
            what,
            by,
            reason,
        });
    }
}

/// An amount as it stands in an event.
fn amount(count: u16) -> i16 {
    i16::try_from(count).unwrap_or(i16::MAX)
}
