//! The illustrations of cards.

use engine::exodus::content::pack_support::{ability_slot, political_slot, resistance_slot};
use engine::exodus::effect::ActionKind;
use engine::exodus::figures::{Ability, BonusFigures, Political, Resistance};
use store::pack::picture::card_illustration;
use ui::card_art::illustration;
use yew::prelude::*;

/// The compositions of Political cards.
pub const POLITICAL: &str = include_str!("card_art/political.txt");
/// The compositions of Resistance cards.
pub const RESISTANCE: &str = include_str!("card_art/resistance.txt");
/// The compositions of Ability cards.
pub const ABILITY: &str = include_str!("card_art/ability.txt");
/// The compositions of Action cards, by their action.
pub const ACTION: &str = include_str!("card_art/action.txt");
/// The compositions of Bonus Action cards, by their action.
pub const BONUS: &str = include_str!("card_art/bonus.txt");

/// Draws the illustration of a Political card, or of its kind.
pub fn political(card: &Political) -> Html {
    let slot = political_slot(&card.id);
    card_illustration(&slot, POLITICAL, &card.id, card.kind.into())
}

/// Draws the illustration of a Resistance card, or of its level.
pub fn resistance(card: &Resistance) -> Html {
    let slot = resistance_slot(&card.id);
    card_illustration(
        &slot,
        RESISTANCE,
        &card.id,
        &format!("level-{}", card.level),
    )
}

pub fn ability(card: &Ability) -> Html {
    card_illustration(&ability_slot(&card.id), ABILITY, &card.id, "")
}

pub fn action(kind: ActionKind) -> Html {
    illustration(ACTION, kind.into(), "")
}

pub fn bonus(figures: BonusFigures) -> Html {
    let id = match figures {
        BonusFigures::Action(kind) => kind.into(),
        BonusFigures::Move => "move",
    };
    illustration(BONUS, id, "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::exodus::content::ContentSet;
    use ui::card_art::checks::check_deck;
    use ui::l10n::Phrases;
    use ui::test_render::render_to_string;

    #[test]
    fn every_card_has_a_picture_of_its_own() {
        let content = ContentSet::default();
        let kinds = ["law", "resolution", "executive"];
        let ids: Vec<&str> = content
            .political()
            .iter()
            .map(|card| card.id.as_str())
            .collect();
        check_deck(POLITICAL, &ids, &kinds);
        let levels = ["level-1", "level-2", "level-3"];
        let ids: Vec<&str> = content
            .resistance()
            .iter()
            .map(|card| card.id.as_str())
            .collect();
        check_deck(RESISTANCE, &ids, &levels);
        let ids: Vec<&str> = content
            .abilities()
            .iter()
            .map(|card| card.id.as_str())
            .collect();
        check_deck(ABILITY, &ids, &[]);
        let mut actions: Vec<&str> = ActionKind::ALL.iter().map(Into::into).collect();
        check_deck(ACTION, &actions, &[]);
        actions.push("move");
        check_deck(BONUS, &actions, &[]);
    }

    #[test]
    fn a_card_of_a_pack_has_the_picture_of_its_kind_or_level() {
        let markup = |art: Html| render_to_string(&Phrases::load("en"), art);
        let content = ContentSet::default();
        let mut law = content.political()[0].clone();
        let of_law = markup(political(&law));
        law.id = "unheard-of".to_owned();
        assert_eq!(
            markup(political(&law)),
            markup(illustration(POLITICAL, "law", ""))
        );
        assert_ne!(markup(political(&law)), of_law);
        let mut guard = content.resistance()[0].clone();
        guard.id = "unheard-of".to_owned();
        assert_eq!(
            markup(resistance(&guard)),
            markup(illustration(RESISTANCE, "level-1", ""))
        );
    }
}
