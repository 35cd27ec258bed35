//! The changing part of a match: nouns and what always holds. No rules.

pub use super::mine::{MAX_MINES, Mine, MineSet};
pub use super::wave::{AfterDetonation, MAX_SIDE_CHOICES, Wave};

use super::board::Board;
use super::options::MAX_SHIPS;
use super::ship::{Ship, ShipId};
use crate::components::ArrayVec;
use crate::game::{MAX_SEATS, Outcome, Seat, SeatSet};
use crate::grid::Space;
use serde::{Deserialize, Serialize};

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The team to play activates a ship `[RIFT-5.3]`.
    Activation,
    /// The active ship takes orders `[RIFT-5.9]`.
    Orders,
    /// An owner chooses on which side a blast hits `[RIFT-13.12]`.
    Blast,
    /// An owner chooses where a destroyed ship comes back `[RIFT-16.5]`.
    Return,
    /// A game of a series is over; everybody looks, then goes on `[RIFT-15.5]`.
    Interval,
    /// The match is over.
    Over,
}

/// Memory of the active ship's turn `[RIFT-5.8]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// The active ship.
    pub ship: Option<ShipId>,
    /// Squares stepped in the plane `[RIFT-7.4]`.
    pub moved: u8,
    /// Shots fired by each mount, four bits each `[RIFT-11.9]`.
    pub fired: u32,
    /// Mines the ship laid in this turn: so many at the end of the list of mines `[RIFT-13.8]`.
    pub laid: u8,
    /// Whether it jumped `[RIFT-9.1]`.
    pub warped: bool,
    /// Whether the ion canon fired a charged shot `[RIFT-12.3]`.
    pub fired_charged: bool,
    /// Whether a released mine waits under it `[RIFT-13.3]`.
    pub waiting_mine: bool,
    /// Whether the clock has run out `[RIFT-17.3]`.
    pub timed_out: bool,
}

impl Turn {
    /// Shots that the mount of this number has fired.
    #[must_use]
    pub const fn shots(&self, mount: u8) -> u8 {
        (self.fired >> (4 * (mount & 7)) & 15) as u8
    }

    /// Counts one more shot of a mount.
    pub const fn count_shot(&mut self, mount: u8) {
        self.fired += 1 << (4 * (mount & 7));
    }
}

/// How a game or match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// One team has the last ships `[RIFT-15.2]`.
    LastTeam,
    /// One event destroyed all remaining ships `[RIFT-15.3]`.
    AllDestroyed,
    /// All agreed `[RIFT-15.6]`.
    Agreed,
    /// Too many rounds without damage `[RIFT-15.7]`.
    Quiet,
    /// The last round is over `[RIFT-15.7]`.
    RoundLimit,
    /// The target score is reached `[RIFT-16.2]`.
    Target,
    /// Everybody else gave up `[RIFT-16.10]`.
    Conceded,
    /// A flagship was lost.
    Flagship,
    /// The marked ship is through.
    BrokeOut,
    /// The puzzle is solved.
    Solved,
    /// The puzzle's turns are over.
    Unsolved,
    /// A series is decided `[RIFT-15.5]`.
    Series,
}

/// An ending and its winners.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// Nobody in a draw.
    pub winners: SeatSet,
    /// Why it ended.
    pub ending: Ending,
}

