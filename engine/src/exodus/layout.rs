//! The layout format `exodus-layout/1` `[EXO-17.27]`: where the Homes, planets and guards of a map
//! are. What a layout must be to be played is checked with the content.

use super::axial::distance;
use super::figures::PlanetKind;
use serde::{Deserialize, Serialize};

/// The value of `format` in a layout.
pub const FORMAT: &str = "exodus-layout/1";

/// The kinds of planets that are drawn, in the order of lists of them `[EXO-2.2]`.
pub const KINDS: [PlanetKind; 3] = [PlanetKind::Blue, PlanetKind::Red, PlanetKind::Green];

/// A layout of the map as it stands in its file (table D-9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayoutFile {
    /// Always [`FORMAT`].
    pub format: String,
    /// Its id, such as `3-standard`.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// What it is about, in its maker's words.
    #[serde(default)]
    pub blurb: String,
    /// How many blue, red and green tiles it takes.
    pub tiles: [u8; 3],
    /// Homes in the order of seats, as axial coordinates.
    pub homes: Vec<[i8; 2]>,
    /// Planets without a guard.
    pub open: Vec<[i8; 2]>,
    /// Planets with a guard of each level.
    pub guards: [Vec<[i8; 2]>; 3],
    /// Planets that are always blue, red or green; on all others chance lays the tiles.
    #[serde(default)]
    pub kinds: [Vec<[i8; 2]>; 3],
}

/// What of a layout decides how a match goes on it: all but its words.
#[derive(Serialize)]
pub(super) struct LayoutGameplay<'a> {
    id: &'a str,
    homes: &'a [[i8; 2]],
    open: &'a [[i8; 2]],
    guards: &'a [Vec<[i8; 2]>; 3],
    tiles: [u8; 3],
    /// Left out where chance lays all tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    kinds: Option<&'a [Vec<[i8; 2]>; 3]>,
}

impl LayoutFile {
    /// Every planet that is no Home, with the level of its guard; 0 is none.
    pub fn planets(&self) -> impl Iterator<Item = ([i8; 2], u8)> {
        let open = self.open.iter().map(|hex| (*hex, 0));
        let guards = (1u8..).zip(&self.guards);
        let guarded = guards.flat_map(|(level, hexes)| hexes.iter().map(move |hex| (*hex, level)));
        open.chain(guarded)
    }

    /// Every hex that is named, that of the High Council first.
    pub fn hexes(&self) -> impl Iterator<Item = [i8; 2]> {
        let homes = self.homes.iter().copied();
        let planets = self.planets().map(|(hex, _)| hex);
        std::iter::once([0, 0]).chain(homes).chain(planets)
    }

    /// The ring of the hex that is furthest out.
    #[must_use]
    pub fn rings(&self) -> u8 {
        let rings = self.hexes().map(|hex| distance([0, 0], hex));
        rings.max().unwrap_or(0)
    }

    /// The kind of the planet in a hex, where the layout says it.
    #[must_use]
    pub fn kind(&self, hex: [i8; 2]) -> Option<PlanetKind> {
        let mut kinds = KINDS.into_iter().zip(&self.kinds);
        kinds
            .find(|(_, hexes)| hexes.contains(&hex))
            .map(|(kind, _)| kind)
    }

    /// What decides how a match goes on it.
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
