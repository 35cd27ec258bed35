//! What is in hand between two presses: a hex with several orders, a card whose armada is chosen, a
//! card to equip.

use engine::saga::action::AbilitySource;
use engine::saga::hex::HexId;
use engine::saga::ids::{CardId, CommanderId, GearId};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PendingInput {
    /// What the orders are narrowed to.
    pub tool: InputMode,
}

/// What the orders are narrowed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InputMode {
    #[default]
    Free,
    /// A hex with several orders: one is chosen.
    Hex(HexId),
    /// Orders that are given on the map, as a list.
    Places,
    /// An action card: the armada that it is played on is chosen.
    Card(CardId),
    /// An ability: the armada whose token it takes is chosen.
    Ability(AbilitySource),
    /// A card that is equipped: the one that makes room is chosen.
    Gear(GearId),
    /// A card that is swapped: what comes instead is chosen.
    Swap(GearId),
    /// A Commander: the color is chosen.
    Leader(CommanderId),
    /// What is free at any moment: cards, abilities, repair, events.
    Plays,
    Refusals,
}
