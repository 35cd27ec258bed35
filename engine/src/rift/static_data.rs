//! The static data of a game for programs: board and goals, figures, ship builds and teams. It does
//! not change in play.

use super::Rift;
use super::board_file::BoardFile;
use super::content::ContentSet;
use super::figures::Figures;
use super::options::HouseRules;
use super::ship::{Build, Mount, ShipId, Side};
use crate::game::{Seat, SeatSet};
use serde::Serialize;

/// The static data of a match: all values that do not change in play.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Content<'a> {
    /// The board, with its terrain, starting places, mines, goals and puzzle.
    #[cfg_attr(feature = "schema", ts(as = "BoardFile"))]
    pub scenario: Option<BoardFile>,
    /// Models, weapons and prices.
    pub figures: &'a Figures,
    /// House rules of the match.
    pub rules: &'a HouseRules,
    /// Seats of each team, in the order in which teams play.
    pub teams: &'a [SeatSet],
    /// Values of each ship, by its number.
    pub ships: Vec<ShipBuild<'a>>,
}

/// The values of a ship: those of its model with its handicap. Amounts are those of a new ship.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ShipBuild<'a> {
    /// Seat of the owner.
    #[cfg_attr(feature = "schema", ts(as = "Seat"))]
    pub seat: u8,
    /// Team of the owner, as its index in `teams`.
    pub team: u8,
    /// Id of the model.
    #[cfg_attr(feature = "schema", ts(as = "String"))]
    pub model: Option<&'a str>,
    /// Whether it is the marked ship of its team, in flagship and breakout.
    #[serde(rename = "marked")]
    pub is_marked: bool,
    /// Energy of the full main reactor, including the shield unit.
    pub main: u8,
    /// Energy of the full auxiliary store.
    pub aux: u8,
    /// Hull points of a new ship.
    pub hull: u8,
    /// Top speed, forward and in reverse.
    pub speed: i8,
    /// Energy cost of changing the speed by one, the heading by 45 degrees, or the plane by one.
    pub move_cost: u8,
    /// Torpedoes in the store of a new ship.
    pub torpedoes: u8,
    /// Mines in the store of a new ship.
    pub mines: u8,
    /// Shield bars of a new ship, by side.
    pub bars: ShipBars,
    /// Weapon mounts; the number of a mount is its index here.
    pub mounts: &'a [Mount],
}

/// The shield bars of a ship by side.
#[derive(Debug, Serialize)]
#[allow(non_snake_case, reason = "the keys of the file format")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ShipBars {
    /// Bars of the front.
    #[cfg_attr(feature = "schema", ts(as = "BarPair"))]
    pub F: [u8; 2],
    /// Bars of the right side.
    #[cfg_attr(feature = "schema", ts(as = "BarPair"))]
    pub R: [u8; 2],
    /// Bars of the back.
    #[cfg_attr(feature = "schema", ts(as = "BarPair"))]
    pub B: [u8; 2],
    /// Bars of the left side.
    #[cfg_attr(feature = "schema", ts(as = "BarPair"))]
    pub L: [u8; 2],
}

/// The strengths of the bars of a side; 0 is no bar.
#[cfg(feature = "schema")]
#[derive(ts_rs::TS)]
#[ts(rename = "Bars", type = "[outer: number, inner: number]")]
pub struct BarPair;

impl Rift {
    /// Returns the static data, with the board from the content set of the game.
    pub(super) fn content(&self, content: &ContentSet) -> Content<'_> {
        let ships = (0u8..).map(ShipId).zip(self.builds());
        Content {
            scenario: content.board_file(&self.options.board).ok(),
            figures: &self.figures,
            rules: &self.rules,
            teams: &self.teams,
            ships: ships
                .map(|(id, build)| self.ship_build(id, build))
                .collect(),
        }
    }

    /// Returns the build of a ship: its model with the handicap applied.
    fn ship_build<'a>(&'a self, id: ShipId, build: &'a Build) -> ShipBuild<'a> {
        let model = self.figures.models.get(usize::from(build.model));
        let [front, right, back, left] = Side::ALL.map(|side| build.bars.side(side));
        ShipBuild {
            seat: build.seat,
            team: self.team_of(Seat(build.seat)),
            model: model.map(|model| model.id.as_str()),
            is_marked: self.is_marked(id),
            main: build.main,
            aux: build.aux,
            hull: build.hull,
            speed: build.speed,
            move_cost: build.move_cost,
            torpedoes: build.torpedoes,
            mines: build.mines,
            bars: ShipBars {
                F: front,
                R: right,
                B: back,
                L: left,
            },
            mounts: &build.mounts,
        }
    }
}
