//! Salvage, the test game, played by hand, and with it the code that all games share: sessions,
//! undo, saves.
#![cfg(not(target_arch = "wasm32"))]

#[path = "proof/again.rs"]
mod again;
#[path = "proof/hostile.rs"]
mod hostile;
#[path = "proof/kin.rs"]
mod kin;
#[path = "proof/review.rs"]
mod review;
#[path = "proof/rules.rs"]
mod rules;
#[path = "proof/save.rs"]
mod save;
#[path = "proof/session.rs"]
mod session;
mod support;
