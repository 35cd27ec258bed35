//! The game of one match: options, figures, board, and data computed from them once.

use super::board::Board;
use super::board_file::Puzzle;
use super::figures::Figures;
use super::options::{HouseRules, MAX_SHIPS, Options};
use super::ship::{Build, Ship, ShipId};
use super::sight_lines::SightLineTable;
use super::state::Mine;
use crate::components::ArrayVec;
use crate::game::{Seat, SeatSet};
use crate::pack::PackName;

/// The game of one match, without its state.
#[derive(Clone, Debug)]
pub struct Rift {
    pub(super) options: Options,
    pub(super) figures: Figures,
    pub(super) board: Board,
    /// Precomputed lines of the board.
    pub(super) lines: SightLineTable,
    /// Rules of the match.
    pub(super) rules: HouseRules,
    /// Build of each ship, by ship number.
    pub(super) builds: ArrayVec<Build, MAX_SHIPS>,
    /// Ships at the start, by ship number.
    pub(super) starts: ArrayVec<Ship, MAX_SHIPS>,
    /// Seats of each team, in the order of teams `[RIFT-5.1]`.
    pub(super) teams: Vec<SeatSet>,
    /// Index of each seat's team in `teams`.
    pub(super) team_of_seat: Vec<u8>,
    /// Mines on the board at the start.
    pub(super) mines: Vec<Mine>,
    /// Marked ships of the modes flagship and breakout, one bit each.
    pub(super) flags: u32,
    /// The puzzle's task. Its targets are ship numbers from 1, its side is an index in `teams` from
    /// 1.
    pub(super) puzzle: Option<Puzzle>,
    /// Fingerprint of figures and board.
    pub(super) content: u64,
    /// Content pack of the figures or the board; `None` for the base content.
    pub(super) pack: Option<PackName>,
}

impl Rift {
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Returns the house rules of the match.
    #[must_use]
    pub const fn rules(&self) -> &HouseRules {
        &self.rules
    }

    /// Returns the build of each ship, by ship number.
    #[must_use]
    pub fn builds(&self) -> &[Build] {
        &self.builds
    }

    /// Returns the build of a ship; for an unknown number that of the first ship.
    #[must_use]
    pub fn build(&self, id: ShipId) -> &Build {
        self.builds.get(id.index()).unwrap_or(&self.builds[0])
    }

    /// Returns the seat that owns a ship `[RIFT-1.3]`.
    #[must_use]
    pub fn owner(&self, id: ShipId) -> Seat {
        Seat(self.build(id).seat)
    }

    /// Returns the index of a seat's team in the order of teams.
    #[must_use]
    pub fn team_of(&self, seat: Seat) -> u8 {
        self.team_of_seat
            .get(seat.index())
            .copied()
            .unwrap_or(u8::MAX)
    }

    /// Returns the team of a ship's owner.
    #[must_use]
    pub fn team_of_ship(&self, id: ShipId) -> u8 {
        self.team_of(self.owner(id))
    }

    /// Returns the seats of each team, in the order of teams `[RIFT-5.1]`.
    #[must_use]
    pub fn teams(&self) -> &[SeatSet] {
        &self.teams
    }

    /// Returns whether a ship is marked: a flagship, or the ship that must break out.
    #[must_use]
    pub const fn is_marked(&self, id: ShipId) -> bool {
        self.flags >> (id.0 & 31) & 1 == 1
    }
}
