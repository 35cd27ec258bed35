//! What one viewer may know of a match: all of it, since nothing is secret `[RIFT-1.6]`. No rules.

pub use super::state::State as View;
