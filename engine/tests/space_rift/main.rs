//! The rules of Space Rift, tested from their text: every worked example, every ruling and every
//! numbered rule of play, by id.

mod ch01_field;
mod ch09_sight;
mod ch31_drift;
mod ch33_figures;
mod ch36_riders;
mod hexes;
mod sea;
