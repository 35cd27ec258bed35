//! The table of a running match of Space Rift: battlefield, hand, dice, console, log.

mod actions;
pub(super) mod aim;
pub(super) mod banner;
pub(super) mod battle;
pub mod board;
mod cards;
pub(super) mod console;
mod dice;
mod fleet;
pub(super) mod hand;
pub(super) mod hosted;
pub(super) mod keys;
pub(super) mod offers;
pub(super) mod orders;
pub(super) mod prompt;
mod rift;
mod stands;
#[cfg(test)]
mod tests;

pub use aim::{Aim, Tool};
pub use battle::forecast_words;
pub use offers::{Card, card_of, place};

use crate::Ui;
use play::game_ui;

/// Everything that the parts of the table read. The match itself holds every secret: what is drawn comes
/// from the view.
pub type Watch = game_ui::Watch<Ui>;
/// The hands of the person at the table.
pub type Actions = game_ui::Hands<Ui>;
