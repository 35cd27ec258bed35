//! What is in hand between two presses: a unit, a card, a hex with several orders.

use super::offers::Card;
use engine::space_rift::field::Hex;
use engine::space_rift::unit::UnitId;

/// What is in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aim {
    /// The unit that was picked.
    pub unit: Option<UnitId>,
    /// What else.
    pub tool: Tool,
}

/// What the orders are narrowed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Nothing.
    #[default]
    Free,
    /// A card: what it can be played for is chosen.
    Card(Card),
    /// A hex with several orders: one is chosen.
    Hex(Hex),
    /// The refusals are listed.
    WhyNot,
}

impl Aim {
    /// The same unit with another tool.
    #[must_use]
    pub const fn with(self, tool: Tool) -> Self {
        Self { tool, ..self }
    }
}
