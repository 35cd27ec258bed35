//! The table of a running match of Space Rift: battlefield, hand, dice, console, log.

mod actions;
pub(super) mod battle;
pub mod board;
mod cards;
pub(super) mod console;
pub(super) mod dice;
mod fleet;
pub(super) mod hand;
pub(super) mod keys;
pub(super) mod match_end;
pub(super) mod match_story;
pub(super) mod offers;
pub(super) mod orders;
pub(super) mod pending_input;
mod played_card;
pub(super) mod prompt;
mod rift;
pub(super) mod side_of_seat;
mod side_panels;
pub(super) mod status;
#[cfg(test)]
mod tests;

pub use battle::forecast_text;
pub use offers::{Card, card_of, pick_hex};
pub use pending_input::{InputMode, PendingInput};

use crate::Ui;
use play::game_ui;

/// The [context](game_ui::TableContext) of this game's tables. Its session contains all secrets, so
/// components must draw only from the view.
pub type TableContext = game_ui::TableContext<Ui>;
pub type TableActions = game_ui::TableActions<Ui>;
