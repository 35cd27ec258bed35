//! The illustrations of cards.

use engine::saga::figures::{ActionCard, Gear, GearKind};
use engine::saga::ids::DeckId;
use store::pack::picture::card_illustration;
use ui::card_art::illustration;
use yew::prelude::*;

/// The compositions of Action cards.
pub const ACTION: &str = include_str!("card_art/action.txt");
/// The compositions of events.
pub const EVENT: &str = include_str!("card_art/event.txt");
/// The compositions of Explorations.
pub const EXPLORATION: &str = include_str!("card_art/exploration.txt");
/// The compositions of Units and Power Ups.
pub const GEAR: &str = include_str!("card_art/gear.txt");
/// The compositions of the cards of scenario decks.
pub const EXTRA: &str = include_str!("card_art/extra.txt");
/// The compositions of Scan cards.
pub const SCAN: &str = include_str!("card_art/scan.txt");

/// Returns the picture slot of a card in content packs.
fn slot(kind: &str, id: &str) -> String {
    format!("saga-{kind}-{}", id.to_ascii_lowercase())
}

/// Draws the illustration of an Action card, or of its deck.
pub fn action(card: &ActionCard) -> Html {
    let is_special = card.deck == DeckId::SPECIAL;
    let family = if is_special { "special" } else { "common" };
    card_illustration(&slot("action", &card.id), ACTION, &card.id, family)
}

/// Draws the illustration of a Unit or Power Up, or of its kind.
pub fn gear(gear: &Gear) -> Html {
    let family = match gear.kind {
        GearKind::Unit => "unit",
        GearKind::PowerUp => "power-up",
    };
    card_illustration(&slot("gear", &gear.id), GEAR, &gear.id, family)
}

/// Draws the illustration of an event by its id.
pub fn event(id: &str) -> Html {
    card_illustration(&slot("threat", id), EVENT, id, "")
}

/// Draws the illustration of an Exploration by its id.
pub fn exploration(id: &str) -> Html {
    card_illustration(&slot("exploration", id), EXPLORATION, id, "")
}

/// Draws the illustration of a card of a scenario deck by its id.
pub fn extra(id: &str) -> Html {
    card_illustration(&slot("extra", id), EXTRA, id, "")
}

/// Draws the illustration of a Scan card by its id.
pub fn scan(id: &str) -> Html {
    illustration(SCAN, id, "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::saga::content::ContentSet;
    use ui::card_art::checks::check_deck;
    use ui::l10n::Phrases;
    use ui::test_render::render_to_string;

    #[test]
    fn every_card_has_a_picture_of_its_own() {
        let content = ContentSet::default();
        let cards = content.parts().expect("the content of the box");
        let ids: Vec<&str> = cards
            .actions
            .iter()
            .map(|action| action.id.as_str())
            .collect();
        check_deck(ACTION, &ids, &["common", "special"]);
        let ids: Vec<&str> = cards
            .gear
            .iter()
            .map(|gear_card| gear_card.id.as_str())
            .collect();
        check_deck(GEAR, &ids, &["unit", "power-up"]);
        let ids: Vec<&str> = cards.events.iter().map(|event| event.id.as_str()).collect();
        check_deck(EVENT, &ids, &[]);
        let ids: Vec<&str> = cards
            .explorations
            .iter()
            .map(|exploration| exploration.id.as_str())
            .collect();
        check_deck(EXPLORATION, &ids, &[]);
        let ids: Vec<&str> = cards.extras.iter().map(|extra| extra.id.as_str()).collect();
        check_deck(EXTRA, &ids, &[]);
        let ids: Vec<&str> = cards.scans.iter().map(|scan| scan.id.as_str()).collect();
        check_deck(SCAN, &ids, &[]);
    }

    #[test]
    fn a_card_of_a_pack_has_the_picture_of_its_kind() {
        let markup = |art: Html| render_to_string(&Phrases::load("en"), art);
        assert_eq!(markup(event("EV99")), markup(event("KIND")));
        assert_ne!(markup(event("EV99")), markup(event("EV01")));
    }
}
