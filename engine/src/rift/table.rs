//! The table of one match: options, figures, board, and what is computed from them once.

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

/// A table for one match.
#[derive(Clone, Debug)]
pub struct Rift {
    pub(super) options: Options,
    pub(super) figures: Figures,
    pub(super) board: Board,
    /// What ends each line of the board.
    pub(super) lines: SightLineTable,
    /// The rules in force.
    pub(super) rules: HouseRules,
    /// What each ship is built of, by ship number.
    pub(super) builds: ArrayVec<Build, MAX_SHIPS>,
    /// The ships as they start, by ship number.
    pub(super) starts: ArrayVec<Ship, MAX_SHIPS>,
    /// The seats of each team, in the order of teams `[RIFT-5.1]`.
    pub(super) teams: Vec<SeatSet>,
    /// The team of each seat, as its place in `teams`.
    pub(super) team_of_seat: Vec<u8>,
    /// Mines that lie on the board at the start.
    pub(super) mines: Vec<Mine>,
    /// Marked ships of flagship and breakout, one bit each.
    pub(super) flags: u32,
    /// What the puzzle asks; its targets are ship numbers from 1, its side a place in `teams` from 1.
    pub(super) puzzle: Option<Puzzle>,
    /// Fingerprint of figures and board.
    pub(super) content: u64,
    /// The pack that figures or board are of.
    pub(super) pack: Option<PackName>,
}

impl Rift {
    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The figures.
    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// The rules in force.
    #[must_use]
    pub const fn rules(&self) -> &HouseRules {
        &self.rules
    }

    /// What each ship is built of, by ship number.
    #[must_use]
    pub fn builds(&self) -> &[Build] {
        &self.builds
    }

    /// What a ship is built of; the first ship's build for a number that no ship has.
    #[must_use]
    pub fn build(&self, id: ShipId) -> &Build {
        self.builds.get(id.index()).unwrap_or(&self.builds[0])
    }

    /// The owner of a ship `[RIFT-1.3]`.
    #[must_use]
    pub fn owner(&self, id: ShipId) -> Seat {
        Seat(self.build(id).seat)
    }

    /// The team of a seat, as its place in the order of teams.
    #[must_use]
    pub fn team_of(&self, seat: Seat) -> u8 {
        self.team_of_seat
            .get(seat.index())
            .copied()
            .unwrap_or(u8::MAX)
    }

    /// The team of a ship's owner.
    #[must_use]
    pub fn team_of_ship(&self, id: ShipId) -> u8 {
        self.team_of(self.owner(id))
    }

    /// The seats of each team, in the order of teams `[RIFT-5.1]`.
    #[must_use]
    pub fn teams(&self) -> &[SeatSet] {
        &self.teams
    }

    /// Whether a ship is marked: a flagship, or the ship that must break out.
    #[must_use]
    pub const fn is_marked(&self, id: ShipId) -> bool {
        self.flags >> (id.0 & 31) & 1 == 1
    }
}
