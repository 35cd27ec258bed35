//! How quickly the turns of others are told.

use serde::{Deserialize, Serialize};

/// How quickly the turns of others are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tempo {
    /// With time to look.
    Calm,
    /// As drawn.
    #[default]
    Normal,
    /// For those who know the game.
    Brisk,
}

impl Tempo {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Calm, Self::Normal, Self::Brisk];

    /// Its name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Normal => "normal",
            Self::Brisk => "brisk",
        }
    }

    /// How long things take, in percent of the usual.
    #[must_use]
    pub const fn percent(self) -> u32 {
        match self {
            Self::Calm => 200,
            Self::Normal => 100,
            Self::Brisk => 50,
        }
    }
}
