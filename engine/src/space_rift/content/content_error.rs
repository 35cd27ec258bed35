//! Errors in scenarios: each has a message for authors of the file, and a phrase with arguments for
//! players.

use crate::args::{Arg, Args};
use crate::error_reason::ErrorReason;
use crate::game::Game;
use crate::space_rift::SpaceRift;
use crate::space_rift::battlefield::Hex;
use crate::space_rift::scenario::FORMAT;

/// An error in a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContentError {
    /// There is no scenario with this id.
    NoScenario(String),
    /// The file has an unknown format or version.
    Format(String),
    /// The id is empty, too long, or contains a character that is not allowed.
    Id,
    /// The title is empty or too long.
    Title,
    /// The blurb is too long.
    Blurb,
    /// A number is out of range: minimum and maximum.
    Bounds(u8, u8),
    /// There are no units, or too many.
    Units(usize),
    /// The unit type does not exist.
    NoType(String),
    /// The unit type has no heavy form.
    NoHeavy(String),
    /// Two units, or two features, are on the same hex.
    Taken(Hex),
    /// A unit is on a dead star.
    OnDeadStar(Hex),
    /// The planet hexes of a group are not connected.
    Parted,
    /// Planet hexes of two groups are adjacent.
    Touching(Hex),
    /// There are too many planet hexes.
    Planets(usize),
    /// A unit in orbit is adjacent to no planet group or to two, or is on a planet hex.
    Orbit(Hex),
    /// An objective lacks the sector that it needs, or has one that it does not use.
    Sector,
    /// The rift does not have six connected tiles.
    Tiles,
    /// The crews have invalid sizes.
    Crews,
}

impl ContentError {
    /// Returns the message, and the phrase with its arguments.
    #[must_use]
    pub fn reason(&self) -> ErrorReason {
        ErrorReason::from_game(
            SpaceRift::NAME,
            self.message(),
            self.phrase_key(),
            self.args(),
        )
    }

    fn message(&self) -> String {
        match self {
            Self::NoScenario(id) => format!("there is no scenario `{id}`"),
            Self::Format(found) => format!("`{found}` is not {FORMAT}"),
            Self::Id => "1 to 40 lower-case letters, digits and hyphens".into(),
            Self::Title => "1 to 80 characters".into(),
            Self::Blurb => "at most 600 characters".into(),
            Self::Bounds(min, max) => format!("{min} to {max}"),
            Self::Units(found) => format!("{found} units; 1 to 16 on each side"),
            Self::NoType(code) => format!("there is no unit `{code}`"),
            Self::NoHeavy(code) => format!("`{code}` has no heavy form"),
            Self::Taken(hex) => format!("{hex} is taken"),
            Self::OnDeadStar(hex) => format!("{hex} is a dead star"),
            Self::Parted => "a group must be connected".into(),
            Self::Touching(hex) => format!("{hex} touches another group"),
            Self::Planets(found) => format!("{found} planet hexes; at most 16"),
            Self::Orbit(hex) => format!("{hex} must be next to exactly one planet and not on it"),
            Self::Sector => "a sector is needed for clearing a sector, and only then".into(),
            Self::Tiles => "six connected hexes are needed".into(),
            Self::Crews => "1 to 3 seats on each side".into(),
        }
    }

    const fn phrase_key(&self) -> &'static str {
        match self {
            Self::NoScenario(_) => "load-no-scenario",
            Self::Format(_) => "load-format",
            Self::Id => "load-id",
            Self::Title => "load-title",
            Self::Blurb => "load-blurb",
            Self::Bounds(..) => "load-bounds",
            Self::Units(_) => "load-units",
            Self::NoType(_) => "load-no-type",
            Self::NoHeavy(_) => "load-no-heavy",
            Self::Taken(_) => "load-taken",
            Self::OnDeadStar(_) => "load-dead-star",
            Self::Parted => "load-parted",
            Self::Touching(_) => "load-touching",
            Self::Planets(_) => "load-planets",
            Self::Orbit(_) => "load-orbit",
            Self::Sector => "load-sector",
            Self::Tiles => "load-tiles",
            Self::Crews => "load-crews",
        }
    }

    fn args(&self) -> Args {
        let number = |n: i64| Arg::Number(n);
        match self {
            Self::NoScenario(name)
            | Self::Format(name)
            | Self::NoType(name)
            | Self::NoHeavy(name) => vec![("name", Arg::Label(name.clone()))],
            Self::Bounds(min, max) => vec![
                ("least", number(i64::from(*min))),
                ("most", number(i64::from(*max))),
            ],
            Self::Units(count) | Self::Planets(count) => vec![("count", number(*count as i64))],
            Self::Taken(hex) | Self::OnDeadStar(hex) | Self::Touching(hex) | Self::Orbit(hex) => {
                vec![("hex", Arg::Label(hex.to_string()))]
            }
            Self::Id
            | Self::Title
            | Self::Blurb
            | Self::Parted
            | Self::Sector
            | Self::Tiles
            | Self::Crews => Args::new(),
        }
    }
}
