//! The slots for pictures of Saga, by what they show.

use engine::saga::content::Stock;

/// Slots that do not hang on the content.
const FIXED: [&str; 10] = [
    "saga-door",
    "saga-face-down",
    "saga-starbase",
    "saga-xpm",
    "saga-astartium",
    "saga-raider-1",
    "saga-raider-2",
    "saga-raider-3",
    "saga-ravager",
    "saga-die",
];

/// The slot of a sector tile.
#[must_use]
pub fn tile(id: &str) -> String {
    slot("tile", id)
}

/// The slot of a Commander.
#[must_use]
pub fn commander(id: &str) -> String {
    slot("commander", id)
}

/// The slot of a Unit or a Power Up.
#[must_use]
pub fn gear(id: &str) -> String {
    slot("gear", id)
}

/// The slot of an action card.
#[must_use]
pub fn action(id: &str) -> String {
    slot("action", id)
}

/// The slot of an Exploration.
#[must_use]
pub fn exploration(id: &str) -> String {
    slot("exploration", id)
}

/// The slot of an event.
#[must_use]
pub fn event(id: &str) -> String {
    slot("threat", id)
}

/// The slot of a Boss.
#[must_use]
pub fn boss(id: &str) -> String {
    slot("boss", id)
}

/// The slot of a card of a scenario's deck.
#[must_use]
pub fn extra(id: &str) -> String {
    slot("extra", id)
}

fn slot(kind: &str, id: &str) -> String {
    format!("saga-{kind}-{}", id.to_ascii_lowercase())
}

/// Whether Saga has a slot, as it is played.
pub(super) fn is_slot(stock: &Stock, slot: &str) -> bool {
    let Ok(parts) = stock.parts() else {
        return FIXED.contains(&slot);
    };
    FIXED.contains(&slot)
        || parts.tiles.iter().any(|it| tile(&it.id) == slot)
        || parts.commanders.iter().any(|it| commander(&it.id) == slot)
        || parts.gear.iter().any(|it| gear(&it.id) == slot)
        || parts.actions.iter().any(|it| action(&it.id) == slot)
        || (parts.explorations.iter()).any(|it| exploration(&it.id) == slot)
        || parts.events.iter().any(|it| event(&it.id) == slot)
        || parts.bosses.iter().any(|it| boss(&it.id) == slot)
        || parts.extras.iter().any(|it| extra(&it.id) == slot)
}
