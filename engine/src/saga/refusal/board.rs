//! Refusals on the board: sectors, movement, Raiders, Bosses, the Ravager.

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardRefusal {
    /// Nothing enters that sector.
    CannotEnter,
    /// No sector is there.
    NoSector,
    /// It is not next to the armada.
    NotAdjacent,
    /// It lies face down: only Exploring leads there.
    FaceDown,
    /// A rival's home cannot be entered.
    RivalHome,
    /// Too few Movement Points.
    NoPoints {
        /// Movement Points that are needed.
        need: u8,
        /// Movement Points that are left.
        left: u8,
    },
    /// The scenario has no Exploring.
    NoExploring,
    /// An event bars Exploring.
    ExploringBarred,
    /// The pile has no tile left.
    NoTile,
    /// A new sector cannot come there.
    NoSite {
        /// How far from the Jumpgate sectors come.
        reach: u8,
        /// How many sectors they must touch.
        touch: u8,
    },
    /// A sector is there and face up: it is entered, not Explored.
    Explored,
    /// No XPM lies here.
    NoXpm,
    /// The Cargo already holds an XPM.
    CargoFull,
    /// The tile is not among those that were looked at and not put back.
    NotSeen,
}

impl BoardRefusal {
    /// The phrase key and the rule.
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

    /// Numbers of the sentence, by name.
    pub(super) const fn values(self) -> [(&'static str, Option<u8>); 2] {
        match self {
            Self::NoPoints { need, left } => [("need", Some(need)), ("left", Some(left))],
            Self::NoSite { reach, touch } => [("reach", Some(reach)), ("touch", Some(touch))],
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
