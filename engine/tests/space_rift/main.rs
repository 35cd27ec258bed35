//! The rules of Space Rift, tested from their text: every worked example, every ruling and every
//! numbered rule of play, by id.

mod ch01_field;
mod ch09_sight;
mod hexes;
