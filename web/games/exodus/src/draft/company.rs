//! Who plays a game that is set up: how many seats, who sits there, and who begins.

use super::{Draft, resized};
use play::setup::Company;

/// With another number of seats; who sat there goes on sitting there. New ones are like the
/// last, where that is nobody at this screen.
#[must_use]
pub fn with_seats(draft: &Draft, seats: u8) -> Draft {
    let mut draft = draft.clone();
    Company::fit(&mut draft.sitters, seats);
    draft.changed(resized(&draft.options, seats))
}

/// With the Turn Order cards as they are agreed on, in the order of seats at first, or dealt
/// `[EXO-2.6]`.
#[must_use]
pub fn with_order_agreed(draft: &Draft, agreed: bool) -> Draft {
    let order = agreed.then(|| draft.seats().collect());
    draft.with_options(|options| options.order = order)
}

/// With the card of this place, from 0, changed for the one before.
#[must_use]
pub fn with_order_raised(draft: &Draft, place: usize) -> Draft {
    draft.with_options(|options| {
        let order = options.order.as_mut().filter(|order| place < order.len());
        if let (Some(order), Some(before)) = (order, place.checked_sub(1)) {
            order.swap(before, place);
        }
    })
}
