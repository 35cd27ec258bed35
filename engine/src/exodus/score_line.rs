//! The lines of the score.

use serde::{Deserialize, Serialize};

/// A line of the score `[EXO-16]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Line"))]
pub enum ScoreLine {
    /// Planets with the most cubes `[EXO-16.1]`.
    Planets,
    /// Hexes with ships of the seat `[EXO-16.2]`.
    Domination,
    /// The bonus for ships in the High Council hex `[EXO-16.3]`.
    Council,
    /// Kept Resistance cards `[EXO-16.4]`.
    Resistance,
    /// Points on the VP track, from battles `[EXO-16.5]`.
    Battles,
    /// Chancellor and Vice-Chancellor `[EXO-16.6]`.
    Titles,
    /// `SCORE` effects of laws `[EXO-16.7]`.
    Laws,
    /// `SCORE` effects of Ability cards `[EXO-16.7]`.
    Abilities,
}

/// Number of score lines.
pub const LINES: usize = 8;

impl ScoreLine {
    /// All lines, in the order of the rules.
    pub const ALL: [Self; LINES] = [
        Self::Planets,
        Self::Domination,
        Self::Council,
        Self::Resistance,
        Self::Battles,
        Self::Titles,
        Self::Laws,
        Self::Abilities,
    ];

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the key of the line in phrases.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.into_str()
    }
}
