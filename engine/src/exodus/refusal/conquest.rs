//! Refusals in a Conquest stage, with their rules.

/// An operation that a seat tries to perform with a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShipOperation {
    /// Move a cube aboard.
    Mount,
    /// Give the ship an order.
    Order,
    /// Join a group with the ship, or lead a group.
    Join,
    /// Move the ship openly.
    Step,
    /// Deploy a cube from the ship.
    Deploy,
}

impl ShipOperation {
    /// Returns the id of the rule that allows the operation only for the seat's ships.
    const fn rule(self) -> &'static str {
        match self {
            Self::Mount => "EXO-11.3",
            Self::Order => "EXO-11.6",
            Self::Join => "EXO-11.7",
            Self::Step => "EXO-11.10",
            Self::Deploy => "EXO-15.1",
        }
    }
}

/// The reason why an action in a Conquest stage is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConquestRefusal {
    /// The ship belongs to another seat.
    NotOwnShip(ShipOperation),
    /// The ship is in the stash.
    NotInPlay(ShipOperation),
    /// The seat has no cube on the planet in the ship's hex.
    NoCube,
    /// The seat has no cube on the planet to ferry from.
    NoCubeToFerry,
    /// The ship is full.
    NoRoom,
    /// Civilian Ships is not known.
    NoCivilianShips,
    /// The seat was not present on the planet when its Mount turn began.
    NotPresent,
    /// The two planets of a ferry are the same.
    SamePlanet,
    /// All ferries of this Mount turn are used up.
    FerriesSpent,
    /// No ship of the seat can move.
    NothingMoves,
    /// Ships of the type have no drive.
    NoDrive,
    /// The stack already has as many tokens as the ship, or the slowest of its group, has speed.
    TooManyTokens,
    /// The group has more tokens than the ship has speed.
    GroupTooFast,
    /// The order would leave the map.
    OffMap,
    /// The step would leave the map.
    LeavesMap,
    /// The ships are in different hexes.
    GroupApart,
    /// A ship cannot join itself.
    JoinsItself,
    /// The ship already belongs to a group or has an order.
    Grouped,
    /// Ships with tokens do not move openly.
    HasTokens,
    /// The ship has no steps left.
    NoSpeed,
    /// The ship is not an enemy in this battle.
    NoTarget,
    /// The ship is already lost, and another enemy ship is not lost.
    AlreadyLost,
    /// No cube is aboard.
    NoCargo,
    /// The hex has no planet.
    NoPlanet,
    /// Every cube aboard has already tried to land in this stage.
    LandingFailed,
    /// A card forbids deployment on Homes of other seats.
    HomeBarred,
}

impl ConquestRefusal {
    /// Returns the phrase key and the rule id.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::NotOwnShip(operation) => ("not-own-ship", operation.rule()),
            Self::NotInPlay(operation) => ("not-in-play", operation.rule()),
            Self::NoCube => ("no-own-cube", "EXO-11.3"),
            Self::NoCubeToFerry => ("no-cube-to-ferry", "EXO-11.5"),
            Self::NoRoom => ("no-room", "EXO-9.7"),
            Self::NoCivilianShips => ("no-civilian-ships", "EXO-8.22"),
            Self::NotPresent => ("not-present-before", "EXO-11.5"),
            Self::SamePlanet => ("same-planet", "EXO-11.5"),
            Self::FerriesSpent => ("ferries-spent", "EXO-11.5"),
            Self::NothingMoves => ("nothing-moves", "EXO-9.4"),
            Self::NoDrive => ("no-drive", "EXO-9.4"),
            Self::TooManyTokens => ("too-many-tokens", "EXO-11.6"),
            Self::GroupTooFast => ("group-too-fast", "EXO-11.7"),
            Self::OffMap => ("off-map", "EXO-11.8"),
            Self::LeavesMap => ("leaves-map", "EXO-11.10"),
            Self::GroupApart => ("group-apart", "EXO-11.7"),
            Self::JoinsItself => ("joins-itself", "EXO-11.7"),
            Self::Grouped => ("grouped", "EXO-11.7"),
            Self::HasTokens => ("has-tokens", "EXO-11.10"),
            Self::NoSpeed => ("no-speed", "EXO-9.4"),
            Self::NoTarget => ("no-enemy", "EXO-13.3"),
            Self::AlreadyLost => ("already-lost", "EXO-13.4"),
            Self::NoCargo => ("no-cargo", "EXO-15.1"),
            Self::NoPlanet => ("no-ground", "EXO-15.5"),
            Self::LandingFailed => ("landing-failed", "EXO-15.4"),
            Self::HomeBarred => ("home-barred", "EXO-15.6"),
        }
    }
}
