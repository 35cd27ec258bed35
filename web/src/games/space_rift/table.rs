//! The table of a running match of Space Rift: battlefield, hand, dice, console, log.

mod actions;
mod aim;
mod banner;
mod battle;
pub mod board;
mod cards;
mod console;
mod dice;
mod fleet;
mod hand;
mod handled;
mod hosted;
mod keys;
mod offers;
mod orders;
mod prompt;
mod rift;
mod stands;
#[cfg(test)]
mod tests;
mod worded;

pub use aim::{Aim, Tool};
pub use battle::forecast_words;
use board::TableBoard;
use console::Console;
use hand::Hand;
pub use offers::{Card, Offers, card_of, place};
use orders::OrderBar;

use super::text::account;
use crate::play::hands;
use crate::play::hands::{Furnished, Reader};
use crate::text::Account;
use engine::space_rift::SpaceRift;
use engine::space_rift::state::Public;

/// Everything that the parts of the table read. The match itself holds every secret: what is drawn comes
/// from the view.
pub type Watch = hands::Watch<SpaceRift>;
/// The hands of the person at the table.
pub type Actions = hands::Hands<SpaceRift>;

impl Watch {
    /// What lies on the table, which everybody sees.
    #[must_use]
    pub fn public(&self) -> &Public {
        &self.view.public
    }
}

impl Furnished for SpaceRift {
    type Board = TableBoard;
    type OrderBar = OrderBar;
    type Hand = Hand;
    type Console = Console;
    const ORDERS: &'static str = "battle-actions";

    fn account(reader: &Reader<Self>) -> Account {
        account(reader)
    }
}
