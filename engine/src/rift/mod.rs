//! Centauri Rift: a duel or melee of ships on squares with three planes.
//!
//! Perfect information, no chance in play, energy as the budget of every turn. The rules are
//! in `RULES.md`; each file of `play` is one of its chapters.

pub mod action;
pub mod board;
pub mod board_file;
pub mod event;
pub mod figures;
pub mod options;
pub mod refusal;
pub mod ship;
pub mod state;

use crate::game::Seats;
use crate::kit::List;
use board::Board;
use figures::Figures;
use options::{HouseRules, MAX_SHIPS, Options};
use ship::Build;

/// A table for one match: options, figures, board, and tables built from them.
#[derive(Clone, Debug)]
pub struct Rift {
    options: Options,
    figures: Figures,
    board: Board,
    rules: HouseRules,
    /// What each ship is built of, by ship number.
    builds: List<Build, MAX_SHIPS>,
    /// The seats of each team, in the order of teams `[RIFT-5.1]`.
    teams: Vec<Seats>,
    content: u64,
}
