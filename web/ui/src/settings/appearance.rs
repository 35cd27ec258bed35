//! Choices of color and loudness.

use serde::{Deserialize, Serialize};

/// The colors of the seats. Shape, pattern and letter are the same in all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Palette {
    /// Safe for most eyes.
    #[default]
    Standard,
    /// For eyes that see little red or green.
    Deutan,
    /// For eyes that see little blue or yellow.
    Tritan,
    /// Shades of gray with bold patterns.
    Mono,
}

impl Palette {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Deutan, Self::Tritan, Self::Mono];

    /// Its name in attributes and phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Deutan => "deutan",
            Self::Tritan => "tritan",
            Self::Mono => "mono",
        }
    }
}

/// How loud sounds are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Volume {
    /// For quiet rooms.
    Soft,
    /// As composed.
    #[default]
    Middle,
    /// For loud rooms.
    Loud,
}

impl Volume {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Soft, Self::Middle, Self::Loud];

    /// Its name in phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Soft => "soft",
            Self::Middle => "middle",
            Self::Loud => "loud",
        }
    }

    /// Its share of the loudest.
    #[must_use]
    pub const fn share(self) -> f32 {
        match self {
            Self::Soft => 0.25,
            Self::Middle => 0.55,
            Self::Loud => 1.0,
        }
    }
}