/// Everything that changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// All ships, destroyed ones included, by number.
    pub ships: ArrayVec<Ship, MAX_SHIPS>,
    /// Live mines, in the order in which they were laid.
    pub mines: ArrayVec<Mine, MAX_MINES>,
    /// Ships whose token shows Ready, one bit each `[RIFT-5.3]`.
    pub ready: u32,
    /// Memory of the turn.
    pub turn: Turn,
    /// The detonation being resolved; meaningful in [`Phase::Blast`].
    pub wave: Wave,
    /// What is waited for.
    pub phase: Phase,
    /// The team to play, as its place in the order of teams `[RIFT-5.1]`.
    pub team: u8,
    /// The team that acted last; before the first turn, the one before the team to play
    /// `[RIFT-5.6]`.
    pub last: u8,
    /// The round, from 1.
    pub round: u16,
    /// Complete rounds without damage `[RIFT-15.7]`.
    pub quiet: u8,
    /// Whether a ship was damaged in this round.
    pub damaged: bool,
    /// Turns that the side of a puzzle has begun.
    pub turns: u8,
    /// Points of each seat `[RIFT-16.3]`.
    pub scores: [i8; MAX_SEATS],
    /// Half wins of each team in a series `[RIFT-15.5]`.
    pub wins: [u8; MAX_SEATS],
    /// Games of a series played to the end.
    pub games: u8,
    /// Seats that gave up.
    pub out: SeatSet,
    /// The seat that offers a draw.
    pub offer: Option<Seat>,
    /// Seats that agree to it, or are ready for the next game.
    pub agreed: SeatSet,
    /// How it ended, once it has.
    pub verdict: Option<GameResult>,
}

// A third of it are the mines that the largest fleet can lay, a fifth the sides that all owners may be asked for at once.
const _: () = assert!(
    size_of::<State>() <= 848,
    "a state must stay small enough to copy in a few nanoseconds"
);

impl State {
    /// The ship of this number, on the board or not.
    #[must_use]
    pub fn ship(&self, id: ShipId) -> Option<&Ship> {
        self.ships.get(id.index())
    }

    /// All ships on the board, with their numbers; a destroyed one stays out `[RIFT-15.1]`.
    pub fn living(&self) -> impl Iterator<Item = (ShipId, &Ship)> {
        (0u8..)
            .map(ShipId)
            .zip(self.ships.iter())
            .filter(|(_, ship)| ship.is_alive())
    }

    /// The ship in `space`.
    #[must_use]
    pub fn ship_at(&self, space: Space) -> Option<ShipId> {
        let stands = |ship: &Ship| ship.space == space && ship.is_alive();
        let place = self.ships.iter().position(stands)?;
        Some(ShipId(place as u8))
    }

    /// The live mine in `space`, as its place in the list of mines.
    #[must_use]
    pub fn mine_at(&self, space: Space) -> Option<usize> {
        self.mines.iter().position(|mine| mine.space() == space)
    }

    /// Whether the ship's token shows Ready.
    #[must_use]
    pub const fn is_ready(&self, id: ShipId) -> bool {
        self.ready >> (id.0 & 31) & 1 == 1
    }

    /// Whether the ship's shields work `[RIFT-6.7]`.
    #[must_use]
    pub const fn shields_up(&self, ship: &Ship, board: &Board) -> bool {
        ship.main >= 1 && !board.is_nebula(ship.square())
    }
}

impl State {
    /// Whether the active ship laid this mine, given by its place in the list, in this turn
    /// `[RIFT-13.8]`.
    #[must_use]
    pub fn is_fresh(&self, mine: usize) -> bool {
        mine < self.mines.len() && mine + usize::from(self.turn.laid) >= self.mines.len()
    }

    /// Takes a mine, given by its place in the list, off the board.
    pub fn take_mine(&mut self, mine: usize) -> Option<Mine> {
        if self.is_fresh(mine) {
            self.turn.laid -= 1;
        }
        self.mines.remove(mine)
    }
}

impl GameResult {
    /// The verdict in the words that all games share.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        Outcome {
            winners: self.winners,
            reason: self.ending.term(),
        }
    }
}

impl Ending {
    /// The phrase key of its reason.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::LastTeam => "last-team",
            Self::AllDestroyed => "all-destroyed",
            Self::Agreed => "agreed",
            Self::Quiet => "quiet",
            Self::RoundLimit => "round-limit",
            Self::Target => "target",
            Self::Conceded => "conceded",
            Self::Flagship => "flagship",
            Self::BrokeOut => "broke-out",
            Self::Solved => "solved",
            Self::Unsolved => "unsolved",
            Self::Series => "series",
        }
    }
}
