//! What is in hand between two presses: a ship, a rocket, a planet, a hex with several
//! orders.

use engine::exodus::hex::HexId;
use engine::exodus::part::Rocket;
use engine::exodus::ship::ShipId;
use engine::game::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PendingInput {
    /// The ship that was picked.
    pub ship: Option<ShipId>,
    pub tool: InputMode,
}

/// What the orders are narrowed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InputMode {
    #[default]
    Free,
    /// A hex with several orders: one is chosen.
    Hex(HexId),
    /// A rocket on a planet: its target is chosen.
    RocketTarget(Rocket, HexId),
    /// A rocket that is bought: its planet is chosen.
    RocketPlanet(Rocket),
    /// A planet from which cubes go.
    CubeTarget(HexId),
    /// The ship in hand joins another one: which one is chosen.
    Group,
    /// Kept Resistance cards: one is chosen to be discarded.
    ResistanceCard,
    /// An empire whose mat is looked at.
    Empire(Seat),
    Refusals,
}

impl PendingInput {
    /// The same ship with another tool.
    #[must_use]
    pub const fn with_mode(self, tool: InputMode) -> Self {
        Self { tool, ..self }
    }
}
