//! What the page asks of a game, room by room, and what is known of a match before its game is.

mod arriving;
mod hall;
mod house;
pub mod narrator;
mod outside;
mod records;
mod room;
#[cfg(any(test, feature = "testing"))]
pub mod told;

pub use arriving::{Facts, Unread, adopt, adopt_any, game_in, hall_of, is_file};
pub use hall::{Hall, Standing};
#[cfg(test)]
pub(crate) use hall::{kin, standing};
pub use house::House;
pub use outside::{Misfit, Wish, deal, merged, playable};
pub use records::{FIRST_LEVEL, adopted, record_of, unknown};
pub use room::Of;
pub(crate) use room::room;
