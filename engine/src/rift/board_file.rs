//! The board file format `rift-board/1`: what a designer writes. Whether it makes sense is
//! checked by `content`.

use super::board::{Board, Terrain};
use super::options::Mode;
use super::ship::{Ion, Side};
use crate::grid::square::MAX_SIDE;
use crate::grid::{Heading, Plane, Square};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The value of `format` in a board file.
pub const FORMAT: &str = "rift-board/1";

/// The value of `model` in a starting place that leaves the model to the player.
pub const ANY_MODEL: &str = "any";
/// Most mines that lie on a board at the start.
pub const MAX_BOARD_MINES: usize = 40;

/// A board: terrain, starting places, and the way it is meant to be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// Always [`FORMAT`].
    pub format: String,
    /// Lower-case letters, digits, hyphen; 1 to 40.
    pub id: String,
    /// Shown to players.
    pub name: String,
    /// One or two sentences, shown to players.
    pub blurb: String,
    /// Columns, 4 to 32.
    pub width: u8,
    /// Rows, 4 to 32.
    pub height: u8,
    /// One string a row, north first, one symbol a square.
    pub rows: Vec<String>,
    /// How a match here is won unless chosen otherwise.
    pub mode: Mode,
    /// Options this board sets unless chosen otherwise: keys and values of `HouseRules`.
    #[serde(default, skip_serializing_if = "serde_json::Map::is_empty")]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// Fewest ships of a match here; left out, 2, or every starting place where `mode` is
    /// `breakout` or `puzzle`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub min_ships: Option<u8>,
    /// Starting places in the order in which ships take them.
    pub starts: Vec<Start>,
    /// Live mines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mines: Vec<StartMine>,
    /// Asteroids besides those of the symbols.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asteroids: Vec<Asteroids>,
    /// Goal squares of a breakout.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<Square>,
    /// What a puzzle asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Puzzle>,
}

/// A starting place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Its team, from 1.
    pub team: u8,
    /// Its square, written as a column letter and a row number `[RIFT-2.3]`.
    pub at: Square,
    /// Where the ship looks: one of eight headings, by its compass name `[RIFT-2.4]`
    /// `[RIFT-2.5]`.
    #[serde(with = "compass")]
    pub facing: Heading,
    /// Its plane.
    #[serde(default = "middle")]
    pub plane: Plane,
    /// Id of the model that must stand here; [`ANY_MODEL`] leaves it to the player.
    #[serde(default = "any")]
    pub model: String,
    /// Speed at the start.
    #[serde(default)]
    pub speed: i8,
    /// The marked ship of flagship and breakout.
    #[serde(default)]
    pub flag: bool,
    /// Console values other than a fresh ship's.
    #[serde(default, skip_serializing_if = "Console::is_fresh")]
    pub console: Console,
}

/// Current amounts that replace those of a fresh ship; maxima stay.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Console {
    /// Hull points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hull: Option<u8>,
    /// Main reactor, until the ship's first turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub main: Option<u8>,
    /// Auxiliary store.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aux: Option<u8>,
    /// Torpedoes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub torpedoes: Option<u8>,
    /// Mines in the store.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mines: Option<u8>,
    /// Bars, outer and inner, by side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bars: Option<StartBars>,
    /// Charge of the ion canon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ion: Option<Ion>,
}

impl Console {
    /// Whether nothing is replaced.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        *self == Self::default()
    }
}

/// Bars by side: outer, inner; 0 is no bar. A side left out has fresh bars.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(non_snake_case, reason = "the keys of the file format")]
pub struct StartBars {
    /// Front.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub F: Option<[u8; 2]>,
    /// Right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub R: Option<[u8; 2]>,
    /// Back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub B: Option<[u8; 2]>,
    /// Left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub L: Option<[u8; 2]>,
}

impl StartBars {
    /// The pairs that replace fresh bars, with the sides they belong to.
    pub fn given(&self) -> impl Iterator<Item = (Side, [u8; 2])> {
        Side::ALL
            .into_iter()
            .zip([self.F, self.R, self.B, self.L])
            .filter_map(|(side, pair)| Some((side, pair?)))
    }
}

/// A mine that lies on the board from the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartMine {
    /// Its square.
    pub at: Square,
    /// Its plane.
    #[serde(default = "middle")]
    pub plane: Plane,
    /// 0 for nobody's, else the starting place, from 1, whose owner laid it.
    pub owner: u8,
}

/// Asteroids of one square; the only way to have them in a nebula `[RIFT-3.9]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asteroids {
    /// Their square.
    pub at: Square,
    /// Their planes.
    pub planes: Vec<Plane>,
}

/// What a puzzle asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The team that must solve it.
    pub side: u8,
    /// Within so many of its turns.
    pub turns: u8,
    /// Starting places, from 1, of the ships to destroy.
    pub targets: Vec<u8>,
    /// Whether the other ships never act.
    #[serde(default)]
    pub passive: bool,
}

impl BoardFile {
    /// Fewest ships of a match on this board.
    #[must_use]
    pub fn fewest_ships(&self) -> usize {
        match (self.min_ships, self.mode) {
            (Some(ships), _) => usize::from(ships),
            (None, Mode::Breakout | Mode::Puzzle) => self.starts.len(),
            (None, Mode::Elimination | Mode::Ace | Mode::Flagship) => 2,
        }
    }

    /// Terrain, as bit sets. What is off the board or no known symbol counts as open space.
    #[must_use]
    pub fn compile(&self) -> Board {
        let mut board = Board::empty(self.width, self.height);
        for (square, mut terrain) in self.symbols() {
            for more in self.asteroids.iter().filter(|more| more.at == square) {
                for plane in &more.planes {
                    terrain.add_asteroid(*plane);
                }
            }
            terrain.goal = self.goals.contains(&square);
            board.put(square, terrain);
        }
        board
    }

    /// Every square of the rows with the terrain of its symbol.
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

/// Headings by their compass names.
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
                "`{name}` is no heading: N, NE, E, SE, S, SW, W or NW"
            ))
        })
    }
}
