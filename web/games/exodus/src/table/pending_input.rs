//! The pending input: the ship, rocket, planet or hex that the player selects before an action.

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

/// The filter for the offered actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InputMode {
    #[default]
    Free,
    /// A hex with several actions: choose one.
    Hex(HexId),
    /// A rocket on a planet: choose its target.
    RocketTarget(Rocket, HexId),
    /// A rocket that is bought: choose its planet.
    RocketPlanet(Rocket),
    /// A planet from which cubes move: choose the target.
    CubeTarget(HexId),
    /// The selected ship joins a group: choose which.
    Group,
    /// Kept Resistance cards: choose one to discard.
    ResistanceCard,
    /// An empire whose mat is shown.
    Empire(Seat),
    Refusals,
}

impl PendingInput {
    #[must_use]
    pub const fn with_mode(self, tool: InputMode) -> Self {
        Self { tool, ..self }
    }
}
