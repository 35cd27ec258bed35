//! The pending input: the unit, card or hex that the player has selected for an action.

use super::offers::Card;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::unit::UnitId;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PendingInput {
    /// The unit that was picked.
    pub unit: Option<UnitId>,
    pub tool: InputMode,
}

/// The selection to which the offered actions are limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InputMode {
    #[default]
    Free,
    /// A card: choose its use.
    Card(Card),
    /// A hex with several actions: choose one.
    Hex(Hex),
    Refusals,
}

impl PendingInput {
    #[must_use]
    pub const fn with_mode(self, tool: InputMode) -> Self {
        Self { tool, ..self }
    }
}
