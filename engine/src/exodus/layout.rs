//! The layout format `exodus-layout/1` `[EXO-17.27]`: the positions of Homes, planets and guards on
//! a map. `content` checks whether a layout can be played.

use super::axial::distance;
#[cfg(feature = "schema")]
use super::content::{
    cards_check::MAX_TILES,
    layout_check::{LayoutHex, MAX_BLURB_CHARS, MAX_TITLE_CHARS},
};
use super::figures::PlanetKind;
#[cfg(feature = "schema")]
use super::metadata::SEATS;
#[cfg(feature = "schema")]
use crate::content_id::{NOT_BLANK, id_pattern};
use serde::{Deserialize, Serialize};

/// The value of `format` in a layout.
pub const FORMAT: &str = "exodus-layout/1";

/// The kinds of planet tiles that are drawn; every list by kind uses this order `[EXO-2.2]`.
pub const KINDS: [PlanetKind; 3] = [PlanetKind::Blue, PlanetKind::Red, PlanetKind::Green];

/// A layout of the map, as in its file (table D-9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(
        title = "A layout of Exodus: Proxima Centauri",
        description = "exodus-layout/1. What depends on other values, such as hexes that hang together or as many \
            tiles as planets, is checked by the game."
    )
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "Scenario"))]
pub struct LayoutFile {
    /// Format of the file, always `exodus-layout/1`.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    #[cfg_attr(feature = "schema", ts(type = "'exodus-layout/1'"))]
    pub format: String,
    /// Unique id, such as `3-standard`.
    #[cfg_attr(
        feature = "schema",
        schemars(
            regex(pattern = id_pattern()),
            description = "In a pack, the number of seats and a name, such as 3-standard: one of the box is replaced by yours."
        )
    )]
    pub id: String,
    /// Title that players see.
    #[cfg_attr(
        feature = "schema",
        schemars(length(min = 1, max = MAX_TITLE_CHARS), regex(pattern = NOT_BLANK))
    )]
    pub title: String,
    /// Description by the author.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(
            length(max = MAX_BLURB_CHARS),
            description = "One or two sentences for players."
        )
    )]
    pub blurb: String,
    /// Number of blue, red and green tiles to draw.
    #[cfg_attr(
        feature = "schema",
        schemars(
            inner(range(max = MAX_TILES)),
            description = "How many blue, red and green tiles are drawn; together as many as planets without Homes."
        )
    )]
    #[cfg_attr(
        feature = "schema",
        ts(type = "[blue: number, red: number, green: number]")
    )]
    pub tiles: [u8; 3],
    /// Axial coordinates of the Homes, in seat order.
    #[cfg_attr(
        feature = "schema",
        schemars(
            with = "Vec<LayoutHex>",
            length(min = SEATS.0, max = SEATS.1),
            description = "Homes in the order of seats, clockwise."
        )
    )]
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::axial::Axial>"))]
    pub homes: Vec<[i8; 2]>,
    /// Axial coordinates of the planets without a guard.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<LayoutHex>"))]
    #[cfg_attr(feature = "schema", ts(as = "Vec<super::axial::Axial>"))]
    pub open: Vec<[i8; 2]>,
    /// Axial coordinates of the planets with a guard, by level.
    #[cfg_attr(
        feature = "schema",
        schemars(
            with = "[Vec<LayoutHex>; 3]",
            description = "Planets with a guard of level I, II and III."
        )
    )]
    #[cfg_attr(feature = "schema", ts(as = "[Vec<super::axial::Axial>; 3]"))]
    pub guards: [Vec<[i8; 2]>; 3],
    /// Axial coordinates of the planets that are always blue, red or green; all other planets get a
    /// random tile.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(
            with = "[Vec<LayoutHex>; 3]",
            description = "Planets, named in open or guards, that are always blue, red or green; chance lays the \
                tiles on all others."
        )
    )]
    #[cfg_attr(
        feature = "schema",
        ts(type = "[blue: Axial[], red: Axial[], green: Axial[]]")
    )]
    pub kinds: [Vec<[i8; 2]>; 3],
}

/// The part of a layout that affects play: all fields except its texts.
#[derive(Serialize)]
pub(super) struct LayoutGameplay<'a> {
    id: &'a str,
    homes: &'a [[i8; 2]],
    open: &'a [[i8; 2]],
    guards: &'a [Vec<[i8; 2]>; 3],
    tiles: [u8; 3],
    /// `None` if all tiles are placed at random.
    #[serde(skip_serializing_if = "Option::is_none")]
    kinds: Option<&'a [Vec<[i8; 2]>; 3]>,
}

impl LayoutFile {
    /// Iterates over all planets other than Homes, with the level of their guard; 0 without a
    /// guard.
    pub fn planets(&self) -> impl Iterator<Item = ([i8; 2], u8)> {
        let open = self.open.iter().map(|hex| (*hex, 0));
        let guards = (1u8..).zip(&self.guards);
        let guarded = guards.flat_map(|(level, hexes)| hexes.iter().map(move |hex| (*hex, level)));
        open.chain(guarded)
    }

    /// Iterates over all hexes of the layout, the High Council first.
    pub fn hexes(&self) -> impl Iterator<Item = [i8; 2]> {
        let homes = self.homes.iter().copied();
        let planets = self.planets().map(|(hex, _)| hex);
        std::iter::once([0, 0]).chain(homes).chain(planets)
    }

    /// Returns the ring of the outermost hex.
    #[must_use]
    pub fn rings(&self) -> u8 {
        let rings = self.hexes().map(|hex| distance([0, 0], hex));
        rings.max().unwrap_or(0)
    }

    /// Returns the kind of the planet in a hex, if the layout sets it.
    #[must_use]
    pub fn kind(&self, hex: [i8; 2]) -> Option<PlanetKind> {
        let mut kinds = KINDS.into_iter().zip(&self.kinds);
        kinds
            .find(|(_, hexes)| hexes.contains(&hex))
            .map(|(kind, _)| kind)
    }

    /// Returns the part of the layout that affects play.
    pub(super) fn gameplay(&self) -> LayoutGameplay<'_> {
        let is_fixed = self.kinds.iter().any(|hexes| !hexes.is_empty());
        LayoutGameplay {
            id: &self.id,
            homes: &self.homes,
            open: &self.open,
            guards: &self.guards,
            tiles: self.tiles,
            kinds: is_fixed.then_some(&self.kinds),
        }
    }
}
