//! Reasons that bots give for their answers.

use serde::{Deserialize, Serialize};

/// The reason for a bot's answer, shown in the log and in advice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Takes the only legal choice.
    #[default]
    Only,
    /// Passes, because no other action is worth its price now.
    Save,
    /// Wins the game or advances a goal of the scenario.
    Goal,
    /// Fetches an XPM.
    Fetch,
    /// Brings an XPM to where it is needed.
    Deliver,
    /// Works toward removing a Boss.
    Boss,
    /// Stops Raiders that come too near to a piece that must be protected.
    Guard,
    /// Takes a fight that is likely to be won, for its reward.
    Fight,
    /// Explores new sectors for their XPMs and rewards.
    Explore,
    /// Joins other armadas, to build or fight together.
    Gather,
    /// Builds a Starbase or gathers tokens for one.
    Build,
    /// Gains levels and cards that make the armada stronger.
    Grow,
    /// Restores or protects Hull.
    Repair,
    /// Removes an event that does too much harm.
    Quell,
    /// Improves a dice roll.
    Dice,
    /// Chooses what harms the team, or the seat, least.
    Least,
    /// Harms rivals.
    Rival,
}

impl Reason {
    /// All reasons, in the order of their declaration.
    pub const ALL: [Self; 17] = [
        Self::Only,
        Self::Save,
        Self::Goal,
        Self::Fetch,
        Self::Deliver,
        Self::Boss,
        Self::Guard,
        Self::Fight,
        Self::Explore,
        Self::Gather,
        Self::Build,
        Self::Grow,
        Self::Repair,
        Self::Quell,
        Self::Dice,
        Self::Least,
        Self::Rival,
    ];

    /// Returns the phrase key of the reason's sentence, without the game's prefix.
    #[must_use]
    pub const fn phrase_key(self) -> &'static str {
        match self {
            Self::Only => "only",
            Self::Save => "save",
            Self::Goal => "goal",
            Self::Fetch => "fetch",
            Self::Deliver => "deliver",
            Self::Boss => "boss",
            Self::Guard => "guard",
            Self::Fight => "fight",
            Self::Explore => "explore",
            Self::Gather => "gather",
            Self::Build => "build",
            Self::Grow => "grow",
            Self::Repair => "repair",
            Self::Quell => "quell",
            Self::Dice => "dice",
            Self::Least => "least",
            Self::Rival => "rival",
        }
    }
}
