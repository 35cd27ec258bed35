//! The commands of `cargo xtask`; each is documented in the module of its name.
//!
//! They are tools for developers and are not part of the product.

pub mod step;
pub mod tools;
pub mod workspace;

pub mod dist;
pub mod finish;
pub mod npm;
pub mod page;
pub mod play;
pub mod postgres;
pub mod reproducible;
pub mod serve;
pub mod shrink;
pub mod split;

pub mod browse;
pub mod browsers;
pub mod check;
pub mod cluster;
pub mod deny;
pub mod golden;
pub mod host;
pub mod prove;
mod report;
pub mod test_counts;
pub mod tests;

pub mod arena;
pub mod bench;
pub mod fuzz;
pub mod load;
pub mod mutants;
pub mod rules;
pub mod size;
pub mod soak;
pub mod trace;
