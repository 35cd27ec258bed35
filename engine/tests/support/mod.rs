//! Helpers shared by the test binaries; each uses some of them.
#![allow(dead_code, reason = "every test binary uses its own part")]

pub mod calls;
pub mod exodus;
pub mod forged_saves;
pub mod golden;
pub mod laws;
pub mod lesson_checks;
pub mod play;
pub mod puzzles;
pub mod rift;
pub mod saga;
pub mod salvage;
pub mod scripted_chance;
pub mod soak;
pub mod space_rift;
pub mod staged_game;
