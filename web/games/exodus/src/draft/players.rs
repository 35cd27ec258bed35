//! Changes to the players of a draft: the number of seats, and the agreed turn order.

use super::{SetupDraft, resized};
use play::setup::SeatingPreset;

/// Returns the draft with another number of seats; players keep their seats. New seats get the kind
/// of player of the last seat, unless that is a person at this screen.
#[must_use]
pub fn with_seats(draft: &SetupDraft, seat_count: u8) -> SetupDraft {
    let mut draft = draft.clone();
    SeatingPreset::resize(&mut draft.player_kinds, seat_count);
    draft.replace_options(resized(&draft.options, seat_count))
}

/// Returns the draft with an agreed order of the Turn Order cards, at first the order of seats, or
/// with cards dealt at random `[EXO-2.6]`.
#[must_use]
pub fn with_order_agreed(draft: &SetupDraft, is_agreed: bool) -> SetupDraft {
    let order = is_agreed.then(|| draft.seats().collect());
    draft.with_options(|options| options.order = order)
}

/// Returns the draft with the Turn Order card at `index`, from 0, swapped with the previous one.
#[must_use]
pub fn with_order_raised(draft: &SetupDraft, index: usize) -> SetupDraft {
    draft.with_options(|options| {
        let order = options.order.as_mut().filter(|order| index < order.len());
        if let (Some(order), Some(before)) = (order, index.checked_sub(1)) {
            order.swap(before, index);
        }
    })
}
