//! Helpers shared by the test binaries; each uses some of them.
#![allow(dead_code, reason = "every test binary uses its own part")]

pub mod calls;
pub mod exodus;
pub mod fate;
pub mod forge;
pub mod golden;
pub mod laws;
pub mod play;
pub mod puzzles;
pub mod rift;
pub mod saga;
pub mod salvage;
pub mod soak;
pub mod space_rift;
pub mod staged;
pub mod teaching;
