//! Learning Space Rift: the table of a lesson, and what its steps ask for in words.

pub(super) mod goals;
#[cfg(test)]
mod tests;
