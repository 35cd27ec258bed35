//! The bot of Space Rift. It plans whole turns, and compares answers in playouts.
//!
//! A turn consists of a command card, orders, moves and attacks. Each plan of a unit (`unit_plan`)
//! is valued by its attack (`attack_value`, from the exact tables of `combat_odds`) and its
//! destination (`hex_evaluator`): the danger there (`battle_analysis`), possible attacks next turn,
//! and objectives. The best orders of each card are chosen one by one (`command_candidate`), and so
//! are moves and attacks (`unit_actions`). Small questions are answered by several playouts of each
//! answer, with the hidden hands dealt at random (`playout_search`); an admiral also compares its
//! cards and moves in playouts that include the enemy's reply. The bot implements no rules: every
//! line is built by playing it on a copy of the state.

mod attack_value;
mod battle_analysis;
mod combat_odds;
mod command_candidate;
mod decision;
mod features;
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

pub(super) use features::{FEATURES, add_features};
pub(super) use position_value::position_value;
