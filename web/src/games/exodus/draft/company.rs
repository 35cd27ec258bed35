//! Who plays a game that is set up: how many seats, who sits there, and who begins.

use super::{Draft, resized};
use crate::setup::Company;

impl Draft {
    /// With another number of seats; who sat there goes on sitting there. New ones are like the
    /// last, where that is nobody at this screen.
    #[must_use]
    pub fn with_seats(&self, seats: u8) -> Self {
        let mut draft = self.clone();
        Company::fit(&mut draft.sitters, seats);
        draft.changed(resized(&self.options, seats))
    }

    /// With the Turn Order cards as they are agreed on, in the order of seats at first, or dealt
    /// `[EXO-2.6]`.
    #[must_use]
    pub fn with_order_agreed(&self, agreed: bool) -> Self {
        let order = agreed.then(|| self.seats().collect());
        self.with_options(|options| options.order = order)
    }

    /// With the card of this place, from 0, changed for the one before.
    #[must_use]
    pub fn with_order_raised(&self, place: usize) -> Self {
        self.with_options(|options| {
            let order = options.order.as_mut().filter(|order| place < order.len());
            if let (Some(order), Some(before)) = (order, place.checked_sub(1)) {
                order.swap(before, place);
            }
        })
    }
}
