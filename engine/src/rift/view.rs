//! The view of a match. It is the whole state, since nothing is secret `[RIFT-1.6]`.

pub use super::state::State as View;
