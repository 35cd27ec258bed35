//! Building blocks that several games share.

pub mod array_vec;
pub(crate) mod bit_set;
pub mod deck;
pub mod marker_track;
pub mod pool;

pub use array_vec::ArrayVec;
pub(crate) use bit_set::bit_set;
pub use deck::Deck;
pub use marker_track::MarkerTrack;
pub use pool::Pool;
