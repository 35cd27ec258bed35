//! Gains and payments of resources. Every gain uses [`Play::gain`], so that the stock limit of the
//! house rule always applies `[EXO-17.24]`.

use super::Play;
use crate::chance::Chance;
use crate::exodus::effect::Resource;
use crate::exodus::event::{Event, ResourceReason};
use crate::exodus::game::Exodus;
use crate::game::{EventSink, Seat};

impl Exodus {
    /// Returns the maximum amount of a resource that a seat may hold, or `None` without a limit
    /// `[EXO-17.24]`.
    #[must_use]
    pub fn cap(&self, resource: Resource) -> Option<u16> {
        let is_capped = self.options.rules.has_stock_cap_10 && resource != Resource::Cp;
        is_capped.then(|| u16::from(self.frame().house_cap))
    }
}

impl<R: EventSink<Event>, C: Chance> Play<'_, R, C> {
    /// Adds a resource from the supply; the amount above the limit is lost `[EXO-17.24]`.
    pub fn gain(&mut self, seat: Seat, resource: Resource, count: u16, reason: ResourceReason) {
        if count == 0 {
            return;
        }
        let cap = self.game.cap(resource).unwrap_or(u16::MAX);
        let owned = self.public_mut().mat_mut(seat).owned_mut(resource);
        let before = *owned;
        *owned = before.saturating_add(count);
        let excess = owned.saturating_sub(cap);
        *owned -= excess;
        self.emit_change(seat, resource, amount(count), reason);
        if excess > 0 {
            self.emit_change(seat, resource, -amount(excess), ResourceReason::Cap);
        }
    }

    /// Takes a payment, at most what the seat owns, and returns the amount paid.
    pub fn pay(
        &mut self,
        seat: Seat,
        resource: Resource,
        count: u16,
        reason: ResourceReason,
    ) -> u16 {
        let owned = self.public_mut().mat_mut(seat).owned_mut(resource);
        let paid = count.min(*owned);
        *owned -= paid;
        if paid > 0 {
            self.emit_change(seat, resource, -amount(paid), reason);
        }
        paid
    }

    fn emit_change(&mut self, seat: Seat, resource: Resource, delta: i16, reason: ResourceReason) {
        self.emit(Event::Changed {
            seat,
            what: resource,
            delta,
            reason,
        });
    }
}

/// Converts an amount to the signed type of events.
fn amount(count: u16) -> i16 {
    i16::try_from(count).unwrap_or(i16::MAX)
}
