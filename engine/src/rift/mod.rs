//! Centauri Rift: a duel or melee of ships on squares with three planes.
//!
//! Perfect information, no chance in play, energy as the budget of every turn. The rules are
//! in `RULES.md`; each file of `play` is one of its chapters.

pub mod action;
pub mod board;
pub mod board_file;
pub mod content;
pub mod event;
pub mod figures;
mod lay;
pub mod options;
mod options_check;
pub mod presets;
pub mod refusal;
mod setup;
pub mod ship;
pub mod state;
pub mod table;

use crate::game::Seats;
use crate::kit::List;
pub use table::Rift;
