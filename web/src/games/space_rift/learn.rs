//! Learning Space Rift: the table of a lesson, and what its steps ask for in words.

mod goals;
mod lesson;
#[cfg(test)]
mod tests;
