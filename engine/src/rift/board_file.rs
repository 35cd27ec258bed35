//! The board file format `rift-board/1`, as a designer writes it. The module `content` checks
//! whether a board can be played.

use super::board::{Board, Terrain};
#[cfg(feature = "schema")]
use super::content::{
    board_check::{MAX_BLURB_CHARS, MAX_NAME_CHARS, MIN_SIDE, row_pattern},
    figures_check::{MAX_BAR, MAX_ENERGY, MAX_MINES, MAX_POINTS, MAX_SPEED},
};
use super::options::Mode;
#[cfg(feature = "schema")]
use super::options::{MAX_SHIPS, MIN_SHIPS};
use super::ship::{Ion, Side};
#[cfg(feature = "schema")]
use crate::content_id::id_pattern;
#[cfg(feature = "schema")]
use crate::game::MAX_SEATS;
use crate::grid::square::MAX_SIDE;
use crate::grid::{Heading, Plane, Square};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Value of the key `format` in every board file.
pub const FORMAT: &str = "rift-board/1";

/// Value of `model` in a starting place that leaves the model to the player.
pub const ANY_MODEL: &str = "any";
/// Maximum number of mines on a board at the start.
pub const MAX_BOARD_MINES: usize = 40;

/// A board: terrain, starting places, and the mode and options it is designed for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(
        title = "A board of Centauri Rift",
        description = "rift-board/1. What depends on other values, such as ships that stand free, is checked by the game."
    )
)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(rename = "Scenario", optional_fields)
)]
pub struct BoardFile {
    /// File format and its version; always `rift-board/1`.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    #[cfg_attr(feature = "schema", ts(type = "'rift-board/1'"))]
    pub format: String,
    /// Id of the board: 1 to 40 lower-case letters, digits and hyphens.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = id_pattern())))]
    pub id: String,
    /// Name of the board, shown to players.
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_NAME_CHARS)))]
    pub name: String,
    /// Description of the board in one or two sentences, shown to players.
    #[cfg_attr(
        feature = "schema",
        schemars(description = "One or two sentences for players.")
    )]
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_BLURB_CHARS)))]
    pub blurb: String,
    /// Number of columns, 4 to 32.
    #[cfg_attr(feature = "schema", schemars(range(min = MIN_SIDE, max = MAX_SIDE)))]
    pub width: u8,
    /// Number of rows, 4 to 32.
    #[cfg_attr(feature = "schema", schemars(range(min = MIN_SIDE, max = MAX_SIDE)))]
    pub height: u8,
    /// Terrain: one string for each row, north first, and one symbol for each square: `.` is open;
    /// `b`, `g` and `w` an asteroid in the low, the middle and the high plane, `d` in the low and
    /// the middle, `u` in the middle and the high, `x` in the low and the high, `@` in all; `#` a
    /// planet, `*` a star, `~` a nebula.
    #[cfg_attr(feature = "schema", schemars(length(min = MIN_SIDE, max = MAX_SIDE), inner(regex(pattern = row_pattern())), description = "North first, a symbol for each square: . open, b g w an asteroid in the low, middle, high plane, d u x @ several, # planet, * star, ~ nebula."))]
    pub rows: Vec<String>,
    /// Mode of a match on this board, unless the players choose another.
    pub mode: Mode,
    /// Rules of a match on this board that differ from the defaults, unless the players choose
    /// others.
    #[serde(default, skip_serializing_if = "serde_json::Map::is_empty")]
    #[cfg_attr(
        feature = "schema",
        schemars(description = "House rules that the board sets.")
    )]
    #[cfg_attr(feature = "schema", ts(as = "super::options::RuleChanges"))]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// Minimum number of ships of a match on this board. Without it the minimum is 2, or all
    /// starting places if `mode` is `breakout` or `puzzle`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = MIN_SHIPS, max = MAX_SHIPS)))]
    pub min_ships: Option<u8>,
    /// Starting places, in the order in which ships take them.
    #[cfg_attr(feature = "schema", schemars(length(min = MIN_SHIPS, max = MAX_SHIPS)))]
    pub starts: Vec<Start>,
    /// Mines that are live at the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = MAX_BOARD_MINES)))]
    pub mines: Vec<StartMine>,
    /// Asteroids in addition to those of the symbols in `rows`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asteroids: Vec<Asteroids>,
    /// Goal squares of a breakout.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<Square>,
    /// Task of a puzzle; only with mode `puzzle`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Puzzle>,
}

