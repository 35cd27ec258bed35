//! What can be wrong with a scenario, in words for whoever reads the file and as a phrase with its
//! figures for a player.

use crate::game::{Arg, Args};
use crate::reason::Reason;
use crate::space_rift::field::Hex;
use crate::space_rift::scenario::FORMAT;

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no scenario with this id.
    NoScenario(String),
    /// Another format.
    Format(String),
    /// The id is empty, too long or has other letters.
    Id,
    /// The title is empty or too long.
    Title,
    /// A number out of its bounds.
    Bounds(u8, u8),
    /// No units, or more than the battle holds.
    Units(usize),
    /// No such type of unit.
    NoType(String),
    /// The type has no heavy form.
    NoHeavy(String),
    /// Two units, or two features, on one hex.
    Taken(Hex),
    /// A unit on a dead star.
    OnDeadStar(Hex),
    /// Planet hexes of one group that are not connected.
    Parted,
    /// Planet hexes of two groups that touch.
    Touching(Hex),
    /// Too many planet hexes.
    Planets(usize),
    /// A unit in orbit that is next to no planet group, or to two, or on one.
    Orbit(Hex),
    /// An objective without the sector it needs, or with one it does not.
    Sector,
    /// Tiles of the rift that are not six, or not connected.
    Tiles,
    /// Crews of another size.
    Crews,
}

impl Fault {
    /// The line, the phrase and its figures.
    #[must_use]
    pub fn reason(&self) -> Reason {
        let hex = |hex: &Hex| vec![("hex", Arg::Label(hex.to_string()))];
        let name = |name: &str| vec![("name", Arg::Label(name.to_owned()))];
        let count = |count: usize| vec![("count", Arg::Number(count as i64))];
        let (line, phrase, args): (String, _, Args) = match self {
            Self::NoScenario(id) => (
                format!("there is no scenario `{id}`"),
                "load-no-scenario",
                name(id),
            ),
            Self::Format(found) => (
                format!("`{found}` is not {FORMAT}"),
                "load-format",
                name(found),
            ),
            Self::Id => (
                "1 to 40 lower-case letters, digits and hyphens".into(),
                "load-id",
                vec![],
            ),
            Self::Title => ("1 to 80 letters".into(), "load-title", vec![]),
            Self::Bounds(least, most) => (
                format!("{least} to {most}"),
                "load-bounds",
                vec![
                    ("least", Arg::Number(i64::from(*least))),
                    ("most", Arg::Number(i64::from(*most))),
                ],
            ),
            Self::Units(found) => (
                format!("{found} units; 1 to 16 on each side"),
                "load-units",
                count(*found),
            ),
            Self::NoType(code) => (
                format!("there is no unit `{code}`"),
                "load-no-type",
                name(code),
            ),
            Self::NoHeavy(code) => (
                format!("`{code}` has no heavy form"),
                "load-no-heavy",
                name(code),
            ),
            Self::Taken(at) => (format!("{at} is taken"), "load-taken", hex(at)),
            Self::OnDeadStar(at) => (format!("{at} is a dead star"), "load-dead-star", hex(at)),
            Self::Parted => ("a group is connected".into(), "load-parted", vec![]),
            Self::Touching(at) => (
                format!("{at} touches another group"),
                "load-touching",
                hex(at),
            ),
            Self::Planets(found) => (
                format!("{found} planet hexes; at most 16"),
                "load-planets",
                count(*found),
            ),
            Self::Orbit(at) => (
                format!("{at} is next to no planet, or to two, or on one"),
                "load-orbit",
                hex(at),
            ),
            Self::Sector => (
                "a sector is named to be cleared, and only then".into(),
                "load-sector",
                vec![],
            ),
            Self::Tiles => ("six connected hexes".into(), "load-tiles", vec![]),
            Self::Crews => ("1 to 3 seats on each side".into(), "load-crews", vec![]),
        };
        Reason::of_game("space-rift", line, phrase, args)
    }
}
