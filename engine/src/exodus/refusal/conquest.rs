//! Why something is not allowed in a Conquest stage, with the rule that says so.

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConquestRefusal {
    /// No own ship in play.
    NotOwnShip,
    /// No own cube on the planet.
    NoCube,
    /// The ship carries as much as it can.
    NoRoom,
    /// Civilian Ships are not known.
    NoCivilianShips,
    /// The seat was not present there when its turn to mount began.
    NotPresent,
    /// No cube can be ferried any more.
    FerriesSpent,
    /// The stack is as high as the ship, or the slowest of its group, is fast.
    TooManyTokens,
    /// The ship would leave the map.
    OffMap,
    /// Only ships in the same hex form a group.
    GroupApart,
    /// The ship is in a group already, or has an order.
    Grouped,
    /// Ships with tokens do not move openly.
    HasTokens,
    /// The ship cannot move, or not any further.
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
            Self::NotOwnShip => ("not-own-ship", "EXO-1.7"),
            Self::NoCube => ("no-own-cube", "EXO-11.3"),
            Self::NoRoom => ("no-room", "EXO-9.7"),
            Self::NoCivilianShips => ("no-civilian-ships", "EXO-8.22"),
            Self::NotPresent => ("not-present-before", "EXO-11.5"),
            Self::FerriesSpent => ("ferries-spent", "EXO-11.5"),
            Self::TooManyTokens => ("too-many-tokens", "EXO-11.6"),
            Self::OffMap => ("off-map", "EXO-11.8"),
            Self::GroupApart => ("group-apart", "EXO-11.7"),
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
