//! The illustrations of command and combat cards.

use engine::space_rift::content::pack_support::{combat_slot, command_slot};
use store::pack::picture::card_illustration;
use yew::prelude::*;

/// The compositions of command cards.
pub const COMMAND: &str = include_str!("card_art/command.txt");
/// The compositions of combat cards.
pub const COMBAT: &str = include_str!("card_art/combat.txt");

/// Draws the illustration of a command card by its id.
pub fn command(id: &str) -> Html {
    card_illustration(&command_slot(id), COMMAND, id, "")
}

/// Draws the illustration of a combat card by its id.
pub fn combat(id: &str) -> Html {
    card_illustration(&combat_slot(id), COMBAT, id, "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::space_rift::content::ContentSet;
    use ui::card_art::checks::check_deck;
    use ui::l10n::Phrases;
    use ui::test_render::render_to_string;

    #[test]
    fn every_card_has_a_picture_of_its_own() {
        let content = ContentSet::default();
        let mut commands: Vec<&str> = content
            .commands()
            .iter()
            .map(|card| card.id.as_str())
            .collect();
        commands.dedup();
        check_deck(COMMAND, &commands, &[]);
        let combats: Vec<&str> = content
            .combats()
            .iter()
            .map(|card| card.id.as_str())
            .collect();
        check_deck(COMBAT, &combats, &[]);
    }

    #[test]
    fn a_card_of_a_pack_has_the_picture_of_its_kind() {
        let markup = |art: Html| render_to_string(&Phrases::load("en"), art);
        assert_eq!(markup(command("unheard-of")), markup(command("KIND")));
        assert_ne!(markup(command("unheard-of")), markup(combat("unheard-of")));
    }
}
