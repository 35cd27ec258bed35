//! Who plays a game that is set up: how many seats, who sits there, and who begins.

use super::{SetupDraft, resized};
use play::setup::SeatingPreset;

/// With another number of seats; who sat there goes on sitting there. New ones are like the
/// last, where that is nobody at this screen.
#[must_use]
pub fn with_seats(draft: &SetupDraft, seats: u8) -> SetupDraft {
    let mut draft = draft.clone();
    SeatingPreset::resize(&mut draft.sitters, seats);
    draft.replace_options(resized(&draft.options, seats))
}

/// With the Turn Order cards as they are agreed on, in the order of seats at first, or dealt
/// `[EXO-2.6]`.
#[must_use]
pub fn with_order_agreed(draft: &SetupDraft, agreed: bool) -> SetupDraft {
    let order = agreed.then(|| draft.seats().collect());
    draft.with_options(|options| options.order = order)
}

/// With the card of this place, from 0, changed for the one before.
#[must_use]
pub fn with_order_raised(draft: &SetupDraft, place: usize) -> SetupDraft {
    draft.with_options(|options| {
        let order = options.order.as_mut().filter(|order| place < order.len());
        if let (Some(order), Some(before)) = (order, place.checked_sub(1)) {
            order.swap(before, place);
        }
    })
}
