//! The errors in options and layouts, as text for the author of a file and as a phrase with
//! arguments for a player.

use crate::args::{Arg, Args};
use crate::error_reason::ErrorReason;
use crate::exodus::axial::label;
use crate::exodus::layout::FORMAT;
use crate::exodus::metadata::NAME;

/// One error in the options or in a layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ContentError {
    /// The number of seats is outside the limits, which follow.
    Seats(u8, u8),
    /// The number of turns is outside the limits of the turn track, which follow.
    Turns(u8, u8),
    /// The first turn order does not hold every seat exactly once.
    Order,
    /// No layout has this id.
    NoLayout(String),
    /// The file has another format, which follows.
    Format(String),
    /// The id is empty, too long or has characters that an id may not have.
    Id,
    /// The title is empty or too long.
    Title,
    /// The description is too long.
    Blurb,
    /// The number of Homes, given here, differs from the number of seats.
    Homes(usize),
    /// The hex is outside the maximum number of rings.
    Far(i8, i8),
    /// The hex is used twice, or is the hex of the High Council.
    Taken(i8, i8),
    /// The layout has more hexes than a map holds; the maximum follows.
    Hexes(usize),
    /// The hex cannot be reached from the High Council.
    Apart(i8, i8),
    /// The numbers of tiles and planet positions, both given here, differ.
    Planets(usize, usize),
    /// The layout draws more tiles of a kind than exist; that number follows.
    Tiles(u8),
    /// A planet kind is set for a hex without a planet tile to draw.
    NoPlanet(i8, i8),
    /// A second kind is set for the planet in this hex.
    TwoKinds(i8, i8),
    /// More planets of a kind are set than tiles of that kind are drawn.
    Fixed(usize, u8),
}

impl ContentError {
    /// Returns the text, the phrase key and its arguments.
    #[must_use]
    pub fn reason(&self) -> ErrorReason {
        ErrorReason::from_game(NAME, self.message(), self.phrase_key(), self.args())
    }

    fn message(&self) -> String {
        match self {
            Self::Seats(min, max) => format!("{min} to {max} seats"),
            Self::Turns(min, max) => format!("{min} to {max} turns"),
            Self::Order => "every seat must occur once".into(),
            Self::NoLayout(id) => format!("there is no layout `{id}`"),
            Self::Format(found) => format!("`{found}` is not {FORMAT}"),
            Self::Id => "1 to 40 lower-case letters, digits and hyphens".into(),
            Self::Title => "1 to 80 characters".into(),
            Self::Blurb => "at most 600 characters".into(),
            Self::Homes(seats) => format!("a Home is needed for each of {seats} seats"),
            Self::Far(q, r) => format!("({q}, {r}) is too far out"),
            Self::Taken(q, r) => format!("({q}, {r}) is taken"),
            Self::Hexes(max) => format!("at most {max} hexes"),
            Self::Apart(q, r) => format!("({q}, {r}) cannot be reached"),
            Self::Planets(tiles, hexes) => format!("{tiles} tiles for {hexes} positions"),
            Self::Tiles(available) => format!("at most {available} of these"),
            Self::NoPlanet(q, r) => format!("no planet is left for ({q}, {r})"),
            Self::TwoKinds(q, r) => format!("({q}, {r}) already has a kind"),
            Self::Fixed(hexes, tiles) => format!("{hexes} planets for {tiles} tiles"),
        }
    }

    const fn phrase_key(&self) -> &'static str {
        match self {
            Self::Seats(..) => "load-seats",
            Self::Turns(..) => "load-turns",
            Self::Order => "load-order",
            Self::NoLayout(_) => "load-no-layout",
            Self::Format(_) => "load-format",
            Self::Id => "load-id",
            Self::Title => "load-title",
            Self::Blurb => "load-blurb",
            Self::Homes(_) => "load-homes",
            Self::Far(..) => "load-far",
            Self::Taken(..) => "load-taken",
            Self::Hexes(_) => "load-hexes",
            Self::Apart(..) => "load-apart",
            Self::Planets(..) => "load-planets",
            Self::Tiles(_) => "load-tiles",
            Self::NoPlanet(..) => "load-no-planet",
            Self::TwoKinds(..) => "load-two-kinds",
            Self::Fixed(..) => "load-fixed",
        }
    }

    fn args(&self) -> Args {
        let number = |n: i64| Arg::Number(n);
        match self {
            Self::Seats(min, max) | Self::Turns(min, max) => vec![
                ("least", number(i64::from(*min))),
                ("most", number(i64::from(*max))),
            ],
            Self::NoLayout(name) | Self::Format(name) => {
                vec![("name", Arg::Label(name.clone()))]
            }
            Self::Homes(count) | Self::Hexes(count) => vec![("count", number(*count as i64))],
            Self::Far(q, r)
            | Self::Taken(q, r)
            | Self::Apart(q, r)
            | Self::NoPlanet(q, r)
            | Self::TwoKinds(q, r) => vec![("hex", Arg::Label(label([*q, *r])))],
            Self::Fixed(hexes, tiles) => vec![
                ("hexes", number(*hexes as i64)),
                ("tiles", number(i64::from(*tiles))),
            ],
            Self::Planets(tiles, hexes) => vec![
                ("tiles", number(*tiles as i64)),
                ("hexes", number(*hexes as i64)),
            ],
            Self::Tiles(available) => vec![("count", number(i64::from(*available)))],
            Self::Order | Self::Id | Self::Title | Self::Blurb => Args::new(),
        }
    }
}
