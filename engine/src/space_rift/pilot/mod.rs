//! The bot of Space Rift: it plans whole turns, and tries answers out in battles that it imagines.
//!
//! A turn is a command card, orders, moves, attacks. What each unit might do (`plans`) is judged by
//! what its blow brings (`blow`, from the exact tables of `odds`) and what its place is worth
//! (`stance`), which is the danger there (`outlook`), whom it could strike next, and objectives.
//! The best orders for each card are found one after another (`muster`), moves and attacks
//! likewise (`drill`). Small questions are answered by trying each answer out several times, with
//! hidden hands dealt anew (`trials`); an admiral tries out its cards and moves as well, and lets
//! the enemy answer. Legality is not decided here: a line is written by playing it.

mod assess;
mod blow;
mod course;
mod decision;
mod drill;
mod muster;
mod odds;
mod outlook;
mod plans;
mod reflex;
mod skill;
mod stakes;
mod stance;
mod trials;

pub use decision::Pilot;

pub(super) use assess::assess;
