//! Helpers that parse hexes by name.

use engine::space_rift::battlefield::{Hex, HexSet};

/// Returns the hex with this name.
pub fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_else(|_| panic!("no hex {name}"))
}

/// Returns the hexes with these names, separated by spaces.
pub fn hexes(names: &str) -> HexSet {
    names.split_whitespace().map(hex).collect()
}