/// A starting place for one ship.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Start {
    /// Team of the ship, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_SEATS)))]
    pub team: u8,
    /// Square of the ship: column letter and row number `[RIFT-2.3]`.
    pub at: Square,
    /// Heading of the ship: one of eight compass names `[RIFT-2.4]` `[RIFT-2.5]`.
    #[serde(with = "compass")]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "crate::grid::heading::CompassName")
    )]
    #[cfg_attr(feature = "schema", ts(as = "crate::grid::heading::CompassName"))]
    pub facing: Heading,
    /// Plane of the ship: -1, 0 or +1.
    #[serde(default = "middle")]
    pub plane: Plane,
    /// Id of the required ship model; `any` leaves the choice to the player.
    #[serde(default = "any")]
    #[cfg_attr(
        feature = "schema",
        schemars(description = "The id of a model, or any.")
    )]
    pub model: String,
    /// Speed at the start; negative in reverse.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(min = -i16::from(MAX_SPEED), max = MAX_SPEED)))]
    pub speed: i8,
    /// Whether this ship is the marked ship of the modes flagship and breakout.
    #[serde(default)]
    #[serde(rename = "flag")]
    pub is_marked: bool,
    /// Console values that differ from those of a fresh ship.
    #[serde(default, skip_serializing_if = "Console::is_fresh")]
    pub console: Console,
}

/// Starting values of a ship that replace those of a fresh ship. Maximum values do not change.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Console {
    /// Hull points; missing for those of a fresh ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_POINTS)))]
    pub hull: Option<u8>,
    /// Energy in the main reactor, until the ship's first turn refills it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_ENERGY)))]
    pub main: Option<u8>,
    /// Energy in the auxiliary store; missing for a full store.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_ENERGY)))]
    pub aux: Option<u8>,
    /// Torpedoes in store; missing for those of a fresh ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_POINTS)))]
    pub torpedoes: Option<u8>,
    /// Mines in store; missing for those of a fresh ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_MINES)))]
    pub mines: Option<u8>,
    /// Shield bars by side, as outer and inner strength.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bars: Option<StartBars>,
    /// Charge state of the ion cannon; missing for an uncharged one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ion: Option<Ion>,
}

impl Console {
    /// Returns whether no value is replaced.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        *self == Self::default()
    }
}

/// Shield bars by side, as `[outer, inner]` strength; 0 means no bar. A side that is left out has
/// fresh bars.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(non_snake_case, reason = "the keys of the file format")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema, ts_rs::TS),
    ts(rename = "SideBars")
)]
pub struct StartBars {
    /// Bars of the front; missing for fresh bars.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(inner(range(max = MAX_BAR))))]
    #[cfg_attr(feature = "schema", ts(as = "Option<super::static_data::BarPair>"))]
    pub F: Option<[u8; 2]>,
    /// Bars of the right side; missing for fresh bars.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(inner(range(max = MAX_BAR))))]
    #[cfg_attr(feature = "schema", ts(as = "Option<super::static_data::BarPair>"))]
    pub R: Option<[u8; 2]>,
    /// Bars of the back; missing for fresh bars.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(inner(range(max = MAX_BAR))))]
    #[cfg_attr(feature = "schema", ts(as = "Option<super::static_data::BarPair>"))]
    pub B: Option<[u8; 2]>,
    /// Bars of the left side; missing for fresh bars.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(inner(range(max = MAX_BAR))))]
    #[cfg_attr(feature = "schema", ts(as = "Option<super::static_data::BarPair>"))]
    pub L: Option<[u8; 2]>,
}

