//! The setting for the speed of animated turns.

use serde::{Deserialize, Serialize};

/// The speed at which the turns of others are animated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tempo {
    /// Slower than designed.
    Calm,
    /// The designed speed.
    #[default]
    Normal,
    /// Faster than designed, for experienced players.
    Brisk,
}

impl Tempo {
    pub const ALL: [Self; 3] = [Self::Calm, Self::Normal, Self::Brisk];

    /// Returns the name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Normal => "normal",
            Self::Brisk => "brisk",
        }
    }

    /// Returns the duration in percent of the normal one.
    #[must_use]
    pub const fn percent(self) -> u32 {
        match self {
            Self::Calm => 200,
            Self::Normal => 100,
            Self::Brisk => 50,
        }
    }
}
