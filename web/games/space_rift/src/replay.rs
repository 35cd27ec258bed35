//! A battle of Space Rift watched again: the battlefield as it was, what has just happened or what
//! the Admiral would have done on it, both sides and their hands as far as the eyes may see them.

pub(super) mod traces;
