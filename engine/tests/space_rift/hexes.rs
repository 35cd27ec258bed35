//! Hexes by their names.

use engine::space_rift::battlefield::{Hex, HexSet};

/// The hex of this name.
pub fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_else(|_| panic!("no hex {name}"))
}

/// The hexes of these names, with spaces between them.
pub fn hexes(names: &str) -> HexSet {
    names.split_whitespace().map(hex).collect()
}
