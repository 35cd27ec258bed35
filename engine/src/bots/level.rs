//! Levels of bots, and the precision of their estimates.

use serde::{Deserialize, Serialize};

/// The strength of a bot and its limit of thinking time.
///
/// ```
/// use engine::bots::Level;
///
/// assert!(Level::Ensign < Level::Admiral);
/// assert_eq!(Level::default().term(), "captain");
/// assert_eq!(serde_json::from_str::<Level>("\"hard\"")?, Level::Admiral);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
// The aliases read the names in records of older versions.
pub enum Level {
    /// Sees its own turn, and makes mistakes.
    #[serde(alias = "easy")]
    Ensign,
    /// Considers what the opponents can do next.
    #[default]
    #[serde(alias = "normal")]
    Captain,
    /// Considers more plans than a captain, and makes fewer mistakes.
    #[serde(alias = "hard")]
    Admiral,
    /// Searches as long as a person waits for an answer: about a second.
    Legend,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Ensign, Self::Captain, Self::Admiral, Self::Legend];

    /// Returns the name in records, which is also the phrase key of the name.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Ensign => "ensign",
            Self::Captain => "captain",
            Self::Admiral => "admiral",
            Self::Legend => "legend",
        }
    }
}

/// The precision with which a bot estimates the value of its line, if it has to simulate random
/// outcomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EstimatePrecision {
    /// The trials that chose the line are enough; a line without an alternative gets a few.
    Rough,
    /// Every line gets so many new trials that luck hardly matters, because the trials that chose a
    /// line overestimate it. Bots with the same random stream draw the same numbers in every
    /// position, so the estimate changes only with the position.
    Careful,
}
