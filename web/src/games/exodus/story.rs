//! What happens, as it is seen and heard on the star map.

/// The longest chain in milliseconds at the usual tempo: all ships of a Conquest stage fly at once, but
/// battles follow each other.
pub const LIMIT: u32 = 3_000;
