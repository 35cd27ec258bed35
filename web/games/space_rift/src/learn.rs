//! Lessons of Space Rift: the texts of their goals.

pub(super) mod goals;
#[cfg(test)]
mod tests;
