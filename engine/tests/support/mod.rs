//! Shared by the test binaries; each uses a part of it.
#![allow(dead_code, reason = "every test binary uses its own part")]

pub mod exodus;
pub mod forge;
pub mod golden;
pub mod laws;
pub mod play;
pub mod puzzles;
pub mod rift;
pub mod salvage;
pub mod space_rift;
