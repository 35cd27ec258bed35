//! The state of a match: everything that changes in play, and its invariants.

pub use super::mine::{MAX_MINES, Mine, MineSet};
pub use super::wave::{AfterDetonation, MAX_SIDE_CHOICES, Wave};

use super::board::Board;
use super::options::MAX_SHIPS;
use super::ship::{Ship, ShipId};
use crate::components::ArrayVec;
use crate::game::{MAX_SEATS, Outcome, Seat, SeatSet};
use crate::grid::Space;
use serde::{Deserialize, Serialize};

/// The phase of play: the decision that the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Phase {
    /// The team to play must activate a ship `[RIFT-5.3]`.
    Activation,
    /// The owner of the active ship gives commands `[RIFT-5.9]`.
    Orders,
    /// An owner must choose the side that takes a blast `[RIFT-13.12]`.
    Blast,
    /// An owner must choose where a destroyed ship returns `[RIFT-16.5]`.
    Return,
    /// A game of a series is over; all seats must agree to go on `[RIFT-15.5]`.
    Interval,
    /// The match is over.
    Over,
}

/// The record of the active ship's turn `[RIFT-5.8]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// The active ship.
    pub ship: Option<ShipId>,
    /// Squares moved by steps `[RIFT-7.4]`.
    pub moved: u8,
    /// Shots fired by each mount, four bits each `[RIFT-11.9]`.
    pub fired: u32,
    /// Number of mines laid this turn, which are the last in the list of mines `[RIFT-13.8]`.
    #[serde(rename = "laid")]
    pub mines_laid: u8,
    /// Whether the ship has made a warp jump `[RIFT-9.1]`.
    #[serde(rename = "warped")]
    pub has_warped: bool,
    /// Whether the ion cannon has fired a charged shot `[RIFT-12.3]`.
    #[serde(rename = "fired_charged")]
    pub has_fired_charged: bool,
    /// Whether a released mine waits under the ship `[RIFT-13.3]`.
    #[serde(rename = "waiting_mine")]
    pub has_waiting_mine: bool,
    /// Whether the clock has run out `[RIFT-17.3]`.
    #[serde(rename = "timed_out")]
    pub has_timed_out: bool,
}

impl Turn {
    /// Returns the number of shots that a mount has fired.
    #[must_use]
    pub const fn shots(&self, mount: u8) -> u8 {
        (self.fired >> (4 * (mount & 7)) & 15) as u8
    }

    /// Counts one more shot of a mount.
    pub const fn count_shot(&mut self, mount: u8) {
        self.fired += 1 << (4 * (mount & 7));
    }
}

/// The reason why a game or match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Ending {
    /// Only one team has ships left `[RIFT-15.2]`.
    LastTeam,
    /// One event destroyed all remaining ships `[RIFT-15.3]`.
    AllDestroyed,
    /// All players agreed to a draw `[RIFT-15.6]`.
    Agreed,
    /// There were too many rounds without damage `[RIFT-15.7]`.
    Quiet,
    /// The last round is over `[RIFT-15.7]`.
    RoundLimit,
    /// The target score was reached `[RIFT-16.2]`.
    Target,
    /// All other players conceded `[RIFT-16.10]`.
    Conceded,
    /// A flagship was lost.
    Flagship,
    /// The marked ship reached a goal square.
    BrokeOut,
    /// The puzzle is solved.
    Solved,
    /// The turns of the puzzle are used up.
    Unsolved,
    /// The series is decided `[RIFT-15.5]`.
    Series,
}

/// The result of a game or match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Winning seats; none in a draw.
    pub winners: SeatSet,
    /// Reason why the game ended.
    pub ending: Ending,
}

