//! The pending input: the hex or card that the player selects before an action.

use engine::saga::action::AbilitySource;
use engine::saga::hex::HexId;
use engine::saga::ids::{CardId, CommanderId, GearId};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PendingInput {
    /// The filter for the offered actions.
    pub tool: InputMode,
}

/// The filter for the offered actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InputMode {
    #[default]
    Free,
    /// A hex with several actions: choose one.
    Hex(HexId),
    /// A list of the actions on the map.
    Places,
    /// An action card: choose the armada that it is played on.
    Card(CardId),
    /// An ability: choose the armada whose token it takes.
    Ability(AbilitySource),
    /// A card to equip: choose the one that makes room.
    Gear(GearId),
    /// A card to swap: choose its replacement.
    Swap(GearId),
    /// A Commander: choose the color.
    Leader(CommanderId),
    /// A list of actions that are free at any time: cards, abilities, repair, events.
    Plays,
    Refusals,
}
