//! The commands of the house, in reading order. What a command does stands in the module of its name.
//!
//! It is a tool for people who build the project; nothing of it is shipped to players.

pub mod step;
pub mod tools;
pub mod workspace;

pub mod dist;
pub mod finish;
pub mod npm;
pub mod page;
pub mod play;
pub mod serve;
pub mod shrink;
pub mod split;

pub mod browse;
pub mod browsers;
pub mod check;
pub mod deny;
pub mod golden;
pub mod prove;
mod report;
pub mod test_counts;
pub mod tests;

pub mod arena;
pub mod bench;
pub mod fuzz;
pub mod mutants;
pub mod rules;
pub mod size;
pub mod soak;
pub mod trace;
