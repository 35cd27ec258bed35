//! The games' faces: the only place where a game's views and actions are matched.
pub mod rift;
