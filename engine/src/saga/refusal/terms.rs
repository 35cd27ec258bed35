//! Phrase keys of the words that refusals contain.

use crate::saga::effect::{Good, Timing};
use crate::saga::mission::ActionPlace;
use crate::saga::step::{Phase, Step};

impl Phase {
    /// Returns the phrase key of the phase.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Events => "phase-events",
            Self::Upkeep => "phase-upkeep",
            Self::Movement => "phase-movement",
            Self::Encounter => "phase-encounter",
            Self::Expand => "phase-expand",
        }
    }
}

impl Step {
    /// Returns the phrase key of the step; for turns that of their phase.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Choose | Self::Place | Self::Setup => "step-setup",
            Self::Doom => "step-doom",
            Self::Effects => "step-effects",
            Self::Scan => "step-scan",
            Self::Turns(phase) => phase.term(),
            Self::End(_) => "step-end",
            Self::RoundEnd => "step-round-end",
            Self::Over => "step-over",
        }
    }
}

impl Timing {
    /// Returns the phrase key of the timing.
    #[must_use]
    pub const fn term(self) -> &'static str {
        self.into_str()
    }
}

impl ActionPlace {
    /// Returns the phrase key of the place, as it follows "go to".
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Any => "place-any",
            Self::Jumpgate => "place-jumpgate",
            Self::Home => "place-home",
            Self::At(_) => "place-at",
            Self::Near(_) => "place-near",
            Self::InactiveStarbase => "place-inactive-starbase",
            Self::Starbase => "place-starbase",
            Self::Sector(_) => "place-sector",
        }
    }
}

impl Good {
    /// Returns the phrase key of the good's name in the plural.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Astartium => "good-astartium.name",
            Self::Exploration => "good-exploration.name",
            Self::Combat => "good-combat.name",
            Self::Points => "good-points.name",
        }
    }
}
