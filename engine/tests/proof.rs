//! Salvage, the game of the tests, played by hand; and with it everything that is written once for
//! all games: sessions, taking back, saves.
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
