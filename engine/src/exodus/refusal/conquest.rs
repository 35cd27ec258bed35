//! Why something is not allowed in a Conquest stage, with the rule that says so.

/// What is done with a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShipOperation {
    /// A cube goes aboard.
    Mount,
    /// It gets an order.
    Order,
    /// It joins a group, or leads it.
    Join,
    /// It moves openly.
    Step,
    /// A cube goes onto a planet.
    Deploy,
}

impl ShipOperation {
    /// The rule that says whose ships may be handled so.
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

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConquestRefusal {
    /// The ship is another seat's.
    NotOwnShip(ShipOperation),
    /// The ship lies in the stash.
    NotInPlay(ShipOperation),
    /// No own cube on the planet under the ship.
    NoCube,
    /// No own cube on the planet from which it would be ferried.
    NoCubeToFerry,
    /// The ship carries as much as it can.
    NoRoom,
    /// Civilian Ships are not known.
    NoCivilianShips,
    /// The seat was not present there when its turn to mount began.
    NotPresent,
    /// A cube goes from one planet to another.
    SamePlanet,
    /// No cube can be ferried any more.
    FerriesSpent,
    /// No ship of the seat can move.
    NothingMoves,
    /// Ships of the type have no drive.
    NoDrive,
    /// The stack is as high as the ship, or the slowest of its group, is fast.
    TooManyTokens,
    /// The group has more tokens already than the ship is fast.
    GroupTooFast,
    /// The order would leave the map.
    OffMap,
    /// The ship would leave the map.
    LeavesMap,
    /// Only ships in the same hex form a group.
    GroupApart,
    /// A ship cannot join itself.
    JoinsItself,
    /// The ship is in a group already, or has an order.
    Grouped,
    /// Ships with tokens do not move openly.
    HasTokens,
    /// The ship has moved as far as it is fast.
    NoSpeed,
    /// The ship is not an enemy in this battle.
    NoTarget,
    /// The ship is lost already, and others are not.
    AlreadyLost,
    /// Nothing is aboard.
    NoCargo,
    /// There is no planet here.
    NoPlanet,
    /// Every cube aboard has tried to land in this stage.
    LandingFailed,
    /// A card bars Homes of others.
    HomeBarred,
}

impl ConquestRefusal {
    /// The phrase key and the rule.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::NotOwnShip(handling) => ("not-own-ship", handling.rule()),
            Self::NotInPlay(handling) => ("not-in-play", handling.rule()),
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
