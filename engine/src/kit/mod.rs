//! Parts that more than one game is built from. Names no game.

pub mod deck;
pub mod list;
pub(crate) mod number_set;
pub mod pool;
pub mod track;

pub use deck::Deck;
pub use list::List;
pub(crate) use number_set::number_set;
pub use pool::Pool;
pub use track::Track;
