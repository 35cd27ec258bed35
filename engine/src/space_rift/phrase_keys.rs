//! Phrase keys of phases, windows, ranges, classes and sectors.

use super::battlefield::Sector;
use super::content::cards::Window;
use super::effect::Range;
use super::state::Phase;
use super::unit::Class;

impl Phase {
    /// Returns the phrase key of the phase as players know it.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Start | Self::Meteors | Self::Shower(_) => "phase-start",
            Self::Drift => "phase-rift",
            Self::Opening | Self::Command => "phase-command",
            Self::Orders | Self::Ordered => "phase-orders",
            Self::Movement | Self::Moved | Self::MovedOther => "phase-movement",
            Self::Combat => "phase-combat",
            Self::Ending | Self::Drawing | Self::Reward | Self::Sale => "phase-end",
            Self::Over => "phase-over",
        }
    }
}

impl Window {
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Opening => "window-opening",
            Self::Ordered => "window-ordered",
            Self::Move => "window-move",
            Self::Moved => "window-moved",
            Self::DeclaredOwn => "window-declared-own",
            Self::DeclaredEnemy => "window-declared-enemy",
            Self::RolledOwn => "window-rolled-own",
            Self::RolledEnemy => "window-rolled-enemy",
            Self::Alert => "window-alert",
            Self::Vacated => "window-vacated",
            Self::Ending => "window-ending",
        }
    }
}

impl Range {
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Close => "range-close",
            Self::Ranged => "range-ranged",
            Self::Any => "range-any",
        }
    }
}

impl Class {
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Fighter => "class-fighter",
            Self::Strike => "class-strike",
            Self::Capital => "class-capital",
        }
    }
}

impl Sector {
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Left => "sector-left",
            Self::Center => "sector-center",
            Self::Right => "sector-right",
        }
    }
}
