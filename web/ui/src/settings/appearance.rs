//! Settings of color and volume.

use serde::{Deserialize, Serialize};

/// The colors of the seats. Shapes, patterns and letters are the same in all palettes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Palette {
    /// The default colors.
    #[default]
    Standard,
    /// For red-green color blindness.
    Deutan,
    /// For blue-yellow color blindness.
    Tritan,
    /// Shades of gray with bold patterns.
    Mono,
}

impl Palette {
    pub const ALL: [Self; 4] = [Self::Standard, Self::Deutan, Self::Tritan, Self::Mono];

    /// Returns the name in attributes and phrase keys.
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

/// The volume of sounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Volume {
    /// For quiet surroundings.
    Soft,
    /// The volume as designed.
    #[default]
    Middle,
    /// For loud surroundings.
    Loud,
}

impl Volume {
    pub const ALL: [Self; 3] = [Self::Soft, Self::Middle, Self::Loud];

    /// Returns the name in phrase keys.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Soft => "soft",
            Self::Middle => "middle",
            Self::Loud => "loud",
        }
    }

    /// Returns the factor against the loudest, from 0 to 1.
    #[must_use]
    pub const fn share(self) -> f32 {
        match self {
            Self::Soft => 0.25,
            Self::Middle => 0.55,
            Self::Loud => 1.0,
        }
    }
}
