//! Giving up.
