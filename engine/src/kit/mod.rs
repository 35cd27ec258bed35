//! Parts that more than one game is built from. Names no game.

pub mod list;

pub use list::List;
