//! Centauri Rift on the page.
pub mod console_art;
pub mod pieces;
