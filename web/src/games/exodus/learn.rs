//! Lessons of Exodus.
