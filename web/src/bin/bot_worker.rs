//! Entry of the bot worker.
fn main() {}
