//! The bot of Space Rift: it plans whole turns, and tries answers out in battles that it imagines.
//!
//! A turn is a command card, orders, moves, attacks. What each unit might do (`plans`) is judged by
//! what its blow brings (`blow`, from the exact tables of `odds`) and what its place is worth
//! (`stance`), which is the danger there (`outlook`), whom it could strike next, and objectives.
//! The best orders for each card are found one after another (`muster`), moves and attacks
//! likewise (`drill`). Small questions are answered by trying each answer out several times, with
//! hidden hands dealt anew (`trials`); an admiral tries out its cards and moves as well, and lets
//! the enemy answer. Legality is not decided here: a line is written by playing it.

mod attack_value;
mod battle_analysis;
mod combat_odds;
mod command_candidate;
mod decision;
mod heuristic_policy;
mod hex_evaluator;
mod playout;
mod playout_search;
mod position_value;
mod position_values;
mod skill;
mod unit_actions;
mod unit_plan;

pub use decision::BotDecision;

pub(super) use position_value::position_value;
