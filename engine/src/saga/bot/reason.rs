//! Why a bot answers as it does.

use serde::{Deserialize, Serialize};

/// Why a bot answers as it does: for the log, and for advice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// There is nothing else to do.
    #[default]
    Only,
    /// Nothing that is possible is worth its price now.
    Save,
    /// It wins the game, or brings a goal of the scenario further.
    Goal,
    /// An XPM is fetched.
    Fetch,
    /// An XPM is brought to where it is needed.
    Deliver,
    /// A Boss must go.
    Boss,
    /// Raiders come too near to what must be kept.
    Guard,
    /// A fight that is likely to be won, for its reward.
    Fight,
    /// New sectors and what is found there.
    Explore,
    /// The armada comes to others, to build or fight together.
    Gather,
    /// A Starbase is built, or tokens are gathered for one.
    Build,
    /// Levels and cards that make the armada stronger.
    Grow,
    /// Hull is restored, or kept.
    Repair,
    /// An event does too much harm.
    Quell,
    /// The dice are helped.
    Dice,
    /// It does the team, or the seat, the least harm.
    Least,
    /// It does rivals harm.
    Rival,
}

impl Reason {
    /// All of them.
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

    /// The key of its sentence, without the game's prefix.
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
