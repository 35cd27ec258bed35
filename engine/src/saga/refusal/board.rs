//! Refusals on the board: sectors, movement, Raiders, Bosses, the Ravager.

/// The reason why an action on the board is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardRefusal {
    /// That sector is closed to everything.
    CannotEnter,
    /// The hex has no sector.
    NoSector,
    /// The hex is not adjacent to the armada.
    NotAdjacent,
    /// The sector is face down and can only be explored.
    FaceDown,
    /// A rival's home cannot be entered.
    RivalHome,
    /// The armada has too few Movement Points.
    NoPoints {
        /// Movement Points that are needed.
        required_points: u8,
        /// Movement Points that are left.
        remaining_points: u8,
    },
    /// The scenario has no exploring.
    NoExploring,
    /// An event forbids exploring.
    ExploringBarred,
    /// The pile has no tile left.
    NoTile,
    /// A new sector cannot be placed there.
    NoSite {
        /// Maximum distance of sectors from the Jumpgate.
        max_distance: u8,
        /// Minimum number of sectors that a new one must touch.
        min_neighbors: u8,
    },
    /// The sector is face up: it is entered by a Move, not explored.
    Explored,
    /// The sector holds no XPM.
    NoXpm,
    /// The Cargo already holds an XPM.
    CargoFull,
    /// The tile is not one of the scouted tiles that are left.
    NotSeen,
}

impl BoardRefusal {
    /// Returns the phrase key and the rule id.
    pub(super) const fn entry(self) -> (&'static str, &'static str) {
        match self {
            Self::CannotEnter => ("cannot-enter", "SAGA-MOV.2"),
            Self::NoSector => ("no-sector", "SAGA-SEC.10"),
            Self::NotAdjacent => ("not-adjacent", "SAGA-SEC.5"),
            Self::FaceDown => ("face-down", "SAGA-SEC.6"),
            Self::RivalHome => ("rival-home", "SAGA-ARN.8"),
            Self::NoPoints { .. } => ("no-points", "SAGA-MOV.3"),
            Self::NoExploring => ("no-exploring", "SAGA-SPA.13"),
            Self::ExploringBarred => ("exploring-barred", "SAGA-EVT.5"),
            Self::NoTile => ("no-tile", "SAGA-SEC.10"),
            Self::NoSite { .. } => ("no-site", "SAGA-SEC.8"),
            Self::Explored => ("explored", "SAGA-MOV.5"),
            Self::NoXpm => ("no-xpm-here", "SAGA-MOV.6"),
            Self::CargoFull => ("cargo-full", "SAGA-TOK.5"),
            Self::NotSeen => ("not-seen", "SAGA-GEN.7"),
        }
    }

    /// Returns the numbers of the phrase, by name.
    pub(super) const fn values(self) -> [(&'static str, Option<u8>); 2] {
        match self {
            Self::NoPoints {
                required_points,
                remaining_points,
            } => [
                ("need", Some(required_points)),
                ("left", Some(remaining_points)),
            ],
            Self::NoSite {
                max_distance,
                min_neighbors,
            } => [
                ("reach", Some(max_distance)),
                ("touch", Some(min_neighbors)),
            ],
            Self::CannotEnter
            | Self::NoSector
            | Self::NotAdjacent
            | Self::FaceDown
            | Self::RivalHome
            | Self::NoExploring
            | Self::ExploringBarred
            | Self::NoTile
            | Self::Explored
            | Self::NoXpm
            | Self::CargoFull
            | Self::NotSeen => [("", None), ("", None)],
        }
    }
}
