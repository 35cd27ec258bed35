//! The bot of Space Rift. Legality is not decided here: what it gives, the battle has listed.

mod decision;

pub use decision::Pilot;
