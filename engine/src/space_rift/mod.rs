//! Space Rift: a battle of two fleets on hexes, with hidden hands, dice, and a rift that drifts.

pub mod field;
pub mod sight;
