//! What is in hand between two presses: a ship, a rocket, a planet, a hex with several
//! orders.

use engine::exodus::part::Rocket;
use engine::exodus::ship::ShipId;
use engine::exodus::star::HexId;
use engine::game::Seat;

/// What is in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aim {
    /// The ship that was picked.
    pub ship: Option<ShipId>,
    /// What else.
    pub tool: Tool,
}

/// What the orders are narrowed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Nothing.
    #[default]
    Free,
    /// A hex with several orders: one is chosen.
    Hex(HexId),
    /// A rocket on a planet: its target is chosen.
    Salvo(Rocket, HexId),
    /// A rocket that is bought: its planet is chosen.
    Arms(Rocket),
    /// A planet from which cubes go.
    Ferry(HexId),
    /// The ship in hand joins another one: which one is chosen.
    Group,
    /// Kept Resistance cards: one is chosen to be discarded.
    Kept,
    /// An empire whose mat is looked at.
    Empire(Seat),
    /// The refusals are listed.
    WhyNot,
}

impl Aim {
    /// The same ship with another tool.
    #[must_use]
    pub const fn with(self, tool: Tool) -> Self {
        Self { tool, ..self }
    }
}