impl StartBars {
    /// Iterates over the sides whose bars are replaced, with the new strengths.
    pub fn replaced_sides(&self) -> impl Iterator<Item = (Side, [u8; 2])> {
        Side::ALL
            .into_iter()
            .zip([self.F, self.R, self.B, self.L])
            .filter_map(|(side, pair)| Some((side, pair?)))
    }
}

/// A mine that is live from the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct StartMine {
    /// Square of the mine: column letter and row number.
    pub at: Square,
    /// Plane of the mine: -1, 0 or +1.
    #[serde(default = "middle")]
    pub plane: Plane,
    /// Starting place, from 1, whose owner laid the mine; 0 for a neutral mine.
    #[cfg_attr(feature = "schema", schemars(range(max = MAX_SHIPS)))]
    pub owner: u8,
}

/// Asteroids on one square. Only this list can put asteroids into a nebula `[RIFT-3.9]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Asteroids {
    /// Square of the asteroids: column letter and row number.
    pub at: Square,
    /// Planes that hold an asteroid.
    pub planes: Vec<Plane>,
}

/// The task of a puzzle: the ships to destroy and the number of turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Puzzle {
    /// Team that must solve the puzzle, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = MAX_SEATS)))]
    pub side: u8,
    /// Number of turns of that team within which it must be solved.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub turns: u8,
    /// Starting places, from 1, of the ships to destroy.
    #[cfg_attr(feature = "schema", schemars(length(min = 1), inner(range(min = 1, max = MAX_SHIPS)), extend("uniqueItems" = true)))]
    pub targets: Vec<u8>,
    /// Whether the enemy ships never act.
    #[serde(default)]
    #[serde(rename = "passive")]
    pub has_passive_enemies: bool,
}

impl BoardFile {
    /// Returns the minimum number of ships of a match on this board.
    #[must_use]
    pub fn min_ship_count(&self) -> usize {
        match (self.min_ships, self.mode) {
            (Some(ships), _) => usize::from(ships),
            (None, Mode::Breakout | Mode::Puzzle) => self.starts.len(),
            (None, Mode::Elimination | Mode::Ace | Mode::Flagship) => 2,
        }
    }

    /// Returns the board with its terrain as bit sets. Unknown symbols and entries off the board
    /// count as open space.
    #[must_use]
    pub fn compile(&self) -> Board {
        let mut board = Board::empty(self.width, self.height);
        for (square, mut terrain) in self.symbols() {
            for more in self.asteroids.iter().filter(|more| more.at == square) {
                for plane in &more.planes {
                    terrain.add_asteroid(*plane);
                }
            }
            terrain.is_goal = self.goals.contains(&square);
            board.put(square, terrain);
        }
        board
    }

    /// Iterates over every square with the terrain of its symbol.
    fn symbols(&self) -> impl Iterator<Item = (Square, Terrain)> {
        let side = usize::from(MAX_SIDE);
        (0u8..)
            .zip(self.rows.iter().take(side))
            .flat_map(move |(y, row)| {
                (0u8..)
                    .zip(row.chars().take(side))
                    .filter_map(move |(x, symbol)| {
                        let terrain = Terrain::of_symbol(symbol).unwrap_or_default();
                        Some((Square::new(x, y)?, terrain))
                    })
            })
    }
}

const fn middle() -> Plane {
    Plane::MIDDLE
}

fn any() -> String {
    ANY_MODEL.to_owned()
}

/// Serialization of headings as compass names.
pub(super) mod compass {
    use super::{Deserialize, Deserializer, Heading, Serializer};

    #[allow(
        clippy::trivially_copy_pass_by_ref,
        reason = "the signature serde asks for"
    )]
    pub fn serialize<S: Serializer>(heading: &Heading, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(heading.name())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Heading, D::Error> {
        let name = String::deserialize(deserializer)?;
        Heading::from_name(&name).ok_or_else(|| {
            serde::de::Error::custom(format!(
                "`{name}` is not a heading: N, NE, E, SE, S, SW, W or NW"
            ))
        })
    }
}
