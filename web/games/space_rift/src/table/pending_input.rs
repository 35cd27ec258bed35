//! What is in hand between two presses: a unit, a card, a hex with several orders.

use super::offers::Card;
use engine::space_rift::battlefield::Hex;
use engine::space_rift::unit::UnitId;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PendingInput {
    /// The unit that was picked.
    pub unit: Option<UnitId>,
    pub tool: InputMode,
}

/// What the orders are narrowed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InputMode {
    #[default]
    Free,
    /// A card: what it can be played for is chosen.
    Card(Card),
    /// A hex with several orders: one is chosen.
    Hex(Hex),
    Refusals,
}

impl PendingInput {
    /// The same unit with another tool.
    #[must_use]
    pub const fn with_mode(self, tool: InputMode) -> Self {
        Self { tool, ..self }
    }
}
