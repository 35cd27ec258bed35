//! Tests of Salvage, the test game, and of the code that all games share: sessions, undo, saves.
#![cfg(not(target_arch = "wasm32"))]

#[path = "proof/hostile.rs"]
mod hostile;
#[path = "proof/log_relation.rs"]
mod log_relation;
#[path = "proof/replays.rs"]
mod replays;
#[path = "proof/review.rs"]
mod review;
#[path = "proof/rules.rs"]
mod rules;
#[path = "proof/save.rs"]
mod save;
#[path = "proof/session.rs"]
mod session;
mod support;