/// The state of a match: everything that changes in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// All ships by number, including destroyed ones.
    pub ships: ArrayVec<Ship, MAX_SHIPS>,
    /// Live mines, in the order in which they were laid.
    pub mines: ArrayVec<Mine, MAX_MINES>,
    /// Ready ships, one bit each `[RIFT-5.3]`.
    pub ready: u32,
    /// Record of the active ship's turn.
    pub turn: Turn,
    /// Detonation that is being resolved; valid only in [`Phase::Blast`].
    pub wave: Wave,
    /// Phase of play, such as the choice of a ship or its orders.
    pub phase: Phase,
    /// Index of the team to play in the order of teams `[RIFT-5.1]`.
    pub team: u8,
    /// Index of the team that acted last; before the first turn, the team before the one to play
    /// `[RIFT-5.6]`.
    pub last: u8,
    /// Number of the round, from 1.
    pub round: u16,
    /// Number of complete rounds without damage `[RIFT-15.7]`.
    #[serde(rename = "quiet")]
    pub quiet_rounds: u8,
    /// Whether a ship was damaged in this round.
    #[serde(rename = "damaged")]
    pub has_damage: bool,
    /// Number of turns that the solving side of a puzzle has begun.
    pub turns: u8,
    /// Points of each seat `[RIFT-16.3]`.
    pub scores: [i8; MAX_SEATS],
    /// Wins of each team in a series, counted in halves `[RIFT-15.5]`.
    pub wins: [u8; MAX_SEATS],
    /// Number of finished games of a series.
    pub games: u8,
    /// Seats that have conceded.
    pub out: SeatSet,
    /// Seat that offers a draw.
    pub offer: Option<Seat>,
    /// Seats that agree to the draw, or that are ready for the next game.
    pub agreed: SeatSet,
    /// Result, once the game or match is over.
    #[serde(rename = "verdict")]
    pub result: Option<GameResult>,
}

// The mines of the largest fleet take a third of the size; the sides that all owners can be asked
// for at once take a fifth.
const _: () = assert!(
    size_of::<State>() <= 848,
    "a state must stay small enough to copy in a few nanoseconds"
);

impl State {
    /// Returns the ship with this number, whether on the board or not.
    #[must_use]
    pub fn ship(&self, id: ShipId) -> Option<&Ship> {
        self.ships.get(id.index())
    }

    /// Iterates over the ships on the board, with their numbers; destroyed ships do not return
    /// `[RIFT-15.1]`.
    pub fn living(&self) -> impl Iterator<Item = (ShipId, &Ship)> {
        (0u8..)
            .map(ShipId)
            .zip(self.ships.iter())
            .filter(|(_, ship)| ship.is_alive())
    }

    /// Returns the ship in `space`.
    #[must_use]
    pub fn ship_at(&self, space: Space) -> Option<ShipId> {
        let is_in_space = |ship: &Ship| ship.space == space && ship.is_alive();
        let index = self.ships.iter().position(is_in_space)?;
        Some(ShipId(index as u8))
    }

    /// Returns the index of the live mine in `space`.
    #[must_use]
    pub fn mine_at(&self, space: Space) -> Option<usize> {
        self.mines.iter().position(|mine| mine.space() == space)
    }

    /// Returns whether the ship is Ready.
    #[must_use]
    pub const fn is_ready(&self, id: ShipId) -> bool {
        self.ready >> (id.0 & 31) & 1 == 1
    }

    /// Returns whether the ship's shields are up `[RIFT-6.7]`.
    #[must_use]
    pub const fn are_shields_up(&self, ship: &Ship, board: &Board) -> bool {
        ship.main >= 1 && !board.is_nebula(ship.square())
    }
}

impl State {
    /// Returns whether the active ship laid the mine at this index in this turn `[RIFT-13.8]`.
    #[must_use]
    pub fn is_fresh(&self, mine: usize) -> bool {
        mine < self.mines.len() && mine + usize::from(self.turn.mines_laid) >= self.mines.len()
    }

    /// Removes the mine at this index from the board and returns it.
    pub fn take_mine(&mut self, mine: usize) -> Option<Mine> {
        if self.is_fresh(mine) {
            self.turn.mines_laid -= 1;
        }
        self.mines.remove(mine)
    }
}

impl GameResult {
    /// Returns the result in the form that all games share.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        Outcome {
            winners: self.winners,
            reason: self.ending.into_str(),
        }
    }
}
